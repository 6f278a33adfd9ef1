/* Operators by their schemas: each argument of the right kind mostly, of another kind sometimes, and in wrong numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { MOST_ARGS = 32, MOST_RETS = 16, MOST_ITEMS = 6 };

/* What the values of one call point to. */
static struct {
  int64_t ints[MOST_ARGS][MOST_ITEMS];
  double doubles[MOST_ARGS][MOST_ITEMS];
  uint8_t bools[MOST_ARGS][MOST_ITEMS];
  eg_tensor* tensors[MOST_ARGS][MOST_ITEMS];
  eg_value scalars[MOST_ARGS][MOST_ITEMS];
} store;

static eg_value list_of(int slot, eg_tag tag, uint32_t n) {
  void* p = tag == EG_TAG_INTS      ? (void*)store.ints[slot]
            : tag == EG_TAG_DOUBLES ? (void*)store.doubles[slot]
            : tag == EG_TAG_BOOLS   ? (void*)store.bools[slot]
            : tag == EG_TAG_TENSORS ? (void*)store.tensors[slot]
                                    : (void*)store.scalars[slot];
  if (chance(40)) p = NULL; /* says n, has nothing */
  return eg_detail_array(tag, p, n);
}

static eg_value number(int slot) {
  switch (below(6)) {
    case 0: return eg_bool((int32_t)below(2));
    case 1:
    case 2: return eg_int(any_int());
    case 3:
      store.doubles[slot][0] = any_double();
      store.doubles[slot][1] = any_double();
      return eg_complex_value(store.doubles[slot]);
    default: return eg_double(any_double());
  }
}

static eg_value pointer(eg_tag tag, void* p) {
  eg_value v = eg_none();
  v.tag = tag;
  v.u.p = p;
  return v;
}

/* A value of any kind, fit or not. */
static eg_value wild_value(int slot) {
  static const eg_tag kinds[] = {EG_TAG_NONE,    EG_TAG_TENSOR, EG_TAG_INT,   EG_TAG_DOUBLE, EG_TAG_BOOL,   EG_TAG_STRING,
                                 EG_TAG_INTS,    EG_TAG_DOUBLES, EG_TAG_BOOLS, EG_TAG_TENSORS, EG_TAG_DTYPE, EG_TAG_DEVICE,
                                 EG_TAG_LAYOUT,  EG_TAG_FORMAT, EG_TAG_GENERATOR, EG_TAG_SCALARS};
  const eg_tag kind = kinds[below(sizeof kinds / sizeof *kinds)];
  const uint32_t n = below(MOST_ITEMS + 1);
  for (uint32_t i = 0; i < n && i < MOST_ITEMS; ++i) {
    store.ints[slot][i] = any_int();
    store.bools[slot][i] = (uint8_t)below(3);
    store.tensors[slot][i] = wild_tensor();
    store.scalars[slot][i] = chance(8) ? eg_detail_string("no") : eg_int(any_int());
  }
  switch (kind) {
    case EG_TAG_TENSOR: return pointer(EG_TAG_TENSOR, wild_tensor());
    case EG_TAG_INT: return eg_int(any_int());
    case EG_TAG_DOUBLE: return eg_double(any_double());
    case EG_TAG_BOOL: return eg_bool((int32_t)below(2));
    case EG_TAG_STRING: return eg_detail_string(any_text());
    case EG_TAG_GENERATOR: return pointer(EG_TAG_GENERATOR, chance(3) ? (void*)any_tensor() : (void*)live.generator);
    case EG_TAG_INTS:
    case EG_TAG_DOUBLES:
    case EG_TAG_BOOLS:
    case EG_TAG_TENSORS:
    case EG_TAG_SCALARS: return list_of(slot, kind, n);
    case EG_TAG_NONE: {
      eg_value v = eg_none();
      if (chance(4)) v.tag = (eg_tag)below(100) - 20; /* a kind that does not exist */
      return v;
    }
    default: {
      eg_value v = eg_int((int64_t)below(24) - 2);
      v.tag = kind;
      return v;
    }
  }
}

/* A value of the kind the schema names: `type` is its text, such as "int[2]?". */
static eg_value fitting_value(int slot, const char* type, size_t length) {
  const int optional = length && type[length - 1] == '?';
  const int list = memchr(type, '[', length) != NULL;
  if (optional && chance(3)) return eg_none();
#define IS(word) (strncmp(type, word, sizeof word - 1) == 0)
  const uint32_t n = list ? 1 + below(3) : 0;
  for (uint32_t i = 0; i < n; ++i) {
    store.ints[slot][i] = chance(4) ? any_size() : (int64_t)below(5) - (chance(4) ? 2 : 0);
    store.doubles[slot][i] = any_double();
    store.bools[slot][i] = (uint8_t)below(2);
    store.tensors[slot][i] = any_tensor();
    store.scalars[slot][i] = chance(2) ? eg_int(any_int()) : eg_double(any_double());
  }
  if (IS("Tensor")) {
    if (list) return list_of(slot, EG_TAG_TENSORS, n);
    return pointer(EG_TAG_TENSOR, wild_tensor());
  }
  if (IS("int")) return list ? list_of(slot, EG_TAG_INTS, n) : eg_int(any_int());
  if (IS("float")) return list ? list_of(slot, EG_TAG_DOUBLES, n) : eg_double(any_double());
  if (IS("bool")) return list ? list_of(slot, EG_TAG_BOOLS, n) : eg_bool((int32_t)below(2));
  if (IS("Scalar")) return list ? list_of(slot, EG_TAG_SCALARS, n) : number(slot);
  if (IS("str")) return eg_detail_string(any_text());
  if (IS("Generator")) return pointer(EG_TAG_GENERATOR, live.generator);
  if (IS("DType")) return eg_detail_enum(EG_TAG_DTYPE, (int32_t)below(19));
  if (IS("Device")) return eg_detail_enum(EG_TAG_DEVICE, chance(6) ? (int32_t)below(1 << 18) : EG_CPU);
  if (IS("Layout")) return eg_detail_enum(EG_TAG_LAYOUT, chance(6) ? 3 : EG_STRIDED);
  if (IS("MemoryFormat")) return eg_detail_enum(EG_TAG_FORMAT, (int32_t)below(5));
#undef IS
  return wild_value(slot);
}

/* Fills the arguments after a schema "name(Type a, Type b=1, *, Type c) -> ..."; gives their number. */
static size_t arguments(const char* schema, eg_value* args) {
  const char* at = strchr(schema, '(');
  size_t n = 0;
  if (!at) return 0;
  ++at;
  while (*at && *at != ')' && n < MOST_ARGS) {
    int depth = 0, quoted = 0;
    const char* end = at;
    for (; *end; ++end) { /* the next comma or the end, outside of brackets and quotes */
      if (*end == '\'') quoted = !quoted;
      if (quoted) continue;
      if (*end == '[' || *end == '(') ++depth;
      if ((*end == ']' || *end == ')') && --depth < 0) break;
      if (*end == ',' && depth == 0) break;
    }
    while (*at == ' ') ++at;
    const char* space = memchr(at, ' ', (size_t)(end - at));
    if (*at != '*' && space) {
      const int slot = (int)n;
      const int has_default = memchr(at, '=', (size_t)(end - at)) != NULL;
      if (has_default && chance(2)) {
        args[n++] = eg_none();
      } else if (chance(24)) {
        args[n++] = wild_value(slot);
      } else {
        args[n++] = fitting_value(slot, at, (size_t)(space - at));
      }
    }
    at = *end == ',' ? end + 1 : end;
  }
  return n;
}

static size_t results(const char* schema) {
  const char* arrow = strstr(schema, "->");
  if (!arrow) return 0;
  while (*arrow && *arrow != '(' && (*arrow == '-' || *arrow == '>' || *arrow == ' ')) ++arrow;
  if (*arrow != '(') return 1;
  if (arrow[1] == ')') return 0;
  size_t n = 1;
  for (; *arrow; ++arrow) n += *arrow == ',';
  return n;
}

/* What it returned is used: a gradient is asked of it. */
static void follow(const eg_value* ret) {
  if (ret->tag != EG_TAG_TENSOR || !chance(2)) return;
  eg_tensor *t = ret->u.p, *ones = NULL;
  eg_tensor_info info = {.struct_size = sizeof info};
  if (!settle(eg_tensor_get_info(t, &info)) || !(info.flags & EG_FLAG_REQUIRES_GRAD) || info.numel > 4096) return;
  if (!settle(eg_ones_like(t, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, EG_DEFAULT, &ones))) return;
  settle(eg_backward(&t, 1, &ones, (int32_t)below(2), chance(4), NULL, 0));
  eg_tensor_release(ones);
}

static void call(const eg_op* op) {
  eg_value args[MOST_ARGS + 4], rets[MOST_RETS];
  const char* schema = eg_op_schema(op);
  const size_t fitting = arguments(schema, args);
  size_t nargs = fitting, nrets = results(schema);
  if (chance(24)) nargs = below((uint32_t)nargs + 3);
  for (size_t i = fitting; i < nargs; ++i) args[i] = wild_value((int)(i % MOST_ARGS));
  if (chance(48)) nrets = below(4);
  if (nrets > MOST_RETS) return;
  for (size_t i = 0; i < MOST_RETS; ++i) rets[i] = eg_none();
  if (settle(eg_op_call(op, args, nargs, nrets ? rets : NULL, nrets))) {
    for (size_t i = 0; i < nrets; ++i) {
      follow(&rets[i]);
      if (rets[i].tag == EG_TAG_TENSOR && chance(3)) {
        /* It joins the pool, unless it is a view of more memory than there is. */
        eg_tensor_info info = {.struct_size = sizeof info};
        if (settle(eg_tensor_get_info(rets[i].u.p, &info)) && info.numel <= 4096) {
          const uint32_t k = below(POOL);
          eg_tensor_release(live.tensors[k]);
          live.tensors[k] = rets[i].u.p;
          continue;
        }
      }
      eg_value_clear(&rets[i]);
    }
  } else {
    for (size_t i = 0; i < nrets; ++i) {
      if (rets[i].tag != EG_TAG_NONE) {
        fprintf(stderr, "fuzz: a failed call left a result: %s\n", schema);
        abort();
      }
    }
  }
}

void fuzz_operator(void) {
  const eg_op* op = eg_op_at(below((uint32_t)eg_op_count()));
  if (!op) return;
  fuzz_doing(eg_op_schema(op));
  int32_t level = -1;
  eg_tensor* wrapped = NULL;
  const uint32_t k = below(POOL);
  const uint32_t under = below(24);
  /* Some calls run inside vmap or forward mode, with one tensor of the pool taking part. */
  if (under == 0 && live.tensors[k] && settle(eg_vmap_enter((int64_t)below(4), (int32_t)below(3), &level))) {
    settle(eg_vmap_wrap(live.tensors[k], (int64_t)below(3) - 1, level, &wrapped));
  } else if (under == 1 && live.tensors[k] && settle(eg_forward_enter(&level))) {
    settle(eg_make_dual(live.tensors[k], live.tensors[k], level, &wrapped));
  }
  eg_tensor* before = live.tensors[k];
  if (wrapped) {
    if (!settle(eg_tensor_retain(before))) abort();
    eg_tensor_release(live.tensors[k]);
    live.tensors[k] = wrapped;
  }
  call(op);
  if (wrapped) {
    eg_tensor_release(live.tensors[k]);
    live.tensors[k] = before;
  }
  if (level >= 0) {
    settle(under == 0 ? eg_vmap_exit(level) : eg_forward_exit(level));
  }
}
