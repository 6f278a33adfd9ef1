#include "core/engine/registry.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>

#include "core/base/fork.h"
#include "core/engine/custom_op.h"

namespace eg {
namespace {

struct Registry {
  std::mutex mutex;
  std::map<std::pair<std::string, int32_t>, const Op*> resolved;  // "name.overload", revision
  std::deque<Op> storage;  // addresses stay
  std::vector<const Op*> custom;
};
Registry& registry() {
  static Registry* r = new Registry;
  return *r;
}

const AtFork g_at_fork(ForkOrder::Registry, [] { registry().mutex.lock(); }, [] { registry().mutex.unlock(); });

const OpInfo* find_builtin(std::string_view name, std::string_view overload) {
  const OpInfo* const* end = builtin_ops.ops + builtin_ops.n;
  const OpInfo* const* it = std::lower_bound(builtin_ops.ops, end, 0, [&](const OpInfo* a, int) {
    const int c = std::string_view(a->name).compare(name);
    return c ? c < 0 : std::string_view(a->overload) < overload;
  });
  if (it == end || name != (*it)->name || overload != (*it)->overload) return nullptr;
  return *it;
}

}  // namespace

const Op* resolve(std::string_view name, std::string_view overload, int32_t revision) {
  std::string key(name);
  if (!overload.empty()) key.append(".").append(overload);
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  auto it = r.resolved.find({key, revision});
  if (it != r.resolved.end()) return it->second;
  for (const Op* c : r.custom) {
    if (name == c->info->name && overload.empty()) return c;
  }
  const OpInfo* info = find_builtin(name, overload);
  check(info, Code::NotFound, "no operator '", key, "' in this library");
  check(revision >= 1 && revision <= info->revision, Code::NotFound, "operator '", key, "' has revisions 1 to ",
        info->revision, " in this library; revision ", revision, " needs a later release");
  r.storage.push_back({.info = info, .custom = nullptr, .revision = revision});
  const Op* op = &r.storage.back();
  r.resolved.emplace(std::make_pair(std::move(key), revision), op);
  // Programs compiled with the headers of 0.1 hand the pointer to their other threads without an order of their
  // own: what it points to is visible before anything that follows here.
  std::atomic_thread_fence(std::memory_order_seq_cst);
  return op;
}

void call_boxed(const Op& op, const Value* args, size_t nargs, Value* rets, size_t nrets) {
  const OpInfo& info = *op.info;
  size_t most = info.nargs;
  if (const OldRevision* older = op.older()) most = static_cast<size_t>(older->nargs);
  check(nargs <= most, Code::Type, info.name, "() takes at most ", most, " arguments (", nargs, " given)");
  // A caller of an older revision knows nothing of the parameters that came later: they stay missing, which gives their
  // defaults. Tensors to write into are behind them all.
  const size_t outs = most < info.nargs && (info.flags & kOpOut) ? std::min<size_t>(nargs, info.nrets) : 0;
  check(nrets == info.nrets, Code::Type, info.name, "() has ", info.nrets, " results (room for ", nrets, " given)");
  if (op.custom) {
    std::vector<Value> full(args, args + nargs);
    full.resize(info.nargs);
    call_custom(*op.custom, full.data(), rets);
    return;
  }
  if (nargs == info.nargs) {
    info.fn(args, rets);
    return;
  }
  constexpr size_t kMost = 24;
  check(info.nargs <= kMost, Code::Assertion, "operator with too many arguments");
  alignas(Value) char place[kMost * sizeof(Value)];  // only those that the operator has are made
  auto* full = reinterpret_cast<Value*>(place);
  std::uninitialized_copy(args, args + nargs - outs, full);
  std::uninitialized_default_construct(full + nargs - outs, full + info.nargs - outs);
  std::uninitialized_copy(args + nargs - outs, args + nargs, full + info.nargs - outs);
  info.fn(full, rets);
}

size_t op_count() {
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  return builtin_ops.n + r.custom.size();
}

const Op* op_at(size_t i) {
  if (i < builtin_ops.n) {
    const OpInfo& o = *builtin_ops.ops[i];
    return resolve(o.name, o.overload, o.revision);
  }
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  i -= builtin_ops.n;
  return i < r.custom.size() ? r.custom[i] : nullptr;
}

const Op* register_custom(std::string_view schema, Ref<Callback> forward, Ref<Callback> vjp) {
  // Made before the lock is taken and, when it is refused, ended after: a callback's destroy may call the library.
  struct Destroy {
    void operator()(CustomOp* c) const { destroy_custom(c); }
  };
  std::unique_ptr<CustomOp, Destroy> made(make_custom(schema, std::move(forward), std::move(vjp)));
  const OpInfo* info = custom_info(*made);
  Registry& r = registry();
  std::lock_guard lock(r.mutex);
  for (const Op* o : r.custom) {
    check(std::string_view(o->info->name) != info->name, Code::Value, "an operator '", info->name,
          "' is registered already");
  }
  r.custom.reserve(r.custom.size() + 1);
  r.storage.push_back({.info = info, .custom = made.get(), .revision = 1});
  r.custom.push_back(&r.storage.back());
  made.release();
  return &r.storage.back();
}

void unregister_custom(const Op& op) {
  check(op.custom, Code::Value, "operator '", op.info->name,
        "' is built in: only what was registered can be unregistered");
  Registry& r = registry();
  {
    std::lock_guard lock(r.mutex);
    const auto it = std::find(r.custom.begin(), r.custom.end(), &op);
    check(it != r.custom.end(), Code::NotFound, "operator '", op.info->name, "' is no longer registered");
    r.custom.erase(it);
  }
  retire_custom(*op.custom);
}

}  // namespace eg
