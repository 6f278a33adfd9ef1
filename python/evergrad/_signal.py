"""Short-time Fourier transforms, with a warning, once, about what is easily forgotten."""

import warnings

from . import _C
from ._platform import is_warn_always_enabled

__all__ = ["istft", "stft"]

_said = set()


def _warn_once(text):
    if text not in _said or is_warn_always_enabled():
        _said.add(text)
        warnings.warn(text, UserWarning, stacklevel=3)


def stft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    pad_mode="reflect",
    normalized=False,
    onesided=None,
    return_complex=None,
    align_to_window=None,
):
    result = _C.stft(
        input,
        n_fft,
        hop_length,
        win_length,
        window,
        center,
        pad_mode,
        normalized,
        onesided,
        return_complex,
        align_to_window,
    )
    if window is None:
        _warn_once(
            "A window was not provided. A rectangular window will be applied, which is known to cause spectral leakage. "
            "Other windows such as torch.hann_window or torch.hamming_window are recommended to reduce spectral leakage. "
            "To suppress this warning and use a rectangular window, explicitly set window=torch.ones(n_fft)."
        )
    if return_complex is False:
        _warn_once(
            "stft with return_complex=False is deprecated. In a future release, stft will return complex tensors for all "
            "inputs, and return_complex=False will raise an error. Note: you can still call torch.view_as_real on the "
            "complex output to recover the old return format."
        )
    return result


def istft(
    input,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    normalized=False,
    onesided=None,
    length=None,
    return_complex=False,
):
    result = _C.istft(
        input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex
    )
    if window is None:
        _warn_once(
            "A window was not provided. A rectangular window will be applied. Please provide the same window used by stft "
            "to make the inversion lossless. To suppress this warning and use a rectangular window, explicitly set "
            "window=torch.ones(n_fft)."
        )
    if length is not None:
        hop = n_fft // 4 if hop_length is None else hop_length
        if length + (n_fft // 2 if center else 0) > n_fft + hop * (input.shape[-1] - 1):
            _warn_once(
                "The length of signal is shorter than the length parameter. Result is being padded with zeros in the "
                "tail. Please check your center and hop_length settings."
            )
    return result


stft.__doc__, istft.__doc__ = _C.stft.__doc__, _C.istft.__doc__
_C._extend_tensor({"stft": stft, "istft": istft})
