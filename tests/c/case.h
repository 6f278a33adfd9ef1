/* What the generated cases of operators need: tensors from doubles, and comparison with tolerance. Complex numbers are
 * pairs of doubles; half precision is compared in single precision, which holds it exactly. */
#ifndef EVERGRAD_TESTS_CASE_H
#define EVERGRAD_TESTS_CASE_H
#include <math.h>

#include "support.h"

/* The bytes of one element, and how many doubles stand for it. */
static inline size_t case_size(eg_dtype dtype) {
  static const size_t sizes[] = {1, 1, 1, 2, 4, 8, 2, 4, 8, 2, 2, 4, 8, 4, 8, 16};
  return dtype >= 0 && (size_t)dtype < sizeof sizes / sizeof *sizes ? sizes[dtype] : 0;
}

static inline void case_store(eg_dtype dtype, void* p, size_t i, double v) {
  switch (dtype) {
    case EG_BOOL:
    case EG_UINT8: ((uint8_t*)p)[i] = (uint8_t)v; break;
    case EG_INT8: ((int8_t*)p)[i] = (int8_t)v; break;
    case EG_INT16: ((int16_t*)p)[i] = (int16_t)v; break;
    case EG_INT32: ((int32_t*)p)[i] = (int32_t)v; break;
    case EG_INT64: ((int64_t*)p)[i] = (int64_t)v; break;
    case EG_FLOAT32:
    case EG_COMPLEX64: ((float*)p)[i] = (float)v; break;
    case EG_FLOAT64:
    case EG_COMPLEX128: ((double*)p)[i] = v; break;
    default: fail_msg("no cases of dtype %d", dtype);
  }
}

static inline double case_load(eg_dtype dtype, const void* p, size_t i) {
  switch (dtype) {
    case EG_BOOL:
    case EG_UINT8: return ((const uint8_t*)p)[i];
    case EG_INT8: return ((const int8_t*)p)[i];
    case EG_INT16: return ((const int16_t*)p)[i];
    case EG_INT32: return ((const int32_t*)p)[i];
    case EG_INT64: return (double)((const int64_t*)p)[i];
    case EG_FLOAT32:
    case EG_COMPLEX64: return ((const float*)p)[i];
    case EG_FLOAT64:
    case EG_COMPLEX128: return ((const double*)p)[i];
    default: fail_msg("no cases of dtype %d", dtype);
  }
  return 0;
}

static inline size_t case_parts(eg_dtype dtype) { return dtype == EG_COMPLEX64 || dtype == EG_COMPLEX128 ? 2 : 1; }

static inline eg_tensor* case_tensor(eg_dtype dtype, int32_t ndim, const int64_t* shape, const double* values, size_t n) {
  eg_tensor* t = NULL;
  const size_t bytes = n / case_parts(dtype) * case_size(dtype);
  void* data = calloc(1, bytes ? bytes : 1);
  assert_non_null(data);
  for (size_t i = 0; i < n; ++i) case_store(dtype, data, i, values[i]);
  OK(eg_tensor_from_data(data, bytes, dtype, ndim, shape, &t));
  free(data);
  return t;
}

/* For an out= form to write into. */
static inline eg_tensor* case_into(eg_dtype dtype) { return case_tensor(dtype, 1, (const int64_t[]){0}, NULL, 0); }

static inline void case_expect_shape(const eg_tensor* t, eg_dtype dtype, int32_t ndim, const int64_t* shape) {
  const eg_tensor_info info = info_of(t);
  assert_int_equal(info.dtype, dtype);
  assert_int_equal(info.ndim, ndim);
  for (int32_t i = 0; i < ndim; ++i) assert_int_equal(info.sizes[i], shape[i]);
}

/* Of an uninitialised tensor: everything but its values. */
static inline void case_expect_blank(const eg_tensor* t, eg_dtype dtype, int32_t ndim, const int64_t* shape,
                                     const int64_t* strides) {
  case_expect_shape(t, dtype, ndim, shape);
  for (int32_t i = 0; i < ndim; ++i) assert_int_equal(info_of(t).strides[i], strides[i]);
}

static inline void case_expect(eg_tensor* t, eg_dtype dtype, int32_t ndim, const int64_t* shape, const double* values,
                               size_t n, double rtol, double atol) {
  case_expect_shape(t, dtype, ndim, shape);
  if (dtype == EG_FLOAT16 || dtype == EG_BFLOAT16 || dtype == EG_COMPLEX32) {
    const eg_dtype wide_dtype = dtype == EG_COMPLEX32 ? EG_COMPLEX64 : EG_FLOAT32;
    eg_tensor* wide = NULL;
    OK(eg_to_dtype(t, wide_dtype, 0, 0, EG_DEFAULT, &wide));
    case_expect(wide, wide_dtype, ndim, shape, values, n, rtol, atol);
    eg_tensor_release(wide);
    return;
  }
  const size_t bytes = n / case_parts(dtype) * case_size(dtype);
  void* data = calloc(1, bytes ? bytes : 1);
  assert_non_null(data);
  OK(eg_tensor_copy_to(t, data, bytes));
  for (size_t i = 0; i < n; ++i) {
    const double got = case_load(dtype, data, i), want = values[i];
    if (got == want || (isnan(got) && isnan(want)) || fabs(got - want) <= atol + rtol * fabs(want)) continue;
    print_error("element %zu is %.9g, expected %.9g\n", i, got, want);
    free(data);
    fail();
  }
  free(data);
}

#endif
