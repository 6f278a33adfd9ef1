#include "core/engine/promote.h"

namespace eg {
namespace {

struct Seen {
  bool any = false;
  DType type = DType::Bool;
  void add(DType t) {
    type = any ? promote_types(type, t) : t;
    any = true;
  }
};

// The higher category decides; a lower one only lifts it to its own kind of number.
void combine(Seen& higher, const Seen& lower) {
  if (!lower.any) return;
  if (!higher.any) {
    higher = lower;
    return;
  }
  const DType h = higher.type, l = lower.type;
  if (is_complex(h)) return;
  if (is_floating(h)) {
    if (is_complex(l)) higher.type = to_complex(h);
    return;
  }
  if (is_bool(h) || is_floating(l) || is_complex(l)) higher.type = promote_types(h, l);
}

}  // namespace

DType result_type(const Tensor* const* tensors, size_t n) {
  Seen dims, zero, number;
  for (size_t i = 0; i < n; ++i) {
    const Tensor& t = *tensors[i];
    if (!t.defined()) continue;
    DType d = t.dtype();
    if (t.is_wrapped_number()) {
      if (is_complex(d)) d = default_complex_dtype();
      else if (is_floating(d)) d = default_dtype();
      number.add(d);
    } else if (t.dim() == 0) {
      zero.add(d);
    } else {
      dims.add(d);
    }
  }
  combine(zero, number);
  combine(dims, zero);
  return dims.any ? dims.type : DType::Float32;
}

DType result_type(const Tensor& a, const Tensor& b) {
  const Tensor* ts[] = {&a, &b};
  return result_type(ts, 2);
}

void refuse_devices(Device a, Device b) {
  const auto name = [](Device d) { return d == kCPU ? "cpu" : "meta"; };
  fail(Code::Runtime, "Expected all tensors to be on the same device, but found at least two devices, ", name(a), " and ",
       name(b), "!");
}

}  // namespace eg
