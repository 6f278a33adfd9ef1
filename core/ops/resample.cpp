// Larger and smaller images. _resample is linear and its transpose an operator of its own, so that each is the other's
// gradient. Pixels that become channels, and back, are copies in another order.
#include "kernels/resample.h"

#include <cmath>

#include "core/engine/dispatch.h"
#include "core/ops/common.h"

namespace eg {
namespace {

using kernels::Resampling;

// "H: 4, W: 5"
std::string sides(IntSpan sizes) {
  static constexpr const char* kNames[] = {"D: ", "H: ", "W: "};
  std::string s;
  for (size_t i = 0; i < sizes.size(); ++i) s += cat(i > 0 ? ", " : "", kNames[i + 3 - sizes.size()], sizes[i]);
  return s;
}

const char* kind_of(Resampling mode) {
  return mode == Resampling::Nearest || mode == Resampling::NearestExact  ? "nearest"
         : mode == Resampling::Linear || mode == Resampling::SmoothLinear ? "linear"
                                                                          : "cubic";
}

bool is_nearest(Resampling mode) { return mode == Resampling::Nearest || mode == Resampling::NearestExact; }

// What the kernels are told of a call from `in` to `out`, of which the last dimensions count.
kernels::ResampleParams resample_params(const char* name, IntSpan in, IntSpan out, Span<double> scale, int64_t mode,
                                        bool align_corners) {
  check(out.size() >= 1 && out.size() <= 3, name, ": expected one to three sizes, got ", shape_string(out));
  check(mode >= 0 && mode < kernels::kResamplings, name, ": mode must be between 0 and ", kernels::kResamplings - 1,
        ", got ", mode);
  check(scale.empty() || scale.size() == out.size(), name, ": expected as many scales as sizes, got ", scale.size());
  bool some = true;
  for (int64_t n : in) some = some && n > 0;
  for (int64_t n : out) some = some && n > 0;
  check(some, "Input and output sizes should be greater than 0, but got input (", sides(in), ")",
        out.size() == 1 ? " and" : "", " output (", sides(out), ")");
  kernels::ResampleParams p;
  p.nd = static_cast<int32_t>(out.size());
  p.mode = static_cast<Resampling>(mode);
  p.align_corners = align_corners;
  for (size_t d = 0; d < scale.size(); ++d) {
    p.scale[d] = scale[d];
    check(scale[d] == 0 || std::floor(static_cast<double>(in[d]) * scale[d]) == static_cast<double>(out[d]), name,
          ": a scale of ", scale[d], " does not make ", out[d], " of ", in[d]);
  }
  return p;
}

IntSpan last_sizes(const Tensor& t, IntSpan size, const char* name) {
  check(size.size() <= t.sizes().size(), name, ": expected at least ", size.size(), " dimensions, got ", t.dim());
  return t.sizes().slice(t.sizes().size() - size.size(), size.size());
}

// self as the kernels take it, with the channels last where they lie so, and an empty result of that format.
struct Ends {
  Tensor in, out;
  Ends(const Tensor& self, IntSpan size, kernels::ResampleParams& p) {
    const MemoryFormat format = image_format(self, p.nd);
    p.channels_last = format != MemoryFormat::Contiguous;
    in = contiguous_raw(self, format);
    Dims sizes(self.sizes());
    for (size_t d = 0; d < size.size(); ++d) sizes[sizes.size() - size.size() + d] = size[d];
    out = new_format(sizes, self.dtype(), format, self.device());
  }
};

}  // namespace

namespace body {

Tensor _resample(const Tensor& self, IntSpan size, Span<double> scale, int64_t mode, bool align_corners) {
  kernels::ResampleParams p =
      resample_params("_resample", last_sizes(self, size, "_resample"), size, scale, mode, align_corners);
  const DType t = self.dtype();
  const bool floating = is_nearest(p.mode) ? is_floating(t) : is_floating(t) && !is_float8(t);
  supports(floating || (t == DType::UInt8 && (is_nearest(p.mode) || size.size() == 2)), t, "compute_indices_weights_",
           kind_of(p.mode));
  const Ends ends(self, size, p);
  if (ends.out.numel() > 0) kernels::resample(ends.out.view(), ends.in.view(), p);
  return ends.out;
}

Tensor _resample_adjoint(const Tensor& self, IntSpan size, Span<double> scale, int64_t mode, bool align_corners) {
  const IntSpan from = last_sizes(self, size, "_resample_adjoint");
  kernels::ResampleParams p = resample_params("_resample_adjoint", size, from, scale, mode, align_corners);
  supports(is_floating(self.dtype()) && !is_float8(self.dtype()), self.dtype(), "compute_indices_weights_",
           kind_of(p.mode));
  const Ends ends(self, size, p);
  if (ends.out.numel() > 0) kernels::resample_adjoint(ends.out.view(), ends.in.view(), p);
  return ends.out;
}

}  // namespace body

namespace rules {

void vjp__resample(const ResampleCtx& c, const Tensor& g, Tensor* out) {
  const IntSpan sizes = c.self_meta.sizes;
  const size_t n = c.size.size();
  out[0] = ops::_resample_adjoint(g, sizes.slice(sizes.size() - n, n), c.scale, c.mode, c.align_corners);
}
void vjp__resample_adjoint(const ResampleAdjointCtx& c, const Tensor& g, Tensor* out) {
  const IntSpan sizes = c.self_meta.sizes;
  const size_t n = c.size.size();
  out[0] = ops::_resample(g, sizes.slice(sizes.size() - n, n), c.scale, c.mode, c.align_corners);
}

}  // namespace rules

namespace ops {

namespace {

struct Mode {
  std::string_view name;
  int64_t dims;  // of the input, or 0: any number
  Resampling how;
  const char* nodes[3];  // their names, by the number of spatial dimensions
};
constexpr Mode kModes[] = {
    {"nearest", 0, Resampling::Nearest,
     {"UpsampleNearest1DBackward0", "UpsampleNearest2DBackward0", "UpsampleNearest3DBackward0"}},
    {"nearest-exact", 0, Resampling::NearestExact,
     {"UpsampleNearestExact1DBackward0", "UpsampleNearestExact2DBackward0", "UpsampleNearestExact3DBackward0"}},
    {"area", 0, Resampling::Nearest, {}},
    {"linear", 3, Resampling::Linear, {"UpsampleLinear1DBackward0"}},
    {"bilinear", 4, Resampling::Linear, {nullptr, "UpsampleBilinear2DBackward0"}},
    {"bicubic", 4, Resampling::Cubic, {nullptr, "UpsampleBicubic2DBackward0"}},
    {"trilinear", 5, Resampling::Linear, {nullptr, nullptr, "UpsampleTrilinear3DBackward0"}}};

const Mode* find_mode(std::string_view name) {
  for (const Mode& m : kModes) {
    if (m.name == name) return &m;
  }
  return nullptr;
}

// One for each spatial dimension.
template <class S>
auto for_each_dim(const S& given, IntSpan lengths, bool size) {
  const char* what = size ? "output size" : "scale_factor";
  check(given.size() == lengths.size() || given.size() == 1, Code::Value, "Input and ",
        size ? "output" : "scale_factor",
        " must have the same number of spatial dimensions, but got input with spatial dimensions of ",
        shape_string(lengths), " and ", what, " of ", given.size(),
        " numbers. Please provide input tensor in (N, C, d1, d2, ...,dK) format and ", what, " in ",
        size ? "(o1, o2, ...,oK)" : "(s1, s2, ...,sK)", " format.");
  std::vector<std::remove_cvref_t<decltype(given[0])>> all;
  for (size_t d = 0; d < lengths.size(); ++d) all.push_back(given[given.size() == 1 ? 0 : d]);
  return all;
}

Tensor area(const Tensor& input, IntSpan size) {
  if (size.size() == 1) return adaptive_avg_pool1d(input, size);
  return size.size() == 2 ? adaptive_avg_pool2d(input, size) : adaptive_avg_pool3d(input, size);
}

}  // namespace

Tensor interpolate(const Tensor& input, std::optional<IntSpan> size, std::optional<Span<double>> scale_factor,
                   std::string_view mode, std::optional<bool> align_corners, std::optional<bool> recompute_scale_factor,
                   bool antialias) {
  const Mode* m = find_mode(mode);
  check(m == nullptr || m->dims > 0 || !align_corners, Code::Value,
        "align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear");
  check(!size || !scale_factor, Code::Value, "only one of size or scale_factor should be defined");
  check(size || scale_factor, Code::Value, "either size or scale_factor should be defined");
  const IntSpan lengths =
      input.sizes().slice(std::min<size_t>(2, input.sizes().size()), std::max<size_t>(2, input.sizes().size()) - 2);
  Dims sizes;
  std::vector<double> scale;
  if (size) {
    for (int64_t n : for_each_dim(*size, lengths, true)) sizes.push_back(n);
    check(!recompute_scale_factor.value_or(false), Code::Value,
          "recompute_scale_factor is not meaningful with an explicit size.");
  } else {
    scale = for_each_dim(*scale_factor, lengths, false);
    for (size_t d = 0; d < lengths.size(); ++d) {
      const double n = std::floor(static_cast<double>(lengths[d]) * scale[d]);
      check(std::fabs(n) < 0x1p63, "value cannot be converted to type int64_t without overflow");
      sizes.push_back(static_cast<int64_t>(n));
    }
    if (recompute_scale_factor.value_or(false)) scale.clear();
  }
  check(!antialias || ((mode == "bilinear" || mode == "bicubic") && input.dim() == 4), Code::Value,
        "Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor as input");
  check(m != nullptr && input.dim() >= 3 && input.dim() <= 5, Code::NotImplemented,
        "Input Error: Only 3D, 4D and 5D input Tensors supported (got ", input.dim(),
        "D) for the modes: nearest | linear | bilinear | bicubic | trilinear | area | nearest-exact (got ", mode, ")");
  check(m->dims == 0 || m->dims == input.dim(), Code::NotImplemented, "Got ", input.dim(), "D input, but ", mode,
        " mode needs ", m->dims, "D input");
  if (mode == "area") return area(input, sizes);
  int64_t how = static_cast<int64_t>(m->how);
  if (antialias) how += static_cast<int64_t>(Resampling::SmoothLinear) - static_cast<int64_t>(Resampling::Linear);
  const bool filled = input.size(1) > 0 || lengths[0] == 0;  // empty sides have a message of their own
  check(filled, "Non-empty ", input.dim(), "D data tensor expected but got a tensor with sizes ",
        shape_string(input.sizes()));
  const char* node = m->nodes[lengths.size() - 1];
  if (antialias) node = mode == "bilinear" ? "UpsampleBilinear2DAaBackward0" : "UpsampleBicubic2DAaBackward0";
  return dispatch::as_node(node, [&] { return _resample(input, sizes, scale, how, align_corners.value_or(false)); });
}

Tensor upsample(const Tensor& input, std::optional<IntSpan> size, std::optional<Span<double>> scale_factor,
                std::string_view mode, std::optional<bool> align_corners) {
  return interpolate(input, size, scale_factor, mode, align_corners, std::nullopt, false);
}
Tensor upsample_nearest(const Tensor& input, std::optional<IntSpan> size, std::optional<Span<double>> scale_factor) {
  return interpolate(input, size, scale_factor, "nearest", std::nullopt, std::nullopt, false);
}
Tensor upsample_bilinear(const Tensor& input, std::optional<IntSpan> size, std::optional<Span<double>> scale_factor) {
  return interpolate(input, size, scale_factor, "bilinear", true, std::nullopt, false);
}

namespace {

void check_pixels(const char* name, const char* which, const Tensor& self, int64_t factor) {
  check(self.dim() >= 3, name, " expects input to have at least 3 dimensions, but got input with ", self.dim(),
        " dimension(s)");
  check(factor > 0, name, " expects a positive ", which, "_factor, but got ", factor);
}

Tensor in_order(const Tensor& t, IntSpan order) { return clone(permute(t, order), MemoryFormat::Contiguous); }

// self cut into `parts`, which a copy has in another order, and then `shape`. Where the channels of planes are last in
// memory, they are in the result: then `last` is the order of the copy, which has the channels at its end, and `again`,
// unless empty, that of a copy of the copy. Two that move longer pieces, or transpose, are quicker than one that does
// neither.
Tensor reordered(const Tensor& self, IntSpan parts, IntSpan order, IntSpan last, IntSpan again, IntSpan shape) {
  const Tensor cut = reshape(self, parts);
  const bool dense = image_format(self, 2) == MemoryFormat::ChannelsLast;
  if (!dense) return reshape(in_order(cut, order), shape);
  Tensor r = in_order(cut, last);
  if (!again.empty()) r = in_order(r, again);
  return permute(reshape(r, {shape[0], shape[2], shape[3], shape[1]}), {0, 3, 1, 2});
}

}  // namespace

Tensor pixel_shuffle_body(const Tensor& self, int64_t upscale_factor) {
  const int64_t r = upscale_factor;
  check_pixels("pixel_shuffle", "upscale", self, r);
  const int64_t c = self.size(-3), h = self.size(-2), w = self.size(-1);
  const int64_t square = r <= INT32_MAX ? r * r : INT64_MAX;
  int64_t height = 0, width = 0;
  check(c % square == 0,
        "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but ",
        "input.size(-3)=", c, " is not divisible by ", square);
  check(!__builtin_mul_overflow(h, r, &height) && !__builtin_mul_overflow(w, r, &width),
        "pixel_shuffle: upscale_factor is too large: ", r);
  const size_t n = self.sizes().size() - 3;
  Dims parts(self.sizes().slice(0, n)), shape(parts), order;
  for (int64_t s : {c / square, r, r, h, w}) parts.push_back(s);
  for (int64_t s : {c / square, height, width}) shape.push_back(s);
  const int64_t b = static_cast<int64_t>(n);
  for (int64_t d = 0; d < b; ++d) order.push_back(d);
  for (int64_t d : {b, b + 3, b + 1, b + 4, b + 2}) order.push_back(d);
  return reordered(self, parts, order, {0, 4, 5, 2, 3, 1}, {0, 1, 3, 2, 4, 5}, shape);
}

Tensor pixel_unshuffle_body(const Tensor& self, int64_t downscale_factor) {
  const int64_t r = downscale_factor;
  check_pixels("pixel_unshuffle", "downscale", self, r);
  const int64_t c = self.size(-3), h = self.size(-2), w = self.size(-1);
  check(h % r == 0, "pixel_unshuffle expects height to be divisible by downscale_factor, but input.size(-2)=", h,
        " is not divisible by ", r);
  check(w % r == 0, "pixel_unshuffle expects width to be divisible by downscale_factor, but input.size(-1)=", w,
        " is not divisible by ", r);
  int64_t channels = 0;
  check(!__builtin_mul_overflow(c, r, &channels) && !__builtin_mul_overflow(channels, r, &channels),
        "pixel_unshuffle: downscale_factor is too large: ", r);
  const size_t n = self.sizes().size() - 3;
  Dims parts(self.sizes().slice(0, n)), shape(parts), order;
  for (int64_t s : {c, h / r, r, w / r, r}) parts.push_back(s);
  for (int64_t s : {channels, h / r, w / r}) shape.push_back(s);
  const int64_t b = static_cast<int64_t>(n);
  for (int64_t d = 0; d < b; ++d) order.push_back(d);
  for (int64_t d : {b, b + 2, b + 4, b + 1, b + 3}) order.push_back(d);
  return reordered(self, parts, order, {0, 2, 4, 3, 5, 1}, {0, 1, 2, 5, 3, 4}, shape);
}

Tensor channel_shuffle(const Tensor& self, int64_t groups) {
  check(self.dim() > 2, "channel_shuffle expects input with > 2 dims, but got input with sizes ",
        shape_string(self.sizes()));
  check(groups > 0, "Number of groups to divide channels in must be positive. Value of groups:", groups);
  const int64_t c = self.size(1);
  check(c % groups == 0, "Number of channels must be divisible by groups. Got ", c, " channels and ", groups,
        " groups.");
  Dims parts{self.size(0), groups, c / groups}, order{0, 2, 1};
  for (int64_t d = 2; d < self.dim(); ++d) {
    parts.push_back(self.size(d));
    order.push_back(d + 1);
  }
  return reordered(self, parts, order, {0, 3, 4, 2, 1}, {}, self.sizes());
}

}  // namespace ops
}  // namespace eg
