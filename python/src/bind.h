// How the arguments of a Python call meet the parameters of a signature, and what is said where none fits.
#pragma once
#include "overrides.h"

namespace egpy {

struct Slots {
  PyObject* items[kMaxParams];  // borrowed; NULL: not given
  PyObject* out;
  // Ints in a row that stand for the first parameter, whose item is the first of them.
  PyObject* const* row = nullptr;
  size_t nrow = 0;
};

inline bool is_sequence(PyObject* o) { return PyTuple_Check(o) || PyList_Check(o); }

// Puts the arguments of a call into slots, by position and by name. False where they do not fit: the next overload may.
// Tensors of 0 dimensions are taken for numbers unless told not to, while a later overload may want the tensor itself.
bool bind(const Func& f, const Sig& s, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames,
          Slots& slots, bool zero_dims_as_numbers);

// Raises what a call that no overload fits has wrong, and gives null.
PyObject* no_match(const Func& f, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames);

}  // namespace egpy
