// Views made of other views: moved and split dimensions, pieces, parts of complex numbers, expansion to other shapes.
#include <algorithm>

#include "core/ops/common.h"

namespace eg::ops {

Tensor view_as(const Tensor& self, const Tensor& other) { return view(self, other.sizes()); }
Tensor expand_as(const Tensor& self, const Tensor& other) { return expand(self, other.sizes()); }
Tensor broadcast_to(const Tensor& self, IntSpan size) { return expand(self, size); }

std::vector<Tensor> broadcast_tensors(TensorSpan tensors) {
  std::vector<Tensor> out;
  if (tensors.empty()) return out;
  Dims shape(tensors[0].sizes());
  for (const Tensor& t : tensors) shape = broadcast_shapes(shape, t.sizes());
  for (const Tensor& t : tensors) out.push_back(expand(t, shape));
  return out;
}

Tensor numpy_T(const Tensor& self) {
  Dims dims;
  for (int64_t i = self.dim(); i-- > 0;) dims.push_back(i);
  return permute(self, dims);
}
Tensor mT(const Tensor& self) {
  if (self.dim() == 0) return self;
  check(self.dim() >= 2, "tensor.mT is only supported on matrices or batches of matrices. Got ", self.dim(),
        "-D tensor.");
  return transpose(self, -2, -1);
}
Tensor mH(const Tensor& self) {
  if (self.dim() == 0) return conj(self);
  check(self.dim() >= 2, "tensor.mH is only supported on matrices or batches of matrices. Got ", self.dim(),
        "-D tensor.");
  return conj(transpose(self, -2, -1));
}
Tensor adjoint(const Tensor& self) {
  if (self.dim() == 0) return conj(self);
  check(self.dim() >= 2, "tensor.adjoint() is only supported on matrices or batches of matrices. Got ", self.dim(),
        "-D tensor.");
  return conj(transpose(self, -2, -1));
}
Tensor matrix_H(const Tensor& self) {
  check(self.dim() == 0 || self.dim() == 2, "tensor.H is only supported on matrices (2-D tensors). Got ", self.dim(),
        "-D tensor.", self.dim() > 2 ? " For batches of matrices, consider using tensor.mH" : "");
  return self.dim() == 0 ? conj(self) : conj(transpose(self, 0, 1));
}

Tensor movedim(const Tensor& self, IntSpan source, IntSpan destination) {
  check(source.size() == destination.size(), "movedim: Invalid source or destination dims: source (",
        shape_string(source), " dims) should contain the same number of dims as destination (",
        shape_string(destination), " dims)");
  const int64_t n = self.dim();
  Dims from, to;
  auto wrap_all = [n](IntSpan dims, Dims& out, const char* what) {
    for (int64_t d : dims) out.push_back(wrap_dim(d, n));
    for (size_t i = 0; i < out.size(); ++i) {
      for (size_t k = 0; k < i; ++k) {
        check(out[i] != out[k], "movedim: repeated dim in `", what, "` (", shape_string(dims), ")");
      }
    }
  };
  wrap_all(source, from, "source");
  wrap_all(destination, to, "destination");
  if (n == 0) return ops::alias(self);
  Dims order(static_cast<size_t>(n), -1);
  uint64_t used = 0;
  for (size_t i = 0; i < from.size(); ++i) {
    order[to[i]] = from[i];
    used |= uint64_t{1} << from[i];
  }
  int64_t next = 0;
  for (int64_t& d : order) {
    if (d >= 0) continue;
    while (used >> next & 1) ++next;
    d = next++;
  }
  return permute(self, order);
}

Tensor narrow(const Tensor& self, int64_t dim, int64_t start, int64_t length) {
  check(self.dim() > 0, "narrow() cannot be applied to a 0-dim tensor.");
  check(length >= 0, "narrow(): length must be non-negative.");
  dim = wrap_dim(dim, self.dim());
  const int64_t n = self.sizes()[dim];
  check(start >= -n && start <= n, Code::Index, "start out of range (expected to be in range of [", -n, ", ", n,
        "], but got ", start, ")");
  if (start < 0) start += n;
  check(start <= n - length, "start (", start, ") + length (", length, ") exceeds dimension size (", n, ").");
  return slice(self, dim, start, start + length, 1);
}
Tensor narrow_Tensor(const Tensor& self, int64_t dim, const Tensor& start, int64_t length) {
  check(start.dim() == 0 && is_int(start.dtype()), "start must be an 0-dim integral Tensor.");
  return narrow(self, dim, item(start).to_int(), length);
}

Tensor unflatten(const Tensor& self, int64_t dim, IntSpan sizes) {
  check(self.dim() > 0, Code::Index, "Dimension specified as ", dim, " but tensor has no dimensions");
  dim = wrap_dim(dim, self.dim());
  check(!sizes.empty(), "unflatten: sizes must be non-empty");
  const int64_t n = self.sizes()[dim];
  int64_t known = 1, unknown = 0;
  for (int64_t s : sizes) {
    if (s == -1) {
      ++unknown;
    } else if (__builtin_mul_overflow(known, s, &known)) {
      known = INT64_MAX;
    }
  }
  if (unknown == 0 || (unknown == 1 && known != 0)) {
    const bool fits = unknown == 0 ? known == n : n % known == 0;
    check(fits, "unflatten: Provided sizes ", shape_string(sizes), " don't multiply up to the size of dim ", dim, " (",
          n, ") in the input tensor");
  }
  const Dims part = infer_size(sizes, n);
  Dims shape;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (i != dim) {
      shape.push_back(self.sizes()[i]);
    } else {
      for (int64_t s : part) shape.push_back(s);
    }
  }
  return view(self, shape);
}

std::vector<Tensor> split_sizes(const Tensor& self, IntSpan split_size, int64_t dim) {
  return split_with_sizes(self, split_size, dim);
}

std::vector<Tensor> chunk(const Tensor& self, int64_t chunks, int64_t dim) {
  check(self.dim() > 0, "chunk expects at least a 1-dimensional tensor");
  check(chunks > 0, "chunk expects `chunks` to be greater than 0, got: ", chunks);
  dim = wrap_dim(dim, self.dim());
  const int64_t n = self.sizes()[dim], size = n / chunks + (n % chunks != 0);
  if (size == 0 && n == 0) return split_with_sizes(self, Dims(static_cast<size_t>(chunks), 0), dim);
  return split(self, size, dim);
}

std::vector<Tensor> tensor_split(const Tensor& self, int64_t sections, int64_t dim) {
  check(self.dim() > 0, "tensor_split expected at least a 1-dimensional tensor, but got a tensor with ", self.dim(),
        " dims");
  dim = wrap_dim(dim, self.dim());
  check(sections > 0, "number of sections must be larger than 0, got ", sections);
  const int64_t n = self.sizes()[dim], least = n / sections, larger = n % sections;
  constexpr int64_t kMostEmpty = int64_t{1} << 20;
  check(sections <= n || sections - n <= kMostEmpty, Code::OutOfMemory, "no memory for ", sections, " sections");
  std::vector<Tensor> out;
  int64_t at = 0;
  for (int64_t i = 0; i < sections; ++i) {
    const int64_t size = least + (i < larger);
    out.push_back(slice(self, dim, at, at + size, 1));
    at += size;
  }
  return out;
}
std::vector<Tensor> tensor_split_indices(const Tensor& self, IntSpan indices, int64_t dim) {
  check(self.dim() > 0, "tensor_split expected at least a 1-dimensional tensor, but got a tensor with ", self.dim(),
        " dims");
  dim = wrap_dim(dim, self.dim());
  std::vector<Tensor> out;
  int64_t at = 0;
  for (int64_t i : indices) {
    out.push_back(slice(self, dim, at, i, 1));
    at = i;
  }
  out.push_back(slice(self, dim, at, self.sizes()[dim], 1));
  return out;
}

Tensor real(const Tensor& self) {
  if (!self.is_complex()) return self;
  return select(view_as_real(self.is_conj() ? _conj(self) : self), -1, 0);
}
Tensor imag(const Tensor& self) {
  check(self.is_complex(), "imag is not implemented for tensors with non-complex dtypes.");
  if (self.is_conj()) return _neg_view(select(view_as_real(_conj(self)), -1, 1));
  return select(view_as_real(self), -1, 1);
}

}  // namespace eg::ops
