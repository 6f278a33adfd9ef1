// Calls on tensors of the device "meta", which have sizes, strides and a dtype, but no elements. Factories, views and the
// filling of tensors need none. Any other operator stops where it asks for elements, and is called again with zeros in
// their place: what it then gives has the sizes, strides and dtype of its results.
#pragma once
#include "core/engine/registry.h"

namespace eg::meta {

// Calls the operator with zeros for the elements that `asked` is about. Fails with it where that would not be true: the
// results, or their sizes, follow from the elements; or the call is to be recorded for gradients.
void call(const Op& op, const Value* args, size_t nargs, Value* rets, size_t nrets, const NoElements& asked);

}  // namespace eg::meta
