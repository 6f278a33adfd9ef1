// Reading and writing through tensors of indices, and tensors made of nothing but positions. Index tensors are Int64 or
// any other integer type, any strides. Every index is checked before the first element is written. Functions that only
// move values take every dtype; adding ones take all but float8; amax and amin not complex either. Outputs do not
// overlap inputs. 0-dim tensors count as one element along dim 0.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// out[.., i, ..] = self[.., index[i], ..]; index is 1-d (or 0-d). IndexError "index out of range in self".
void index_select(const TensorView& out, const TensorView& self, int64_t dim, const TensorView& index);
// self[.., index[i], ..] = or += source[.., i, ..]; alpha scales source. Negative indices are refused (IndexError).
void index_copy(const TensorView& self, int64_t dim, const TensorView& index, const TensorView& source);
void index_add(const TensorView& self, int64_t dim, const TensorView& index, const TensorView& source,
               std::complex<double> alpha = 1.0);
// self[.., index[i], ..] = value, a 0-dim view of self's dtype. Negative indices count from the end.
void index_fill(const TensorView& self, int64_t dim, const TensorView& index, const TensorView& value);

// out[i][j] = self[index[i][j]][j] for dim 0. RuntimeError "index 5 is out of bounds for dimension 0 with size 3".
void gather(const TensorView& out, const TensorView& self, int64_t dim, const TensorView& index);

enum class ScatterMode : int32_t { Assign, Add, Multiply, Amax, Amin };
// self[index[i][j]][j] op= source[i][j] for dim 0, over index's shape; source is at least as large, or a 0-dim view (a
// scalar, dtype of self).
void scatter(const TensorView& self, int64_t dim, const TensorView& index, const TensorView& source, ScatterMode mode);
// For every index, counts[index[i][j]][j] += 1 where counts is Int64 of self's shape (for scatter_reduce's mean).
void scatter_count(const TensorView& counts, int64_t dim, const TensorView& index);

// Advanced indexing. The first n dimensions of self are indexed by index[0..n), all of one (broadcast) shape S; out is
// (S..., self's other dimensions...). Negative indices count from the end.
// IndexError "index 5 is out of bounds for dimension 0 with size 3"; dim_names[d] replaces the d in messages (or null).
void index_get(const TensorView& out, const TensorView& self, const TensorView* index, int32_t n,
               const int64_t* dim_names = nullptr);
// self[index...] = or += values, which has out's shape above (zero strides where broadcast).
void index_put(const TensorView& self, const TensorView* index, int32_t n, const TensorView& values, bool accumulate,
               const int64_t* dim_names = nullptr);

// self as if flattened; out/source has index's shape. Negative indices count from the end.
void take(const TensorView& out, const TensorView& self, const TensorView& index);
void put(const TensorView& self, const TensorView& index, const TensorView& source, bool accumulate);

// mask is Bool (or UInt8) of self's shape (zero strides allowed).
int64_t count_true(const TensorView& mask);
void masked_select(const TensorView& out, const TensorView& self, const TensorView& mask);  // out: (count_true)
void masked_fill(const TensorView& self, const TensorView& mask, const TensorView& value);  // value: 0-dim
// Where mask: the next element of source, flattened. RuntimeError when source is too short.
void masked_scatter(const TensorView& self, const TensorView& mask, const TensorView& source);
// Any dtype. count_nonzero_elements gives n; out is (n, ndim) Int64.
int64_t count_nonzero_elements(const TensorView& self);
void nonzero(const TensorView& out, const TensorView& self);

// out (index shape..., width) = weight (rows, width)[index]. IndexError "index out of range in self".
void embedding(const TensorView& out, const TensorView& weight, const TensorView& index);
// grad_weight = 0, then += grad_out rows, except for padding_idx (-1: none); scale_by_freq divides by how often an
// index occurs. float16/bfloat16 accumulate in float.
void embedding_backward(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& index,
                        int64_t padding_idx, bool scale_by_freq);
// Rows of weight (rows, width) that occur in index are rescaled in place to at most max_norm.
void embedding_renorm(const TensorView& weight, const TensorView& index, double max_norm, double norm_type);

// out is Int64 (index shape..., classes). RuntimeError "Class values must be smaller than num_classes." and so on.
void one_hot(const TensorView& out, const TensorView& index);
// out (bins) Int64, or weights' dtype: += 1 or weights. index is not negative and below bins (checked).
void bincount(const TensorView& out, const TensorView& index, const TensorView* weights);

// Zero above (tril) or below (triu) the k-th diagonal of the last two dimensions. out may be in.
void tril(const TensorView& out, const TensorView& in, int64_t k);
void triu(const TensorView& out, const TensorView& in, int64_t k);
void eye(const TensorView& out);  // 2-d
// rows (2, n) Int64: the row and column of each element on or below (above) the k-th diagonal, in row-major order.
int64_t tril_count(int64_t rows, int64_t cols, int64_t k);
int64_t triu_count(int64_t rows, int64_t cols, int64_t k);
void tril_indices(const TensorView& out, int64_t rows, int64_t cols, int64_t k);
void triu_indices(const TensorView& out, int64_t rows, int64_t cols, int64_t k);

// 1-d fills; element i is start + i * step (arange), evenly spaced with both ends exact (linspace), base ** linspace.
// Integers above 2^53 go through the int64 form of arange.
void arange(const TensorView& out, double start, double step);
void arange(const TensorView& out, int64_t start, int64_t step);
void linspace(const TensorView& out, std::complex<double> start, std::complex<double> end);
void logspace(const TensorView& out, std::complex<double> start, std::complex<double> end, double base);

// Reversed along the marked dimensions; shifted by shifts[d] (any sign) along dims[d].
void flip(const TensorView& out, const TensorView& in, const bool* flipped);
void roll(const TensorView& out, const TensorView& in, const int64_t* dims, const int64_t* shifts, int32_t n);

// Dense parts joined along dim into a dense out, all of one dtype.
void concat(const TensorView& out, const TensorView* parts, size_t n, int64_t dim);

// index i repeats[i] times, i = 0, 1, ...; out is Int64 of sum_repeats(repeats) elements. RuntimeError on negatives.
int64_t sum_repeats(const TensorView& repeats);
void repeat_interleave(const TensorView& out, const TensorView& repeats);

// out (Int64 or Int32, values' shape): where each value would go in sorted (1-d, or values' leading dimensions + 1),
// before (right = false) or after equal ones. sorter (Int64, or null) orders an unsorted sequence. NaN sorts last.
void searchsorted(const TensorView& out, const TensorView& sorted, const TensorView& values, bool right,
                  const TensorView* sorter = nullptr);

}  // namespace eg::kernels
