// A function of a few tensors, made of operators, that is recorded as one step with a derivative of its own: the graph
// holds only its inputs, none of the values in between.
#pragma once
#include <initializer_list>

#include "core/ops/common.h"

namespace eg {

struct Formula {
  const char* node;  // its name in the graph
  // x: the inputs; p: the numbers.
  Tensor (*value)(const Tensor* x, const double* p);
  // out[i], where needs[i]: the gradient of x[i], made of operators. x[k] is there where reads[k] says so.
  void (*vjp)(const Tensor* x, const double* p, const Needs& needs, const Tensor& g, Tensor* out);
  // reads[k], bit i: the gradient of x[i] reads x[k].
  uint32_t reads[3];
};

// The value; recorded as one step where gradients are wanted. Under other transforms (tangents, vmap) the operators of
// `value` stand for themselves.
Tensor apply_formula(const Formula& f, std::initializer_list<Tensor> inputs, std::initializer_list<double> numbers = {});

}  // namespace eg
