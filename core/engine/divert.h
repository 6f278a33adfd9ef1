// Calls that somebody else takes over. A handler is a callback that gets an operator's name, its overload and its
// arguments, and gives its results: one for all calls of a thread (pushed: a mode), or one that a tensor carries, whose
// elements the library then need not have (a wrapper). It stands below differentiation: autograd records around it,
// and within it nothing is recorded. Python's __torch_dispatch__ is such handlers.
//
// Each form of an operator reads one word first, which is zero as long as there is neither.
#pragma once
#include <atomic>

#include "core/engine/node.h"
#include "core/engine/registry.h"

namespace eg::divert {

enum : uint32_t {
  kModes = 1,     // some thread has a handler pushed
  kWrappers = 2,  // a tensor has been given a handler
};
extern constinit std::atomic<uint32_t> state;
inline uint32_t any() { return state.load(std::memory_order_relaxed); }
// Not zero where a mode may want to see the call.
inline uint32_t modes() { return any() & kModes; }

// ---- this thread ----
void push(Ref<Callback> handler);
void pop();
int32_t depth();        // pushed handlers that calls go to
bool enable(bool on);   // off: calls go their usual way, to the elements; returns what it was

// Does a call with arguments of these flags go to a handler?
bool takes(uint32_t flags);
// Is a call of the library's own seen by a handler pushed here, so that it must not take a short cut?
inline bool watched() { return __builtin_expect(modes() != 0, 0) && takes(0); }

// Calls the handler: the one pushed last, with those below it on for the meantime, else that of the first argument that
// has one. What the handler calls is not recorded. True where a result is one of the arguments, whose history is its own.
bool call(const OpInfo& op, const Value* args, Value* rets);
// The result of a handler; fails where it is none.
Tensor given_tensor(const OpInfo& op, const Value& v);
std::vector<Tensor> given_tensors(const OpInfo& op, const Value& v);
// Are gradients recorded where the call that is now with a handler came from?
bool outer_grad();

// ---- tensors ----
// A tensor with a place in memory of its own, but no elements there.
Tensor new_wrapper(IntSpan sizes, IntSpan strides, int64_t offset, DType dtype, Device device);
// null: none. takes_calls false: it is only kept as long as the tensor.
void set_handler(const Tensor& t, Ref<Callback> handler, bool takes_calls = true);
// The result of a view that a handler gave: it counts the writes of what it is a view of.
void share_version(const Tensor& view, const Tensor& base);
void share_version(TensorSpan views, const Tensor& base);
// t without history, by its handler where it has one.
Tensor detached(const Tensor& t);

// ---- operators said in others, of which a handler sees the whole ----
// Is this the call in which the body of `op` was asked for, not the whole? Asks once.
bool through(const OpInfo& op);
// The same as call(), recorded where a gradient is wanted: the node computes the body again for its derivative; of what it
// is computed on only the sizes are kept where it is linear.
void call_recorded(const OpInfo& op, const char* node, const Value* args, Value* rets, bool record, bool linear = false);

}  // namespace eg::divert
