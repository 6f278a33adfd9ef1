// Shares a recurrent layer out: each thread takes some of the sequences through all steps, so that none waits for
// another.
#include "kernels/rnn.h"

#include <vector>

#include "core/base/memory.h"
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/rnn.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

EG_BY_ISA(RnnTable, k_rnn, rnn_set)

namespace {

template <class T>
const RnnLoops<T>& loops() {
  const RnnTable& t = rnn_set();
  if constexpr (std::is_same_v<T, float>) return t.f32;
  else return t.f64;
}

// Fewer sequences than this are not worth a thread.
constexpr int64_t kFewest = 8;

// run(share, first sequence) for every share of the sequences.
template <class T, class F>
void for_shares(const RnnLayer& layer, F&& run) {
  const double work = static_cast<double>(layer.steps) * static_cast<double>(layer.sequences) *
                      static_cast<double>(layer.hidden) * static_cast<double>(layer.hidden);
  const int64_t most = work < 262144 ? 1 : num_threads();
  const int64_t shares = std::max<int64_t>(1, std::min(most, layer.sequences / kFewest));
  const int64_t length = (layer.sequences + shares - 1) / shares;
  parallel_for(0, layer.sequences, length, [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; b += length) {
      RnnShare<T> s{};
      s.cell = layer.cell;
      s.reverse = layer.reverse;
      s.steps = layer.steps;
      s.rows = std::min(length, end - b);
      s.hidden = layer.hidden;
      std::vector<int64_t> places(static_cast<size_t>(2 * layer.steps));
      int64_t row = 0;
      for (int64_t t = 0; t < layer.steps; ++t) {
        places[t] = row + b;
        places[layer.steps + t] = std::clamp<int64_t>(layer.batch_sizes[t] - b, 0, s.rows);
        row += layer.batch_sizes[t];
      }
      s.first = places.data();
      s.count = places.data() + layer.steps;
      s.weight = static_cast<const T*>(layer.weight);
      s.bias = static_cast<const T*>(layer.bias);
      s.h0 = static_cast<const T*>(layer.h0) + b * layer.hidden;
      if (layer.c0) s.c0 = static_cast<const T*>(layer.c0) + b * layer.hidden;
      s.out = static_cast<T*>(layer.out);
      s.cells = static_cast<T*>(layer.cells);
      s.work = static_cast<T*>(layer.work);
      const size_t bytes = static_cast<size_t>(loops<T>().scratch(s.cell, s.rows, s.hidden)) * sizeof(T);
      s.scratch = static_cast<T*>(memory::allocate(bytes));
      run(s, b * layer.hidden);
      memory::release(s.scratch, bytes);
    }
  });
}

template <class F>
void for_type(DType t, F&& f) {
  if (t == DType::Float64) return f(TypeTag<double>());
  f(TypeTag<float>());
}

}  // namespace

void rnn_forward(const RnnLayer& layer, const void* gates, void* hn, void* cn) {
  for_type(layer.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_shares<T>(layer, [&](RnnShare<T>& s, int64_t offset) {
      s.gates = static_cast<const T*>(gates);
      s.h = static_cast<T*>(hn) + offset;
      std::copy_n(s.h0, s.rows * s.hidden, s.h);
      if (cn) {
        s.c = static_cast<T*>(cn) + offset;
        std::copy_n(s.c0, s.rows * s.hidden, s.c);
      }
      loops<T>().forward(s);
    });
  });
}

void rnn_backward(const RnnLayer& layer, const void* grad, void* dh, void* dc, void* dgates, void* dhidden, void* hp) {
  for_type(layer.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_shares<T>(layer, [&](RnnShare<T>& s, int64_t offset) {
      s.grad = static_cast<const T*>(grad);
      s.dh = static_cast<T*>(dh) + offset;
      if (dc) s.dc = static_cast<T*>(dc) + offset;
      s.dgates = static_cast<T*>(dgates);
      s.dhidden = static_cast<T*>(dhidden);
      s.hp = static_cast<T*>(hp);
      loops<T>().backward(s);
    });
  });
}

}  // namespace eg::kernels
