// Attention tile by tile: a block of scores is made, turned into weights and used up while it is in the cache. Scores are
// kept in units of ln 2, so that weights are powers of two; the factor goes into the scale. Parts of tiles above the
// diagonal of a causal mask are never computed.
#include "kernels/cpu/isa/attention.h"

#include "kernels/cpu/isa/tile.h"

namespace eg::kernels::EG_ISA {

extern const AttentionTable k_attention;

namespace {

constexpr int64_t kKeys = kDeep;                // keys of a tile, forward
constexpr int64_t kQueries = 2 * kTileRows;     // queries of a tile, forward
constexpr int64_t kBackKeys = 128;              // the same, backward
constexpr int64_t kBackQueries = 128;

template <class T>
inline constexpr T kLog2E = T(1.4426950408889634074);
template <class T>
inline constexpr T kLn2 = T(0.69314718055994530942);

EG_HD int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
EG_HD int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
template <class T>
EG_HD int64_t wide(int64_t n) {
  return (n + kWide<T> - 1) / kWide<T> * kWide<T>;
}

template <class T, class... C>
EG_HD Vec<T> polynomial(Vec<T> x, T c0, C... rest) {
  Vec<T> r = same(c0);
  ((r = fused(r, x, same(rest))), ...);
  return r;
}

// 2^x for x up to 127 (1023), 1 ulp; 0 below the smallest normal number.
EG_HD Vec<float> power(Vec<float> x) {
  const Vec<float> shifted = x + m::kMagic<float>;
  const Vec<float> p = m::exp2_poly<Vec<float>>(x - (shifted - m::kMagic<float>));
#ifdef __AVX512F__
  const Vec<float> y = m::scale(p, shifted);
#else
  const auto n = ((Vector<float>::Ints)shifted - (0x4b400000 - 127)) << 23;
  const Vec<float> y = p * (Vec<float>)n;
#endif
  return x < -126.0f ? Vec<float>{} : y;
}
EG_HD Vec<double> power(Vec<double> x) {
  const auto none = x < -1022.0;
  x = none ? same(-1022.0) : x;
  const Vec<double> shifted = x + 0x1.8p+52;
  const Vec<double> r = (x - (shifted - 0x1.8p+52)) * kLn2<double>;
  const Vec<double> q =
      polynomial<double>(r, 1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0,
                         1 / 40320.0, 1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 0.5);
  const Vec<double> p = fused(r * r, q, r) + 1.0;
  const auto n = ((Vector<double>::Ints)shifted - (0x4338000000000000 - 1023)) << 52;
  const Vec<double> y = p * (Vec<double>)n;
  return none ? Vec<double>{} : y;
}
template <class T>
EG_HD T power_of(T x) {
  return power(same(x))[0];
}

template <class T>
EG_HD T mask_at(const AttentionMask& m, int64_t offset) {
  if (m.is_bool) return static_cast<const uint8_t*>(m.data)[offset] ? T(0) : -kInf<T>;
  return static_cast<const T*>(m.data)[offset] * kLog2E<T>;
}

// Adds the mask of query i to its scores with the keys from j on.
template <class T>
void add_mask(T* x, const AttentionMask& m, int64_t i, int64_t j, int64_t n) {
  const int64_t first = i * m.row + j * m.column;
  if (m.column == 1 && m.is_bool) {
    const uint8_t* const keep = static_cast<const uint8_t*>(m.data) + first;
    for (int64_t l = 0; l < n; ++l) x[l] = keep[l] ? x[l] : -kInf<T>;
  } else if (m.column == 1) {
    const T* const more = static_cast<const T*>(m.data) + first;
    for (int64_t l = 0; l < n; ++l) x[l] += more[l] * kLog2E<T>;
  } else {
    for (int64_t l = 0; l < n; ++l) {
      const T more = mask_at<T>(m, first + l * m.column);
      x[l] = m.is_bool ? (more < T(0) ? more : x[l]) : x[l] + more;
    }
  }
}

// One vector out of all its lanes.
template <class T, size_t... J>
EG_HD Vec<T> rotated(Vec<T> v, size_t by, std::index_sequence<J...>) {
  constexpr size_t n = sizeof...(J);
  switch (by) {
    case 8:
      return __builtin_shufflevector(v, v, ((J + 8) % n)...);
    case 4:
      return __builtin_shufflevector(v, v, ((J + 4) % n)...);
    case 2:
      return __builtin_shufflevector(v, v, ((J + 2) % n)...);
    default:
      return __builtin_shufflevector(v, v, ((J + 1) % n)...);
  }
}
template <class T>
EG_HD T largest_of(Vec<T> v) {
#pragma GCC unroll 4
  for (size_t by = Vector<T>::kSize / 2; by; by /= 2) {
    const Vec<T> o = rotated<T>(v, by, std::make_index_sequence<Vector<T>::kSize>());
    v = o > v ? o : v;
  }
  return v[0];
}
template <class T>
EG_HD T sum_of(Vec<T> v) {
#pragma GCC unroll 4
  for (size_t by = Vector<T>::kSize / 2; by; by /= 2) {
    v += rotated<T>(v, by, std::make_index_sequence<Vector<T>::kSize>());
  }
  return v[0];
}

// Which of the lanes are below n.
template <class T, class Int, size_t... J>
EG_HD auto below(Int n, std::index_sequence<J...>) {
  return typename Vector<T>::Ints{static_cast<Int>(J)...} < n;
}

// Scores become weights, relative to the largest score so far; returns by what the earlier weights are to be multiplied.
template <class T>
EG_HD T weigh(T* x, int64_t n, int64_t total, T* top, T* sum) {
  constexpr int64_t kLanes = Vector<T>::kSize;
  const int64_t whole = (n + kLanes - 1) / kLanes * kLanes;
  if (whole > n) {
    using Int = typename Vector<T>::Int;
    const auto inside = below<T>(static_cast<Int>(n - whole + kLanes), std::make_index_sequence<kLanes>());
    store(x + whole - kLanes, inside ? load(x + whole - kLanes) : same(-kInf<T>));
  }
  Vec<T> largest = same(-kInf<T>);
  for (int64_t j = 0; j < whole; j += kLanes) {
    const Vec<T> v = load(x + j);
    largest = v > largest ? v : largest;
  }
  const T most_here = largest_of<T>(largest), now = most_here > *top ? most_here : *top;
  const T base = now == -kInf<T> ? T(0) : now;  // no key is seen yet, or scores are NaN
  const Vec<T> shift = same(base);
  Vec<T> sums{};
  for (int64_t j = 0; j < whole; j += kLanes) {
    const Vec<T> w = power(load(x + j) - shift);
    store(x + j, w);
    sums += w;
  }
  for (int64_t j = whole; j < total; ++j) x[j] = T(0);
  const T factor = *top == now ? T(1) : *top == -kInf<T> ? T(0) : power_of(*top - base);
  *sum = *sum * factor + sum_of<T>(sums);
  *top = now;
  return factor;
}

template <class T>
int64_t forward_scratch(int64_t queries, int64_t size, int64_t value_size) {
  return kKeys * (size + wide<T>(value_size)) + 2 * kQueries * kRowStep + queries * (wide<T>(value_size) + 2);
}

template <class T>
void forward(const AttentionForward<T>& f) {
  constexpr int64_t w = kWide<T>;
  const int64_t queries = f.q_end - f.q_begin, out_wide = wide<T>(f.value_size);
  T* const keys = f.scratch;
  T* const values = keys + kKeys * f.size;
  T* const q = values + kKeys * out_wide;
  T* const weights = q + kQueries * kRowStep;
  T* const out = weights + kQueries * kRowStep;
  T* const top = out + queries * out_wide;
  T* const sum = top + queries;
  for (int64_t i = 0; i < queries; ++i) {
    top[i] = -kInf<T>;
    sum[i] = T(0);
  }
  const int64_t all = f.causal ? least(f.keys, f.q_end) : f.keys;
  for (int64_t j0 = 0; j0 < all; j0 += kKeys) {
    const int64_t tile = least(kKeys, all - j0);
    for (int64_t j = 0; j < tile; j += w) {
      lay_panel(keys + j * f.size, f.k.data + (j0 + j) * f.k.row, 1, f.k.row, f.size, least(w, tile - j));
    }
    for (int64_t c = 0; c < f.value_size; c += w) {
      lay_panel(values + c * kKeys, f.v.data + j0 * f.v.row + c, f.v.row, 1, tile, least(w, f.value_size - c));
    }
    for (int64_t i0 = 0; i0 < queries; i0 += kQueries) {
      const int64_t rows = least(kQueries, queries - i0), first = f.q_begin + i0;
      const int64_t n = f.causal ? least(tile, first + rows - j0) : tile;
      if (n <= 0) continue;
      lay_rows(q, f.q.data + first * f.q.row, f.q.row, 1, rows, f.size, f.scale * kLog2E<T>);
      for (int64_t j = 0; j < n; j += w) {
        panel_product(rows, w, f.size, q, keys + j * f.size, w, Target<T>{weights + j, kRowStep, T(1), false, nullptr});
      }
      for (int64_t r = 0; r < rows; ++r) {
        T* const x = weights + r * kRowStep;
        const int64_t seen = f.causal ? most(0, least(n, first + r - j0 + 1)) : n;
        if (f.mask.data) add_mask(x, f.mask, first + r, j0, seen);
        const T factor = weigh(x, seen, n, top + i0 + r, sum + i0 + r);
        if (j0 > 0 && factor != T(1)) {
          T* const y = out + (i0 + r) * out_wide;
          for (int64_t c = 0; c < out_wide; ++c) y[c] *= factor;
        }
      }
      for (int64_t c = 0; c < f.value_size; c += w) {
        panel_product(rows, w, n, weights, values + c * kKeys, w,
                      Target<T>{out + i0 * out_wide + c, out_wide, T(1), j0 > 0, nullptr});
      }
    }
  }
  for (int64_t i = 0; i < queries; ++i) {
    const bool none = sum[i] == T(0);  // everything was masked: zeros
    const T factor = none && (f.mask.data || f.causal) ? T(0) : T(1) / sum[i];
    T* const to = f.out.data + (f.q_begin + i) * f.out.row;
    const T* const from = out + i * out_wide;
    for (int64_t c = 0; c < f.value_size; ++c) to[c] = from[c] * factor;
    f.lse[f.q_begin + i] = none ? -kInf<T> : top[i] * kLn2<T> + m::log(sum[i]);
  }
}

// ---- backward -------------------------------------------------------------------------------------------------------

// Tiles lie turned, a row a key: then every product finds its left operand in rows and its right one in panels.
template <class T>
struct Tiles {
  T *k, *v, *kt;           // rows: keys (scaled), values, keys turned
  T *qt, *gt;              // panels: queries and gradients turned
  T *q, *g;                // panels: queries and gradients
  T *weights, *scores;     // rows, a key each: the weights; gradients of the scores
  T *mask;                 // rows, a key each
  T *lse, *delta;          // a number a query, all of them
  T *dq, *dk, *dv;         // sums: dq turned
};

template <class T>
int64_t backward_scratch(int64_t queries, int64_t keys, int64_t size, int64_t value_size) {
  const int64_t across = wide<T>(size), down = wide<T>(value_size);
  return (5 * kBackKeys + size) * kRowStep + 2 * kBackQueries * (across + down) +
         (2 + size) * (queries + kBackQueries) + keys * (across + down);
}

template <class T>
Tiles<T> tiles_of(const AttentionBackward<T>& b) {
  const int64_t across = wide<T>(b.size), down = wide<T>(b.value_size);
  const int64_t queries = b.q_end - b.q_begin + kBackQueries, keys = b.k_end - b.k_begin;
  T* p = b.scratch;
  const auto take = [&p](int64_t n) {
    T* const r = p;
    p += n;
    return r;
  };
  Tiles<T> t;
  t.k = take(kBackKeys * kRowStep);
  t.v = take(kBackKeys * kRowStep);
  t.kt = take(b.size * kRowStep);
  t.weights = take(kBackKeys * kRowStep);
  t.scores = take(kBackKeys * kRowStep);
  t.mask = take(kBackKeys * kRowStep);
  t.qt = take(kBackQueries * across);
  t.gt = take(kBackQueries * down);
  t.q = take(kBackQueries * across);
  t.g = take(kBackQueries * down);
  t.lse = take(queries);
  t.delta = take(queries);
  t.dq = take(b.size * queries);
  t.dk = take(keys * across);
  t.dv = take(keys * down);
  return t;
}

template <class T>
EG_HD T dot(const T* a, const T* b, int64_t n) {
  constexpr int64_t kLanes = Vector<T>::kSize;
  Vec<T> sums{};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) sums = fused(load(a + i), load(b + i), sums);
  T sum = sum_of<T>(sums);
  for (; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

// The mask of n queries from i on and `keys` keys from j on, a row a key.
template <class T>
void turn_mask(T* out, const AttentionMask& m, int64_t i, int64_t n, int64_t j, int64_t keys) {
  for (int64_t l = 0; l < keys; ++l) {
    for (int64_t r = 0; r < n; ++r) out[l * kRowStep + r] = mask_at<T>(m, (i + r) * m.row + (j + l) * m.column);
    for (int64_t r = n; r < wide<T>(n); ++r) out[l * kRowStep + r] = T(0);
  }
}

// Weights, and gradients of the scores from those of the weights, of one key and the queries [from, to) of a tile.
template <class T>
EG_HD void weigh_back(T* x, T* d, const T* mask, const T* lse, const T* delta, int64_t from, int64_t to, bool is_bool) {
  constexpr int64_t kLanes = Vector<T>::kSize;
  int64_t c = from / kLanes * kLanes;
  for (int64_t l = from / kWide<T> * kWide<T>; l < c; ++l) x[l] = d[l] = T(0);
  for (; c < to; c += kLanes) {
    Vec<T> s = load(x + c);
    if (mask) {
      const Vec<T> more = load(mask + c);
      s = is_bool ? (more < T(0) ? more : s) : s + more;
    }
    const Vec<T> p = power(s - load(lse + c));
    store(x + c, p);
    store(d + c, p * (load(d + c) - load(delta + c)));
  }
  for (int64_t l = from / kLanes * kLanes; l < from; ++l) x[l] = d[l] = T(0);
}

template <class T>
void backward_tile(const AttentionBackward<T>& b, const Tiles<T>& t, const AttentionMask& mask, int64_t i0, int64_t n,
                   int64_t j0, int64_t keys) {
  constexpr int64_t w = kWide<T>;
  const int64_t across = wide<T>(b.size), down = wide<T>(b.value_size);
  const int64_t columns = wide<T>(n), at = i0 - b.q_begin, step = wide<T>(b.q_end - b.q_begin);
  // How many of the keys the queries of a panel see.
  const auto seen = [&](int64_t c) {
    return b.causal ? most(0, least(keys, i0 + least(c + w, n) - j0)) : keys;
  };
  for (int64_t c = 0; c < columns; c += w) {
    const int64_t m = seen(c);
    panel_product(m, w, b.size, t.k, t.qt + c * b.size, w, Target<T>{t.weights + c, kRowStep, T(1), false, nullptr});
    panel_product(m, w, b.value_size, t.v, t.gt + c * b.value_size, w,
                  Target<T>{t.scores + c, kRowStep, T(1), false, nullptr});
  }
  if (mask.data) turn_mask(t.mask, mask, i0, n, j0, keys);
  for (int64_t r = 0; r < keys; ++r) {
    const int64_t from = b.causal ? most(0, j0 + r - i0) : 0;
    if (from >= n) {
      for (int64_t c = 0; c < columns; ++c) t.weights[r * kRowStep + c] = t.scores[r * kRowStep + c] = T(0);
      continue;
    }
    for (int64_t c = 0; c < from / w * w; ++c) t.weights[r * kRowStep + c] = t.scores[r * kRowStep + c] = T(0);
    weigh_back(t.weights + r * kRowStep, t.scores + r * kRowStep, mask.data ? t.mask + r * kRowStep : nullptr,
               t.lse + at, t.delta + at, from, columns, mask.is_bool);
  }
  if (b.dq.data) {
    for (int64_t c = 0; c < columns; c += w) {
      panel_product(b.size, w, seen(c), t.kt, t.scores + c, kRowStep,
                    Target<T>{t.dq + at + c, step, b.scale, true, nullptr});
    }
  }
  for (int64_t r = 0; r < keys; r += kTileRows) {
    const int64_t from = b.causal ? most(0, j0 + r - i0) : 0, rows = least(kTileRows, keys - r);
    if (from >= n) break;
    const int64_t row = j0 - b.k_begin + r;
    for (int64_t c = 0; b.dv.data && c < b.value_size; c += w) {
      panel_product(rows, w, n - from, t.weights + r * kRowStep + from, t.g + c * kBackQueries + from * w, w,
                    Target<T>{t.dv + row * down + c, down, T(1), true, nullptr});
    }
    for (int64_t c = 0; b.dk.data && c < b.size; c += w) {
      panel_product(rows, w, n - from, t.scores + r * kRowStep + from, t.q + c * kBackQueries + from * w, w,
                    Target<T>{t.dk + row * across + c, across, b.scale, true, nullptr});
    }
  }
}

template <class T>
void backward(const AttentionBackward<T>& b) {
  constexpr int64_t w = kWide<T>;
  const Tiles<T> t = tiles_of(b);
  const int64_t across = wide<T>(b.size), down = wide<T>(b.value_size);
  const int64_t queries = b.q_end - b.q_begin, keys = b.k_end - b.k_begin, step = wide<T>(queries);
  std::memset(t.dk, 0, sizeof(T) * static_cast<size_t>(keys * across));
  std::memset(t.dv, 0, sizeof(T) * static_cast<size_t>(keys * down));
  for (int64_t h = 0; h < b.group; ++h) {
    const T* const q = b.q.data + h * b.q.head;
    const T* const g = b.grad.data + h * b.grad.head;
    const T* const out = b.out.data + h * b.out.head;
    AttentionMask mask = b.mask;
    if (mask.data) {
      mask.data = static_cast<const char*>(mask.data) + h * mask.head * (mask.is_bool ? 1 : int64_t{sizeof(T)});
    }
    for (int64_t i = 0; i < queries; ++i) {
      const int64_t at = b.q_begin + i;
      const T lse = b.lse.data[h * b.lse.head + at * b.lse.row];
      t.lse[i] = lse == -kInf<T> ? kInf<T> : lse * kLog2E<T>;  // a row that sees nothing has no weights
      t.delta[i] = dot(g + at * b.grad.row, out + at * b.out.row, b.value_size) -
                   b.grad_lse.data[h * b.grad_lse.head + at * b.grad_lse.row];
    }
    for (int64_t i = queries; i < queries + kBackQueries; ++i) {
      t.lse[i] = kInf<T>;
      t.delta[i] = T(0);
    }
    if (b.dq.data) std::memset(t.dq, 0, sizeof(T) * static_cast<size_t>(b.size * step));
    for (int64_t j0 = b.k_begin; j0 < b.k_end; j0 += kBackKeys) {
      const int64_t nk = least(kBackKeys, b.k_end - j0);
      if (b.causal && j0 >= b.q_end) break;
      lay_rows(t.k, b.k.data + j0 * b.k.row, b.k.row, 1, nk, b.size, b.scale * kLog2E<T>);
      lay_rows(t.v, b.v.data + j0 * b.v.row, b.v.row, 1, nk, b.value_size, T(1));
      lay_rows(t.kt, b.k.data + j0 * b.k.row, 1, b.k.row, b.size, nk, T(1));
      for (int64_t i0 = b.q_begin; i0 < b.q_end; i0 += kBackQueries) {
        const int64_t n = least(kBackQueries, b.q_end - i0);
        if (b.causal && i0 + n <= j0) continue;
        for (int64_t c = 0; c < n; c += w) {
          const int64_t some = least(w, n - c);
          lay_panel(t.qt + c * b.size, q + (i0 + c) * b.q.row, 1, b.q.row, b.size, some);
          lay_panel(t.gt + c * b.value_size, g + (i0 + c) * b.grad.row, 1, b.grad.row, b.value_size, some);
        }
        for (int64_t c = 0; b.dk.data && c < b.size; c += w) {
          lay_panel(t.q + c * kBackQueries, q + i0 * b.q.row + c, b.q.row, 1, n, least(w, b.size - c));
        }
        for (int64_t c = 0; b.dv.data && c < b.value_size; c += w) {
          lay_panel(t.g + c * kBackQueries, g + i0 * b.grad.row + c, b.grad.row, 1, n, least(w, b.value_size - c));
        }
        backward_tile(b, t, mask, i0, n, j0, nk);
      }
    }
    if (b.dq.data) {
      transpose(b.dq.data + h * b.dq.head + b.q_begin * b.dq.row, b.dq.row, t.dq, step, b.size, queries);
    }
  }
  for (int64_t j = 0; j < keys; ++j) {
    if (b.dk.data) {
      std::memcpy(b.dk.data + (b.k_begin + j) * b.dk.row, t.dk + j * across, sizeof(T) * static_cast<size_t>(b.size));
    }
    if (b.dv.data) {
      std::memcpy(b.dv.data + (b.k_begin + j) * b.dv.row, t.dv + j * down,
                  sizeof(T) * static_cast<size_t>(b.value_size));
    }
  }
}

template <class T>
constexpr AttentionLoops<T> loops() {
  return {forward<T>, forward_scratch<T>, backward<T>, backward_scratch<T>};
}

}  // namespace

constexpr AttentionTable k_attention{loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA
