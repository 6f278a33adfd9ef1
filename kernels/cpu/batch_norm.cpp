// Batch normalisation over dimension 1. A channel of one sample is a plane; planes of a dense (N, C, ...) array are
// contiguous, and arrays whose channels lie innermost (channels last) are walked as rows of channels.
#include <cmath>
#include <optional>

#include "kernels/cpu/support.h"
#include "kernels/norm.h"

namespace eg::kernels {

namespace {

template <class T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;
template <class A>
constexpr DType kWide = std::is_same_v<A, double> ? DType::Float64 : DType::Float32;

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

// fn(first channel, end channel, row offsets) for every row of channels; channels are shared out over the pool, so that
// sums over rows need no merging. before(first, end) and after(first, end) run once a piece.
template <int N, class B, class F, class A>
void by_channel_rows(const TensorView* const (&views)[N], B&& before, F&& fn, A&& after) {
  const RowWalker<N> walker(views, 1);
  const int64_t channels = views[0]->sizes[1], rows = walker.rows();
  const int64_t pieces = rows * channels < 65536 ? 1 : num_threads();
  parallel_for(0, channels, std::max<int64_t>(16, (channels + pieces - 1) / pieces), [&](int64_t c0, int64_t c1) {
    before(c0, c1);
    RowWalker<N> w = walker;
    if (rows > 0) w.seek(0);
    for (int64_t r = 0; r < rows; ++r, w.next()) fn(c0, c1, w.off);
    after(c0, c1);
  });
}

}  // namespace

void batch_norm_stats(const TensorView& mean, const TensorView& var, const TensorView& in) {
  visit_floats("batch_norm_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    ContiguousOut means(mean, kWide<A>), vars(var, kWide<A>);
    const TensorView* const views[] = {&in};
    const Channel<1> channel(views);
    const T* const x = data_of<T>(in);
    if (channels_last(in)) {
      const double count = static_cast<double>(channel.count());
      Buffer<double> m(in.sizes[1]), v(in.sizes[1]);
      const auto clear = [](Buffer<double>& b) {
        return [&b](int64_t c0, int64_t c1) { std::fill_n(b.get() + c0, c1 - c0, 0.0); };
      };
      by_channel_rows(
          views, clear(m),
          [&](int64_t c0, int64_t c1, const int64_t* off) {
            for (int64_t c = c0; c < c1; ++c) m[c] += static_cast<double>(static_cast<A>(x[off[0] + c]));
          },
          [&](int64_t c0, int64_t c1) {
            for (int64_t c = c0; c < c1; ++c) m[c] /= count;
          });
      by_channel_rows(
          views, clear(v),
          [&](int64_t c0, int64_t c1, const int64_t* off) {
            for (int64_t c = c0; c < c1; ++c) {
              const double d = static_cast<double>(static_cast<A>(x[off[0] + c])) - m[c];
              v[c] += d * d;
            }
          },
          [&](int64_t c0, int64_t c1) {
            for (int64_t c = c0; c < c1; ++c) {
              means.template data<A>()[c] = static_cast<A>(m[c]);
              vars.template data<A>()[c] = static_cast<A>(v[c] / count);
            }
          });
      means.finish();
      vars.finish();
      return;
    }
    for_channels(in.sizes[1], channel.count(), [&](int64_t c) {
      double sum = 0;  // double, so that the order of summation hardly matters
      channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
        const T* p = x + off[0];
        for (int64_t i = 0; i < n; ++i) sum += static_cast<double>(static_cast<A>(p[i * step[0]]));
      });
      const double m = sum / static_cast<double>(channel.count());
      double squares = 0;
      channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
        const T* p = x + off[0];
        for (int64_t i = 0; i < n; ++i) {
          const double d = static_cast<double>(static_cast<A>(p[i * step[0]])) - m;
          squares += d * d;
        }
      });
      means.template data<A>()[c] = static_cast<A>(m);
      vars.template data<A>()[c] = static_cast<A>(squares / static_cast<double>(channel.count()));
    });
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
    const TensorView* const views[] = {&in, &out};
    const Channel<2> channel(views);
    const T* const x = data_of<T>(in);
    T* const y = data_of<T>(out);
    const int64_t channels = in.sizes[1];
    if (in.ndim >= 2 && in.strides[1] == 1 && out.strides[1] == 1 && channels > 4 && channel.count() > 1) {
      // Channels last: run over channels in the inner loop.
      Buffer<A> scale(channels), offset(channels);
      for (int64_t c = 0; c < channels; ++c) {
        scale[c] = s[c] * w[c];
        offset[c] = b[c] - m[c] * scale[c];
      }
      const RowWalker<2> walker(views, 1);
      parallel_for(0, walker.rows(), std::max<int64_t>(1, 16384 / channels), [&](int64_t begin, int64_t end) {
        RowWalker<2> rows = walker;
        rows.seek(begin);
        for (int64_t r = begin; r < end; ++r, rows.next()) {
          const T* p = x + rows.off[0];
          T* q = y + rows.off[1];
          for (int64_t c = 0; c < channels; ++c) q[c] = T(static_cast<A>(p[c]) * scale[c] + offset[c]);
        }
      });
      return;
    }
    for_channels(channels, channel.count(), [&](int64_t c) {
      const A scale = s[c] * w[c], offset = b[c] - m[c] * scale;
      channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
        const T* p = x + off[0];
        T* q = y + off[1];
        if (step[0] == 1 && step[1] == 1) {
          for (int64_t i = 0; i < n; ++i) q[i] = T(static_cast<A>(p[i]) * scale + offset);
        } else {
          for (int64_t i = 0; i < n; ++i) q[i * step[1]] = T(static_cast<A>(p[i * step[0]]) * scale + offset);
        }
      });
    });
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
    if (channels_last(in) && grad_out.strides[1] == 1 && (!grad_in || grad_in->strides[1] == 1)) {
      const int64_t channels = in.sizes[1];
      const double count = static_cast<double>(channel.count());
      Buffer<double> sum(channels), dot(channels);
      Buffer<A> centre(channels), k(channels), mean_grad(channels), scale(channels);
      by_channel_rows(
          views,
          [&](int64_t c0, int64_t c1) {
            for (int64_t c = c0; c < c1; ++c) {
              sum[c] = dot[c] = 0.0;
              centre[c] = means[c];
            }
          },
          [&](int64_t c0, int64_t c1, const int64_t* off) {
            for (int64_t c = c0; c < c1; ++c) {
              const A grad = static_cast<A>(g[off[1] + c]);
              sum[c] += static_cast<double>(grad);
              dot[c] += static_cast<double>(grad) * static_cast<double>(static_cast<A>(x[off[0] + c]) - centre[c]);
            }
          },
          [&](int64_t c0, int64_t c1) {
            for (int64_t c = c0; c < c1; ++c) {
              const double s = static_cast<double>(rstds[c]);
              if (gw) gw->template data<A>()[c] = static_cast<A>(dot[c] * s);
              if (gb) gb->template data<A>()[c] = static_cast<A>(sum[c]);
              k[c] = training ? static_cast<A>(dot[c] * s * s / count) : A(0);
              mean_grad[c] = training ? static_cast<A>(sum[c] / count) : A(0);
              scale[c] = rstds[c] * weights[c];
            }
          });
      if (grad_in) {
        T* const gi = data_of<T>(*grad_in);
        const auto nothing = [](int64_t, int64_t) {};
        by_channel_rows(
            views, nothing,
            [&](int64_t c0, int64_t c1, const int64_t* off) {
              for (int64_t c = c0; c < c1; ++c) {
                const A centred = static_cast<A>(x[off[0] + c]) - centre[c];
                gi[off[2] + c] = T((static_cast<A>(g[off[1] + c]) - mean_grad[c] - centred * k[c]) * scale[c]);
              }
            },
            nothing);
      }
      if (gw) gw->finish();
      if (gb) gb->finish();
      return;
    }
    for_channels(in.sizes[1], channel.count(), [&](int64_t c) {
      const A m = means[c], s = rstds[c], w = weights[c];
      double sum = 0, dot = 0;
      channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
        const T* p = x + off[0];
        const T* q = g + off[1];
        for (int64_t i = 0; i < n; ++i) {
          const A grad = static_cast<A>(q[i * step[1]]);
          sum += static_cast<double>(grad);
          dot += static_cast<double>(grad) * static_cast<double>(static_cast<A>(p[i * step[0]]) - m);
        }
      });
      if (gw) gw->template data<A>()[c] = static_cast<A>(dot * static_cast<double>(s));
      if (gb) gb->template data<A>()[c] = static_cast<A>(sum);
      if (!grad_in) return;
      T* const gi = data_of<T>(*grad_in);
      const double count = static_cast<double>(channel.count());
      const A k = training ? static_cast<A>(dot * static_cast<double>(s) * static_cast<double>(s) / count) : A(0);
      const A mean_grad = training ? static_cast<A>(sum / count) : A(0);
      const A scale = s * w;
      channel.run(c, [&](const int64_t* off, const int64_t* step, int64_t n) {
        const T* p = x + off[0];
        const T* q = g + off[1];
        T* r = gi + off[2];
        for (int64_t i = 0; i < n; ++i) {
          const A centred = static_cast<A>(p[i * step[0]]) - m;
          r[i * step[2]] = T((static_cast<A>(q[i * step[1]]) - mean_grad - centred * k) * scale);
        }
      });
    });
    if (gw) gw->finish();
    if (gb) gb->finish();
  });
}

}  // namespace eg::kernels
