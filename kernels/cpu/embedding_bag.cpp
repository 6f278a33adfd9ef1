// Bags of rows of a table. Gradients are shared out by rows of the table, so that no two threads add to one element.
#include "kernels/embedding_bag.h"

#include <optional>
#include <vector>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/indices.h"
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/bag.h"

namespace eg::kernels {

EG_BY_ISA(BagTable, k_bag, bag_set)

namespace {

const BagTable& loops() {
  return bag_set();
}

// The indices of each bag.
class Bags {
 public:
  Bags(const TensorView& index, const TensorView& offsets, int64_t rows, const BagParams& p)
      : index_(index), offsets_(offsets), p_(p) {
    const int64_t n = index_.size(), given = offsets_.size();
    check(!p.last_offset || given > 0, "include_last_offset: number of offset should be at least 1");
    bags_ = given - (p.last_offset ? 1 : 0);
    if (given > 0) {
      check(offsets_[0] == 0, "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from ",
            "position 0. However, got ", offsets_[0]);
      check(offsets_[given - 1] <= n, "offsets[-1] can not be greater than input's length ", n,
            " but got offsets[-1] of ", offsets_[given - 1]);
    }
    for (int64_t b = 1; b < given; ++b) {
      check(offsets_[b] >= offsets_[b - 1], "embedding_bag: offsets must not decrease, but got ", offsets_[b],
            " after ", offsets_[b - 1]);
    }
    if (const int64_t* bad = index_.outside(0, rows)) {
      const char* const rule = p.padding_idx >= 0 ? "Expected idx >= 0 && idx < num_embeddings: index " : "Index ";
      fail(Code::Runtime, rule, bad - index_.begin(), " of input takes value ", *bad,
           " which is not in the valid range [0, ", rows, ")");
    }
  }
  int64_t bags() const { return bags_; }
  int64_t size() const { return index_.size(); }
  int64_t begin(int64_t b) const { return offsets_[b]; }
  // The last bag takes what is left, also where a last offset is given that is smaller.
  int64_t end(int64_t b) const { return b + 1 < bags_ ? offsets_[b + 1] : size(); }
  bool kept(int64_t i) const { return index_[i] != p_.padding_idx; }
  int64_t row(int64_t i) const { return index_[i]; }
  const int64_t* rows() const { return index_.begin(); }
  int64_t count(int64_t b) const {
    int64_t n = 0;
    for (int64_t i = begin(b); i < end(b); ++i) n += kept(i);
    return n;
  }
  // What the gradient of bag b is divided by.
  int64_t divisor(int64_t b) const { return p_.mode == BagMode::Mean ? std::max<int64_t>(count(b), 1) : 1; }

 private:
  Indices index_, offsets_;
  const BagParams& p_;
  int64_t bags_ = 0;
};

// Parts of the rows of a table, in float or double.
template <class T>
class Table {
 public:
  explicit Table(const TensorView& v)
      : data_(data_of<char>(v)),
        row_(v.strides[0] * static_cast<int64_t>(size_of(v.dtype))),
        column_(v.strides[1] * static_cast<int64_t>(size_of(v.dtype))),
        dtype_(v.dtype),
        direct_(v.dtype == kType && v.strides[1] == 1) {}
  const char* at(int64_t row, int64_t column) const { return data_ + row * row_ + column * column_; }
  // n elements from a column on; `room` is where they go when they do not lie side by side in T.
  const T* part(int64_t row, int64_t column, int64_t n, T* room) const {
    const char* const from = at(row, column);
    if (direct_) return reinterpret_cast<const T*>(from);
    cast_row(kType, reinterpret_cast<char*>(room), sizeof(T), dtype_, from, column_, n);
    return room;
  }

 private:
  static constexpr DType kType = std::is_same_v<T, double> ? DType::Float64 : DType::Float32;
  const char* data_;
  int64_t row_, column_;
  DType dtype_;
  bool direct_;
};

// The sum or mean of bag b, of rows that are dense.
template <class T, class S>
void add_bag(BagSum<T, S> sum, T* out, const TensorView& table, const Bags& bags, int64_t b, const T* samples,
             int64_t padding) {
  const int64_t begin = bags.begin(b), n = bags.end(b) - begin, width = table.sizes[1];
  sum(out, data_of<S>(table), table.strides[0], bags.rows() + begin, samples ? samples + begin : nullptr, n,
      bags.size() - begin - n, width, padding);
  const int64_t divisor = bags.divisor(b);
  if (divisor == 1) return;
  for (int64_t k = 0; k < width; ++k) out[k] /= static_cast<T>(divisor);
}

template <class T>
void top_bag(T* out, int64_t* at, const Table<T>& table, const Bags& bags, int64_t b, int64_t width) {
  std::fill_n(out, width, T(0));
  std::fill_n(at, width, -1);
  Buffer<T> room(width);
  bool first = true;
  for (int64_t i = bags.begin(b); i < bags.end(b); ++i) {
    if (!bags.kept(i)) continue;
    const int64_t row = bags.row(i);
    const T* const x = table.part(row, 0, width, room.get());
    for (int64_t k = 0; k < width; ++k) {
      const bool more = first | (x[k] > out[k]);
      out[k] = more ? x[k] : out[k];
      at[k] = more ? row : at[k];
    }
    first = false;
  }
}

// Adds to the rows [begin, end) of the table's gradient what the bags give them.
template <class T>
void add_rows(T* to, const T* grad, const Bags& bags, const int64_t* at, const T* samples, int64_t width,
              const std::vector<int64_t>& reads, int64_t begin, int64_t end) {
  std::fill_n(to + begin * width, (end - begin) * width, T(0));
  for (int64_t b = 0; b < bags.bags(); ++b) {
    const T* const g = grad + b * width;
    if (at) {
      for (int64_t k = 0; k < width; ++k) {
        const int64_t row = at[b * width + k];
        if (row >= begin && row < end) to[row * width + k] += g[k];
      }
      continue;
    }
    const T share = T(1) / static_cast<T>(bags.divisor(b));
    for (int64_t i = bags.begin(b); i < bags.end(b); ++i) {
      const int64_t row = bags.row(i);
      if (row < begin || row >= end || !bags.kept(i)) continue;
      T factor = samples ? share * samples[i] : share;
      if (!reads.empty()) factor /= static_cast<T>(reads[static_cast<size_t>(row)]);
      T* const sum = to + row * width;
      for (int64_t k = 0; k < width; ++k) sum[k] += g[k] * factor;
    }
  }
}

// Halves are computed in float.
DType wide_of(const char* name, DType t) {
  if (t == DType::Float16 || t == DType::BFloat16) return DType::Float32;
  if (t != DType::Float32 && t != DType::Float64) unsupported(name, t);
  return t;
}
template <class F>
void visit_wide(DType wide, F&& f) {
  if (wide == DType::Float64) f(TypeTag<double>());
  else f(TypeTag<float>());
}

// What may be missing, in another type.
class Given {
 public:
  Given(const TensorView* v, DType dtype) {
    if (v) dense_.emplace(*v, dtype);
  }
  template <class T>
  const T* data() const {
    return dense_ ? dense_->data<T>() : nullptr;
  }

 private:
  std::optional<Contiguous> dense_;
};

}  // namespace

void embedding_bag(const TensorView& out, const TensorView* at, const TensorView& weight, const TensorView& index,
                   const TensorView& offsets, const TensorView* samples, const BagParams& p) {
  const Bags bags(index, offsets, weight.sizes[0], p);
  const DType wide = wide_of("embedding_bag", weight.dtype);
  const int64_t width = weight.sizes[1];
  const Given factors(samples, wide);
  std::optional<Contiguous> copied;  // where columns do not lie side by side
  if (weight.strides[1] != 1 && !at) copied.emplace(weight);
  const TensorView& table = copied ? copied->view() : weight;
  ContiguousOut result(out, wide);
  const int64_t work = std::max<int64_t>(1, bags.size() / std::max<int64_t>(bags.bags(), 1) * width);
  visit_wide(wide, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T* const to = result.data<T>();
    const T* const factor = factors.data<T>();
    const auto each = [&](auto&& fn) {
      parallel_for(0, bags.bags(), std::max<int64_t>(1, 32768 / work), [&](int64_t begin, int64_t end) {
        for (int64_t b = begin; b < end; ++b) fn(to + b * width, b);
      });
    };
    const auto add = [&](auto sum) {
      each([&](T* row, int64_t b) { add_bag(sum, row, table, bags, b, factor, p.padding_idx); });
    };
    if (at) {
      const Table<T> rows(weight);
      each([&](T* row, int64_t b) { top_bag(row, data_of<int64_t>(*at) + b * width, rows, bags, b, width); });
    } else if constexpr (std::is_same_v<T, double>) {
      add(loops().f64);
    } else {
      if (weight.dtype == DType::Float32) add(loops().f32);
      else if (weight.dtype == DType::Float16) add(loops().f16);
      else add(loops().bf16);
    }
  });
  result.finish();
}

void embedding_bag_backward(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& index,
                            const TensorView& offsets, const TensorView* at, const TensorView* samples,
                            const BagParams& p) {
  const int64_t rows = grad_weight.sizes[0], width = grad_weight.sizes[1];
  const Bags bags(index, offsets, rows, p);
  const DType wide = wide_of("embedding_bag_backward", grad_weight.dtype);
  std::vector<int64_t> reads;
  if (p.scale_by_freq) {
    reads.assign(static_cast<size_t>(rows), 0);
    for (int64_t i = 0; i < bags.size(); ++i) ++reads[static_cast<size_t>(bags.row(i))];
  }
  const Contiguous grad(grad_out, wide);
  const Given factors(samples, wide), places(at, DType::Int64);
  ContiguousOut result(grad_weight, wide);
  const int64_t pieces = bags.size() * width > 65536 ? num_threads() : 1;
  visit_wide(wide, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    parallel_for(0, rows, std::max<int64_t>(1, (rows + pieces - 1) / pieces), [&](int64_t begin, int64_t end) {
      add_rows(result.data<T>(), grad.data<T>(), bags, places.data<int64_t>(), factors.data<T>(), width, reads, begin,
               end);
    });
  });
  result.finish();
}

void embedding_bag_samples(const TensorView& grad_samples, const TensorView& grad_out, const TensorView& weight,
                           const TensorView& index, const TensorView& offsets, const BagParams& p) {
  const Bags bags(index, offsets, weight.sizes[0], p);
  const DType wide = wide_of("embedding_bag_samples", weight.dtype);
  const int64_t width = weight.sizes[1];
  const Contiguous grad(grad_out, wide);
  ContiguousOut result(grad_samples, wide);
  visit_wide(wide, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const Table<T> table(weight);
    T* const to = result.data<T>();
    Buffer<T> room(width);
    std::fill_n(to, bags.size(), T(0));
    for (int64_t b = 0; b < bags.bags(); ++b) {
      const T* const g = grad.data<T>() + b * width;
      for (int64_t i = bags.begin(b); i < bags.end(b); ++i) {
        if (!bags.kept(i)) continue;
        const T* const x = table.part(bags.row(i), 0, width, room.get());
        for (int64_t k = 0; k < width; ++k) to[i] += g[k] * x[k];
      }
    }
  });
  result.finish();
}

}  // namespace eg::kernels
