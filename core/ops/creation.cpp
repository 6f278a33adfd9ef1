// Tensors from nothing: uninitialised, filled, and ranges.
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/engine/vmap.h"
#include "core/ops/options.h"
#include "core/tensor/shape.h"
#include "kernels/index.h"

namespace eg {
namespace {

using MaybeType = std::optional<DType>;
using MaybeLayout = std::optional<Layout>;
using MaybeDevice = std::optional<Device>;
using MaybeFormat = std::optional<MemoryFormat>;

Tensor empty_as(const Tensor& self, MaybeType dtype, Device device, MemoryFormat format) {
  const DType type = dtype.value_or(self.dtype());
  if (format != MemoryFormat::Preserve) return new_format(self.sizes(), type, format, device);
  if (device == self.device()) return new_like(self, type);
  const bool dense = self.is_non_overlapping_and_dense();
  return new_strided(self.sizes(), dense ? Dims(self.strides()) : dense_strides_like(self.sizes(), self.strides()), type,
                     device);
}
Tensor filled_as(const Tensor& self, const Scalar& value, MaybeType dtype, Device device, MemoryFormat format) {
  const Tensor t = empty_as(self, dtype, device, format);
  fill_raw(t, value);
  return t;
}
Tensor filled_on(Device device, IntSpan sizes, DType dtype, const Scalar& value) {
  const Tensor t = new_tensor(sizes, dtype, device);
  fill_raw(t, value);
  return t;
}

// The number of elements of a range, checked. A range of integers is cut to whole numbers before it is checked.
int64_t range_size(const Scalar& first, const Scalar& last, const Scalar& by, DType type, bool inclusive) {
  const bool whole = is_integral(type);
  for (const Scalar& s : {first, last, by}) check_fits(s, whole ? DType::Int64 : DType::Float64);
  const double start = first.to_double(), end = last.to_double(), step = by.to_double();
  const auto seen = [&](double v) { return whole ? std::trunc(v) : v; };
  const double a = seen(start), b = seen(end), d = seen(step);
  check(d != 0 && d == d, "step must be nonzero");
  check(std::isfinite(start) && std::isfinite(end), "unsupported range: ", start, " -> ", end);
  check((d > 0 && b >= a) || (d < 0 && b <= a), "upper bound and ", inclusive ? "lower" : "larger",
        " bound inconsistent with step sign");
  const double n = inclusive ? std::floor((b - a) / d) + 1 : std::ceil((end - start) / step);
  check(n >= 0 && n <= static_cast<double>(INT64_MAX / 16), "invalid size, possible overflow?");
  return static_cast<int64_t>(n);
}

void fill_range(const Tensor& t, const Scalar& start, const Scalar& step) {
  if (t.numel() == 0 || t.device() != kCPU) return;
  if (is_integral(t.dtype())) {
    kernels::arange(t.view(), start.to_int(), step.to_int());
  } else {
    kernels::arange(t.view(), start.to_double(), step.to_double());
  }
}

// A number as an element of a dtype has it.
Scalar as_element(const Scalar& s, DType type) {
  check_fits(s, type);
  alignas(16) char element[16];
  write_scalar(element, type, s);
  return read_scalar(element, type);
}

DType spaced_type(const char* op, const Scalar& start, const Scalar& end, MaybeType dtype) {
  const bool complex = start.is_complex() || end.is_complex();
  if (!dtype) return complex ? default_complex_dtype() : default_dtype();
  check(!complex || is_complex(*dtype), "torch.", op, "(): inferred dtype ", scalar_type_name(default_complex_dtype()),
        " can't be safely cast to passed dtype ", scalar_type_name(*dtype));
  return *dtype;
}

}  // namespace

void fill_uninitialized(const Tensor& t) {
  if (is_floating(t.dtype()) || t.is_complex()) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    fill_raw(t, t.is_complex() ? Scalar(std::complex<double>(nan, 0)) : Scalar(nan));
  } else if (is_bool(t.dtype())) {
    fill_raw(t, true);
  } else {  // all bits but the sign
    const int64_t bits = static_cast<int64_t>(size_of(t.dtype())) * 8;
    if (t.dtype() == DType::UInt64) {
      const Tensor most = new_tensor({}, DType::UInt64);
      *most.data_as<uint64_t>() = UINT64_MAX;
      copy_raw(t, most);
      return;
    }
    const int digits = static_cast<int>(is_unsigned(t.dtype()) ? bits : bits - 1);
    fill_raw(t, static_cast<int64_t>(digits == 63 ? INT64_MAX : (int64_t{1} << digits) - 1));
  }
}

namespace ops {

Tensor empty_body(IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
             bool requires_grad, MaybeFormat memory_format) {
  const Device place = option_device(layout, device);
  return finish(uninitialized(new_format(size, option_dtype(dtype), memory_format.value_or(MemoryFormat::Contiguous), place)),
                requires_grad);
}
Tensor empty_strided_body(IntSpan size, IntSpan stride, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                     std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  check(size.size() == stride.size(), "dimensionality of sizes (", size.size(),
        ") must match dimensionality of strides (", stride.size(), ")");
  for (int64_t s : stride)
    check(s >= 0, "empty_strided: negative strides are not supported, got ", shape_string(stride));
  return finish(uninitialized(new_strided(size, stride, option_dtype(dtype), place)), requires_grad);
}
Tensor zeros_body(IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
             bool requires_grad) {
  const Device place = option_device(layout, device);
  return finish(new_zeros(size, option_dtype(dtype), place), requires_grad);
}
Tensor ones_body(IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
            bool requires_grad) {
  const Device place = option_device(layout, device);
  return finish(filled_on(place, size, option_dtype(dtype), 1), requires_grad);
}
Tensor full_body(IntSpan size, const Scalar& fill_value, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
            std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  DType type = dtype.value_or(fill_value.default_dtype());
  if (!dtype && type == DType::Complex32) type = DType::Complex64;
  return finish(filled_on(place, size, type, fill_value), requires_grad);
}
Tensor scalar_tensor_body(const Scalar& s, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
                     bool requires_grad) {
  check_options(layout, device);
  return finish(filled({}, option_dtype(dtype), s), requires_grad);
}

namespace {
// What is made in the likeness of a tensor of vmap has its batch: it can be written to a slice at a time.
template <class F>
Tensor like(const Tensor& self, F&& make) {
  if (!is_batched(self)) return make(self);
  const Extra& e = *self.impl()->extra;
  return vmap_wrap(like(e.value, make), e.batch_dim, e.batch_level);
}
template <class F>
Tensor sized(const Tensor& self, IntSpan size, F&& make) {
  if (!is_batched(self)) return make(size);
  const Extra& e = *self.impl()->extra;
  Dims all;
  all.push_back(e.value.size(e.batch_dim));
  for (int64_t s : size) all.push_back(s);
  return vmap_wrap(sized(e.value, all, make), 0, e.batch_level);
}
template <class F>
Tensor sized(const Tensor& self, IntSpan size, bool requires_grad, F&& make) {
  return finish(sized(self, size, make), requires_grad);
}
}  // namespace

Tensor zeros_like_body(const Tensor& self, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
                  bool requires_grad, MaybeFormat memory_format) {
  const Device place = option_device(layout, device, self.device());
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  return finish(like(self, [&](const Tensor& t) { return filled_as(t, 0, dtype, place, format); }), requires_grad);
}
Tensor ones_like_body(const Tensor& self, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
                 bool requires_grad, MaybeFormat memory_format) {
  const Device place = option_device(layout, device, self.device());
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  return finish(like(self, [&](const Tensor& t) { return filled_as(t, 1, dtype, place, format); }), requires_grad);
}
Tensor full_like_body(const Tensor& self, const Scalar& fill_value, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                 std::optional<bool>, bool requires_grad, MaybeFormat memory_format) {
  const Device place = option_device(layout, device, self.device());
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  return finish(like(self, [&](const Tensor& t) { return filled_as(t, fill_value, dtype, place, format); }),
                requires_grad);
}

Tensor new_empty_body(const Tensor& self, IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                 std::optional<bool>, bool requires_grad) {
  return sized(self, size, requires_grad, [&](IntSpan s) { return empty(s, dtype.value_or(self.dtype()), layout, device.value_or(self.device())); });
}
Tensor new_empty_strided_body(const Tensor& self, IntSpan size, IntSpan stride, MaybeType dtype, MaybeLayout layout,
                         MaybeDevice device, std::optional<bool>, bool requires_grad) {
  return empty_strided(size, stride, dtype.value_or(self.dtype()), layout, device.value_or(self.device()), std::nullopt, requires_grad);
}
Tensor new_zeros_body(const Tensor& self, IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                 std::optional<bool>, bool requires_grad) {
  return sized(self, size, requires_grad, [&](IntSpan s) { return zeros(s, dtype.value_or(self.dtype()), layout, device.value_or(self.device())); });
}
Tensor new_ones_body(const Tensor& self, IntSpan size, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                std::optional<bool>, bool requires_grad) {
  return sized(self, size, requires_grad, [&](IntSpan s) { return ones(s, dtype.value_or(self.dtype()), layout, device.value_or(self.device())); });
}
Tensor new_full_body(const Tensor& self, IntSpan size, const Scalar& fill_value, MaybeType dtype, MaybeLayout layout,
                MaybeDevice device, std::optional<bool>, bool requires_grad) {
  return sized(self, size, requires_grad,
               [&](IntSpan s) { return full(s, fill_value, dtype.value_or(self.dtype()), layout, device.value_or(self.device())); });
}

Tensor arange_start_body(const Scalar& start, const Scalar& end, const Scalar& step, MaybeType dtype, MaybeLayout layout,
                    MaybeDevice device, std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  const bool whole = start.is_integral() && end.is_integral() && step.is_integral();
  const DType type = dtype.value_or(whole ? DType::Int64 : default_dtype());
  int64_t n = range_size(start, end, step, type, false);
  if (whole || type == DType::Int64) {  // exact where double is not
    const int64_t by = step.to_int();
    const __int128 span = static_cast<__int128>(end.to_int()) - start.to_int();
    n = static_cast<int64_t>(std::max<__int128>((span + by + (by > 0 ? -1 : 1)) / by, 0));
  }
  const Tensor t = new_tensor({n}, type, place);
  fill_range(t, start, step);
  return finish(t, requires_grad);
}
Tensor arange_body(const Scalar& end, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool> pin,
              bool requires_grad) {
  return arange_start(0, end, 1, dtype, layout, device, pin, requires_grad);
}
Tensor range(const Scalar& start, const Scalar& end, const Scalar& step, MaybeType dtype, MaybeLayout layout,
             MaybeDevice device, std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  const DType type = option_dtype(dtype);
  const int64_t n = range_size(start, end, step, type, true);
  const Tensor t = new_tensor({n}, type, place);
  fill_range(t, start, step);
  return finish(t, requires_grad);
}

Tensor linspace_body(const Scalar& start, const Scalar& end, int64_t steps, MaybeType dtype, MaybeLayout layout,
                MaybeDevice device, std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  check(steps >= 0, "number of steps must be non-negative");
  const Tensor t = new_tensor({steps}, spaced_type("linspace", start, end, dtype), place);
  if (steps == 1) {
    fill_raw(t, start);
  } else if (steps > 1 && place == kCPU) {
    const Scalar first = as_element(start, t.dtype()), last = as_element(end, t.dtype());
    kernels::linspace(t.view(), first.to_complex(), last.to_complex());
  }
  return finish(t, requires_grad);
}
Tensor linspace_Tensor(const Tensor& start, const Tensor& end, int64_t steps, MaybeType dtype, MaybeLayout layout,
                       MaybeDevice device, std::optional<bool> pin, bool requires_grad) {
  check(start.dim() == 0 && end.dim() == 0,
        "linspace only supports 0-dimensional start and end tensors, but got start with ", start.dim(),
        " dimension(s) and end with ", end.dim(), " dimension(s).");
  return linspace(item(start), item(end), steps, dtype, layout, device, pin, requires_grad);
}
Tensor logspace(const Scalar& start, const Scalar& end, int64_t steps, double base, MaybeType dtype, MaybeLayout layout,
                MaybeDevice device, std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  check(steps >= 0, "number of steps must be non-negative");
  const Tensor t = new_tensor({steps}, spaced_type("logspace", start, end, dtype), place);
  if (steps == 1) {
    if (t.is_complex()) {
      fill_raw(t, std::pow(base, start.to_complex()));
    } else {
      fill_raw(t, std::pow(base, start.to_double()));
    }
  } else if (steps > 1 && place == kCPU) {
    const Scalar first = as_element(start, t.dtype()), last = as_element(end, t.dtype());
    kernels::logspace(t.view(), first.to_complex(), last.to_complex(), base);
  }
  return finish(t, requires_grad);
}
Tensor logspace_Tensor(const Tensor& start, const Tensor& end, int64_t steps, double base, MaybeType dtype,
                       MaybeLayout layout, MaybeDevice device, std::optional<bool> pin, bool requires_grad) {
  check(start.dim() == 0 && end.dim() == 0,
        "logspace only supports 0-dimensional start and end tensors, but got start with ", start.dim(),
        " dimension(s) and end with ", end.dim(), " dimension(s).");
  return logspace(item(start), item(end), steps, base, dtype, layout, device, pin, requires_grad);
}

Tensor eye_m_body(int64_t n, int64_t m, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
             bool requires_grad) {
  const Device place = option_device(layout, device);
  check(n >= 0, "n must be greater or equal to 0, got ", n);
  check(m >= 0, "m must be greater or equal to 0, got ", m);
  const Tensor t = eg::new_zeros({n, m}, option_dtype(dtype), place);
  if (t.numel() > 0 && place == kCPU) kernels::eye(t.view());
  return finish(t, requires_grad);
}
Tensor eye_body(int64_t n, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool> pin,
           bool requires_grad) {
  return eye_m(n, n, dtype, layout, device, pin, requires_grad);
}

namespace {
Tensor triangle_indices(bool lower, int64_t row, int64_t col, int64_t offset, MaybeType dtype) {
  check(row >= 0, "row must be non-negative, got", row);
  check(col >= 0, "col must be non-negative, got", col);
  const int64_t n = lower ? kernels::tril_count(row, col, offset) : kernels::triu_count(row, col, offset);
  const Tensor t = new_tensor({2, n}, DType::Int64);
  if (n > 0 && lower) kernels::tril_indices(t.view(), row, col, offset);
  if (n > 0 && !lower) kernels::triu_indices(t.view(), row, col, offset);
  return to_raw(t, dtype.value_or(DType::Int64));
}
}  // namespace

Tensor tril_indices_body(int64_t row, int64_t col, int64_t offset, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                    std::optional<bool>) {
  check_options(layout, device);
  return triangle_indices(true, row, col, offset, dtype);
}
Tensor triu_indices_body(int64_t row, int64_t col, int64_t offset, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                    std::optional<bool>) {
  check_options(layout, device);
  return triangle_indices(false, row, col, offset, dtype);
}

Tensor vander(const Tensor& x, std::optional<int64_t> N, bool increasing) {
  check(x.dim() == 1, "x must be a one-dimensional tensor.");
  const int64_t n = N.value_or(x.sizes()[0]);
  check(n >= 0, "N must be non-negative.");
  const Tensor base = cast(x, eg::promote_types(x.dtype(), DType::Int64));
  const Tensor powers = pow(unsqueeze(base, 1), arange(n));
  return increasing ? powers : flip(powers, {1});
}

}  // namespace ops

namespace body {

Tensor empty_like(const Tensor& self, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
                  bool requires_grad, MaybeFormat memory_format) {
  const Device place = option_device(layout, device, self.device());
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  return finish(uninitialized(empty_as(self, dtype, place, format)), requires_grad);
}

}  // namespace body
}  // namespace eg
