// Convolution as matrix products over columns, one image and group at a time.
// Images are shared out over the pool; a single image shares out its product
// instead. Views that are not dense, and halves, are converted first.
#include <optional>

#include "kernels/conv.h"
#include "kernels/cpu/columns.h"
#include "kernels/cpu/conv_depthwise.h"
#include "kernels/cpu/conv_onednn.h"
#include "kernels/cpu/conv_pointwise.h"
#include "kernels/cpu/conv_side_by_side.h"
#include "kernels/cpu/matrix.h"
#include "kernels/cpu/onednn.h"

namespace eg::kernels {

namespace {

DType compute_type(DType t) {
  switch (t) {
    case DType::Float16:
    case DType::BFloat16:
      return DType::Float32;
    case DType::Float32:
    case DType::Float64:
    case DType::Complex64:
    case DType::Complex128:
      return t;
    default:
      unsupported("slow_conv", t);
  }
}

template <class F>
void visit_compute(DType t, F&& f) {
  switch (t) {
    case DType::Float32:
      return f(TypeTag<float>());
    case DType::Float64:
      return f(TypeTag<double>());
    case DType::Complex64:
      return f(TypeTag<std::complex<float>>());
    default:
      return f(TypeTag<std::complex<double>>());
  }
}

struct Sizes {
  int64_t images, groups, in_channels, out_channels;  // channels a group
  Geometry g;
  int64_t columns_rows() const { return in_channels * g.kernel_size(); }
};

Sizes sizes_of(const TensorView& image, const TensorView& weight, const TensorView& result, const ConvParams& p) {
  return {image.sizes[0], p.groups, image.sizes[1] / p.groups, result.sizes[1] / p.groups,
          geometry(p, image.sizes + 2, weight.sizes + 2, result.sizes + 2)};
}

// One channel in, one out a group (depthwise): no matrix product pays, the
// windows are summed directly.
template <class T>
void depthwise_plane(T* out, const T* in, const T* weight, const Geometry& g) {
  for (int64_t k0 = 0; k0 < g.kernel[0]; ++k0) {
    for (int64_t k1 = 0; k1 < g.kernel[1]; ++k1) {
      for (int64_t k2 = 0; k2 < g.kernel[2]; ++k2) {
        const T w = *weight++;
        int64_t a[3], b[3];
        inside(g, 0, k0, &a[0], &b[0]);
        inside(g, 1, k1, &a[1], &b[1]);
        inside(g, 2, k2, &a[2], &b[2]);
        const int64_t s2 = g.stride[2], shift2 = k2 * g.dilation[2] - g.padding[2];
        for (int64_t o0 = a[0]; o0 < b[0]; ++o0) {
          const int64_t i0 = o0 * g.stride[0] + k0 * g.dilation[0] - g.padding[0];
          for (int64_t o1 = a[1]; o1 < b[1]; ++o1) {
            const int64_t i1 = o1 * g.stride[1] + k1 * g.dilation[1] - g.padding[1];
            const T* from = in + (i0 * g.in[1] + i1) * g.in[2] + shift2;
            T* to = out + (o0 * g.out[1] + o1) * g.out[2];
            if (s2 == 1) {
              for (int64_t o = a[2]; o < b[2]; ++o) to[o] += w * from[o];
            } else {
              for (int64_t o = a[2]; o < b[2]; ++o) to[o] += w * from[o * s2];
            }
          }
        }
      }
    }
  }
}

// Pieces of (image, group) pairs for the pool; fn(image, group, whether the
// product may use the pool).
template <class F>
void for_images(const Sizes& s, bool shared_result, F&& fn) {
  const int64_t n = s.images * s.groups;
  const bool inner = n < num_threads() || shared_result;
  parallel_for(0, n, inner ? n : 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) fn(i / s.groups, i % s.groups, inner);
  });
}

template <class T>
void conv_run(T* out, const T* in, const T* weight, const T* bias, const Sizes& s) {
  const int64_t rows = s.columns_rows(), cols = s.g.out_size();
  for_images(s, false, [&](int64_t image, int64_t group, bool inner) {
    const T* x = in + (image * s.groups + group) * s.in_channels * s.g.in_size();
    T* y = out + (image * s.groups + group) * s.out_channels * cols;
    const T* w = weight + group * s.out_channels * rows;
    for (int64_t o = 0; o < s.out_channels; ++o) {
      std::fill_n(y + o * cols, cols, bias ? bias[group * s.out_channels + o] : T(0));
    }
    if (s.in_channels == 1 && s.out_channels <= 2) {
      for (int64_t o = 0; o < s.out_channels; ++o) depthwise_plane(y + o * cols, x, w + o * rows, s.g);
      return;
    }
    std::optional<Buffer<T>> columns;
    const T* c = x;
    if (!s.g.is_pointwise()) {
      columns.emplace(rows * cols);
      to_columns(columns->get(), x, s.in_channels, s.g);
      c = columns->get();
    }
    multiply<T>(row_major(y, s.out_channels, cols), row_major(w, s.out_channels, rows), row_major(c, rows, cols), T(1),
                T(1), inner);
  });
}

template <class T>
void grad_input_run(T* grad_in, const T* grad_out, const T* weight, const T* bias, const Sizes& s) {
  const int64_t rows = s.columns_rows(), cols = s.g.out_size(), plane = s.g.in_size();
  for_images(s, false, [&](int64_t image, int64_t group, bool inner) {
    T* x = grad_in + (image * s.groups + group) * s.in_channels * plane;
    const T* y = grad_out + (image * s.groups + group) * s.out_channels * cols;
    const T* w = weight + group * s.out_channels * rows;
    for (int64_t c = 0; c < s.in_channels; ++c) {
      std::fill_n(x + c * plane, plane, bias ? bias[group * s.in_channels + c] : T(0));
    }
    const Matrix<const T> wt = row_major(w, s.out_channels, rows).transposed();
    if (s.g.is_pointwise()) {
      multiply<T>(row_major(x, rows, cols), wt, row_major(y, s.out_channels, cols), T(1), T(1), inner);
      return;
    }
    Buffer<T> columns(rows * cols);
    multiply<T>(row_major(columns.get(), rows, cols), wt, row_major(y, s.out_channels, cols), T(1), T(0), inner);
    from_columns(x, static_cast<const T*>(columns.get()), s.in_channels, s.g);
  });
}

template <class T>
void grad_weight_run(T* grad_weight, const T* grad_out, const T* in, const Sizes& s) {
  const int64_t rows = s.columns_rows(), cols = s.g.out_size();
  const int64_t total = s.groups * s.out_channels * rows;
  std::fill_n(grad_weight, total, T(0));
  // Groups are independent; images add up in order, so that the result does not
  // depend on the number of threads.
  const bool inner = s.groups < num_threads();
  parallel_for(0, s.groups, inner ? s.groups : 1, [&](int64_t begin, int64_t end) {
    std::optional<Buffer<T>> columns;
    if (!s.g.is_pointwise()) columns.emplace(rows * cols);
    for (int64_t group = begin; group < end; ++group) {
      T* w = grad_weight + group * s.out_channels * rows;
      for (int64_t image = 0; image < s.images; ++image) {
        const T* x = in + (image * s.groups + group) * s.in_channels * s.g.in_size();
        const T* y = grad_out + (image * s.groups + group) * s.out_channels * cols;
        if (columns) {
          if (inner) {
            parallel_for(0, s.in_channels, std::max<int64_t>(1, 32768 / std::max<int64_t>(1, s.g.kernel_size() * cols)),
                         [&](int64_t c0, int64_t c1) {
                           to_columns(columns->get() + c0 * s.g.kernel_size() * cols, x + c0 * s.g.in_size(), c1 - c0,
                                      s.g);
                         });
          } else {
            to_columns(columns->get(), x, s.in_channels, s.g);
          }
        }
        const T* c = columns ? columns->get() : x;
        multiply<T>(row_major(w, s.out_channels, rows), row_major(y, s.out_channels, cols),
                    row_major(c, rows, cols).transposed(), T(1), T(1), inner);
      }
    }
  });
}

bool as_it_is(const TensorView& v) {
  return v.dtype == DType::Float32 && (dense_images(v, false) || dense_images(v, true));
}

// A view as oneDNN takes it: itself where it can be, else a dense copy in
// float.
class Laid {
 public:
  explicit Laid(const TensorView& v) {
    if (as_it_is(v)) {
      view_ = v;
    } else {
      view_ = copy_.emplace(v, DType::Float32).view();
    }
  }
  const TensorView& view() const { return view_; }

 private:
  std::optional<Contiguous> copy_;
  TensorView view_;
};
class LaidOut {
 public:
  explicit LaidOut(const TensorView& v) {
    if (as_it_is(v)) {
      view_ = v;
    } else {
      view_ = copy_.emplace(v, DType::Float32).view();
    }
  }
  const TensorView& view() const { return view_; }
  void finish() {
    if (copy_) copy_->finish();
  }

 private:
  std::optional<ContiguousOut> copy_;
  TensorView view_;
};

Pointwise1x1 pointwise(const Sizes& s) { return {s.images, s.groups, s.in_channels, s.out_channels, s.g}; }

SideBySide side_by_side(const Sizes& s) { return {s.images, s.groups, s.in_channels, s.out_channels, s.g}; }
Depthwise depthwise(const Sizes& s) { return {s.images, s.groups, s.out_channels, s.g}; }

// Channel c of every image gets bias[c] added; images are dense.
void add_bias(const TensorView& v, const float* bias) {
  const int64_t channels = v.sizes[1], plane = numel(v) / (v.sizes[0] * channels);
  const bool last = !dense_images(v, false);
  parallel_for(0, v.sizes[0], std::max<int64_t>(1, 32768 / (channels * plane)), [&](int64_t begin, int64_t end) {
    for (int64_t n = begin; n < end; ++n) {
      float* p = data_of<float>(v) + n * v.strides[0];
      const int64_t rows = last ? plane : channels, columns = last ? channels : plane;
      for (int64_t r = 0; r < rows; ++r, p += columns) {
        for (int64_t i = 0; i < columns; ++i) p[i] += bias[last ? i : r];
      }
    }
  });
}

// Which way a convolution goes; each was measured to be the fastest where it is
// chosen, and Columns serves for all.
enum class Way { Columns, Pointwise, Depthwise, SideBySide, OneDnn };

bool prefer_side_by_side(onednn::Kind kind, const Sizes& s) {
  const int64_t columns = s.images * s.g.out_size();
  const int64_t weight = s.groups * s.out_channels * s.columns_rows();
  if (weight < (1 << 17)) return false;  // it stays in the cache
  if (!onednn::available()) return columns <= 256;
  if (kind != onednn::Kind::BackwardWeights) return columns <= 32;
  return columns <= (weight < (1 << 21) ? 64 : 256);
}

Way way_for(onednn::Kind kind, DType t, const Sizes& s, const TensorView& input, const TensorView& output) {
  if (t != DType::Float32) return Way::Columns;
  const bool first = is_contiguous(input) && is_contiguous(output);
  const bool always = onednn::preferred();
  if (first && s.in_channels == 1 && s.g.out_size() >= 64 &&
      ((kind == onednn::Kind::Forward && depthwise(s).fits() && s.out_channels <= 4) ||
       (kind == onednn::Kind::BackwardData && depthwise(s).fits_grad_input()))) {
    return Way::Depthwise;
  }
  if (first && !always && prefer_side_by_side(kind, s)) return Way::SideBySide;
  if (!onednn::available()) return Way::Columns;
  const int64_t work = s.images * s.groups * s.in_channels * s.out_channels * s.g.kernel_size() * s.g.out_size();
  if (work == 0 || (work < 200000 && !always)) return Way::Columns;  // making and moving layouts would cost more
  if (first && s.g.out_size() >= 150 && pointwise(s).fits()) return Way::Pointwise;
  // Blocks of channels would be mostly empty.
  if (kind == onednn::Kind::BackwardData && s.groups == 1 && s.in_channels < 8 && !always) return Way::Columns;
  return Way::OneDnn;
}

}  // namespace

void conv(const TensorView& out, const TensorView& input, const TensorView& weight, const TensorView* bias,
          const ConvParams& p) {
  if (numel(out) == 0) return;
  const DType t = compute_type(out.dtype);
  const Sizes s = sizes_of(input, weight, out, p);
  std::optional<Contiguous> b;
  if (bias) b.emplace(*bias, t);
  const float* const offset = b && t == DType::Float32 ? b->data<float>() : nullptr;
  const Way way = way_for(onednn::Kind::Forward, t, s, input, out);
  if (way == Way::Pointwise) {
    const Contiguous x(input, t), w(weight, t);
    ContiguousOut y(out, t);
    if (pointwise(s).forward(y.data<float>(), x.data<float>(), w.data<float>(), offset)) return y.finish();
  } else if (way == Way::Depthwise) {
    const Contiguous x(input, t), w(weight, t);
    ContiguousOut y(out, t);
    depthwise(s).forward(y.data<float>(), x.data<float>(), w.data<float>(), offset);
    return y.finish();
  } else if (way == Way::SideBySide) {
    const Contiguous x(input, t), w(weight, t);
    ContiguousOut y(out, t);
    side_by_side(s).forward(y.data<float>(), x.data<float>(), w.data<float>(), offset);
    return y.finish();
  } else if (way == Way::OneDnn) {
    const Laid x(input), w(weight);
    LaidOut y(out);
    const TensorView* const bv = b ? &b->view() : nullptr;
    if (conv_onednn(onednn::Kind::Forward, x.view(), w.view(), bv, y.view(), p)) return y.finish();
  }
  const Contiguous x(input, t), w(weight, t);
  ContiguousOut y(out, t);
  visit_compute(t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    conv_run<T>(y.data<T>(), x.data<T>(), w.data<T>(), b ? b->data<T>() : nullptr, s);
  });
  y.finish();
}

void conv_grad_input(const TensorView& grad_input, const TensorView& grad_out, const TensorView& weight,
                     const TensorView* bias, const ConvParams& p) {
  if (numel(grad_input) == 0) return;
  const DType t = compute_type(grad_input.dtype);
  const Sizes s = sizes_of(grad_input, weight, grad_out, p);
  std::optional<Contiguous> b;
  if (bias) b.emplace(*bias, t);
  const Way way = way_for(onednn::Kind::BackwardData, t, s, grad_input, grad_out);
  if (way == Way::Pointwise) {
    const Contiguous y(grad_out, t), w(weight, t);
    ContiguousOut x(grad_input, t);
    if (pointwise(s).grad_input(x.data<float>(), y.data<float>(), w.data<float>())) {
      if (b) add_bias(x.view(), b->data<float>());
      return x.finish();
    }
  } else if (way == Way::Depthwise) {
    const Contiguous y(grad_out, t), w(weight, t);
    ContiguousOut x(grad_input, t);
    depthwise(s).grad_input(x.data<float>(), y.data<float>(), w.data<float>(), b ? b->data<float>() : nullptr);
    return x.finish();
  } else if (way == Way::SideBySide) {
    const Contiguous y(grad_out, t), w(weight, t);
    ContiguousOut x(grad_input, t);
    side_by_side(s).grad_input(x.data<float>(), y.data<float>(), w.data<float>());
    if (b) add_bias(x.view(), b->data<float>());
    return x.finish();
  } else if (way == Way::OneDnn) {
    const Laid y(grad_out), w(weight);
    LaidOut x(grad_input);
    if (conv_onednn(onednn::Kind::BackwardData, x.view(), w.view(), nullptr, y.view(), p)) {
      if (b) add_bias(x.view(), b->data<float>());
      return x.finish();
    }
  }
  const Contiguous y(grad_out, t), w(weight, t);
  ContiguousOut x(grad_input, t);
  visit_compute(t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    grad_input_run<T>(x.data<T>(), y.data<T>(), w.data<T>(), b ? b->data<T>() : nullptr, s);
  });
  x.finish();
}

void conv_grad_weight(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& input,
                      const ConvParams& p) {
  if (numel(grad_weight) == 0) return;
  const DType t = compute_type(grad_weight.dtype);
  const Sizes s = sizes_of(input, grad_weight, grad_out, p);
  const Way way = way_for(onednn::Kind::BackwardWeights, t, s, input, grad_out);
  if (way == Way::Pointwise) {
    const Contiguous y(grad_out, t), x(input, t);
    ContiguousOut w(grad_weight, t);
    if (pointwise(s).grad_weight(w.data<float>(), y.data<float>(), x.data<float>())) return w.finish();
  } else if (way == Way::SideBySide) {
    const Contiguous y(grad_out, t), x(input, t);
    ContiguousOut w(grad_weight, t);
    side_by_side(s).grad_weight(w.data<float>(), y.data<float>(), x.data<float>());
    return w.finish();
  } else if (way == Way::OneDnn) {
    const Laid y(grad_out), x(input);
    LaidOut w(grad_weight);
    if (conv_onednn(onednn::Kind::BackwardWeights, x.view(), w.view(), nullptr, y.view(), p)) return w.finish();
  }
  const Contiguous y(grad_out, t), x(input, t);
  ContiguousOut w(grad_weight, t);
  visit_compute(t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    grad_weight_run<T>(w.data<T>(), y.data<T>(), x.data<T>(), s);
  });
  w.finish();
}

}  // namespace eg::kernels
