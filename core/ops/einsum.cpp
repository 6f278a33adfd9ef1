// Einstein summation: subscripts are read into labels, operands are brought to one order of dimensions, and contracted
// two at a time by batched matrix products: from left to right, or along a path.
#include <string>

#include "core/ops/common.h"

namespace eg::ops {

namespace {

constexpr int kLetters = 52;  // A-Z, a-z; labels from 52 on stand for the dimensions of the ellipsis

int label_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  return -1;
}
char letter_of(int label) { return static_cast<char>(label < 26 ? 'A' + label : 'a' + label - 26); }

constexpr int kEllipsis = -1;

// "ij..." -> labels, kEllipsis once at most.
std::vector<int> read(std::string_view text, const char* where) {
  std::vector<int> out;
  bool dots = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (text[i] == '.') {
      check(i + 2 < text.size() && text.substr(i, 3) == "...", "einsum(): found '.' for ", where,
            " that is not part of any ellipsis");
      check(!dots, "einsum(): found '.' for ", where, " for which an ellipsis was already found");
      dots = true;
      out.push_back(kEllipsis);
      i += 2;
      continue;
    }
    const int l = label_of(text[i]);
    check(l >= 0, "einsum(): invalid subscript given at index ", i,
          " in the equation string, subscripts must be in [a-zA-Z]");
    out.push_back(l);
  }
  return out;
}

// Sums of products of two operands that have all labels as dimensions (size 1 where they lack one). The dimensions in
// `gone` are summed over.
Tensor contract(const Tensor& left, const Tensor& right, uint64_t gone) {
  const int64_t n = left.dim();
  Tensor a = left, b = right;
  Dims batch, rows, columns, inner, sum_a, sum_b;
  for (int64_t d = 0; d < n; ++d) {
    const bool in_a = a.sizes()[d] != 1, in_b = b.sizes()[d] != 1;
    if (gone >> d & 1) {
      if (in_a && in_b)
        inner.push_back(d);
      else if (in_a)
        sum_a.push_back(d);
      else if (in_b)
        sum_b.push_back(d);
    } else if (in_a && in_b) {
      batch.push_back(d);
    } else if (in_a) {
      rows.push_back(d);
    } else if (in_b) {
      columns.push_back(d);
    }
  }
  if (!sum_a.empty()) a = sum_dim(a, sum_a.span(), true, a.dtype());
  if (!sum_b.empty()) b = sum_dim(b, sum_b.span(), true, b.dtype());
  if (inner.empty()) return mul(a, b);  // nothing is summed: dtypes are promoted, as by a product of numbers
  auto size_of_all = [](const Tensor& t, const Dims& dims) {
    int64_t k = 1;
    for (int64_t d : dims) k *= t.sizes()[d];
    return k;
  };
  const int64_t nb = size_of_all(a, batch), nr = size_of_all(a, rows), nc = size_of_all(b, columns),
                ni = size_of_all(a, inner);
  auto arranged = [n](const Tensor& t, std::initializer_list<const Dims*> groups, IntSpan shape) {
    Dims order;
    uint64_t used = 0;
    for (const Dims* g : groups) {
      for (int64_t d : *g) {
        order.push_back(d);
        used |= uint64_t{1} << d;
      }
    }
    for (int64_t d = 0; d < n; ++d) {
      if (!(used >> d & 1)) order.push_back(d);  // of size 1
    }
    return reshape(permute(t, order), shape);
  };
  const Tensor product =
      bmm(arranged(a, {&batch, &rows, &inner}, {nb, nr, ni}), arranged(b, {&batch, &inner, &columns}, {nb, ni, nc}));
  // Back to all dimensions in their order.
  Dims shape, order(static_cast<size_t>(n));
  int64_t at = 0;
  auto put = [&](const Dims& dims, const Tensor& sizes) {
    for (int64_t d : dims) {
      shape.push_back(sizes.sizes()[d]);
      order[d] = at++;
    }
  };
  put(batch, a);
  put(rows, a);
  put(columns, b);
  uint64_t placed = 0;
  for (const Dims* g : {&batch, &rows, &columns}) {
    for (int64_t d : *g) placed |= uint64_t{1} << d;
  }
  for (int64_t d = 0; d < n; ++d) {
    if (placed >> d & 1) continue;
    shape.push_back(1);
    order[d] = at++;
  }
  return permute(reshape(product, shape), order);
}

}  // namespace

Tensor einsum(std::string_view equation, TensorSpan tensors, std::optional<IntSpan> path) {
  check(!tensors.empty(), "einsum(): must provide at least one operand");
  const size_t steps = tensors.size() > 1 ? 2 * (tensors.size() - 1) : 1;
  check(!path || path->size() == steps, "einsum(): expected contraction path given in path parameter to have size ", steps,
        " but got ", path ? path->size() : 0);
  const size_t arrow = equation.find("->");
  const std::string_view left = equation.substr(0, arrow);
  std::vector<std::vector<int>> labels;
  for (size_t from = 0; from <= left.size();) {
    const size_t comma = std::min(left.find(',', from), left.size());
    labels.push_back(read(left.substr(from, comma - from), "operand"));
    from = comma + 1;
  }
  check(labels.size() == tensors.size(), labels.size() < tensors.size()
                                             ? "einsum(): more operands were provided than specified in the equation"
                                             : "einsum(): fewer operands were provided than specified in the equation");
  // How many dimensions the ellipsis covers, and how often each letter occurs.
  int64_t dots = 0;
  int count[kLetters] = {};
  bool any_dots = false;
  for (size_t i = 0; i < tensors.size(); ++i) {
    bool has = false;
    int64_t letters = 0;
    for (int l : labels[i]) {
      if (l == kEllipsis) {
        has = true;
      } else {
        ++letters;
        ++count[l];
      }
    }
    const int64_t n = tensors[i].dim();
    check(has ? letters <= n : letters == n, "einsum(): the number of subscripts in the equation (", letters,
          has ? ") is more than the number of dimensions (" : ") does not match the number of dimensions (", n,
          ") for operand ", i, has ? "" : " and no ellipsis was given");
    if (has) dots = std::max(dots, n - letters);
    any_dots = any_dots || has;
  }
  std::vector<int> result;
  if (arrow == std::string_view::npos) {
    if (any_dots) result.push_back(kEllipsis);
    for (int l = 0; l < kLetters; ++l) {
      if (count[l] == 1) result.push_back(l);
    }
  } else {
    result = read(equation.substr(arrow + 2), "the output");
    bool seen[kLetters] = {};
    for (int l : result) {
      if (l == kEllipsis) continue;
      check(!seen[l], "einsum(): output subscript ", letter_of(l), " appears more than once in the output");
      check(count[l] > 0, "einsum(): output subscript ", letter_of(l),
            " does not appear in the equation for any input operand");
      seen[l] = true;
    }
  }
  // Where each label stands: first those of the result, then those that are summed.
  int64_t place[kLetters];
  for (int64_t& p : place) p = -1;
  int64_t first_dot = -1, total = 0, kept = 0;
  for (int l : result) {
    if (l == kEllipsis) {
      first_dot = total;
      total += dots;
    } else {
      place[l] = total++;
    }
  }
  kept = total;
  if (first_dot < 0 && dots > 0) {
    first_dot = total;
    total += dots;
  }
  for (int l = 0; l < kLetters; ++l) {
    if (count[l] > 0 && place[l] < 0) place[l] = total++;
  }
  check(total <= 64, "einsum(): too many subscripts");

  std::vector<Tensor> operands;
  std::vector<int64_t> size(static_cast<size_t>(total), 1);
  std::vector<uint64_t> has;  // the dimensions of each operand
  for (size_t i = 0; i < tensors.size(); ++i) {
    Tensor x = tensors[i];
    // Repeated labels take the diagonal; then the dimensions go where their labels stand.
    std::vector<int64_t> where;
    for (int l : labels[i]) {
      if (l == kEllipsis) {
        const int64_t n = x.dim() - static_cast<int64_t>(labels[i].size()) + 1;
        for (int64_t k = 0; k < n; ++k) where.push_back(first_dot + dots - n + k);
      } else {
        where.push_back(place[l]);
      }
    }
    for (size_t d = 0; d < where.size();) {
      size_t e = d + 1;
      while (e < where.size() && where[e] != where[d]) ++e;
      if (e == where.size()) {
        ++d;
        continue;
      }
      const int64_t m = x.sizes()[d], n = x.sizes()[e];
      check(m == n, "einsum(): subscript is repeated for operand ", i, " but the sizes don't match, ", n, " != ", m);
      x = movedim(diagonal(x, 0, static_cast<int64_t>(d), static_cast<int64_t>(e)), {-1}, {static_cast<int64_t>(d)});
      where.erase(where.begin() + static_cast<int64_t>(e));
    }
    Dims shape(static_cast<size_t>(total), 1), order;
    std::vector<int64_t> from(static_cast<size_t>(total), -1);
    has.push_back(0);
    for (size_t d = 0; d < where.size(); ++d) from[where[d]] = static_cast<int64_t>(d);
    for (int64_t p = 0; p < total; ++p) {
      if (from[p] < 0) continue;
      order.push_back(from[p]);
      const int64_t n = x.sizes()[from[p]];
      shape[p] = n;
      has.back() |= uint64_t{1} << p;
      check(n == 1 || size[p] == 1 || size[p] == n,
            "einsum(): operands do not broadcast with remapped shapes "
            "[original->remapped]: sizes ",
            size[p], " and ", n, " differ at dimension ", p);
      if (n != 1) size[p] = n;
    }
    x = permute(x, order);
    operands.push_back(x.sizes() == shape.span() ? x : reshape(x, shape));
  }
  if (operands.size() == 1) {
    Dims dims;
    for (int64_t p = kept; p < total; ++p) dims.push_back(p);
    if (!dims.empty()) operands[0] = sum_dim(operands[0], dims.span(), false, operands[0].dtype());
  }
  for (size_t step = 0; operands.size() > 1; ++step) {
    int64_t i = 0, j = 1;
    if (path) {
      i = std::min((*path)[2 * step], (*path)[2 * step + 1]);
      j = std::max((*path)[2 * step], (*path)[2 * step + 1]);
      check(i != j, "einsum(): invalid contraction (", i, ", ", j, ") cannot contract an operand with itself");
      check(i >= 0 && j < static_cast<int64_t>(operands.size()), "einsum(): invalid contraction (", i, ", ", j,
            ") operand index is out of bounds");
    }
    // What no other operand has, and the result neither, is summed over.
    uint64_t gone = total > kept ? (has[i] | has[j]) >> kept << kept : 0;
    for (size_t k = 0; k < has.size(); ++k) {
      if (k != static_cast<size_t>(i) && k != static_cast<size_t>(j)) gone &= ~has[k];
    }
    Tensor product = contract(operands[i], operands[j], gone);
    const uint64_t left_over = (has[i] | has[j]) & ~gone;
    operands.erase(operands.begin() + j);
    has.erase(has.begin() + j);
    operands.erase(operands.begin() + i);
    has.erase(has.begin() + i);
    // A path counts a product as the last operand; from left to right it is the next one's partner.
    operands.insert(path ? operands.end() : operands.begin(), std::move(product));
    has.insert(path ? has.end() : has.begin(), left_over);
  }
  const Tensor& r = operands[0];
  Dims shape;
  for (int64_t p = 0; p < kept; ++p) shape.push_back(r.sizes()[p]);
  return tensors.size() == 1 && r.sizes() == shape.span() ? r : reshape(r, shape);
}

}  // namespace eg::ops
