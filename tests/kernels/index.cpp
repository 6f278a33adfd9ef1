// Index kernels against loops over row-major positions, refused indices leaving everything as it was.
#include "kernels/index.h"

#include "core/base/parallel.h"
#include "tests/kernels/check.h"

using namespace check;
namespace k = eg::kernels;

namespace {

constexpr DType kTypes[] = {DType::Bool,    DType::Int8,    DType::Int16,     DType::Int32,
                            DType::Int64,   DType::UInt32,  DType::Float16,   DType::BFloat16,
                            DType::Float32, DType::Float64, DType::Complex64, DType::Complex128};

std::vector<std::complex<double>> content(Array& a) {
  std::vector<std::complex<double>> v(static_cast<size_t>(a.numel()));
  for (int64_t i = 0; i < a.numel(); ++i) v[static_cast<size_t>(i)] = a.get(i);
  return v;
}

std::complex<double> add(DType t, std::complex<double> a, std::complex<double> b) {
  return t == DType::Bool ? std::complex<double>((a.real() != 0) || (b.real() != 0)) : a + b;
}

void try_slices(DType t, int layout, int64_t dim) {
  // self (4, 5, 12) indexed along dim by 6 indices.
  const int64_t low = eg::is_unsigned(t) || t == DType::Bool ? 0 : -5;
  Array self(t, {4, 5, 12}, layout), index(DType::Int64, {6}, layout == 1 ? 0 : layout);
  Dims few = self.sizes;
  few[dim] = 6;
  Array out(t, few, (layout + 1) % 4), source(t, few, (layout + 2) % 4);
  fill(self, low, 6);
  fill(source, low, 6);
  fill(index, 0, self.sizes[dim]);
  int64_t inner = 1;
  for (size_t d = dim + 1; d < 3; ++d) inner *= self.sizes[d];
  const auto position = [&](int64_t i) {  // of element i of the (…6…) array within self
    const int64_t in = i % inner, j = i / inner % 6, o = i / inner / 6;
    return (o * self.sizes[dim] + static_cast<int64_t>(index.real(j))) * inner + in;
  };
  std::vector<std::complex<double>> want(static_cast<size_t>(out.numel()));
  for (int64_t i = 0; i < out.numel(); ++i) want[i] = self.get(position(i));
  k::index_select(out.view(), self.view(), dim, index.view());
  EXPECT(same(out, want, 0));
  want = content(self);
  for (int64_t i = 0; i < out.numel(); ++i) want[position(i)] = add(t, want[position(i)], source.get(i));
  k::index_add(self.view(), dim, index.view(), source.view());
  EXPECT(same(self, want, tolerance(t)));
  want = content(self);
  for (int64_t i = 0; i < out.numel(); ++i) want[position(i)] = source.get(i);
  k::index_copy(self.view(), dim, index.view(), source.view());
  EXPECT(same(self, want, 0));
  Array one(t, {});
  one.set(0, 1.0);
  for (int64_t i = 0; i < out.numel(); ++i) want[position(i)] = 1.0;
  index.set(0, index.real(0) - static_cast<double>(self.sizes[dim]));
  k::index_fill(self.view(), dim, index.view(), one.view());
  EXPECT(same(self, want, 0));
  index.set(5, static_cast<double>(self.sizes[dim]));
  for (auto& message : {error_of([&] { k::index_select(out.view(), self.view(), dim, index.view()); }),
                        error_of([&] { k::index_add(self.view(), dim, index.view(), source.view()); })}) {
    EXPECT(message == "index out of range in self");
  }
  const std::string size = std::to_string(self.sizes[dim]);
  EXPECT(error_of([&] { k::index_fill(self.view(), dim, index.view(), one.view()); }) ==
         "index " + size + " is out of bounds for dimension " + std::to_string(dim) + " with size " + size);
  EXPECT(same(self, want, 0));
}

void try_scatter(DType t, int layout, int64_t dim) {
  const int64_t low = eg::is_unsigned(t) || t == DType::Bool ? 0 : -3;
  const bool whole = eg::is_complex(t);
  Array self(t, {4, 5, 6}, layout), index(DType::Int64, {3, 4, 5}, (layout + 1) % 4), source(t, {3, 4, 5}, layout);
  Array out(t, {3, 4, 5}, (layout + 2) % 4), scalar(t, {});
  fill(index, 0, self.sizes[dim]);
  fill(source, low, 4);
  scalar.set(0, 1.0);
  const auto position = [&](int64_t i) {
    int64_t at[3] = {i / 20, i / 5 % 4, i % 5};
    at[dim] = static_cast<int64_t>(index.real(i));
    return (at[0] * 5 + at[1]) * 6 + at[2];
  };
  for (k::ScatterMode mode : {k::ScatterMode::Assign, k::ScatterMode::Add, k::ScatterMode::Multiply,
                              k::ScatterMode::Amax, k::ScatterMode::Amin}) {
    if (whole && mode >= k::ScatterMode::Amax) continue;
    for (bool is_scalar : {false, true}) {
      fill(self, low, 4);
      auto want = content(self);
      for (int64_t i = 0; i < 60; ++i) {
        auto& w = want[position(i)];
        const auto s = is_scalar ? scalar.get(0) : source.get(i);
        switch (mode) {
          case k::ScatterMode::Assign:
            w = s;
            break;
          case k::ScatterMode::Add:
            w = add(t, w, s);
            break;
          case k::ScatterMode::Multiply:
            w *= s;
            if (t == DType::Int8) w = static_cast<double>(static_cast<int8_t>(static_cast<int64_t>(w.real())));
            break;
          case k::ScatterMode::Amax:
            w = std::max(w.real(), s.real());
            break;
          case k::ScatterMode::Amin:
            w = std::min(w.real(), s.real());
            break;
        }
      }
      k::scatter(self.view(), dim, index.view(), is_scalar ? scalar.view() : source.view(), mode);
      EXPECT(same(self, want, tolerance(t)));
    }
  }
  std::vector<std::complex<double>> want(60);
  for (int64_t i = 0; i < 60; ++i) want[i] = self.get(position(i));
  k::gather(out.view(), self.view(), dim, index.view());
  EXPECT(same(out, want, 0));
  index.set(59, 23);
  const std::string message = error_of([&] { k::gather(out.view(), self.view(), dim, index.view()); });
  EXPECT(message == eg::cat("index 23 is out of bounds for dimension ", dim, " with size ", self.sizes[dim]));
  const auto before = content(self);
  EXPECT(error_of([&] { k::scatter(self.view(), dim, index.view(), source.view(), k::ScatterMode::Assign); }) ==
         message);
  EXPECT(same(self, before, 0));
}

// An index that repeats along the other dimensions does what its copies do.
void try_repeated(DType t, int layout, int64_t dim) {
  Dims sizes = {6, 20, 40};
  Array self(t, sizes, layout), again(t, sizes);
  sizes[dim] = 5;
  Array line(DType::Int64, {5}), copies(DType::Int64, sizes, (layout + 1) % 4), source(t, sizes, (layout + 2) % 4);
  fill(self, 0, 4);
  for (int64_t i = 0; i < self.numel(); ++i) again.set(i, self.get(i));
  fill(source, 0, 3);
  fill(line, 0, 6);
  line.set(4, line.real(1));
  int64_t inner = 1;
  for (size_t d = static_cast<size_t>(dim) + 1; d < 3; ++d) inner *= sizes[d];
  for (int64_t i = 0; i < copies.numel(); ++i) copies.set(i, line.real(i / inner % 5));
  int64_t strides[3] = {};
  strides[dim] = 1;
  const TensorView repeated{line.view().data, sizes.data(), strides, 3, DType::Int64};
  Array out(t, sizes, layout), want(t, sizes);
  k::gather(out.view(), self.view(), dim, repeated);
  k::gather(want.view(), self.view(), dim, copies.view());
  EXPECT(same(out, content(want), 0));
  for (k::ScatterMode mode : {k::ScatterMode::Assign, k::ScatterMode::Add}) {
    k::scatter(self.view(), dim, repeated, source.view(), mode);
    k::scatter(again.view(), dim, copies.view(), source.view(), mode);
    EXPECT(same(self, content(again), 0));
  }
}

void try_advanced(DType t, int layout) {
  const int64_t low = eg::is_unsigned(t) || t == DType::Bool ? 0 : -3;
  Array self(t, {4, 5, 3, 2}, layout), a(DType::Int64, {2, 3}, layout), b(DType::Int64, {2, 3}, (layout + 1) % 4);
  Array out(t, {2, 3, 3, 2}, layout), values(t, {2, 3, 3, 2}, (layout + 2) % 4);
  fill(self, low, 4);
  fill(values, low, 4);
  fill(a, -4, 4);
  fill(b, -5, 5);
  const TensorView index[] = {a.view(), b.view()};
  const auto position = [&](int64_t i) {
    const int64_t p = static_cast<int64_t>(a.real(i / 6)), q = static_cast<int64_t>(b.real(i / 6));
    return ((p < 0 ? p + 4 : p) * 5 + (q < 0 ? q + 5 : q)) * 6 + i % 6;
  };
  std::vector<std::complex<double>> want(36);
  for (int64_t i = 0; i < 36; ++i) want[i] = self.get(position(i));
  k::index_get(out.view(), self.view(), index, 2);
  EXPECT(same(out, want, 0));
  want = content(self);
  for (int64_t i = 0; i < 36; ++i) want[position(i)] = add(t, want[position(i)], values.get(i));
  k::index_put(self.view(), index, 2, values.view(), true);
  EXPECT(same(self, want, tolerance(t)));
  for (int64_t i = 0; i < 36; ++i) want[position(i)] = values.get(i);
  k::index_put(self.view(), index, 2, values.view(), false);
  EXPECT(same(self, want, tolerance(t)));
  Array flat(DType::Int64, {2, 2}), taken(t, {2, 2});
  const double at[] = {0, -1, 17, 119};
  for (int64_t i = 0; i < 4; ++i) flat.set(i, at[i]);
  k::take(taken.view(), self.view(), flat.view());
  EXPECT(taken.get(0) == self.get(0) && taken.get(1) == self.get(119) && taken.get(2) == self.get(17));
  k::put(self.view(), flat.view(), taken.view(), true);
  flat.set(0, 120);
  EXPECT(error_of([&] { k::take(taken.view(), self.view(), flat.view()); }) ==
         "out of range: tried to access index 120 on a tensor of 120 elements.");
  b.set(3, 5);
  EXPECT(error_of([&] { k::index_get(out.view(), self.view(), index, 2); }) ==
         "index 5 is out of bounds for dimension 1 with size 5");
  Array mask(DType::Bool, {4, 5, 3, 2}, (layout + 1) % 4);
  fill(mask, 0, 2);
  const int64_t n = k::count_true(mask.view());
  Array picked(t, {n});
  k::masked_select(picked.view(), self.view(), mask.view());
  want = content(self);
  for (int64_t i = 0, j = 0; i < 120; ++i) {
    if (mask.real(i) != 0) EXPECT(picked.get(j++) == self.get(i));
  }
  for (int64_t i = 0, j = 0; i < 120; ++i) {
    if (mask.real(i) != 0) want[i] = picked.get(n - 1 - j++);
  }
  Array reversed(t, {n});
  for (int64_t j = 0; j < n; ++j) reversed.set(j, picked.get(n - 1 - j));
  k::masked_scatter(self.view(), mask.view(), reversed.view());
  EXPECT(same(self, want, 0));
  const int64_t count = k::count_nonzero_elements(self.view());
  Array rows(DType::Int64, {count, 4});
  k::nonzero(rows.view(), self.view());
  for (int64_t i = 0, j = 0; i < 120; ++i) {
    if (self.get(i) == 0.0) continue;
    EXPECT(rows.real(j * 4) * 30 + rows.real(j * 4 + 1) * 6 + rows.real(j * 4 + 2) * 2 + rows.real(j * 4 + 3) ==
           static_cast<double>(i));
    ++j;
  }
  Array zero(t, {});
  k::masked_fill(self.view(), mask.view(), zero.view());
  for (int64_t i = 0; i < 120; ++i) EXPECT(self.get(i) == (mask.real(i) != 0 ? 0.0 : want[i]));
}

void try_fills() {
  Array m(DType::Float32, {3, 4}, 1), r(DType::Float32, {3, 4}, 2);
  fill(m, 1, 9);
  for (int64_t diagonal = -4; diagonal <= 5; ++diagonal) {
    k::tril(r.view(), m.view(), diagonal);
    for (int64_t i = 0; i < 12; ++i) EXPECT(r.get(i) == (i % 4 - i / 4 <= diagonal ? m.get(i) : 0.0));
    k::triu(r.view(), m.view(), diagonal);
    for (int64_t i = 0; i < 12; ++i) EXPECT(r.get(i) == (i % 4 - i / 4 >= diagonal ? m.get(i) : 0.0));
  }
  EXPECT(k::tril_count(3, 4, 1) == 9 && k::triu_count(3, 4, -1) == 11 && k::tril_count(3, 3, INT64_MIN) == 0);
  Array pairs(DType::Int64, {2, 6});
  k::tril_indices(pairs.view(), 3, 4, 0);
  EXPECT(pairs.real(1) == 1 && pairs.real(7) == 0 && pairs.real(5) == 2 && pairs.real(11) == 2);
  k::eye(r.view());
  for (int64_t i = 0; i < 12; ++i) EXPECT(r.real(i) == (i % 4 == i / 4));
  Array line(DType::Float64, {5}), whole(DType::Int64, {5});
  k::linspace(line.view(), 0, 1);
  EXPECT(line.real(0) == 0 && line.real(1) == 0.25 && line.real(4) == 1);
  k::logspace(line.view(), 0, 4, 10);
  EXPECT(near(line.real(3), 1000, 1e-12));
  k::linspace(whole.view(), 0, 10);
  EXPECT(whole.real(1) == 2 && whole.real(4) == 10);
  k::arange(whole.view(), int64_t{1} << 60, int64_t{-3});
  EXPECT(*reinterpret_cast<int64_t*>(whole.element(2)) == (int64_t{1} << 60) - 6);
  const bool flipped[] = {true, false};
  k::flip(r.view(), m.view(), flipped);
  for (int64_t i = 0; i < 12; ++i) EXPECT(r.get(i) == m.get((2 - i / 4) * 4 + i % 4));
  const int64_t dims[] = {0, 1}, shifts[] = {-1, 6};
  k::roll(r.view(), m.view(), dims, shifts, 2);
  for (int64_t i = 0; i < 12; ++i) EXPECT(r.get(i) == m.get((i / 4 + 1) % 3 * 4 + (i % 4 + 2) % 4));
  Array repeats(DType::Int32, {3}), out(DType::Int64, {5});
  repeats.set(0, 2);
  repeats.set(2, 3);
  EXPECT(k::sum_repeats(repeats.view()) == 5);
  k::repeat_interleave(out.view(), repeats.view());
  EXPECT(out.real(1) == 0 && out.real(2) == 2);
}

void try_embedding(DType t) {
  Array w(t, {5, 3}, 1), at(DType::Int32, {2, 2}), out(t, {2, 2, 3}), gw(t, {5, 3}, 2);
  fill(w);
  const double ids[] = {1, 4, 1, 0};
  for (int64_t i = 0; i < 4; ++i) at.set(i, ids[i]);
  k::embedding(out.view(), w.view(), at.view());
  for (int64_t i = 0; i < 12; ++i) EXPECT(out.get(i) == w.get(static_cast<int64_t>(ids[i / 3]) * 3 + i % 3));
  k::embedding_backward(gw.view(), out.view(), at.view(), 0, false);
  for (int64_t i = 0; i < 15; ++i) {
    const int64_t row = i / 3;
    EXPECT(near(gw.get(i), row == 1 ? 2.0 * w.get(i) : row == 4 ? w.get(i) : 0.0, tolerance(t)));
  }
  k::embedding_backward(gw.view(), out.view(), at.view(), -1, true);
  EXPECT(near(gw.get(3), w.get(3), tolerance(t)) && near(gw.get(0), w.get(0), tolerance(t)));
  at.set(3, 5);
  EXPECT(error_of([&] { k::embedding(out.view(), w.view(), at.view()); }) == "index out of range in self");
}

}  // namespace

int main() {
  for (int threads : {1, 2}) {
    eg::set_num_threads(threads);
    for (DType t : kTypes) {
      for (int layout = 0; layout < 4; ++layout) {
        for (int64_t dim = 0; dim < 3; ++dim) {
          try_slices(t, layout, dim);
          try_scatter(t, layout, dim);
          try_repeated(t, layout, dim);
        }
        try_advanced(t, layout);
      }
    }
    for (DType t : {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64}) try_embedding(t);
  }
  try_fills();
  Array classes(DType::Int64, {3}), hot(DType::Int64, {3, 4});
  classes.set(1, 3);
  k::one_hot(hot.view(), classes.view());
  EXPECT(hot.real(0) == 1 && hot.real(7) == 1 && hot.real(4) == 0);
  classes.set(1, 4);
  EXPECT(error_of([&] { k::one_hot(hot.view(), classes.view()); }) == "Class values must be smaller than num_classes.");
  for (DType t : {DType::Bool, DType::Float16, DType::Int64}) {
    for (int layout : {0, 2, 3}) {
      Array line(t, {9}, layout);
      for (int64_t i : {0, 3, 4, 8}) line.set(i, 1.0);
      Array rows(DType::Int64, {k::count_nonzero_elements(line.view()), 1});
      EXPECT(rows.sizes[0] == 4);
      k::nonzero(rows.view(), line.view());
      EXPECT(rows.real(0) == 0 && rows.real(1) == 3 && rows.real(2) == 4 && rows.real(3) == 8);
    }
  }
  return finish("index");
}
