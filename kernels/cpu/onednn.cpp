// Opens oneDNN. It asks for its OpenMP functions by the name of libeggomp.so, which is opened first, so that no search
// path is needed, and looks for every symbol among its own libraries first (deep binding), so that it meets neither the
// OpenMP nor the oneDNN that the program may have besides.
#include "kernels/cpu/onednn.h"

#include <atomic>

#include "kernels/cpu/isa.h"

#if EG_HAVE_ONEDNN
#include <dlfcn.h>
#include <stdlib.h>

#include <string>

#include "core/base/fork.h"
#include "kernels/cpu/onednn_api.h"
#include "kernels/cpu/onednn_cache.h"
#endif

namespace eg::kernels::onednn {
namespace {
std::atomic<bool> g_enabled{true}, g_preferred{false};
}  // namespace

void set_enabled(bool enabled) { g_enabled.store(enabled, std::memory_order_relaxed); }

void set_preferred(bool preferred) { g_preferred.store(preferred, std::memory_order_relaxed); }
bool preferred() { return g_preferred.load(std::memory_order_relaxed); }

#if EG_HAVE_ONEDNN

namespace {

// The folder of the file that this code was loaded from, with a slash; empty where it cannot be told.
std::string own_folder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void*>(&own_folder), &info) || !info.dli_fname) return "";
  char* real = realpath(info.dli_fname, nullptr);
  std::string path = real ? real : "";
  free(real);
  return path.substr(0, path.rfind('/') + 1);
}

// Sanitizers refuse deep binding: they have to see every call of malloc.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(RTLD_DEEPBIND)
constexpr int kBinding = 0;
#else
constexpr int kBinding = RTLD_DEEPBIND;
#endif

struct Library {
  Api api{};
  Isa cap = Isa::Baseline;  // what its code may use; it cannot be lowered later
  bool usable = false;
};

bool open(Library& library) {
  library.cap = isa();
  if (library.cap < Isa::Avx2) return false;
  const std::string folder = own_folder();
  if (folder.empty() || !dlopen((folder + "libeggomp.so").c_str(), RTLD_NOW | RTLD_LOCAL)) return false;
  void* const handle = dlopen((folder + "libegdnnl.so").c_str(), RTLD_LAZY | RTLD_LOCAL | kBinding);
  if (!handle) return false;
  Api& a = library.api;
#define EG_ONEDNN_FIND(name)                                                 \
  a.name = reinterpret_cast<decltype(a.name)>(dlsym(handle, "dnnl_" #name)); \
  if (!a.name) return false;
  EG_ONEDNN_FUNCTIONS(EG_ONEDNN_FIND)
#undef EG_ONEDNN_FIND
  if (library.cap == Isa::Avx2) a.set_max_cpu_isa(dnnl_cpu_isa_avx2);
  a.set_primitive_cache_capacity(0);  // the kernels keep what they need themselves
  return a.engine_create(&a.engine, dnnl_cpu, 0) == dnnl_success &&
         a.stream_create(&a.stream, a.engine, dnnl_stream_default_flags) == dnnl_success &&
         a.primitive_attr_create(&a.attr) == dnnl_success &&
         a.primitive_attr_set_scratchpad_mode(a.attr, dnnl_scratchpad_mode_user) == dnnl_success;
}

const AtFork g_at_fork(ForkOrder::Kernels, [] { making().lock(); }, [] { making().unlock(); });

}  // namespace

std::mutex& making() {
  static std::mutex* const m = new std::mutex;  // other threads may still compute when the process ends
  return *m;
}

const Api* api() {
  static const Library* const library = [] {
    auto* l = new Library;  // lives as long as the process: other threads may still compute at its end
    l->usable = open(*l);
    return l;
  }();
  return library->usable && library->cap <= isa() && g_enabled.load(std::memory_order_relaxed) ? &library->api
                                                                                               : nullptr;
}

bool available() { return api() != nullptr; }

bool sgemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, float alpha, const float* a, int64_t lda,
           const float* b, int64_t ldb, float beta, float* c, int64_t ldc) {
  const Api* const dnnl = api();
  return dnnl && dnnl->sgemm(trans_a ? 'T' : 'N', trans_b ? 'T' : 'N', m, n, k, alpha, a, lda, b, ldb, beta, c, ldc) ==
                     dnnl_success;
}

#else

bool available() { return false; }
bool sgemm(bool, bool, int64_t, int64_t, int64_t, float, const float*, int64_t, const float*, int64_t, float, float*,
           int64_t) {
  return false;
}

#endif

}  // namespace eg::kernels::onednn
