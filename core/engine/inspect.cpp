#include "core/engine/inspect.h"

namespace eg::inspect {

namespace {
Value tagged(Tag tag, int64_t i) {
  Value v;
  v.tag = tag;
  v.i = i;
  return v;
}
template <class List, class Make>
void list(Value& out, const List& items, Make&& make) {
  auto* p = static_cast<Value*>(memory::allocate(items.size() * sizeof(Value)));
  for (size_t k = 0; k < items.size(); ++k) new (p + k) Value(make(items[k]));
  out = Value();
  out.tag = Tag::Scalars;
  out.n = static_cast<uint32_t>(items.size());
  out.p = p;
}
}  // namespace

void put(Value& out, const std::vector<Tensor>& ts) { out = Value::own_tensors(ts); }
void put(Value& out, DType v) { out = tagged(Tag::DType, static_cast<int64_t>(v)); }
void put(Value& out, Device v) { out = tagged(Tag::Device, v.packed); }
void put(Value& out, Layout v) { out = tagged(Tag::Layout, static_cast<int64_t>(v)); }
void put(Value& out, MemoryFormat v) { out = tagged(Tag::Format, static_cast<int64_t>(v)); }
void put(Value& out, const std::vector<double>& v) {
  list(out, v, [](double x) { return Value::number(x); });
}
void put(Value& out, const std::vector<bool>& v) {
  list(out, v, [](bool x) { return Value::boolean(x); });
}
void put(Value& out, const std::vector<Scalar>& v) {
  list(out, v, [](const Scalar& x) { return Value::of(x); });
}

}  // namespace eg::inspect
