// Batch normalisation over dimension 1. A channel of one sample is a plane; planes of a dense (N, C, ...) array are
// contiguous, and arrays whose channels lie innermost (channels last) are walked as rows of channels. A channel is
// normalised as soon as its statistics are known, while it is still in the cache.
#include <cmath>
#include <optional>

#include "kernels/cpu/norm_loops.h"
#include "kernels/norm.h"

namespace eg::kernels {

namespace {

// fn(offsets, strides, n) for every run of elements of channel c, in views of equal sizes.
template <int N>
class Channel {
 public:
  explicit Channel(const TensorView* const (&views)[N]) {
    const TensorView& v = *views[0];
    // Dimensions other than the channel, the one of smallest stride in the first view last, neighbours merged.
    for (int d = 0; d < v.ndim; ++d) {
      if (d == 1 || v.sizes[d] == 1) continue;
      order_.push_back(d);
    }
    std::stable_sort(order_.begin(), order_.end(), [&](int64_t a, int64_t b) { return v.strides[a] > v.strides[b]; });
    for (int64_t d : order_) {
      bool merge = !sizes_.empty();
      for (int i = 0; i < N && merge; ++i) merge = strides_[i].back() == views[i]->strides[d] * v.sizes[d];
      if (merge) {
        sizes_.back() *= v.sizes[d];
        for (int i = 0; i < N; ++i) strides_[i].back() = views[i]->strides[d];
      } else {
        sizes_.push_back(v.sizes[d]);
        for (int i = 0; i < N; ++i) strides_[i].push_back(views[i]->strides[d]);
      }
    }
    if (sizes_.empty()) {
      sizes_.push_back(1);
      for (int i = 0; i < N; ++i) strides_[i].push_back(1);
    }
    for (int i = 0; i < N; ++i) {
      step_[i] = views[i]->strides[1];
      inner_[i] = strides_[i].back();
    }
    for (int64_t s : sizes_) count_ *= s;
  }
  int64_t count() const { return count_; }

  template <class F>
  void run(int64_t c, F&& fn) const {
    if (count_ == 0) return;
    int64_t off[N];
    for (int i = 0; i < N; ++i) off[i] = c * step_[i];
    const int outer = static_cast<int>(sizes_.size()) - 1;
    Dims index(static_cast<size_t>(outer), 0);
    for (;;) {
      fn(off, inner_, sizes_[outer]);
      int d = outer - 1;
      for (; d >= 0; --d) {
        for (int i = 0; i < N; ++i) off[i] += strides_[i][d];
        if (++index[d] < sizes_[d]) break;
        for (int i = 0; i < N; ++i) off[i] -= sizes_[d] * strides_[i][d];
        index[d] = 0;
      }
      if (d < 0) return;
    }
  }

 private:
  Dims order_, sizes_, strides_[N];
  int64_t step_[N], inner_[N], count_ = 1;
};

template <class F>
void for_channels(int64_t channels, int64_t per_channel, F&& fn) {
  parallel_for(0, channels, std::max<int64_t>(1, 16384 / std::max<int64_t>(per_channel, 1)),
               [&](int64_t begin, int64_t end) {
                 for (int64_t c = begin; c < end; ++c) fn(c);
               });
}

// A (C) parameter, dense and wide; `otherwise` where there is none.
template <class A>
class PerChannel {
 public:
  PerChannel(const TensorView* v, A otherwise) : otherwise_(otherwise) {
    if (v) dense_.emplace(*v, kWide<A>);
  }
  A operator[](int64_t c) const { return dense_ ? dense_->data<A>()[c] : otherwise_; }

 private:
  std::optional<Contiguous> dense_;
  A otherwise_;
};

// Are channels innermost, and enough of them to make rows of channels the better way through memory?
bool channels_last(const TensorView& v) {
  return v.ndim > 2 && v.strides[1] == 1 && v.sizes[1] >= 8 && v.strides[v.ndim - 1] != 1;
}

// fn(first channel, end channel): channels of a channels-last array are shared out over the pool, so that sums over
// rows need no merging.
template <class F>
void for_channel_ranges(int64_t channels, int64_t elements, F&& fn) {
  const int64_t pieces = elements < 65536 ? 1 : num_threads();
  parallel_for(0, channels, std::max<int64_t>(16, (channels + pieces - 1) / pieces), fn);
}

// fn(row offsets) for every row of channels, in parallel.
template <int N, class F>
void for_channel_rows(const TensorView* const (&views)[N], F&& fn) {
  const RowWalker<N> walker(views, 1);
  parallel_for(0, walker.rows(), std::max<int64_t>(1, 16384 / views[0]->sizes[1]), [&](int64_t begin, int64_t end) {
    RowWalker<N> rows = walker;
    rows.seek(begin);
    for (int64_t r = begin; r < end; ++r, rows.next()) fn(rows.off);
  });
}

// What is taken off before squaring: an element, unless that would take infinity off infinity.
double shift_of(double first) { return std::isfinite(first) ? first : 0; }

struct Moments {
  double mean, var;
};
// From sums over n elements, less `shift`.
Moments moments_of(double shift, double sum, double squares, double n) {
  const double m = sum / n;
  const double v = (squares - sum * m) / n;
  return {shift + m, v < 0 ? 0 : v};  // NaN stays
}

template <class T>
Moments channel_moments(const Channel<1>& channel, const T* x, int64_t c) {
  using A = Wide<T>;
  double shift = 0;
  channel.run(c, [&](const int64_t* off, const int64_t*, int64_t) {
    shift = shift_of(static_cast<double>(static_cast<A>(x[off[0]])));
  });
  Moments r{};
  for (int pass = 0; pass < kPasses<A>; ++pass) {
    double sums[2] = {};
    channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
      by_blocks_of<A>(
          n,
          [&](int64_t i, int64_t count, A* buffer) {
            norm_loops<A>().moments(dense<A>(x + off[0] + i * step[0], step[0], count, buffer), count, shift, sums);
          },
          direct<T, A>(step[0]));
    });
    r = moments_of(shift, sums[0], sums[1], static_cast<double>(channel.count()));
    shift = shift_of(r.mean);
  }
  return r;
}

// The same for channels [c0, c1) of a channels-last array.
template <class T>
void row_moments(const Channel<1>& channel, const T* x, int64_t c0, int64_t c1, Moments* to) {
  using A = Wide<T>;
  const int64_t n = c1 - c0;
  Buffer<double> shift(n), sum(n), squares(n);
  Buffer<A> row(n);
  for (int64_t c = 0; c < n; ++c) shift[c] = shift_of(static_cast<double>(static_cast<A>(x[c0 + c])));
  for (int pass = 0; pass < kPasses<A>; ++pass) {
    std::fill_n(sum.get(), n, 0.0);
    std::fill_n(squares.get(), n, 0.0);
    channel.run(0, [&](const int64_t* off, const int64_t* step, int64_t rows) {
      const T* p = x + off[0] + c0;
      if constexpr (std::is_same_v<T, A>) {
        norm_loops<A>().moments_rows(p, rows, step[0], n, shift.get(), sum.get(), squares.get());
      } else {
        for (int64_t r = 0; r < rows; ++r) {
          norm_loops<A>().moments_rows(dense<A>(p + r * step[0], 1, n, row.get()), 1, n, n, shift.get(), sum.get(),
                                       squares.get());
        }
      }
    });
    for (int64_t c = 0; c < n; ++c) {
      to[c] = moments_of(shift[c], sum[c], squares[c], static_cast<double>(channel.count()));
      shift[c] = shift_of(to[c].mean);
    }
  }
}

// y = x * scale + offset for one channel.
template <class T, class A>
void affine_channel(const Channel<2>& channel, T* y, const T* x, int64_t c, A scale, A offset) {
  channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
    by_blocks_of<A>(
        n,
        [&](int64_t i, int64_t count, A* buffer) {
          T* const to = y + off[1] + i * step[1];
          A* const result = direct<T, A>(step[1]) ? same<A>(to) : buffer + kBlock;
          norm_loops<A>().affine(result, dense<A>(x + off[0] + i * step[0], step[0], count, buffer), count, scale,
                                 offset);
          if (result == buffer + kBlock) spread(to, step[1], count, result);
        },
        direct<T, A>(step[0]) && direct<T, A>(step[1]));
  });
}

template <class T, class A>
void affine_rows(const TensorView& out, const TensorView& in, const A* scale, const A* offset) {
  const TensorView* const views[] = {&in, &out};
  const int64_t n = in.sizes[1];
  for_channel_rows(views, [&](const int64_t* off) {
    const T* const x = data_of<T>(in) + off[0];
    T* const y = data_of<T>(out) + off[1];
    for (int64_t c = 0; c < n; c += kBlock) {
      const int64_t count = std::min(kBlock, n - c);
      A buffer[2 * kBlock];
      A* const result = std::is_same_v<T, A> ? same<A>(y + c) : buffer + kBlock;
      norm_loops<A>().affine_row(result, dense<A>(x + c, 1, count, buffer), count, scale + c, offset + c);
      if (!std::is_same_v<T, A>) spread(y + c, 1, count, result);
    }
  });
}

bool rows_of_channels(const TensorView& in, const TensorView& out) {
  return in.strides[1] == 1 && out.strides[1] == 1 && in.sizes[1] > 4 && numel(in) > in.sizes[1];
}

}  // namespace

void batch_norm_stats(const TensorView& mean, const TensorView& var, const TensorView& in) {
  visit_floats("batch_norm_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    ContiguousOut means(mean, kWide<A>), vars(var, kWide<A>);
    const auto put = [&](int64_t c, const Moments& m) {
      means.template data<A>()[c] = static_cast<A>(m.mean);
      vars.template data<A>()[c] = static_cast<A>(m.var);
    };
    const TensorView* const views[] = {&in};
    const Channel<1> channel(views);
    const T* const x = data_of<T>(in);
    if (channels_last(in) && channel.count() > 0) {
      for_channel_ranges(in.sizes[1], numel(in), [&](int64_t c0, int64_t c1) {
        Buffer<Moments> m(c1 - c0);
        row_moments(channel, x, c0, c1, m.get());
        for (int64_t c = c0; c < c1; ++c) put(c, m[c - c0]);
      });
    } else {
      for_channels(in.sizes[1], channel.count(), [&](int64_t c) { put(c, channel_moments(channel, x, c)); });
    }
    means.finish();
    vars.finish();
  });
}

void batch_norm(const TensorView& out, const TensorView& in, const TensorView& mean, const TensorView& rstd,
                const TensorView* weight, const TensorView* bias) {
  visit_floats("batch_norm_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const PerChannel<A> m(&mean, A(0)), s(&rstd, A(1)), w(weight, A(1)), b(bias, A(0));
    const int64_t channels = in.sizes[1];
    if (rows_of_channels(in, out)) {
      Buffer<A> scale(channels), offset(channels);
      for (int64_t c = 0; c < channels; ++c) {
        scale[c] = s[c] * w[c];
        offset[c] = b[c] - m[c] * scale[c];
      }
      return affine_rows<T, A>(out, in, scale.get(), offset.get());
    }
    const TensorView* const views[] = {&in, &out};
    const Channel<2> channel(views);
    for_channels(channels, channel.count(), [&](int64_t c) {
      const A scale = s[c] * w[c];
      affine_channel(channel, data_of<T>(out), data_of<T>(in), c, scale, b[c] - m[c] * scale);
    });
  });
}

void batch_norm_train(const TensorView& out, const TensorView& mean, const TensorView& var, const TensorView& in,
                      const TensorView* weight, const TensorView* bias, double eps) {
  visit_floats("batch_norm_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const PerChannel<A> w(weight, A(1)), b(bias, A(0));
    ContiguousOut means(mean, kWide<A>), vars(var, kWide<A>);
    const int64_t channels = in.sizes[1];
    Buffer<A> scale(channels), offset(channels);
    const auto put = [&](int64_t c, const Moments& m) {
      means.template data<A>()[c] = static_cast<A>(m.mean);
      vars.template data<A>()[c] = static_cast<A>(m.var);
      scale[c] = A(1) / std::sqrt(static_cast<A>(m.var) + static_cast<A>(eps)) * w[c];
      offset[c] = b[c] - static_cast<A>(m.mean) * scale[c];
    };
    const TensorView* const one[] = {&in};
    const TensorView* const two[] = {&in, &out};
    const Channel<1> channel(one);
    const T* const x = data_of<T>(in);
    if (channels_last(in) && rows_of_channels(in, out)) {
      for_channel_ranges(channels, numel(in), [&](int64_t c0, int64_t c1) {
        Buffer<Moments> m(c1 - c0);
        row_moments(channel, x, c0, c1, m.get());
        for (int64_t c = c0; c < c1; ++c) put(c, m[c - c0]);
      });
      affine_rows<T, A>(out, in, scale.get(), offset.get());
    } else {
      const Channel<2> both(two);
      for_channels(channels, channel.count(), [&](int64_t c) {
        put(c, channel_moments(channel, x, c));
        affine_channel(both, data_of<T>(out), x, c, scale[c], offset[c]);
      });
    }
    means.finish();
    vars.finish();
  });
}

void batch_norm_backward(const TensorView* grad_in, const TensorView* grad_weight, const TensorView* grad_bias,
                         const TensorView& grad_out, const TensorView& in, const TensorView& mean,
                         const TensorView& rstd, const TensorView* weight, bool training) {
  visit_floats("batch_norm_backward_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const PerChannel<A> means(&mean, A(0)), rstds(&rstd, A(1)), weights(weight, A(1));
    std::optional<ContiguousOut> gw, gb;
    if (grad_weight) gw.emplace(*grad_weight, kWide<A>);
    if (grad_bias) gb.emplace(*grad_bias, kWide<A>);
    const TensorView* const views[] = {&in, &grad_out, grad_in ? grad_in : &in};
    const Channel<3> channel(views);
    const T* const x = data_of<T>(in);
    const T* const g = data_of<T>(grad_out);
    const int64_t channels = in.sizes[1];
    const double count = static_cast<double>(channel.count());
    Buffer<A> centre(channels), k(channels), mean_grad(channels), scale(channels);
    // What the sums of a channel mean for its gradients.
    const auto put = [&](int64_t c, double sum, double dot) {
      const double s = static_cast<double>(rstds[c]);
      if (gw) gw->template data<A>()[c] = static_cast<A>(dot * s);
      if (gb) gb->template data<A>()[c] = static_cast<A>(sum);
      centre[c] = means[c];
      k[c] = training ? static_cast<A>(dot * s * s / count) : A(0);
      mean_grad[c] = training ? static_cast<A>(sum / count) : A(0);
      scale[c] = rstds[c] * weights[c];
    };
    if (channels_last(in) && grad_out.strides[1] == 1 && (!grad_in || grad_in->strides[1] == 1)) {
      for_channel_ranges(channels, numel(in), [&](int64_t c0, int64_t c1) {
        const int64_t n = c1 - c0;
        Buffer<double> sum(n), dot(n);
        Buffer<A> centres(n), row(2 * n);
        std::fill_n(sum.get(), n, 0.0);
        std::fill_n(dot.get(), n, 0.0);
        for (int64_t c = 0; c < n; ++c) centres[c] = means[c0 + c];
        channel.run(0, [&](const int64_t* off, const int64_t* step, int64_t rows) {
          const T* const p = x + off[0] + c0;
          const T* const q = g + off[1] + c0;
          if constexpr (std::is_same_v<T, A>) {
            norm_loops<A>().grad_moments_rows(q, p, rows, step[1], step[0], n, centres.get(), sum.get(), dot.get());
          } else {
            for (int64_t r = 0; r < rows; ++r) {
              norm_loops<A>().grad_moments_rows(dense<A>(q + r * step[1], 1, n, row.get()),
                                                dense<A>(p + r * step[0], 1, n, row.get() + n), 1, n, n, n,
                                                centres.get(), sum.get(), dot.get());
            }
          }
        });
        for (int64_t c = 0; c < n; ++c) put(c0 + c, sum[c], dot[c]);
      });
      if (grad_in) {
        T* const gi = data_of<T>(*grad_in);
        for_channel_rows(views, [&](const int64_t* off) {
          for (int64_t c = 0; c < channels; c += kBlock) {
            const int64_t n = std::min(kBlock, channels - c);
            A buffer[3 * kBlock];
            T* const to = gi + off[2] + c;
            A* const result = std::is_same_v<T, A> ? same<A>(to) : buffer + 2 * kBlock;
            norm_loops<A>().grad_row(result, dense<A>(g + off[1] + c, 1, n, buffer),
                                     dense<A>(x + off[0] + c, 1, n, buffer + kBlock), n, centre.get() + c,
                                     mean_grad.get() + c, k.get() + c, scale.get() + c);
            if (!std::is_same_v<T, A>) spread(to, 1, n, result);
          }
        });
      }
    } else {
      for_channels(channels, channel.count(), [&](int64_t c) {
        double sums[2] = {};
        channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
          by_blocks_of<A>(
              n,
              [&](int64_t i, int64_t m, A* buffer) {
                norm_loops<A>().grad_moments(dense<A>(g + off[1] + i * step[1], step[1], m, buffer),
                                             dense<A>(x + off[0] + i * step[0], step[0], m, buffer + kBlock), m,
                                             static_cast<double>(means[c]), sums);
              },
              direct<T, A>(step[0]) && direct<T, A>(step[1]));
        });
        put(c, sums[0], sums[1]);
        if (!grad_in) return;
        T* const gi = data_of<T>(*grad_in);
        channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
          by_blocks_of<A>(
              n,
              [&](int64_t i, int64_t m, A* buffer) {
                T* const to = gi + off[2] + i * step[2];
                A* const result = direct<T, A>(step[2]) ? same<A>(to) : buffer + 2 * kBlock;
                norm_loops<A>().grad(result, dense<A>(g + off[1] + i * step[1], step[1], m, buffer),
                                     dense<A>(x + off[0] + i * step[0], step[0], m, buffer + kBlock), m, centre[c],
                                     mean_grad[c], k[c], scale[c]);
                if (result == buffer + 2 * kBlock) spread(to, step[2], m, result);
              },
              direct<T, A>(step[0]) && direct<T, A>(step[1]) && direct<T, A>(step[2]));
        });
      });
    }
    if (gw) gw->finish();
    if (gb) gb->finish();
  });
}

}  // namespace eg::kernels
