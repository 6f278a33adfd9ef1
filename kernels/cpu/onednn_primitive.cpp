#include "kernels/cpu/onednn_primitive.h"

#if EG_HAVE_ONEDNN

#include "kernels/cpu/onednn_cache.h"
#include "kernels/cpu/onednn_objects.h"

namespace eg::kernels::onednn {
namespace {

constexpr char kOp[] = "convolution";

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
    const Memory x(api_, kOp, own_[0], in), w(api_, kOp, own_[1], weight), y(api_, kOp, own_[2], out);
    const Memory s(api_, kOp, scratch_, scratch);
    const bool ahead = kind_ == Kind::Forward;
    dnnl_exec_arg_t args[5] = {
        {kind_ == Kind::BackwardData ? DNNL_ARG_DIFF_SRC : DNNL_ARG_SRC, x.get()},
        {kind_ == Kind::BackwardWeights ? DNNL_ARG_DIFF_WEIGHTS : DNNL_ARG_WEIGHTS, w.get()},
        {ahead ? DNNL_ARG_DST : DNNL_ARG_DIFF_DST, y.get()},
        {DNNL_ARG_SCRATCHPAD, s.get()},
    };
    if (!bias_) {
      require(api_.primitive_execute(conv_.primitive, api_.stream, 4, args), kOp);
      return;
    }
    const Memory b(api_, kOp, bias_, bias);
    args[4] = {DNNL_ARG_BIAS, b.get()};
    require(api_.primitive_execute(conv_.primitive, api_.stream, 5, args), kOp);
  }

 private:
  // The reference implementation is beyond use, and the one over matrix products is no better than our own.
  bool good() const {
    const std::string_view v = conv_.implementation();
    return v.find("ref") == v.npos && v.find("gemm:") == v.npos;
  }
  void reorder(int i, const_dnnl_memory_desc_t from_layout, const float* from, const_dnnl_memory_desc_t to_layout,
               float* to) const {
    const Memory a(api_, kOp, from_layout, from), b(api_, kOp, to_layout, to);
    const dnnl_exec_arg_t args[2] = {{DNNL_ARG_FROM, a.get()}, {DNNL_ARG_TO, b.get()}};
    require(api_.primitive_execute(reorder_[i].primitive, api_.stream, 2, args), kOp);
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

using Convolutions = Cache<Problem, Convolution>;
Convolutions& cache() {
  static Convolutions* c = new Convolutions(kCacheCapacity);  // other threads may still compute when the process ends
  return *c;
}
const AtFork g_at_fork(ForkOrder::Kernels, [] { cache().lock(); }, [] { cache().unlock(); });

}  // namespace

std::shared_ptr<const Convolution> convolution(const Problem& problem) {
  const Api* const a = api();
  if (!a) return nullptr;
  return cache().find_or_make(problem, [&]() -> std::shared_ptr<const Convolution> {
    auto made = std::make_shared<Entry>(*a);
    return made->make(problem) ? made : nullptr;
  });
}

size_t cache_size() { return cache().size(); }

}  // namespace eg::kernels::onednn

#else

namespace eg::kernels::onednn {

std::shared_ptr<const Convolution> convolution(const Problem&) { return nullptr; }
size_t cache_size() { return 0; }

}  // namespace eg::kernels::onednn

#endif
