// Operators registered at run time: a schema, a forward and an optional gradient, all callbacks of some language.
#pragma once
#include "core/engine/registry.h"

namespace eg {

CustomOp* make_custom(std::string_view schema, Ref<Callback> forward, Ref<Callback> vjp);
void destroy_custom(CustomOp* c);
// Lets the callbacks go; calls fail from now on. The rest stays: what was resolved points to it.
void retire_custom(CustomOp& c);
const OpInfo* custom_info(const CustomOp& c);
void call_custom(CustomOp& c, const Value* args, Value* rets);

}  // namespace eg
