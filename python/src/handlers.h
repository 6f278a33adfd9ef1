// What handlers.cpp, the protocol __torch_dispatch__, gives to the sources that make and free Tensor objects.
#pragma once
#include "runtime.h"

namespace egpy {

extern bool handlers_exist;  // a class or a mode has been given a handler

// Has the class a __torch_dispatch__ of its own?
bool dispatches(PyTypeObject* type);
// A new object of the class is made for t: sets its handler where the class has one.
bool take_over(PyTypeObject* type, eg_tensor* t);
// The last reference to an object is going, or it is garbage: the library takes it over where it still holds the tensor,
// and that has a handler.
void keep_object(PyObject* o);
// One that it took over, for Python again: a new reference.
PyObject* kept_object(PyObject* o);

bool init_handlers(PyObject* module);

}  // namespace egpy
