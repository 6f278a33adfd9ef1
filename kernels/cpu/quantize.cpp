// Rounding to a grid of integers.
#include "kernels/quantize.h"

#include <cmath>
#include <limits>

#include "kernels/cpu/support.h"

namespace eg::kernels {
namespace {

// v without its fraction, to the nearest even: what is not below the number whose last bit counts 1 has none. Unlike
// std::nearbyint it is made of operations that every processor does on whole vectors.
template <class A>
A rounded(A v) {
  constexpr A kWhole = A(1) / std::numeric_limits<A>::epsilon();
  const A size = std::fabs(v), r = (size + kWhole) - kWhole;
  return size < kWhole ? std::copysign(r, v) : v;
}

// What is done to the elements of a channel: round(v * inverse + before) + after is on the grid.
template <class A>
struct Grid {
  A scale, inverse, before, after;
};

// The elements [begin, end): all of one channel, or (Step = 1) each of the one after that of its neighbour.
template <class T, class A, int Step>
void run(const FakeQuantize& f, const Grid<A>* grids, int64_t begin, int64_t end) {
  const A low = static_cast<A>(f.low), high = static_cast<A>(f.high);
  const T* in = static_cast<const T*>(f.in) + begin;
  T* out = static_cast<T*>(f.out) + begin;
  bool* mask = f.mask + begin;
  for (int64_t i = 0; i < end - begin; ++i) {
    const Grid<A> g = grids[i * Step];
    A q = rounded(static_cast<A>(in[i]) * g.inverse + g.before) + g.after;
    // As a 64-bit integer: what is none is the least of them.
    q = std::fabs(q) < A(9223372036854775808.0) ? q : A(-9223372036854775808.0);
    const A inside = q < low ? low : q > high ? high : q;
    mask[i] = inside == q;
    out[i] = static_cast<T>((inside - (g.before + g.after)) * g.scale);
  }
}

}  // namespace

void fake_quantize(const FakeQuantize& f) {
  visit_floats("fake_quantize", f.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Acc<T>;
    const Buffer<Grid<A>> grids(f.channels);
    for (int64_t c = 0; c < f.channels; ++c) {
      const A zero = static_cast<A>(f.zeros[c]);
      grids[c] = {static_cast<A>(f.scales[c]), static_cast<A>(1.0f / f.scales[c]), zero, 0};
      if (f.whole) std::swap(grids[c].before, grids[c].after);
    }
    const bool alternate = f.inner == 1;
    const auto piece = alternate ? run<T, A, 1> : run<T, A, 0>;
    const int64_t length = alternate ? f.channels : f.inner;
    parallel_for(0, f.n, 1 << 15, [&](int64_t begin, int64_t end) {
      while (begin < end) {
        const int64_t block = begin / length, stop = std::min(end, (block + 1) * length);
        const int64_t c = alternate ? begin - block * length : block % f.channels;
        piece(f, grids.get() + c, begin, stop);
        begin = stop;
      }
    });
  });
}

}  // namespace eg::kernels
