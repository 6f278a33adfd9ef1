// The taps of resampling: where an element of the output lies in the input, and the weights of its neighbours there.
#include <cmath>

#include "kernels/cpu/resample.h"

namespace eg::kernels {

namespace {

// Elements of the input for one of the output.
double stretch_of(const ResampleParams& p, int32_t d, int64_t in, int64_t out) {
  if (p.align_corners) return out > 1 ? static_cast<double>(in - 1) / static_cast<double>(out - 1) : 0.0;
  return p.scale[d] > 0 ? 1.0 / p.scale[d] : static_cast<double>(in) / static_cast<double>(out);
}

// The convolution kernel of Keys.
template <class T>
T cubic_weight(T x, T a) {
  x = std::fabs(x);
  if (x <= 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : T(0);
}

// Collects taps element by element, row after row; those that meet at the edge become one.
template <class T>
class Collector {
 public:
  Collector(int64_t in, int64_t out, int64_t room) : room_(room), rows_(static_cast<size_t>(out * room)) {
    t_.in = in;
    t_.out = out;
    t_.first.resize(static_cast<size_t>(out));
    t_.count.resize(static_cast<size_t>(out));
  }
  void add(int64_t j, int64_t at, T weight) {
    at = std::clamp<int64_t>(at, 0, t_.in - 1);
    int64_t& count = t_.count[j];
    if (count == 0) t_.first[j] = at;
    if (count > 0 && at < t_.first[j] + count) {
      rows_[j * room_ + at - t_.first[j]] += weight;
    } else {
      rows_[j * room_ + count++] = weight;
    }
  }
  // Scales the weights of j, so that their sum is 1.
  void normalise(int64_t j) {
    T sum = 0;
    for (int64_t k = 0; k < t_.count[j]; ++k) sum += rows_[j * room_ + k];
    for (int64_t k = 0; k < t_.count[j]; ++k) rows_[j * room_ + k] /= sum;
  }
  Taps<T> finish() {
    t_.most = *std::max_element(t_.count.begin(), t_.count.end());
    t_.weights.assign(static_cast<size_t>(t_.most * t_.out), T(0));
    for (int64_t j = 0; j < t_.out; ++j) {
      for (int64_t k = 0; k < t_.count[j]; ++k) t_.weights[k * t_.out + j] = rows_[j * room_ + k];
    }
    return std::move(t_);
  }

 private:
  Taps<T> t_;
  int64_t room_;
  std::vector<T> rows_;
};

template <class T>
Taps<T> linear_taps(int64_t in, int64_t out, T scale, bool align) {
  Collector<T> c(in, out, 2);
  for (int64_t j = 0; j < out; ++j) {
    const T i = static_cast<T>(j), at = align ? i * scale : std::max((i + T(0.5)) * scale - T(0.5), T(0));
    const int64_t low = std::min(static_cast<int64_t>(at), in - 1);
    const T part = std::clamp(at - static_cast<T>(low), T(0), T(1));
    c.add(j, low, 1 - part);
    c.add(j, low + 1, part);
  }
  return c.finish();
}

template <class T>
Taps<T> cubic_taps(int64_t in, int64_t out, T scale, bool align) {
  Collector<T> c(in, out, 4);
  for (int64_t j = 0; j < out; ++j) {
    const T i = static_cast<T>(j), at = align ? i * scale : (i + T(0.5)) * scale - T(0.5), low = std::floor(at);
    for (int64_t k = -1; k <= 2; ++k) {
      c.add(j, static_cast<int64_t>(low) + k, cubic_weight(at - low - static_cast<T>(k), T(-0.75)));
    }
  }
  return c.finish();
}

// A filter around the place of the element: as wide as one of its steps if `wide`. Taps outside of the input are left
// out, and the others get their part of the weight.
template <class T>
Taps<T> filter_taps(int64_t in, int64_t out, double scale, bool align, bool cubic, bool wide) {
  const double reach = (cubic ? 2.0 : 1.0) * (wide ? std::max(static_cast<double>(static_cast<T>(scale)), 1.0) : 1.0);
  const T stretch = static_cast<T>(reach / (cubic ? 2 : 1)), support = static_cast<T>(reach);
  const T middle = align && !wide ? T(0) : T(0.5);  // where an element's own place is
  const int64_t room = 2 * static_cast<int64_t>(std::ceil(reach)) + 1;
  Collector<T> c(in, out, room);
  for (int64_t j = 0; j < out; ++j) {
    const T center = static_cast<T>(scale) * (static_cast<T>(j) + middle);
    const int64_t first = std::clamp<int64_t>(static_cast<int64_t>(center - support + 1 - middle), 0, in - 1);
    const int64_t end = std::min(static_cast<int64_t>(center + support + 1 - middle), in);
    for (int64_t at = first; at < std::max(std::min(end, first + room), first + 1); ++at) {
      const T x = (static_cast<T>(at) - center + middle) / stretch;
      c.add(j, at, cubic ? cubic_weight(x, wide ? T(-0.5) : T(-0.75)) : std::max(1 - std::fabs(x), T(0)));
    }
    c.normalise(j);
  }
  return c.finish();
}

}  // namespace

std::vector<int64_t> nearest_places(const ResampleParams& p, int32_t d, int64_t in, int64_t out, bool doubled) {
  std::vector<int64_t> places(static_cast<size_t>(out));
  const bool exact = p.mode == Resampling::NearestExact;
  const bool whole = doubled && !exact && (out == in || out == 2 * in);
  const float scale = static_cast<float>(stretch_of(p, d, in, out));
  for (int64_t j = 0; j < out; ++j) {
    const float i = static_cast<float>(j);
    places[j] = whole ? j / (out / in) : static_cast<int64_t>(std::floor(exact ? (i + 0.5f) * scale : i * scale));
    places[j] = std::min(places[j], in - 1);
  }
  return places;
}

template <class T>
Taps<T> find_taps(const ResampleParams& p, int32_t d, int64_t in, int64_t out, bool doubled, bool bytes) {
  const double scale = stretch_of(p, d, in, out);
  const bool cubic = p.mode == Resampling::Cubic || p.mode == Resampling::SmoothCubic;
  if (p.mode == Resampling::Nearest || p.mode == Resampling::NearestExact) {
    const std::vector<int64_t> places = nearest_places(p, d, in, out, doubled);
    Collector<T> c(in, out, 1);
    for (int64_t j = 0; j < out; ++j) c.add(j, places[j], T(1));
    Taps<T> t = c.finish();
    t.same = in == out;
    for (int64_t j = 0; j < out && t.same; ++j) t.same = places[j] == j;
    return t;
  }
  Taps<T> t;
  const bool wide = p.mode == Resampling::SmoothLinear || p.mode == Resampling::SmoothCubic;
  if (in == out && (!cubic || wide || bytes || p.align_corners || p.scale[d] == 0 || p.scale[d] == 1)) {
    t.in = t.out = in;
    t.same = true;
    return t;
  }
  if (wide || (bytes && !cubic)) {
    return filter_taps<T>(in, out, scale, p.align_corners, cubic, wide);
  }
  return cubic ? cubic_taps(in, out, static_cast<T>(scale), p.align_corners)
               : linear_taps(in, out, static_cast<T>(scale), p.align_corners);
}

template <class T>
Taps<T> transposed(const Taps<T>& t) {
  Taps<T> r;
  r.in = t.out;
  r.out = t.in;
  r.same = t.same;
  if (t.same) return r;
  r.first.assign(static_cast<size_t>(r.out), 0);
  r.count.assign(static_cast<size_t>(r.out), 0);
  for (int64_t j = 0; j < t.out; ++j) {
    for (int64_t i = t.first[j]; i < t.first[j] + t.count[j]; ++i) {
      if (r.count[i] == 0) r.first[i] = j;
      r.count[i] = j - r.first[i] + 1;
    }
  }
  r.most = *std::max_element(r.count.begin(), r.count.end());
  r.weights.assign(static_cast<size_t>(r.most * r.out), T(0));
  for (int64_t j = 0; j < t.out; ++j) {
    for (int64_t k = 0; k < t.count[j]; ++k) {
      const int64_t i = t.first[j] + k;
      r.weights[(j - r.first[i]) * r.out + i] = t.weights[k * t.out + j];
    }
  }
  return r;
}

template Taps<float> find_taps(const ResampleParams&, int32_t, int64_t, int64_t, bool, bool);
template Taps<double> find_taps(const ResampleParams&, int32_t, int64_t, int64_t, bool, bool);
template Taps<float> transposed(const Taps<float>&);
template Taps<double> transposed(const Taps<double>&);

}  // namespace eg::kernels
