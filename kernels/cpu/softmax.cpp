// Softmax and log-softmax with their gradients. Rows that lie densely in memory are handled one by one; for other
// dimensions a block of neighbouring rows is handled together, so that memory is still read along its grain.
#include "kernels/cpu/isa.h"
#include "kernels/cpu/isa/softmax.h"
#include "kernels/cpu/support.h"
#include "kernels/norm.h"

namespace eg::kernels {

namespace baseline {
extern const SoftmaxTable k_softmax;
}
#if EG_HAVE_AVX2
namespace avx2 {
extern const SoftmaxTable k_softmax;
}
#else
namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
namespace avx512 {
extern const SoftmaxTable k_softmax;
}
#else
namespace avx512 = baseline;
#endif

namespace {

template <class T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;

// The loops of the running instruction set, for the type that T is computed in.
template <class T>
const SoftmaxLoops<Wide<T>>& loops() {
  static constexpr const SoftmaxTable* kTables[] = {&baseline::k_softmax, &avx2::k_softmax, &avx512::k_softmax};
  return kTables[static_cast<int>(isa())]->template of<Wide<T>>();
}

// row(buffers, n) for every row, with the inputs converted into dense buffers of A and buffer 0 written back to out.
template <class T, int kInputs, class Row>
void by_rows(const TensorView& out, const TensorView* const (&in)[kInputs], int64_t dim, Row&& row) {
  using A = Wide<T>;
  const int64_t n = size_at(out, dim);
  if (n == 0 || numel(out) == 0) return;
  const int64_t step_out = stride_at(out, dim);
  int64_t step[kInputs];
  const TensorView* views[kInputs + 1];
  views[0] = &out;
  for (int i = 0; i < kInputs; ++i) {
    views[i + 1] = in[i];
    step[i] = stride_at(*in[i], dim);
  }
  const RowWalker<kInputs + 1> walker(reinterpret_cast<const TensorView* const(&)[kInputs + 1]>(views), dim);
  // How many neighbouring rows are read together when elements of one row are far apart.
  const int64_t block = step[0] == 1 ? 1 : std::max<int64_t>(1, std::min<int64_t>(16, 65536 / n));
  const int64_t grain = std::max<int64_t>(block, 16384 / n / block * block);
  parallel_for(0, walker.rows(), grain, [&](int64_t begin, int64_t end) {
    Buffer<A> buffer(kInputs * block * n);
    RowWalker<kInputs + 1> w = walker;
    w.seek(begin);
    int64_t offsets[16][kInputs + 1];
    for (int64_t r = begin; r < end;) {
      const int64_t count = std::min(block, end - r);
      for (int64_t b = 0; b < count; ++b, w.next()) {
        for (int v = 0; v <= kInputs; ++v) offsets[b][v] = w.off[v];
      }
      for (int v = 0; v < kInputs; ++v) {
        const T* const x = data_of<T>(*in[v]);
        A* const to = buffer.get() + v * block * n;
        if (step[v] == 1) {
          for (int64_t b = 0; b < count; ++b) {
            for (int64_t i = 0; i < n; ++i) to[b * n + i] = static_cast<A>(x[offsets[b][v + 1] + i]);
          }
        } else {
          for (int64_t i = 0; i < n; ++i) {
            for (int64_t b = 0; b < count; ++b) to[b * n + i] = static_cast<A>(x[offsets[b][v + 1] + i * step[v]]);
          }
        }
      }
      for (int64_t b = 0; b < count; ++b) {
        A* rows[kInputs];
        for (int v = 0; v < kInputs; ++v) rows[v] = buffer.get() + (v * block + b) * n;
        row(rows, n);
      }
      T* const y = data_of<T>(out);
      if (step_out == 1) {
        for (int64_t b = 0; b < count; ++b) {
          for (int64_t i = 0; i < n; ++i) y[offsets[b][0] + i] = T(buffer[b * n + i]);
        }
      } else {
        for (int64_t i = 0; i < n; ++i) {
          for (int64_t b = 0; b < count; ++b) y[offsets[b][0] + i * step_out] = T(buffer[b * n + i]);
        }
      }
      r += count;
    }
  });
}

// A result in another dtype than the input goes through a temporary of the wider of the two.
template <class F>
void with_common_type(const TensorView& out, const TensorView& in, F&& run) {
  if (out.dtype == in.dtype) return run(out, in);
  const DType wide = promote_types(out.dtype, in.dtype);
  const Contiguous from(in, wide);
  ContiguousOut to(out, wide);
  run(to.view(), from.view());
  to.finish();
}

}  // namespace

void softmax(const TensorView& out, const TensorView& in, int64_t dim) {
  with_common_type(out, in, [&](const TensorView& y, const TensorView& x) {
    visit_floats("softmax_kernel_impl", x.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const inputs[] = {&x};
      by_rows<T>(y, inputs, dim, [f = loops<T>().softmax](auto* const* rows, int64_t n) { f(rows[0], n); });
    });
  });
}

void log_softmax(const TensorView& out, const TensorView& in, int64_t dim) {
  with_common_type(out, in, [&](const TensorView& y, const TensorView& x) {
    visit_floats("log_softmax_lastdim_kernel_impl", x.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const inputs[] = {&x};
      by_rows<T>(y, inputs, dim, [f = loops<T>().log_softmax](auto* const* rows, int64_t n) { f(rows[0], n); });
    });
  });
}

void softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim) {
  with_common_type(grad_in, grad_out, [&](const TensorView& gi, const TensorView& go) {
    const Contiguous same_type(out.dtype == go.dtype ? TensorView{out.data, nullptr, nullptr, 0, out.dtype} : out,
                               go.dtype);
    const TensorView& y = out.dtype == go.dtype ? out : same_type.view();
    visit_floats("softmax_backward", go.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const inputs[] = {&go, &y};
      by_rows<T>(gi, inputs, dim,
                 [f = loops<T>().softmax_grad](auto* const* rows, int64_t n) { f(rows[0], rows[1], n); });
    });
  });
}

void log_softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim) {
  with_common_type(grad_in, grad_out, [&](const TensorView& gi, const TensorView& go) {
    const Contiguous same_type(out.dtype == go.dtype ? TensorView{out.data, nullptr, nullptr, 0, out.dtype} : out,
                               go.dtype);
    const TensorView& y = out.dtype == go.dtype ? out : same_type.view();
    visit_floats("log_softmax_backward", go.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const inputs[] = {&go, &y};
      by_rows<T>(gi, inputs, dim,
                 [f = loops<T>().log_softmax_grad](auto* const* rows, int64_t n) { f(rows[0], rows[1], n); });
    });
  });
}

}  // namespace eg::kernels
