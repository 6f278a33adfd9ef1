// Sampling of images and volumes at points between their elements. Let S_o be the sample, differentiated o[d] times by
// coordinate d of the grid, as a function of the input. Three operators are closed under differentiation: _grid_sample
// is S_o, _grid_sample_adjoint its transpose, _grid_sample_slope the gradient of the grid.
#include "kernels/grid.h"

#include "core/engine/batch.h"
#include "core/ops/common.h"

namespace eg {
namespace {

void check_grid(const Tensor& input, const Tensor& grid) {
  check(input.dim() > 0 && grid.dim() > 0 && input.size(0) == grid.size(0),
        "grid_sampler(): expected grid and input to have same batch size, but got input with sizes ",
        shape_string(input.sizes()), " and grid with sizes ", shape_string(grid.sizes()));
  check(grid.size(-1) == input.dim() - 2, "grid_sampler(): expected grid to have size ", input.dim() - 2,
        " in last dimension, but got grid with sizes ", shape_string(grid.sizes()));
  for (int64_t d = 2; d < input.dim(); ++d) {
    check(input.size(d) > 0,
          "grid_sampler(): expected input to have non-empty spatial dimensions, but input has sizes ",
          shape_string(input.sizes()), " with dimension ", d, " being empty");
  }
}

void check_dims(const Tensor& input, const Tensor& grid, int64_t dims) {
  check(input.dim() == dims && grid.dim() == dims, "grid_sampler(): expected ", dims,
        "D input and grid with same number of dimensions, but got input with sizes ", shape_string(input.sizes()),
        " and grid with sizes ", shape_string(grid.sizes()));
}

// What the kernels are told; `dims` of the input.
kernels::GridParams grid_params(IntSpan order, int64_t mode, int64_t padding, bool align_corners, int64_t dims) {
  check(dims == 4 || dims == 5, "grid_sampler(): expected 4 or 5 dimensions, got ", dims);
  check(mode >= 0 && mode <= 2, "grid_sampler(): interpolation mode must be 0, 1 or 2, got ", mode);
  check(padding >= 0 && padding <= 2, "grid_sampler(): padding mode must be 0, 1 or 2, got ", padding);
  check(dims == 4 || mode != 2, "grid_sampler(): bicubic interpolation only supports 4D input");
  check(static_cast<int64_t>(order.size()) == dims - 2, "grid_sampler(): expected ", dims - 2, " orders, got ",
        order.size());
  kernels::GridParams p;
  p.mode = static_cast<kernels::GridMode>(mode);
  p.padding = static_cast<kernels::GridPadding>(padding);
  p.align_corners = align_corners;
  for (size_t d = 0; d < order.size(); ++d) {
    check(order[d] >= 0 && order[d] <= 64, "grid_sampler(): orders of derivatives lie between 0 and 64, got ",
          order[d]);
    p.order[d] = static_cast<int32_t>(order[d]);
  }
  return p;
}

void check_dtypes(const Tensor& input, const Tensor& grid) {
  floats_only("grid_sampler_2d_cpu_kernel_impl", input);
  check(input.dtype() == grid.dtype(), "expected scalar type ", scalar_type_name(input.dtype()), " but found ",
        scalar_type_name(grid.dtype()));
}

Tensor dense(const Tensor& t) { return contiguous_raw(to_raw(t, computed_type(t.dtype()))); }
Tensor back(const Tensor& t, DType dtype) { return to_raw(t, dtype); }

// Row-major, or with the channels last where they lie so.
Tensor dense_image(const Tensor& t) {
  const Tensor r = to_raw(t, computed_type(t.dtype()));
  return contiguous_raw(r, image_format(r, r.dim() - 2));
}

// (N, C, points...)
Dims sampled_sizes(const Tensor& input, const Tensor& grid) {
  Dims sizes{input.size(0), input.size(1)};
  for (int64_t d = 1; d < grid.dim() - 1; ++d) sizes.push_back(grid.size(d));
  return sizes;
}

Dims no_order(const Tensor& grid) { return Dims(static_cast<size_t>(grid.size(-1)), 0); }

// The derivative of the sample along `along`, a tensor like grid.
template <class F>
Tensor over_coordinates(IntSpan order, F&& term) {
  Tensor sum;
  for (size_t d = 0; d < order.size(); ++d) {
    Dims more(order);
    ++more[d];
    const Tensor t = term(static_cast<int64_t>(d), more);
    sum = sum.defined() ? sum + t : t;
  }
  return sum;
}

// One coordinate of a tensor like grid, to go with (N, C, points...).
Tensor coordinate(const Tensor& t, int64_t d) { return ops::unsqueeze(ops::select(t, -1, d), 1); }

// What all three rules have in common.
struct How {
  Dims order;
  int64_t mode, padding;
  bool align;
  Tensor sample(const Tensor& input, const Tensor& grid, IntSpan o) const {
    return ops::_grid_sample(input, grid, o, mode, padding, align);
  }
  Tensor adjoint(const Tensor& g, const Tensor& grid, IntSpan sizes, IntSpan o) const {
    return ops::_grid_sample_adjoint(g, grid, sizes, o, mode, padding, align);
  }
  Tensor slope(const Tensor& g, const Tensor& input, const Tensor& grid, IntSpan o) const {
    return ops::_grid_sample_slope(g, input, grid, o, mode, padding, align);
  }
};

template <class C>
void sampler_vjp(const C& c, const Tensor& g, Tensor* out) {
  const How how{no_order(c.grid), c.interpolation_mode, c.padding_mode, c.align_corners};
  if (c.needs[0]) out[0] = how.adjoint(g, c.grid, c.input_meta.sizes, how.order);
  if (c.needs[1]) out[1] = how.slope(g, c.input, c.grid, how.order);
}

template <class F>
bool batched(const Batch& b, const Tensor& input, const Tensor& grid, int64_t dims, Tensor& result, F&& f) {
  if (b.size() == 0 || input.dim() != dims || grid.dim() != dims || input.size(0) != grid.size(0)) return false;
  result = b.unfold(f(b.fold(b.full(input)), b.fold(b.full(grid))));
  return true;
}

// The coordinates of n elements: from -1 to 1, or with a margin of half an element.
Tensor steps(int64_t n, bool align_corners, DType dtype) {
  const Tensor t = new_tensor({n}, DType::Float64);
  for (int64_t i = 0; i < n; ++i) {
    const double whole = static_cast<double>(n), at = static_cast<double>(2 * i);
    t.data_as<double>()[i] = n == 1 ? 0 : align_corners ? at / (whole - 1) - 1 : (at + 1) / whole - 1;
  }
  return to_raw(t, dtype);
}

// The positions (1, elements, x y (z) 1) that an affine map takes.
Tensor base_grid(IntSpan lengths, bool align_corners, DType dtype) {
  const size_t nd = lengths.size();
  const int64_t rows = static_cast<int64_t>(nd);
  Dims full(lengths);
  full.push_back(1);
  std::vector<Tensor> parts;
  for (int64_t d = rows - 1; d >= 0; --d) {
    Dims shape(nd + 1, 1);
    shape[d] = lengths[d];
    parts.push_back(ops::expand(ops::reshape(steps(lengths[d], align_corners, dtype), shape), full));
  }
  parts.push_back(filled(full, dtype, 1));
  return ops::reshape(ops::cat(parts, -1), {1, -1, rows + 1});
}

}  // namespace

namespace body {

Tensor _grid_sample(const Tensor& input, const Tensor& grid, IntSpan order, int64_t interpolation_mode,
                    int64_t padding_mode, bool align_corners) {
  check_grid(input, grid);
  check(input.dim() == grid.dim(), "grid_sampler(): input and grid must have the same number of dimensions");
  const kernels::GridParams p = grid_params(order, interpolation_mode, padding_mode, align_corners, input.dim());
  check_dtypes(input, grid);
  const Tensor r = new_tensor(sampled_sizes(input, grid), computed_type(input.dtype()), input.device());
  if (r.numel() > 0) kernels::grid_sample(r.view(), dense_image(input).view(), dense(grid).view(), p);
  return back(r, input.dtype());
}

Tensor grid_sampler_2d(const Tensor& input, const Tensor& grid, int64_t interpolation_mode, int64_t padding_mode,
                       bool align_corners) {
  check_grid(input, grid);
  check_dims(input, grid, 4);
  return _grid_sample(input, grid, no_order(grid), interpolation_mode, padding_mode, align_corners);
}
Tensor grid_sampler_3d(const Tensor& input, const Tensor& grid, int64_t interpolation_mode, int64_t padding_mode,
                       bool align_corners) {
  check_grid(input, grid);
  check_dims(input, grid, 5);
  return _grid_sample(input, grid, no_order(grid), interpolation_mode, padding_mode, align_corners);
}

Tensor _grid_sample_adjoint(const Tensor& grad_output, const Tensor& grid, IntSpan input_size, IntSpan order,
                            int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  const Tensor r = new_tensor(input_size, computed_type(grad_output.dtype()), grad_output.device());
  check_grid(r, grid);
  const kernels::GridParams p = grid_params(order, interpolation_mode, padding_mode, align_corners, r.dim());
  check(r.dim() == grid.dim() && grad_output.sizes() == sampled_sizes(r, grid), "grid_sampler(): a gradient of size ",
        shape_string(grad_output.sizes()), " does not belong to a grid of size ", shape_string(grid.sizes()));
  check_dtypes(grad_output, grid);
  if (r.numel() > 0) kernels::grid_sample_adjoint(r.view(), dense(grad_output).view(), dense(grid).view(), p);
  return back(r, grad_output.dtype());
}

Tensor _grid_sample_slope(const Tensor& grad_output, const Tensor& input, const Tensor& grid, IntSpan order,
                          int64_t interpolation_mode, int64_t padding_mode, bool align_corners) {
  check_grid(input, grid);
  const kernels::GridParams p = grid_params(order, interpolation_mode, padding_mode, align_corners, input.dim());
  check(input.dim() == grid.dim() && grad_output.sizes() == sampled_sizes(input, grid),
        "grid_sampler(): a gradient of size ", shape_string(grad_output.sizes()), " does not belong to a grid of size ",
        shape_string(grid.sizes()));
  check_dtypes(input, grid);
  check_dtypes(input, grad_output);
  if (p.mode == kernels::GridMode::Nearest || input.size(1) == 0) {
    return new_zeros(grid.sizes(), grid.dtype(), grid.device());
  }
  const Tensor r = new_tensor(grid.sizes(), computed_type(grid.dtype()), grid.device());
  if (r.numel() > 0) {
    kernels::grid_sample_slope(r.view(), dense(grad_output).view(), dense(input).view(), dense(grid).view(), p);
  }
  return back(r, grid.dtype());
}

Tensor affine_grid_generator(const Tensor& theta, IntSpan size, bool align_corners) {
  check(size.size() == 4 || size.size() == 5, "AffineGridGenerator needs 4d (spatial) or 5d (volumetric) inputs.");
  check(theta.dim() == 3, Code::Index, "affine_grid: expected theta to have 3 dimensions, but got ", theta.dim());
  const int64_t n = size[0], rows = static_cast<int64_t>(size.size()) - 2;
  check(theta.size(0) == n && theta.size(2) == rows + 1,
        "Expected size for first two dimensions of batch2 tensor to be: [", n, ", ", rows + 1, "] but got: [",
        theta.size(0), ", ", theta.size(2), "].");
  const IntSpan lengths = size.slice(2, static_cast<size_t>(rows));
  Dims shape{n};
  for (int64_t s : lengths) shape.push_back(s);
  shape.push_back(theta.size(1));
  const Tensor base = base_grid(lengths, align_corners, theta.dtype());
  return ops::reshape(ops::matmul(base, ops::transpose(theta, 1, 2)), shape);
}

}  // namespace body

namespace rules {

void vjp_grid_sampler_2d(const GridSampler2dCtx& c, const Tensor& g, Tensor* out) { sampler_vjp(c, g, out); }
void vjp_grid_sampler_3d(const GridSampler3dCtx& c, const Tensor& g, Tensor* out) { sampler_vjp(c, g, out); }

void vjp__grid_sample(const GridSampleCtx& c, const Tensor& g, Tensor* out) {
  const How how{c.order, c.interpolation_mode, c.padding_mode, c.align_corners};
  if (c.needs[0]) out[0] = how.adjoint(g, c.grid, c.input_meta.sizes, how.order);
  if (c.needs[1]) out[1] = how.slope(g, c.input, c.grid, how.order);
}

void vjp__grid_sample_adjoint(const GridSampleAdjointCtx& c, const Tensor& g, Tensor* out) {
  const How how{c.order, c.interpolation_mode, c.padding_mode, c.align_corners};
  if (c.needs[0]) out[0] = how.sample(g, c.grid, how.order);
  if (c.needs[1]) out[1] = how.slope(c.grad_output, g, c.grid, how.order);
}

void vjp__grid_sample_slope(const GridSampleSlopeCtx& c, const Tensor& g, Tensor* out) {
  const How how{c.order, c.interpolation_mode, c.padding_mode, c.align_corners};
  if (c.needs[0]) {
    out[0] = over_coordinates(
        how.order, [&](int64_t d, IntSpan more) { return coordinate(g, d) * how.sample(c.input, c.grid, more); });
  }
  if (c.needs[1]) {
    out[1] = over_coordinates(how.order, [&](int64_t d, IntSpan more) {
      return how.adjoint(coordinate(g, d) * c.grad_output, c.grid, c.input_meta.sizes, more);
    });
  }
  if (c.needs[2]) {
    out[2] = over_coordinates(how.order, [&](int64_t d, IntSpan more) {
      return how.slope(coordinate(g, d) * c.grad_output, c.input, c.grid, more);
    });
  }
}

bool batch_grid_sampler_2d(const Batch& b, const Tensor& input, const Tensor& grid, int64_t interpolation_mode,
                           int64_t padding_mode, bool align_corners, Tensor& result) {
  return batched(b, input, grid, 4, result, [&](const Tensor& x, const Tensor& at) {
    return ops::grid_sampler_2d(x, at, interpolation_mode, padding_mode, align_corners);
  });
}
bool batch_grid_sampler_3d(const Batch& b, const Tensor& input, const Tensor& grid, int64_t interpolation_mode,
                           int64_t padding_mode, bool align_corners, Tensor& result) {
  return batched(b, input, grid, 5, result, [&](const Tensor& x, const Tensor& at) {
    return ops::grid_sampler_3d(x, at, interpolation_mode, padding_mode, align_corners);
  });
}

void vjp_affine_grid_generator(const AffineGridGeneratorCtx& c, const Tensor& g, Tensor* out) {
  const IntSpan lengths = c.size.span().slice(2, c.size.size() - 2);
  const Tensor base = base_grid(lengths, c.align_corners, g.dtype());
  const Tensor flat = ops::reshape(g, {c.size[0], -1, g.size(-1)});
  out[0] = ops::matmul(ops::transpose(flat, 1, 2), base);
}

}  // namespace rules

namespace ops {

Tensor grid_sampler(const Tensor& input, const Tensor& grid, int64_t interpolation_mode, int64_t padding_mode,
                    bool align_corners) {
  check_grid(input, grid);
  check((input.dim() == 4 || input.dim() == 5) && input.dim() == grid.dim(),
        "grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but got input with sizes ",
        shape_string(input.sizes()), " and grid with sizes ", shape_string(grid.sizes()));
  return (input.dim() == 4 ? grid_sampler_2d : grid_sampler_3d)(input, grid, interpolation_mode, padding_mode,
                                                                align_corners);
}

Tensor grid_sample(const Tensor& input, const Tensor& grid, std::string_view mode, std::string_view padding_mode,
                   std::optional<bool> align_corners) {
  const int64_t how = mode == "bilinear" ? 0 : mode == "nearest" ? 1 : mode == "bicubic" ? 2 : -1;
  check(how >= 0, Code::Value, "nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', ",
        "but got: '", mode, "'");
  const int64_t padding = padding_mode == "zeros"        ? 0
                          : padding_mode == "border"     ? 1
                          : padding_mode == "reflection" ? 2
                                                         : -1;
  check(padding >= 0, Code::Value, "nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or ",
        "'reflection', but got: '", padding_mode, "'");
  return grid_sampler(input, grid, how, padding, align_corners.value_or(false));
}

Tensor affine_grid(const Tensor& theta, IntSpan size, std::optional<bool> align_corners) {
  check(theta.is_floating(), Code::Value, "Expected theta to have floating point type, but got ", "torch.",
        name_of(theta.dtype()));
  const auto expect = [&](int64_t rows) {
    check(theta.dim() == 3 && theta.size(1) == rows && theta.size(2) == rows + 1, Code::Value, "Expected a batch of ",
          rows, "D affine matrices of shape Nx", rows, "x", rows + 1, " for size ", shape_string(size), ". Got ",
          shape_string(theta.sizes()), ".");
  };
  if (size.size() == 4 || size.size() == 5)
    expect(static_cast<int64_t>(size.size()) - 2);
  else
    fail(Code::NotImplemented, "affine_grid only supports 4D and 5D sizes, for 2D and 3D affine transforms, ",
         "respectively. Got size ", shape_string(size), ".");
  for (int64_t s : size) {
    check(s > 0, Code::Value, "Expected non-zero, positive output size. Got ", shape_string(size));
  }
  return affine_grid_generator(theta, size, align_corners.value_or(false));
}

}  // namespace ops
}  // namespace eg
