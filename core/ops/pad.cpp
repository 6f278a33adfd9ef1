// Padding and cropping of the last dimensions.
#include <algorithm>

#include "core/engine/dispatch.h"
#include "core/ops/common.h"

namespace eg::body {

Tensor constant_pad_nd(const Tensor& self, IntSpan pad, const Scalar& value) {
  check(pad.size() % 2 == 0, "Length of pad must be even but instead it equals ", pad.size());
  const int64_t n = self.dim(), padded = static_cast<int64_t>(pad.size()) / 2, first = n - padded;
  check(first >= 0, "Length of pad should be no more than twice the number of dimensions of the input. Pad length is ",
        pad.size(), "while the input has ", n, "dimensions.");
  Dims shape(self.sizes());
  for (int64_t i = 0; i < padded; ++i) {
    const int64_t d = n - 1 - i;
    const int64_t before = pad[2 * i], after = pad[2 * i + 1];
    int64_t both;
    check(before > INT64_MIN / 2 && after > INT64_MIN / 2 && !__builtin_add_overflow(before, after, &both) &&
              !__builtin_add_overflow(shape[d], both, &shape[d]),
          "constant_pad_nd: the padding ", before, " and ", after, " of dimension ", d, " is too large");
    check(shape[d] >= 0, "The input size ", self.sizes()[d], ", plus negative padding ", pad[2 * i], " and ",
          pad[2 * i + 1], " resulted in a negative output size, which is invalid. Check dimension ", d,
          " of your input.");
  }
  const Tensor r = new_format(shape, self.dtype(), image_format(self, self.dim() - 2), self.device());
  fill_raw(r, value);
  Dims part(shape.size());
  int64_t from = self.storage_offset(), to = r.storage_offset();
  for (int64_t d = 0; d < n; ++d) {
    const int64_t before = d < first ? 0 : pad[2 * (n - 1 - d)], after = d < first ? 0 : pad[2 * (n - 1 - d) + 1];
    part[d] = std::max<int64_t>(self.sizes()[d] + std::min<int64_t>(before, 0) + std::min<int64_t>(after, 0), 0);
    from += std::max<int64_t>(-before, 0) * self.strides()[d];
    to += std::max<int64_t>(before, 0) * r.strides()[d];
  }
  for (int64_t s : part) {
    if (s == 0) return r;
  }
  copy_raw(eg::alias(r, part, r.strides(), to), eg::alias(self, part, self.strides(), from));
  return r;
}

}  // namespace eg::body

namespace eg::rules {

void vjp_constant_pad_nd(const ConstantPadNdCtx& c, const Tensor& g, Tensor* out) {
  Dims back(c.pad.size());
  for (size_t i = 0; i < back.size(); ++i) back[i] = -c.pad[i];
  out[0] = ops::constant_pad_nd(g, back, 0);
}
Tensor jvp_constant_pad_nd(const ConstantPadNdCtx& c, const Tensor* t) { return ops::constant_pad_nd(t[0], c.pad, 0); }

}  // namespace eg::rules

namespace eg::ops {

namespace {
// Where element i of a padded dimension comes from.
int64_t source(std::string_view mode, int64_t i, int64_t n) {
  if (mode == "replicate") return std::clamp<int64_t>(i, 0, n - 1);
  if (mode == "circular") return ((i % n) + n) % n;
  return i < 0 ? -i : i >= n ? 2 * (n - 1) - i : i;  // reflect
}

// Along a last dimension of n: what stands before it, what is left of it and what stands behind it, put together. False
// where those would not be whole pieces.
bool pad_by_pieces(Tensor& r, std::string_view mode, int64_t before, int64_t after, int64_t n) {
  const int64_t d = r.dim() - 1, cut = std::max<int64_t>(-before, 0), left = n - cut - std::max<int64_t>(-after, 0);
  if (left <= 0 || (mode == "circular" && (before > left || after > left))) return false;
  const auto piece = [&](int64_t count, int64_t reflected, int64_t replicated, int64_t round) {
    if (mode == "reflect") return flip(narrow(r, d, reflected, count), {d});
    if (mode == "circular") return narrow(r, d, round, count);
    Dims sizes(r.sizes());
    sizes.back() = count;
    return expand(narrow(r, d, replicated, 1), sizes);
  };
  std::vector<Tensor> pieces;
  if (before > 0) pieces.push_back(piece(before, 1, 0, left - before));
  pieces.push_back(narrow(r, d, cut, left));
  if (after > 0) pieces.push_back(piece(after, n - 1 - after, n - 1, cut));
  r = ops::cat(pieces, d);
  return true;
}
}  // namespace

static constexpr const char* kNodes[2][3] = {
    {"ReplicationPad1DBackward0", "ReplicationPad2DBackward0", "ReplicationPad3DBackward0"},
    {"ReflectionPad1DBackward0", "ReflectionPad2DBackward0", "ReflectionPad3DBackward0"}};

Tensor nn_pad(const Tensor& input, IntSpan pad, std::string_view mode, std::optional<double> value) {
  check(pad.size() % 2 == 0, "Padding length must be divisible by 2");
  check(static_cast<int64_t>(pad.size()) <= input.dim() * 2,
        "Padding length should be less than or equal to two times the input dimension but got padding length ",
        pad.size(), " and input of dimension ", input.dim());
  if (mode == "constant") return constant_pad_nd(input, pad, value.value_or(0.0));
  check(!value || *value == 0, "Padding mode \"", mode, "\" doesn't take in value argument");
  check(mode == "reflect" || mode == "replicate" || mode == "circular", Code::NotImplemented,
        "Unrecognised padding mode ", mode);
  const int64_t spatial = static_cast<int64_t>(pad.size()) / 2;
  check(spatial >= 1 && spatial <= 3 && (input.dim() == spatial + 1 || input.dim() == spatial + 2),
        Code::NotImplemented, "Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for now");
  if (mode != "circular") {
    supports(!is_bool(input.dtype()), input.dtype(), mode == "reflect" ? "reflection" : "replication", "_pad", spatial,
             "d");
    for (int64_t d = input.dim() - spatial - 1; d < input.dim(); ++d) {
      check(input.sizes()[d] > 0, "Expected ", spatial + 1, "D or ", spatial + 2,
            "D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but got: ",
            shape_string(input.sizes()));
    }
  }
  // With the channels last in memory they are last while the others are gathered: the result has them there too.
  const bool last = spatial > 1 && image_format(input, spatial) != MemoryFormat::Contiguous && mode != "circular";
  const uint64_t nodes = nodes_made();
  Tensor r = last ? movedim(input, {1}, {-1}) : input;
  for (int64_t k = 0; k < spatial; ++k) {
    const int64_t d = input.dim() - 1 - k, n = input.sizes()[d], before = pad[2 * k], after = pad[2 * k + 1];
    if (before == 0 && after == 0) continue;
    if (mode == "reflect") {
      check(before < n && after < n,
            "Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (",
            before, ", ", after, ") at dimension ", d, " of input ", shape_string(input.sizes()));
    } else if (mode == "circular") {
      check(before <= n && after <= n, "Padding value causes wrapping around more than once.");
    }
    const int64_t size = n + before + after;
    check(size >= 0, "Negative padding value is resulting in an empty dimension");
    if (spatial == 1 && pad_by_pieces(r, mode, before, after, n)) continue;
    const Tensor index = new_tensor({size}, DType::Int64);
    // Circular padding goes round what negative padding has left.
    const bool round = mode == "circular";
    const int64_t cut = round ? std::max<int64_t>(-before, 0) : 0,
                  left = n - cut - (round ? std::max<int64_t>(-after, 0) : 0);
    check(size == 0 || left > 0, "Negative padding value is resulting in an empty dimension");
    for (int64_t i = 0; i < size; ++i) index.data_as<int64_t>()[i] = source(mode, i - before - cut, left) + cut;
    r = index_select(r, last ? d - 1 : d, index);
  }
  const bool padded = std::any_of(pad.begin(), pad.end(), [](int64_t n) { return n != 0; });
  if (!padded) return clone(input);
  if (last) r = movedim(r, {-1}, {1});
  if (mode != "circular") dispatch::name_node(r, kNodes[mode == "reflect"][spatial - 1], nodes);
  return r;
}

}  // namespace eg::ops
