// Nodes for in-place writes and views: the history that a base gets when a view of it was written to, and the one that
// a view gets when its base was. Both move gradients between the places of the base and those of the view. Where the
// view reads the memory as another dtype (the real parts of a complex base, say), they do so in a gradient laid out
// like the whole memory, which is reinterpreted as the memory is.
#include <algorithm>

#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

struct Geometry {
  Dims sizes, strides;
  int64_t offset;
  bool contiguous, complex, conj, neg;
  explicit Geometry(const Tensor& t)
      : sizes(t.sizes()),
        strides(t.strides()),
        offset(t.storage_offset()),
        contiguous(t.is_contiguous()),
        complex(t.is_complex()),
        conj(t.is_conj()),
        neg(t.is_neg()) {}
  Tensor of(const Tensor& flat) const { return intrinsics::as_strided(flat, sizes, strides, offset); }
};

// How many elements of t's dtype its memory holds; even, so that pairs of them may stand for complex numbers.
int64_t memory_size(const Tensor& t) {
  int64_t n;
  if (t.storage()) {
    n = static_cast<int64_t>(t.storage()->bytes() / size_of(t.dtype()));
  } else {
    n = storage_bytes_needed(t.sizes(), t.strides(), t.storage_offset(), DType::UInt8);
  }
  return n + (n & 1);
}

Tensor zeros_like_memory(int64_t n, const Tensor& g) { return new_zeros({n}, g.dtype(), g.device()); }

// A flat gradient of the memory, as real or as complex elements.
Tensor reinterpret(const Tensor& flat, bool complex) {
  if (flat.is_complex() == complex) return flat;
  if (complex) return intrinsics::view_as_complex(intrinsics::reshape(flat, {flat.numel() / 2, 2}));
  return intrinsics::reshape(intrinsics::view_as_real(flat), {-1});
}

int64_t size_as(int64_t n, bool from_complex, bool to_complex) {
  return from_complex == to_complex ? n : to_complex ? n / 2 : n * 2;
}

// A gradient of the one as the other sees it: conjugated or negated where only one of them reads the memory so.
Tensor seen(Tensor g, const Geometry& a, const Geometry& b) {
  if (a.conj != b.conj && g.is_complex()) g = intrinsics::conj(g);
  if (a.neg != b.neg) g = intrinsics::neg(g);
  return g;
}

class AsStridedView final : public Node {
 public:
  AsStridedView(const Tensor& base, const Tensor& view) : base_(base), view_(view), memory_(memory_size(base)) {
    next.init(1);
    next[0] = gradient_edge(base);
    results.init(1);
    results[0] = TensorMeta(view);
  }
  const char* name() const override { return "AsStridedBackward0"; }
  void apply(const Tensor* grads, Tensor* out) override {
    const Tensor g = seen(grads[0], base_, view_);
    if (base_.contiguous && base_.complex == view_.complex) {
      const Tensor zeros = new_zeros(base_.sizes, g.dtype(), g.device());
      out[0] = intrinsics::as_strided_scatter(zeros, g, view_.sizes, view_.strides, view_.offset - base_.offset);
      return;
    }
    const Tensor zeros = zeros_like_memory(size_as(memory_, base_.complex, view_.complex), g);
    const Tensor flat = intrinsics::as_strided_scatter(zeros, g, view_.sizes, view_.strides, view_.offset);
    out[0] = base_.of(reinterpret(flat, base_.complex));
  }

 private:
  Geometry base_, view_;
  int64_t memory_;
};

// base_new = scatter(base_old, written view)
class CopySlices final : public Node {
 public:
  CopySlices(const Tensor& base, const Tensor& view, Edge base_edge, Edge written)
      : base_(base), view_(view), memory_(memory_size(base)) {
    next.init(2);
    next[0] = std::move(base_edge);
    next[1] = std::move(written);
    results.init(1);
    results[0] = TensorMeta(base);
  }
  const char* name() const override { return "CopySlices"; }
  void apply(const Tensor* grads, Tensor* out) override {
    Tensor g = grads[0];
    const bool direct = base_.contiguous && base_.complex == view_.complex;
    int64_t offset = view_.offset;
    if (direct) {
      offset -= base_.offset;
      if (!g.is_contiguous()) g = intrinsics::reshape(intrinsics::reshape(g, {-1}), base_.sizes);
      if (!g.is_contiguous() || g.storage_offset()) g = intrinsics::clone(g);
    } else {
      g = intrinsics::as_strided_scatter(zeros_like_memory(memory_, g), g, base_.sizes, base_.strides, base_.offset);
      g = reinterpret(g, view_.complex);
    }
    if (needs(1)) {
      out[1] = seen(intrinsics::clone(intrinsics::as_strided(g, view_.sizes, view_.strides, offset)), base_, view_);
    }
    if (!needs(0)) return;
    const Tensor zeros = new_zeros(view_.sizes, g.dtype(), g.device());
    g = intrinsics::as_strided_scatter(g, zeros, view_.sizes, view_.strides, offset);
    out[0] = direct ? g : base_.of(reinterpret(g, base_.complex));
  }

 private:
  Geometry base_, view_;
  int64_t memory_;
};

}  // namespace

Ref<Node> view_node(const Tensor& base, const Tensor& view) { return make<AsStridedView>(base, view); }

Ref<Node> write_node(const Tensor& base, const Tensor& view, Edge base_edge, Edge written) {
  return make<CopySlices>(base, view, std::move(base_edge), std::move(written));
}

}  // namespace eg
