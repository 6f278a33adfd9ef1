// What OpenBLAS asks of the system, in place of its own memory.o and of libgfortran: working buffers from a pool without
// locks, errors as exceptions. CMakeLists.txt links it together with OpenBLAS's archive, so that no thread, no
// thread-local variable and no way to end the process comes along. The exceptions pass through C and Fortran, which the
// compilers give tables for unwinding as they do C++; whoever calls OpenBLAS sees them as the library's own.
#include <sys/mman.h>

#include <atomic>
#include <cstdlib>
#include <cstring>

#include "core/base/error.h"

namespace {

// As compiled into OpenBLAS, which derives from it how much of B is packed at once. Pages come when they are touched.
constexpr size_t kBuffer = size_t{128} << 20;

// Buffers that nobody uses at the moment. Taking and giving back is one exchange, so that a process may be forked at any
// time: a child has lost those only that were in use.
constexpr int kKept = 64;
std::atomic<void*> g_kept[kKept];

[[noreturn]] void no_memory(size_t bytes) {
  eg::fail(eg::Code::OutOfMemory, "not enough memory: tried to allocate ", bytes, " bytes for OpenBLAS");
}

}  // namespace

extern "C" {

void* gotoblas = nullptr;  // the table of kernels for the processor
void gotoblas_dynamic_init();
void openblas_read_env();

// As OpenBLAS does, when the library is loaded: before any thread could call it.
__attribute__((constructor)) static void choose_kernels() {
  openblas_read_env();
  gotoblas_dynamic_init();
}

void* blas_memory_alloc(int) {
  for (std::atomic<void*>& kept : g_kept) {
    if (!kept.load(std::memory_order_relaxed)) continue;
    if (void* p = kept.exchange(nullptr, std::memory_order_acquire)) return p;
  }
  void* p = mmap(nullptr, kBuffer, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) no_memory(kBuffer);
  madvise(p, kBuffer, MADV_HUGEPAGE);  // packed panels are read from end to end, again and again
  return p;
}

void blas_memory_free(void* p) {
  for (std::atomic<void*>& kept : g_kept) {
    void* none = nullptr;
    if (!kept.load(std::memory_order_relaxed) && kept.compare_exchange_strong(none, p, std::memory_order_release)) return;
  }
  munmap(p, kBuffer);
}

// malloc() and exit() as OpenBLAS's objects call them, and this one too, which is why aligned_alloc() stands here: the
// kernels for small matrices do not look at what they get.
void* __wrap_malloc(size_t bytes) {
  if (void* p = std::aligned_alloc(64, (bytes + 63) & ~size_t{63})) return p;
  no_memory(bytes);
}
[[noreturn]] void __wrap_exit(int) { eg::fail(eg::Code::Runtime, "OpenBLAS does not know this processor"); }

// Arguments have been checked before: nothing to say, and nowhere to say it.
void xerbla_(const char*, const int*, size_t) {}

// The one function of libgfortran that LAPACK is compiled to call: a // b, cut or padded to the length of `out`.
void _gfortran_concat_string(size_t size, char* out, size_t na, const char* a, size_t nb, const char* b) {
  const size_t first = na < size ? na : size, second = nb < size - first ? nb : size - first;
  std::memcpy(out, a, first);
  std::memcpy(out + first, b, second);
  std::memset(out + first + second, ' ', size - first - second);
}

}  // extern "C"
