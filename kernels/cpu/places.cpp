// Walking over the places of indices: which dimension runs where, threads, and whole slices.
#include "kernels/cpu/places.h"

#include "kernels/cpu/runs.h"

namespace eg::kernels {

void Places::add(int64_t size, int64_t many, int64_t few, int64_t index) {
  total_ *= size;
  if (size == 1) return;
  if (count_ > 0) {
    Dim& last = dims_[count_ - 1];
    if (last.many == many * size && last.few == few * size && last.index == index * size) {
      last = {last.size * size, many, few, index};
      return;
    }
  }
  dims_[count_++] = {size, many, few, index};
}

// The innermost dimension last, before it those that run in order, before them those that are shared. False: there is
// nothing to do.
bool Places::arrange(bool ordered) {
  if (total_ == 0) return false;
  ordered_ = ordered;
  if (count_ == 0) dims_[count_++] = {1, 0, 0, 0};
  int last_in_order = -1, best = -1;
  for (int d = 0; d < count_; ++d) {
    if (in_order(dims_[d])) last_in_order = d;
  }
  // Of those that run in order only the last one can run inside of the others.
  for (int d = count_ - 1; d >= 0; --d) {
    if (in_order(dims_[d]) && d != last_in_order) continue;
    if (best < 0 || (dims_[d].size >= 4 && std::abs(dims_[d].few) < std::abs(dims_[best].few))) best = d;
  }
  std::rotate(dims_ + best, dims_ + best + 1, dims_ + count_);
  std::stable_partition(dims_, dims_ + count_ - 1, [&](const Dim& d) { return !in_order(d); });
  shared_ = 0;
  while (shared_ < count_ - 1 && !in_order(dims_[shared_])) ++shared_;
  return true;
}

Places::Offsets Places::shared_offsets(int64_t row, int from) const {
  Offsets o;
  for (int d = from - 1; d >= 0; --d) {
    o.add(dims_[d], row % dims_[d].size);
    row /= dims_[d].size;
  }
  return o;
}
int64_t Places::rows(int from, int to) const {
  int64_t n = 1;
  for (int d = from; d < to; ++d) n *= dims_[d].size;
  return n;
}

// fn(offsets) for every position of dimensions [from, to), in order.
template <class F>
void Places::walk(Offsets o, int from, int to, F&& fn) const {
  if (from == to) return fn(o);
  int64_t at[64] = {};
  for (;;) {
    fn(o);
    int d = to - 1;
    for (; d >= from; --d) {
      o.add(dims_[d], 1);
      if (++at[d] < dims_[d].size) break;
      o.add(dims_[d], -dims_[d].size);
      at[d] = 0;
    }
    if (d < from) return;
  }
}

void Places::run(PlaceLoop loop, const void* fn, const Unchecked* unchecked) const {
  const Dim& d = inner();
  const PlaceLine line{d.many, d.few, d.index, step_};
  const int64_t element = static_cast<int64_t>(size_of(many_.dtype)), from = static_cast<int64_t>(size_of(few_.dtype));
  const int64_t outer = rows(0, shared_), serial = rows(shared_, count_ - 1);
  // Pieces of the innermost dimension, where the others are too few for the threads.
  int64_t piece = d.size;
  if (!in_order(d) && outer * 2 <= num_threads() && total_ >= 65536) {
    // Whole lines of memory each.
    const int64_t line = 64 / std::min<int64_t>(64, element * std::max<int64_t>(1, std::abs(d.many)));
    piece = std::max<int64_t>(line, (d.size + num_threads() - 1) / num_threads());
  }
  const int64_t pieces = (d.size - 1) / piece + 1;
  const int64_t grain = std::max<int64_t>(1, 32768 / std::max<int64_t>(1, piece * serial));
  parallel_for(0, outer * pieces, grain, [&](int64_t begin, int64_t end) {
    for (int64_t unit = begin; unit < end; ++unit) {
      const int64_t first = unit % pieces * piece, n = std::min(piece, d.size - first);
      Offsets start = shared_offsets(unit / pieces, shared_);
      start.add(d, first);
      walk(start, shared_, count_ - 1, [&](Offsets o) {
        constexpr int64_t kBlock = 2048;
        const int64_t step = unchecked ? kBlock : n;
        for (int64_t at = 0; at < n; at += step, o.add(d, step)) {
          const int64_t* const index = index_ + o.index;
          const int64_t count = std::min(step, n - at);
          if (unchecked && pick().outside(index, count, 0, unchecked->size)) unchecked->check();
          loop(line, data_of<char>(many_) + o.many * element, data_of<char>(few_) + o.few * from, index, count, fn);
        }
      });
    }
  });
}

// Is the innermost dimension a run of memory in both views, at the place of one index, and the one before it the
// dimension of the indices?
bool Places::slices() const {
  const Dim& d = inner();
  if (d.index != 0 || d.many != 1 || d.few != 1 || count_ < 2) return false;
  return dims_[count_ - 2].index == 1 && dims_[count_ - 2].many == 0;
}
bool Places::read_slices() {
  // The dimension of the indices comes next to the run.
  for (int d = 0; d < count_ - 2; ++d) {
    if (dims_[d].index == 1 && dims_[d].many == 0) std::rotate(dims_ + d, dims_ + d + 1, dims_ + count_ - 1);
  }
  if (!slices()) return false;
  const Dim& i = dims_[count_ - 2];
  const int64_t element = static_cast<int64_t>(size_of(few_.dtype)), bytes = inner().size * element;
  const bool stream = beyond_cache(total_ * element);
  parallel_for(0, rows(0, count_ - 1), std::max<int64_t>(1, 65536 / bytes), [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end;) {
      const int64_t first = at % i.size, n = std::min(i.size - first, end - at);
      Offsets o = shared_offsets(at / i.size, count_ - 2);
      o.add(i, first);
      read_runs(data_of<char>(few_) + o.few * element, i.few * element, data_of<char>(many_) + o.many * element,
                step_ * element, index_ + o.index, n, bytes, stream);
      at += n;
    }
  });
  return true;
}
// fn(offsets, begin, end): all indices of a line of them, columns [begin, end). Each thread has columns of its own.
template <class F>
void Places::by_columns(F&& fn) const {
  const int64_t element = static_cast<int64_t>(size_of(few_.dtype)), columns = inner().size;
  const int64_t pieces = total_ * element < 262144 ? 1 : num_threads();
  parallel_for(0, columns, std::max<int64_t>(64 / element, (columns + pieces - 1) / pieces),
               [&](int64_t begin, int64_t end) {
                 walk({}, 0, count_ - 2, [&](const Offsets& o) { fn(o, begin, end); });
               });
}
bool Places::write_slices() const {
  if (!slices()) return false;
  const Dim& i = dims_[count_ - 2];
  const int64_t element = static_cast<int64_t>(size_of(few_.dtype));
  by_columns([&](const Offsets& o, int64_t begin, int64_t end) {
    write_runs(data_of<char>(many_) + (o.many + begin) * element, step_ * element,
               data_of<char>(few_) + (o.few + begin) * element, i.few * element, index_ + o.index, i.size,
               (end - begin) * element);
  });
  return true;
}
bool Places::update_slices(SliceLoop loop, const void* fn) const {
  if (!slices()) return false;
  const Dim& i = dims_[count_ - 2];
  const int64_t element = static_cast<int64_t>(size_of(few_.dtype));
  by_columns([&](const Offsets& o, int64_t begin, int64_t end) {
    loop({step_, i.few, end - begin}, data_of<char>(many_) + (o.many + begin) * element,
         data_of<char>(few_) + (o.few + begin) * element, index_ + o.index, i.size, fn);
  });
  return true;
}

namespace {

struct Read {
  template <class T>
  void operator()(const T& many, T& few) const {
    few = many;
  }
};
struct Write {
  template <class T>
  void operator()(T& many, const T& few) const {
    many = few;
  }
};
template <class F>
PlaceLoop move_loop(DType t) {
  PlaceLoop loop = nullptr;
  visit_sizes(t, [&](auto tag) { loop = place_loop<typename decltype(tag)::Type, F>; });
  return loop;
}

}  // namespace

void Places::read(const Unchecked* unchecked) {
  if (!arrange(false)) return;
  if (unchecked && inner().index != 1) {
    unchecked->check();
    unchecked = nullptr;
  }
  if (read_slices()) return;
  const Read fn;
  run(move_loop<Read>(few_.dtype), &fn, unchecked);
}
void Places::write() {
  if (!arrange(true) || write_slices()) return;
  const Write fn;
  run(move_loop<Write>(few_.dtype), &fn, nullptr);
}

}  // namespace eg::kernels
