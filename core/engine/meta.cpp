#include "core/engine/meta.h"

#include <algorithm>
#include <cstring>

#include "core/engine/tape.h"
#include "core/random/generator.h"

namespace eg::meta {

namespace {

// Operators whose results' sizes follow from elements. Of those that give numbers the results tell it.
constexpr std::string_view kByElements[] = {
    "_index_put_impl_", "_pack_padded_sequence", "_unique2", "argwhere", "bincount", "index", "index_put",
    "index_put_", "masked_select", "nonzero", "one_hot", "repeat_interleave", "tensor_split", "unique",
    "unique_consecutive", "unique_dim",
};

bool is_meta(const TensorImpl* p) { return p && p->device == kMeta; }

// Tensors of zeros for those on "meta", and back.
class StandIns {
 public:
  TensorImpl* of(TensorImpl* p) {
    if (!is_meta(p)) return p;
    for (const auto& [real, zeros] : pairs_) {
      if (real.impl() == p) return zeros.impl();
    }
    Tensor zeros = new_strided(p->sizes, p->strides, p->dtype, kCPU);
    if (zeros.storage()->bytes()) std::memset(zeros.storage()->data(), 0, zeros.storage()->bytes());
    pairs_.emplace_back(Tensor(Ref<TensorImpl>::share(p)), std::move(zeros));
    return pairs_.back().second.impl();
  }

  Tensor back(const Tensor& t) const {
    if (!t.defined()) return t;
    for (const auto& [real, zeros] : pairs_) {
      if (zeros.impl() != t.impl()) continue;
      if (real.sizes() == t.sizes() && real.dtype() == t.dtype()) return real;
      TensorImpl* p = real.impl();  // an out= that was resized
      p->storage = new_strided(t.sizes(), t.strides(), t.dtype(), kMeta).storage();
      p->sizes = t.impl()->sizes;
      p->strides = t.impl()->strides;
      p->offset = 0;
      p->refresh();
      return real;
    }
    return new_strided(t.sizes(), t.strides(), t.dtype(), kMeta);
  }

 private:
  std::vector<std::pair<Tensor, Tensor>> pairs_;
};

bool recorded(TensorImpl* p) { return p && has_history(Tensor(Ref<TensorImpl>::share(p))); }

}  // namespace

void call(const Op& op, const Value* args, size_t nargs, Value* rets, size_t nrets, const NoElements& asked) {
  const std::string_view name = op.info->name;
  const bool found = std::find(std::begin(kByElements), std::end(kByElements), name) != std::end(kByElements);
  if (op.custom || found || (name == "where" && nargs == 1)) throw asked;
  StandIns stand_ins;
  std::vector<Value> given(args, args + nargs);
  std::vector<std::vector<TensorImpl*>> lists;
  lists.reserve(nargs);
  bool any = false;
  const auto replaced = [&](TensorImpl* p) {
    if (mode.recording() && recorded(p)) throw asked;
    any |= is_meta(p);
    return stand_ins.of(p);
  };
  for (Value& v : given) {
    if (v.tag == Tag::Tensor) {
      v.p = replaced(v.tensor());
    } else if (v.tag == Tag::Tensors) {
      auto* const* each = static_cast<TensorImpl**>(v.p);
      lists.emplace_back();
      for (uint32_t i = 0; i < v.n; ++i) lists.back().push_back(replaced(each[i]));
      v.p = lists.back().data();
    }
  }
  if (!any) throw asked;
  for (size_t i = 0; i < nrets; ++i) rets[i].clear();
  Values results(nrets);
  {
    const OwnDraws draws;  // elements that are not there take none of the program's
    call_boxed(op, given.data(), nargs, results.data(), nrets);
  }
  for (size_t i = 0; i < nrets; ++i) {
    if (results[i].tag != Tag::Tensor && results[i].tag != Tag::Tensors && !results[i].none()) throw asked;
  }
  for (size_t i = 0; i < nrets; ++i) {
    if (results[i].tag == Tag::Tensor) rets[i] = Value::own(stand_ins.back(to_tensor(results[i], "result")));
    if (results[i].tag != Tag::Tensors) continue;
    std::vector<Tensor> ts = to_tensors(results[i], "result");
    for (Tensor& t : ts) t = stand_ins.back(t);
    rets[i] = Value::own_tensors(ts);
  }
}

}  // namespace eg::meta
