#include "core/engine/pointwise.h"

#include <cstring>

#include "core/engine/promote.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

constexpr int kMostInputs = 6;

__attribute__((cold, noinline)) void unsupported(const char* name, DType t) {
  fail(Code::NotImplemented, "\"", name, "_cpu\" not implemented for '", scalar_type_name(t), "'");
}

void check_rule(const PointwiseOp& op, DType t) {
  const uint16_t need = is_bool(t) ? kAllowBool : is_int(t) ? kAllowInt : is_complex(t) ? kAllowComplex : kAllowFloat;
  if (!(op.rules & need) && !((op.rules & kIntToFloat) && is_integral(t))) unsupported(op.name, t);
}

kernels::TensorView broadcast(const Tensor& t, const Dims& shape, Dims& strides) {
  strides.resize(shape.size());
  const size_t off = shape.size() - t.sizes().size();
  for (size_t i = 0; i < shape.size(); ++i) {
    strides[i] = i < off || (t.sizes()[i - off] == 1 && shape[i] != 1) ? 0 : t.strides()[i - off];
  }
  return {t.data(), shape.data(), strides.data(), static_cast<int32_t>(shape.size()), t.dtype()};
}

DType result_dtype(const PointwiseOp& op, DType compute) {
  if (op.rules & kToBool) return DType::Bool;
  return (op.rules & kComplexToReal) && is_complex(compute) ? to_real(compute) : compute;
}

// A 0-dim operand beside a tensor of dtype `to` that does not change the dtype of the result, nor its own value where
// integers are computed as floats.
bool gives_way(const PointwiseOp& op, const Tensor& t, DType to) {
  if (t.dim() != 0 || !t.data()) return false;
  const DType d = t.dtype();
  if (d == to) return true;
  if (!t.is_wrapped_number()) return false;
  // Half precision computes in single precision, in which the number then counts.
  if (is_complex(to)) return to != DType::Complex32;
  if (is_floating(to)) return size_of(to) >= 4 && !is_complex(d);
  return is_int(to) && is_integral(d) && !(op.rules & kIntToFloat);
}

constexpr int64_t kFewElements = 64;  // up to which a number is written out once an element

// What nearly every small call is: row-major operands of one shape and dtype, maybe with numbers beside them, into a
// new tensor (which goes to `fresh`) or one that lies just so. False where it is something else.
bool quick(const PointwiseOp& op, const kernels::Params& params, const Tensor* const* in, int n, Target target,
           const Tensor* out, Tensor& fresh) {
  const Tensor& lead = n > 1 && in[0]->is_wrapped_number() ? *in[1] : *in[0];
  if (!lead.is_contiguous() || lead.is_wrapped_number() || lead.device() != kCPU) return false;
  const IntSpan sizes = lead.sizes();
  const DType type = lead.dtype();
  uint32_t numbers = 0;
  for (int i = 0; i < n; ++i) {
    const Tensor& t = *in[i];
    if (&t == &lead) continue;
    if (t.dtype() == type && t.is_contiguous() && t.sizes() == sizes && !t.is_wrapped_number()) continue;
    if (lead.numel() > kFewElements || !gives_way(op, t, type)) return false;
    numbers |= 1u << i;
  }
  // Strides of dimensions of one element are kept beside numbers.
  if (numbers && target == Target::New && !(lead.strides() == contiguous_strides(sizes).span())) return false;
  const DType compute = (op.rules & kIntToFloat) && is_integral(type) ? default_dtype() : type;
  const DType result = result_dtype(op, compute);
  if (target != Target::New) {
    if (!out->is_contiguous() || out->dtype() != result || !(out->sizes() == sizes) || !out->storage() ||
        out->storage()->read_only() || out->storage()->shared()) {
      return false;
    }
    for (int i = 0; i < n; ++i) {
      if (out->shares_storage(*in[i]) && !(numbers >> i & 1) && out->storage_offset() != in[i]->storage_offset()) {
        return false;
      }
    }
  }
  check_rule(op, compute);
  if (target == Target::New) {
    fresh = new_tensor(sizes, result, lead.device());
    out = &fresh;
  }
  kernels::TensorView views[kMostInputs];
  alignas(16) char written[kMostInputs][kFewElements * 16];
  const int64_t count = lead.numel();
  for (int i = 0; i < n; ++i) {
    if (!(numbers >> i & 1)) {
      views[i] = in[i]->view();
      continue;
    }
    char* p = written[i];
    const size_t bytes = size_of(type);
    if (in[i]->dtype() == type) {
      std::memcpy(p, in[i]->data(), bytes);
    } else {
      write_scalar(p, type, read_scalar(in[i]->data(), in[i]->dtype()));
    }
    for (int64_t k = 1; k < count; ++k) std::memcpy(p + static_cast<size_t>(k) * bytes, p, bytes);
    views[i] = lead.view();
    views[i].data = p;
  }
  if (count) kernels::run_pointwise(op.name, *op.set, compute, result, params, out->view(), views, n);
  return true;
}

// A number, 0-dim, may lie elsewhere.
Device device_of(const Tensor* const* in, int n) {
  const Tensor* first = nullptr;
  for (int i = 0; i < n; ++i) {
    if (in[i]->device() == kCPU && in[i]->dim() == 0) continue;
    if (first && in[i]->device() != first->device()) refuse_devices(first->device(), in[i]->device());
    first = in[i];
  }
  return first ? first->device() : kCPU;
}

bool same_geometry(const Tensor& a, const Tensor& b) {
  if (!(a.sizes() == b.sizes()) || a.storage_offset() != b.storage_offset() || a.dtype() != b.dtype()) return false;
  for (size_t i = 0; i < a.sizes().size(); ++i) {  // where there is one element, its stride says nothing
    if (a.sizes()[i] != 1 && a.strides()[i] != b.strides()[i]) return false;
  }
  return true;
}

}  // namespace

void check_can_cast(DType from, DType to) {
  check(can_cast(from, to), "result type ", scalar_type_name(from), " can't be cast to the desired output type ",
        scalar_type_name(to));
}

void prepare_out(const char* op, const Tensor& out, IntSpan sizes, DType from) {
  check(out.defined(), Code::Type, op, "(): argument 'out' must be Tensor, not None");
  if (from != out.dtype()) check_out_type(op, from, out.dtype());
  check_can_cast(from, out.dtype());
  check(!(out.storage() && out.storage()->read_only()), Code::Runtime, op, ": out's memory is read-only");
  if (out.storage()) out.storage()->own();
  if (out.sizes() == sizes) return;
  TensorImpl* p = out.impl();
  const Dims strides = contiguous_strides(sizes);
  const int64_t bytes = storage_bytes_needed(sizes, strides, p->offset, p->dtype);
  if (!p->storage) p->storage = Storage::create(static_cast<size_t>(bytes), p->device);
  if (bytes > static_cast<int64_t>(p->storage->bytes())) p->storage->resize(static_cast<size_t>(bytes));
  p->sizes = Dims(sizes);
  p->strides = strides;
  p->refresh();
}

void check_overlap(const Tensor& out, const Tensor& in) {
  if (!out.shares_storage(in) || out.numel() == 0 || in.numel() == 0 || same_geometry(out, in)) return;
  auto range = [](const Tensor& t) {
    int64_t lo = t.storage_offset(), hi = lo;
    for (size_t i = 0; i < t.sizes().size(); ++i) {
      const int64_t s = (t.sizes()[i] - 1) * t.strides()[i];
      (s < 0 ? lo : hi) += s;
    }
    const int64_t e = static_cast<int64_t>(size_of(t.dtype()));
    return std::pair(lo * e, (hi + 1) * e);
  };
  const auto [alo, ahi] = range(out);
  const auto [blo, bhi] = range(in);
  if (ahi <= blo || bhi <= alo) return;
  if (!out.is_non_overlapping_and_dense() || !in.is_non_overlapping_and_dense()) return;
  fail(Code::Runtime,
       "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory "
       "location. Please clone() the tensor before performing the operation.");
}

Dims result_strides(IntSpan shape, const Tensor* const* in, int n) {
  // All operands of the full shape agree: keep their strides. Otherwise dimensions are sorted by the first operand that
  // tells two of them apart, which keeps channels-last and transposed layouts.
  const Tensor* first = nullptr;
  bool same = true;
  for (int i = 0; i < n; ++i) {
    if (!(in[i]->sizes() == shape) || !in[i]->is_non_overlapping_and_dense() ||
        (first && !(first->strides() == in[i]->strides()))) {
      same = false;
      break;
    }
    if (!first) first = in[i];
  }
  if (same && first) {
    if (first->is_contiguous()) return contiguous_strides(shape);
    return Dims(first->strides());
  }
  const auto stride = [&](const Tensor& t, int64_t d) -> int64_t {
    const int64_t k = d - (static_cast<int64_t>(shape.size()) - t.dim());
    return k < 0 || (t.sizes()[k] == 1 && shape[d] != 1) ? 0 : t.strides()[k];
  };
  return strides_in_order(shape, [&](int64_t a, int64_t b) {
    for (int i = 0; i < n; ++i) {
      const int64_t sa = stride(*in[i], a), sb = stride(*in[i], b);
      if (sa == 0 || sb == 0) continue;
      if (sa != sb) return sa < sb ? -1 : 1;
      if (shape[a] > shape[b]) return 1;
    }
    return 0;
  });
}

Tensor pointwise(const PointwiseOp& op, const kernels::Params& params, const Tensor* const* in, int n, Target target,
                 const Tensor* out) {
  Tensor fresh;
  if (quick(op, params, in, n, target, out, fresh)) return fresh;
  const Tensor& a = *in[0];
  DType compute = result_type(in, static_cast<size_t>(n));
  if ((op.rules & kIntToFloat) && is_integral(compute)) compute = default_dtype();
  check_rule(op, compute);
  const DType result = result_dtype(op, compute);
  const Device device = device_of(in, n);
  kernels::TensorView views[kMostInputs];
  Dims shape(a.sizes());
  for (int i = 1; i < n; ++i) {
    if (!(in[i]->sizes() == shape.span())) shape = broadcast_shapes(shape, in[i]->sizes());
  }
  Tensor r;
  if (target == Target::New) {
    const Dims st = result_strides(shape, in, n);
    r = st == contiguous_strides(shape) ? new_tensor(shape, result, device) : new_strided(shape, st, result, device);
  } else {
    r = *out;
    if (target == Target::InPlace) {
      check(r.sizes() == shape.span(), "output with shape ", shape_string(r.sizes()),
            " doesn't match the broadcast shape ", shape_string(shape));
      check_can_cast(result, r.dtype());
      check(!(is_complex(compute) && !is_complex(result) && (op.rules & kComplexToReal)), "In-place ", op.name,
            " is not supported for complex tensors.");
    } else {
      const bool resized = !(r.sizes() == shape.span());
      prepare_out(op.name, r, shape, result);
      if (resized) {  // it gets the strides that a new result would have
        r.impl()->strides = result_strides(shape, in, n);
        r.impl()->refresh();
      }
    }
    if (internal_overlap(r.sizes(), r.strides())) {
      fail(Code::Runtime,
           "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
           "Please clone() the tensor before performing the operation.");
    }
  }
  if (target != Target::New && r.device() != device && !(device == kCPU && shape.empty())) refuse_devices(device, r.device());
  if (r.device() != kCPU) return target == Target::New ? r : Tensor();  // nothing but a shape
  Dims strides[kMostInputs];
  Tensor copies[kMostInputs];
  for (int i = 0; i < n; ++i) {
    const Tensor* t = in[i];
    if (target != Target::New && r.shares_storage(*t) && !same_geometry(r, *t)) {
      check_overlap(r, *t);
      copies[i] = clone_raw(*t);  // read before the first write
      t = &copies[i];
    }
    views[i] = broadcast(*t, shape, strides[i]);
  }
  // Kernels may compute wider than the result is: one that goes to another dtype is that of its own dtype first.
  const Tensor own = r.dtype() == result ? r : new_strided(shape, result_strides(shape, in, n), result, device);
  if (r.numel()) kernels::run_pointwise(op.name, *op.set, compute, result, params, own.view(), views, n);
  if (target == Target::New) return r;
  if (r.dtype() != result) copy_raw(r, own);
  return {};
}

}  // namespace eg
