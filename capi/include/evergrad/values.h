/* Small helpers for C and C++ around the typed operators of evergrad/ops.h: constructors of eg_value, and what those
 * functions share. Everything is static inline over evergrad/abi.h; nothing here is a symbol of the library. */
#ifndef EVERGRAD_VALUES_H
#define EVERGRAD_VALUES_H
#include <string.h>

#include "evergrad/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

/* For a bool, dtype, layout, device or memory format: not given, which means the default of the schema. */
enum { EG_DEFAULT = -1 };

static inline eg_value eg_none(void) {
  eg_value v;
  v.tag = EG_TAG_NONE;
  v.n = 0;
  v.u.i = 0;
  return v;
}
static inline eg_value eg_int(int64_t i) {
  eg_value v = eg_none();
  v.tag = EG_TAG_INT;
  v.u.i = i;
  return v;
}
static inline eg_value eg_double(double d) {
  eg_value v = eg_none();
  v.tag = EG_TAG_DOUBLE;
  v.u.d = d;
  return v;
}
static inline eg_value eg_bool(int32_t b) {
  eg_value v = eg_int(b != 0);
  v.tag = EG_TAG_BOOL;
  return v;
}
/* pair: the real and the imaginary part; borrowed for the call. */
static inline eg_value eg_complex_value(const double* pair) {
  eg_value v = eg_none();
  v.tag = EG_TAG_COMPLEX;
  v.u.p = (void*)pair;
  return v;
}

/* ---- used by the generated functions ---- */

static inline eg_value eg_detail_array(eg_tag tag, const void* p, size_t n) {
  eg_value v = eg_none();
  v.tag = tag;
  v.n = n > UINT32_MAX ? UINT32_MAX : (uint32_t)n;
  v.u.p = (void*)p;
  return v;
}
/* NULL is None. */
static inline eg_value eg_detail_pointer(eg_tag tag, const void* p) {
  return eg_detail_array(p ? tag : EG_TAG_NONE, p, 0);
}
/* A tensor that must be there: NULL is refused by the library. */
static inline eg_value eg_detail_tensor_arg(const eg_tensor* t) {
  return eg_detail_array(EG_TAG_TENSOR, t, 0);
}
/* A list of which NULL is None. */
static inline eg_value eg_detail_optional(eg_tag tag, const void* p, size_t n) {
  return p ? eg_detail_array(tag, p, n) : eg_none();
}
static inline eg_value eg_detail_string(const char* text) {
  return text ? eg_detail_array(EG_TAG_STRING, text, strlen(text)) : eg_none();
}
/* Negative is None. */
static inline eg_value eg_detail_enum(eg_tag tag, int32_t i) {
  eg_value v = eg_int(i);
  v.tag = i < 0 ? EG_TAG_NONE : tag;
  return v;
}

/* EG_DEFAULT is the schema's default; anything else that is not 0 is true. */
static inline eg_value eg_detail_bool(int32_t b) {
  return b == EG_DEFAULT ? eg_none() : eg_bool(b);
}

/* Resolves an operator once. Threads may race: all of them find the same operator. */
static inline eg_status* eg_detail_call(eg_op** slot, const char* name, const char* overload, int32_t revision,
                                        const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
#if defined(__GNUC__)
  eg_op* op = __atomic_load_n(slot, __ATOMIC_ACQUIRE);
#else
  eg_op* op = *(eg_op* volatile*)slot;
#endif
  if (!op) {
    eg_status* status = eg_op_resolve(name, overload, revision, &op);
    if (status) return status;
#if defined(__GNUC__)
    __atomic_store_n(slot, op, __ATOMIC_RELEASE);
#else
    *(eg_op* volatile*)slot = op;
#endif
  }
  return eg_op_call(op, args, nargs, rets, nrets);
}

static inline eg_tensor* eg_detail_tensor(const eg_value* v) {
  return v->tag == EG_TAG_TENSOR ? (eg_tensor*)v->u.p : (eg_tensor*)0;
}

#ifdef __cplusplus
}
#endif
#endif
