// Moving and converting one row of elements with any strides (in bytes). The building block of copy and run_pointwise.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Elements that are buffered at once, by everyone who buffers.
inline constexpr int64_t kBlock = 1024;
inline constexpr int64_t kBlockBytes = 8192;

// out[i] = in[i] for elements of 1, 2, 4, 8 or 16 bytes.
void move_row(size_t bytes, char* out, int64_t out_stride, const char* in, int64_t in_stride, int64_t n);

// out[i] = converted in[i].
void cast_row(DType out_type, char* out, int64_t out_stride, DType in_type, const char* in, int64_t in_stride,
              int64_t n);

}  // namespace eg::kernels
