#include "core/engine/boxing.h"

namespace eg::boxing {

void missing(const char* what) { fail(Code::Type, "missing required argument '", what, "'"); }

void InTensor::other(const Value& v, const char* what, bool optional, bool number) {
  owned_ = true;
  if (v.none()) {
    if (!optional) missing(what);
    return;
  }
  const bool is_number =
      v.tag == Tag::Int || v.tag == Tag::Double || v.tag == Tag::Bool || v.tag == Tag::Complex;
  if (number && is_number) {
    t_ = wrapped_number(to_scalar(v, what));
    return;
  }
  fail(Code::Type, "argument '", what, "' must be Tensor, not ", name_of(v.tag));
}

InTensors::InTensors(const Value& v, const char* what, bool none_ok) : v_(to_tensors(v, what)) {
  for (size_t i = 0; i < v_.size() && !none_ok; ++i) {
    check(v_[i].defined(), Code::Type, "argument '", what, "': element ", i, " is None, expected Tensor");
  }
}

InScalars::InScalars(const Value& v, const char* what) {
  if (v.tag == Tag::Ints) {
    for (int64_t x : to_ints(v, what)) v_.emplace_back(x);
    return;
  }
  if (v.tag == Tag::Doubles) {
    const InDoubles doubles(v, what);  // it keeps what the loop reads
    for (double x : Span<double>(doubles)) v_.emplace_back(x);
    return;
  }
  check(v.tag == Tag::Scalars, Code::Type, "argument '", what, "' must be tuple of Scalars, not ", name_of(v.tag));
  check(v.p || v.n == 0, Code::Value, "argument '", what, "': a NULL array");
  for (uint32_t i = 0; i < v.n; ++i) v_.push_back(to_scalar(static_cast<const Value*>(v.p)[i], what));
}

InDoubles::InDoubles(const Value& v, const char* what) {
  if (v.tag == Tag::Ints) {
    for (int64_t x : to_ints(v, what)) v_.push_back(static_cast<double>(x));
    return;
  }
  check(v.tag == Tag::Doubles, Code::Type, "argument '", what, "' must be tuple of floats, not ", name_of(v.tag));
  check(v.p || v.n == 0, Code::Value, "argument '", what, "': a NULL array");
  const auto* p = static_cast<const double*>(v.p);
  v_.assign(p, p + v.n);
}

Device to_device(const Value& v, const char* what) {
  check(v.tag == Tag::Device, Code::Type, "argument '", what, "' must be torch.device, not ", name_of(v.tag));
  const Device d{static_cast<int32_t>(v.i)};
  check(d.type() == DeviceType::CPU || d == kMeta, Code::NotImplemented,
        "this build has kernels for the CPU only; got device type ", static_cast<int>(d.type()));
  return d == kMeta ? kMeta : kCPU;
}
Layout to_layout(const Value& v, const char* what) {
  check(v.tag == Tag::Layout, Code::Type, "argument '", what, "' must be torch.layout, not ", name_of(v.tag));
  check(v.i == 0, Code::NotImplemented, "only strided tensors are supported; got layout ", v.i);
  return Layout::Strided;
}
MemoryFormat to_format(const Value& v, const char* what) {
  check(v.tag == Tag::Format, Code::Type, "argument '", what, "' must be torch.memory_format, not ", name_of(v.tag));
  check(v.i >= 0 && v.i <= 3, Code::Value, "argument '", what, "': unknown memory format ", v.i);
  return static_cast<MemoryFormat>(v.i);
}

namespace {
Value array(Tag tag, const void* p, size_t n) {
  Value v;
  v.tag = tag;
  v.n = static_cast<uint32_t>(n);
  v.p = const_cast<void*>(p);
  return v;
}
Value number(Tag tag, int64_t i) {
  Value v;
  v.tag = tag;
  v.i = i;
  return v;
}
}  // namespace

// A Tensor is one pointer to its TensorImpl, so a span of tensors is an array of such pointers.
static_assert(sizeof(Tensor) == sizeof(void*));
Value borrow(TensorSpan ts) { return array(Tag::Tensors, ts.data(), ts.size()); }
Value borrow(IntSpan s) { return array(Tag::Ints, s.data(), s.size()); }
Value borrow(std::string_view s) { return array(Tag::String, s.data(), s.size()); }
Value borrow(Span<double> s) { return array(Tag::Doubles, s.data(), s.size()); }
Value borrow(DType d) { return number(Tag::DType, static_cast<int64_t>(d)); }
Value borrow(Device d) { return number(Tag::Device, d.packed); }
Value borrow(Layout d) { return number(Tag::Layout, static_cast<int64_t>(d)); }
Value borrow(MemoryFormat d) { return number(Tag::Format, static_cast<int64_t>(d)); }
Value borrow(Generator* g) { return g ? array(Tag::Generator, g, 0) : Value(); }

Value borrow(const Scalar& s, Arena& arena) {
  if (!s.is_complex()) return Value::of(s);
  double* c = arena.complex[arena.used++ & 3];
  c[0] = s.to_complex().real();
  c[1] = s.to_complex().imag();
  return array(Tag::Complex, c, 0);
}
Value borrow(Span<Scalar> s, Arena& arena) {
  arena.lists.emplace_back();
  for (const Scalar& x : s) arena.lists.back().push_back(x.is_complex() ? Value::number(x.to_double()) : Value::of(x));
  return array(Tag::Scalars, arena.lists.back().data(), s.size());
}

}  // namespace eg::boxing
