// Forward mode: tangents carried by tensors at numbered levels.
#pragma once
#include "core/engine/node.h"

namespace eg {

int32_t forward_enter();
void forward_exit(int32_t level);
Tensor make_dual(const Tensor& primal, const Tensor& tangent, int32_t level);
// t's tangent at an active level, undefined when it has none.
Tensor tangent_of(const Tensor& t, int32_t level);
void set_tangent(const Tensor& t, int32_t level, const Tensor& tangent);
// Bit mask of the active levels at which any of the tensors has a tangent.
uint32_t tangent_levels(const Tensor& t);

}  // namespace eg
