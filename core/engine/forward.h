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
// The tangent of a tensor that was written to, by values with this tangent (undefined: none). It changes where it lies, so
// that the tangents of its views, and of the base that it views, change with it.
void write_tangent(const Tensor& t, int32_t level, const Tensor& tangent);
// A view of a base that has been given a tangent has its part of it.
void adopt_tangents(const Tensor& view);
// Bit mask of the active levels at which any of the tensors has a tangent.
uint32_t tangent_levels(const Tensor& t);

}  // namespace eg
