// Resampling of planes of bytes: weights are whole numbers of 16 bits, sums of 32, and each dimension gives bytes
// again. Rows first, then their sums.
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/resample.h"
#include "kernels/cpu/resample.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <cstring>

namespace eg::kernels {

EG_BY_ISA(ResampleByteLoops, k_resample_bytes, resample_bytes_set)

namespace {

const ResampleByteLoops& loops() {
  return resample_bytes_set();
}

#if !defined(__SSE2__)
uint8_t narrowed(int32_t sum, int bits) { return static_cast<uint8_t>(std::clamp(sum >> bits, 0, 255)); }
#endif

constexpr int64_t kSpare = 64;  // zeros behind a row that is read in larger pieces

struct WholeTaps {
  int64_t in = 0, out = 0, most = 0;
  bool same = false;
  int bits = 0;      // of the weights' fractions
  int64_t room = 0;  // weights that are kept for an element; the unused ones are 0
  std::vector<int64_t> first, count;
  std::vector<int16_t> weights;  // those of an element side by side
};

// `group`: how many taps are taken at once.
WholeTaps whole_taps(const ResampleParams& p, int32_t d, int64_t in, int64_t out, int64_t group) {
  Taps<double> t = find_taps<double>(p, d, in, out, false, true);
  WholeTaps r;
  r.in = in;
  r.out = out;
  r.same = t.same;
  if (t.same) return r;
  r.most = t.most;
  r.room = (t.most + group - 1) / group * group;
  const double largest = *std::max_element(t.weights.begin(), t.weights.end());
  while (r.bits < 22 && static_cast<int64_t>(0.5 + largest * (int64_t{1} << (r.bits + 1))) < 1 << 15) ++r.bits;
  r.weights.assign(static_cast<size_t>(out * r.room), 0);
  for (int64_t j = 0; j < out; ++j) {
    for (int64_t k = 0; k < t.count[j]; ++k) {
      const double w = t.weights[k * out + j] * (int64_t{1} << r.bits);
      r.weights[j * r.room + k] = static_cast<int16_t>(w + (w > 0 ? 0.5 : w < 0 ? -0.5 : 0));
    }
  }
  r.first = std::move(t.first);
  r.count = std::move(t.count);
  return r;
}

// The taps of a row for the loop that takes bytes in parts, element by element; empty where the bytes of a part lie too
// far apart, or pixels are too large.
struct Parts {
  ByteTaps taps;
  std::vector<int32_t> at;
  std::vector<uint8_t> order;
  std::vector<int16_t> weights;

  Parts(const WholeTaps& t, int64_t channels) {
    if (t.same || channels > 8 || t.in * channels > INT32_MAX || loops().spread == nullptr) return;
    const int64_t n = t.out * channels, parts = (n + 4 * kByteParts - 1) / (4 * kByteParts) * kByteParts;
    const int64_t pairs = (t.most + 1) / 2;
    std::vector<int32_t> places(static_cast<size_t>(parts * pairs), 0);
    order.assign(static_cast<size_t>(parts * pairs * 16), 0x80);
    weights.assign(static_cast<size_t>(parts * pairs * 8), 0);
    for (int64_t e = 0; e < n; ++e) {
      const int64_t j = e / channels, head = e / 4 * 4 / channels;  // the pixels of e, and of its part's first element
      for (int64_t k = 0; k < pairs; ++k) {
        const int64_t entry = k * parts + e / 4, base = t.first[head] * channels + 2 * k * channels;
        const int64_t from = (t.first[j] + 2 * k) * channels + e % channels - base;
        if (from + channels > 15) return;
        places[entry] = static_cast<int32_t>(base);
        for (int64_t i = 0; i < 2; ++i) {
          if (2 * k + i >= t.count[j]) continue;
          order[16 * entry + 4 * (e % 4) + 2 * i] = static_cast<uint8_t>(from + i * channels);
          weights[8 * entry + 2 * (e % 4) + i] = t.weights[j * t.room + 2 * k + i];
        }
      }
    }
    at = std::move(places);
    taps = {parts, pairs, t.bits, at.data(), order.data(), weights.data()};
  }
  bool usable() const { return taps.parts > 0; }
};

// A row of single bytes, with kSpare bytes behind both.
void line(uint8_t* out, const uint8_t* in, const WholeTaps& t) {
#if defined(__SSE2__)
  const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi32(1 << t.bits >> 1), shift = _mm_cvtsi32_si128(t.bits);
  const auto products = [&](int64_t j) __attribute__((always_inline)) {  // four sums that are to be added up
    __m128i sum = zero;
    for (int64_t k = 0; k < t.room; k += 8) {
      const __m128i x = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(in + t.first[j] + k));
      const __m128i w = _mm_loadu_si128(reinterpret_cast<const __m128i*>(t.weights.data() + j * t.room + k));
      sum = _mm_add_epi32(sum, _mm_madd_epi16(_mm_unpacklo_epi8(x, zero), w));
    }
    return sum;
  };
  for (int64_t j = 0; j < t.out; j += 4) {
    const int64_t end = t.out - 1;
    const __m128i a = products(j), b = products(std::min(j + 1, end));
    const __m128i c = products(std::min(j + 2, end)), d = products(std::min(j + 3, end));
    const __m128i ab = _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
    const __m128i cd = _mm_add_epi32(_mm_unpacklo_epi32(c, d), _mm_unpackhi_epi32(c, d));
    const __m128i sum = _mm_add_epi32(_mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd)), half);
    const __m128i whole = _mm_packs_epi32(_mm_sra_epi32(sum, shift), zero);
    const int32_t four = _mm_cvtsi128_si32(_mm_packus_epi16(whole, zero));
    std::memcpy(out + j, &four, 4);
  }
#else
  for (int64_t j = 0; j < t.out; ++j) {
    int32_t sum = 1 << t.bits >> 1;
    for (int64_t k = 0; k < t.count[j]; ++k) sum += t.weights[j * t.room + k] * in[t.first[j] + k];
    out[j] = narrowed(sum, t.bits);
  }
#endif
}

// A row of pixels of two to four bytes, with kSpare bytes behind both.
void pixels(uint8_t* out, const uint8_t* in, int64_t channels, const WholeTaps& t) {
  for (int64_t j = 0; j < t.out; ++j) {
    const uint8_t* x = in + t.first[j] * channels;
    const int16_t* w = t.weights.data() + j * t.room;
#if defined(__SSE2__)
    const __m128i zero = _mm_setzero_si128(), shift = _mm_cvtsi32_si128(t.bits);
    __m128i sum = _mm_set1_epi32(1 << t.bits >> 1);
    for (int64_t k = 0; k < t.room; k += 2) {
      int32_t a, b, both;
      std::memcpy(&a, x + k * channels, 4);
      std::memcpy(&b, x + (k + 1) * channels, 4);
      std::memcpy(&both, w + k, 4);
      const __m128i mixed = _mm_unpacklo_epi8(_mm_cvtsi32_si128(a), _mm_cvtsi32_si128(b));
      sum = _mm_add_epi32(sum, _mm_madd_epi16(_mm_unpacklo_epi8(mixed, zero), _mm_set1_epi32(both)));
    }
    const __m128i whole = _mm_packs_epi32(_mm_sra_epi32(sum, shift), zero);
    const int32_t four = _mm_cvtsi128_si32(_mm_packus_epi16(whole, zero));
    std::memcpy(out + j * channels, &four, 4);
#else
    for (int64_t c = 0; c < channels; ++c) {
      int32_t sum = 1 << t.bits >> 1;
      for (int64_t k = 0; k < t.count[j]; ++k) sum += w[k] * x[k * channels + c];
      out[j * channels + c] = narrowed(sum, t.bits);
    }
#endif
  }
}

// The working memory of a thread.
class Worker {
 public:
  Worker(const Resized& c, const WholeTaps& rows, const WholeTaps& columns, const Parts& parts)
      : c_(c),
        rows_(rows),
        columns_(columns),
        parts_(parts),
        line_(static_cast<size_t>(c.in_step(0) + columns.room * c.inner + kSpare), 0),
        kept_(static_cast<size_t>(std::max<int64_t>(rows.most, 1) * stride()), 0),
        held_(static_cast<size_t>(rows.most), -1),
        from_(static_cast<size_t>(std::max(rows.most, columns.most))) {}

  // Rows [begin, end) of the output.
  void operator()(uint8_t* out, const uint8_t* in, int64_t begin, int64_t end) {
    std::fill(held_.begin(), held_.end(), -1);
    const int64_t n = c_.out_step(0);
    for (int64_t j = begin; j < end; ++j) {
      if (rows_.same) {
        std::memcpy(out + j * n, row(in, j, 0), static_cast<size_t>(n));
        continue;
      }
      for (int64_t k = 0; k < rows_.count[j]; ++k) {
        const int64_t at = rows_.first[j] + k, slot = at % rows_.most;
        from_[k] = columns_.same || held_[slot] != at ? row(in, at, slot) : kept_.data() + slot * stride();
        held_[slot] = at;
      }
      loops().combine(out + j * n, from_.data(), rows_.weights.data() + j * rows_.room, rows_.count[j], rows_.bits, n);
    }
  }

 private:
  int64_t stride() const { return c_.out_step(0) + kSpare; }

  // Row `at` of the input with its columns resampled.
  const uint8_t* row(const uint8_t* in, int64_t at, int64_t slot) {
    const int64_t n = c_.in_step(0), channels = c_.inner;
    in += at * n;
    if (columns_.same) return in;
    uint8_t* out = kept_.data() + slot * stride();
    if (channels > 4 && !parts_.usable()) {
      std::vector<const uint8_t*> taps(static_cast<size_t>(columns_.most));
      for (int64_t j = 0; j < columns_.out; ++j) {
        for (int64_t k = 0; k < columns_.count[j]; ++k) taps[k] = in + (columns_.first[j] + k) * channels;
        loops().combine(out + j * channels, taps.data(), columns_.weights.data() + j * columns_.room, columns_.count[j],
                        columns_.bits, channels);
      }
      return out;
    }
    std::memcpy(line_.data(), in, static_cast<size_t>(n));
    if (parts_.usable())
      loops().spread(out, line_.data(), parts_.taps);
    else if (channels == 1)
      line(out, line_.data(), columns_);
    else
      pixels(out, line_.data(), channels, columns_);
    return out;
  }

  const Resized& c_;
  const WholeTaps& rows_;
  const WholeTaps& columns_;
  const Parts& parts_;
  std::vector<uint8_t> line_, kept_;
  std::vector<int64_t> held_;  // rows of the input that lie in kept_
  std::vector<const uint8_t*> from_;
};

}  // namespace

void resample_bytes(const TensorView& out, const TensorView& in, const ResampleParams& p) {
  const Resized c(out, in, p);
  if (c.nd != 2 || c.added > 0) unsupported("resample", in.dtype);
  const WholeTaps rows = whole_taps(p, 0, c.in[0], c.out[0], 2);
  const WholeTaps columns = whole_taps(p, 1, c.in[1], c.out[1], c.inner == 1 ? 8 : 2);
  const Parts parts(columns, c.inner);
  for_blocks(c, rows_at_once(c, c.out_step(0), rows.most), [&] {
    return [&, work = Worker(c, rows, columns, parts)](int64_t plane, int64_t begin, int64_t end) mutable {
      work(data_of<uint8_t>(out) + plane * c.out[0] * c.out_step(0),
           data_of<const uint8_t>(in) + plane * c.in[0] * c.in_step(0), begin, end);
    };
  });
}

}  // namespace eg::kernels
