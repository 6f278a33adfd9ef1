// Matrix products of small and middle size, compiled for each instruction set. Plain pointers; strides in elements.
#pragma once
#include <cstdint>

namespace eg::kernels {

// c = beta * c + alpha * a @ b + bias. The rows of c are dense (c_column is 1), bias is a row or null.
template <class T>
struct Gemm {
  int64_t m, n, k;
  const T* a;
  int64_t a_row, a_column;
  const T* b;
  int64_t b_row, b_column;
  T* c;
  int64_t c_row;
  T alpha, beta;
  const T* bias;
  // Are rows of A laid out anew, which they must be where a_column is not 1? Panels of B always are where b_column is
  // not 1 or the last of them is not full; others where `lay_b`.
  bool lay_a, lay_b;
  // As many elements as gemm_scratch says; unused, and possibly null, where nothing is laid out.
  T* scratch;
  // Two stretches of memory, in lines, that the next product will read: fetched meanwhile.
  const T* next[2];
  int64_t next_lines[2];
};

// Rows of A that pass over B together.
inline constexpr int64_t kGemmRows = 264;
inline int64_t gemm_scratch(int64_t m) { return (m < kGemmRows ? m : kGemmRows) * 272 + 256 * 32; }

// c[i, j] = beta * c[i, j] + alpha * (row i of a times row j of b) + bias[i, j], for a few rows of a: as inner
// products, so that b is read once and nothing is laid out. Rows of a and b are dense; beta is 0 or 1, bias may be null.
template <class T>
struct Dots {
  int64_t m, n, k;
  const T* a;
  int64_t a_row;
  const T* b;
  int64_t b_row;
  T* c;
  int64_t c_row, c_column;
  T alpha, beta;
  const T* bias;
  int64_t bias_row, bias_column;
};

struct GemmTable {
  void (*f32)(const Gemm<float>&);
  void (*f64)(const Gemm<double>&);
  void (*dots_f32)(const Dots<float>&);
  void (*dots_f64)(const Dots<double>&);
};

}  // namespace eg::kernels
