// vmap: tensors that hide a batch dimension, and what happens to an operator that meets one.
#pragma once
#include "core/engine/node.h"
#include "core/engine/registry.h"

namespace eg {

enum class Randomness : int32_t { Error = 0, Different = 1, Same = 2 };

int32_t vmap_enter(int64_t batch_size, Randomness randomness);
void vmap_exit(int32_t level);
Tensor vmap_wrap(const Tensor& value, int64_t dim, int32_t level);
Tensor vmap_unwrap(const Tensor& t, int64_t out_dim, int32_t level);

inline bool is_batched(const Tensor& t) { return t.defined() && (t.flags() & kBatched); }
int64_t vmap_size(int32_t level);
// Runs `op` for arguments of which some are batched, or a random operator inside vmap: one call a slice, stacked. The way
// of operators without a batching rule.
void vmap_call(const OpInfo& op, const Value* args, Value* rets);
// How often that was the way, and for which operator last.
struct Sliced {
  int64_t calls;
  const char* op;
};
Sliced vmap_sliced();
// May it be the way? Off: such operators fail, on all threads. Returns what it was.
bool vmap_slicing(bool on);
// Fails where random numbers may not be drawn into t: they would be the same for each slice, or by a batched parameter
// (other) several for one place.
void vmap_check_drawn(const Tensor& t, bool other);
// Fails where none may be drawn at the innermost level; else what it asks for.
Randomness vmap_randomness();
extern const char* const kSameBatched;
// Leaves the innermost level for a while.
class OutsideVmap {
 public:
  OutsideVmap() { --mode.vmap_depth; }
  OutsideVmap(const OutsideVmap&) = delete;
  ~OutsideVmap() { ++mode.vmap_depth; }
};
// Ones like t, with the batches that t carries.
Tensor vmap_ones_like(const Tensor& t);
// dst.copy_(src) where either is batched.
void vmap_copy(const Tensor& dst, const Tensor& src);

}  // namespace eg
