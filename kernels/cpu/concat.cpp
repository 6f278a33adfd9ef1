// Dense tensors joined along a dimension: whole runs of memory, past the caches where the result is large.
#include <cstring>

#include "kernels/cpu/isa/pick.h"
#include "kernels/cpu/runs.h"
#include "kernels/cpu/support.h"
#include "kernels/index.h"

namespace eg::kernels {

void concat(const TensorView& out, const TensorView* parts, size_t n, int64_t dim) {
  const int64_t element = static_cast<int64_t>(size_of(out.dtype));
  int64_t outer = 1;
  for (int64_t d = 0; d < dim; ++d) outer *= out.sizes[d];
  if (outer == 0 || numel(out) == 0) return;
  const int64_t row = numel(out) / outer * element;
  const bool stream = beyond_cache(row * outer);
  const PickTable& loops = pick();
  const auto move = [&](char* to, const char* from, int64_t bytes) {
    if (stream && bytes >= 256)
      loops.stream(to, from, bytes);
    else
      std::memcpy(to, from, static_cast<size_t>(bytes));
  };
  constexpr int64_t kGrainBytes = 131072;
  if (outer == 1) {
    char* to = data_of<char>(out);
    for (size_t i = 0; i < n; ++i) {
      const int64_t bytes = numel(parts[i]) * element;
      parallel_for(0, bytes, kGrainBytes, [&](int64_t begin, int64_t end) {
        move(to + begin, data_of<char>(parts[i]) + begin, end - begin);
        if (stream) loops.stream_end();
      });
      to += bytes;
    }
    return;
  }
  parallel_for(0, outer, std::max<int64_t>(1, kGrainBytes / row), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      char* to = data_of<char>(out) + r * row;
      for (size_t i = 0; i < n; ++i) {
        const int64_t bytes = numel(parts[i]) / outer * element;
        move(to, data_of<char>(parts[i]) + r * bytes, bytes);
        to += bytes;
      }
    }
    if (stream) loops.stream_end();
  });
}

}  // namespace eg::kernels
