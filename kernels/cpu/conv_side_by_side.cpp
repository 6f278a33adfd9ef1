#include "kernels/cpu/conv_side_by_side.h"

#include "kernels/cpu/matrix.h"
#include "kernels/cpu/scratch.h"

namespace eg::kernels {

// fn(first plane of image n and the group, n, channels from, to); channels are shared out over the pool.
template <class F>
void SideBySide::for_channels(int64_t group, int64_t channels, F&& fn) const {
  parallel_for(0, channels, std::max<int64_t>(1, 4096 / std::max<int64_t>(1, g.kernel_size() * columns())),
               [&](int64_t begin, int64_t end) {
                 for (int64_t n = 0; n < images; ++n) fn((n * groups + group) * channels, n, begin, end);
               });
}

void SideBySide::load_columns(float* side, const float* in, int64_t group) const {
  const int64_t all = columns(), each = g.out_size();
  for_channels(group, in_channels, [&](int64_t base, int64_t n, int64_t begin, int64_t end) {
    to_columns(side + begin * g.kernel_size() * all + n * each, in + (base + begin) * g.in_size(), end - begin, g, all);
  });
}

void SideBySide::load_output(float* side, const float* out, int64_t group) const {
  const int64_t all = columns(), each = g.out_size();
  for_channels(group, out_channels, [&](int64_t base, int64_t n, int64_t begin, int64_t end) {
    for (int64_t c = begin; c < end; ++c) std::copy_n(out + (base + c) * each, each, side + c * all + n * each);
  });
}

void SideBySide::forward(float* out, const float* in, const float* weight, const float* bias) const {
  const int64_t rows = this->rows(), all = columns(), each = g.out_size();
  const Scratch windows(static_cast<size_t>(rows * all) * sizeof(float));
  const Scratch side(static_cast<size_t>(out_channels * all) * sizeof(float));
  for (int64_t group = 0; group < groups; ++group) {
    load_columns(windows.get(), in, group);
    multiply<float>(row_major(side.get(), out_channels, all),
                    row_major(weight + group * out_channels * rows, out_channels, rows),
                    row_major(windows.get(), rows, all).as_const(), 1.0f, 0.0f, true);
    for_channels(group, out_channels, [&](int64_t base, int64_t n, int64_t begin, int64_t end) {
      for (int64_t c = begin; c < end; ++c) {
        const float b = bias ? bias[group * out_channels + c] : 0;
        const float* const from = side.get() + c * all + n * each;
        for (int64_t i = 0; i < each; ++i) out[(base + c) * each + i] = from[i] + b;
      }
    });
  }
}

void SideBySide::grad_input(float* grad_in, const float* grad_out, const float* weight) const {
  const int64_t rows = this->rows(), all = columns(), each = g.out_size();
  const Scratch windows(static_cast<size_t>(rows * all) * sizeof(float));
  const Scratch side(static_cast<size_t>(out_channels * all) * sizeof(float));
  for (int64_t group = 0; group < groups; ++group) {
    load_output(side.get(), grad_out, group);
    multiply<float>(row_major(windows.get(), rows, all),
                    row_major(weight + group * out_channels * rows, out_channels, rows).transposed(),
                    row_major(side.get(), out_channels, all).as_const(), 1.0f, 0.0f, true);
    for_channels(group, in_channels, [&](int64_t base, int64_t n, int64_t begin, int64_t end) {
      float* const image = grad_in + (base + begin) * g.in_size();
      std::fill_n(image, (end - begin) * g.in_size(), 0.0f);
      from_columns(image, windows.get() + begin * g.kernel_size() * all + n * each, end - begin, g, all);
    });
  }
}

void SideBySide::grad_weight(float* grad_weight, const float* grad_out, const float* in) const {
  const int64_t rows = this->rows(), all = columns();
  const Scratch windows(static_cast<size_t>(rows * all) * sizeof(float));
  const Scratch side(static_cast<size_t>(out_channels * all) * sizeof(float));
  for (int64_t group = 0; group < groups; ++group) {
    load_columns(windows.get(), in, group);
    load_output(side.get(), grad_out, group);
    multiply<float>(row_major(grad_weight + group * out_channels * rows, out_channels, rows),
                    row_major(side.get(), out_channels, all).as_const(),
                    row_major(windows.get(), rows, all).as_const().transposed(), 1.0f, 0.0f, true);
  }
}

}  // namespace eg::kernels
