// Initial values of parameters, in place and unrecorded, with PyTorch's formulas and random draws.
#pragma once
#include "core/nn/options.h"

namespace eg::init {

void uniform(const Tensor& t, double low, double high, Generator* generator = nullptr);
void normal(const Tensor& t, double mean, double std, Generator* generator = nullptr);
// He et al. 2015; a: negative slope of the leaky ReLU that follows.
void kaiming_uniform(const Tensor& t, double a, bool fan_out = false, std::string_view nonlinearity = "leaky_relu",
                     Generator* generator = nullptr);
// (fan_in, fan_out) of a weight of two or more dimensions; ValueError otherwise.
std::pair<int64_t, int64_t> fans(const Tensor& t);
double gain(std::string_view nonlinearity, std::optional<double> param);
// By PyTorch's name without the underscore.
void apply(std::string_view name, const Tensor& t, Options& options);

}  // namespace eg::init
