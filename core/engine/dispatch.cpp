#include "core/engine/dispatch.h"

#include "core/engine/intrinsics.h"
#include "core/engine/type_names.h"
#include "core/tensor/shape.h"

namespace eg::dispatch {

std::vector<Tensor> plain(TensorSpan ts) {
  std::vector<Tensor> out;
  out.reserve(ts.size());
  for (const Tensor& t : ts) out.push_back(Plain(t));
  return out;
}

void count_write(const Tensor& self, uint32_t before) {
  if (version_of(self) == before) bump_version(self);
}

void connect_written(const Tensor& self, const Ref<Node>& node) {
  node->results.init(1);
  node->results[0] = TensorMeta(self);
  rebase_history(self, node, 0);
}

void name_node(const Tensor& result, const char* name, uint64_t nodes_before) {
  if (!result.defined() || !result.requires_grad() || !result.impl()->extra) return;
  Node* node = result.impl()->extra->grad_fn.get();
  if (node && !node->variable() && node->sequence >= nodes_before) node->label = name;
}

uint64_t needs_of(const Node& node) {
  uint64_t mask = 0;
  for (size_t i = 0; i < node.next.size() && i < 64; ++i) mask |= static_cast<uint64_t>(node.needs(i)) << i;
  return mask & mode.wanted;
}

bool needs_any(const Node& node, size_t first, size_t n) {
  for (size_t i = first; i < first + n; ++i) {
    if (node.needs(i)) return true;
  }
  return false;
}

Tensor unkept() {
  Tensor t(make<TensorImpl>());
  t.impl()->sizes = {-1};
  t.impl()->strides = {1};
  t.impl()->numel = -1;
  t.impl()->flags = kUnkept;
  return t;
}

void refuse_unkept(const Tensor& t) {
  check(t.numel() < 0, "the result of a node without its values: a gradient may start there, or be asked for, and nothing else");
  fail(Code::Assertion, "a derivative rule reads a tensor that the operator's `saves` does not keep");
}

std::vector<TensorMeta> metas(TensorSpan ts) {
  std::vector<TensorMeta> out;
  out.reserve(ts.size());
  for (const Tensor& t : ts) out.push_back(meta(t));
  return out;
}

void SavedList::save(TensorSpan ts, bool is_result) {
  n = ts.size();
  items.reset(new SavedTensor[n]);
  for (size_t i = 0; i < n; ++i) items[i].save(ts[i], is_result);
}
std::vector<Tensor> SavedList::unpack(const Node* owner) const {
  std::vector<Tensor> out;
  out.reserve(n);
  for (size_t i = 0; i < n; ++i) out.push_back(items[i].unpack(owner));
  return out;
}
void SavedList::reset() {
  for (size_t i = 0; i < n; ++i) items[i].reset();
}

Tensor times(const Tensor& g, const Tensor& d) {
  if (is_bool(d.dtype())) return intrinsics::where(d, g);
  const bool zero = d.is_wrapped_number() && d.data() && read_scalar(d.data(), d.dtype()).equals(0);
  return zero ? new_zeros(g.sizes(), g.dtype(), g.device()) : intrinsics::mul(g, d);
}

Tensor combine_partials(const Tensor* d, const Tensor* t, size_t n, const Tensor& result) {
  Tensor sum;
  for (size_t i = 0; i < n; ++i) {
    if (!t[i].defined() || !d[i].defined()) continue;
    Tensor term = times(t[i], d[i]);
    sum = sum.defined() ? intrinsics::add(sum, term) : term;
  }
  if (!sum.defined()) return {};
  if (!(sum.sizes() == result.sizes())) sum = intrinsics::expand(sum, result.sizes());
  if (sum.dtype() != result.dtype()) sum = intrinsics::to_dtype(sum, result.dtype());
  return sum;
}

std::vector<Tensor> Transposed::jvp(const std::vector<Tensor>& inputs, const std::vector<Tensor>& tangents,
                                    const std::vector<Tensor>& results) {
  const bool outer = mode.grad;
  bool recorded = false;  // somebody differentiates through the tangents
  for (const auto* ts : {&inputs, &tangents}) {
    for (const Tensor& t : *ts) recorded = recorded || (outer && t.defined() && has_history(t));
  }
  std::vector<Tensor> u, wrt, out(results.size());
  std::vector<size_t> where;
  std::vector<Tensor> pulled(inputs.size());
  {
    GradMode on(true);
    for (size_t i = 0; i < results.size(); ++i) {
      u.push_back(new_zeros(results[i].sizes(), results[i].dtype(), results[i].device()));
      if (is_differentiable(results[i].dtype())) {
        set_requires_grad(u[i], true);
        wrt.push_back(u[i]);
        where.push_back(i);
      }
    }
    vjp(u.data(), pulled.data());
    std::vector<Tensor> outs, seeds;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!tangents[i].defined() || !pulled[i].defined()) continue;
      Tensor p = fit_gradient(pulled[i], TensorMeta(inputs[i]), "jvp");
      if (!has_history(p)) continue;
      outs.push_back(p);
      seeds.push_back(tangents[i]);
    }
    if (!outs.empty()) {
      BackwardOptions o;
      o.retain_graph = o.create_graph = outer || mode.forward_depth > 0;
      o.allow_unused = true;
      std::vector<Tensor> g = run_backward(outs, seeds, wrt, o);
      for (size_t k = 0; k < g.size(); ++k) {
        out[where[k]] = recorded || !g[k].defined() ? g[k] : intrinsics::detach(g[k]);  // else without the history of u
      }
    }
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (!out[i].defined() && is_differentiable(results[i].dtype())) {
      out[i] = new_zeros(results[i].sizes(), results[i].dtype(), results[i].device());
    }
  }
  return out;
}

Tensor tangent_or_zero(const Tensor& t, const Tensor& tangent) {
  if (!t.defined() || !is_differentiable(t.dtype())) return t;
  return tangent.defined() ? tangent : new_zeros(t.sizes(), t.dtype(), t.device());
}
std::vector<Tensor> tangents_or_zero(TensorSpan ts, const Tensor* tangents) {
  std::vector<Tensor> out;
  for (size_t i = 0; i < ts.size(); ++i) out.push_back(tangent_or_zero(ts[i], tangents[i]));
  return out;
}
void flatten_into(std::vector<Tensor>& out, const Tensor& t) { out.push_back(t); }
void flatten_into(std::vector<Tensor>& out, TensorSpan ts) { out.insert(out.end(), ts.begin(), ts.end()); }

Tensor snapshot(const Tensor& self, bool copy) {
  if (!(self.flags() & (kBatched | kTangent)) && !(mode.recording() && (copy || has_history(self)))) return self;
  if ((self.flags() & kDiverts) && divert::takes(self.flags())) {  // another tensor with the old history
    Tensor r;
    {
      const GradMode off(false);
      r = copy ? intrinsics::clone(self) : intrinsics::detach(self);
    }
    if (has_history(self) && !r.same(self)) {
      Edge edge = gradient_edge(self);
      extra(r).grad_fn = edge.node;
      extra(r).output_nr = edge.nr;
      r.impl()->flags |= kRequiresGrad;
    }
    return r;
  }
  Tensor r = copy && !(self.flags() & kBatched) ? clone_raw(self) : alias(self);
  TensorImpl* p = r.impl();
  p->flags |= self.flags() & (kBatched | kTangent | kWrappedNumber);
  Extra& e = extra(r);
  if (const Extra* from = self.impl()->extra.get()) {
    if (from->value.defined()) {
      e.value = intrinsics::clone(from->value);
      e.batch_dim = from->batch_dim;
      e.batch_level = from->batch_level;
    }
    e.tangents = from->tangents;
    if (mode.recording()) {  // they are written to as self is, while graphs may keep them
      for (auto& g : e.tangents) g.t = intrinsics::clone(g.t);
    }
  }
  if (has_history(self)) {
    Edge edge = gradient_edge(self);
    e.grad_fn = edge.node;
    e.output_nr = edge.nr;
    p->flags |= kRequiresGrad;
  }
  return r;
}

void assign(const Tensor& self, const Tensor& result) {
  if (result.same(self)) {
    bump_version(self);
    return;
  }
  check(expandable(result.sizes(), self.sizes()), "output with shape ", shape_string(self.sizes()),
        " doesn't match the broadcast shape ", shape_string(result.sizes()));
  check_can_cast(result.dtype(), self.dtype());
  Tensor r = result;
  if (!(r.sizes() == self.sizes())) r = intrinsics::expand(r, self.sizes());
  const uint32_t flags = self.flags() | r.flags();
  if (flags & kBatched) {
    vmap_copy(self, r);
  } else if (diverted(flags)) {
    const GradMode off(false);
    intrinsics::copy_(self, r);
  } else {
    copy_raw(self, r);
    bump_version(self);
  }
  if (mode.recording() && has_history(r) && is_differentiable(self.dtype())) {
    if (r.dtype() != self.dtype()) r = intrinsics::to_dtype(r, self.dtype());
    Edge e = gradient_edge(r);
    rebase_history(self, e.node, e.nr);
  } else if (mode.recording() && has_history(self) && !is_leaf(self)) {
    // Overwritten by something that needs no gradient.
    if (extra(self).base.defined()) {
      rebase_history(self, nullptr, 0);
    } else {
      drop_history(self);
    }
  }
  const uint32_t levels = tangent_levels(r) | tangent_levels(self);
  for (int32_t l = 0; levels >> l; ++l) {
    if (levels >> l & 1) write_tangent(self, l, tangent_of(r, l));
  }
}

void assign_geometry(const Tensor& self, const Tensor& view) {
  TensorImpl* p = self.impl();
  TensorImpl* v = view.impl();
  const bool changes = p->storage != v->storage || !(p->sizes == v->sizes) || !(p->strides == v->strides) ||
                       p->offset != v->offset || ((p->flags ^ v->flags) & (kConj | kNeg));
  if (changes) bump_version(self);
  if (v->storage && p->storage != v->storage) {  // set_ takes another
    forget_accumulator(self);
    p->storage = v->storage;
  }
  p->flags = (p->flags & ~uint32_t{kConj | kNeg}) | (v->flags & (kConj | kNeg));
  p->sizes = v->sizes;
  p->strides = v->strides;
  p->offset = v->offset;
  p->refresh();
  if (p->extra && p->extra->accumulator) p->extra->accumulator->results[0] = TensorMeta(self);
  if (v->extra && v->extra->value.defined()) {
    Extra& e = extra(self);
    e.value = v->extra->value;
    e.batch_dim = v->extra->batch_dim;
    e.batch_level = v->extra->batch_level;
  }
  if (mode.recording() && has_history(view)) {
    Edge e = gradient_edge(view);
    change_history(self, std::move(e.node), e.nr);
  }
  const uint32_t levels = tangent_levels(view) | tangent_levels(self);
  for (int32_t l = 0; levels >> l; ++l) {
    if (levels >> l & 1) set_tangent(self, l, tangent_of(view, l));
  }
}

void forget_history(const Tensor& self) {
  check(!(self.flags() & kView), "Can't detach views in-place. Use detach() instead. If you are using "
        "DistributedDataParallel (DDP) for training, and gradient_as_bucket_view is set as True, gradients are views of "
        "DDP buckets, and hence detach_() cannot be called on these gradients. To fix this error, please refer to the "
        "Optimizer.zero_grad() function in torch/optim/optimizer.py as a solution.");
  drop_history(self);
}

void check_out(const char* op, const Tensor& out, uint32_t input_flags) {
  require(out, op, "out");
  check(!((out.flags() | input_flags) & kBatched), Code::Runtime, "Batching rule not implemented for aten::", op,
        ".out; the fallback path doesn't work on out= or view ops: out= is not supported inside vmap");
  if (mode.recording() && ((out.flags() | input_flags) & kRequiresGrad)) {
    fail(Code::Runtime, op,
         "(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
         "requires grad.");
  }
  check(!(out.flags() & kInference) || mode.inference, "Inplace update to inference tensor outside InferenceMode is not "
        "allowed. You can make a clone to get a normal tensor before doing inplace update.");
  if (__builtin_expect(mode.forward_depth && !mode.forward_off && ((out.flags() | input_flags) & kTangent), 0)) {
    fail(Code::NotImplemented, "Trying to use forward AD with ", op, "_out that does not support it because it is an out= "
         "function");
  }
}

namespace {
// Ranges are written into out= in order where it has as many elements, whatever its shape.
bool keeps_shape(std::string_view op) { return op == "arange" || op == "linspace" || op == "logspace" || op == "range"; }
}  // namespace

void check_out_dtype(std::optional<DType> dtype, const Tensor& out) {
  check(!dtype || *dtype == out.dtype(), "dtype ", scalar_type_name(dtype.value_or(out.dtype())),
        " does not match dtype of out parameter (", scalar_type_name(out.dtype()), ")");
}

void store_out(const char* op, const Tensor& out, const Tensor& result, const char* name) {
  if (keeps_shape(op) && out.numel() == result.numel() && !(out.sizes() == result.sizes())) {
    store_out(op, out, alias(result, out.sizes(), contiguous_strides(out.sizes()), result.storage_offset()));
    return;
  }
  if (std::string_view(op) == "bernoulli" && result.dtype() != out.dtype()) {  // any dtype has 0 and 1
    store_out(op, out, to_raw(result, out.dtype()));
    return;
  }
  check_out_type(op, result.dtype(), out.dtype(), name);
  check(!internal_overlap(out.sizes(), out.strides()),
        "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
        "Please clone() the tensor before performing the operation.");
  if (diverted(out.flags() | result.flags())) {
    const GradMode off(false);
    intrinsics::copy_(out, result);
    return;
  }
  prepare_out(op, out, result.sizes(), result.dtype());
  copy_raw(out, result);
  bump_version(out);
}

}  // namespace eg::dispatch
