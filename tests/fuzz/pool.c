/* Handles of every kind, for the fuzzer to choose from. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

pool live;

static int64_t numel_of(const int64_t* sizes, int32_t ndim) {
  int64_t n = 1;
  for (int32_t i = 0; i < ndim; ++i) n *= sizes[i];
  return n;
}

static eg_tensor* plain_tensor(void) {
  static const int64_t shapes[][5] = {{0},          {1, 0},       {1, 1},       {1, 3},          {1, 4},       {2, 2, 3},
                                      {2, 3, 3},    {2, 1, 3},    {2, 3, 1},    {3, 2, 3, 4},    {3, 1, 3, 8}, {4, 1, 2, 4, 4},
                                      {4, 2, 2, 5, 5}, {2, 0, 3}, {3, 2, 2, 2}, {4, 2, 3, 1, 2}, {2, 4, 4},    {1, 2}};
  static const eg_dtype common[] = {EG_FLOAT32, EG_FLOAT32, EG_FLOAT64, EG_INT64, EG_INT64, EG_BOOL, EG_COMPLEX64};
  const int64_t* shape = shapes[below(sizeof shapes / sizeof *shapes)];
  const eg_dtype dtype = chance(3) ? (eg_dtype)below(18) : common[below(7)];
  const int32_t ndim = (int32_t)shape[0];
  const int64_t n = numel_of(shape + 1, ndim);
  /* Small integers in float64, then cast: every type gets sensible values, and indices are often in range. */
  double data[256];
  for (int64_t i = 0; i < n; ++i) data[i] = chance(24) ? any_double() : (double)below(5) - (chance(4) ? 2 : 0);
  eg_tensor *t = NULL, *cast = NULL;
  if (!settle(eg_tensor_from_data(data, (size_t)n * sizeof *data, EG_FLOAT64, ndim, shape + 1, &t))) return NULL;
  eg_op* to = NULL;
  static const char* const names[] = {"to", "_to_copy"};
  for (int i = 0; i < 2 && !cast; ++i) {
    if (!settle(eg_op_resolve(names[i], i ? "" : "dtype", 1, &to))) continue;
    eg_value args[2] = {eg_none(), eg_detail_enum(EG_TAG_DTYPE, dtype)}, ret = eg_none();
    args[0].tag = EG_TAG_TENSOR;
    args[0].u.p = t;
    if (settle(eg_op_call(to, args, 2, &ret, 1))) cast = ret.u.p;
  }
  if (!cast) {
    if (!settle(eg_zeros(shape + 1, (size_t)ndim, dtype, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &cast))) cast = NULL;
  }
  eg_tensor_release(t);
  return cast;
}

/* A view of a tensor, or the tensor. */
static eg_tensor* bend(eg_tensor* t) {
  eg_tensor* out = NULL;
  const int64_t sizes[3] = {2, -1, -1};
  if (!t) return NULL;
  switch (below(8)) {
    case 0: settle(eg_transpose(t, 0, -1, &out)); break;
    case 1: settle(eg_expand(t, sizes, 3, 0, &out)); break;
    case 2: settle(eg_narrow(t, -1, 0, 1, &out)); break;
    case 3: settle(eg_conj(t, &out)); break;
    case 4: settle(eg_select(t, 0, 0, &out)); break;
    default: break;
  }
  if (!out) return t;
  eg_tensor_release(t);
  return out;
}

static eg_status* gives_its_argument(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx;
  if (nargs && nrets && args[0].tag == EG_TAG_TENSOR) {
    eg_status* status = eg_tensor_retain(args[0].u.p);
    if (status) return status;
    rets[0] = args[0];
  }
  return NULL;
}

void pool_fill(void) {
  static const char* const modules[] = {"Linear", "Conv2d", "BatchNorm2d", "Sequential", "ReLU", "Dropout", "Embedding"};
  static const char* const names[] = {"in_features", "out_features"};
  static const char* const conv[] = {"in_channels", "out_channels", "kernel_size"};
  static const char* const norm[] = {"num_features"};
  static const char* const table[] = {"num_embeddings", "embedding_dim"};
  const eg_value numbers[] = {eg_int(3), eg_int(2), eg_int(2)};
  fuzz_doing("filling the pool");
  for (int i = 0; i < POOL; ++i) {
    live.tensors[i] = bend(plain_tensor());
    if (live.tensors[i] && chance(3) && !fuzz_plain) settle(eg_tensor_set_requires_grad(live.tensors[i], 1));
  }
  live.closed = plain_tensor();
  eg_tensor_release(live.closed);
  /* A closed handle is recognised by what the library's own allocator leaves in it; a checker calls that a stray read. */
  if (fuzz_checked) live.closed = NULL;
  settle(eg_generator_new(EG_CPU, &live.generator));
  if (settle(eg_dict_new(&live.dict))) {
    if (live.tensors[0]) settle(eg_dict_set(live.dict, "weight", live.tensors[0]));
    if (live.tensors[1]) settle(eg_dict_set(live.dict, "bias", live.tensors[1]));
  }
  const char* type = modules[below(7)];
  switch (type[0]) {
    case 'L': settle(eg_module_new(type, names, numbers, 2, &live.module)); break;
    case 'C': settle(eg_module_new(type, conv, numbers, 3, &live.module)); break;
    case 'B': settle(eg_module_new(type, norm, numbers, 1, &live.module)); break;
    case 'E': settle(eg_module_new(type, table, numbers, 2, &live.module)); break;
    case 'D': {
      eg_callback k = {.struct_size = sizeof k, .fn = gives_its_argument};
      settle(eg_module_new_custom("Mine", &k, &live.module));
      break;
    }
    default: settle(eg_module_new(type, NULL, NULL, 0, &live.module));
  }
  eg_tensor* parameter = NULL;
  if (settle(eg_ones((int64_t[]){3}, 1, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 1, &parameter))) {
    static const char* const kinds[] = {"SGD", "Adam", "AdamW"};
    settle(eg_optimizer_new(kinds[below(3)], &parameter, 1, NULL, NULL, 0, &live.optimizer));
    eg_tensor* computed = NULL;
    if (settle(eg_mul(parameter, parameter, &computed))) settle(eg_tensor_grad_fn(computed, &live.node));
    eg_tensor_release(computed);
    eg_tensor_release(parameter);
  }
}

void pool_empty(void) {
  for (int i = 0; i < POOL; ++i) eg_tensor_release(live.tensors[i]);
  eg_generator_release(live.generator);
  eg_dict_release(live.dict);
  eg_module_release(live.module);
  eg_optimizer_release(live.optimizer);
  eg_node_release(live.node);
  memset(live.tensors, 0, sizeof live.tensors);
  live.closed = NULL;
  live.generator = NULL;
  live.dict = NULL;
  live.module = NULL;
  live.optimizer = NULL;
  live.node = NULL;
}

eg_tensor* any_tensor(void) {
  eg_tensor* t = live.tensors[below(POOL)];
  for (int i = 0; !t && i < POOL; ++i) t = live.tensors[i];
  return t;
}

eg_tensor* wild_tensor(void) {
  if (!chance(10)) return any_tensor();
  switch (below(5)) {
    case 0: return NULL;
    case 1: return live.closed;
    case 2: return (eg_tensor*)live.dict;
    case 3: return (eg_tensor*)live.node;
    default: return (eg_tensor*)live.module;
  }
}
