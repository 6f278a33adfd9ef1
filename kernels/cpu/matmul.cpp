// Batches of products in every dtype: float types go to BLAS, halves through float, integers through their own loop.
#include "kernels/matmul.h"

#include <atomic>

#include "kernels/cpu/matrix.h"
#include "kernels/cpu/onednn_matmul.h"

namespace eg::kernels {

namespace {

template <class T>
T scalar_as(std::complex<double> v) {
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
    return static_cast<T>(v.real());
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(static_cast<int64_t>(v.real()));
  } else {
    return T(static_cast<typename T::value_type>(v.real()), static_cast<typename T::value_type>(v.imag()));
  }
}

template <class T>
Matrix<T> matrix_at(const TensorView& v, int64_t offset) {
  const int r = v.ndim - 2, c = v.ndim - 1;
  return {data_of<std::remove_const_t<T>>(v) + offset, v.sizes[r], v.sizes[c], v.strides[r], v.strides[c]};
}

// fn(offsets of out, a, b, whether it may use the pool itself, the next offsets of a and b or null) for every matrix of
// the batch.
template <class F>
void for_batch(const TensorView& out, const TensorView& a, const TensorView& b, F&& fn) {
  const auto outer = [](const TensorView& v) { return TensorView{v.data, v.sizes, v.strides, v.ndim - 2, v.dtype}; };
  const TensorView o = outer(out), x = outer(a), y = outer(b);
  const TensorView* const views[] = {&o, &x, &y};
  const RowWalker<3> walker(views, -1);
  const int64_t batches = walker.rows();
  const double work = static_cast<double>(out.sizes[out.ndim - 2]) * static_cast<double>(out.sizes[out.ndim - 1]) *
                      static_cast<double>(std::max<int64_t>(a.sizes[a.ndim - 1], 1));
  const bool inner = batches < num_threads() && work > 1e6;
  const int64_t grain = inner ? batches : std::max<int64_t>(1, static_cast<int64_t>(65536.0 / std::max(work, 1.0)));
  parallel_for(0, batches, std::max<int64_t>(grain, 1), [&](int64_t begin, int64_t end) {
    RowWalker<3> w = walker;
    w.seek(begin);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t at[] = {w.off[0], w.off[1], w.off[2]};
      w.next();
      fn(at, inner || batches == 1, i + 1 < end ? w.off + 1 : nullptr);
    }
  });
}

template <class T>
void gemm_blas(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha,
               std::complex<double> beta) {
  for_batch(out, a, b, [&](const int64_t* off, bool inner, const int64_t* then) {
    const T* next[2];
    if (then) {
      next[0] = data_of<const T>(a) + then[0];
      next[1] = data_of<const T>(b) + then[1];
    }
    multiply<T>(matrix_at<T>(out, off[0]), matrix_at<const T>(a, off[1]), matrix_at<const T>(b, off[2]),
                scalar_as<T>(alpha), scalar_as<T>(beta), inner, nullptr, then ? next : nullptr);
  });
}

// By instructions for halves, matrix by matrix. False, and nothing done, where there is nothing good for them.
bool gemm_half_direct(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha,
                      std::complex<double> beta) {
  if (alpha != 1.0 || a.sizes[a.ndim - 1] == 0) return false;
  const auto at = [](const TensorView& v, int64_t offset) { return matrix_at<uint16_t>(v, offset); };
  std::atomic<bool> done{true};
  for_batch(out, a, b, [&](const int64_t* off, bool inner, const int64_t*) {
    // Whether it can be done depends on the shapes alone: the first matrix of the batch tells it, before it is written.
    if (!done.load(std::memory_order_relaxed)) return;
    if (!onednn::half_matmul(out.dtype, at(out, off[0]), at(a, off[1]).as_const(), at(b, off[2]).as_const(),
                             scalar_as<float>(beta), inner)) {
      done.store(false, std::memory_order_relaxed);
    }
  });
  return done.load(std::memory_order_relaxed);
}

// Converts operands to float, matrix by matrix; a matrix that the whole batch shares is converted once a thread.
void gemm_half(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha,
               std::complex<double> beta) {
  const int64_t m = out.sizes[out.ndim - 2], n = out.sizes[out.ndim - 1], k = a.sizes[a.ndim - 1];
  const auto outer = [](const TensorView& v) { return TensorView{v.data, v.sizes, v.strides, v.ndim - 2, v.dtype}; };
  const TensorView o = outer(out), x = outer(a), y = outer(b);
  const TensorView* const views[] = {&o, &x, &y};
  const RowWalker<3> walker(views, -1);
  const auto inner_view = [](const TensorView& v, int64_t offset) {
    return TensorView{data_of<char>(v) + offset * static_cast<int64_t>(size_of(v.dtype)), v.sizes + v.ndim - 2,
                      v.strides + v.ndim - 2, 2, v.dtype};
  };
  const bool inner = walker.rows() < num_threads();
  parallel_for(0, walker.rows(), inner ? walker.rows() : 1, [&](int64_t begin, int64_t end) {
    Buffer<float> fa(m * k), fb(k * n), fc(m * n);
    const auto dense = [](Buffer<float>& p, const TensorView& like, int64_t* strides) {
      strides[0] = like.sizes[1];
      strides[1] = 1;
      return TensorView{p.get(), like.sizes, strides, 2, DType::Float32};
    };
    int64_t last_a = -1, last_b = -1, strides[2];
    RowWalker<3> w = walker;
    w.seek(begin);
    for (int64_t i = begin; i < end; ++i, w.next()) {
      if (i == begin || w.off[1] != last_a) copy(dense(fa, inner_view(a, 0), strides), inner_view(a, w.off[1]));
      if (i == begin || w.off[2] != last_b) copy(dense(fb, inner_view(b, 0), strides), inner_view(b, w.off[2]));
      last_a = w.off[1];
      last_b = w.off[2];
      const TensorView target = inner_view(out, w.off[0]);
      if (beta != 0.0) copy(dense(fc, target, strides), target);
      multiply<float>(row_major(fc.get(), m, n), row_major<float>(const_cast<const float*>(fa.get()), m, k),
                      row_major<float>(const_cast<const float*>(fb.get()), k, n), scalar_as<float>(alpha),
                      scalar_as<float>(beta), inner);
      copy(target, dense(fc, target, strides));
    }
  });
}

// Row by row with b's rows contiguous, so that the inner loop runs along both. Unsigned arithmetic wraps.
template <class T>
void gemm_int(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha,
              std::complex<double> beta) {
  using U = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;
  const U scale = static_cast<U>(scalar_as<T>(alpha)), keep = static_cast<U>(scalar_as<T>(beta));
  for_batch(out, a, b, [&](const int64_t* off, bool, const int64_t*) {
    const Matrix<T> c = matrix_at<T>(out, off[0]);
    const Matrix<const T> x = matrix_at<const T>(a, off[1]), y = matrix_at<const T>(b, off[2]);
    const int64_t n = c.cols, k = x.cols;
    Buffer<T> packed(y.col_stride == 1 ? 0 : k * n);
    const T* rows = y.data;
    int64_t step = y.row_stride;
    if (y.col_stride != 1) {
      for (int64_t i = 0; i < k; ++i) {
        for (int64_t j = 0; j < n; ++j) packed[i * n + j] = y.data[i * y.row_stride + j * y.col_stride];
      }
      rows = packed.get();
      step = n;
    }
    parallel_for(0, c.rows, std::max<int64_t>(1, 65536 / std::max<int64_t>(1, n * k)), [&](int64_t begin, int64_t end) {
      Buffer<U> sums(n);
      for (int64_t i = begin; i < end; ++i) {
        std::fill_n(sums.get(), n, U(0));
        for (int64_t l = 0; l < k; ++l) {
          const U factor = static_cast<U>(x.data[i * x.row_stride + l * x.col_stride]);
          const T* row = rows + l * step;
          for (int64_t j = 0; j < n; ++j) sums[j] += factor * static_cast<U>(row[j]);
        }
        T* target = c.data + i * c.row_stride;
        for (int64_t j = 0; j < n; ++j) {
          T& t = target[j * c.col_stride];
          t = static_cast<T>(keep == 0 ? scale * sums[j] : scale * sums[j] + keep * static_cast<U>(t));
        }
      }
    });
  });
}

TensorView with_unit_dim(const TensorView& v, Dims& sizes, Dims& strides) {
  sizes = Dims(IntSpan(v.sizes, static_cast<size_t>(v.ndim)));
  strides = Dims(IntSpan(v.strides, static_cast<size_t>(v.ndim)));
  sizes.push_back(1);
  strides.push_back(1);
  return {v.data, sizes.data(), strides.data(), v.ndim + 1, v.dtype};
}

template <class T>
T dot_blas(const T* a, int64_t sa, const T* b, int64_t sb, int64_t n) {
  constexpr int64_t kMax = 1 << 24;  // also keeps long float sums accurate
  double sum = 0;
  for (int64_t i = 0; i < n; i += kMax) {
    const int m = static_cast<int>(std::min(kMax, n - i));
    sum += blas::dot(m, a + i * sa, static_cast<int>(sa), b + i * sb, static_cast<int>(sb));
  }
  return static_cast<T>(sum);
}

template <class R>
std::complex<R> dot_complex(const std::complex<R>* a, int64_t sa, const std::complex<R>* b, int64_t sb, int64_t n,
                            bool conj) {
  R re = 0, im = 0;
  const R sign = conj ? R(-1) : R(1);
  for (int64_t i = 0; i < n; ++i) {
    const R ar = a[i * sa].real(), ai = sign * a[i * sa].imag(), br = b[i * sb].real(), bi = b[i * sb].imag();
    re += ar * br - ai * bi;
    im += ar * bi + ai * br;
  }
  return {re, im};
}

}  // namespace

void gemm(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha,
          std::complex<double> beta) {
  switch (out.dtype) {
    case DType::Float32:
      return gemm_blas<float>(out, a, b, alpha, beta);
    case DType::Float64:
      return gemm_blas<double>(out, a, b, alpha, beta);
    case DType::Complex64:
      return gemm_blas<std::complex<float>>(out, a, b, alpha, beta);
    case DType::Complex128:
      return gemm_blas<std::complex<double>>(out, a, b, alpha, beta);
    case DType::Float16:
    case DType::BFloat16:
      if (gemm_half_direct(out, a, b, alpha, beta)) return;
      return gemm_half(out, a, b, alpha, beta);
    case DType::UInt8:
    case DType::Int8:
    case DType::Int16:
    case DType::Int32:
    case DType::Int64:
    case DType::UInt16:
    case DType::UInt32:
    case DType::UInt64:
      return visit_reals("addmm_impl_cpu_", out.dtype, [&](auto tag) {
        using T = typename decltype(tag)::Type;
        if constexpr (std::is_integral_v<T>) gemm_int<T>(out, a, b, alpha, beta);
      });
    default:
      unsupported("addmm_impl_cpu_", out.dtype);
  }
}

void gemm_bias(const TensorView& out, const TensorView& a, const TensorView& b, const TensorView& bias) {
  const Contiguous row(bias);
  const auto run = [&]<class T>(TypeTag<T>) {
    multiply<T>(matrix_at<T>(out, 0), matrix_at<const T>(a, 0), matrix_at<const T>(b, 0), T(1), T(0), true,
                row.data<T>());
  };
  if (out.dtype == DType::Float64) return run(TypeTag<double>());
  run(TypeTag<float>());
}

void mv(const TensorView& out, const TensorView& a, const TensorView& x, std::complex<double> alpha,
        std::complex<double> beta) {
  Dims sizes[2], strides[2];
  gemm(with_unit_dim(out, sizes[0], strides[0]), a, with_unit_dim(x, sizes[1], strides[1]), alpha, beta);
}

void dot(const TensorView& out, const TensorView& a, const TensorView& b, bool conj) {
  const int64_t n = a.sizes[0], sa = a.strides[0], sb = b.strides[0];
  const auto small = [](int64_t s) { return s > 0 && s < (1 << 20); };
  switch (a.dtype) {
    case DType::Float32:
      if (n > 64 && small(sa) && small(sb)) {
        *data_of<float>(out) = dot_blas(data_of<float>(a), sa, data_of<float>(b), sb, n);
        return;
      }
      break;
    case DType::Float64:
      if (n > 64 && small(sa) && small(sb)) {
        *data_of<double>(out) = dot_blas(data_of<double>(a), sa, data_of<double>(b), sb, n);
        return;
      }
      break;
    case DType::Complex64:
      *data_of<std::complex<float>>(out) =
          dot_complex(data_of<std::complex<float>>(a), sa, data_of<std::complex<float>>(b), sb, n, conj);
      return;
    case DType::Complex128:
      *data_of<std::complex<double>>(out) =
          dot_complex(data_of<std::complex<double>>(a), sa, data_of<std::complex<double>>(b), sb, n, conj);
      return;
    default:
      break;
  }
  visit_reals("dot", a.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T* x = data_of<T>(a);
    const T* y = data_of<T>(b);
    if constexpr (std::is_integral_v<T>) {
      uint64_t sum = 0;
      for (int64_t i = 0; i < n; ++i) sum += static_cast<uint64_t>(x[i * sa]) * static_cast<uint64_t>(y[i * sb]);
      *data_of<T>(out) = static_cast<T>(sum);
    } else {
      Acc<T> sum = 0;
      for (int64_t i = 0; i < n; ++i) sum += static_cast<Acc<T>>(x[i * sa]) * static_cast<Acc<T>>(y[i * sb]);
      *data_of<T>(out) = static_cast<T>(sum);
    }
  });
}

}  // namespace eg::kernels
