// A recurrent layer over all steps of a share of the batch, compiled for each instruction set. Matrices are dense.
#pragma once
#include "kernels/rnn.h"

namespace eg::kernels {

// Steps lie one after another; step t has count[t] rows of this share, from row first[t] on. State has a row a sequence.
template <class T>
struct RnnShare {
  RnnCell cell;
  bool reverse;
  int64_t steps, rows, hidden;
  const int64_t *first, *count;
  const T *weight, *bias;  // (gates * hidden, hidden); GRU's bias of the recurrent product, or null
  const T *h0, *c0;        // states before the first step
  T *out, *cells, *work;   // (all rows, hidden), (all rows, hidden), (all rows, 4 * hidden)
  // forward
  const T* gates;  // (all rows, gates * hidden)
  T *h, *c;        // states, h0 and c0 at first, those after the last step in the end
  // backward
  const T* grad;             // of out
  T *dh, *dc;                // of the last states at first, of the first ones in the end
  T *dgates, *dhidden, *hp;  // of gates, of GRU's recurrent products, states before each step
  T* scratch;
};

template <class T>
struct RnnLoops {
  void (*forward)(const RnnShare<T>&);
  void (*backward)(const RnnShare<T>&);
  int64_t (*scratch)(RnnCell cell, int64_t rows, int64_t hidden);
};

struct RnnTable {
  RnnLoops<float> f32;
  RnnLoops<double> f64;
};

}  // namespace eg::kernels
