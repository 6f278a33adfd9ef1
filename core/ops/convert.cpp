// Copies, casts and memory formats.
#include "core/engine/pointwise.h"
#include "core/engine/type_names.h"
#include "core/ops/options.h"
#include "core/tensor/shape.h"

namespace eg {

MemoryFormat suggested_format(const Tensor& t) {
  for (MemoryFormat f : {MemoryFormat::ChannelsLast, MemoryFormat::ChannelsLast3d}) {
    const int64_t n = f == MemoryFormat::ChannelsLast ? 4 : 5;
    if (t.dim() != n) continue;
    // From the innermost out: channels, then the spatial dimensions from last to first, then the batch.
    int64_t least = 0;
    bool fits = t.strides()[1] != 0;
    auto visit = [&](int64_t d) {
      fits = fits && t.sizes()[d] != 0 && t.strides()[d] >= least && !(d == 0 && least == t.strides()[1]);
      least = t.strides()[d] * (t.sizes()[d] > 1 ? t.sizes()[d] : 1);
    };
    visit(1);
    for (int64_t d = n - 1; d >= 2; --d) visit(d);
    visit(0);
    if (fits) return f;
  }
  return MemoryFormat::Contiguous;
}

namespace {

// Nothing to do for a tensor that is in the wanted dtype and layout already?
bool unchanged(const Tensor& t, DType dtype, bool copy, std::optional<MemoryFormat> format) {
  const MemoryFormat f = format.value_or(MemoryFormat::Preserve);
  return t.dtype() == dtype && !copy && (f == MemoryFormat::Preserve || suggested_format(t) == f);
}

void check_fill(const Tensor& value) {
  check(value.dim() == 0, "fill_ only supports 0-dimension value tensor but got tensor with ", value.dim(),
        " dimensions.");
}

}  // namespace

namespace body {

Tensor _to_copy(const Tensor& self, std::optional<DType> dtype, std::optional<Device> device,
                std::optional<MemoryFormat> memory_format) {
  const DType type = dtype.value_or(self.dtype());
  const Device place = option_device(std::nullopt, device, self.device());
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  const bool dense = self.is_non_overlapping_and_dense();
  const Tensor r = format != MemoryFormat::Preserve ? new_format(self.sizes(), type, format, place)
                   : place == self.device()         ? new_like(self, type)
                                                    : new_strided(self.sizes(),
                                                                  dense ? Dims(self.strides())
                                                                        : dense_strides_like(self.sizes(), self.strides()),
                                                                  type, place);
  copy_raw(r, self);
  return r;
}

Tensor clone(const Tensor& self, std::optional<MemoryFormat> memory_format) {
  return clone_raw(self, memory_format.value_or(MemoryFormat::Preserve));
}

void copy_(const Tensor& self, const Tensor& src, bool) {
  const Dims shape = broadcast_shapes(self.sizes(), src.sizes());
  check(shape == self.sizes(), "output with shape ", shape_string(self.sizes()), " doesn't match the broadcast shape ",
        shape_string(shape));
  if (self.shares_storage(src)) check_overlap(self, src);
  copy_raw(self, src);
}

Tensor copy(const Tensor& self, const Tensor& src, bool) {
  const Tensor r = new_like(self, self.dtype());
  copy_(r, src, false);
  return r;
}

void fill_(const Tensor& self, const Tensor& value) {
  check_fill(value);
  check_fits(value, self.dtype());
  copy_raw(self, value);
}

void zero_(const Tensor& self) { copy_raw(self, num(0)); }

// A new geometry over the same storage, which grows when it must.
static Tensor over_storage(const Tensor& t, IntSpan size, IntSpan strides, int64_t offset) {
  const int64_t elements = numel_of(size), need = storage_bytes_needed(size, strides, offset, t.dtype());
  if (elements > 0) {
    const Ref<Storage>& storage = t.storage();
    check(static_cast<bool>(storage), "Trying to resize storage that is not resizable");
    if (need > static_cast<int64_t>(storage->bytes())) storage->resize(static_cast<size_t>(need));
  }
  return eg::alias(t, size, strides, offset);
}
Tensor resize(const Tensor& self, IntSpan size, std::optional<MemoryFormat> memory_format) {
  if (!memory_format && self.sizes() == size) return eg::alias(self);
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Contiguous);
  const Dims strides = format == MemoryFormat::Preserve ? contiguous_strides(size) : format_strides(size, format);
  const size_t before = self.storage() ? self.storage()->bytes() : 0;
  const Tensor r = over_storage(self, size, strides, self.storage_offset());
  const int64_t step = static_cast<int64_t>(size_of(r.dtype()));
  if (__builtin_expect(fills_uninitialized(), 0) && r.storage() && r.storage()->bytes() > before) {
    const int64_t first = static_cast<int64_t>(before) / step;
    fill_uninitialized(eg::alias(r, {static_cast<int64_t>(r.storage()->bytes()) / step - first}, {1}, first));
  }
  return r;
}
Tensor resize_as(const Tensor& self, const Tensor& the_template, std::optional<MemoryFormat> memory_format) {
  if (memory_format == MemoryFormat::Preserve) memory_format = suggested_format(the_template);
  // Of the size that it has already a tensor keeps its strides.
  if (!memory_format && self.sizes() == the_template.sizes()) return eg::alias(self);
  return resize(self, the_template.sizes(), memory_format);
}

Tensor set(const Tensor& self) { return new_tensor({0}, self.dtype()); }
Tensor set_source_Tensor(const Tensor& self, const Tensor& source) {
  check(self.dtype() == source.dtype(), "Could not set tensor of type ", c_name(source.dtype()),
        " to a tensor of type ", c_name(self.dtype()));
  return eg::alias(source);
}
Tensor set_source_Tensor_storage_offset(const Tensor& self, const Tensor& source, int64_t storage_offset, IntSpan size,
                                        IntSpan stride) {
  const Tensor whole = set_source_Tensor(self, source);
  check(whole.is_contiguous(), "passed in tensor to be used as storage must be contiguous");
  const bool fits = !__builtin_add_overflow(storage_offset, whole.storage_offset(), &storage_offset);
  check(fits && storage_offset >= 0, "Tensor: invalid storage offset ", storage_offset);
  check(stride.empty() || stride.size() == size.size(), "unequal size length (", size.size(), ") and stride length (",
        stride.size(), ")");
  for (int64_t s : stride) {
    check(s >= 0, "set_: Negative strides are not supported at the moment, got strides: ", shape_string(stride));
  }
  return over_storage(whole, size, stride.empty() ? contiguous_strides(size) : Dims(stride), storage_offset);
}

// Shares the memory; the history is made by the dispatcher from both arguments.
Tensor _tie(const Tensor& self, TensorSpan) { return eg::alias(self); }

Scalar item(const Tensor& self) {
  check(self.numel() == 1, "a Tensor with ", self.numel(), " elements cannot be converted to Scalar");
  return read_scalar(self.data(), self.dtype());
}

}  // namespace body

namespace rules {

void check_resize(const Tensor& self, IntSpan, std::optional<MemoryFormat>) {
  check(mode.inference || !self.requires_grad(), "cannot resize variables that require grad");
}
void check_resize_as(const Tensor& self, const Tensor&, std::optional<MemoryFormat>) { check_resize(self, {}, {}); }

void vjp__to_copy(const ToCopyCtx& c, const Tensor& g, Tensor* out) { out[0] = cast(g, c.self_meta.dtype); }
void vjp__tie(const TieCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  for (size_t i = 0; i < c.to_meta.size(); ++i) {
    if (c.needs[i + 1]) out[i + 1] = filled(c.to_meta[i].sizes, c.to_meta[i].dtype, 0);
  }
}
void vjp_clone(const CloneCtx&, const Tensor& g, Tensor* out) { out[0] = g; }
void vjp_copy(const CopyCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = zeros_of(g);
  if (c.needs[1]) out[1] = g;
}
Tensor jvp_copy(const CopyCtx& c, const Tensor* t) {
  return t[1].defined() ? ops::copy(c.self, t[1]) : filled(c.self_meta.sizes, c.self_meta.dtype, 0);
}

}  // namespace rules

namespace ops {

Tensor to_dtype(const Tensor& self, DType dtype, bool, bool copy, std::optional<MemoryFormat> memory_format) {
  return unchanged(self, dtype, copy, memory_format) ? self : _to_copy(self, dtype, std::nullopt, memory_format);
}
Tensor to_device(const Tensor& self, std::optional<Device> device, std::optional<DType> dtype, bool, bool copy,
                 std::optional<MemoryFormat> memory_format) {
  const DType type = dtype.value_or(self.dtype());
  if (device && !(*device == self.device())) return _to_copy(self, type, device, memory_format);
  return to_dtype(self, type, false, copy, memory_format);
}
Tensor to_other(const Tensor& self, const Tensor& other, bool, bool copy, std::optional<MemoryFormat> memory_format) {
  return to_device(self, other.device(), other.dtype(), false, copy, memory_format);
}
Tensor type_as(const Tensor& self, const Tensor& other) { return to_dtype(self, other.dtype()); }

#define EG_CAST(name, type)                                                         \
  Tensor to_##name(const Tensor& self, std::optional<MemoryFormat> memory_format) { \
    return to_dtype(self, DType::type, false, false, memory_format);                \
  }
EG_CAST(bool, Bool)
EG_CAST(byte, UInt8)
EG_CAST(char, Int8)
EG_CAST(short, Int16)
EG_CAST(int, Int32)
EG_CAST(long, Int64)
EG_CAST(half, Float16)
EG_CAST(bfloat16, BFloat16)
EG_CAST(float, Float32)
EG_CAST(double, Float64)
EG_CAST(chalf, Complex32)
EG_CAST(cfloat, Complex64)
EG_CAST(cdouble, Complex128)
#undef EG_CAST

Tensor contiguous(const Tensor& self, MemoryFormat memory_format) {
  check(memory_format != MemoryFormat::Preserve, "preserve memory format is unsupported by the contiguous operator");
  return self.is_contiguous(memory_format) ? self : clone(self, memory_format);
}

Tensor fill_body(const Tensor& self, const Tensor& value) {
  check_fill(value);
  return copy(self, value);
}
Tensor zero_body(const Tensor& self) { return copy(self, num(0)); }

DType result_type(const Tensor& tensor, const Tensor& other) { return eg::result_type(tensor, other); }

}  // namespace ops
}  // namespace eg
