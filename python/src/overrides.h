// Calls that a user's class takes over (__torch_function__).
#pragma once
#include "runtime.h"

namespace egpy {

// Off while there are only plain tensors and no modes.
extern bool overrides_active;

// True where the call belongs to somebody else: *result is its result, NULL with an error set.
bool torch_function(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject* kwnames,
                    PyObject** result);
bool torch_function(const char* method, PyObject* a, PyObject* b, PyObject** result);

}  // namespace egpy
