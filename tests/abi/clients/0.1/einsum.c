/* Calls einsum as release 0.1 had it: no path, operands from left to right, one more argument refused. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evergrad/evergrad.h"

#define CHECK(what)                                      \
  do {                                                   \
    if (!(what)) {                                       \
      fprintf(stderr, "line %d: %s\n", __LINE__, #what); \
      exit(1);                                           \
    }                                                    \
  } while (0)

static eg_tensor* one(float value) {
  const int64_t size = 1;
  eg_tensor* t = NULL;
  CHECK(!eg_tensor_from_data(&value, sizeof value, EG_FLOAT32, 1, &size, &t));
  return t;
}

int main(void) {
  eg_tensor *operands[3] = {one(1e30f), one(1e30f), one(1e-30f)}, *out = NULL;
  CHECK(!eg_einsum("i,i,i->", operands, 3, &out));
  float value = 0;
  CHECK(!eg_tensor_copy_to(out, &value, sizeof value));
  CHECK(isinf(value)); /* from right to left it is 1e30 */
  eg_tensor_release(out);

  eg_op* op = NULL;
  CHECK(!eg_op_resolve("einsum", "", 1, &op));
  CHECK(eg_op_revision(op) == 1);
  CHECK(!strcmp(eg_op_schema(op), "einsum(str equation, Tensor[] tensors) -> Tensor"));
  const int64_t path[4] = {1, 2, 0, 1};
  eg_value args[3], ret = eg_none();
  memset(args, 0, sizeof args);
  args[0].tag = EG_TAG_STRING, args[0].n = 7, args[0].u.p = (void*)"i,i,i->";
  args[1].tag = EG_TAG_TENSORS, args[1].n = 3, args[1].u.p = operands;
  args[2].tag = EG_TAG_INTS, args[2].n = 4, args[2].u.p = (void*)path;
  eg_status* status = eg_op_call(op, args, 3, &ret, 1);
  CHECK(status && eg_status_code(status) == EG_TYPE);
  CHECK(!strcmp(eg_status_message(status), "einsum() takes at most 2 arguments (3 given)"));
  eg_status_free(status);

  /* The revision that came later is there for who asks for it. */
  CHECK(!eg_op_resolve("einsum", "", 2, &op));
  CHECK(!eg_op_call(op, args, 3, &ret, 1));
  CHECK(!eg_tensor_copy_to(ret.u.p, &value, sizeof value));
  CHECK(value == 1e30f);
  eg_value_clear(&ret);
  status = eg_op_resolve("einsum", "", 99, &op);
  CHECK(status && eg_status_code(status) == EG_NOT_FOUND && strstr(eg_status_message(status), "needs a later release"));
  eg_status_free(status);
  for (int i = 0; i < 3; ++i) eg_tensor_release(operands[i]);
  puts("fine");
  return 0;
}
