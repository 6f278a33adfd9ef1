// What handlers.cpp, the protocol __torch_dispatch__, gives to the sources that make and free Tensor objects.
#pragma once
#include "runtime.h"

namespace egpy {

// Has the class a __torch_dispatch__ of its own?
bool dispatches(PyTypeObject* type);
// A new object of the class is made for t: sets its handler where the class has one.
bool take_over(PyTypeObject* type, eg_tensor* t);
// The last reference to an object is going, or it is garbage: the library takes it over where it still holds the tensor and
// a new object would be another one.
void keep_object(PyObject* o);
// Would the library give this object for its tensor?
bool stands_for_its_tensor(PyObject* o);
// One that it took over, for Python again: a new reference.
PyObject* kept_object(PyObject* o);

bool init_handlers(PyObject* module);

}  // namespace egpy
