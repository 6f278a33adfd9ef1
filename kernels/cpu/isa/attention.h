// Attention over a stretch of one head, compiled for each instruction set. Elements of a row are dense; the strides are
// those between rows and between heads.
#pragma once
#include <cstdint>

namespace eg::kernels {

// What is added to the scores. A bool one keeps what is true.
struct AttentionMask {
  const void* data = nullptr;
  int64_t row = 0, column = 0, head = 0;
  bool is_bool = false;
};

template <class T>
struct AttentionRows {
  T* data = nullptr;
  int64_t row = 0, head = 0;
};

// Queries [q_begin, q_end) of one head against all keys.
template <class T>
struct AttentionForward {
  AttentionRows<const T> q, k, v;
  AttentionMask mask;
  AttentionRows<T> out;
  T* lse;  // a number a query: logarithm of the sum of the exponentials of its scores
  int64_t q_begin, q_end, keys, size, value_size;
  bool causal;
  T scale;
  T* scratch;
};

// The gradients of `group` heads of queries that share one head of keys and values, for the given queries and keys. A
// gradient whose data is null is not wanted. The wanted gradients of keys need all queries, those of queries all keys.
template <class T>
struct AttentionBackward {
  AttentionRows<const T> q, k, v, out, grad;
  AttentionMask mask;
  AttentionRows<const T> lse, grad_lse;  // a number a row
  AttentionRows<T> dq, dk, dv;
  int64_t q_begin, q_end, k_begin, k_end, group, size, value_size;
  bool causal;
  T scale;
  T* scratch;
};

template <class T>
struct AttentionLoops {
  void (*forward)(const AttentionForward<T>&);
  int64_t (*forward_scratch)(int64_t queries, int64_t size, int64_t value_size);
  void (*backward)(const AttentionBackward<T>&);
  int64_t (*backward_scratch)(int64_t queries, int64_t keys, int64_t size, int64_t value_size);
};

struct AttentionTable {
  AttentionLoops<float> f32;
  AttentionLoops<double> f64;
};

}  // namespace eg::kernels
