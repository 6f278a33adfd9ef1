// The reduction engine. A reduction is an Op with
//   T            what elements are loaded as (dtype kLoad), Acc, R (dtype kStore) what is stored
//   init(Acc&), block(Acc&, const T* p, n, first index), merge(Acc& into, const Acc& later), finish(const Acc&) -> R
// block() sees elements in row-major order over the reduced dimensions. Where a kept dimension is the denser one, rows
// of accumulators run side by side: through columns(Acc*, rows, row count, column count, first index), where the Op has
// it and it returns true, else through add(Acc&, T, index). An Op that is no more than a sum in double may have
// straight(double*, rows, row count, column count) as well.
#pragma once
#include <complex>
#include <limits>
#include <vector>

#include "core/base/parallel.h"
#include "kernels/cpu/cast.h"
#include "kernels/cpu/isa/reduce.h"
#include "kernels/cpu/scratch.h"
#include "kernels/kernels.h"

namespace eg::kernels {

// A conversion between two dtypes, or none.
class Cast {
 public:
  Cast() = default;
  Cast(DType from, DType to) : from_(from), to_(to), on_(true) {}
  explicit operator bool() const { return on_; }
  void operator()(char* out, int64_t out_stride, const char* in, int64_t in_stride, int64_t n) const {
    cast_row(to_, out, out_stride, from_, in, in_stride, n);
  }

 private:
  DType from_ = DType::Bool, to_ = DType::Bool;
  bool on_ = false;
};

// The dimensions of a reduction, split into kept and reduced ones, neighbours merged.
struct ReduceShape {
  int nk = 0, nr = 0;
  int64_t ks[64], k_in[64], k_out[64];  // kept, innermost (densest in the input) first; byte strides
  int64_t rs[64], r_in[64];             // reduced, innermost first, in their original order
  int64_t kept = 1, reduced = 1;

  ReduceShape(const TensorView& out, const TensorView& in, const bool* mask) {
    const auto isz = static_cast<int64_t>(size_of(in.dtype)), osz = static_cast<int64_t>(size_of(out.dtype));
    // Sizes and strides of what has no elements may be as large as they like.
    bool none = false;
    for (int d = 0; d < in.ndim; ++d) none = none || in.sizes[d] == 0;
    if (none) reduced = 0;
    for (int d = in.ndim - 1; d >= 0; --d) {
      const int64_t n = in.sizes[d], s = none ? 0 : in.strides[d] * isz;
      if (mask[d]) {
        if (none) continue;
        reduced *= n;
        if (n == 1) continue;
        if (nr && s == r_in[nr - 1] * rs[nr - 1]) {
          rs[nr - 1] *= n;
        } else {
          rs[nr] = n;
          r_in[nr++] = s;
        }
      } else {
        kept *= n;
        if (n == 1) continue;
        const int64_t o = out.strides[d] * osz;
        if (nk && s == k_in[nk - 1] * ks[nk - 1] && o == k_out[nk - 1] * ks[nk - 1]) {
          ks[nk - 1] *= n;
        } else {
          ks[nk] = n;
          k_in[nk] = s;
          k_out[nk++] = o;
        }
      }
    }
    for (int i = 1; i < nk; ++i) {  // densest first
      for (int j = i; j > 0 && std::abs(k_in[j]) < std::abs(k_in[j - 1]); --j) {
        std::swap(ks[j], ks[j - 1]);
        std::swap(k_in[j], k_in[j - 1]);
        std::swap(k_out[j], k_out[j - 1]);
      }
    }
  }
  bool rows() const { return nk > 0 && nr > 0 && ks[0] >= 4 && std::abs(k_in[0]) < std::abs(r_in[0]); }
  // Many short runs of reduced elements: they are turned into columns.
  bool short_runs() const { return nk > 0 && nr == 1 && ks[0] >= 16 && rs[0] <= 32; }
};

template <class Op>
class Reducer {
  using T = typename Op::T;
  using Acc = typename Op::Acc;
  using R = typename Op::R;
  // Sums of halves read them as such.
  static constexpr bool kHalves = requires(const Op& op, double* sums) { op.straight(sums, nullptr, 0, 0); };
  static constexpr int64_t kChunk = 1024, kColumns = kReduceColumns, kRows = kReduceRows, kGrain = 32768,
                           kPart = 131072;

 public:
  Reducer(const Op& op, const TensorView& out, const TensorView& in, const bool* mask)
      : op_(op),
        shape_(out, in, mask),
        in_(static_cast<const char*>(in.data)),
        out_(static_cast<char*>(out.data)),
        in_bytes_(static_cast<int64_t>(size_of(in.dtype))),
        direct_(in.dtype == Op::kLoad) {
    if (!direct_) load_ = Cast(in.dtype, Op::kLoad);
    if constexpr (kHalves) {
      if (in.dtype == DType::BFloat16) halves_ = reduce_table().half_columns[0];
      if (in.dtype == DType::Float16) halves_ = reduce_table().half_columns[1];
    }
    if (out.dtype != Op::kStore) store_ = Cast(Op::kStore, out.dtype);
  }

  void run() {
    const ReduceShape& s = shape_;
    if (s.kept == 0) return;
    if (s.rows()) {
      if constexpr (requires { op_.straight(nullptr, nullptr, 0, 0); }) {
        if (s.k_in[0] == in_bytes_) return run_straight();
      }
      return run_rows();
    }
    if (s.short_runs()) return run_rows();
    if (s.kept == 1 && s.reduced > 2 * kPart) return run_parts();
    parallel_for(0, s.kept, std::max<int64_t>(1, kGrain / std::max<int64_t>(s.reduced, 1)), [&](int64_t b, int64_t e) {
      for (int64_t k = b; k < e; ++k) {
        int64_t i = 0, o = 0, rest = k;
        for (int d = 0; d < s.nk; ++d) {
          const int64_t x = rest % s.ks[d];
          rest /= s.ks[d];
          i += x * s.k_in[d];
          o += x * s.k_out[d];
        }
        Acc acc;
        op_.init(acc);
        feed(acc, in_ + i, 0, s.reduced);
        put(out_ + o, op_.finish(acc));
      }
    });
  }

 private:
  void put(char* to, const R& r) const {
    if (store_) {
      store_(to, 0, reinterpret_cast<const char*>(&r), 0, 1);
    } else {
      *reinterpret_cast<R*>(to) = r;
    }
  }

  // n results along the innermost kept dimension.
  template <class F>
  void put_all(char* to, int64_t n, F&& result) const {
    const int64_t step = shape_.k_out[0];
    if (!store_) {
      for (int64_t c = 0; c < n; ++c) *reinterpret_cast<R*>(to + c * step) = result(c);
      return;
    }
    R block[kColumns];
    for (int64_t at = 0; at < n; at += kColumns) {
      const int64_t m = std::min(kColumns, n - at);
      for (int64_t c = 0; c < m; ++c) block[c] = result(at + c);
      store_(to + at * step, step, reinterpret_cast<const char*>(block), sizeof(R), m);
    }
  }

  // Elements [from, to) of the reduced dimensions, in order.
  void feed(Acc& acc, const char* base, int64_t from, int64_t to) const {
    const ReduceShape& s = shape_;
    if (from >= to) return;
    alignas(64) T buffer[kChunk];
    const int64_t inner = s.nr ? s.rs[0] : 1, stride = s.nr ? s.r_in[0] : 0;
    for (int64_t at = from; at < to;) {
      const char* p = base;
      int64_t rest = at;
      const int64_t x = rest % inner;
      rest /= inner;
      p += x * stride;
      for (int d = 1; d < s.nr; ++d) {
        p += rest % s.rs[d] * s.r_in[d];
        rest /= s.rs[d];
      }
      int64_t n = std::min(inner - x, to - at);
      if (direct_ && stride == static_cast<int64_t>(sizeof(T))) {
        op_.block(acc, reinterpret_cast<const T*>(p), n, at);
        at += n;
        continue;
      }
      if constexpr (kHalves) {
        constexpr int64_t kWide = 32, kRowsOfHalves = 64;
        if (halves_ && stride == 2 && n >= kWide * 8) {
          const uint16_t* rows[kRowsOfHalves];
          const int64_t count = std::min(n / kWide, kRowsOfHalves);
          for (int64_t r = 0; r < count; ++r) rows[r] = reinterpret_cast<const uint16_t*>(p) + r * kWide;
          double sums[kWide] = {};
          halves_(sums, rows, count, kWide);
          for (int64_t w = kWide / 2; w; w /= 2) {
            for (int64_t k = 0; k < w; ++k) sums[k] += sums[k + w];
          }
          op_.add_sum(acc, sums[0]);
          at += count * kWide;
          continue;
        }
      }
      n = std::min(n, kChunk);
      if (load_) {
        load_(reinterpret_cast<char*>(buffer), sizeof(T), p, stride, n);
      } else {
        for (int64_t k = 0; k < n; ++k) buffer[k] = *reinterpret_cast<const T*>(p + k * stride);
      }
      op_.block(acc, buffer, n, at);
      at += n;
    }
  }

  // One result from many elements: fixed parts, merged in order, so that threads do not change the value.
  void run_parts() {
    const int64_t parts = (shape_.reduced + kPart - 1) / kPart;
    std::vector<Acc> accs(static_cast<size_t>(parts));
    parallel_for(0, parts, 1, [&](int64_t b, int64_t e) {
      for (int64_t k = b; k < e; ++k) {
        op_.init(accs[k]);
        feed(accs[k], in_, k * kPart, std::min(shape_.reduced, (k + 1) * kPart));
      }
    });
    for (int64_t k = 1; k < parts; ++k) op_.merge(accs[0], accs[k]);
    put(out_, op_.finish(accs[0]));
  }

  // Rows of plain sums, wide ones, for which memory is read along its grain. Few and tall ones are cut into parts of a
  // fixed number of rows, added in order.
  void run_straight() {
    const ReduceShape& s = shape_;
    constexpr int64_t kWidth = 2048, kAtOnce = 8;
    const int64_t width = std::min(kWidth, s.ks[0]), bands = (s.ks[0] - 1) / kWidth + 1;
    const int64_t units = s.kept / s.ks[0] * bands;
    int64_t part = std::max<int64_t>(s.reduced, 1);
    if (units < 8) part = std::min(part, std::max<int64_t>(64, (s.reduced + 15) / 16));
    const int64_t parts = (std::max<int64_t>(s.reduced, 1) - 1) / part + 1;
    std::vector<double> kept(parts > 1 ? static_cast<size_t>(units * parts * width) : 0);
    parallel_for(0, units * parts, std::max<int64_t>(1, kGrain / (width * part)), [&](int64_t b, int64_t e) {
      std::vector<double> local(parts > 1 ? 0 : static_cast<size_t>(width));
      std::vector<T> loaded(direct_ || halves_ ? 0 : static_cast<size_t>(width * kAtOnce));
      for (int64_t k = b; k < e; ++k) {
        double* acc = parts > 1 ? kept.data() + k * width : local.data();
        const int64_t first = k / parts % bands * kWidth, n = std::min(kWidth, s.ks[0] - first);
        int64_t i = first * s.k_in[0], o = 0;
        offsets(k / parts / bands, i, o);
        std::fill_n(acc, n, 0.0);
        const int64_t end = std::min(s.reduced, (k % parts + 1) * part);
        for (int64_t at = k % parts * part; at < end; at += kAtOnce) {
          const T* rows[kAtOnce];
          const int64_t count = std::min(kAtOnce, end - at);
          if (halves_) {
            const uint16_t* halves[kAtOnce];
            for (int64_t r = 0; r < count; ++r) halves[r] = reinterpret_cast<const uint16_t*>(row(in_ + i, at + r));
            halves_(acc, halves, count, n);
            continue;
          }
          for (int64_t r = 0; r < count; ++r) {
            const char* p = row(in_ + i, at + r);
            rows[r] = direct_ ? reinterpret_cast<const T*>(p) : loaded.data() + r * width;
            if (!direct_) load_(reinterpret_cast<char*>(loaded.data() + r * width), sizeof(T), p, s.k_in[0], n);
          }
          op_.straight(acc, rows, count, n);
        }
        if (parts == 1) put_sums(acc, k, bands, kWidth, n);
      }
    });
    if (parts == 1) return;
    for (int64_t u = 0; u < units; ++u) {
      double* acc = kept.data() + u * parts * width;
      const int64_t n = std::min(kWidth, s.ks[0] - u % bands * kWidth);
      for (int64_t q = 1; q < parts; ++q) {
        for (int64_t c = 0; c < n; ++c) acc[c] += acc[q * width + c];
      }
      put_sums(acc, u, bands, kWidth, n);
    }
  }
  void put_sums(const double* acc, int64_t unit, int64_t bands, int64_t width, int64_t n) const {
    int64_t i = 0, o = unit % bands * width * shape_.k_out[0];
    offsets(unit / bands, i, o);
    put_all(out_ + o, n, [&](int64_t c) { return static_cast<R>(acc[c]); });
  }
  // Row `at` of the reduced dimensions.
  const char* row(const char* p, int64_t at) const {
    for (int d = 0; d < shape_.nr; ++d) {
      p += at % shape_.rs[d] * shape_.r_in[d];
      at /= shape_.rs[d];
    }
    return p;
  }
  // Adds the byte offsets of position `rest` of the kept dimensions but the innermost.
  void offsets(int64_t rest, int64_t& i, int64_t& o) const {
    for (int d = 1; d < shape_.nk; ++d) {
      const int64_t x = rest % shape_.ks[d];
      rest /= shape_.ks[d];
      i += x * shape_.k_in[d];
      o += x * shape_.k_out[d];
    }
  }

  // Bands of columns, row by row. Few and tall ones are cut into parts of a fixed number of rows, merged in order.
  void run_rows() {
    const ReduceShape& s = shape_;
    const int64_t width = std::min(kColumns, s.ks[0]);
    const int64_t bands = (s.ks[0] + kColumns - 1) / kColumns, outer = s.kept / s.ks[0], units = outer * bands;
    int64_t part = std::max<int64_t>(s.reduced, 1);
    if (units < 8) part = std::min(part, std::max(kRows, kPart / width / kRows * kRows));
    const int64_t parts = (std::max<int64_t>(s.reduced, 1) - 1) / part + 1;
    std::vector<Acc> kept(parts > 1 ? static_cast<size_t>(units * parts * kColumns) : 0);
    parallel_for(0, units * parts, std::max<int64_t>(1, kGrain / (width * part)), [&](int64_t b, int64_t e) {
      std::vector<Acc> local(parts > 1 ? 0 : kColumns);
      for (int64_t k = b; k < e; ++k) {
        Acc* acc = parts > 1 ? kept.data() + k * kColumns : local.data();
        const int64_t from = k % parts * part;
        feed_band(acc, k / parts, bands, from, std::min(s.reduced, from + part));
        if (parts == 1) put_band(acc, k, bands);
      }
    });
    if (parts == 1) return;
    for (int64_t u = 0; u < units; ++u) {
      Acc* acc = kept.data() + u * parts * kColumns;
      const int64_t n = std::min(kColumns, s.ks[0] - u % bands * kColumns);
      for (int64_t q = 1; q < parts; ++q) {
        for (int64_t c = 0; c < n; ++c) op_.merge(acc[c], acc[q * kColumns + c]);
      }
      put_band(acc, u, bands);
    }
  }

  // The byte offsets of a band's first column, and how many columns it has.
  int64_t band(int64_t unit, int64_t bands, int64_t& i, int64_t& o) const {
    const ReduceShape& s = shape_;
    const int64_t first = unit % bands * kColumns;
    i = first * s.k_in[0];
    o = first * s.k_out[0];
    offsets(unit / bands, i, o);
    return std::min(kColumns, s.ks[0] - first);
  }
  void put_band(const Acc* acc, int64_t unit, int64_t bands) const {
    int64_t i, o;
    const int64_t n = band(unit, bands, i, o);
    put_all(out_ + o, n, [&](int64_t c) { return op_.finish(acc[c]); });
  }
  void feed_band(Acc* acc, int64_t unit, int64_t bands, int64_t from, int64_t to) const {
    const ReduceShape& s = shape_;
    int64_t i, o;
    const int64_t n = band(unit, bands, i, o);
    for (int64_t c = 0; c < n; ++c) op_.init(acc[c]);
    const bool direct = direct_ && s.k_in[0] == static_cast<int64_t>(sizeof(T));
    const Scratch room(direct ? 0 : kRows * kColumns * sizeof(T));
    T* const buffer = reinterpret_cast<T*>(room.get());
    const T* rows[kRows];
    for (int64_t at = from; at < to; at += kRows) {
      const int64_t count = std::min(kRows, to - at);
      for (int64_t r = 0; r < count; ++r) {
        const char* p = row(in_ + i, at + r);
        T* copied = buffer + r * kColumns;
        rows[r] = direct ? reinterpret_cast<const T*>(p) : copied;
        if (direct) continue;
        if (load_) {
          load_(reinterpret_cast<char*>(copied), sizeof(T), p, s.k_in[0], n);
        } else {
          for (int64_t c = 0; c < n; ++c) copied[c] = *reinterpret_cast<const T*>(p + c * s.k_in[0]);
        }
      }
      if constexpr (requires { op_.columns(acc, rows, count, n, at); }) {
        if (op_.columns(acc, rows, count, n, at)) continue;
      }
      for (int64_t r = 0; r < count; ++r) {
        for (int64_t c = 0; c < n; ++c) op_.add(acc[c], rows[r][c], at + r);
      }
    }
  }

  const Op& op_;
  ReduceShape shape_;
  const char* in_;
  char* out_;
  int64_t in_bytes_;
  bool direct_;
  Cast load_, store_;
  HalfColumns halves_ = nullptr;
};

template <class Op>
void reduce(const Op& op, const TensorView& out, const TensorView& in, const bool* mask) {
  Reducer<Op>(op, out, in, mask).run();
}

template <class T>
struct DTypeOf;
template <>
struct DTypeOf<float> {
  static constexpr DType value = DType::Float32;
};
template <>
struct DTypeOf<double> {
  static constexpr DType value = DType::Float64;
};
template <>
struct DTypeOf<int64_t> {
  static constexpr DType value = DType::Int64;
};
template <>
struct DTypeOf<uint64_t> {
  static constexpr DType value = DType::UInt64;
};
template <>
struct DTypeOf<bool> {
  static constexpr DType value = DType::Bool;
};
template <>
struct DTypeOf<std::complex<float>> {
  static constexpr DType value = DType::Complex64;
};
template <>
struct DTypeOf<std::complex<double>> {
  static constexpr DType value = DType::Complex128;
};

// Calls f<T>() for the type in which real numbers of dtype t are compared.
template <class F>
void with_ordered(DType t, F&& f) {
  if (t == DType::Float64) return f(double{});
  if (is_floating(t)) return f(float{});
  if (t == DType::UInt64) return f(uint64_t{});
  f(int64_t{});
}

}  // namespace eg::kernels
