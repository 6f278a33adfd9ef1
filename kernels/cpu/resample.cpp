// Resampling, dimension by dimension. A row of a dimension (all that lies within one place of it) is resampled in its
// own dimensions first and then summed up with its neighbours; where that is less work, rows are summed up first. Only
// the rows that one sum needs are kept. The transpose is the same with other taps.
#include "kernels/cpu/isa/resample.h"

#include "kernels/cpu/cast.h"
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/resample.h"
#include "kernels/cpu/scratch.h"

namespace eg::kernels {

EG_BY_ISA(ResampleTable, k_resample, resample_set)

namespace {

const ResampleTable& table() {
  return resample_set();
}

// What all threads of a call share.
template <class T>
struct Plan {
  Resized sizes;
  Taps<T> taps[3];
  const ResampleLoops<T>& loops = table().of<T>();
  DType dtype;  // of both ends
  bool converted = false;
  RowTaps<T> row;  // of the last dimension, element by element, unless at is null: then pixel by pixel

  Plan(const Resized& c, DType t) : sizes(c), dtype(t), converted(is_half(t)) {}

  void fill_row() {
    const Taps<T>& t = taps[sizes.nd - 1];
    const int64_t inner = sizes.inner, lanes = kResampleLanes;
    if (t.same || inner > kResampleLanes || t.in * inner > INT32_MAX || t.out * inner > INT32_MAX) return;
    row.n = (t.out * inner + lanes - 1) / lanes * lanes;
    row.most = static_cast<int32_t>(t.most);
    row.step = static_cast<int32_t>(inner);
    places_.resize(static_cast<size_t>(2 * row.n));
    weights_.resize(static_cast<size_t>(row.n * t.most));
    for (int64_t j = 0, e = 0; j < t.out; ++j) {
      for (int64_t c = 0; c < inner; ++c, ++e) {
        places_[e] = static_cast<int32_t>(t.first[j] * inner + c);
        places_[row.n + e] = static_cast<int32_t>(t.count[j]);
        for (int64_t k = 0; k < t.most; ++k) weights_[k * row.n + e] = t.weights[k * t.out + j];
      }
    }
    row.at = places_.data();
    row.count = places_.data() + row.n;
    row.weights = weights_.data();
  }

 private:
  std::vector<int32_t> places_;
  std::vector<T> weights_;
};

// The working memory of a thread.
template <class T>
class Worker {
 public:
  explicit Worker(const Plan<T>& plan) : p_(plan) {
    const Resized& c = p_.sizes;
    int64_t need[4] = {p_.converted ? c.out_step(0) : 0, 0, 0, 0}, total = 0;
    for (int32_t d = 0; d < c.nd; ++d) {
      Level& l = levels_[d];
      const Taps<T>& t = p_.taps[d];
      l.in = c.in_step(d);
      l.out = c.out_step(d);
      if (d == c.nd - 1) {
        need[d + 1] = p_.converted ? c.in[d] * c.inner : 0;
      } else if (!t.same) {
        // Large pixels are summed up no slower than rows are, and shorter rows stay in a nearer cache.
        const bool shorter = p_.row.at == nullptr && l.in * t.out <= t.in * l.out;
        l.sum_first = !p_.converted && (t.out < t.in || shorter);
        l.held.assign(static_cast<size_t>(t.most), -1);
        need[d + 1] = l.sum_first ? l.in : t.most * l.out;
      }
      l.rows.resize(static_cast<size_t>(t.most));
    }
    for (int64_t n : need) total += n;
    memory_ = std::make_unique<Scratch>(static_cast<size_t>(total) * sizeof(T));
    T* at = reinterpret_cast<T*>(memory_->get());
    result_ = at;
    at += need[0];
    for (int32_t d = 0; d < c.nd; ++d) {
      levels_[d].memory = at;
      at += need[d + 1];
    }
    for (int32_t d = c.nd - 1; d >= 0; --d)
      levels_[d].all_same = p_.taps[d].same && (d + 1 == c.nd || levels_[d + 1].all_same);
  }

  // Rows [begin, end) of the first dimension of one plane.
  void operator()(char* out, const char* in, int64_t begin, int64_t end) {
    const int64_t size = static_cast<int64_t>(size_of(p_.dtype)), step = levels_[0].out;
    start(0);
    for (int64_t j = begin; j < end; ++j) {
      char* to = out + j * step * size;
      row(0, j, p_.converted ? result_ : reinterpret_cast<T*>(to), in);
      if (p_.converted)
        cast_row(p_.dtype, to, size, dtype_of(), reinterpret_cast<const char*>(result_), sizeof(T), step);
    }
  }

 private:
  struct Level {
    int64_t in = 0, out = 0;  // elements of a row
    bool sum_first = false, all_same = false;
    T* memory = nullptr;
    std::vector<int64_t> held;  // rows of the input that lie resampled in memory
    std::vector<const T*> rows;
  };

  static constexpr DType dtype_of() { return sizeof(T) == 4 ? DType::Float32 : DType::Float64; }

  void start(int32_t d) { std::fill(levels_[d].held.begin(), levels_[d].held.end(), -1); }

  const char* input(const char* in, int64_t elements) const {
    return in + elements * static_cast<int64_t>(size_of(p_.dtype));
  }

  // All of dimension d and those within.
  void all(int32_t d, T* out, const char* in) {
    if (d == p_.sizes.nd - 1) return last(out, in);
    start(d);
    for (int64_t j = 0; j < p_.taps[d].out; ++j) row(d, j, out + j * levels_[d].out, in);
  }

  // One row of dimension d.
  void row(int32_t d, int64_t j, T* out, const char* in) {
    Level& l = levels_[d];
    const Taps<T>& t = p_.taps[d];
    if (t.same) return all(d + 1, out, input(in, j * l.in));
    const int64_t count = t.count[j], first = t.first[j];
    const bool inner = !levels_[d + 1].all_same || p_.converted;
    if (!inner || l.sum_first) {
      for (int64_t k = 0; k < count; ++k) l.rows[k] = reinterpret_cast<const T*>(input(in, (first + k) * l.in));
      T* sum = inner ? l.memory : out;
      p_.loops.combine(sum, l.rows.data(), &t.weights[j], t.out, count, l.in);
      if (inner) all(d + 1, out, reinterpret_cast<const char*>(sum));
      return;
    }
    for (int64_t k = 0; k < count; ++k) {
      const int64_t slot = (first + k) % t.most;
      T* made = l.memory + slot * l.out;
      if (l.held[slot] != first + k) all(d + 1, made, input(in, (first + k) * l.in));
      l.held[slot] = first + k;
      l.rows[k] = made;
    }
    p_.loops.combine(out, l.rows.data(), &t.weights[j], t.out, count, l.out);
  }

  void last(T* out, const char* in) {
    const int32_t d = p_.sizes.nd - 1;
    const Taps<T>& t = p_.taps[d];
    const int64_t inner = p_.sizes.inner, n = t.in * inner;
    Level& l = levels_[d];
    const T* x = reinterpret_cast<const T*>(in);
    if (p_.converted) {
      T* to = t.same ? out : l.memory;
      cast_row(dtype_of(), reinterpret_cast<char*>(to), sizeof(T), p_.dtype, in,
               static_cast<int64_t>(size_of(p_.dtype)), n);
      x = to;
    } else if (t.same) {
      std::memcpy(out, x, static_cast<size_t>(n) * sizeof(T));
    }
    if (t.same) return;
    if (p_.row.at) return p_.loops.gather(out, x, t.out * inner, p_.row);
    p_.loops.pixels(out, x, t.out, t.first.data(), t.count.data(), t.weights.data(), inner);
  }

  const Plan<T>& p_;
  Level levels_[3];
  T* result_ = nullptr;
  std::unique_ptr<Scratch> memory_;
};

template <class T>
void weighted(const TensorView& out, const TensorView& in, const ResampleParams& p, bool adjoint) {
  Plan<T> plan(Resized(out, in, p), out.dtype);
  const Resized& c = plan.sizes;
  const Resized forward = adjoint ? Resized(in, out, p) : c;
  for (int32_t d = 0; d < c.nd; ++d) {
    Taps<T>& t = plan.taps[d];
    if (d < c.added) {
      t.in = t.out = c.in[d];
      t.same = true;
      continue;
    }
    t = find_taps<T>(p, d - c.added, forward.in[d], forward.out[d], forward.doubled(), false);
    if (adjoint) t = transposed(t);
  }
  plan.fill_row();
  const int64_t size = static_cast<int64_t>(size_of(out.dtype)),
                rows = rows_at_once(c, c.out_step(0), plan.taps[0].most);
  const int64_t in_plane = c.in[0] * c.in_step(0) * size, out_plane = c.out[0] * c.out_step(0) * size;
  for_blocks(c, rows, [&] {
    return [&, work = Worker<T>(plan)](int64_t plane, int64_t begin, int64_t end) mutable {
      work(data_of<char>(out) + plane * out_plane, data_of<const char>(in) + plane * in_plane, begin, end);
    };
  });
}

void sums(const TensorView& out, const TensorView& in, const ResampleParams& p, bool adjoint) {
  if (out.dtype == DType::Float64) return weighted<double>(out, in, p, adjoint);
  if (out.dtype != DType::Float32 && !is_half(out.dtype)) unsupported("resample", out.dtype);
  weighted<float>(out, in, p, adjoint);
}

// Rows of the nearest elements. The places are those of the elements of a row, or of its pixels if that is less work.
template <class T>
void pick(char* out, const char* in, const int64_t* places, int64_t n) {
  for (int64_t e = 0; e < n; ++e) reinterpret_cast<T*>(out)[e] = reinterpret_cast<const T*>(in)[places[e]];
}

void nearest(const TensorView& out, const TensorView& in, const ResampleParams& p) {
  const Resized c(out, in, p);
  const int32_t last = c.nd - 1;
  std::vector<int64_t> places[3];
  for (int32_t d = 0; d < c.nd; ++d) {
    if (d < c.added) {
      for (int64_t i = 0; i < c.in[d]; ++i) places[d].push_back(i);
    } else {
      places[d] = nearest_places(p, d - c.added, c.in[d], c.out[d], c.doubled());
    }
  }
  const int64_t size = static_cast<int64_t>(size_of(out.dtype)), pixel = c.inner * size;
  const bool power = pixel <= 8 && (pixel & (pixel - 1)) == 0;
  std::vector<int64_t> row = places[last];
  int64_t bytes = power ? pixel : size;  // what is moved at once
  if (pixel >= 64) {
    bytes = pixel;
  } else if (!power) {
    row.clear();
    for (int64_t at : places[last]) {
      for (int64_t i = 0; i < c.inner; ++i) row.push_back(at * c.inner + i);
    }
  }
  const auto pick_row = bytes == 1   ? pick<uint8_t>
                        : bytes == 2 ? pick<uint16_t>
                        : bytes == 4 ? pick<uint32_t>
                                     : pick<uint64_t>;
  const bool whole = c.in[last] == c.out[last] && std::is_sorted(places[last].begin(), places[last].end()) &&
                     places[last].front() == 0 && places[last].back() == c.in[last] - 1;
  const int64_t in_row = c.in[last] * pixel, out_row = c.out[last] * pixel;
  // Rows within one place of the first dimension.
  const int64_t in_rows = c.nd == 3 ? c.in[1] : 1, out_rows = c.nd == 3 ? c.out[1] : 1;
  for_blocks(c, rows_at_once(c, c.out_step(0), 1), [&] {
    return [&](int64_t plane, int64_t begin, int64_t end) {
      for (int64_t j = begin; j < end; ++j) {
        const char* from = data_of<const char>(in) + (plane * c.in[0] + places[0][j]) * in_rows * in_row;
        char* to = data_of<char>(out) + (plane * c.out[0] + j) * out_rows * out_row;
        if (j > begin && places[0][j] == places[0][j - 1]) {
          std::memcpy(to, to - out_rows * out_row, static_cast<size_t>(out_rows * out_row));
          continue;
        }
        for (int64_t i = 0; i < out_rows; ++i, to += out_row) {
          const char* x = c.nd == 3 ? from + places[1][i] * in_row : from;
          if (c.nd == 3 && i > 0 && places[1][i] == places[1][i - 1]) {
            std::memcpy(to, to - out_row, static_cast<size_t>(out_row));
          } else if (whole) {
            std::memcpy(to, x, static_cast<size_t>(out_row));
          } else if (bytes > 8) {
            for (int64_t e = 0; e < c.out[last]; ++e)
              std::memcpy(to + e * pixel, x + row[e] * pixel, static_cast<size_t>(pixel));
          } else {
            pick_row(to, x, row.data(), static_cast<int64_t>(row.size()));
          }
        }
      }
    };
  });
}

}  // namespace

void resample(const TensorView& out, const TensorView& in, const ResampleParams& p) {
  if (numel(out) == 0) return;
  if (p.mode == Resampling::Nearest || p.mode == Resampling::NearestExact) return nearest(out, in, p);
  if (out.dtype == DType::UInt8) return resample_bytes(out, in, p);
  sums(out, in, p, false);
}

void resample_adjoint(const TensorView& grad_in, const TensorView& grad_out, const ResampleParams& p) {
  if (numel(grad_in) > 0) sums(grad_in, grad_out, p, true);
}

}  // namespace eg::kernels
