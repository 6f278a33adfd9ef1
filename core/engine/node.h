// The autograd graph: nodes, edges, saved tensors, and what a tensor keeps of its history (Extra).
#pragma once
#include <string>

#include "core/engine/mode.h"
#include "core/engine/value.h"
#include "core/tensor/tensor.h"

namespace eg {

class Node;

struct Edge {
  Ref<Node> node;  // null: no gradient wanted
  uint32_t nr = 0; // which of the node's forward results
};

struct TensorMeta {
  Dims sizes;
  DType dtype = DType::Float32;
  Device device = kCPU;
  TensorMeta() = default;
  explicit TensorMeta(const Tensor& t) : sizes(t.sizes()), dtype(t.dtype()), device(t.device()) {}
};

// How a tensor lies in its memory: what a derivative rule knows of one that is not kept.
struct TensorGeometry {
  Dims sizes, strides;
  int64_t offset = 0;
  TensorGeometry() = default;
  explicit TensorGeometry(const Tensor& t) {
    if (t.defined()) *this = TensorGeometry(t.sizes(), t.strides(), t.storage_offset());
  }
  TensorGeometry(IntSpan size, IntSpan stride, int64_t at) : sizes(size), strides(stride), offset(at) {}
};

// A fixed number of items, the first N inline.
template <class T, size_t N>
class Slots {
 public:
  Slots() = default;
  Slots(const Slots&) = delete;
  Slots& operator=(const Slots&) = delete;
  ~Slots() { clear(); }
  void init(size_t n) {
    clear();
    if (n > N) p_ = static_cast<T*>(memory::allocate(n * sizeof(T)));
    for (; n_ < n; ++n_) new (p_ + n_) T();
  }
  size_t size() const { return n_; }
  T& operator[](size_t i) { return p_[i]; }
  const T& operator[](size_t i) const { return p_[i]; }
  T* begin() { return p_; }
  T* end() { return p_ + n_; }
  const T* begin() const { return p_; }
  const T* end() const { return p_ + n_; }
  T* data() { return p_; }

 private:
  void clear() {
    T* p = p_;
    const size_t n = n_;
    p_ = reinterpret_cast<T*>(inline_);
    n_ = 0;
    for (size_t i = 0; i < n; ++i) p[i].~T();
    if (n > N) memory::release(p, n * sizeof(T));
  }
  alignas(T) char inline_[N * sizeof(T)];
  T* p_ = reinterpret_cast<T*>(inline_);
  size_t n_ = 0;
};

struct Value;

struct Hook {
  int64_t id;
  Ref<Callback> fn;
};

struct NodeHooks {
  struct OfResult {
    int64_t id;
    uint32_t nr;
    Ref<Callback> fn;
  };
  std::vector<OfResult> tensor;                            // tensor hooks of the node's results
  std::vector<Hook> pre, post;
  std::vector<std::pair<uint32_t, TensorImpl*>> retained;  // tensors that called retain_grad; they take themselves out
  // Anomaly mode: where the forward call was made, and the nodes, with theirs, whose backward pass this one is part of.
  std::string trace;
  std::vector<std::pair<std::string, std::string>> induced_by;
};

class SavedTensor;
// Tensors that a node keeps under one name: a list of them, or one by itself; none where it keeps something else.
struct SavedTensors {
  SavedTensor* first = nullptr;
  size_t n = 0;
  bool list = false;
};

class Node : public Object {
 public:
  Node();
  ~Node() override;
  virtual const char* name() const = 0;
  // What users see: an operator that is made of others gives the last of their nodes its own name.
  const char* shown() const { return label ? label : name(); }
  // grads: one per forward result, all defined; out: one per edge, to be set where next[i].node is not null.
  virtual void apply(const Tensor* grads, Tensor* out) = 0;
  virtual void release_saved() {}
  virtual bool wants_undefined() const { return false; }  // apply takes undefined gradients too
  virtual TensorImpl* variable() const { return nullptr; }
  // What is kept for the backward pass, for those who look: names, null past the last, and values.
  virtual const char* saved_name(size_t) const { return nullptr; }
  virtual void saved(size_t, Value&) const {}
  virtual SavedTensors saved_tensors(size_t) { return {}; }
  bool needs(size_t i) const { return static_cast<bool>(next[i].node); }
  NodeHooks& hooks();
  bool has_hooks() const { return hooks_ != nullptr; }

  Slots<Edge, 3> next;
  Slots<TensorMeta, 1> results;
  uint64_t sequence;
  const char* label = nullptr;

 protected:
  void destroy() const noexcept override;

 private:
  std::unique_ptr<NodeHooks> hooks_;
  mutable const Node* next_dead_ = nullptr;
};

// A tensor kept for the backward pass: refuses use after an in-place change, passes through saved-tensor hooks, and does
// not form a cycle with the node that made it.
class SavedTensor {
 public:
  SavedTensor() = default;
  SavedTensor(const SavedTensor&) = delete;
  SavedTensor& operator=(const SavedTensor&) = delete;
  ~SavedTensor() { reset(); }
  void save(const Tensor& t, bool is_result);
  // owner: the node that holds it. Fails after release_saved() and after in-place changes.
  Tensor unpack(const Node* owner) const;
  bool saved() const { return saved_; }
  // From now on the hooks keep it. Once only, and not after reset().
  void register_hooks(Ref<Callback> pack, Ref<Callback> unpack, Ref<Callback> forget);
  void reset();

 private:
  void pack(const Tensor& t, Ref<Object> hooks);
  void check_version(const Node* owner) const;
  std::string made_by(const Node* owner) const;
  Tensor t_;
  Ref<Object> hooks_;  // the pair of saved-tensor hooks that packed it
  int64_t token_ = 0;
  Edge edge_;          // the history of one that hooks packed
  uint32_t version_ = 0;
  uint32_t output_nr_ = 0;
  bool is_result_ = false, requires_grad_ = false, saved_ = false, released_ = false, leaf_ = false;
};

// How a view came about, where that decides whether it may be written to.
enum class ViewKind : uint8_t { Plain, NoGrad, OneOfSeveral, CustomFunction, Inference };

// What autograd, forward mode and vmap attach to a tensor.
struct Extra {
  Tensor grad;
  Ref<Node> grad_fn;
  uint32_t output_nr = 0;
  Node* accumulator = nullptr;  // not owned; the node clears it
  bool retains_grad = false;
  TensorImpl* retainer = nullptr;  // the tensor itself, once a node knows it as one that retains its gradient
  // a view: its base, and the storage's version that grad_fn belongs to
  Tensor base;
  uint32_t view_version = 0;
  ViewKind view_kind = ViewKind::Plain;
  std::vector<Hook> hooks, post_hooks;
  struct Tangent {
    int32_t level;
    uint64_t id;
    Tensor t;
  };
  std::vector<Tangent> tangents;
  // vmap: the wrapped value, where its batch dimension is, and the level
  Tensor value;
  int64_t batch_dim = 0;
  int32_t batch_level = 0;
  Ref<Callback> handler;  // takes over the calls that meet the tensor (divert.h)

  static void* operator new(size_t n) { return memory::allocate(n); }
  static void operator delete(void* p, size_t n) noexcept { memory::release(p, n); }
};

Extra& extra(const Tensor& t);  // makes one

int64_t next_hook_id();

}  // namespace eg
