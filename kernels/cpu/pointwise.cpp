// Runs the loops of pointwise operators: picks the instruction set, orders and merges dimensions, and converts operands
// of other dtypes block by block on the way.
#include "core/base/error.h"
#include "kernels/cpu/isa.h"
#include "kernels/cpu/loop.h"

namespace eg::kernels {
namespace {

constexpr int64_t kGrain = 16384;
constexpr int64_t kBlock = 512;  // elements converted at a time; their buffers fit the first-level cache

[[noreturn]] __attribute__((cold, noinline)) void unsupported(const char* name, DType t) {
  fail(Code::NotImplemented, "\"", name, "\" not implemented for '", scalar_type_name(t), "'");
}

// What a dtype without loops of its own computes in.
DType stand_in(DType t) {
  switch (t) {
    case DType::Float16:
    case DType::BFloat16: return DType::Float32;
    case DType::Complex32: return DType::Complex64;
    case DType::UInt16:
    case DType::UInt32:
    case DType::UInt64: return DType::Int64;
    default: return t;
  }
}

bool contiguous(const TensorView& v) {
  int64_t want = 1;
  for (int d = v.ndim - 1; d >= 0; --d) {
    if (v.sizes[d] != 1 && v.strides[d] != want) return false;
    want *= v.sizes[d];
  }
  return true;
}

}  // namespace

void run_pointwise(const char* name, const PointwiseSet& set, DType compute, DType result, const Params& params,
                   const TensorView& out, const TensorView* in, int nin) {
  const Pointwise& table = *set.by_isa[static_cast<int>(isa())];
  Loop loop = table.loops[static_cast<int>(compute)];
  if (!loop) {
    const DType wide = stand_in(compute);
    loop = table.loops[static_cast<int>(wide)];
    if (!loop) unsupported(name, compute);
    if (result == compute) {
      result = wide;
    } else if (result != DType::Bool) {
      result = to_real(wide);
    }
    compute = wide;
  }
  const int n = nin + 1;
  bool same = out.dtype == result, dense = contiguous(out);
  int64_t numel = 1;
  for (int d = 0; d < out.ndim; ++d) numel *= out.sizes[d];
  for (int i = 0; i < nin; ++i) {
    same = same && in[i].dtype == compute;
    dense = dense && contiguous(in[i]);
  }
  if (same && (dense || numel == 1)) {
    char* data[kMaxOperands];
    int64_t strides[kMaxOperands];
    data[0] = static_cast<char*>(out.data);
    strides[0] = static_cast<int64_t>(size_of(out.dtype));
    for (int i = 0; i < nin; ++i) {
      data[i + 1] = static_cast<char*>(in[i].data);
      strides[i + 1] = static_cast<int64_t>(size_of(in[i].dtype));
    }
    if (numel <= kGrain) {
      loop(data, strides, numel, params);
      return;
    }
    parallel_for(0, numel, kGrain, [&](int64_t begin, int64_t end) {
      char* p[kMaxOperands];
      for (int k = 0; k < n; ++k) p[k] = data[k] + begin * strides[k];
      loop(p, strides, end - begin, params);
    });
    return;
  }
  if (numel == 0) return;
  LoopShape s;
  const TensorView* views[kMaxOperands];
  views[0] = &out;
  for (int i = 0; i < nin; ++i) views[i + 1] = &in[i];
  s.build(views, n);
  if (same) {
    s.run(kGrain, [&](char* const* p, int64_t count) {
      int64_t strides[kMaxOperands];
      for (int k = 0; k < n; ++k) strides[k] = s.strides[k][0];
      loop(p, strides, count, params);
    });
    return;
  }
  Cast casts[kMaxOperands] = {};
  int64_t item[kMaxOperands];
  item[0] = static_cast<int64_t>(size_of(result));
  if (out.dtype != result) casts[0] = cast_loop(result, out.dtype);
  for (int i = 0; i < nin; ++i) {
    item[i + 1] = static_cast<int64_t>(size_of(compute));
    if (in[i].dtype != compute) casts[i + 1] = cast_loop(in[i].dtype, compute);
  }
  s.run(kGrain, [&](char* const* p, int64_t count) {
    alignas(64) char buffers[kMaxOperands][kBlock * 16];
    for (int64_t at = 0; at < count; at += kBlock) {
      const int64_t m = std::min(kBlock, count - at);
      char* q[kMaxOperands];
      int64_t strides[kMaxOperands];
      for (int k = 0; k < n; ++k) {
        q[k] = p[k] + at * s.strides[k][0];
        strides[k] = s.strides[k][0];
        if (!casts[k]) continue;
        if (k > 0) {
          // A broadcast number is converted once, and stays one.
          const int64_t m_in = strides[k] == 0 ? 1 : m;
          casts[k](buffers[k], item[k], q[k], strides[k], m_in);
          strides[k] = strides[k] == 0 ? 0 : item[k];
        } else {
          strides[0] = item[0];
        }
        q[k] = buffers[k];
      }
      loop(q, strides, m, params);
      if (casts[0]) casts[0](p[0] + at * s.strides[0][0], s.strides[0][0], buffers[0], item[0], m);
    }
  });
}

}  // namespace eg::kernels
