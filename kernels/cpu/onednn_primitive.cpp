#include "kernels/cpu/onednn_primitive.h"

#include "core/base/error.h"
#include "core/base/fork.h"

#if EG_HAVE_ONEDNN

#include <cstring>
#include <list>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include "kernels/cpu/onednn_api.h"

namespace eg::kernels::onednn {
namespace {

void require(dnnl_status_t status) {
  if (status == dnnl_success) return;
  check(status != dnnl_out_of_memory, Code::OutOfMemory, "not enough memory for a convolution");
  fail(Code::Runtime, "convolution: oneDNN failed with status ", static_cast<int>(status));
}

// A layout of memory, owned.
class Desc {
 public:
  explicit Desc(const Api& a) : api_(a) {}
  Desc(const Desc&) = delete;
  Desc& operator=(const Desc&) = delete;
  ~Desc() {
    if (d_) api_.memory_desc_destroy(d_);
  }
  bool strided(int nd, const int64_t* dims, const int64_t* strides) {
    return api_.memory_desc_create_with_strides(&d_, nd, dims, dnnl_f32, strides) == dnnl_success;
  }
  bool any(int nd, const int64_t* dims) {
    return api_.memory_desc_create_with_tag(&d_, nd, dims, dnnl_f32, dnnl_format_tag_any) == dnnl_success;
  }
  const_dnnl_memory_desc_t get() const { return d_; }

 private:
  const Api& api_;
  dnnl_memory_desc_t d_ = nullptr;
};

// A primitive with its description.
class Made {
 public:
  explicit Made(const Api& a) : api_(a) {}
  Made(const Made&) = delete;
  Made& operator=(const Made&) = delete;
  ~Made() {
    if (primitive) api_.primitive_destroy(primitive);
    if (desc) api_.primitive_desc_destroy(desc);
  }
  const_dnnl_memory_desc_t layout(dnnl_query_t what) const { return api_.primitive_desc_query_md(desc, what, 0); }
  bool finish() { return api_.primitive_create(&primitive, desc) == dnnl_success; }

  dnnl_primitive_desc_t desc = nullptr;
  dnnl_primitive_t primitive = nullptr;

 private:
  const Api& api_;
};

// A memory object over the caller's bytes, for one execution.
class Memory {
 public:
  Memory(const Api& a, const_dnnl_memory_desc_t layout, const void* data) : api_(a) {
    require(a.memory_create(&m_, layout, a.engine, const_cast<void*>(data)));
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  ~Memory() { api_.memory_destroy(m_); }
  dnnl_memory_t get() const { return m_; }

 private:
  const Api& api_;
  dnnl_memory_t m_ = nullptr;
};

class Entry final : public Convolution {
 public:
  explicit Entry(const Api& a)
      : api_(a), conv_(a), given_{Desc(a), Desc(a), Desc(a)}, reorder_{Made(a), Made(a), Made(a)} {}

  bool make(const Problem& p) {
    const int nd = static_cast<int>(p.nd) + 2;
    int64_t dims[3][6], strides[6];
    const bool grouped = p.groups > 1;
    dims[0][0] = dims[2][0] = p.images;
    dims[0][1] = p.groups * p.in_channels;
    dims[2][1] = p.groups * p.out_channels;
    int w = 0;
    if (grouped) {
      strides[w] = p.out_channels * p.weight_strides[0];
      dims[1][w++] = p.groups;
    }
    for (int i = 0; i < nd; ++i, ++w) {
      dims[1][w] = i == 0 ? p.out_channels : i == 1 ? p.in_channels : p.kernel[i - 2];
      strides[w] = p.weight_strides[i];
    }
    int64_t gaps[3], behind[3];
    for (int i = 0; i < p.nd; ++i) {
      dims[0][i + 2] = p.in[i];
      dims[2][i + 2] = p.out[i];
      gaps[i] = p.dilation[i] - 1;
      behind[i] = (p.out[i] - 1) * p.stride[i] + p.dilation[i] * (p.kernel[i] - 1) + 1 - p.in[i] - p.padding[i];
    }
    if (!given_[0].strided(nd, dims[0], p.in_strides) || !given_[1].strided(w, dims[1], strides) ||
        !given_[2].strided(nd, dims[2], p.out_strides)) {
      return false;
    }
    Desc x(api_), weight(api_), y(api_), bias(api_);
    const bool blocked = p.layout == Layout::Blocked;
    const int64_t one = 1;
    if (!weight.any(w, dims[1]) || (p.bias && !bias.strided(1, &dims[2][1], &one))) return false;
    if (blocked && (!x.any(nd, dims[0]) || !y.any(nd, dims[2]))) return false;
    const auto in = blocked ? x.get() : given_[0].get(), out = blocked ? y.get() : given_[2].get();
    // The gradients are described after the forward whose layouts they may follow.
    Made forward(api_);
    const bool ahead = p.kind == Kind::Forward;
    if (api_.convolution_forward_primitive_desc_create(&(ahead ? conv_ : forward).desc, api_.engine,
                                                       dnnl_forward_training, dnnl_convolution_direct, in, weight.get(),
                                                       p.bias ? bias.get() : nullptr, out, p.stride, gaps, p.padding,
                                                       behind, api_.attr) != dnnl_success) {
      return false;
    }
    dnnl_status_t status = dnnl_success;
    if (p.kind == Kind::BackwardData) {
      status = api_.convolution_backward_data_primitive_desc_create(&conv_.desc, api_.engine, dnnl_convolution_direct,
                                                                    in, weight.get(), out, p.stride, gaps, p.padding,
                                                                    behind, forward.desc, api_.attr);
    } else if (p.kind == Kind::BackwardWeights) {
      status = api_.convolution_backward_weights_primitive_desc_create(
          &conv_.desc, api_.engine, dnnl_convolution_direct, in, weight.get(), nullptr, out, p.stride, gaps, p.padding,
          behind, forward.desc, api_.attr);
    }
    if (status != dnnl_success || !good() || !conv_.finish()) return false;
    const dnnl_query_t names[3][3] = {{dnnl_query_src_md, dnnl_query_weights_md, dnnl_query_dst_md},
                                      {dnnl_query_diff_src_md, dnnl_query_weights_md, dnnl_query_diff_dst_md},
                                      {dnnl_query_src_md, dnnl_query_diff_weights_md, dnnl_query_diff_dst_md}};
    kind_ = p.kind;
    written_ = ahead ? 2 : p.kind == Kind::BackwardData ? 0 : 1;
    for (int i = 0; i < 3; ++i) {
      own_[i] = conv_.layout(names[static_cast<int>(p.kind)][i]);
      if (api_.memory_desc_equal(own_[i], given_[i].get())) continue;
      bytes_[i] = api_.memory_desc_get_size(own_[i]);
      const auto from = i == written_ ? own_[i] : given_[i].get(), to = i == written_ ? given_[i].get() : own_[i];
      if (api_.reorder_primitive_desc_create(&reorder_[i].desc, from, api_.engine, to, api_.engine, api_.attr) !=
              dnnl_success ||
          !reorder_[i].finish()) {
        return false;
      }
      if (api_.memory_desc_get_size(reorder_[i].layout(dnnl_query_scratchpad_md)) != 0) return false;
    }
    if (p.bias)
      bias_ = conv_.layout(dnnl_query_weights_md) ? api_.primitive_desc_query_md(conv_.desc, dnnl_query_weights_md, 1)
                                                  : nullptr;
    scratch_ = conv_.layout(dnnl_query_scratchpad_md);
    return true;
  }

  size_t bytes(Arg arg) const override { return bytes_[static_cast<int>(arg)]; }
  size_t scratch_bytes() const override { return api_.memory_desc_get_size(scratch_); }
  int64_t weight_elements() const override {
    return static_cast<int64_t>(api_.memory_desc_get_size(own_[1]) / sizeof(float));
  }
  void load(Arg arg, const float* from, float* to) const override {
    const int i = static_cast<int>(arg);
    reorder(i, given_[i].get(), from, own_[i], to);
  }
  void store(Arg arg, const float* from, float* to) const override {
    const int i = static_cast<int>(arg);
    reorder(i, own_[i], from, given_[i].get(), to);
  }
  void run(const float* in, const float* weight, const float* bias, const float* out, void* scratch) const override {
    const Memory x(api_, own_[0], in), w(api_, own_[1], weight), y(api_, own_[2], out), s(api_, scratch_, scratch);
    const bool ahead = kind_ == Kind::Forward;
    dnnl_exec_arg_t args[5] = {
        {kind_ == Kind::BackwardData ? DNNL_ARG_DIFF_SRC : DNNL_ARG_SRC, x.get()},
        {kind_ == Kind::BackwardWeights ? DNNL_ARG_DIFF_WEIGHTS : DNNL_ARG_WEIGHTS, w.get()},
        {ahead ? DNNL_ARG_DST : DNNL_ARG_DIFF_DST, y.get()},
        {DNNL_ARG_SCRATCHPAD, s.get()},
    };
    if (!bias_) {
      require(api_.primitive_execute(conv_.primitive, api_.stream, 4, args));
      return;
    }
    const Memory b(api_, bias_, bias);
    args[4] = {DNNL_ARG_BIAS, b.get()};
    require(api_.primitive_execute(conv_.primitive, api_.stream, 5, args));
  }

 private:
  // The reference implementation is beyond use, and the one over matrix products is no better than our own.
  bool good() const {
    const char* name = nullptr;
    if (api_.primitive_desc_query(conv_.desc, dnnl_query_impl_info_str, 0, static_cast<void*>(&name)) != dnnl_success) {
      return false;
    }
    const std::string_view v(name);
    return v.find("ref") == v.npos && v.find("gemm:") == v.npos;
  }
  void reorder(int i, const_dnnl_memory_desc_t from_layout, const float* from, const_dnnl_memory_desc_t to_layout,
               float* to) const {
    const Memory a(api_, from_layout, from), b(api_, to_layout, to);
    const dnnl_exec_arg_t args[2] = {{DNNL_ARG_FROM, a.get()}, {DNNL_ARG_TO, b.get()}};
    require(api_.primitive_execute(reorder_[i].primitive, api_.stream, 2, args));
  }

  const Api& api_;
  Kind kind_ = Kind::Forward;
  int written_ = 2;
  Made conv_;
  Desc given_[3];  // what the caller has: input, weight, output
  Made reorder_[3];
  const_dnnl_memory_desc_t own_[3] = {}, bias_ = nullptr, scratch_ = nullptr;  // what the primitive wants
  size_t bytes_[3] = {};
};

struct Hash {
  size_t operator()(const Problem& p) const {
    uint64_t words[sizeof(Problem) / 8], h = 0x9e3779b97f4a7c15;
    std::memcpy(words, &p, sizeof p);
    for (uint64_t w : words) h = (h ^ w) * 0xff51afd7ed558ccd, h ^= h >> 29;
    return h;
  }
};
struct Same {
  bool operator()(const Problem& a, const Problem& b) const { return std::memcmp(&a, &b, sizeof a) == 0; }
};
static_assert(sizeof(Problem) == 8 * (8 + 6 * 3 + 3 * 5));

// Newest first; a problem without a primitive is kept too, as null.
struct Cache {
  using Item = std::pair<Problem, std::shared_ptr<const Convolution>>;
  std::mutex making;  // one at a time: oneDNN has locks of its own, which must be free when the process is forked
  std::mutex mutex;
  std::list<Item> items;
  std::unordered_map<Problem, std::list<Item>::iterator, Hash, Same> by_problem;
};
Cache& cache() {
  static Cache* c = new Cache;  // other threads may still compute when the process ends
  return *c;
}
const AtFork g_at_fork(ForkOrder::Kernels, [] { cache().making.lock(), cache().mutex.lock(); },
                       [] { cache().mutex.unlock(), cache().making.unlock(); });

}  // namespace

std::shared_ptr<const Convolution> convolution(const Problem& problem) {
  const Api* const a = api();
  if (!a) return nullptr;
  Cache& c = cache();
  {
    std::lock_guard lock(c.mutex);
    if (const auto it = c.by_problem.find(problem); it != c.by_problem.end()) {
      c.items.splice(c.items.begin(), c.items, it->second);
      return it->second->second;
    }
  }
  auto made = std::make_shared<Entry>(*a);
  {
    std::lock_guard lock(c.making);
    if (!made->make(problem)) made = nullptr;
  }
  std::shared_ptr<const Convolution> dropped;  // freed after the lock
  std::lock_guard lock(c.mutex);
  if (const auto it = c.by_problem.find(problem); it != c.by_problem.end()) return it->second->second;
  c.items.emplace_front(problem, made);
  c.by_problem.emplace(problem, c.items.begin());
  if (c.items.size() > kCacheCapacity) {
    dropped = std::move(c.items.back().second);
    c.by_problem.erase(c.items.back().first);
    c.items.pop_back();
  }
  return made;
}

size_t cache_size() {
  Cache& c = cache();
  std::lock_guard lock(c.mutex);
  return c.items.size();
}

}  // namespace eg::kernels::onednn

#else

namespace eg::kernels::onednn {

std::shared_ptr<const Convolution> convolution(const Problem&) { return nullptr; }
size_t cache_size() { return 0; }

}  // namespace eg::kernels::onednn

#endif
