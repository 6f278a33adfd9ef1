// Warnings that PyTorch has for arguments which it has given up, and which still work. The table marks them (kCaution).
#include "runtime.h"

namespace egpy {

namespace {

bool warn(const char* text) { return PyErr_WarnEx(PyExc_UserWarning, text, 1) == 0; }

}  // namespace

bool caution(const Sig& s, PyObject* const* items) {
  bool older = false, reduce = true, average = true;
  for (size_t i = 0; i < s.nparams; ++i) {
    const Param& p = s.params[i];
    PyObject* const given = items[i];
    if (!(p.flags & kCaution) || !given || given == Py_None) continue;
    if (p.type == Type::Bool) {
      older = true;
      (std::strcmp(p.name, "reduce") ? average : reduce) = given == Py_True;
    } else if (p.type == Type::Float) {
      if (PyFloat_AsDouble(given) != 1e-10 && !warn("`eps` parameter is deprecated and has no effect.")) return false;
    } else if (info_of(items[i + 1]).dtype == EG_INT64 && info_of(given).dtype > EG_UINT64) {
      if (!warn("Argument order of nn.functional.embedding_bag was changed. Usage `embedding_bag(weight, input, ...)` is "
                "deprecated, and should now be `embedding_bag(input, weight, ...)`."))
        return false;
    }
  }
  if (!older) return true;
  const char* now = !reduce ? "none" : average ? "mean" : "sum";
  const std::string text =
      std::string("size_average and reduce args will be deprecated, please use reduction='") + now + "' instead.";
  return warn(text.c_str());
}

}  // namespace egpy
