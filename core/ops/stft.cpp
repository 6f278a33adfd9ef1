// Short-time Fourier transforms: frames of a signal, windowed and transformed, and the way back by overlap and add.
#include "core/ops/common.h"

namespace eg::ops {

namespace {

using MaybeInt = std::optional<int64_t>;
using MaybeBool = std::optional<bool>;

std::string type_text(const Tensor& t) {
  return is_complex(t.dtype()) ? eg::cat("CPU", scalar_type_name(t.dtype()), "Type")
                               : eg::cat("torch.", scalar_type_name(t.dtype()), "Tensor");
}
std::string text(MaybeBool b) { return b ? *b ? "1" : "0" : "None"; }
std::string text(MaybeInt i) { return i ? eg::cat(*i) : "None"; }

// The call as messages show it.
std::string call(const char* name, const Tensor& input, int64_t n_fft, int64_t hop, int64_t win, const Tensor& window,
                 const std::string& rest) {
  const std::string of = window.defined() ? eg::cat(type_text(window), "{", shape_string(window.sizes()), "}") : "None";
  return eg::cat(name, "(", type_text(input), shape_string(input.sizes()), ", n_fft=", n_fft, ", hop_length=", hop,
             ", win_length=", win, ", window=", of, rest, ") ");
}

// `window` in the middle of n_fft points.
Tensor centered(const Tensor& window, int64_t n_fft) {
  const int64_t n = window.size(0), left = (n_fft - n) / 2;
  return n == n_fft ? window : constant_pad_nd(window, {left, n_fft - n - left}, 0);
}

}  // namespace

Tensor stft(const Tensor& self, int64_t n_fft, MaybeInt hop_length, MaybeInt win_length, const Tensor& window,
            bool center, std::string_view pad_mode, bool normalized, MaybeBool onesided, MaybeBool return_complex,
            MaybeBool align_to_window) {
  check(!center || !align_to_window, "stft align_to_window should only be set when center = false");
  Tensor input = self;
  if (center) {
    Dims extended(static_cast<size_t>(std::max<int64_t>(3 - self.dim(), 0)), 1);
    for (int64_t n : self.sizes()) extended.push_back(n);
    const int64_t around = n_fft / 2;
    const Tensor padded = nn_pad(reshape(self, extended), {around, around}, pad_mode);
    const Dims sizes(padded.sizes());
    input = reshape(padded, IntSpan(sizes).slice(sizes.size() - self.dim(), self.dim()));
  }
  const int64_t hop = hop_length.value_or(n_fft / 4), win = win_length.value_or(n_fft);
  const bool complex = return_complex.value_or(self.is_complex() || (window.defined() && window.is_complex()));
  check(complex || return_complex,
        "stft requires the return_complex parameter be given for real inputs, and will further require that "
        "return_complex=True in a future PyTorch release.");
  const Tensor signal = input;
  const auto shown = [&] {
    return call("stft", signal, n_fft, hop, win, window,
                eg::cat(", normalized=", normalized ? 1 : 0, ", onesided=", text(onesided), ", return_complex=",
                    text(return_complex), ", align_to_window=", text(align_to_window)));
  };
  const auto expect = [&](bool good, const auto&... what) {
    if (!good) fail(Code::Runtime, shown(), ": expected ", what...);
  };
  expect(input.is_floating() || input.is_complex(), "a tensor of floating point or complex values");
  expect(input.dim() == 1 || input.dim() == 2, "a 1D or 2D tensor");
  const bool single = input.dim() == 1;
  if (single) input = unsqueeze(input, 0);
  const int64_t length = input.size(1);
  expect(n_fft > 0 && n_fft <= length, "0 < n_fft < ", length, ", but got n_fft=", n_fft);
  expect(hop > 0, "hop_length > 0, but got hop_length=", hop);
  expect(win > 0 && win <= n_fft, "0 < win_length <= n_fft, but got win_length=", win);
  expect(!window.defined() || (window.dim() == 1 && window.size(0) == win),
         "a 1D window tensor of size equal to win_length=", win, ", but got window with size ",
         window.defined() ? eg::cat(shape_string(window.sizes())) : "");

  Tensor shape = window;
  if (!shape.defined() && win < n_fft) shape = filled({win}, self.dtype(), 1);
  if (shape.defined()) shape = centered(shape, n_fft);
  if (align_to_window.value_or(false)) {
    // The first frame begins where the window does.
    const int64_t around = (n_fft - win) / 2;
    input = constant_pad_nd(input, {around, around}, 0);
  }
  Tensor frames = unfold(input, 1, n_fft, hop);
  if (shape.defined()) frames = frames * shape;
  const bool half = onesided.value_or(!frames.is_complex());
  check(!half || !frames.is_complex(), "Cannot have onesided output if window or input is complex");
  const int64_t norm = normalized ? 1 : 0;
  Tensor r = frames.is_complex() ? _fft_c2c(frames, {2}, norm, true) : _fft_r2c(frames, {2}, norm, half);
  r = transpose(r, 1, 2);
  if (single) r = squeeze_dim(r, 0);
  return complex ? r : view_as_real(r);
}

Tensor istft(const Tensor& self, int64_t n_fft, MaybeInt hop_length, MaybeInt win_length, const Tensor& window,
             bool center, bool normalized, MaybeBool onesided, MaybeInt length, bool return_complex) {
  const int64_t hop = hop_length.value_or(n_fft / 4), win = win_length.value_or(n_fft);
  check(self.is_complex(),
        "istft requires a complex-valued input tensor matching the output from stft with return_complex=True.");
  const int64_t frames = self.size(-1), points = self.size(-2);
  const auto shown = [&] {
    return call("istft", self, n_fft, hop, win, window,
                eg::cat(", center=", center ? 1 : 0, ", normalized=", normalized ? 1 : 0, ", onesided=", text(onesided),
                    ", length=", text(length), ", return_complex=", return_complex ? 1 : 0));
  };
  const auto expect = [&](bool good, const auto&... what) {
    if (!good) fail(Code::Runtime, shown(), what...);
  };
  expect(self.numel() > 0, ": input tensor cannot be empty.");
  expect(self.dim() == 2 || self.dim() == 3, ": expected a tensor with 3 or 4 dimensions, but got ", self.dim() + 1);
  const bool half = onesided.value_or(points != n_fft);
  expect(points == (half ? n_fft / 2 + 1 : n_fft),
         ": expected the frequency dimension (3rd to the last) of the input tensor to match n_fft",
         half ? " / 2 + 1 when onesided=True" : " when onesided=False", ", but got ", points);
  expect(0 < hop && hop <= win, ": expected 0 < hop_length <= win_length");
  expect(0 < win && win <= n_fft, ": expected 0 < win_length <= n_fft");
  expect(!window.defined() || (window.dim() == 1 && window.size(0) == win),
         ": Invalid window shape. window has to be 1D and length of `win_length`");
  const Tensor shape =
      centered(window.defined() ? window : filled({win}, to_real(self.dtype()), 1), n_fft);

  Tensor spectra = transpose(self.dim() == 2 ? unsqueeze(self, 0) : self, 1, 2);  // (signals, frames, frequencies)
  const int64_t norm = normalized ? 1 : 2;
  Tensor parts;
  if (return_complex) {
    check(!half, "Cannot have onesided output if window or input is complex");
    parts = _fft_c2c(spectra, {2}, norm, false);
  } else {
    check(!window.defined() || !window.is_complex(), "Complex windows are incompatible with return_complex=False");
    if (!half) spectra = narrow(spectra, 2, 0, n_fft / 2 + 1);
    parts = _fft_c2r(spectra, {2}, norm, n_fft);
  }
  parts = parts * shape;
  const int64_t all = n_fft + hop * (frames - 1), start = center ? n_fft / 2 : 0;
  const Tensor sum = unfold_backward(parts, {parts.size(0), all}, 1, n_fft, hop);
  const Tensor squares = expand(shape * shape, {1, frames, n_fft});
  const Tensor weight = unfold_backward(squares, {1, all}, 1, n_fft, hop);
  const int64_t end = length ? start + *length : center ? all - n_fft / 2 : all;
  const Tensor y = slice(sum, 1, start, end), w = slice(weight, 1, start, end);
  check(w.numel() > 0, "istft: the signal has no points");
  expect(!item(lt(min(abs(w)), num(1e-11))).to_bool(), "window overlap add min: 1");
  Tensor r = y / w;
  if (self.dim() == 2) r = squeeze_dim(r, 0);
  return end > all ? constant_pad_nd(r, {0, end - all}, 0) : r;
}

}  // namespace eg::ops
