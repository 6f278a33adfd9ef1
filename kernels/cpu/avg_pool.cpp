// Average pooling and its gradient. A row of outputs first sums the columns of the input rows that its windows cover,
// which is one contiguous loop an input row, then what each window has of these sums.
#include "kernels/cpu/windows.h"

namespace eg::kernels {

namespace {

// What a call needs besides the data.
struct Averages {
  PoolViews v;
  Bounds bounds;
  RowParts parts;
  Buffer<int64_t> extents;  // of the windows: what counts along each dimension, one after another
  int64_t divisor = 0;      // of all windows, where not 0
  bool regular;             // windows at regular steps, not more elements than outputs in a row

  Averages(const TensorView& in, const TensorView& out, int32_t nd, const PoolParams* p)
      : v(in, out, nullptr, nd),
        bounds(with(p, nd), p ? Bounds::Strided : Bounds::Adaptive),
        parts(v.window),
        extents(v.window.out[0] + v.window.out[1] + v.window.out[2]),
        divisor(p ? p->divisor_override : 0),
        regular(p && v.window.kernel[2] <= v.window.out[2]) {
    const Window& w = v.window;
    int64_t* to = extents.get();
    for (int d = 0; d < 3; ++d) {
      for (int64_t o = 0; o < w.out[d]; ++o) {
        const Interval i = bounds.along(d, 0)[o];
        const int64_t start = o * w.stride[d] - w.padding[d], end = start + w.kernel[d];
        *to++ = p && p->count_include_pad ? std::min(end, w.in[d] + w.padding[d]) - start : i.hi - i.lo;
      }
    }
  }
  int64_t rows(int64_t o0, int64_t o1) const { return extents[o0] * extents[v.window.out[0] + o1]; }
  const int64_t* columns() const { return extents.get() + v.window.out[0] + v.window.out[1]; }

 private:
  const Window& with(const PoolParams* p, int32_t nd) {
    Window& w = v.window;
    for (int32_t d = 0; p && d < nd; ++d) {
      w.kernel[d + 3 - nd] = p->kernel[d];
      w.stride[d + 3 - nd] = p->stride[d];
      w.padding[d + 3 - nd] = p->padding[d];
    }
    return w;
  }
};

// to[i] = from[i] / what counts of window i; an empty window is 0.
template <class T>
void divide(T* to, const T* from, const Averages& a, const T* columns, int64_t rows, int64_t n) {
  if (a.divisor != 0) {
    if constexpr (std::is_integral_v<T>) {
      if (a.divisor == -1) {  // the least integer has no opposite: it stays, as sums of integers wrap around
        for (int64_t i = 0; i < n; ++i) to[i] = static_cast<T>(0 - static_cast<std::make_unsigned_t<T>>(from[i]));
        return;
      }
    }
    for (int64_t i = 0; i < n; ++i) to[i] = from[i] / static_cast<T>(a.divisor);
    return;
  }
  const T count = static_cast<T>(rows);
  for (int64_t i = 0; i < n; ++i) {
    const T all = count * columns[i];
    if constexpr (std::is_integral_v<T>) {
      to[i] = all == 0 ? T(0) : from[i] / all;
    } else {
      to[i] = all == T(0) ? T(0) : from[i] / all;
    }
  }
}

// What counts along the last dimension, as the type of the data.
template <class T>
struct Columns : Buffer<T> {
  explicit Columns(const Averages& a) : Buffer<T>(a.v.window.out[2]) {
    for (int64_t i = 0; i < a.v.window.out[2]; ++i) (*this)[i] = static_cast<T>(a.columns()[i]);
  }
};

// Integers wrap around.
template <class T>
T add(T a, T b) {
  if constexpr (std::is_integral_v<T>) return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  else return a + b;
}

template <class T>
T sum_of(const T* x, int64_t n) {
  T s[4] = {};
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) {
    for (int k = 0; k < 4; ++k) s[k] = add(s[k], x[i + k]);
  }
  for (; i < n; ++i) s[0] = add(s[0], x[i]);
  return add(add(s[0], s[1]), add(s[2], s[3]));
}

template <class T>
void average_planes(T* out, const T* in, const Averages& a, const Window& w) {
  const int64_t width = w.in[2], n = w.out[2], stride = w.stride[2];
  const bool same = a.regular && w.kernel[2] == 1 && stride == 1 && w.padding[2] == 0;
  const Columns<T> columns(a);
  const Interval* along = a.bounds.along(2, 0);
  for_output_rows(w, [&](int64_t begin, int64_t end) {
    Buffer<T> memory(width);
    for (OutputRow row(w, begin); row.at < end; row.next()) {
      T* to = out + row.at * n;
      const T* sums = nullptr;
      const Interval i0 = a.bounds.along(0, 0)[row.o0], i1 = a.bounds.along(1, 0)[row.o1];
      const T* first = nullptr;  // the only line so far
      for (int64_t i = i0.lo; i < i0.hi; ++i) {
        for (int64_t j = i1.lo; j < i1.hi; ++j) {
          const T* line = in + (row.plane * w.in[0] * w.in[1] + i * w.in[1] + j) * width;
          T* m = memory.get();
          if (sums) {
            for (int64_t k = 0; k < width; ++k) m[k] = add(m[k], line[k]);
          } else if (first) {
            for (int64_t k = 0; k < width; ++k) m[k] = add(first[k], line[k]);
            sums = m;
          } else {
            first = line;
          }
        }
      }
      if (!sums) sums = first;
      if (!sums) {
        std::fill_n(to, n, T(0));
        continue;
      }
      const T* from = to;
      if (same) {
        from = sums;
      } else if (a.regular) {
        std::fill_n(to, n, T(0));
        for (const RowPart& part : a.parts) {
          const T* s = sums + part.shift;
          if (stride == 1) {
            for (int64_t i = part.first; i < part.last; ++i) to[i] = add(to[i], s[i]);
          } else if (stride == 2) {
            for (int64_t i = part.first; i < part.last; ++i) to[i] = add(to[i], s[2 * i]);
          } else {
            for (int64_t i = part.first; i < part.last; ++i) to[i] = add(to[i], s[i * stride]);
          }
        }
      } else {
        for (int64_t i = 0; i < n; ++i) to[i] = sum_of(sums + along[i].lo, along[i].hi - along[i].lo);
      }
      divide(to, from, a, columns.get(), a.rows(row.o0, row.o1), n);
    }
  });
}

template <class T>
void average_planes_backward(T* grad_in, const T* grad_out, const Averages& a, const Window& w) {
  const int64_t width = w.in[2], n = w.out[2], stride = w.stride[2];
  const Columns<T> columns(a);
  const Interval* along = a.bounds.along(2, 0);
  const bool flat = w.in[0] * w.in[1] == 1;
  const auto spread = [&](T* to, const T* share) {
    if (a.regular) {
      for (const RowPart& part : a.parts) {
        T* s = to + part.shift;
        for (int64_t i = part.first; i < part.last; ++i) s[i * stride] += share[i];
      }
    } else {
      for (int64_t i = 0; i < n; ++i) {
        const T part = share[i];
        for (int64_t k = along[i].lo; k < along[i].hi; ++k) to[k] += part;
      }
    }
  };
  for_planes(w, [&](int64_t plane) {
    Buffer<T> share(n), sums(width);
    std::fill_n(grad_in + plane * w.in_size(), w.in_size(), T(0));
    const int64_t rows = w.out[0] * w.out[1];
    for (OutputRow row(w, plane * rows); row.plane == plane; row.next()) {
      divide(share.get(), grad_out + row.at * n, a, columns.get(), a.rows(row.o0, row.o1), n);
      if (flat) {
        spread(grad_in + plane * width, share.get());
        continue;
      }
      std::fill_n(sums.get(), width, T(0));
      spread(sums.get(), share.get());
      const Interval i0 = a.bounds.along(0, 0)[row.o0], i1 = a.bounds.along(1, 0)[row.o1];
      for (int64_t i = i0.lo; i < i0.hi; ++i) {
        for (int64_t j = i1.lo; j < i1.hi; ++j) {
          T* line = grad_in + (plane * w.in[0] * w.in[1] + i * w.in[1] + j) * width;
          for (int64_t k = 0; k < width; ++k) line[k] += sums[k];
        }
      }
    }
  });
}

template <class T>
T divisor_of(const Averages& a, int64_t o0, int64_t o1, int64_t o2) {
  return static_cast<T>(a.divisor != 0 ? a.divisor : std::max<int64_t>(a.rows(o0, o1) * a.columns()[o2], 1));
}

template <class T>
void average_channels(T* out, const T* in, const Averages& a, const Window& w) {
  const PoolLoops<T>& loops = pool_loops<T>();
  const int64_t n = w.channels;
  for_output_rows(w, [&](int64_t begin, int64_t end) {
    Buffer<int32_t> cells(most_cells(w, a.bounds));
    for (OutputRow row(w, begin); row.at < end; row.next()) {
      const Interval i0 = a.bounds.along(0, 0)[row.o0], i1 = a.bounds.along(1, 0)[row.o1];
      for (int64_t o = 0; o < w.out[2]; ++o) {
        int64_t count = 0;
        for_cells(w, i0, i1, a.bounds.along(2, 0)[o],
                  [&](int64_t cell) { cells[count++] = static_cast<int32_t>(cell); });
        loops.mean_cells(out + (row.at * w.out[2] + o) * n, in + row.plane * w.in_size() * n, cells.get(), count, n,
                         divisor_of<T>(a, row.o0, row.o1, o));
      }
    }
  });
}

template <class T>
void average_channels_backward(T* grad_in, const T* grad_out, const Averages& a, const Window& w) {
  const int64_t n = w.channels;
  for_channel_blocks(w, [&](int64_t image, int64_t begin, int64_t end) {
    T* to = grad_in + image * w.in_size() * n;
    for (int64_t i = 0; i < w.in_size(); ++i) std::fill(to + i * n + begin, to + i * n + end, T(0));
    Buffer<T> share(end - begin);
    const int64_t rows = w.out[0] * w.out[1];
    for (OutputRow row(w, image * rows); row.plane == image; row.next()) {
      for (int64_t o = 0; o < w.out[2]; ++o) {
        const T* from = grad_out + (row.at * w.out[2] + o) * n + begin;
        const T all = divisor_of<T>(a, row.o0, row.o1, o);
        for (int64_t c = 0; c < end - begin; ++c) share[c] = from[c] / all;
        for_cells(w, a.bounds.along(0, 0)[row.o0], a.bounds.along(1, 0)[row.o1], a.bounds.along(2, 0)[o],
                  [&](int64_t cell) {
                    T* line = to + cell * n + begin;
                    for (int64_t c = 0; c < end - begin; ++c) line[c] += share[c];
                  });
      }
    }
  });
}

DType summed(DType t) { return is_half(t) ? DType::Float32 : t; }

void run(const TensorView& out, const TensorView& in, int32_t nd, const PoolParams* p) {
  if (numel(out) == 0) return;
  const Averages a(in, out, nd, p);
  const DType type = summed(in.dtype);
  in_pieces(a.v, type, [&](const TensorView& from, const TensorView& to, const TensorView&, const Window& w) {
    const Contiguous x(from, type);
    ContiguousOut y(to, type);
    const auto average = [&](auto tag) {
      using T = typename decltype(tag)::Type;
      (w.channels > 0 ? average_channels<T> : average_planes<T>)(y.data<T>(), x.data<T>(), a, w);
    };
    if (type == DType::Float32) {
      average(TypeTag<float>());
    } else if (type == DType::Float64) {
      average(TypeTag<double>());
    } else if (type == DType::Int64) {
      average(TypeTag<int64_t>());
    } else {
      unsupported("avg_pool2d", type);
    }
    y.finish();
  });
}
void run_backward(const TensorView& grad_in, const TensorView& grad_out, int32_t nd, const PoolParams* p) {
  if (numel(grad_in) == 0) return;
  const Averages a(grad_in, grad_out, nd, p);
  const DType type = summed(grad_in.dtype);
  in_pieces(a.v, type, [&](const TensorView& to, const TensorView& from, const TensorView&, const Window& w) {
    const Contiguous g(from, type);
    ContiguousOut x(to, type);
    const auto average = [&](auto tag) {
      using T = typename decltype(tag)::Type;
      (w.channels > 0 ? average_channels_backward<T> : average_planes_backward<T>)(x.data<T>(), g.data<T>(), a, w);
    };
    if (type == DType::Float32) {
      average(TypeTag<float>());
    } else if (type == DType::Float64) {
      average(TypeTag<double>());
    } else {
      unsupported("avg_pool2d_backward", type);
    }
    x.finish();
  });
}

}  // namespace

void avg_pool(const TensorView& out, const TensorView& in, const PoolParams& p) { run(out, in, p.nd, &p); }
void avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, const PoolParams& p) {
  run_backward(grad_in, grad_out, p.nd, &p);
}
void adaptive_avg_pool(const TensorView& out, const TensorView& in, int32_t nd) { run(out, in, nd, nullptr); }
void adaptive_avg_pool_backward(const TensorView& grad_in, const TensorView& grad_out, int32_t nd) {
  run_backward(grad_in, grad_out, nd, nullptr);
}

}  // namespace eg::kernels
