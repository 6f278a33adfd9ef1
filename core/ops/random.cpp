// Random tensors. Every draw goes through an operator, so that vmap sees it; the numbers come from core/random/draws.h.
#include <cmath>

#include "core/engine/vmap.h"
#include "core/ops/options.h"
#include "core/random/draws.h"

namespace eg {
namespace {

Generator& pick(Generator* g) { return g ? *g : default_generator(); }

void drawable(const char* name, const Tensor& t, bool complex_too = false) {
  supports(t.is_floating() || (complex_too && t.is_complex()), t.dtype(), name);
}

// Are there elements to draw? Not on the device "meta".
bool drawn(const Tensor& t) { return t.numel() > 0 && t.device() == kCPU; }

// The largest and smallest integers that a dtype holds exactly (one after the other for floats).
std::pair<double, double> integer_range(DType t) {
  switch (t) {
    case DType::Bool:
      return {0, 1};
    case DType::UInt8:
      return {0, 255};
    case DType::Int8:
      return {-128, 127};
    case DType::Int16:
      return {-32768, 32767};
    case DType::UInt16:
      return {0, 65535};
    case DType::Int32:
      return {-2147483648.0, 2147483647.0};
    case DType::UInt32:
      return {0, 4294967295.0};
    case DType::Float16:
      return {-65504, 65504};
    default:
      return {-INFINITY, INFINITY};
  }
}

Tensor from_to(const Tensor& self, int64_t from, int64_t to, Generator* g) {
  check(from < to, "random_ expects 'from' to be less than 'to', but got from=", from, " >= to=", to);
  const auto [lo, hi] = integer_range(self.dtype());
  check(static_cast<double>(from) >= lo && static_cast<double>(from) <= hi, "from is out of bounds for ",
        name_of(self.dtype()));
  check(static_cast<double>(to - 1) >= lo && static_cast<double>(to - 1) <= hi, "to - 1 is out of bounds for ",
        name_of(self.dtype()));
  supports(!self.is_complex(), self.dtype(), "random_from_to");
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::random_from_to(pick(g), r.view(), from, to);
  return r;
}

}  // namespace

namespace body {

Tensor uniform(const Tensor& self, double from, double to, Generator* g) {
  drawable("check_uniform_bounds", self, true);
  check(from <= to, "uniform_ expects to return a [from, to) range, but found from=", from, " > to=", to);
  const double most = self.dtype() == DType::Float16    ? 65504.0
                      : self.dtype() == DType::BFloat16 ? 3.3895313892515355e38
                      : self.dtype() == DType::Float32  ? 3.4028234663852886e38
                                                        : 1.7976931348623157e308;
  check(to - from <= most, "uniform_ expects to-from <= std::numeric_limits<", scalar_type_name(self.dtype()),
        ">::max(), but found to=", to, " and from=", from, " which result in to-from to exceed the limit");
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::uniform(pick(g), r.view(), from, to);
  return r;
}
Tensor normal_self(const Tensor& self, double mean, double std, Generator* g) {
  check(std >= 0, "normal expects std >= 0.0, but found std ", std);
  drawable("normal_kernel_cpu", self, true);
  Tensor r = new_like(self, self.dtype());
  if (r.is_contiguous() && !self.is_contiguous()) {  // gaps change what is drawn: as many numbers, one by one
    Dims strides = contiguous_strides(self.sizes());
    for (int64_t& stride : strides) stride *= 2;
    r = new_strided(self.sizes(), strides, r.dtype(), r.device());
  }
  if (drawn(r)) random::normal(pick(g), r.view(), mean, std);
  return r;
}
Tensor exponential(const Tensor& self, double lambd, Generator* g) {
  check(lambd > 0, "exponential_ expects lambda > 0.0, but found lambda=", lambd);
  check(self.is_floating(),
        "Exponential distribution is a continuous probability distribution. dtype must be a floating point but you "
        "specified ",
        scalar_type_name(self.dtype()));
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::exponential(pick(g), r.view(), lambd);
  return r;
}
Tensor geometric(const Tensor& self, double p, Generator* g) {
  check(p > 0 && p < 1, "geometric_ expects p to be in (0, 1), but got p=", p);
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::geometric(pick(g), r.view(), p);
  return r;
}
Tensor cauchy(const Tensor& self, double median, double sigma, Generator* g) {
  check(sigma > 0, "cauchy_ expects sigma > 0.0, but found sigma=", sigma);
  check(
      self.is_floating(),
      "Cauchy distribution is a continuous probability distribution. dtype must be a floating point but you specified ",
      scalar_type_name(self.dtype()));
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::cauchy(pick(g), r.view(), median, sigma);
  return r;
}
Tensor log_normal(const Tensor& self, double mean, double std, Generator* g) {
  check(std > 0, "log_normal_ expects std > 0.0, but found std=", std);
  drawable("log_normal", self);
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::log_normal(pick(g), r.view(), mean, std);
  return r;
}

Tensor random(const Tensor& self, Generator* g) {
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) eg::random::random(pick(g), r.view());
  return r;
}
Tensor random_from(const Tensor& self, int64_t from, std::optional<int64_t> to, Generator* g) {
  if (to) return from_to(self, from, *to, g);
  if (from == INT64_MIN) {
    const Tensor r = new_like(self, self.dtype());
    if (drawn(r)) eg::random::random_64_bits(pick(g), r.view());
    return r;
  }
  const double hi = integer_range(self.dtype()).second;
  int64_t last = INT64_MAX - 1;
  if (std::isfinite(hi)) last = static_cast<int64_t>(hi);
  if (self.dtype() == DType::Float16) last = 1 << 11;
  if (self.dtype() == DType::BFloat16) last = 1 << 8;
  if (self.dtype() == DType::Float32) last = 1 << 24;
  if (self.dtype() == DType::Float64) last = int64_t{1} << 53;
  return from_to(self, from, last + 1, g);
}
Tensor random_to(const Tensor& self, int64_t to, Generator* g) { return from_to(self, 0, to, g); }

namespace {
void check_probability(double p) { check(p >= 0 && p <= 1, "bernoulli_ expects p to be in [0, 1], but got p=", p); }
// p in the shape of r and in memory of a floating dtype.
Tensor probabilities(const Tensor& p, const Tensor& r) {
  check(p.is_floating(), "expected probabilities tensor to have floating type, got ", scalar_type_name(p.dtype()));
  check(expandable(p.sizes(), r.sizes()), "The size of the probabilities ", shape_string(p.sizes()),
        " doesn't broadcast to ", shape_string(r.sizes()));
  return body::expand(p, r.sizes(), false);
}
}  // namespace

Tensor bernoulli(const Tensor& self, Generator* g) {
  drawable("bernoulli_tensor_cpu_p_", self);
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (drawn(r)) random::bernoulli(pick(g), r.view(), self.view());
  return r;
}
Tensor bernoulli_self(const Tensor& self, double p, Generator* g) {
  check_probability(p);
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::bernoulli(pick(g), r.view(), p);
  return r;
}
Tensor bernoulli_self_Tensor(const Tensor& self, const Tensor& p, Generator* g) {
  const Tensor r = new_like(self, self.dtype());
  if (drawn(r)) random::bernoulli(pick(g), r.view(), probabilities(p, r).view());
  return r;
}

namespace {
void check_deviation(const Tensor& std) {
  check(!std.is_complex(), "normal expects standard deviation to be non-complex");
  check(std.numel() == 0 || read_scalar(ops::min(std).data(), std.dtype()).to_double() >= 0,
        "normal expects all elements of std >= 0.0");
}
Tensor standard_normal(IntSpan sizes, DType dtype, double std, Generator* g) {
  const Tensor r = new_tensor(sizes, dtype);
  drawable("normal_kernel_cpu", r, true);
  if (drawn(r)) random::normal(pick(g), r.view(), 0, std);
  return r;
}
}  // namespace

Tensor normal(const Tensor& mean, const Tensor& std, Generator* g) {
  check_deviation(std);
  const Tensor draws = standard_normal(broadcast_shapes(mean.sizes(), std.sizes()), mean.dtype(), 1, g);
  return to_raw(draws * std + mean, mean.dtype());
}
Tensor normal_Tensor_float(const Tensor& mean, double std, Generator* g) {
  check(std >= 0, "normal expects std >= 0.0, but found std ", std);
  return standard_normal(mean.sizes(), mean.dtype(), std, g) + mean;
}
Tensor normal_float_Tensor(double mean, const Tensor& std, Generator* g) {
  check_deviation(std);
  return standard_normal(std.sizes(), std.dtype(), 1, g) * std + mean;
}

Tensor multinomial(const Tensor& self, int64_t num_samples, bool replacement, Generator* g) {
  check(self.dim() == 1 || self.dim() == 2, "prob_dist must be 1 or 2 dim");
  check(self.is_floating(),
        "multinomial only supports floating-point dtypes for input, got: ", scalar_type_name(self.dtype()));
  check(num_samples > 0, "cannot sample n_sample <= 0 samples");
  const int64_t categories = self.sizes().back();
  check(replacement || num_samples <= categories,
        "cannot sample n_sample > prob_dist.size(-1) samples without replacement");
  check(categories <= (int64_t{1} << 24), "number of categories cannot exceed 2^24");
  Dims shape(self.sizes());
  shape.back() = num_samples;
  const Tensor r = new_tensor(shape, DType::Int64, self.device());
  if (drawn(r)) random::multinomial(pick(g), r.view(), self.view(), replacement);
  return r;
}
Tensor poisson(const Tensor& self, Generator* g) {
  drawable("poisson_cpu", self);
  const Tensor r = new_tensor(self.sizes(), self.dtype(), self.device());
  if (drawn(r)) random::poisson(pick(g), r.view(), self.view());
  return r;
}
Tensor binomial(const Tensor& count, const Tensor& prob, Generator* g) {
  drawable("binomial_cpu", count);
  check(count.dtype() == prob.dtype(), "Found dtype ", scalar_type_name(prob.dtype()), " but expected ",
        scalar_type_name(count.dtype()));
  const Dims shape = broadcast_shapes(count.sizes(), prob.sizes());
  const Tensor r = new_tensor(shape, count.dtype(), count.device());
  if (drawn(r)) {
    random::binomial(pick(g), r.view(), body::expand(count, shape, false).view(),
                     body::expand(prob, shape, false).view());
  }
  return r;
}

}  // namespace body

// Draws are not functions of their parameters: the derivative is zero.
namespace rules {

void vjp_bernoulli(const BernoulliCtx&, const Tensor& g, Tensor* out) { out[0] = zeros_of(g); }
void vjp_normal(const NormalCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = filled(c.mean_meta.sizes, g.dtype(), 0);
  if (c.needs[1]) out[1] = filled(c.std_meta.sizes, g.dtype(), 0);
}
void vjp_normal_Tensor_float(const NormalTensorFloatCtx&, const Tensor& g, Tensor* out) { out[0] = zeros_of(g); }
void vjp_normal_float_Tensor(const NormalFloatTensorCtx&, const Tensor& g, Tensor* out) { out[0] = zeros_of(g); }

}  // namespace rules

namespace ops {

using MaybeType = std::optional<DType>;
using MaybeLayout = std::optional<Layout>;
using MaybeDevice = std::optional<Device>;
using MaybeFormat = std::optional<MemoryFormat>;

Tensor rand_body(IntSpan size, Generator* g, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
            bool requires_grad) {
  const Device place = option_device(layout, device);
  return finish(uniform(new_tensor(size, option_dtype(dtype), place), 0, 1, g), requires_grad);
}
Tensor randn_body(IntSpan size, Generator* g, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
             bool requires_grad) {
  const Device place = option_device(layout, device);
  return finish(normal_self(new_tensor(size, option_dtype(dtype), place), 0, 1, g), requires_grad);
}
Tensor randint_low_body(int64_t low, int64_t high, IntSpan size, Generator* g, MaybeType dtype, MaybeLayout layout,
                   MaybeDevice device, std::optional<bool>, bool requires_grad) {
  const Device place = option_device(layout, device);
  return finish(random_from(new_tensor(size, dtype.value_or(DType::Int64), place), low, high, g), requires_grad);
}
Tensor randint_body(int64_t high, IntSpan size, Generator* g, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
               std::optional<bool> pin, bool requires_grad) {
  return randint_low(0, high, size, g, dtype, layout, device, pin, requires_grad);
}
Tensor randperm_body(int64_t n, Generator* g, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool>,
                bool requires_grad) {
  check_options(layout, device);
  check(n >= 0, "n must be non-negative, got", n);
  const DType type = dtype.value_or(DType::Int64);
  const double most = type == DType::Float16    ? 0x1p11  // the last of the integers that follow each other
                      : type == DType::BFloat16 ? 0x1p8
                      : type == DType::Float32  ? 0x1p24
                      : type == DType::Float64  ? 0x1p53
                                                : integer_range(type).second;
  check(static_cast<double>(n - 1) <= most, "n is too large for result tensor type: '",
        scalar_type_name(type), "'");
  if (mode.vmap_depth > 0) {
    if (vmap_randomness() == Randomness::Different) {  // one after the other
      const int64_t slices = vmap_size(mode.vmap_depth);
      std::vector<Tensor> each;
      {
        const OutsideVmap outside;
        for (int64_t i = 0; i < slices; ++i) each.push_back(randperm(n, g, type, layout, device, {}, false));
      }
      return finish(vmap_wrap(stack(each, 0), 0, mode.vmap_depth), requires_grad);
    }
    const OutsideVmap outside;
    return randperm(n, g, type, layout, device, {}, requires_grad);
  }
  const Tensor t = new_tensor({n}, type);
  if (n > 0) random::randperm(pick(g), t.view());
  return finish(t, requires_grad);
}

Tensor rand_like_body(const Tensor& self, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool> pin,
                 bool requires_grad, MaybeFormat format) {
  return finish(uniform(empty_like(self, dtype, layout, device, pin, false, format), 0, 1, nullptr), requires_grad);
}
Tensor randn_like_body(const Tensor& self, MaybeType dtype, MaybeLayout layout, MaybeDevice device, std::optional<bool> pin,
                  bool requires_grad, MaybeFormat format) {
  return finish(normal_self(empty_like(self, dtype, layout, device, pin, false, format), 0, 1, nullptr), requires_grad);
}
Tensor randint_like_low_body(const Tensor& self, int64_t low, int64_t high, MaybeType dtype, MaybeLayout layout,
                        MaybeDevice device, std::optional<bool> pin, bool requires_grad, MaybeFormat format) {
  return finish(random_from(empty_like(self, dtype, layout, device, pin, false, format), low, high, nullptr),
                requires_grad);
}
Tensor randint_like_body(const Tensor& self, int64_t high, MaybeType dtype, MaybeLayout layout, MaybeDevice device,
                    std::optional<bool> pin, bool requires_grad, MaybeFormat format) {
  return randint_like_low(self, 0, high, dtype, layout, device, pin, requires_grad, format);
}

Tensor normal_float_float(double mean, double std, IntSpan size, Generator* g, MaybeType dtype, MaybeLayout layout,
                          MaybeDevice device, std::optional<bool>, bool requires_grad) {
  check_options(layout, device);
  return finish(normal_self(new_tensor(size, option_dtype(dtype)), mean, std, g), requires_grad);
}

Tensor bernoulli_p_body(const Tensor& self, double p, Generator* g) { return bernoulli_self(self, p, g); }

}  // namespace ops
}  // namespace eg
