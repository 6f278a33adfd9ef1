// Sorting along a dimension and what picks single elements of the order: topk, kthvalue, median, mode.
#include "kernels/sort.h"

#include <algorithm>
#include <cmath>

#include "kernels/cpu/indices.h"
#include "kernels/cpu/isa/pick.h"
#include "kernels/cpu/order.h"

namespace eg::kernels {

namespace {

// fn(items, scratch, n, offsets) for every row of in along dim, with the row's items loaded.
template <int N, class F>
void for_item_rows(const char* name, const TensorView* const (&views)[N], int64_t dim, bool descending, F&& fn) {
  const TensorView& in = *views[0];
  const int64_t n = size_at(in, dim), bytes = static_cast<int64_t>(size_of(in.dtype)),
                step = stride_at(in, dim) * bytes;
  visit_items(name, in, n, [&](auto tag, int64_t base) {
    using I = typename decltype(tag)::Type;
    const Source source{in.dtype, step, descending, base};
    const RowWalker<N> walker(views, dim);
    parallel_for(0, walker.rows(), std::max<int64_t>(1, 4096 / std::max<int64_t>(n, 1)),
                 [&](int64_t begin, int64_t end) {
                   Buffer<I> items(n), scratch(n);
                   RowWalker<N> w = walker;
                   w.seek(begin);
                   for (int64_t r = begin; r < end; ++r, w.next()) {
                     load_items(items.get(), source, data_of<char>(in) + w.off[0] * bytes, n);
                     fn(items.get(), scratch.get(), n, w.off);
                   }
                 });
  });
}

// Writes elements of the input at the items' positions, and the positions, along dim of the outputs.
class Writer {
 public:
  Writer(const TensorView* values, const TensorView* indices, const TensorView& in, int64_t dim)
      : values_(values),
        indices_(indices),
        in_(in),
        bytes_(static_cast<int64_t>(size_of(in.dtype))),
        step_in_(stride_at(in, dim) * bytes_),
        step_values_(values ? stride_at(*values, dim) * bytes_ : 0),
        step_indices_(indices ? stride_at(*indices, dim) : 0) {}
  // off: element offsets of the row in `in`, values and indices.
  template <class I>
  void write(const I* items, int64_t n, const int64_t* off) const {
    parallel_for(0, n, kShareFrom, [&](int64_t begin, int64_t end) { write(items + begin, begin, end - begin, off); });
  }

 private:
  // n items that are `first` and those after it.
  template <class I>
  void write(const I* items, int64_t first, int64_t n, const int64_t* off) const {
    if (indices_) {
      int64_t* to = data_of<int64_t>(*indices_) + off[2] + first * step_indices_;
      for (int64_t i = 0; i < n; ++i) to[i * step_indices_] = position_of(items[i]);
    }
    if (!values_) return;
    const char* from = data_of<char>(in_) + off[0] * bytes_;
    char* to = data_of<char>(*values_) + off[1] * bytes_ + first * step_values_;
    switch (bytes_) {
      case 1:
        return move<uint8_t>(to, from, items, n);
      case 2:
        return move<uint16_t>(to, from, items, n);
      case 4:
        return move<uint32_t>(to, from, items, n);
      default:
        return move<uint64_t>(to, from, items, n);
    }
  }

  template <class U, class I>
  void move(char* to, const char* from, const I* items, int64_t n) const {
    for (int64_t i = 0; i < n; ++i) {
      *reinterpret_cast<U*>(to + i * step_values_) =
          *reinterpret_cast<const U*>(from + position_of(items[i]) * step_in_);
    }
  }
  const TensorView* values_;
  const TensorView* indices_;
  const TensorView& in_;
  int64_t bytes_, step_in_, step_values_, step_indices_;
};

// The one item that `pick(items, scratch, n)` leads to, for every row.
template <class Pick>
void pick_one(const char* name, const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim,
              Pick&& pick) {
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  for_item_rows(name, views, dim, false, [&](auto* items, auto* scratch, int64_t n, const int64_t* off) {
    const int64_t at = pick(items, scratch, n);
    writer.write(items + at, 1, off);
  });
}

template <class I>
int64_t nth(I* items, int64_t n, int64_t k) {
  std::nth_element(items, items + k, items + n);
  return k;
}

}  // namespace

void sort(const TensorView* values, const TensorView* indices, const TensorView& in, int64_t dim, bool descending) {
  const Writer writer(values, indices, in, dim);
  const TensorView* const views[] = {&in, values ? values : &in, indices ? indices : &in};
  if (numel(in) == 0) return;
  for_item_rows("sort", views, dim, descending, [&](auto* items, auto* scratch, int64_t n, const int64_t* off) {
    sort_items(items, scratch, n);
    writer.write(items, n, off);
  });
}

namespace {

// The k first of a row, found in one pass: a bound rises (falls) to the k-th best so far, and few elements pass it.
template <class I>
void first_of_row(I* kept, int64_t k, const Source& source, const char* from, int64_t n) {
  constexpr int64_t kMost = 1024;
  KeyOf<I> keys[kMost];
  uint32_t at[kMost];
  KeyOf<I> bound = 0;
  bool bounded = false;
  int64_t have = 0, block = std::min(kMost, std::max<int64_t>(64, 2 * k));
  const auto shrink = [&] {
    std::nth_element(kept, kept + k - 1, kept + have);
    have = k;
    bound = static_cast<KeyOf<I>>(key_of(kept[k - 1]));
    bounded = true;
  };
  for (int64_t begin = 0; begin < n; begin += block, block = std::min(kMost, 2 * block)) {
    block = std::min(block, n - begin);
    load_keys(keys, source, from + begin * source.step, block);
    if (bounded) {
      // Equal keys further on come later in the order, so that only smaller ones count.
      int64_t m;
      if constexpr (sizeof(KeyOf<I>) == 4)
        m = pick().below32(at, keys, block, bound);
      else
        m = pick().below64(at, keys, block, bound);
      for (int64_t i = 0; i < m; ++i) kept[have + i] = item_of(keys[at[i]], begin + at[i]);
      have += m;
    } else {
      for (int64_t i = 0; i < block; ++i) kept[have + i] = item_of(keys[i], begin + i);
      have += block;
    }
    if (have >= 2 * k || (!bounded && have >= k)) shrink();
  }
  std::nth_element(kept, kept + k - 1, kept + have);
  std::sort(kept, kept + k);
}

// The same for few: they are kept in order, each candidate is shifted in.
void few_of_row(PackedItem* kept, int64_t k, const Source& source, const char* from, int64_t n) {
  constexpr int64_t kMost = 1024;
  uint32_t keys[kMost], at[kMost];
  std::fill_n(kept, k, ~PackedItem{0});  // greater than any item
  const auto insert = [&](PackedItem item) {
    if (item >= kept[k - 1]) return;
    for (int64_t j = k - 1; j > 0; --j) kept[j] = std::min(kept[j], std::max(kept[j - 1], item));
    kept[0] = std::min(kept[0], item);
  };
  for (int64_t begin = 0, block = 64; begin < n; begin += block, block = std::min(kMost, 2 * block)) {
    block = std::min(block, n - begin);
    load_keys(keys, source, from + begin * source.step, block);
    if (kept[k - 1] == ~PackedItem{0}) {
      for (int64_t i = 0; i < block; ++i) insert(item_of(keys[i], begin + i));
      continue;
    }
    const int64_t m = pick().below32(at, keys, block, static_cast<uint32_t>(key_of(kept[k - 1])));
    for (int64_t i = 0; i < m; ++i) insert(item_of(keys[at[i]], begin + at[i]));
  }
}

// Calls f(key, source, from) with the offsets of each row.
template <class F>
void for_key_rows(const char* name, const TensorView* const (&views)[3], int64_t dim, bool descending, F&& f) {
  const TensorView& in = *views[0];
  const int64_t n = size_at(in, dim), bytes = static_cast<int64_t>(size_of(in.dtype));
  visit_items(name, in, n, [&](auto tag, int64_t base) {
    const Source source{in.dtype, stride_at(in, dim) * bytes, descending, base};
    for_rows(views, dim, n, [&](const int64_t* off) { f(tag, source, data_of<char>(in) + off[0] * bytes, off); });
  });
}

// Below this many elements a row's items are made and partly sorted.
constexpr int64_t kSelectFrom = 1024;

}  // namespace

void topk(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool largest, bool) {
  const int64_t k = size_at(values, dim), length = size_at(in, dim);
  if (k == 0 || numel(in) == 0) return;
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  if (k * 8 <= length && length < int64_t{1} << 32) {
    return for_key_rows("topk_impl", views, dim, largest,
                        [&](auto tag, const Source& source, const char* from, const int64_t* off) {
                          using I = typename decltype(tag)::Type;
                          if constexpr (std::is_same_v<I, PackedItem>) {
                            PackedItem few[32];
                            if (k <= 32) {
                              few_of_row(few, k, source, from, length);
                              return writer.write(few, k, off);
                            }
                          }
                          Buffer<I> kept(2 * k + 2048);
                          first_of_row(kept.get(), k, source, from, length);
                          writer.write(kept.get(), k, off);
                        });
  }
  for_item_rows("topk_impl", views, dim, largest, [&](auto* items, auto*, int64_t n, const int64_t* off) {
    if (k < n) std::nth_element(items, items + k - 1, items + n);
    std::sort(items, items + k);
    writer.write(items, k, off);
  });
}

namespace {

// The element of rank k; of equal ones, that which a stable sort would put there.
template <class K, class I>
I ranked_item(const K* keys, K* scratch, int64_t n, int64_t k) {
  const Ranked r = select_rank(keys, scratch, n, k);
  const K key = static_cast<K>(r.key);
  int64_t at = 0;
  for (int64_t skip = k - r.less; keys[at] != key || skip-- > 0;) ++at;
  return item_of(key, at);
}

}  // namespace

void kthvalue(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, int64_t k) {
  const int64_t length = size_at(in, dim);
  if (length < kSelectFrom) {
    return pick_one("kthvalue_cpu", values, indices, in, dim,
                    [k](auto* items, auto*, int64_t n) { return nth(items, n, k - 1); });
  }
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  for_key_rows("kthvalue_cpu", views, dim, false,
               [&](auto tag, const Source& source, const char* from, const int64_t* off) {
                 using I = typename decltype(tag)::Type;
                 Buffer<KeyOf<I>> keys(length), scratch(length);
                 load_keys(keys.get(), source, from, length);
                 const I item = ranked_item<KeyOf<I>, I>(keys.get(), scratch.get(), length, k - 1);
                 writer.write(&item, 1, off);
               });
}

void median(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool ignore_nan) {
  const bool floating = is_floating(in.dtype);
  const int64_t length = size_at(in, dim);
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  for_key_rows("median", views, dim, false, [&](auto tag, const Source& source, const char* from, const int64_t* off) {
    using I = typename decltype(tag)::Type;
    using K = KeyOf<I>;
    Buffer<K> keys(length), scratch(length);
    load_keys(keys.get(), source, from, length);
    int64_t numbers = length;
    if (floating) {
      const K nan = static_cast<K>(nan_key(in.dtype, sizeof(K) == 4, false));
      if constexpr (sizeof(K) == 4)
        numbers -= pick().count32(keys.get(), length, nan);
      else
        numbers -= pick().count64(keys.get(), length, nan);
      if (numbers == 0 || (numbers < length && !ignore_nan)) {
        int64_t at = 0;
        while (keys[at] != nan) ++at;
        const I item = item_of(nan, at);
        return writer.write(&item, 1, off);
      }
    }
    const I item = ranked_item<K, I>(keys.get(), scratch.get(), length, (numbers - 1) / 2);
    writer.write(&item, 1, off);
  });
}

void mode(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  pick_one("mode", values, indices, in, dim, [](auto* items, auto* scratch, int64_t n) {
    sort_items(items, scratch, n);
    int64_t best = 0, best_count = 0;
    for (int64_t i = 0; i < n;) {
      int64_t end = i + 1;
      while (end < n && key_of(items[end]) == key_of(items[i])) ++end;
      if (end - i > best_count) {
        best_count = end - i;
        best = end - 1;
      }
      i = end;
    }
    return best;
  });
}

}  // namespace eg::kernels
