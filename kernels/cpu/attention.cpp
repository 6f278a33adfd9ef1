// Shares attention out over heads and stretches of queries. Halves are computed in float, in copies of their own.
#include "kernels/attention.h"

#include <optional>

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/attention.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

EG_BY_ISA(AttentionTable, k_attention, attention_set)

namespace {

template <class T>
const AttentionLoops<T>& loops() {
  const AttentionTable& t = attention_set();
  if constexpr (std::is_same_v<T, float>) return t.f32;
  else return t.f64;
}

template <class T>
constexpr DType kTypeOf = std::is_same_v<T, float> ? DType::Float32 : DType::Float64;

bool dense_rows(const TensorView& v, DType type) { return v.dtype == type && (v.strides[3] == 1 || v.sizes[3] == 1); }

// An input in T whose rows are dense, and where each of its heads begins.
template <class T>
class Input {
 public:
  explicit Input(const TensorView& v) : view_(v) {
    if (dense_rows(v, kTypeOf<T>)) return;
    copy_.emplace(v, kTypeOf<T>);
    view_ = copy_->view();
  }
  AttentionRows<const T> at(int64_t b, int64_t h) const {
    return {data_of<const T>(view_) + b * view_.strides[0] + h * view_.strides[1], view_.strides[2], view_.strides[1]};
  }

 private:
  TensorView view_;
  std::optional<Contiguous> copy_;
};

template <class T>
class Output {
 public:
  explicit Output(const TensorView* v) {
    if (!v) return;
    view_ = *v;
    if (dense_rows(*v, kTypeOf<T>)) return;
    target_ = *v;
    strides_ = contiguous_strides(v->sizes, v->ndim);
    memory_.emplace(numel(*v));
    view_ = {memory_->get(), v->sizes, strides_.data(), v->ndim, kTypeOf<T>};
  }
  AttentionRows<T> at(int64_t b, int64_t h) const {
    if (!view_.data) return {};
    return {data_of<T>(view_) + b * view_.strides[0] + h * view_.strides[1], view_.strides[2], view_.strides[1]};
  }
  void finish() {
    if (memory_) copy(target_, view_);
  }

 private:
  TensorView view_{}, target_{};
  Dims strides_;
  std::optional<Buffer<T>> memory_;
};

AttentionMask mask_at(const TensorView* mask, int64_t b, int64_t h) {
  if (!mask) return {};
  const int64_t offset = b * mask->strides[0] + h * mask->strides[1];
  return {static_cast<const char*>(mask->data) + offset * static_cast<int64_t>(size_of(mask->dtype)),
          mask->strides[2], mask->strides[3], mask->strides[1], mask->dtype == DType::Bool};
}

template <class T>
AttentionRows<const T> numbers_at(const TensorView& v, int64_t b, int64_t h) {
  return {data_of<const T>(v) + b * v.strides[0] + h * v.strides[1], v.strides[2], v.strides[1]};
}

// How long the stretches are into which n is cut, so that there are enough for all threads; multiples of `unit`.
int64_t stretch(int64_t n, int64_t heads, int64_t longest, int64_t unit) {
  const int64_t wanted = heads >= int64_t{num_threads()} * 2 ? 1 : (int64_t{num_threads()} * 4 + heads - 1) / heads;
  const int64_t length = std::min(longest, std::max<int64_t>(unit, (n + wanted - 1) / wanted));
  const int64_t pieces = (n + length - 1) / length;
  return ((n + pieces - 1) / pieces + unit - 1) / unit * unit;
}

// Pieces worth a hand-over to another thread.
int64_t grain_of(double work) { return std::max<int64_t>(1, static_cast<int64_t>(262144.0 / std::max(work, 1.0))); }

template <class T>
void run(const TensorView& out, const TensorView& lse, const TensorView& q, const TensorView& k, const TensorView& v,
         const TensorView* mask, bool causal, double scale) {
  const AttentionLoops<T>& loop = loops<T>();
  const Input<T> queries(q), keys(k), values(v);
  Output<T> result(&out);
  const int64_t heads = q.sizes[1], rows = q.sizes[2], group = heads / k.sizes[1];
  const int64_t length = stretch(rows, q.sizes[0] * heads, 512, 96), pieces = (rows + length - 1) / length;
  const double work = static_cast<double>(length) * static_cast<double>(k.sizes[2]) * static_cast<double>(q.sizes[3]);
  parallel_for(0, q.sizes[0] * heads * pieces, grain_of(work), [&](int64_t begin, int64_t end) {
    const Buffer<T> scratch(loop.forward_scratch(std::min(length, rows), q.sizes[3], v.sizes[3]));
    for (int64_t u = begin; u < end; ++u) {
      const int64_t b = u / pieces / heads, h = u / pieces % heads, first = u % pieces * length;
      AttentionForward<T> f;
      f.q = queries.at(b, h);
      f.k = keys.at(b, h / group);
      f.v = values.at(b, h / group);
      f.mask = mask_at(mask, b, h);
      f.out = result.at(b, h);
      f.lse = data_of<T>(lse) + (b * heads + h) * rows;
      f.q_begin = first;
      f.q_end = std::min(rows, first + length);
      f.keys = k.sizes[2];
      f.size = q.sizes[3];
      f.value_size = v.sizes[3];
      f.causal = causal;
      f.scale = static_cast<T>(scale);
      f.scratch = scratch.get();
      loop.forward(f);
    }
  });
  result.finish();
}

template <class T>
void run_backward(const TensorView* dq, const TensorView* dk, const TensorView* dv, const TensorView& grad,
                  const TensorView& grad_lse, const TensorView& q, const TensorView& k, const TensorView& v,
                  const TensorView* mask, const TensorView& out, const TensorView& lse, bool causal, double scale) {
  const AttentionLoops<T>& loop = loops<T>();
  const Input<T> queries(q), keys(k), values(v), gradient(grad), result(out);
  Output<T> q_grad(dq), k_grad(dk), v_grad(dv);
  const int64_t key_heads = k.sizes[1], group = q.sizes[1] / key_heads, rows = q.sizes[2], columns = k.sizes[2];
  const int64_t units = q.sizes[0] * key_heads;
  const double work = static_cast<double>(rows * group) * static_cast<double>(columns) * static_cast<double>(q.sizes[3]);
  // The gradients of a head of keys, all queries or a stretch of them, all keys or a stretch.
  const auto one = [&](int64_t unit, int64_t q0, int64_t q1, int64_t k0, int64_t k1, bool want_q, bool want_k,
                       T* scratch) {
    const int64_t b = unit / key_heads, h = unit % key_heads;
    AttentionBackward<T> t;
    t.q = queries.at(b, h * group);
    t.k = keys.at(b, h);
    t.v = values.at(b, h);
    t.out = result.at(b, h * group);
    t.grad = gradient.at(b, h * group);
    t.mask = mask_at(mask, b, h * group);
    t.lse = numbers_at<T>(lse, b, h * group);
    t.grad_lse = numbers_at<T>(grad_lse, b, h * group);
    if (want_q) t.dq = q_grad.at(b, h * group);
    if (want_k) {
      t.dk = k_grad.at(b, h);
      t.dv = v_grad.at(b, h);
    }
    t.q_begin = q0;
    t.q_end = q1;
    t.k_begin = k0;
    t.k_end = k1;
    t.group = group;
    t.size = q.sizes[3];
    t.value_size = v.sizes[3];
    t.causal = causal;
    t.scale = static_cast<T>(scale);
    t.scratch = scratch;
    loop.backward(t);
  };
  if (units >= num_threads() || num_threads() == 1) {
    parallel_for(0, units, grain_of(work), [&](int64_t begin, int64_t end) {
      const Buffer<T> scratch(loop.backward_scratch(rows, columns, q.sizes[3], v.sizes[3]));
      for (int64_t u = begin; u < end; ++u) one(u, 0, rows, 0, columns, true, true, scratch.get());
    });
  } else {
    // Few heads: stretches of keys, then stretches of queries, with the scores computed for each.
    const auto by_stretch = [&](int64_t n, bool of_keys) {
      const int64_t length = stretch(n, units, 4096, 128), pieces = (n + length - 1) / length;
      parallel_for(0, units * pieces, grain_of(work / static_cast<double>(pieces)), [&](int64_t begin, int64_t end) {
        const Buffer<T> scratch(loop.backward_scratch(of_keys ? rows : length, of_keys ? length : columns, q.sizes[3],
                                                       v.sizes[3]));
        for (int64_t u = begin; u < end; ++u) {
          const int64_t first = u % pieces * length, last = std::min(n, first + length);
          if (of_keys) one(u / pieces, 0, rows, first, last, false, true, scratch.get());
          else one(u / pieces, first, last, 0, columns, true, false, scratch.get());
        }
      });
    };
    if (dk || dv) by_stretch(columns, true);
    if (dq) by_stretch(rows, false);
  }
  q_grad.finish();
  k_grad.finish();
  v_grad.finish();
}

}  // namespace

void attention(const TensorView& out, const TensorView& lse, const TensorView& q, const TensorView& k,
               const TensorView& v, const TensorView* mask, bool causal, double scale) {
  if (q.dtype == DType::Float64) return run<double>(out, lse, q, k, v, mask, causal, scale);
  run<float>(out, lse, q, k, v, mask, causal, scale);
}

void attention_backward(const TensorView* dq, const TensorView* dk, const TensorView* dv, const TensorView& grad,
                        const TensorView& grad_lse, const TensorView& q, const TensorView& k, const TensorView& v,
                        const TensorView* mask, const TensorView& out, const TensorView& lse, bool causal,
                        double scale) {
  if (q.dtype == DType::Float64) {
    return run_backward<double>(dq, dk, dv, grad, grad_lse, q, k, v, mask, out, lse, causal, scale);
  }
  run_backward<float>(dq, dk, dv, grad, grad_lse, q, k, v, mask, out, lse, causal, scale);
}

}  // namespace eg::kernels
