// Windows of an image as the columns of a matrix, on dense planes.
#pragma once
#include "kernels/conv.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

// The spatial side of a convolution, always in three dimensions (missing ones have one element and a 1-wide kernel).
struct Geometry {
  int64_t in[3] = {1, 1, 1}, kernel[3] = {1, 1, 1}, out[3] = {1, 1, 1};
  int64_t stride[3] = {1, 1, 1}, padding[3] = {0, 0, 0}, dilation[3] = {1, 1, 1};
  int64_t in_size() const { return in[0] * in[1] * in[2]; }
  int64_t kernel_size() const { return kernel[0] * kernel[1] * kernel[2]; }
  int64_t out_size() const { return out[0] * out[1] * out[2]; }
  bool is_pointwise() const {
    for (int d = 0; d < 3; ++d) {
      if (kernel[d] != 1 || stride[d] != 1 || padding[d] != 0 || in[d] != out[d]) return false;
    }
    return true;
  }
};

// in, kernel and out point at p.nd sizes each.
inline Geometry geometry(const ConvParams& p, const int64_t* in, const int64_t* kernel, const int64_t* out) {
  Geometry g;
  for (int d = 0; d < p.nd; ++d) {
    const int at = d + 3 - p.nd;
    g.in[at] = in[d];
    g.kernel[at] = kernel[d];
    g.out[at] = out[d];
    g.stride[at] = p.stride[d];
    g.padding[at] = p.padding[d];
    g.dilation[at] = p.dilation[d];
  }
  return g;
}

// The output positions along dimension d whose element for kernel position k lies inside the input: [first, last).
inline void inside(const Geometry& g, int d, int64_t k, int64_t* first, int64_t* last) {
  const int64_t shift = k * g.dilation[d] - g.padding[d];
  const auto ceil_div = [](int64_t a, int64_t b) { return a > 0 ? (a + b - 1) / b : -(-a / b); };
  *first = std::clamp<int64_t>(ceil_div(-shift, g.stride[d]), 0, g.out[d]);
  *last = std::clamp<int64_t>(ceil_div(g.in[d] - shift, g.stride[d]), *first, g.out[d]);
}

// columns[(c, k), o] for `channels` planes of `image` (each in_size() long): out_size() columns, in rows `step` apart.
template <class T>
void to_columns(T* columns, const T* image, int64_t channels, const Geometry& g, int64_t step) {
  for (int64_t c = 0; c < channels; ++c, image += g.in_size()) {
    for (int64_t k0 = 0; k0 < g.kernel[0]; ++k0) {
      int64_t a0, b0;
      inside(g, 0, k0, &a0, &b0);
      for (int64_t k1 = 0; k1 < g.kernel[1]; ++k1) {
        int64_t a1, b1;
        inside(g, 1, k1, &a1, &b1);
        for (int64_t k2 = 0; k2 < g.kernel[2]; ++k2, columns += step) {
          int64_t a2, b2;
          inside(g, 2, k2, &a2, &b2);
          const int64_t s2 = g.stride[2], shift2 = k2 * g.dilation[2] - g.padding[2];
          T* to = columns;
          for (int64_t o0 = 0; o0 < g.out[0]; ++o0) {
            const int64_t i0 = o0 * g.stride[0] + k0 * g.dilation[0] - g.padding[0];
            for (int64_t o1 = 0; o1 < g.out[1]; ++o1, to += g.out[2]) {
              if (o0 < a0 || o0 >= b0 || o1 < a1 || o1 >= b1) {
                std::fill_n(to, g.out[2], T(0.0f));
                continue;
              }
              const int64_t i1 = o1 * g.stride[1] + k1 * g.dilation[1] - g.padding[1];
              const T* from = image + (i0 * g.in[1] + i1) * g.in[2];
              std::fill_n(to, a2, T(0.0f));
              if (s2 == 1) {
                std::copy_n(from + a2 + shift2, b2 - a2, to + a2);
              } else {
                for (int64_t o = a2; o < b2; ++o) to[o] = from[o * s2 + shift2];
              }
              std::fill_n(to + b2, g.out[2] - b2, T(0.0f));
            }
          }
        }
      }
    }
  }
}

template <class T>
void to_columns(T* columns, const T* image, int64_t channels, const Geometry& g) {
  to_columns(columns, image, channels, g, g.out_size());
}

// Adds columns back into the image.
template <class T>
void from_columns(T* image, const T* columns, int64_t channels, const Geometry& g, int64_t step) {
  for (int64_t c = 0; c < channels; ++c, image += g.in_size()) {
    for (int64_t k0 = 0; k0 < g.kernel[0]; ++k0) {
      int64_t a0, b0;
      inside(g, 0, k0, &a0, &b0);
      for (int64_t k1 = 0; k1 < g.kernel[1]; ++k1) {
        int64_t a1, b1;
        inside(g, 1, k1, &a1, &b1);
        for (int64_t k2 = 0; k2 < g.kernel[2]; ++k2, columns += step) {
          int64_t a2, b2;
          inside(g, 2, k2, &a2, &b2);
          const int64_t s2 = g.stride[2], shift2 = k2 * g.dilation[2] - g.padding[2];
          for (int64_t o0 = a0; o0 < b0; ++o0) {
            const int64_t i0 = o0 * g.stride[0] + k0 * g.dilation[0] - g.padding[0];
            for (int64_t o1 = a1; o1 < b1; ++o1) {
              const int64_t i1 = o1 * g.stride[1] + k1 * g.dilation[1] - g.padding[1];
              const T* from = columns + (o0 * g.out[1] + o1) * g.out[2];
              T* to = image + (i0 * g.in[1] + i1) * g.in[2];
              for (int64_t o = a2; o < b2; ++o) to[o * s2 + shift2] = static_cast<T>(to[o * s2 + shift2] + from[o]);
            }
          }
        }
      }
    }
  }
}

template <class T>
void from_columns(T* image, const T* columns, int64_t channels, const Geometry& g) {
  from_columns(image, columns, channels, g, g.out_size());
}

}  // namespace eg::kernels
