// The quick way of a call: plain arguments of their parameters' own types, each in its place, for the first overload.
// Whatever is not such a call takes the long way (parse.cpp), which tries every overload and converts what fits.
#include "runtime.h"

namespace egpy {

namespace {

constexpr size_t kQuickInts = 8;

bool quick_int(PyObject* o, int64_t* v) {
  if (!PyLong_CheckExact(o)) return false;
  int overflow;
  *v = PyLong_AsLongLongAndOverflow(o, &overflow);
  return !overflow;
}

// An argument that is of its parameter's own type. False: it takes a closer look.
bool quick_value(const Param& p, PyObject* o, eg_value& v, int64_t* numel) {
  v = none_value();
  switch (p.type) {
    case Type::Tensor:
      if (is_tensor(o)) {
        auto* t = reinterpret_cast<TensorObject*>(o);
        if (t->numel < 0) t->numel = eg_tensor_numel(t->t);
        if (t->numel > *numel) *numel = t->numel;
        v.tag = EG_TAG_TENSOR;
        v.u.p = t->t;
        return true;
      }
      if (!(p.flags & kNumber)) return false;
      [[fallthrough]];
    case Type::Scalar:
      if (PyFloat_CheckExact(o)) {
        v.tag = EG_TAG_DOUBLE;
        v.u.d = PyFloat_AS_DOUBLE(o);
        return true;
      }
      [[fallthrough]];
    case Type::Int:
      v.tag = EG_TAG_INT;
      return quick_int(o, &v.u.i);
    case Type::Float:
      v.tag = EG_TAG_DOUBLE;
      if (PyFloat_CheckExact(o)) v.u.d = PyFloat_AS_DOUBLE(o);
      return PyFloat_CheckExact(o);
    case Type::Bool:
      v = bool_value(o == Py_True);
      return PyBool_Check(o);
    default:
      return false;
  }
}

// Sizes given one by one: view(2, 3), zeros(2, 3).
bool quick_row(const Sig& s, size_t first, PyObject* const* args, size_t nargs, eg_value& v, int64_t* row,
               int64_t* numel) {
  const bool only = first + 1 == s.nparams || (s.params[first + 1].flags & kKeywordOnly);
  if (!only || s.params[first].size || nargs > kQuickInts) return false;
  int64_t product = 1;
  for (size_t i = 0; i < nargs; ++i) {
    if (!quick_int(args[i], &row[i])) return false;
    if (product < kReleaseNumel && row[i] > 0) product *= row[i] < kReleaseNumel ? row[i] : kReleaseNumel;
  }
  if (product > *numel) *numel = product;
  v = ints_value(row, nargs);
  return true;
}

}  // namespace

bool quick_call(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject** result) {
  const Sig& s = f.sigs[0];
  const size_t first = self ? 1 : 0;
  if (s.nparams > kMaxParams || first > s.nparams || s.nrets > 2) return false;
  eg_value values[kMaxParams];
  int64_t row[kQuickInts];
  int64_t numel = 0;
  if (self && !quick_value(s.params[0], self, values[0], &numel)) return false;
  // A number for the first tensor: whether the others are numbers as well is looked at elsewhere.
  if (!self && nargs && s.params[0].type == Type::Tensor && !is_tensor(args[0])) return false;
  size_t n = first;
  if (nargs && n < s.nparams && s.params[n].type == Type::Ints) {
    if (!quick_row(s, first, args, nargs, values[n++], row, &numel)) return false;
  } else {
    if (nargs > s.nparams - first) return false;
    for (size_t i = 0; i < nargs; ++i, ++n) {
      const Param& p = s.params[n];
      if ((p.flags & (kKeywordOnly | kCaution)) || !quick_value(p, args[i], values[n], &numel)) return false;
    }
  }
  for (size_t i = n; i < s.nparams; ++i)
    if (required(s.params[i])) return false;
  *result = nullptr;
  if (!s.handle && failed(eg_op_resolve(s.op, s.overload, s.revision, &s.handle))) return true;
  eg_value rets[2] = {none_value(), none_value()};
  if (call_raw(s.handle, values, n, rets, s.nrets, numel >= kReleaseNumel)) *result = call_results(s, rets);
  return true;
}

}  // namespace egpy
