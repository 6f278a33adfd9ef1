// Transforms of every kind against the sum that defines them, over lengths of all factors, layouts, instruction sets
// and numbers of threads.
#include "kernels/fft.h"

#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "tests/kernels/check.h"

using namespace check;
namespace k = eg::kernels;

namespace {

using Complex = std::complex<double>;

// Row `row` of an array of (rows, n), or of (n, rows) where the transformed dimension is the first.
int64_t linear(int64_t dim, int64_t rows, int64_t n, int64_t row, int64_t i) {
  return dim == 0 ? i * rows + row : row * n + i;
}

std::vector<Complex> defined(const std::vector<Complex>& x, bool forward) {
  const size_t n = x.size();
  std::vector<Complex> out(n), root(n);
  for (size_t j = 0; j < n; ++j) {
    root[j] = std::polar(1.0, (forward ? -2 : 2) * M_PI * static_cast<double>(j) / static_cast<double>(n));
  }
  for (size_t q = 0; q < n; ++q) {
    for (size_t j = 0; j < n; ++j) out[q] += x[j] * root[j * q % n];
  }
  return out;
}

bool close(Complex a, Complex b, DType t, double size) {
  const double step = t == DType::Float32 || t == DType::Complex64 ? 1e-6 : 1e-14;
  return std::abs(a - b) <= step * (1 + size);
}

void try_fft(k::FftKind kind, DType real, int64_t rows, int64_t n, int64_t dim, int layout, bool forward, bool both) {
  const DType complex = real == DType::Float32 ? DType::Complex64 : DType::Complex128;
  const bool from_half = kind == k::FftKind::FromHalf, to_half = kind == k::FftKind::ToHalf;
  const int64_t half = n / 2 + 1, ni = from_half ? half : n, no = to_half && !both ? half : n;
  const auto shape = [&](int64_t m) { return dim == 0 ? Dims{m, rows} : Dims{rows, m}; };
  Array in(to_half ? real : complex, shape(ni), layout), out(from_half ? real : complex, shape(no), (layout + 1) % 4);
  fill(in, -8, 9, 0.125);
  const double scale = 0.5;
  k::fft(kind, out.view(), in.view(), dim, n, forward, scale);
  for (int64_t r = 0; r < rows; ++r) {
    std::vector<Complex> x(static_cast<size_t>(n));
    double size = 0;
    for (int64_t i = 0; i < n; ++i) {
      if (from_half) {
        const int64_t at = i < half ? i : n - i;
        const Complex v = in.get(linear(dim, rows, ni, r, at));
        x[i] = at == 0 || 2 * at == n ? Complex(v.real()) : i < half ? v : std::conj(v);
      } else {
        x[i] = in.get(linear(dim, rows, ni, r, i));
      }
      size += std::abs(x[i]);
    }
    const std::vector<Complex> y = defined(x, forward);
    bool good = true;
    for (int64_t i = 0; i < no; ++i) good &= close(out.get(linear(dim, rows, no, r, i)), y[i] * scale, real, size);
    EXPECT(good);
    if (!good) {
      std::printf("  kind %d rows %ld n %ld dim %ld layout %d\n", static_cast<int>(kind), static_cast<long>(rows),
                  static_cast<long>(n), static_cast<long>(dim), layout);
    }
  }
  if (kind == k::FftKind::Complex) {  // over itself
    Array same = in;
    k::fft(kind, same.view(), same.view(), dim, n, forward, scale);
    for (int64_t i = 0; i < in.numel(); ++i) EXPECT(same.get(i) == out.get(i));
  }
}

// The same values from one thread and from several, for one row of a long transform too.
void try_threads(int64_t rows, int64_t n) {
  Array in(DType::Complex64, {rows, n}), one(DType::Complex64, {rows, n}), more(DType::Complex64, {rows, n});
  fill(in);
  const int before = eg::num_threads();
  eg::set_num_threads(1);
  k::fft(k::FftKind::Complex, one.view(), in.view(), 1, n, true, 1);
  eg::set_num_threads(3);
  k::fft(k::FftKind::Complex, more.view(), in.view(), 1, n, true, 1);
  eg::set_num_threads(before);
  EXPECT(one.bytes == more.bytes);
}

}  // namespace

int main() {
  const k::Isa best = k::best_isa();
  for (const k::Isa level : {k::Isa::Baseline, k::Isa::Avx2}) {
    if (level > best) continue;
    k::set_isa(level);
    for (const DType t : {DType::Float32, DType::Float64}) {
      for (const auto kind : {k::FftKind::Complex, k::FftKind::ToHalf, k::FftKind::FromHalf}) {
        for (const int64_t n : {1,  2,  3,  4,  5,  6,  7,  8,  9,   11,  13, 16,
                                22, 25, 30, 49, 64, 77, 97, 121, 137, 210, 256}) {
          for (const int64_t rows : {1, 2, 3, 4, 5, 8, 19}) {
            const int64_t dim = (n + rows) % 2;
            const int layout = static_cast<int>(n * 7 + rows) % 4;
            const bool forward = n % 3 != 0;
            try_fft(kind, t, rows, n, dim, layout, forward, false);
            if (kind == k::FftKind::ToHalf) try_fft(kind, t, rows, n, 1 - dim, (layout + 1) % 4, forward, true);
          }
        }
        for (const int64_t n : {288, 1000, 1009, 1024}) {
          for (const int64_t rows : {1, 2, 9}) {
            try_fft(kind, t, rows, n, (n / 8) % 2, static_cast<int>(n % 3), true, false);
          }
        }
      }
    }
  }
  k::set_isa(best);
  try_fft(k::FftKind::Complex, DType::Float32, 1, 10240, 1, 0, true, false);  // in parts
  try_fft(k::FftKind::Complex, DType::Float64, 2, 11000, 0, 2, false, false);
  for (const auto kind : {k::FftKind::ToHalf, k::FftKind::FromHalf}) {
    for (int layout = 0; layout < 4; ++layout) {
      const DType t = layout % 2 ? DType::Float32 : DType::Float64;
      try_fft(kind, t, 1 + layout / 2, 576, layout % 2, layout, layout < 2, false);
      if (kind == k::FftKind::ToHalf) try_fft(kind, DType::Float64, 2, 1000, 1, layout, layout > 1, true);
    }
    try_fft(kind, DType::Float32, 3, 10240, 1, 0, true, false);
  }
  try_fft(k::FftKind::Complex, DType::Float32, 1, 10403, 1, 0, true, false);  // large prime factors
  try_fft(k::FftKind::ToHalf, DType::Float64, 2, 10800, 1, 0, true, false);
  try_threads(100, 96);
  try_threads(3, 65536);
  try_threads(1, 90000);
  return finish("fft");
}
