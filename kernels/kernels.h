// What core sees of the kernels: plain views in, plain views out. Outputs arrive allocated and shaped; a kernel never
// allocates tensors, never promotes types and never sees a Tensor.
#pragma once
#include <complex>
#include <cstdint>

#include "core/base/dtype.h"

namespace eg::kernels {

// A strided array. Strides are in elements; they may be zero (broadcast inputs) or negative.
struct TensorView {
  void* data;
  const int64_t* sizes;
  const int64_t* strides;
  int32_t ndim;
  DType dtype;
};

// The plain-number arguments of a pointwise operator, in the order of its schema.
struct Params {
  double d[4] = {};
  int64_t i[4] = {};
  std::complex<double> c[4] = {};  // each Scalar stands in d, i and c at its own index
};

// One-dimensional loop over n elements. data[0] is the output, data[1..] the inputs; strides in bytes.
// All inputs have the compute dtype T, the output has T, or bool / the real type of T where the operator says so.
using Loop = void (*)(char* const* data, const int64_t* strides, int64_t n, const Params& params);

// The loops of a pointwise operator by compute dtype; null: not supported. float16, bfloat16, complex32, uint16 and
// uint32 need none: the engine computes them in float32, complex64, int64 and converts block by block.
struct Pointwise {
  Loop loops[kNumDTypes];
};

// An operator's loops for each instruction set, best last. Every pointwise schema entry NAME needs `k_NAME`.
struct PointwiseSet {
  const Pointwise* by_isa[3];         // baseline, AVX2, AVX-512 (may repeat or be null)
  const Pointwise* shared = nullptr;  // the dtypes whose loop is the same for all of them
  bool condition = false;             // the first input is read as bool, whatever the others are
};

// out[...] = f(in[0][...], ...): every view has the broadcast shape (zero strides where broadcast) and any dtype; inputs
// are cast to `compute` and the result to out's dtype, block by block. out may be one of the inputs exactly.
// `result` is the dtype that the loop writes. Throws NotImplemented("\"name\" not implemented for 'Bool'").
void run_pointwise(const char* name, const PointwiseSet& set, DType compute, DType result, const Params& params,
                   const TensorView& out, const TensorView* in, int nin);

// out = in, any dtypes, any strides, equal shapes (zero strides allowed in `in`). The caller guards against overlap.
void copy(const TensorView& out, const TensorView& in);

}  // namespace eg::kernels
