// Recording: which tensors have a history, how results get one, and how in-place writes and views change it.
#pragma once
#include "core/engine/node.h"

namespace eg {

// Does `t` take part in differentiation (itself, or through the base of which it is a view)?
bool has_history(const Tensor& t);
bool is_leaf(const Tensor& t);

// The node and result number that produced t, made anew for a view whose base was written to; null for leaves.
Ref<Node> grad_fn(const Tensor& t);
// Where t's gradient flows: its grad_fn, or for a leaf the node that accumulates into t.grad. Null when none is wanted.
Edge gradient_edge(const Tensor& t);
Ref<Node> grad_accumulator(const Tensor& leaf);
// The leaf is another one from now on: graphs that it took part in do not know it as it is now.
void forget_accumulator(const Tensor& leaf);
// Gives the result a node whose backward says that `op` has no derivative, where one of the inputs takes part.
void refuse_derivative(const Tensor& result, const Tensor& input, const char* op, const char* node);
[[noreturn]] void no_derivative(const char* op, const char* argument = "");

// How many nodes this thread has made.
uint64_t nodes_made();
// Records that `node` produced t as its result number nr.
void set_history(const Tensor& t, Ref<Node> node, uint32_t nr);
// t takes part as the result nr of another node from now on, or of none; the gradient that it retains is the new one.
void change_history(const Tensor& t, Ref<Node> node, uint32_t nr);
void drop_history(const Tensor& t);
// t was written in place by `node`: gives t (and the base it views) the new history.
void rebase_history(const Tensor& t, const Ref<Node>& node, uint32_t nr);
// Marks `view` as a differentiable view of `base` (or of the base that `base` itself views). one_of_several: of a node
// with several views as its results.
void set_view(const Tensor& view, const Tensor& base, bool one_of_several = false);
// A tensor of its own that happens to share memory: its writes do not count as those of others.
void forget_view(const Tensor& t);
// Stands for what the node gives as its result number nr, wherever a gradient starts or is asked for; has no memory.
Tensor result_of(const Ref<Node>& node, uint32_t nr);

// The nodes of a view whose base was written to, and of a base that was written to through a view.
Ref<Node> view_node(const Tensor& base, const Tensor& view);
Ref<Node> write_node(const Tensor& base, const Tensor& view, Edge base_edge, Edge written);

// The tensor whose storage holds the elements of t: of a batched one, what it hides.
inline const Tensor& in_memory(const Tensor& t) {
  const Tensor* p = &t;
  while (p->flags() & kBatched) p = &p->impl()->extra->value;
  return *p;
}
inline bool shares_memory(const Tensor& a, const Tensor& b) {
  const Ref<Storage>& s = in_memory(a).storage();
  return s && s == in_memory(b).storage();
}
// How often the elements were written to.
inline uint32_t version_of(const Tensor& t) {
  return in_memory(t).impl()->version();
}

// Fails when an in-place write to t is not allowed: a leaf that requires grad, a view of one, an inference tensor,
// read-only or self-overlapping memory. flags: of all arguments of the operator; whether one of them has a history.
void check_inplace(const char* op, const Tensor& t, uint32_t flags);
void check_not_leaf(const Tensor& t, uint32_t flags);  // the part of it that concerns gradients
void bump_version(const Tensor& t);

void set_requires_grad(const Tensor& t, bool on);
void retain_grad(const Tensor& t);
// The tensors that retain the gradients of a node's results, as far as they still are: (result number, tensor).
std::vector<std::pair<uint32_t, Tensor>> retained_by(Node& n);
// A leaf's or result's tensor hook.
int64_t register_hook(const Tensor& t, Ref<Callback> fn);
int64_t register_post_accumulate_hook(const Tensor& t, Ref<Callback> fn);
bool remove_hook(const Tensor& t, int64_t id);

// Same memory, same history, without the tangents of levels >= level: what a jvp rule computes with.
Tensor strip_tangents(const Tensor& t, int32_t level);

// ---- running ----

struct BackwardOptions {
  bool retain_graph = false;
  bool create_graph = false;
  bool accumulate = false;    // into .grad of the leaves (backward), instead of returning gradients (grad)
  bool allow_unused = false;  // grad: undefined instead of an error
};
// inputs: for grad, the tensors to differentiate for; for backward, empty means all leaves.
std::vector<Tensor> run_backward(const std::vector<Tensor>& outputs, const std::vector<Tensor>& grads,
                                 const std::vector<Tensor>& inputs, const BackwardOptions& options);

// The node that the thread's innermost pass runs, null outside; the nodes of that pass, in the order in which they run.
Node* running_node();
std::vector<Node*> running_order();
// What a node makes of gradients of its results, one an edge: without hooks, and nothing is freed.
std::vector<Tensor> apply_node(Node& n, std::vector<Tensor> grads);

// A gradient made to fit what it belongs to: broadcast dimensions summed, dtype converted, imaginary part dropped.
Tensor fit_gradient(Tensor g, const TensorMeta& meta, const char* node);

// ---- saved-tensor hooks (per thread) ----
void push_saved_hooks(Ref<Callback> pack, Ref<Callback> unpack, Ref<Callback> forget);
void pop_saved_hooks();
// Puts the hooks back at its end that there were at its beginning.
class SavedHooksScope {
 public:
  SavedHooksScope();
  SavedHooksScope(const SavedHooksScope&) = delete;
  ~SavedHooksScope();

 private:
  std::vector<Ref<Object>> before_;
};
void set_anomaly_trace(Ref<Callback> trace);
Ref<Callback> anomaly_trace();

}  // namespace eg
