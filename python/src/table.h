// The tables that describe every generated Python function and Tensor method, and the two calls that interpret them.
//
// The generator (bindings/gen/emit_python.py) writes one source, build/gen/python_table.cpp, that includes this header
// alone and defines the symbols declared at the end. It looks so, for an operator `add` with function, method, in-place
// and out= forms:
//
//   namespace egpy {
//   namespace {
//   constexpr Param p_add[] = {{"self", nullptr, Type::Tensor, 0, 0},
//                              {"other", nullptr, Type::Tensor, kNumber, 0},
//                              {"alpha", "1", Type::Scalar, kHasDefault | kKeywordOnly, 0}};
//   const Sig s_add[] = {{"add", "", 1, "add", "out", p_add, 3, r_tensor, 1, nullptr, nullptr}};
//   const Sig m_add_[] = {{"add_", "", 1, nullptr, nullptr, p_add, 3, r_tensor, 1, nullptr, nullptr}};
//   }  // namespace
//   extern const Func f_add = {"add", s_add, 1};        // torch.add and Tensor.add share it
//   extern const Func f_add_ = {"add_", m_add_, 1};
//   ...
//   PyMethodDef kTensorMethods[] = {method<f_add>("doc"), method<f_add_>("doc"), ..., {nullptr, nullptr, 0, nullptr}};
//   static PyMethodDef root_functions[] = {function<f_add>("doc"), ..., {nullptr, nullptr, 0, nullptr}};
//   const Namespace kNamespaces[] = {{"", root_functions}, {"nn.functional", nn_functional_functions}, ...,
//                                    {"_ops", every_operator}};
//   const Func* const kFunctions[] = {&f_add, ...}  // sorted by name (strcmp): everything that has a function form
//   const Func* const kMethods[] = {&f_add, &f_add_, ...} // the same for methods
//   }
//
// Names: a Func is what Python sees, all overloads of one Python name in the order in which they are tried (the order
// of the schema). An alias is one more Func with the alias as its name over the same Sig array. Where the function and
// the method of one name have different overloads, they are two Funcs. Parameters called `self` also answer to `input`
// in functions, `dim` to `axis`, `keepdim` to `keepdims`, and a trailing underscore (`from_`) is not seen by Python:
// the interpreter does that, the tables hold the schema's names.
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <cstddef>
#include <cstdint>

#include "evergrad/abi.h"

namespace egpy {

enum class Type : uint8_t {
  Tensor,
  Tensors,  // Tensor[]; with kElementOptional Tensor?[]
  Scalar,
  Scalars,
  Int,
  Ints,  // size > 0: int[size], a single int is repeated
  Float,
  Floats,
  Bool,
  Bools,
  Str,
  DType,
  Device,
  Layout,
  MemoryFormat,
  Generator,
};

enum ParamFlag : uint8_t {
  kOptional = 1,         // T?: None may be given
  kNumber = 2,           // a Tensor parameter that takes plain numbers too (`numbers` in the schema)
  kHasDefault = 4,       // need not be given
  kKeywordOnly = 8,      // stands after * in the schema
  kElementOptional = 16,  // Tensor?[]: elements may be None
  kCaution = 32           // one who gives it may be warned (cautions.cpp)
};

struct Param {
  const char* name;
  const char*
      default_text;  // Python text of the default ("None", "1", "'mean'"), for messages; NULL when there is none
  Type type;
  uint8_t flags;
  uint16_t size;  // of int[size] and float[size]; 0 where there is none
};

enum class Ret : uint8_t { Tensor, Tensors, Bool, Int, Float, Scalar, DType, Str, Ints };

// One overload. The boxed arguments are the parameters in order; those not given are NONE. The out= form is called with
// the parameters followed by one tensor per result. An in-place operator has one result, the tensor itself.
struct Sig {
  const char* op;        // for eg_op_resolve: "add", "add_"
  const char* overload;  // "" for the plain one
  int32_t revision;
  const char* out_op;  // operator and overload of the out= form; NULL: none
  const char* out_overload;
  const Param* params;
  uint16_t nparams;  // `self` included
  const Ret* rets;
  uint16_t nrets;             // 0: the result is None
  const char* const* fields;  // names of the results for a named tuple, NULL: a plain value or tuple
  const char* tuple_name;     // Python name of the named tuple ("max"), NULL without fields
  // Filled at the first call.
  mutable eg_op* handle = nullptr;
  mutable eg_op* out_handle = nullptr;
  mutable PyObject* tuple_type = nullptr;
};

struct Func {
  const char* name;  // as Python sees it
  const Sig* sigs;
  uint16_t nsigs;
};

PyObject* call_function(const Func& f, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames);
PyObject* call_method(const Func& f, PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames);

template <const Func& F>
PyObject* function_entry(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return call_function(F, args, nargs, kwnames);
}
template <const Func& F>
PyObject* method_entry(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return call_method(F, self, args, nargs, kwnames);
}
// Notes what the C function of a generated function is: the protocols look for the object that wraps it.
PyCFunction with_entry(const Func& f, PyCFunction entry);

template <const Func& F>
PyMethodDef function(const char* doc) {
  return {F.name, with_entry(F, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&function_entry<F>))),
          METH_FASTCALL | METH_KEYWORDS, doc};
}
template <const Func& F>
PyMethodDef method(const char* doc) {
  return {F.name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&method_entry<F>)),
          METH_FASTCALL | METH_KEYWORDS, doc};
}

struct Namespace {
  const char* name;        // below the package: "" is the package itself, "nn.functional", "special", "linalg", "_ops"
  PyMethodDef* functions;  // ends with an entry of NULLs
};

// ---- defined by the generated source ----
extern PyMethodDef kTensorMethods[];
extern const Namespace kNamespaces[];
extern const size_t kNumNamespaces;
extern const Func* const kFunctions[];  // sorted by name
extern const size_t kNumFunctions;
extern const Func* const kMethods[];  // sorted by name
extern const size_t kNumMethods;

}  // namespace egpy
