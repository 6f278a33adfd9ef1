// Recurrent layers. The inputs of all steps are projected in one product; what is left, a direction of a layer, is either
// one kernel or, where that can't be (transformed arguments, projections, half precision), written out step by step.
#include "kernels/rnn.h"

#include <vector>

#include "core/ops/common.h"

namespace eg {

namespace {

using kernels::RnnCell;

// Plain matrices of one dtype that the kernel computes in.
bool plain(std::initializer_list<const Tensor*> ts, DType type) {
  if ((type != DType::Float32 && type != DType::Float64) || divert::watched()) return false;
  for (const Tensor* t : ts) {
    if (t->defined() && ((t->flags() & (kOpaque | kTangent)) || t->dtype() != type || t->numel() == 0)) return false;
  }
  return true;
}

struct States {
  Tensor out, h, c;
};

// The state after a step, from what its inputs and its recurrent product contribute.
States step(RnnCell cell, const Tensor& x, const Tensor& r, const Tensor& h, const Tensor& c) {
  switch (cell) {
    case RnnCell::Tanh:
      return {{}, ops::tanh(x + r), {}};
    case RnnCell::Relu:
      return {{}, ops::relu(x + r), {}};
    case RnnCell::Lstm: {
      const std::vector<Tensor> g = ops::chunk(x + r, 4, 1);
      const Tensor next = ops::sigmoid(g[1]) * c + ops::sigmoid(g[0]) * ops::tanh(g[2]);
      return {{}, ops::sigmoid(g[3]) * ops::tanh(next), next};
    }
    case RnnCell::Gru: {
      const std::vector<Tensor> a = ops::chunk(x, 3, 1), b = ops::chunk(r, 3, 1);
      const Tensor n = ops::tanh(a[2] + ops::sigmoid(a[0] + b[0]) * b[2]);
      return {{}, ops::sigmoid(a[1] + b[1]) * (h - n) + n, {}};
    }
  }
  return {};
}

// A direction of a layer, step by step. w_hr projects the state.
States by_steps(RnnCell cell, const Tensor& gates, const Tensor& hx, const Tensor& cx, const Tensor& w_hh,
                const Tensor& b_hh, const Tensor& w_hr, IntSpan batch_sizes, bool reverse) {
  const int64_t steps = static_cast<int64_t>(batch_sizes.size());
  std::vector<int64_t> first(batch_sizes.size());
  for (int64_t t = 1; t < steps; ++t) first[t] = first[t - 1] + batch_sizes[t - 1];
  std::vector<Tensor> out(batch_sizes.size());
  Tensor h = hx, c = cx;
  for (int64_t k = 0; k < steps; ++k) {
    const int64_t t = reverse ? steps - 1 - k : k, n = batch_sizes[t], all = hx.size(0);
    const auto active = [&](const Tensor& s) { return s.defined() && n < all ? ops::narrow(s, 0, 0, n) : s; };
    States s = step(cell, ops::narrow(gates, 0, first[t], n), ops::linear(active(h), w_hh, b_hh), active(h), active(c));
    if (w_hr.defined()) s.h = ops::linear(s.h, w_hr, {});
    out[t] = s.h;
    // Sequences that are not in this step keep their state.
    const auto joined = [&](const Tensor& now, const Tensor& before) {
      return n < all ? ops::cat(std::vector<Tensor>{now, ops::narrow(before, 0, n, all - n)}, 0) : now;
    };
    h = joined(s.h, h);
    if (c.defined()) c = joined(s.c, c);
  }
  return {ops::cat(out, 0), h, c};
}

kernels::RnnLayer layer_of(const Tensor& hx, const Tensor& cx, const Tensor& w_hh, const Tensor& b_hh,
                           IntSpan batch_sizes, int64_t cell, bool reverse, const Tensor& out, const Tensor& cells,
                           const Tensor& work) {
  const auto data = [](const Tensor& t) { return t.defined() ? t.data() : nullptr; };
  return {static_cast<RnnCell>(cell), reverse,  static_cast<int64_t>(batch_sizes.size()), batch_sizes.data(),
          hx.sizes()[0],              hx.sizes()[1], hx.dtype(), data(w_hh), data(b_hh), data(hx), data(cx),
          data(out), data(cells), data(work)};
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor> _rnn_layer(const Tensor& gates, const Tensor& hx, const Tensor& cx,
                                                              const Tensor& w_hh, const Tensor& b_hh,
                                                              IntSpan batch_sizes, int64_t cell, bool reverse) {
  check(cell >= 0 && cell <= 3, "_rnn_layer: no cell has the number ", cell);
  const auto kind = static_cast<RnnCell>(cell);
  const DType type = gates.dtype();
  check(plain({&gates, &hx, &cx, &w_hh, &b_hh}, type), "_rnn_layer: expected tensors of float32 or of float64");
  check(hx.dim() == 2 && gates.dim() == 2, "_rnn_layer: expected matrices");
  const int64_t rows = hx.sizes()[0], h = hx.sizes()[1], wide = kernels::rnn_gates(kind) * h;
  const bool lstm = kind == RnnCell::Lstm;
  check(cx.defined() == lstm && (!lstm || cx.sizes() == hx.sizes()), "_rnn_layer: cx belongs to LSTM, and is like hx");
  check(w_hh.sizes() == IntSpan(Dims{wide, h}), "_rnn_layer: w_hh has the wrong shape ", shape_string(w_hh.sizes()));
  check(!b_hh.defined() || (kind == RnnCell::Gru && b_hh.sizes() == IntSpan(Dims{wide})),
        "_rnn_layer: b_hh belongs to GRU, with ", wide, " elements");
  int64_t total = 0, last = rows;
  for (int64_t n : batch_sizes) {
    check(n >= 1 && n <= std::min(last, INT64_MAX - total),
          "_rnn_layer: batch_sizes must be positive, not grow and not exceed the batch");
    total += last = n;
  }
  check(total > 0 && gates.sizes() == IntSpan(Dims{total, wide}), "_rnn_layer: gates have the wrong shape ",
        shape_string(gates.sizes()));
  const Tensor out = new_tensor({total, h}, type), hy = new_tensor({rows, h}, type);
  const Tensor cy = new_tensor({lstm ? rows : 0, h}, type), cells = new_tensor({lstm ? total : 0, h}, type);
  const Tensor work = new_tensor({total, kernels::rnn_work(kind) * h}, type);
  const Tensor x = contiguous_raw(gates), first = contiguous_raw(hx), w = contiguous_raw(w_hh);
  const Tensor c = lstm ? contiguous_raw(cx) : cx, b = b_hh.defined() ? contiguous_raw(b_hh) : b_hh;
  kernels::rnn_forward(layer_of(first, c, w, b, batch_sizes, cell, reverse, out, cells, work), x.data(), hy.data(),
                       lstm ? cy.data() : nullptr);
  return {out, hy, cy, cells, work};
}

}  // namespace body

namespace rules {

namespace {

// The gradients through the steps written out, to be differentiated again.
void rnn_formulas(const RnnLayerCtx& c, const Tensor* g, Tensor* out) {
  const bool again = mode.grad;
  const GradMode on(true);
  const auto cell = static_cast<RnnCell>(c.cell);
  // Views of their own, so that an argument made from another one does not add to it.
  const Tensor* const arguments[] = {&c.gates, &c.hx, &c.cx, &c.w_hh, &c.b_hh};
  Tensor x[5];
  std::vector<Tensor> wanted;
  std::vector<int> places;
  for (int i = 0; i < 5; ++i) {
    if (!arguments[i]->defined()) continue;
    x[i] = again && has_history(*arguments[i]) ? ops::alias(*arguments[i]) : eg::alias(*arguments[i]);
    if (!c.needs[i]) continue;
    if (!has_history(x[i])) set_requires_grad(x[i], true);
    wanted.push_back(x[i]);
    places.push_back(i);
  }
  const States s = by_steps(cell, x[0], x[1], x[2], x[3], x[4], {}, c.batch_sizes, c.reverse);
  std::vector<Tensor> results{s.out, s.h}, seeds{g[0], g[1]};
  if (s.c.defined()) {
    results.push_back(s.c);
    seeds.push_back(g[2]);
  }
  BackwardOptions options;
  options.retain_graph = options.create_graph = again;
  options.allow_unused = true;
  const std::vector<Tensor> grads = run_backward(results, seeds, wanted, options);
  for (size_t i = 0; i < grads.size(); ++i) out[places[i]] = grads[i];
}

}  // namespace

void vjp__rnn_layer(const RnnLayerCtx& c, const Tensor* g, Tensor* out) {
  const DType type = c.gates.dtype();
  if (!fusable({&g[0], &g[1], &g[2], &c.gates, &c.hx, &c.cx, &c.w_hh, &c.b_hh}) || g[0].dtype() != type) {
    return rnn_formulas(c, g, out);
  }
  const auto cell = static_cast<RnnCell>(c.cell);
  const bool lstm = cell == RnnCell::Lstm, gru = cell == RnnCell::Gru;
  const int64_t total = c.gates.sizes()[0], wide = c.gates.sizes()[1], h = c.hx.sizes()[1];
  const Tensor grad = contiguous_raw(g[0]), dh = clone_raw(g[1], MemoryFormat::Contiguous);
  const Tensor dc = lstm ? clone_raw(g[2], MemoryFormat::Contiguous) : Tensor();
  const Tensor dgates = new_tensor({total, wide}, type), before = new_tensor({total, h}, type);
  const Tensor dhidden = gru ? new_tensor({total, wide}, type) : Tensor();
  const Tensor hx = contiguous_raw(c.hx), w = contiguous_raw(c.w_hh), cx = lstm ? contiguous_raw(c.cx) : c.cx;
  kernels::rnn_backward(layer_of(hx, cx, w, c.b_hh, c.batch_sizes, c.cell, c.reverse, c.output, c.cells, c.work),
                        grad.data(), dh.data(), lstm ? dc.data() : nullptr, dgates.data(),
                        gru ? dhidden.data() : nullptr, before.data());
  const Tensor& recurrent = gru ? dhidden : dgates;
  const int64_t zero = 0;
  out[0] = dgates;
  out[1] = dh;
  out[2] = dc;
  if (c.needs[3]) out[3] = ops::mm(ops::t(recurrent), before);
  if (c.needs[4]) out[4] = ops::sum_dim(recurrent, IntSpan(&zero, 1), false);
}

}  // namespace rules

namespace ops {

namespace {

// A direction of a layer over rows (all rows, in).
States direction(RnnCell cell, const Tensor& x, const Tensor& hx, const Tensor& cx, TensorSpan w, bool has_biases,
                 IntSpan batch_sizes, bool reverse) {
  const bool gru = cell == RnnCell::Gru;
  const Tensor none, &b_hh = has_biases ? w[3] : none;
  const Tensor& w_hr = w.size() > (has_biases ? 4u : 2u) ? w[w.size() - 1] : none;
  // GRU's bias of the recurrent product stays with it; others join that of the input.
  const Tensor bias = !has_biases || !w[2].defined() ? (gru ? none : b_hh) : gru || !b_hh.defined() ? w[2] : w[2] + b_hh;
  const Tensor gates = linear(x, w[0], bias);
  const Tensor own = gru ? b_hh : none;
  check(hx.dim() == 2 && hx.dtype() == x.dtype(), "Input and hidden tensors are not the same dtype, found input tensor "
        "with ", scalar_type_name(x.dtype()), " and hidden tensor with ", scalar_type_name(hx.dtype()));
  if (!w_hr.defined() && plain({&gates, &hx, &cx, &w[1], &own}, x.dtype())) {
    const auto [out, hy, cy, cells, work] =
        _rnn_layer(gates, hx, cx, w[1], own, batch_sizes, static_cast<int64_t>(cell), reverse);
    return {out, hy, cell == RnnCell::Lstm ? cy : none};
  }
  return by_steps(cell, gates, hx, cx, w[1], own, w_hr, batch_sizes, reverse);
}

// All layers over rows; hx and cx (layers * directions, batch, size).
States all_layers(RnnCell cell, Tensor x, const Tensor& hx, const Tensor& cx, TensorSpan params, bool has_biases,
                  int64_t num_layers, double dropout_p, bool train, bool bidirectional, IntSpan batch_sizes) {
  const int64_t directions = bidirectional ? 2 : 1, given = static_cast<int64_t>(params.size());
  check(num_layers > 0 && num_layers <= given && given % (num_layers * directions) == 0,
        "got an incorrect number of RNN parameters");
  const int64_t count = num_layers * directions;
  const size_t each = static_cast<size_t>(given / count), least = has_biases ? 4 : 2;
  check(each == least || (cell == RnnCell::Lstm && each == least + 1), "got an incorrect number of RNN parameters");
  check(hx.dim() == 3 && hx.size(0) == count, "Expected hidden states of ", count, " layers and directions");
  check(!cx.defined() || (cx.dim() == 3 && cx.size(0) == count && cx.size(1) == hx.size(1)),
        "Expected cell states like the hidden states");
  check(!batch_sizes.empty(), "Expected sequence length to be larger than 0 in RNN");
  std::vector<Tensor> h, c;
  for (int64_t l = 0; l < num_layers; ++l) {
    std::vector<Tensor> outs;
    for (int64_t d = 0; d < directions; ++d) {
      const int64_t i = l * directions + d;
      const States s = direction(cell, x, select(hx, 0, i), cx.defined() ? select(cx, 0, i) : Tensor(),
                                 params.slice(static_cast<size_t>(i) * each, each), has_biases, batch_sizes, d == 1);
      outs.push_back(s.out);
      h.push_back(s.h);
      if (s.c.defined()) c.push_back(s.c);
    }
    x = directions == 1 ? outs[0] : ops::cat(outs, 1);
    if (dropout_p != 0 && train && l + 1 < num_layers) x = dropout(x, dropout_p, true);
  }
  return {x, stack(h, 0), c.empty() ? Tensor() : stack(c, 0)};
}

States over_input(RnnCell cell, const Tensor& input, const Tensor& hx, const Tensor& cx, TensorSpan params,
                  bool has_biases, int64_t num_layers, double dropout_p, bool train, bool bidirectional,
                  bool batch_first) {
  check(input.dim() == 3, "Expected an input of 3 dimensions, got ", input.dim());
  const Tensor by_step = batch_first ? transpose(input, 0, 1) : input;
  const int64_t steps = by_step.size(0), batch = by_step.size(1);
  check(hx.dim() == 3 && hx.size(1) == batch, "Expected hidden states for a batch of ", batch);
  const std::vector<int64_t> sizes(static_cast<size_t>(steps), batch);
  States s = all_layers(cell, flatten(by_step, 0, 1), hx, cx, params, has_biases,
                        num_layers, dropout_p, train, bidirectional, IntSpan(sizes.data(), sizes.size()));
  s.out = reshape(s.out, {steps, batch, s.out.size(1)});
  if (batch_first) s.out = transpose(s.out, 0, 1);
  return s;
}

States over_data(RnnCell cell, const Tensor& data, const Tensor& batch_sizes, const Tensor& hx, const Tensor& cx,
                 TensorSpan params, bool has_biases, int64_t num_layers, double dropout_p, bool train,
                 bool bidirectional) {
  check(batch_sizes.dim() == 1 && batch_sizes.dtype() == DType::Int64 && !(batch_sizes.flags() & kOpaque),
        "batch_sizes tensor should be 1D of int64");
  check(data.dim() == 2, "Expected packed data of 2 dimensions, got ", data.dim());
  const Tensor sizes = contiguous_raw(batch_sizes);
  const auto* const p = sizes.data_as<int64_t>();
  int64_t total = 0, last = hx.dim() == 3 ? hx.size(1) : 0;
  for (int64_t t = 0; t < sizes.numel(); ++t) {
    check(p[t] >= 1 && p[t] <= std::min(last, INT64_MAX - total),
          "batch_sizes should be positive, not grow and not exceed the batch of the states");
    total += last = p[t];
  }
  check(total == data.size(0), "Expected ", total, " rows of packed data, got ", data.size(0));
  return all_layers(cell, data, hx, cx, params, has_biases, num_layers, dropout_p, train, bidirectional,
                    IntSpan(p, static_cast<size_t>(sizes.numel())));
}

States one_step(RnnCell cell, const Tensor& input, const Tensor& hx, const Tensor& cx, const Tensor& w_ih,
                const Tensor& w_hh, const Tensor& b_ih, const Tensor& b_hh) {
  check(input.dim() == 2 && hx.dim() == 2, "Expected input and state of 2 dimensions");
  check(input.size(1) == w_ih.size(-1), "input has inconsistent input_size: got ", input.size(1), " expected ",
        w_ih.size(-1));
  check(input.size(0) == hx.size(0), "Input batch size ", input.size(0), " doesn't match hidden0 batch size ",
        hx.size(0));
  check(hx.size(1) == w_hh.size(-1), "hidden0 has inconsistent hidden_size: got ", hx.size(1), ", expected ",
        w_hh.size(-1));
  check(!cx.defined() || (cx.dim() == 2 && cx.size(0) == hx.size(0)), "Expected h and c of one batch");
  const Tensor weights[] = {w_ih, w_hh, b_ih, b_hh};
  const int64_t batch = input.size(0);
  if (batch == 0) return step(cell, linear(input, w_ih, b_ih), linear(hx, w_hh, b_hh), hx, cx);
  return direction(cell, input, hx, cx, TensorSpan(weights, 4), true, IntSpan(&batch, 1), false);
}

void check_pair(TensorSpan hx) { check(hx.size() == 2, "lstm expects two hidden states"); }

}  // namespace

std::tuple<Tensor, Tensor, Tensor> lstm_input(const Tensor& input, TensorSpan hx, TensorSpan params, bool has_biases,
                                              int64_t num_layers, double dropout, bool train, bool bidirectional,
                                              bool batch_first) {
  check_pair(hx);
  const States s = over_input(RnnCell::Lstm, input, hx[0], hx[1], params, has_biases, num_layers, dropout, train,
                              bidirectional, batch_first);
  return {s.out, s.h, s.c};
}
std::tuple<Tensor, Tensor, Tensor> lstm_data(const Tensor& data, const Tensor& batch_sizes, TensorSpan hx,
                                             TensorSpan params, bool has_biases, int64_t num_layers, double dropout,
                                             bool train, bool bidirectional) {
  check_pair(hx);
  const States s = over_data(RnnCell::Lstm, data, batch_sizes, hx[0], hx[1], params, has_biases, num_layers, dropout,
                             train, bidirectional);
  return {s.out, s.h, s.c};
}
std::tuple<Tensor, Tensor> lstm_cell(const Tensor& input, TensorSpan hx, const Tensor& w_ih, const Tensor& w_hh,
                                     const Tensor& b_ih, const Tensor& b_hh) {
  check_pair(hx);
  const States s = one_step(RnnCell::Lstm, input, hx[0], hx[1], w_ih, w_hh, b_ih, b_hh);
  return {s.h, s.c};
}

#define EG_RNN(name, cell)                                                                                             \
  std::tuple<Tensor, Tensor> name##_input(const Tensor& input, const Tensor& hx, TensorSpan params, bool has_biases,   \
                                          int64_t num_layers, double dropout, bool train, bool bidirectional,          \
                                          bool batch_first) {                                                          \
    const States s = over_input(cell, input, hx, {}, params, has_biases, num_layers, dropout, train, bidirectional,    \
                                batch_first);                                                                          \
    return {s.out, s.h};                                                                                               \
  }                                                                                                                    \
  std::tuple<Tensor, Tensor> name##_data(const Tensor& data, const Tensor& batch_sizes, const Tensor& hx,              \
                                         TensorSpan params, bool has_biases, int64_t num_layers, double dropout,       \
                                         bool train, bool bidirectional) {                                             \
    const States s =                                                                                                   \
        over_data(cell, data, batch_sizes, hx, {}, params, has_biases, num_layers, dropout, train, bidirectional);     \
    return {s.out, s.h};                                                                                               \
  }                                                                                                                    \
  Tensor name##_cell(const Tensor& input, const Tensor& hx, const Tensor& w_ih, const Tensor& w_hh,                    \
                     const Tensor& b_ih, const Tensor& b_hh) {                                                         \
    return one_step(cell, input, hx, {}, w_ih, w_hh, b_ih, b_hh).h;                                                    \
  }
EG_RNN(gru, RnnCell::Gru)
EG_RNN(rnn_tanh, RnnCell::Tanh)
EG_RNN(rnn_relu, RnnCell::Relu)
#undef EG_RNN

}  // namespace ops
}  // namespace eg
