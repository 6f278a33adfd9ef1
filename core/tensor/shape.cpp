#include "core/tensor/shape.h"

#include <algorithm>

namespace eg {

int64_t numel_of(IntSpan sizes) {
  int64_t n = 1;
  bool zero = false;
  for (int64_t s : sizes) {
    if (s < 0) {
      fail(Code::Runtime, "Trying to create tensor with negative dimension ", s, ": ", shape_string(sizes));
    }
    if (s == 0) {
      zero = true;
    } else if (__builtin_mul_overflow(n, s, &n)) {
      fail(Code::Runtime, "Storage size calculation overflowed with sizes=", shape_string(sizes),
           " (numel: integer multiplication overflow)");
    }
  }
  return zero ? 0 : n;
}

Dims contiguous_strides(IntSpan sizes) {
  Dims st(sizes.size());
  int64_t n = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    st[i] = n;
    n = wrapping_product(n, std::max<int64_t>(sizes[i], 1));
  }
  return st;
}

Dims format_strides(IntSpan sizes, MemoryFormat format) {
  if (format == MemoryFormat::ChannelsLast || format == MemoryFormat::ChannelsLast3d) {
    const size_t want = format == MemoryFormat::ChannelsLast ? 4 : 5;
    check(sizes.size() == want, "required rank ", want, " tensor to use channels_last", want == 5 ? "_3d" : "",
          " format");
    Dims st(sizes.size());
    int64_t n = 1;
    auto put = [&](size_t i) {
      st[i] = n;
      n *= std::max<int64_t>(sizes[i], 1);
    };
    put(1);
    for (size_t i = sizes.size(); i-- > 2;) put(i);
    put(0);
    return st;
  }
  return contiguous_strides(sizes);
}

bool is_contiguous(IntSpan sizes, IntSpan strides) {
  int64_t n = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] == 0) return true;
    if (sizes[i] == 1) continue;
    if (strides[i] != n) {
      for (int64_t s : sizes) {
        if (s == 0) return true;
      }
      return false;
    }
    n *= sizes[i];
  }
  return true;
}

int64_t storage_bytes_needed(IntSpan sizes, IntSpan strides, int64_t offset, DType dtype) {
  const int64_t element = static_cast<int64_t>(size_of(dtype));
  int64_t last = offset, bytes;
  // Where there are no elements the offset is still turned into bytes.
  bool fits = !__builtin_mul_overflow(offset, element, &bytes);
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t step = 0;
    if (fits && sizes[i] == 0) return 0;
    fits =
        fits && !__builtin_mul_overflow(sizes[i] - 1, strides[i], &step) && !__builtin_add_overflow(last, step, &last);
  }
  fits = fits && !__builtin_add_overflow(last, 1, &last) && !__builtin_mul_overflow(last, element, &bytes);
  check(fits, "Storage size calculation overflowed with sizes=", shape_string(sizes),
        " and strides=", shape_string(strides));
  return bytes;
}

int64_t wrap_dim(int64_t dim, int64_t ndim, bool wrap_scalar) {
  if (ndim <= 0) {
    if (!wrap_scalar) {
      fail(Code::Index, "Dimension specified as ", dim, " but tensor has no dimensions");
    }
    ndim = 1;
  }
  if (dim < -ndim || dim >= ndim) {
    fail(Code::Index, "Dimension out of range (expected to be in range of [", -ndim, ", ", ndim - 1, "], but got ", dim,
         ")");
  }
  return dim < 0 ? dim + ndim : dim;
}

uint64_t dim_mask(IntSpan dims, int64_t ndim, bool empty_means_all) {
  check(ndim <= 64, "only tensors with up to 64 dims are supported");
  if (dims.empty() && empty_means_all) return ndim == 64 ? ~uint64_t{0} : (uint64_t{1} << ndim) - 1;
  uint64_t mask = 0;
  for (int64_t d : dims) {
    const int64_t w = wrap_dim(d, ndim);
    check((mask >> w & 1) == 0, "dim ", w, " appears multiple times in the list of dims");
    mask |= uint64_t{1} << w;
  }
  return mask;
}

Dims broadcast_shapes(IntSpan a, IntSpan b) {
  const size_t n = std::max(a.size(), b.size());
  Dims out(n);
  for (size_t i = 0; i < n; ++i) {
    const int64_t x = i < n - a.size() ? 1 : a[i - (n - a.size())];
    const int64_t y = i < n - b.size() ? 1 : b[i - (n - b.size())];
    if (x != y && x != 1 && y != 1) {
      // PyTorch reports the last dimension that does not fit.
      for (size_t j = n; j-- > 0;) {
        const int64_t p = j < n - a.size() ? 1 : a[j - (n - a.size())];
        const int64_t q = j < n - b.size() ? 1 : b[j - (n - b.size())];
        if (p != q && p != 1 && q != 1) {
          fail(Code::Runtime, "The size of tensor a (", p, ") must match the size of tensor b (", q,
               ") at non-singleton dimension ", j);
        }
      }
    }
    out[i] = x == 1 ? y : x;
  }
  return out;
}

bool expandable(IntSpan from, IntSpan to) {
  if (from.size() > to.size()) return false;
  const size_t off = to.size() - from.size();
  for (size_t i = 0; i < from.size(); ++i) {
    if (from[i] != to[i + off] && from[i] != 1) return false;
  }
  return true;
}

Dims infer_size(IntSpan shape, int64_t numel) {
  int64_t known = 1, unknown = -1;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == -1) {
      check(unknown < 0, "only one dimension can be inferred");
      unknown = static_cast<int64_t>(i);
    } else if (shape[i] < 0) {
      fail(Code::Runtime, "invalid shape dimension ", shape[i], " at index ", i, " of shape ", shape_string(shape));
    } else if (__builtin_mul_overflow(known, shape[i], &known)) {
      fail(Code::Runtime, "shape '", shape_string(shape), "' is invalid for input of size ", numel);
    }
  }
  Dims out(shape);
  if (unknown >= 0 && known > 0 && numel % known == 0) {
    out[static_cast<size_t>(unknown)] = numel / known;
    return out;
  }
  if (unknown >= 0 && known == 0 && numel == 0) {
    fail(Code::Runtime, "cannot reshape tensor of 0 elements into shape ", shape_string(shape),
         " because the unspecified dimension size -1 can be any value and is ambiguous");
  }
  check(unknown < 0 && known == numel, "shape '", shape_string(shape), "' is invalid for input of size ", numel);
  return out;
}

std::optional<Dims> view_strides(IntSpan sizes, IntSpan strides, IntSpan new_sizes) {
  Dims out(new_sizes.size());
  bool none = false;
  for (int64_t s : sizes) none = none || s == 0;
  if (none) return sizes == new_sizes ? Dims(strides) : contiguous_strides(new_sizes);
  if (sizes.empty()) {
    for (size_t i = 0; i < out.size(); ++i) out[i] = 1;
    return out;
  }
  int64_t v = static_cast<int64_t>(new_sizes.size()) - 1;
  int64_t base = strides.back(), chunk = 1, seen = 1;
  for (int64_t d = static_cast<int64_t>(sizes.size()) - 1; d >= 0; --d) {
    chunk *= sizes[d];
    if (d == 0 || (sizes[d - 1] != 1 && strides[d - 1] != wrapping_product(chunk, base))) {
      while (v >= 0 && (seen < chunk || new_sizes[v] == 1)) {
        out[v] = wrapping_product(seen, base);
        seen *= new_sizes[v];
        --v;
      }
      if (seen != chunk) return std::nullopt;
      if (d > 0) {
        base = strides[d - 1];
        chunk = 1;
        seen = 1;
      }
    }
  }
  if (v != -1) return std::nullopt;
  return out;
}

bool non_overlapping_and_dense(IntSpan sizes, IntSpan strides) {
  Dims perm(sizes.size());
  size_t n = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 0) return true;
    if (sizes[i] != 1) perm[n++] = static_cast<int64_t>(i);
  }
  std::sort(perm.begin(), perm.begin() + n, [&](int64_t a, int64_t b) { return strides[a] < strides[b]; });
  int64_t need = 1;
  for (size_t k = 0; k < n; ++k) {
    if (strides[perm[k]] != need) return false;
    need *= sizes[perm[k]];
  }
  return true;
}

Dims dense_strides_like(IntSpan sizes, IntSpan strides) {
  return strides_in_order(sizes, [&](int64_t a, int64_t b) {
    const int64_t sa = strides[a], sb = strides[b];
    if (sa == 0 || sb == 0) return 0;
    if (sa != sb) return sa < sb ? -1 : 1;
    return sizes[a] > sizes[b] ? 1 : 0;
  });
}

bool internal_overlap(IntSpan sizes, IntSpan strides) {
  bool repeated = false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 0) return false;
    repeated = repeated || (sizes[i] > 1 && strides[i] == 0);
  }
  return repeated;
}

void detail::put(std::string& s, const ShapeText& v) {
  if (v.instead) {
    s += v.instead;
    return;
  }
  s += '[';
  for (size_t i = 0; i < v.sizes.size(); ++i) {
    if (i) s += ", ";
    s += std::to_string(v.sizes[i]);
  }
  s += ']';
}

}  // namespace eg
