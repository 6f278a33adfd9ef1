// Recurrent layers: all steps of one direction of one layer, given what the inputs contribute.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

enum class RnnCell : int32_t { Tanh = 0, Relu = 1, Lstm = 2, Gru = 3 };

inline int64_t rnn_gates(RnnCell c) { return c == RnnCell::Lstm ? 4 : c == RnnCell::Gru ? 3 : 1; }
// What the backward pass wants to know of a row, in units of the hidden size.
inline int64_t rnn_work(RnnCell c) { return c == RnnCell::Lstm || c == RnnCell::Gru ? 4 : 0; }

// The rows of step t are the first batch_sizes[t] sequences; steps lie one after another. All arrays are row-major, of one
// dtype, float32 or float64, with n the sum of batch_sizes, b the number of sequences and h the hidden size.
struct RnnLayer {
  RnnCell cell;
  bool reverse;  // from the last step to the first
  int64_t steps;
  const int64_t* batch_sizes;  // 1 <= batch_sizes[t + 1] <= batch_sizes[t] <= b
  int64_t sequences, hidden;
  DType dtype;
  const void* weight;         // (gates * h, h)
  const void* bias;           // (3 * h) for GRU: added to the recurrent products; else null
  const void *h0, *c0;        // (b, h); c0 for LSTM
  void *out, *cells, *work;   // (n, h); (n, h) for LSTM; (n, work * h)
};

// gates (n, gates * h): what the inputs and biases contribute. hn and cn (b, h): the last states.
void rnn_forward(const RnnLayer& layer, const void* gates, void* hn, void* cn);

// grad (n, h) of out; dh and dc (b, h) come with the gradients of the last states and leave with those of the first.
// dgates (n, gates * h); dhidden (n, 3 * h), GRU's gradients of the recurrent products; hp (n, h): the state that each
// row came from.
void rnn_backward(const RnnLayer& layer, const void* grad, void* dh, void* dc, void* dgates, void* dhidden, void* hp);

}  // namespace eg::kernels
