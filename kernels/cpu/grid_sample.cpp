// Grid sampling. Blocks of points are shared out for samples and slopes, groups of channels for the adjoint, so that no
// two threads add to one element and results do not depend on how many there are.
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/grid.h"
#include "kernels/cpu/support.h"
#include "kernels/grid.h"

namespace eg::kernels {

EG_BY_ISA(GridTable, k_grid, grid_set)

namespace {

const GridTable& table() {
  return grid_set();
}

// The sizes of a call; `image` is the input or what has its shape.
struct Case {
  int64_t batch, channels, plane = 1, points = 1;
  GridPlane shape{};

  Case(const TensorView& image, const TensorView& grid, const GridParams& p)
      : batch(image.sizes[0]), channels(image.sizes[1]) {
    shape.nd = image.ndim - 2;
    shape.mode = static_cast<int32_t>(p.mode);
    shape.padding = static_cast<int32_t>(p.padding);
    shape.align_corners = p.align_corners;
    for (int32_t d = 0; d < shape.nd; ++d) {
      shape.size[d] = image.sizes[image.ndim - 1 - d];
      shape.step[d] = plane;
      plane *= shape.size[d];
    }
    for (int32_t d = 1; d < grid.ndim - 1; ++d) points *= grid.sizes[d];
  }
  int64_t blocks() const { return (points + kGridBlock - 1) / kGridBlock; }
};

// The taps of one block after the other, and where they are kept.
template <class T, class I>
class Taps {
 public:
  Taps(const GridLoops<T, I>& loops, const Case& c, const T* grid) : loops_(loops), c_(c), grid_(grid) {}
  // Those of a block of sample n, with weights for `sets` derivatives.
  void find(int64_t n, int64_t block, const int32_t (*order)[3], int32_t sets) {
    first = block * kGridBlock;
    size = std::min(kGridBlock, c_.points - first);
    const T* points = grid_ + (n * c_.points + first) * c_.shape.nd;
    count = loops_.taps(c_.shape, points, size, order, sets, at, weights);
  }
  int64_t first = 0, size = 0;
  int32_t count = 0;
  I at[kGridTaps * kGridBlock];
  T weights[kGridSets * kGridTaps * kGridBlock];

 private:
  const GridLoops<T, I>& loops_;
  const Case& c_;
  const T* grid_;
};

// fn(loops) for the element type of `v` and the index type that the planes need.
template <class F>
void visit(const TensorView& v, const Case& c, F&& fn) {
  const bool wide = c.plane > INT32_MAX;
  const GridTable& t = table();
  if (v.dtype == DType::Float32) {
    if (wide)
      fn(t.f32_wide);
    else
      fn(t.f32);
  } else if (v.dtype == DType::Float64) {
    if (wide)
      fn(t.f64_wide);
    else
      fn(t.f64);
  } else {
    unsupported("grid_sampler", v.dtype);
  }
}

int64_t block_grain(const Case& c) { return std::max<int64_t>(1, 16384 / (kGridBlock * (c.channels + 4) * 4)); }

template <class T, class I>
void sample(const GridLoops<T, I>& loops, const TensorView& out, const TensorView& in, const TensorView& grid,
            const GridParams& p, const Case& c) {
  const bool channels_last = c.channels > 1 && in.strides[1] == 1 && c.plane > 1;
  parallel_for(0, c.batch * c.blocks(), block_grain(c), [&](int64_t begin, int64_t end) {
    const auto taps = std::make_unique<Taps<T, I>>(loops, c, data_of<const T>(grid));
    const Buffer<T> rows(channels_last ? c.channels * kGridRows : 0);
    for (int64_t b = begin; b < end; ++b) {
      const int64_t n = b / c.blocks();
      taps->find(n, b % c.blocks(), &p.order, 1);
      const T* from = data_of<const T>(in) + n * c.channels * c.plane;
      T* to = data_of<T>(out) + n * c.channels * c.points + taps->first;
      if (channels_last) {
        loops.last(to, c.points, from, c.channels, taps->at, taps->weights, taps->count, taps->size, rows.get());
      } else {
        loops.planes(to, c.points, from, c.plane, c.channels, taps->at, taps->weights, taps->count, 
                     taps->size);
      }
    }
  });
}

template <class T, class I>
void adjoint(const GridLoops<T, I>& loops, const TensorView& grad_in, const TensorView& grad_out,
             const TensorView& grid, const GridParams& p, const Case& c) {
  constexpr int64_t kGroup = 8;  // channels that share the taps
  const int64_t groups = (c.channels + kGroup - 1) / kGroup;
  const int64_t work = c.points * kGroup * 8;
  parallel_for(
      0, c.batch * groups, std::max<int64_t>(1, 32768 / std::max<int64_t>(work, 1)), [&](int64_t begin, int64_t end) {
        const auto taps = std::make_unique<Taps<T, I>>(loops, c, data_of<const T>(grid));
        for (int64_t task = begin; task < end; ++task) {
          const int64_t n = task / groups, first = task % groups * kGroup, count = std::min(kGroup, c.channels - first);
          T* to = data_of<T>(grad_in) + (n * c.channels + first) * c.plane;
          const T* from = data_of<const T>(grad_out) + (n * c.channels + first) * c.points;
          std::fill_n(to, count * c.plane, T(0));
          for (int64_t b = 0; b < c.blocks(); ++b) {
            taps->find(n, b, &p.order, 1);
            loops.scatter(to, c.plane, from + taps->first, c.points, count, taps->at, taps->weights, taps->count,
                          taps->size);
          }
        }
      });
}

template <class T, class I>
void slope(const GridLoops<T, I>& loops, const TensorView& grad_grid, const TensorView& grad_out, const TensorView& in,
           const TensorView& grid, const GridParams& p, const Case& c) {
  const int32_t nd = c.shape.nd;
  int32_t order[3][3];
  for (int32_t s = 0; s < nd; ++s) {
    for (int32_t d = 0; d < 3; ++d) order[s][d] = p.order[d] + (s == d);
  }
  parallel_for(0, c.batch * c.blocks(), block_grain(c), [&](int64_t begin, int64_t end) {
    const auto taps = std::make_unique<Taps<T, I>>(loops, c, data_of<const T>(grid));
    T sums[kGridSets * kGridBlock];
    for (int64_t b = begin; b < end; ++b) {
      const int64_t n = b / c.blocks();
      taps->find(n, b % c.blocks(), order, nd);
      const T* from = data_of<const T>(in) + n * c.channels * c.plane;
      const T* g = data_of<const T>(grad_out) + n * c.channels * c.points + taps->first;
      loops.slopes(sums, g, c.points, from, c.plane, c.channels, taps->at, taps->weights, nd, taps->count, 
                   taps->size);
      T* to = data_of<T>(grad_grid) + (n * c.points + taps->first) * nd;
      for (int64_t i = 0; i < taps->size; ++i) {
        for (int32_t d = 0; d < nd; ++d) to[i * nd + d] = sums[d * kGridBlock + i];
      }
    }
  });
}

}  // namespace

void grid_sample(const TensorView& out, const TensorView& in, const TensorView& grid, const GridParams& p) {
  if (numel(out) == 0) return;
  const Case c(in, grid, p);
  visit(in, c, [&](const auto& loops) { sample(loops, out, in, grid, p, c); });
}

void grid_sample_adjoint(const TensorView& grad_in, const TensorView& grad_out, const TensorView& grid,
                         const GridParams& p) {
  if (numel(grad_in) == 0) return;
  const Case c(grad_in, grid, p);
  visit(grad_in, c, [&](const auto& loops) { adjoint(loops, grad_in, grad_out, grid, p, c); });
}

void grid_sample_slope(const TensorView& grad_grid, const TensorView& grad_out, const TensorView& in,
                       const TensorView& grid, const GridParams& p) {
  if (numel(grad_grid) == 0) return;
  const Case c(in, grid, p);
  visit(in, c, [&](const auto& loops) { slope(loops, grad_grid, grad_out, in, grid, p, c); });
}

}  // namespace eg::kernels
