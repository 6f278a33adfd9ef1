// im2col and col2im: what unfold and fold expose.
#include "kernels/conv.h"
#include "kernels/cpu/columns.h"
#include "kernels/cpu/indices.h"

namespace eg::kernels {

void im2col(const TensorView& columns, const TensorView& input, const int64_t* kernel, const int64_t* blocks,
            const ConvParams& p) {
  if (numel(columns) == 0) return;
  const Geometry g = geometry(p, input.sizes + 2, kernel, blocks);
  const Contiguous x(input);
  ContiguousOut y(columns);
  const int64_t planes = input.sizes[0] * input.sizes[1], rows = g.kernel_size() * g.out_size();
  visit_numbers("im2col", input.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    parallel_for(0, planes, std::max<int64_t>(1, 32768 / std::max<int64_t>(rows, 1)), [&](int64_t begin, int64_t end) {
      to_columns(y.data<T>() + begin * rows, x.data<T>() + begin * g.in_size(), end - begin, g);
    });
  });
  y.finish();
}

void col2im(const TensorView& out, const TensorView& columns, const int64_t* kernel, const int64_t* blocks,
            const ConvParams& p) {
  if (numel(out) == 0) return;
  // Halves add up in float.
  const DType t = is_half(out.dtype) ? DType::Float32 : out.dtype;
  const Geometry g = geometry(p, out.sizes + 2, kernel, blocks);
  const Contiguous x(columns, t);
  ContiguousOut y(out, t);
  const int64_t planes = out.sizes[0] * out.sizes[1], rows = g.kernel_size() * g.out_size();
  visit_numbers("col2im", t, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    parallel_for(0, planes, std::max<int64_t>(1, 32768 / std::max<int64_t>(rows, 1)), [&](int64_t begin, int64_t end) {
      std::fill_n(y.data<T>() + begin * g.in_size(), (end - begin) * g.in_size(), T(0.0f));
      from_columns(y.data<T>() + begin * g.in_size(), x.data<T>() + begin * rows, end - begin, g);
    });
  });
  y.finish();
}

}  // namespace eg::kernels
