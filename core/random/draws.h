// Fills tensors with random numbers: PyTorch's CPU algorithms, number for number. Each function holds the generator's
// lock while it draws. Elements are drawn in the order of the output's memory where it is dense, and every dtype has
// the draw that PyTorch's has; out is allocated by the caller, any strides, no element twice.
#pragma once
#include "core/random/generator.h"
#include "kernels/kernels.h"

namespace eg::random {

using kernels::TensorView;

// Floating dtypes (complex too for normal and uniform: real and imaginary parts are drawn alternately; the standard
// deviation of a complex number is shared out between its parts). Arguments are the caller's to check.
void uniform(Generator& g, const TensorView& out, double from, double to);
void normal(Generator& g, const TensorView& out, double mean, double std);
void log_normal(Generator& g, const TensorView& out, double mean, double std);
void cauchy(Generator& g, const TensorView& out, double median, double sigma);
void exponential(Generator& g, const TensorView& out, double lambda);

// Any real dtype.
void geometric(Generator& g, const TensorView& out, double p);
void random(Generator& g, const TensorView& out);  // the whole range of the dtype, >= 0
void random_from_to(Generator& g, const TensorView& out, int64_t from, int64_t to);  // [from, to), from < to
void random_64_bits(Generator& g, const TensorView& out);                            // [-2^63, 2^63)
void bernoulli(Generator& g, const TensorView& out, double p);                       // any dtype, bool included
void bernoulli(Generator& g, const TensorView& out, const TensorView& p);            // p: floating, out's shape
void randperm(Generator& g, const TensorView& out);                                  // 1-d

// Samples with parameters per element, which have out's shape. RuntimeError on parameters out of range.
void poisson(Generator& g, const TensorView& out, const TensorView& rate);
void binomial(Generator& g, const TensorView& out, const TensorView& count, const TensorView& prob);
void standard_gamma(Generator& g, const TensorView& out, const TensorView& alpha);
void dirichlet(Generator& g, const TensorView& out, const TensorView& alpha);  // over the last dimension

// out (Int64): (samples) or (rows, samples) categories drawn from probs: (categories) or (rows, categories), floating,
// not normalised. RuntimeError on negative, infinite or NaN entries and on rows that sum to zero.
void multinomial(Generator& g, const TensorView& out, const TensorView& probs, bool replacement);

}  // namespace eg::random
