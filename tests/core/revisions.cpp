// Calls of an operator's older revisions: how many arguments each takes, and where the tensors to write into stand.
#include <cstdio>
#include <cstdlib>

#include "core/base/error.h"
#include "core/engine/registry.h"

using namespace eg;

namespace {

#define EXPECT(what)                                                          \
  do {                                                                        \
    if (!(what)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what); \
      std::exit(1);                                                           \
    }                                                                         \
  } while (0)

int64_t seen[4];

// What each place holds: -1 nothing, else its number.
void look(const Value* args, Value* rets) {
  for (int i = 0; i < 4; ++i) seen[i] = args[i].none() ? -1 : to_int(args[i], "argument");
  rets[0] = Value::integer(0);
}

// f(a) -> f(a, b=..) -> f(a, b=.., c=..), each with one tensor to write into.
const OldRevision older[] = {{2, "f(int a)"}, {3, "f(int a, int b=2)"}};
const OpInfo with_out = {"f", "out", "f(int a, int b=2, int c=3)", 3, 4, 1, kOpOut, look, older};
const OldRevision older_plain[] = {{1, "g(int a)"}};
const OpInfo plain = {"g", "", "g(int a, int b=2, int c=3, int d=4)", 2, 4, 1, 0, look, older_plain};

bool call(const OpInfo& info, int32_t revision, size_t n) {
  Value args[5], result;
  for (size_t i = 0; i < n; ++i) args[i] = Value::integer(static_cast<int64_t>(i) + 1);
  try {
    call_boxed(Op{&info, nullptr, revision}, args, n, &result, 1);
  } catch (const Error&) {
    return false;
  }
  return true;
}

bool saw(int64_t a, int64_t b, int64_t c, int64_t d) { return seen[0] == a && seen[1] == b && seen[2] == c && seen[3] == d; }

}  // namespace

int main() {
  EXPECT(call(with_out, 3, 4) && saw(1, 2, 3, 4));
  EXPECT(call(with_out, 2, 3) && saw(1, 2, -1, 3));
  EXPECT(call(with_out, 1, 2) && saw(1, -1, -1, 2));
  EXPECT(!call(with_out, 1, 3));
  EXPECT(!call(with_out, 2, 4));
  EXPECT(!call(with_out, 3, 5));
  EXPECT(call(plain, 2, 4) && saw(1, 2, 3, 4));
  EXPECT(call(plain, 2, 2) && saw(1, 2, -1, -1));
  EXPECT(call(plain, 1, 1) && saw(1, -1, -1, -1));
  EXPECT(call(plain, 1, 0) && saw(-1, -1, -1, -1));
  EXPECT(!call(plain, 1, 2));
  EXPECT(std::string_view(Op({&plain, nullptr, 1}).schema()) == "g(int a)");
  EXPECT(std::string_view(Op({&plain, nullptr, 2}).schema()) == plain.schema);
  std::puts("ok");
  return 0;
}
