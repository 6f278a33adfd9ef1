// What a batching rule works with: the innermost level among the arguments of a call, and their values with the batch
// as dimension 0. Three patterns cover most operators: elementwise ones align their arguments (Alignment), those along
// dimensions count them one further (front, dim, dims), and those over images fold the batch into the first dimension.
#pragma once
#include <initializer_list>

#include "core/engine/node.h"
#include "core/engine/vmap.h"
#include "core/tensor/shape.h"

namespace eg {

class Batch {
 public:
  explicit Batch(int32_t level);
  int64_t size() const { return size_; }
  // Does t carry the batch?
  bool has(const Tensor& t) const;
  bool has_any(TensorSpan ts) const;
  // The value of t with the batch in front; a tensor without it as it is.
  Tensor front(const Tensor& t) const;
  // The same, repeated over the batch where it has none.
  Tensor full(const Tensor& t) const;
  std::vector<Tensor> front(TensorSpan ts) const;
  std::vector<Tensor> full(TensorSpan ts) const;
  // front(t) as if t had `rank` dimensions: new ones of size 1 come right behind the batch.
  Tensor ranked(const Tensor& t, int64_t rank) const;
  // [batch, n, ...] as [batch * n, ...], and back.
  Tensor fold(const Tensor& value) const;
  Tensor unfold(const Tensor& value) const;

  // Results, whose dimension 0 is the batch.
  Tensor wrap(const Tensor& value) const;
  std::vector<Tensor> wrap(const std::vector<Tensor>& values) const;
  template <class... T>
  std::tuple<T...> wrap(const std::tuple<T...>& values) const {
    return std::apply([this](const T&... t) { return std::tuple<T...>(wrap(t)...); }, values);
  }

  // Dimensions of a tensor of `rank` dimensions, as its value counts them.
  static int64_t dim(int64_t d, int64_t rank) { return wrap_dim(d, rank, false) + 1; }
  static Dims dims(IntSpan ds, int64_t rank);
  static Dims all(int64_t rank);
  static Dims dims_or_all(std::optional<IntSpan> ds, int64_t rank) {
    return ds ? dims(*ds, rank) : all(rank);
  }
  static Dims some_or_all(std::optional<IntSpan> ds, int64_t rank) {
    return ds && !ds->empty() ? dims(*ds, rank) : all(rank);
  }
  Dims sizes(IntSpan s) const;  // behind the size of the batch

 private:
  int32_t level_;
  int64_t size_;
};

// Arguments of an elementwise operator lined up from the right: [batch, 1, ..., sizes]. A 0-dim argument takes the part
// in type promotion that it would have outside the batch.
class Alignment {
 public:
  Alignment(const Batch& batch, std::initializer_list<const Tensor*> ts);
  Tensor operator()(const Tensor& t) const;

 private:
  const Batch& batch_;
  int64_t rank_ = 0;
  DType type_;
};

// A random operator inside vmap that draws for each element on its own: where the level asks for the same numbers in each
// slice, once outside of it; where for different ones, at once for the whole batch, which is dimension 0.
class Draw {
 public:
  // shape: the first tensor is only drawn in the shape of.
  Draw(const char* op, std::initializer_list<const Tensor*> ts, bool shape);
  Tensor operator()(const Tensor& t) const;
  template <class F>
  Tensor wrap(F&& call) const {
    Tensor r;
    {
      const OutsideVmap outside;
      r = call();
    }
    return once_ ? r : batch_.wrap(r);
  }

 private:
  Batch batch_;
  const Tensor* first_;
  bool once_, shape_;
  int64_t rank_ = 0;
};

}  // namespace eg
