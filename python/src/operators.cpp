// The operators of Python's syntax: + - * / @ comparisons and their reflected and in-place forms, numbers out of
// tensors.
#include "overrides.h"

namespace egpy {

namespace {

// The method that computes `number OP tensor` with the tensor first.
const char* reflected(const char* op) {
  static const char* const kPairs[][2] = {{"sub", "__rsub__"}, {"div", "__rtruediv__"}, {"floor_divide", "__rfloordiv__"},
                                          {"remainder", "__rmod__"}, {"pow", "__rpow__"}, {"matmul", "__rmatmul__"},
                                          {"bitwise_left_shift", "__rlshift__"}, {"bitwise_right_shift", "__rrshift__"}};
  for (auto& p : kPairs)
    if (!std::strcmp(op, p[0])) return p[1];
  return op;
}

bool operand(PyObject* o) { return is_tensor(o) || is_number(o); }

int64_t numel_of(PyObject* o) {
  auto* t = reinterpret_cast<TensorObject*>(o);
  if (t->numel < 0) t->numel = eg_tensor_numel(t->t);
  return t->numel;
}

// Has one of the operands a class that takes the call over? A TypeError of all of them leaves it to Python's own rules.
bool foreign(const Op& op, PyObject* a, PyObject* b, PyObject** result) {
  if (!(is_tensor(a) ? torch_function(op.name, a, b, result) : torch_function(reflected(op.name), b, a, result)))
    return false;
  if (!*result && PyErr_ExceptionMatches(PyExc_TypeError) && !(is_tensor(a) && is_tensor(b))) {
    PyErr_Clear();
    *result = Py_NewRef(Py_NotImplemented);
  }
  return true;
}

// a OP b where at least one is a tensor. Numbers go as numbers where the operator takes them so, else as 0-dim tensors
// that give way in promotion.
template <bool Numbers = true>
PyObject* binary(Op& op, PyObject* a, PyObject* b) {
  const bool fits = operand(a) && operand(b);
  if (__builtin_expect(overrides_active || !fits, 0)) {
    PyObject* taken;
    if (foreign(op, a, b, &taken)) return taken;
  }
  if (!fits) Py_RETURN_NOTIMPLEMENTED;
  eg_op* h = op.get();
  if (!h) return nullptr;
  eg_value v[2];
  double pair[2];
  eg_tensor* made = nullptr;
  int64_t numel = 0;
  for (int k = 0; k < 2; ++k) {
    PyObject* o = k ? b : a;
    if (is_tensor(o)) {
      v[k] = tensor_value(handle_of(o));
      const int64_t n = numel_of(o);
      if (n > numel) numel = n;
    } else if (Numbers) {
      if (!read_number(o, &v[k], pair)) return nullptr;
    } else {
      PyObject* other = k ? a : b;
      made = wrapped_number(o, is_tensor(other) ? info_of(other).dtype : -1);
      if (!made) return nullptr;
      v[k] = tensor_value(made);
    }
  }
  eg_value r = none_value();
  const bool ok = call_raw(h, v, 2, &r, 1, numel >= kReleaseNumel);
  if (made) eg_tensor_release(made);
  if (!ok) return nullptr;
  return value_any(r);
}

template <Op& O>
PyObject* slot(PyObject* a, PyObject* b) {
  return binary(O, a, b);
}
template <Op& O>
PyObject* inplace(PyObject* a, PyObject* b) {
  return binary(O, a, b);
}
template <Op& O>
PyObject* unary(PyObject* a) {
  if (__builtin_expect(overrides_active, 0)) {
    PyObject* taken;
    if (torch_function(O.name, a, nullptr, &taken)) return taken;
  }
  const eg_value v = tensor_value(handle_of(a));
  eg_tensor* t = call_op(O, &v, 1);
  return t ? wrap_tensor(t) : nullptr;
}

Op add{"add"}, sub{"sub"}, mul{"mul"}, div_{"div"}, floor_divide{"floor_divide"}, remainder_{"remainder"}, pow_{"pow"},
    pow_number{"pow", "Scalar"}, matmul{"matmul"}, bit_and{"bitwise_and"}, bit_or{"bitwise_or"}, bit_xor{"bitwise_xor"},
    lshift{"bitwise_left_shift"}, rshift{"bitwise_right_shift"}, neg{"neg"}, bit_not{"bitwise_not"}, abs_{"abs"};
Op add_i{"add_"}, sub_i{"sub_"}, mul_i{"mul_"}, div_i{"div_"}, floor_divide_i{"floor_divide_"},
    remainder_i{"remainder_"}, pow_i{"pow_"}, pow_number_i{"pow_", "Scalar"}, bit_and_i{"bitwise_and_"},
    bit_or_i{"bitwise_or_"}, bit_xor_i{"bitwise_xor_"}, lshift_i{"bitwise_left_shift_"},
    rshift_i{"bitwise_right_shift_"};
Op eq{"eq"}, ne{"ne"}, lt{"lt"}, le{"le"}, gt{"gt"}, ge{"ge"};

PyObject* power(PyObject* a, PyObject* b, PyObject* mod) {
  if (mod != Py_None) return raise(PyExc_TypeError, "pow() of a tensor takes no modulus");
  return is_tensor(a) && is_number(b) ? binary(pow_number, a, b) : binary<false>(pow_, a, b);
}
PyObject* inplace_power(PyObject* a, PyObject* b, PyObject*) {
  return is_number(b) ? binary(pow_number_i, a, b) : binary<false>(pow_i, a, b);
}
PyObject* matrix_multiply(PyObject* a, PyObject* b) {
  if (!is_tensor(a) || !is_tensor(b)) {
    PyObject* taken;
    if (foreign(matmul, a, b, &taken)) return taken;
    if (operand(a) && operand(b))
      return raise(PyExc_TypeError, "matmul(): argument 'other' (position 1) must be Tensor, not %s",
                   Py_TYPE(is_tensor(a) ? b : a)->tp_name);
    Py_RETURN_NOTIMPLEMENTED;
  }
  return binary(matmul, a, b);
}
PyObject* subtract(PyObject* a, PyObject* b) { return binary(sub, a, b); }
PyObject* positive(PyObject* a) {
  if (info_of(a).dtype == EG_BOOL)
    return raise(PyExc_RuntimeError, "The `+` operator on a bool tensor is not supported.");
  return Py_NewRef(a);
}

PyObject* invert(PyObject* a) {
  if (info_of(a).dtype > EG_UINT64)
    return raise(PyExc_TypeError, "~ (operator.invert) is only implemented on integer and Boolean-type tensors");
  return unary<bit_not>(a);
}

bool item(PyObject* o, eg_value* v) { return !failed(eg_tensor_item(handle_of(o), v)); }

int truth(PyObject* o) {
  const int64_t n = numel_of(o);
  if (n != 1) {
    raise(PyExc_RuntimeError, n ? "Boolean value of Tensor with more than one value is ambiguous"
                                : "Boolean value of Tensor with no values is ambiguous");
    return -1;
  }
  eg_value v = none_value();
  if (!item(o, &v)) return -1;
  int r = v.tag == EG_TAG_DOUBLE ? v.u.d != 0 : v.tag == EG_TAG_COMPLEX ? 0 : v.u.i != 0;
  if (v.tag == EG_TAG_COMPLEX) {
    const auto* c = static_cast<const double*>(v.u.p);
    r = c[0] != 0 || c[1] != 0;
  }
  eg_value_clear(&v);
  return r;
}
PyObject* number_of(PyObject* o, const char* what) {
  const int64_t n = numel_of(o);
  if (n != 1) return raise(PyExc_ValueError, "only one element tensors can be converted to Python scalars");
  eg_value v = none_value();
  if (!item(o, &v)) return nullptr;
  if (v.tag == EG_TAG_COMPLEX) {
    const auto* c = static_cast<const double*>(v.u.p);
    const double re = c[0], im = c[1];
    if (im != 0) {
      eg_value_clear(&v);
      return raise(PyExc_RuntimeError, "value cannot be converted to type %s without overflow", what);
    }
    eg_value_clear(&v);
    return PyFloat_FromDouble(re);
  }
  PyObject* r = number_object(v);
  eg_value_clear(&v);
  return r;
}
PyObject* to_float(PyObject* o) {
  Ref n(number_of(o, "double"));
  return n ? PyNumber_Float(n.p) : nullptr;
}
PyObject* to_int(PyObject* o) {
  Ref n(number_of(o, "int64_t"));
  return n ? PyNumber_Long(n.p) : nullptr;
}
PyObject* to_index(PyObject* o) {
  const eg_tensor_info i = info_of(o);
  if (i.numel != 1 || i.dtype > EG_UINT64)
    return raise(PyExc_TypeError, "only integer tensors of a single element can be converted to an index");
  Ref n(number_of(o, "int64_t"));
  return n ? PyNumber_Long(n.p) : nullptr;
}

}  // namespace

PyNumberMethods tensor_number = [] {
  PyNumberMethods n = {};
  n.nb_add = slot<add>;
  n.nb_subtract = subtract;
  n.nb_multiply = slot<mul>;
  n.nb_remainder = slot<remainder_>;
  n.nb_power = power;
  n.nb_negative = unary<neg>;
  n.nb_positive = positive;
  n.nb_absolute = unary<abs_>;
  n.nb_bool = truth;
  n.nb_invert = invert;
  n.nb_lshift = slot<lshift>;
  n.nb_rshift = slot<rshift>;
  n.nb_and = slot<bit_and>;
  n.nb_xor = slot<bit_xor>;
  n.nb_or = slot<bit_or>;
  n.nb_int = to_int;
  n.nb_float = to_float;
  n.nb_index = to_index;
  n.nb_floor_divide = slot<floor_divide>;
  n.nb_true_divide = slot<div_>;
  n.nb_matrix_multiply = matrix_multiply;
  n.nb_inplace_add = inplace<add_i>;
  n.nb_inplace_subtract = inplace<sub_i>;
  n.nb_inplace_multiply = inplace<mul_i>;
  n.nb_inplace_remainder = inplace<remainder_i>;
  n.nb_inplace_power = inplace_power;
  n.nb_inplace_lshift = inplace<lshift_i>;
  n.nb_inplace_rshift = inplace<rshift_i>;
  n.nb_inplace_and = inplace<bit_and_i>;
  n.nb_inplace_xor = inplace<bit_xor_i>;
  n.nb_inplace_or = inplace<bit_or_i>;
  n.nb_inplace_floor_divide = inplace<floor_divide_i>;
  n.nb_inplace_true_divide = inplace<div_i>;
  return n;
}();

// Equality with an array, element by element. NumPy leaves all other operators to itself, by __array__.
static PyObject* equal(Op& op, PyObject* a, PyObject* b) {
  if (__builtin_expect(!is_ndarray(b), 1)) return binary(op, a, b);
  eg_tensor* t = tensor_from_array(b, true);
  if (!t) {  // of a dtype that tensors have not
    if (!PyErr_ExceptionMatches(PyExc_TypeError) && !PyErr_ExceptionMatches(PyExc_ValueError)) return nullptr;
    PyErr_Clear();
    Py_RETURN_NOTIMPLEMENTED;
  }
  Ref other(wrap_tensor(t));
  return other ? binary(op, a, other.p) : nullptr;
}

PyObject* tensor_richcompare(PyObject* a, PyObject* b, int op) {
  switch (op) {
    case Py_EQ:
      return equal(eq, a, b);
    case Py_NE:
      return equal(ne, a, b);
    case Py_LT:
      return binary(lt, a, b);
    case Py_LE:
      return binary(le, a, b);
    case Py_GT:
      return binary(gt, a, b);
    default:
      return binary(ge, a, b);
  }
}

}  // namespace egpy
