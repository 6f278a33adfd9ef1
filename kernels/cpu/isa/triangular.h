// Substitution in a small triangle for many right sides, compiled for each instruction set. Plain pointers; strides in
// elements.
#pragma once
#include <cstdint>

namespace eg::kernels {

// x (n rows, `sides` dense columns, x_row apart) becomes the solution of A X = B, A's element (i, j) at a[i * row + j *
// column], lower or upper, with ones on its diagonal where `unit`.
template <class T>
struct Substitution {
  int64_t n, sides;
  const T* a;
  int64_t row, column;
  bool upper, unit;
  T* x;
  int64_t x_row;
};

struct SubstitutionTable {
  void (*f32)(const Substitution<float>&);
  void (*f64)(const Substitution<double>&);
};

}  // namespace eg::kernels
