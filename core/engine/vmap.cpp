#include "core/engine/vmap.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <string>

#include "core/base/fork.h"
#include "core/base/thread_block.h"
#include "core/engine/intrinsics.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

struct Level {
  int64_t size;
  Randomness randomness;
};
constexpr PerThread<std::vector<Level>, Own::VmapLevels> t_levels;  // level 1 is the first
std::atomic<bool> g_slicing{true};
std::mutex g_sliced_mutex;
Sliced g_sliced = {0, ""};
const AtFork g_at_fork(ForkOrder::Tape, [] { g_sliced_mutex.lock(); }, [] { g_sliced_mutex.unlock(); });

void count_sliced(const char* op) {
  static auto& names = *new std::set<std::string, std::less<>>;  // outlive the operators, and the process's end
  std::lock_guard lock(g_sliced_mutex);
  ++g_sliced.calls;
  g_sliced.op = names.emplace(op).first->c_str();
}

const Extra& batch(const Tensor& t) { return *t.impl()->extra; }

bool batched_at(const Tensor& t, int32_t level) { return is_batched(t) && batch(t).batch_level == level; }

Tensor borrow(void* p) { return Tensor(Ref<TensorImpl>::share(static_cast<TensorImpl*>(p))); }

void visit_tensors(const Value* args, size_t n, auto&& f) {
  for (size_t i = 0; i < n; ++i) {
    if (args[i].tag == Tag::Tensor) {
      f(borrow(args[i].p));
    } else if (args[i].tag == Tag::Tensors) {
      for (uint32_t k = 0; k < args[i].n; ++k) {
        if (void* p = static_cast<TensorImpl**>(args[i].p)[k]) f(borrow(p));
      }
    }
  }
}

// The arguments with each batched tensor replaced by what `f` makes of it.
struct Replaced {
  std::vector<Value> args;
  std::vector<Tensor> keep;
  std::vector<std::vector<TensorImpl*>> lists;
  Replaced(const Value* in, size_t n, auto&& f) : args(in, in + n) {
    lists.reserve(n);
    auto put = [&](void* p) -> TensorImpl* {
      if (!p) return nullptr;
      keep.push_back(f(borrow(p)));
      return keep.back().impl();
    };
    for (Value& v : args) {
      if (v.tag == Tag::Tensor) {
        v.p = put(v.p);
      } else if (v.tag == Tag::Tensors) {
        lists.emplace_back();
        for (uint32_t k = 0; k < v.n; ++k) lists.back().push_back(put(static_cast<TensorImpl**>(v.p)[k]));
        v.p = lists.back().data();
      }
    }
  }
};

// outside: the calls run without the level, which would otherwise slice them again although no argument is batched.
void call_slices(const OpInfo& op, const Value* args, Value* rets, int32_t level, int64_t size, bool outside = false) {
  check(size > 0, op.name, ": vmap over an empty batch is not supported");
  count_sliced(op.name);
  std::vector<std::vector<std::vector<Tensor>>> parts(op.nrets);  // result, its tensors, slices
  std::vector<Tag> tags(op.nrets, Tag::None);
  for (int64_t s = 0; s < size; ++s) {
    Replaced r(args, op.nargs, [&](const Tensor& t) {
      return batched_at(t, level) ? intrinsics::select(batch(t).value, batch(t).batch_dim, s) : t;
    });
    Values one(op.nrets);
    {
      std::optional<OutsideVmap> left;
      if (outside) left.emplace();
      op.fn(r.args.data(), one.data());
    }
    for (size_t i = 0; i < op.nrets; ++i) {
      tags[i] = one[i].tag;
      std::vector<Tensor> ts;
      if (one[i].tag == Tag::Tensor) {
        ts.push_back(to_tensor(one[i], "result"));
      } else if (one[i].tag == Tag::Tensors) {
        ts = to_tensors(one[i], "result");
      } else {
        fail(Code::Runtime, "Batching rule not implemented for aten::", op.name,
             ": it returns a plain value, which depends on the data and cannot be batched");
      }
      if (parts[i].size() < ts.size()) parts[i].resize(ts.size());
      for (size_t k = 0; k < ts.size(); ++k) parts[i][k].push_back(std::move(ts[k]));
    }
  }
  for (size_t i = 0; i < op.nrets; ++i) {
    std::vector<Tensor> out;
    for (auto& slices : parts[i]) {
      for (const Tensor& t : slices) {
        check(t.sizes() == slices[0].sizes(), op.name, ": vmap: We do not support batching operators that can output dynamic "
              "shape: slices gave ", shape_string(slices[0].sizes()), " and ", shape_string(t.sizes()));
      }
      out.push_back(vmap_wrap(intrinsics::stack(slices, 0), 0, level));
    }
    rets[i] = tags[i] == Tag::Tensor ? Value::own(out[0]) : Value::own_tensors(out);
  }
}

}  // namespace

const char* const kSameBatched =
    ": Vmap does not currently support same randomness with a batched tensor input";

Randomness vmap_randomness() {
  const Randomness how = t_levels.get()[mode.vmap_depth - 1].randomness;
  check(how != Randomness::Error,
        "vmap: called random operation while in randomness error mode. Please either use the 'same' or 'different' "
        "randomness flags on vmap or perform the randomness operation out of vmap");
  return how;
}

constexpr const char* kIncompatible =
    "vmap: inplace arithmetic(self, *extra_args) is not possible because there exists a Tensor `other` in extra_args "
    "that has more elements than `self`. This happened due to `other` being vmapped over but `self` not being "
    "vmapped over in a vmap. Please try to use out-of-place operators instead of inplace arithmetic.";

void vmap_check_drawn(const Tensor& t, bool other) {
  check(!other || is_batched(t), kIncompatible);
  check(vmap_randomness() == Randomness::Same || batched_at(t, mode.vmap_depth),
        "vmap: Cannot ask for different inplace randomness on an unbatched tensor. This will appear like same randomness. "
        "If this is necessary for your usage, please file an issue with functorch.");
}

int32_t vmap_enter(int64_t batch_size, Randomness randomness) {
  check(batch_size >= 0, Code::Value, "vmap: negative batch size ", batch_size);
  t_levels.get().push_back({batch_size, randomness});
  return ++mode.vmap_depth;
}

int64_t vmap_size(int32_t level) {
  check(level > 0 && level <= mode.vmap_depth, Code::Value, "vmap: level ", level,
        " is not active: your tensor may have escaped from inside a function being vmapped");
  return t_levels.get()[level - 1].size;
}

void vmap_exit(int32_t level) {
  check(level == mode.vmap_depth && level > 0, "vmap: levels must be left in the reverse order of entering");
  t_levels.get().pop_back();
  --mode.vmap_depth;
}

Tensor vmap_wrap(const Tensor& value, int64_t dim, int32_t level) {
  const int64_t size = vmap_size(level);
  dim = wrap_dim(dim, value.dim(), false);
  check(value.size(dim) == size, Code::Value,
        "vmap: Expected all tensors to have the same size in the mapped dimension, got sizes ", size, " and ",
        value.size(dim));
  auto p = make<TensorImpl>();
  p->sizes = Dims(value.sizes());
  p->strides = Dims(value.strides());
  p->sizes.erase(dim);
  p->strides.erase(dim);
  p->offset = value.storage_offset();  // of the first slice
  p->dtype = value.dtype();
  p->device = value.device();
  p->refresh();
  p->flags = kBatched;
  Tensor t(std::move(p));
  Extra& e = extra(t);
  e.value = value;
  e.batch_dim = dim;
  e.batch_level = level;
  return t;
}

Tensor vmap_unwrap(const Tensor& t, int64_t out_dim, int32_t level) {
  check(level > 0 && level <= mode.vmap_depth, Code::Value, "vmap: level ", level, " is not active");
  if (batched_at(t, level)) {
    const Extra& b = batch(t);
    return intrinsics::movedim(b.value, b.batch_dim, out_dim);
  }
  Dims sizes;
  sizes.push_back(t_levels.get()[level - 1].size);
  for (int64_t s : t.sizes()) sizes.push_back(s);
  return intrinsics::movedim(intrinsics::expand(t, sizes), 0, out_dim);
}

void vmap_call(const OpInfo& op, const Value* args, Value* rets) {
  int32_t level = 0;
  visit_tensors(args, op.nargs, [&](const Tensor& t) {
    if (is_batched(t)) level = std::max(level, batch(t).batch_level);
  });
  if (level > 0) vmap_size(level);  // a tensor may outlive the level that it belongs to
  if (op.flags & kOpRandom) {
    const int32_t top = mode.vmap_depth;
    if (vmap_randomness() == Randomness::Different) return call_slices(op, args, rets, top, t_levels.get()[top - 1].size, true);
    check(level == 0, op.name, kSameBatched);
    const OutsideVmap drawn_once;
    op.fn(args, rets);
    return;
  }
  check(g_slicing.load(std::memory_order_relaxed), "aten::", op.name, " hit the vmap fallback which is currently disabled");
  call_slices(op, args, rets, level, vmap_size(level));
}

bool vmap_slicing(bool on) { return g_slicing.exchange(on); }

Sliced vmap_sliced() {
  std::lock_guard lock(g_sliced_mutex);
  return g_sliced;
}

Tensor vmap_ones_like(const Tensor& t) {
  if (is_batched(t)) return vmap_wrap(vmap_ones_like(batch(t).value), batch(t).batch_dim, batch(t).batch_level);
  Tensor r = new_tensor(t.sizes(), t.dtype(), t.device());
  fill_raw(r, Scalar(1.0));
  return r;
}

void vmap_copy(const Tensor& dst, const Tensor& src) {
  int32_t level = std::max(is_batched(dst) ? batch(dst).batch_level : 0, is_batched(src) ? batch(src).batch_level : 0);
  check(batched_at(dst, level), kIncompatible);
  Tensor to = intrinsics::movedim(batch(dst).value, batch(dst).batch_dim, 0);
  Tensor from = src;
  if (batched_at(src, level)) {
    from = intrinsics::movedim(batch(src).value, batch(src).batch_dim, 0);
    Dims shape;
    shape.push_back(from.size(0));
    for (int64_t i = src.dim(); i < dst.dim(); ++i) shape.push_back(1);
    for (int64_t s : src.sizes()) shape.push_back(s);
    from = intrinsics::reshape(from, shape);
  }
  intrinsics::copy_(to, from);
}

}  // namespace eg
