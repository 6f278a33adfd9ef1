// What a node has kept for the backward pass, as values for those who look at it from outside.
#pragma once
#include <optional>
#include <string>

#include "core/engine/node.h"
#include "core/engine/value.h"

namespace eg::inspect {

inline void put(Value& out, Tensor t) { out = t.defined() ? Value::own(std::move(t)) : Value(); }
void put(Value& out, const std::vector<Tensor>& ts);
inline void put(Value& out, int64_t v) { out = Value::integer(v); }
inline void put(Value& out, double v) { out = Value::number(v); }
inline void put(Value& out, bool v) { out = Value::boolean(v); }
inline void put(Value& out, const Scalar& v) { out = Value::of(v); }
void put(Value& out, DType v);
void put(Value& out, Device v);
void put(Value& out, Layout v);
void put(Value& out, MemoryFormat v);
inline void put(Value& out, const std::string& v) { out = Value::own_string(v); }
inline void put(Value& out, const Dims& v) { out = Value::own_ints(v); }
inline void put(Value& out, const TensorMeta& v) { out = Value::own_ints(v.sizes); }
void put(Value& out, const std::vector<double>& v);
void put(Value& out, const std::vector<bool>& v);
void put(Value& out, const std::vector<Scalar>& v);
template <class T>
void put(Value& out, const std::optional<T>& v) {
  if (v) {
    put(out, *v);
  } else {
    out = Value();
  }
}

}  // namespace eg::inspect
