/* Generated from bindings/schema/ops/convert.toml; do not edit. */
#ifndef EVERGRAD_OPS_CONVERT_H
#define EVERGRAD_OPS_CONVERT_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _tie(Tensor self, Tensor[] to) -> Tensor. self, as a value that also depends on other tensors, with derivative
 * zero: gradients that come from one fused rule share one history. */
static inline eg_status* eg__tie(eg_tensor* self, eg_tensor* const* to, size_t to_count, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, to, to_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_tie", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _to_copy(Tensor self, *, DType? dtype=None, Device? device=None, MemoryFormat? memory_format=None) -> Tensor. A
 * copy in another dtype, on another device or in another memory format. */
static inline eg_status* eg__to_copy(eg_tensor* self, eg_dtype dtype, eg_device device, eg_memory_format memory_format,
                                     eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[3] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_to_copy", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. A copy in new memory, of the same shape and
 * dtype, any, in the same order of strides unless a memory format is given; one that it cannot have is an error.
 * In Python:
 *     >>> x = torch.tensor([1., 2.])
 *     >>> y = x.clone().zero_()
 *     >>> x
 *     tensor([1., 2.]) */
static inline eg_status* eg_clone(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "clone", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* contiguous(Tensor self, *, MemoryFormat memory_format=contiguous_format) -> Tensor. The tensor laid out in a
 * memory format, of the same shape and dtype, any; itself when it is already. channels_last needs 4 dimensions,
 * channels_last_3d 5: other numbers, and preserve_format, are errors.
 * In Python:
 *     >>> torch.arange(6).view(2, 3).t().contiguous().stride()
 *     (2, 1) */
static inline eg_status* eg_contiguous(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "contiguous", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor. The elements of src, of any dtype, cast to the
 * dtype of self and broadcast to its shape; a src that does not broadcast is an error.
 * In Python:
 *     >>> torch.zeros(3).copy_(torch.tensor([1, 2, 3]))
 *     tensor([1., 2., 3.]) */
static inline eg_status* eg_copy(eg_tensor* self, eg_tensor* src, int32_t non_blocking, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_detail_bool(non_blocking);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copy", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_copy; the result is written into self. */
static inline eg_status* eg_copy_(eg_tensor* self, eg_tensor* src, int32_t non_blocking) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(src);
  args[2] = eg_detail_bool(non_blocking);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "copy_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* fill(Tensor self, Tensor value) -> Tensor. A tensor of the shape and dtype of self, any, with every element set
 * to a value: a number, or a tensor without dimensions; one with dimensions, and a number that the dtype does not
 * hold, are errors.
 * In Python:
 *     >>> torch.empty(3).fill_(2.5)
 *     tensor([2.5000, 2.5000, 2.5000]) */
static inline eg_status* eg_fill(eg_tensor* self, eg_tensor* value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fill", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fill; value is a plain number. */
static inline eg_status* eg_fill_scalar(eg_tensor* self, eg_value value, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fill", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_fill; the result is written into self. */
static inline eg_status* eg_fill_(eg_tensor* self, eg_tensor* value) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(value);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fill_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* As eg_fill; value is a plain number, the result is written into self. */
static inline eg_status* eg_fill_scalar_(eg_tensor* self, eg_value value) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = value;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "fill_", "", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* item(Tensor self) -> Scalar. The single element of a tensor as a number: bool, int, float or complex by its
 * dtype. Other numbers of elements are an error.
 * In Python:
 *     >>> torch.tensor([2.5]).item()
 *     2.5 */
static inline eg_status* eg_item(eg_tensor* self, eg_value* out) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "item", "", 1, args, 1, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* resize(Tensor self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor. Another shape, contiguous or in
 * a memory format, for the same tensor in place; its storage grows when needed and new elements are uninitialised.
 * Any dtype; a negative size is an error. In place: the result is written into self.
 * In Python:
 *     >>> torch.zeros(2).resize_(2, 3).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_resize_(eg_tensor* self, const int64_t* size, size_t size_count,
                                    eg_memory_format memory_format) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[2] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "resize_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor. resize_ to the shape
 * of another tensor, of any dtype; preserve_format stands for the other's format. A tensor that requires a
 * gradient is an error. In place: the result is written into self.
 * In Python:
 *     >>> torch.zeros(2).resize_as_(torch.zeros(2, 3)).shape
 *     torch.Size([2, 3]) */
static inline eg_status* eg_resize_as_(eg_tensor* self, eg_tensor* the_template, eg_memory_format memory_format) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(the_template);
  args[2] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "resize_as_", "", 1, args, 3, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* result_type(Tensor tensor, Tensor other) -> DType. The dtype that an operation on both would compute in: tensors
 * with dimensions come before 0-dim ones, and those before plain numbers; only a higher kind (bool, integer,
 * float, complex) of a later one counts. No two dtypes are refused.
 * In Python:
 *     >>> torch.result_type(torch.tensor([1, 2]), 1.0)
 *     torch.float32 */
static inline eg_status* eg_result_type(eg_tensor* tensor, eg_tensor* other, eg_dtype* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(tensor);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "result_type", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (eg_dtype)rets[0].u.i;
  return NULL;
}

/* As eg_result_type; other is a plain number. */
static inline eg_status* eg_result_type_scalar(eg_tensor* tensor, eg_value other, eg_dtype* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(tensor);
  args[1] = other;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "result_type", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (eg_dtype)rets[0].u.i;
  return NULL;
}

/* As eg_result_type; tensor is a plain number. */
static inline eg_status* eg_result_type_scalar_tensor(eg_value tensor, eg_tensor* other, eg_dtype* out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = tensor;
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "result_type", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = (eg_dtype)rets[0].u.i;
  return NULL;
}

/* set(Tensor self) -> Tensor. The tensor itself, of any dtype, takes a new, empty storage: its shape becomes (0).
 * A leaf that requires a gradient is an error. In place: the result is written into self.
 * In Python:
 *     >>> torch.ones(2).set_()
 *     tensor([]) */
static inline eg_status* eg_set_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "set_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* set.source_Tensor(Tensor self, Tensor source) -> Tensor. The tensor itself takes the storage, offset, sizes and
 * strides of another, and shares its memory from then on; no history is recorded. Dtypes that differ are an error,
 * and so is a leaf that requires a gradient. In place: the result is written into self.
 * In Python:
 *     >>> x, y = torch.zeros(2), torch.ones(3)
 *     >>> x.set_(y).data_ptr() == y.data_ptr()
 *     True */
static inline eg_status* eg_set_source_Tensor_(eg_tensor* self, eg_tensor* source) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(source);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "set_", "source_Tensor", 1, args, 2, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* set.source_Tensor_storage_offset(Tensor self, Tensor source, int storage_offset, int[] size, int[] stride=[]) ->
 * Tensor. The same with a geometry of one's own, of shape size, over the memory of a contiguous source of the same
 * dtype: storage_offset counts from its first element, strides are those of a contiguous tensor unless given. A
 * storage that is too small grows. Negative numbers are errors. In place: the result is written into self.
 * In Python:
 *     >>> torch.zeros(2).set_(torch.arange(6.), 1, (2, 2), (3, 1))
 *     tensor([[1., 2.],
 *             [4., 5.]]) */
static inline eg_status* eg_set_source_Tensor_storage_offset_(eg_tensor* self, eg_tensor* source,
                                                              int64_t storage_offset, const int64_t* size,
                                                              size_t size_count, const int64_t* stride,
                                                              size_t stride_count) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(source);
  args[2] = eg_int(storage_offset);
  args[3] = eg_detail_array(EG_TAG_INTS, size, size_count);
  args[4] = eg_detail_optional(EG_TAG_INTS, stride, stride_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "set_", "source_Tensor_storage_offset", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* to.device(Tensor self, Device? device=None, DType? dtype=None, bool non_blocking=False, bool copy=False, *,
 * MemoryFormat? memory_format=None) -> Tensor. The tensor on a device and in a dtype, any, in its own shape;
 * itself when nothing changes and copy is False. A device that this build has not is an error.
 * In Python:
 *     >>> torch.tensor([1., 2.]).to('cpu', torch.float64)
 *     tensor([1., 2.], dtype=torch.float64) */
static inline eg_status* eg_to_device(eg_tensor* self, eg_device device, eg_dtype dtype, int32_t non_blocking,
                                      int32_t copy, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DEVICE, device);
  args[2] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[3] = eg_detail_bool(non_blocking);
  args[4] = eg_detail_bool(copy);
  args[5] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to", "device", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to.dtype(Tensor self, DType dtype, bool non_blocking=False, bool copy=False, *, MemoryFormat?
 * memory_format=None) -> Tensor. The tensor in a dtype, any, and in its own shape; itself when nothing changes and
 * copy is False. Complex to real drops the imaginary part. Differentiable between floating point and complex
 * dtypes; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.7, -2.5]).to(torch.int64)
 *     tensor([ 1, -2]) */
static inline eg_status* eg_to_dtype(eg_tensor* self, eg_dtype dtype, int32_t non_blocking, int32_t copy,
                                     eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_DTYPE, dtype);
  args[2] = eg_detail_bool(non_blocking);
  args[3] = eg_detail_bool(copy);
  args[4] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to", "dtype", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to.other(Tensor self, Tensor other, bool non_blocking=False, bool copy=False, *, MemoryFormat?
 * memory_format=None) -> Tensor. The tensor in the dtype, any, and on the device of another, in its own shape;
 * itself when nothing changes and copy is False. A memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1, 2]).to(torch.tensor(0.5))
 *     tensor([1., 2.]) */
static inline eg_status* eg_to_other(eg_tensor* self, eg_tensor* other, int32_t non_blocking, int32_t copy,
                                     eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  args[2] = eg_detail_bool(non_blocking);
  args[3] = eg_detail_bool(copy);
  args[4] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to", "other", 1, args, 5, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_bfloat16(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * bfloat16; itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([3.14159]).bfloat16()
 *     tensor([3.1406], dtype=torch.bfloat16) */
static inline eg_status* eg_to_bfloat16(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_bfloat16", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_bool(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype bool;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([0., 2., -1.]).bool()
 *     tensor([False,  True,  True]) */
static inline eg_status* eg_to_bool(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_bool", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_byte(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype uint8;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.9, 200.]).byte()
 *     tensor([  1, 200], dtype=torch.uint8) */
static inline eg_status* eg_to_byte(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_byte", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_cdouble(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * complex128; itself when it has it already. In the shape of self; a memory format that it cannot have is an
 * error.
 * In Python:
 *     >>> torch.tensor([1.5, 2.]).cdouble()
 *     tensor([1.5000+0.j, 2.0000+0.j], dtype=torch.complex128) */
static inline eg_status* eg_to_cdouble(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_cdouble", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_cfloat(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * complex64; itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.5, 2.]).cfloat()
 *     tensor([1.5000+0.j, 2.0000+0.j]) */
static inline eg_status* eg_to_cfloat(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_cfloat", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_chalf(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * complex32; itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.5, 2.]).chalf().dtype
 *     torch.complex32 */
static inline eg_status* eg_to_chalf(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_chalf", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_char(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype int8;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.9, -3.]).char()
 *     tensor([ 1, -3], dtype=torch.int8) */
static inline eg_status* eg_to_char(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_char", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_double(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * float64; itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1, 2]).double()
 *     tensor([1., 2.], dtype=torch.float64) */
static inline eg_status* eg_to_double(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_double", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_float(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype
 * float32; itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1, 2]).float()
 *     tensor([1., 2.]) */
static inline eg_status* eg_to_float(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_float", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_half(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype float16;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1., 1e-9]).half()
 *     tensor([1., 0.], dtype=torch.float16) */
static inline eg_status* eg_to_half(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_half", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_int(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype int32;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.9, -3.]).int()
 *     tensor([ 1, -3], dtype=torch.int32) */
static inline eg_status* eg_to_int(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_int", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_long(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype int64;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.9, -3.]).long()
 *     tensor([ 1, -3]) */
static inline eg_status* eg_to_long(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_long", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* to_short(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor. The tensor, of any dtype, in dtype int16;
 * itself when it has it already. In the shape of self; a memory format that it cannot have is an error.
 * In Python:
 *     >>> torch.tensor([1.9, -300.]).short()
 *     tensor([   1, -300], dtype=torch.int16) */
static inline eg_status* eg_to_short(eg_tensor* self, eg_memory_format memory_format, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_enum(EG_TAG_FORMAT, memory_format);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "to_short", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* type_as(Tensor self, Tensor other) -> Tensor. The tensor in the dtype of another, in its own shape; itself when
 * it has that dtype already. Any two dtypes: nothing is refused.
 * In Python:
 *     >>> torch.tensor([1, 2]).type_as(torch.tensor(1.))
 *     tensor([1., 2.]) */
static inline eg_status* eg_type_as(eg_tensor* self, eg_tensor* other, eg_tensor** out) {
  static eg_op* op;
  eg_value args[2];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(other);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "type_as", "", 1, args, 2, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* zero(Tensor self) -> Tensor. Every element set to 0, in place: shape and dtype, which may be any dtype, stay. In
 * place: the result is written into self.
 * In Python:
 *     >>> torch.ones(3).zero_()
 *     tensor([0., 0., 0.]) */
static inline eg_status* eg_zero_(eg_tensor* self) {
  static eg_op* op;
  eg_value args[1];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "zero_", "", 1, args, 1, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
