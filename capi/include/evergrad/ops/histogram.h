/* Generated from bindings/schema/ops/histogram.toml; do not edit. */
#ifndef EVERGRAD_OPS_HISTOGRAM_H
#define EVERGRAD_OPS_HISTOGRAM_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _histogramdd(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor. The
 * D-dimensional histogram of the rows of a tensor (..., D) over one ascending 1-d tensor of edges for each column,
 * with weights of the leading shape. float32 and float64. */
static inline eg_status* eg__histogramdd(eg_tensor* self, eg_tensor* const* bins, size_t bins_count, eg_tensor* weight,
                                         int32_t density, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, bins, bins_count);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_bool(density);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_histogramdd", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* _histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None) -> Tensor[]. Edges of equal bins for
 * each column of a tensor (..., D): bins[d] of them over range[2 d] to range[2 d + 1], or from the least to the
 * greatest element of the column. */
static inline eg_status* eg__histogramdd_bin_edges(eg_tensor* self, const int64_t* bins, size_t bins_count,
                                                   const double* range, size_t range_count, eg_value* out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, bins, bins_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "_histogramdd_bin_edges", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor. How often each number 0, 1, ... occurs
 * in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at least minlength, counts; or the sums of the
 * weights of each. int64; with weights their dtype for float32, float64 otherwise. Negative numbers, and other
 * than one dimension, are errors.
 * In Python:
 *     >>> torch.bincount(torch.tensor([0, 1, 1, 3]))
 *     tensor([1, 2, 0, 1]) */
static inline eg_status* eg_bincount(eg_tensor* self, eg_tensor* weights, int64_t minlength, eg_tensor** out) {
  static eg_op* op;
  eg_value args[3];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_pointer(EG_TAG_TENSOR, weights);
  args[2] = eg_int(minlength);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "bincount", "", 1, args, 3, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor. Counts of the elements in equal bins,
 * 1-d, from min to max, both included; other elements are left out. min = max means the least and the greatest
 * element. Floating point only, bins below 1 and bounds that are not finite are errors; the result has the dtype
 * of self.
 * In Python:
 *     >>> torch.histc(torch.tensor([1., 2., 1.]), bins=4, min=0, max=3)
 *     tensor([0., 2., 1., 0.]) */
static inline eg_status* eg_histc(eg_tensor* self, int64_t bins, eg_value min, eg_value max, eg_tensor** out) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(bins);
  args[2] = min;
  args[3] = max;
  rets[0] = eg_none();
  status = eg_detail_call(&op, "histc", "", 1, args, 4, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* As eg_histc; the result is written into the tensor given last. */
static inline eg_status* eg_histc_out(eg_tensor* self, int64_t bins, eg_value min, eg_value max, eg_tensor* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(bins);
  args[2] = min;
  args[3] = max;
  args[4] = eg_detail_tensor_arg(out);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "histc", "out", 1, args, 5, rets, 1);
  if (status) return status;
  eg_value_clear(&rets[0]);
  return NULL;
}

/* histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) ->
 * (Tensor hist, Tensor bin_edges). A histogram of equal bins over `range` (two numbers), or from the least to the
 * greatest element. Gives hist and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype. float32 and
 * float64 only; a range that is not finite or falls is an error.
 * In Python:
 *     >>> torch.histogram(torch.tensor([1., 2., 1.]), bins=4, range=(0., 3.))
 *     torch.return_types.histogram(
 *     hist=tensor([0., 2., 1., 0.]),
 *     bin_edges=tensor([0.0000, 0.7500, 1.5000, 2.2500, 3.0000])) */
static inline eg_status* eg_histogram_bin_ct(eg_tensor* self, int64_t bins, const double* range, size_t range_count,
                                             eg_tensor* weight, int32_t density, eg_tensor** hist,
                                             eg_tensor** bin_edges) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[2];
  eg_status* status;
  *hist = NULL;
  *bin_edges = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(bins);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_bool(density);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "histogram", "bin_ct", 1, args, 5, rets, 2);
  if (status) return status;
  *hist = eg_detail_tensor(&rets[0]);
  *bin_edges = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_histogram_bin_ct; the results are written into the tensors given last. */
static inline eg_status* eg_histogram_bin_ct_out(eg_tensor* self, int64_t bins, const double* range, size_t range_count,
                                                 eg_tensor* weight, int32_t density, eg_tensor* hist,
                                                 eg_tensor* bin_edges) {
  static eg_op* op;
  eg_value args[7];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(bins);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_bool(density);
  args[5] = eg_detail_tensor_arg(hist);
  args[6] = eg_detail_tensor_arg(bin_edges);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "histogram", "bin_ct.out", 1, args, 7, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist,
 * Tensor bin_edges). Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d
 * tensor of edges; a bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives
 * hist, one element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another
 * dtype, and weights of another shape, are errors.
 * In Python:
 *     >>> torch.histogram(torch.tensor([1., 2., 1.]), torch.tensor([0., 1.5, 3.]))
 *     torch.return_types.histogram(
 *     hist=tensor([2., 1.]),
 *     bin_edges=tensor([0.0000, 1.5000, 3.0000])) */
static inline eg_status* eg_histogram_bins_tensor(eg_tensor* self, eg_tensor* bins, eg_tensor* weight, int32_t density,
                                                  eg_tensor** hist, eg_tensor** bin_edges) {
  static eg_op* op;
  eg_value args[4];
  eg_value rets[2];
  eg_status* status;
  *hist = NULL;
  *bin_edges = NULL;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(bins);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_bool(density);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "histogram", "bins_tensor", 1, args, 4, rets, 2);
  if (status) return status;
  *hist = eg_detail_tensor(&rets[0]);
  *bin_edges = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* As eg_histogram_bins_tensor; the results are written into the tensors given last. */
static inline eg_status* eg_histogram_bins_tensor_out(eg_tensor* self, eg_tensor* bins, eg_tensor* weight,
                                                      int32_t density, eg_tensor* hist, eg_tensor* bin_edges) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_tensor_arg(bins);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[3] = eg_detail_bool(density);
  args[4] = eg_detail_tensor_arg(hist);
  args[5] = eg_detail_tensor_arg(bin_edges);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "histogram", "bins_tensor.out", 1, args, 6, rets, 2);
  if (status) return status;
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  return NULL;
}

/* histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[].
 * The histogram of the rows of a tensor (..., D) in D dimensions: bins[d] equal bins for column d, over range[2 d]
 * to range[2 d + 1], or from its least to its greatest element. First the counts, of shape bins (or sums of the
 * rows' weights, of the leading shape; density: divided by their sum and the sizes of the bins), then the edges of
 * each column's bins, (bins[d] + 1). Python gives the edges as one tuple. float32 and float64; less than 2
 * dimensions, and a range that is not finite or falls, are errors.
 * In Python:
 *     >>> hist, edges = torch.histogramdd(torch.tensor([[0., 1.], [1., 0.], [2., 2.]]), [2, 1])
 *     >>> hist
 *     tensor([[1.],
 *             [2.]])
 *     >>> edges[0]
 *     tensor([0., 1., 2.]) */
static inline eg_status* eg_histogramdd(eg_tensor* self, const int64_t* bins, size_t bins_count, const double* range,
                                        size_t range_count, eg_tensor* weight, int32_t density, eg_value* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_INTS, bins, bins_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_bool(density);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "histogramdd", "", 1, args, 5, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool
 * density=False) -> Tensor[]. Ascending vectors of the tensor's dtype are the edges themselves, one for each
 * column; range is not looked at. The counts have the shape of the bins between them. float32 and float64; another
 * number of vectors is an error.
 * In Python:
 *     >>> edges = [torch.tensor([0., 1., 5.]), torch.tensor([0., 2.])]
 *     >>> torch.histogramdd(torch.tensor([[0., 1.], [4., 0.]]), edges)[0]
 *     tensor([[1.],
 *             [1.]]) */
static inline eg_status* eg_histogramdd_TensorList_bins(eg_tensor* self, eg_tensor* const* bins, size_t bins_count,
                                                        const double* range, size_t range_count, eg_tensor* weight,
                                                        int32_t density, eg_value* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_detail_array(EG_TAG_TENSORS, bins, bins_count);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_bool(density);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "histogramdd", "TensorList_bins", 1, args, 5, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

/* histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) ->
 * Tensor[]. One number of bins counts for all D columns: the counts have shape (bins, ..., bins). float32 and
 * float64; a number that is not positive is an error.
 * In Python:
 *     >>> torch.histogramdd(torch.tensor([[0., 1.], [1., 0.]]), 2, range=[0., 2., 0., 2.])[0]
 *     tensor([[0., 1.],
 *             [1., 0.]]) */
static inline eg_status* eg_histogramdd_int_bins(eg_tensor* self, int64_t bins, const double* range, size_t range_count,
                                                 eg_tensor* weight, int32_t density, eg_value* out) {
  static eg_op* op;
  eg_value args[5];
  eg_value rets[1];
  eg_status* status;
  *out = eg_none();
  args[0] = eg_detail_tensor_arg(self);
  args[1] = eg_int(bins);
  args[2] = eg_detail_optional(EG_TAG_DOUBLES, range, range_count);
  args[3] = eg_detail_pointer(EG_TAG_TENSOR, weight);
  args[4] = eg_detail_bool(density);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "histogramdd", "int_bins", 1, args, 5, rets, 1);
  if (status) return status;
  *out = rets[0];
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
