#include "core/nn/init.h"

#include <cmath>

#include "core/engine/divert.h"
#include "core/engine/mode.h"
#include "core/engine/tape.h"
#include "core/ops/ops.h"

extern "C" {  // LAPACK of the bundled OpenBLAS
void dgeqrf_(const int*, const int*, double*, const int*, double*, double*, const int*, int*);
void dorgqr_(const int*, const int*, const int*, double*, const int*, const double*, double*, const int*, int*);
}

namespace eg::kernels {
extern const PointwiseSet k_erfinv;
}

namespace eg::init {

void uniform(const Tensor& t, double low, double high, Generator* g) {
  GradMode off(false);
  ops::uniform_(t, low, high, g);
}
void normal(const Tensor& t, double mean, double std, Generator* g) {
  GradMode off(false);
  ops::normal__self(t, mean, std, g);
}
static void constant(const Tensor& t, double v) {
  GradMode off(false);
  if (divert::any() && divert::takes(t.flags())) {
    ops::fill_(t, wrapped_number(Scalar(v)));
    return;
  }
  check_inplace("constant_", t, has_history(t) ? uint32_t{kRequiresGrad} : 0u);
  fill_raw(t, Scalar(v));
  bump_version(t);
}

std::pair<int64_t, int64_t> fans(const Tensor& t) {
  check(t.dim() >= 2, Code::Value, "Fan in and fan out can not be computed for tensor with fewer than 2 dimensions");
  int64_t field = 1;
  for (int64_t i = 2; i < t.dim(); ++i) field *= t.size(i);
  return {t.size(1) * field, t.size(0) * field};
}

double gain(std::string_view f, std::optional<double> param) {
  if (f == "linear" || f == "sigmoid" || f == "conv1d" || f == "conv2d" || f == "conv3d" || f == "conv_transpose1d" ||
      f == "conv_transpose2d" || f == "conv_transpose3d") {
    return 1.0;
  }
  if (f == "tanh") return 5.0 / 3.0;
  if (f == "relu") return std::sqrt(2.0);
  if (f == "leaky_relu") {
    const double slope = param.value_or(0.01);
    return std::sqrt(2.0 / (1 + slope * slope));
  }
  if (f == "selu") return 3.0 / 4;
  fail(Code::Value, "Unsupported nonlinearity ", f);
}

void kaiming_uniform(const Tensor& t, double a, bool fan_out, std::string_view nonlinearity, Generator* g) {
  if (t.numel() == 0) return;
  const auto [in, out] = fans(t);
  const double std = gain(nonlinearity, a) / std::sqrt(static_cast<double>(fan_out ? out : in));
  const double bound = std::sqrt(3.0) * std;
  uniform(t, -bound, bound, g);
}

namespace {

bool fan_out_mode(Options& o) {
  const std::string m = o.text("mode", "fan_in");
  check(m == "fan_in" || m == "fan_out", Code::Value, "Mode ", m, " not supported, please use one of ['fan_in', 'fan_out']");
  return m == "fan_out";
}

void trunc_normal(const Tensor& t, double mean, double std, double a, double b, Generator* g) {
  auto cdf = [](double x) { return (1.0 + std::erf(x / std::sqrt(2.0))) / 2.0; };
  const double l = cdf((a - mean) / std), u = cdf((b - mean) / std);
  Tensor x = new_tensor(t.sizes(), t.dtype() == DType::Float64 ? DType::Float64 : DType::Float32);
  uniform(x, 2 * l - 1, 2 * u - 1, g);
  const kernels::TensorView view = x.view();
  kernels::run_pointwise("erfinv", kernels::k_erfinv, x.dtype(), x.dtype(), {}, view, &view, 1);
  const auto scale = [&](auto* p) {
    using T = std::remove_pointer_t<decltype(p)>;
    for (int64_t i = 0; i < x.numel(); ++i) {
      p[i] = static_cast<T>(std::min(std::max(p[i] * (std * std::sqrt(2.0)) + mean, a), b));
    }
  };
  if (x.dtype() == DType::Float64) {
    scale(x.data_as<double>());
  } else {
    scale(x.data_as<float>());
  }
  copy_raw(t, x);
  bump_version(t);
}

// A (semi-)orthogonal matrix: the Q of a random one, with the signs of R's diagonal taken out.
void orthogonal(const Tensor& t, double gain, Generator* g) {
  check(t.dim() >= 2, Code::Value, "Only tensors with 2 or more dimensions are supported");
  if (t.numel() == 0) return;
  const int64_t rows = t.size(0), cols = t.numel() / rows;
  Tensor flat = new_tensor({rows, cols}, t.dtype());
  normal(flat, 0, 1, g);
  // LAPACK is column-major: a tall matrix is what it gets, transposed when the weight is wide.
  const bool wide = rows < cols;
  const int64_t big = wide ? cols : rows, small = wide ? rows : cols;
  const int m = static_cast<int>(big), n = static_cast<int>(small);
  std::vector<double> a(static_cast<size_t>(big * small)), tau(static_cast<size_t>(small));
  const Tensor d = to_raw(flat, DType::Float64);
  for (int64_t i = 0; i < big; ++i) {
    for (int64_t j = 0; j < small; ++j) a[j * big + i] = d.data_as<double>()[wide ? j * cols + i : i * cols + j];
  }
  std::vector<double> work(static_cast<size_t>(64 * (small + 1)));
  const int lwork = static_cast<int>(work.size());
  int info = 0;
  dgeqrf_(&m, &n, a.data(), &m, tau.data(), work.data(), &lwork, &info);
  std::vector<double> sign(static_cast<size_t>(small));
  for (int64_t j = 0; j < small; ++j) sign[j] = a[j * big + j] < 0 ? -1 : 1;
  if (info == 0) dorgqr_(&m, &n, &n, a.data(), &m, tau.data(), work.data(), &lwork, &info);
  check(info == 0, Code::Linalg, "orthogonal_: LAPACK failed with info ", info);
  Tensor q = new_tensor(t.sizes(), DType::Float64);
  for (int64_t i = 0; i < big; ++i) {
    for (int64_t j = 0; j < small; ++j) q.data_as<double>()[wide ? j * cols + i : i * cols + j] = a[j * big + i] * sign[j] * gain;
  }
  copy_raw(t, q);
  bump_version(t);
}

void write_ones(const Tensor& t, auto&& at) {
  constant(t, 0);
  alignas(16) char one[16];
  write_scalar(one, t.dtype(), Scalar(1));
  at([&](IntSpan index) {
    int64_t offset = 0;
    for (size_t i = 0; i < index.size(); ++i) offset += index[i] * t.strides()[i];
    std::memcpy(static_cast<char*>(t.data()) + offset * static_cast<int64_t>(size_of(t.dtype())), one, size_of(t.dtype()));
  });
}

// Does a function take random numbers?
bool draws(std::string_view name) {
  return name != "constant" && name != "ones" && name != "zeros" && name != "eye" && name != "dirac";
}

}  // namespace

void apply(std::string_view name, const Tensor& t, Options& o) {
  GradMode off(false);
  check(!(t.flags() & kBatched), Code::Runtime, "init: not supported inside vmap");
  if ((t.flags() & kDiverts) && divert::takes(t.flags()) &&
      (name == "trunc_normal" || name == "eye" || name == "dirac" || name == "orthogonal" || name == "sparse")) {
    const Tensor plain = new_tensor(t.sizes(), t.dtype());  // what is made an element at a time
    apply(name, plain, o);
    ops::copy_(t, plain);
    return;
  }
  Generator* const g = draws(name) ? o.generator("generator") : nullptr;
  if (name == "uniform") {
    const double a = o.number("a", 0), b = o.number("b", 1);
    o.done();
    uniform(t, a, b, g);
  } else if (name == "normal") {
    const double mean = o.number("mean", 0), std = o.number("std", 1);
    o.done();
    normal(t, mean, std, g);
  } else if (name == "constant") {
    const double v = o.number("val", 0);
    o.done();
    constant(t, v);
  } else if (name == "ones" || name == "zeros") {
    o.done();
    constant(t, name == "ones");
  } else if (name == "trunc_normal") {
    const double mean = o.number("mean", 0), std = o.number("std", 1), a = o.number("a", -2), b = o.number("b", 2);
    o.done();
    trunc_normal(t, mean, std, a, b, g);
  } else if (name == "eye") {
    o.done();
    check(t.dim() == 2, Code::Value, "Only tensors with 2 dimensions are supported");
    write_ones(t, [&](auto&& put) {
      for (int64_t i = 0; i < std::min(t.size(0), t.size(1)); ++i) put({i, i});
    });
  } else if (name == "dirac") {
    const int64_t groups = o.integer("groups", 1);
    o.done();
    check(t.dim() >= 3 && t.dim() <= 5, Code::Value, "Only tensors with 3, 4, or 5 dimensions are supported");
    check(groups > 0 && t.size(0) % groups == 0, Code::Value, "dim 0 must be divisible by groups");
    const int64_t per = t.size(0) / groups, n = std::min(per, t.size(1));
    write_ones(t, [&](auto&& put) {
      for (int64_t g = 0; g < groups; ++g) {
        for (int64_t d = 0; d < n; ++d) {
          Dims at;
          at.push_back(g * per + d);
          at.push_back(d);
          for (int64_t i = 2; i < t.dim(); ++i) at.push_back(t.size(i) / 2);
          put(at.span());
        }
      }
    });
  } else if (name == "xavier_uniform" || name == "xavier_normal") {
    const double gain = o.number("gain", 1);
    o.done();
    const auto [in, out] = fans(t);
    const double std = gain * std::sqrt(2.0 / static_cast<double>(in + out));
    if (name == "xavier_normal") {
      normal(t, 0, std, g);
    } else {
      const double a = std::sqrt(3.0) * std;
      uniform(t, -a, a, g);
    }
  } else if (name == "kaiming_uniform" || name == "kaiming_normal") {
    const double a = o.number("a", 0);
    const bool out = fan_out_mode(o);
    const std::string f = o.text("nonlinearity", "leaky_relu");
    o.done();
    if (name == "kaiming_uniform") {
      kaiming_uniform(t, a, out, f, g);
    } else if (t.numel()) {
      const auto [fi, fo] = fans(t);
      normal(t, 0, gain(f, a) / std::sqrt(static_cast<double>(out ? fo : fi)), g);
    }
  } else if (name == "orthogonal") {
    const double gain = o.number("gain", 1);
    o.done();
    orthogonal(t, gain, g);
  } else if (name == "sparse") {
    const double sparsity = o.number("sparsity", 0), std = o.number("std", 0.01);
    o.done();
    check(t.dim() == 2, Code::Value, "Only tensors with 2 dimensions are supported");
    const int64_t rows = t.size(0), cols = t.size(1);
    const auto zeros = static_cast<int64_t>(std::ceil(sparsity * static_cast<double>(rows)));
    normal(t, 0, std, g);
    for (int64_t c = 0; c < cols; ++c) {
      const Tensor order = ops::randperm(rows);
      for (int64_t k = 0; k < zeros; ++k) {
        const int64_t at = order.data_as<int64_t>()[k] * t.stride(0) + c * t.stride(1);
        std::memset(static_cast<char*>(t.data()) + at * static_cast<int64_t>(size_of(t.dtype())), 0, size_of(t.dtype()));
      }
    }
  } else {
    fail(Code::Key, "init: unknown function '", name, "'");
  }
}

}  // namespace eg::init
