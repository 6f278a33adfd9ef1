// The table of operators: every schema entry, boxed, plus the custom ones registered at run time.
#pragma once
#include <string>
#include <string_view>

#include "core/engine/value.h"

namespace eg {

enum OpFlag : uint32_t {
  kOpRandom = 2,
  kOpLoop = 4,       // vmap calls it once a slice
  kOpOut = 8,        // its last arguments are the tensors that the results are written into
};

// Reads exactly nargs values (NONE: the default), writes exactly nrets owned values.
using BoxedFn = void (*)(const Value* args, Value* rets);

// An operator as an older release had it.
struct OldRevision {
  int16_t nargs;  // out= tensors included
  const char* schema;
};

struct OpInfo {
  const char* name;
  const char* overload;
  const char* schema;
  int32_t revision;
  uint16_t nargs, nrets;
  uint32_t flags;
  BoxedFn fn;
  const OldRevision* older = nullptr;  // revisions 1 to revision - 1
};

struct OpTable {
  const OpInfo* const* ops;
  size_t n;
};
extern const OpTable builtin_ops;  // generated, sorted by (name, overload)

class CustomOp;

// A resolved operator: what eg_op points to. Lives as long as the library.
struct Op {
  const OpInfo* info;
  CustomOp* custom;  // null for built-in operators
  int32_t revision;
  uint64_t tag = tag_of(Kind::Op);  // tells the handles of this copy of the library from any other pointer

  const OldRevision* older() const { return revision < info->revision ? &info->older[revision - 1] : nullptr; }
  const char* schema() const { return older() ? older()->schema : info->schema; }
};

const Op* resolve(std::string_view name, std::string_view overload, int32_t revision);
void call_boxed(const Op& op, const Value* args, size_t nargs, Value* rets, size_t nrets);
size_t op_count();
const Op* op_at(size_t i);
// schema: "ns::name(Tensor a, float b=1.0) -> Tensor"
const Op* register_custom(std::string_view schema, Ref<Callback> forward, Ref<Callback> vjp);
// Its name is free again; its callbacks end with the last call and graph that use them.
void unregister_custom(const Op& op);

}  // namespace eg
