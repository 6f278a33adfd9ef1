/* Generated from bindings/schema/ops/rnn.toml; do not edit. */
#ifndef EVERGRAD_OPS_RNN_H
#define EVERGRAD_OPS_RNN_H
#include "evergrad/values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* _rnn_layer(Tensor gates, Tensor hx, Tensor? cx, Tensor w_hh, Tensor? b_hh, int[] batch_sizes, int cell, bool
 * reverse) -> (Tensor output, Tensor hy, Tensor cy, Tensor cells, Tensor work). One direction of one recurrent
 * layer over steps of batch_sizes rows, given what inputs and biases contribute. cell is 0 for tanh, 1 for relu, 2
 * for LSTM (i, f, g, o), 3 for GRU (r, z, n). cells and work are for the derivative alone. */
static inline eg_status* eg__rnn_layer(eg_tensor* gates, eg_tensor* hx, eg_tensor* cx, eg_tensor* w_hh, eg_tensor* b_hh,
                                       const int64_t* batch_sizes, size_t batch_sizes_count, int64_t cell,
                                       int32_t reverse, eg_tensor** output, eg_tensor** hy, eg_tensor** cy,
                                       eg_tensor** cells, eg_tensor** work) {
  static eg_op* op;
  eg_value args[8];
  eg_value rets[5];
  eg_status* status;
  *output = NULL;
  *hy = NULL;
  *cy = NULL;
  *cells = NULL;
  *work = NULL;
  args[0] = eg_detail_tensor_arg(gates);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_pointer(EG_TAG_TENSOR, cx);
  args[3] = eg_detail_tensor_arg(w_hh);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, b_hh);
  args[5] = eg_detail_array(EG_TAG_INTS, batch_sizes, batch_sizes_count);
  args[6] = eg_int(cell);
  args[7] = eg_detail_bool(reverse);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  rets[3] = eg_none();
  rets[4] = eg_none();
  status = eg_detail_call(&op, "_rnn_layer", "", 1, args, 8, rets, 5);
  if (status) return status;
  *output = eg_detail_tensor(&rets[0]);
  *hy = eg_detail_tensor(&rets[1]);
  *cy = eg_detail_tensor(&rets[2]);
  *cells = eg_detail_tensor(&rets[3]);
  *work = eg_detail_tensor(&rets[4]);
  return NULL;
}

/* gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional) -> (Tensor, Tensor). gru over packed sequences: data (sum of lengths,
 * in) and batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions * hidden),
 * and the last states. Floating point and complex, of one dtype, batch_sizes int64; sizes that do not fit are an
 * error.
 * In Python:
 *     >>> data, sizes = torch.randn(3, 2), torch.tensor([2, 1])
 *     >>> weights = [torch.randn(12, 2), torch.randn(12, 4)]
 *     >>> output, h = torch.gru(data, sizes, torch.zeros(1, 2, 4), weights, False, 1, 0., False, False)
 *     >>> output.shape
 *     torch.Size([3, 4]) */
static inline eg_status* eg_gru_data(eg_tensor* data, eg_tensor* batch_sizes, eg_tensor* hx, eg_tensor* const* params,
                                     size_t params_count, int32_t has_biases, int64_t num_layers, double dropout,
                                     int32_t train, int32_t bidirectional, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(data);
  args[1] = eg_detail_tensor_arg(batch_sizes);
  args[2] = eg_detail_tensor_arg(hx);
  args[3] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[4] = eg_detail_bool(has_biases);
  args[5] = eg_int(num_layers);
  args[6] = eg_double(dropout);
  args[7] = eg_detail_bool(train);
  args[8] = eg_detail_bool(bidirectional);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "gru", "data", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train,
 * bool bidirectional, bool batch_first) -> (Tensor, Tensor). Gated recurrent units over input (steps, batch, in),
 * from the states hx. Gives the output and the last states. (layers * directions, batch, hidden); the output is
 * (steps, batch, directions * hidden). Floating point and complex, of one dtype; sizes that do not fit are an
 * error.
 * In Python:
 *     >>> weights = [torch.randn(12, 3), torch.randn(12, 4)]
 *     >>> x, h = torch.randn(5, 2, 3), torch.zeros(1, 2, 4)
 *     >>> output, h = torch.gru(x, h, weights, False, 1, 0., False, False, False)
 *     >>> output.shape
 *     torch.Size([5, 2, 4]) */
static inline eg_status* eg_gru_input(eg_tensor* input, eg_tensor* hx, eg_tensor* const* params, size_t params_count,
                                      int32_t has_biases, int64_t num_layers, double dropout, int32_t train,
                                      int32_t bidirectional, int32_t batch_first, eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[3] = eg_detail_bool(has_biases);
  args[4] = eg_int(num_layers);
  args[5] = eg_double(dropout);
  args[6] = eg_detail_bool(train);
  args[7] = eg_detail_bool(bidirectional);
  args[8] = eg_detail_bool(batch_first);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "gru", "input", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor. One
 * step of a GRU: input (batch, in), hx (batch, hidden), w_ih (3 hidden, in), w_hh (3 hidden, hidden). Gives the
 * next state, (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.gru_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(9, 2), torch.ones(9, 3))
 *     tensor([[0.1149, 0.1149, 0.1149]]) */
static inline eg_status* eg_gru_cell(eg_tensor* input, eg_tensor* hx, eg_tensor* w_ih, eg_tensor* w_hh, eg_tensor* b_ih,
                                     eg_tensor* b_hh, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_tensor_arg(w_ih);
  args[3] = eg_detail_tensor_arg(w_hh);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, b_ih);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, b_hh);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "gru_cell", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor). lstm over packed sequences: data (sum of
 * lengths, in), the rows of all steps one after another, batch_sizes[t], int64, of step t. Gives data of the
 * outputs, (sum of lengths, directions * hidden), and the last states. Floating point and complex, of one dtype;
 * sizes that do not fit are an error.
 * In Python:
 *     >>> data, sizes, state = torch.randn(3, 2), torch.tensor([2, 1]), torch.zeros(1, 2, 4)
 *     >>> weights = [torch.randn(16, 2), torch.randn(16, 4)]
 *     >>> output, h, c = torch.lstm(data, sizes, (state, state), weights, False, 1, 0., False, False)
 *     >>> output.shape
 *     torch.Size([3, 4]) */
static inline eg_status* eg_lstm_data(eg_tensor* data, eg_tensor* batch_sizes, eg_tensor* const* hx, size_t hx_count,
                                      eg_tensor* const* params, size_t params_count, int32_t has_biases,
                                      int64_t num_layers, double dropout, int32_t train, int32_t bidirectional,
                                      eg_tensor** out0, eg_tensor** out1, eg_tensor** out2) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[3];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  args[0] = eg_detail_tensor_arg(data);
  args[1] = eg_detail_tensor_arg(batch_sizes);
  args[2] = eg_detail_array(EG_TAG_TENSORS, hx, hx_count);
  args[3] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[4] = eg_detail_bool(has_biases);
  args[5] = eg_int(num_layers);
  args[6] = eg_double(dropout);
  args[7] = eg_detail_bool(train);
  args[8] = eg_detail_bool(bidirectional);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "lstm", "data", 1, args, 9, rets, 3);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool
 * train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor). Long short-term memory over input
 * (steps, batch, in), or (batch, steps, in) with batch_first, from the states hx, h and c of (layers * directions,
 * batch, size). Gives the last layer's output and the last states. Floating point and complex, of one dtype; sizes
 * that do not fit are an error.
 * In Python:
 *     >>> x, h, c = torch.randn(5, 2, 3), torch.zeros(1, 2, 4), torch.zeros(1, 2, 4)
 *     >>> weights = [torch.randn(16, 3), torch.randn(16, 4)]
 *     >>> output, h, c = torch.lstm(x, (h, c), weights, False, 1, 0., False, False, False)
 *     >>> output.shape
 *     torch.Size([5, 2, 4]) */
static inline eg_status* eg_lstm_input(eg_tensor* input, eg_tensor* const* hx, size_t hx_count,
                                       eg_tensor* const* params, size_t params_count, int32_t has_biases,
                                       int64_t num_layers, double dropout, int32_t train, int32_t bidirectional,
                                       int32_t batch_first, eg_tensor** out0, eg_tensor** out1, eg_tensor** out2) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[3];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  *out2 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_TENSORS, hx, hx_count);
  args[2] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[3] = eg_detail_bool(has_biases);
  args[4] = eg_int(num_layers);
  args[5] = eg_double(dropout);
  args[6] = eg_detail_bool(train);
  args[7] = eg_detail_bool(bidirectional);
  args[8] = eg_detail_bool(batch_first);
  rets[0] = eg_none();
  rets[1] = eg_none();
  rets[2] = eg_none();
  status = eg_detail_call(&op, "lstm", "input", 1, args, 9, rets, 3);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  *out2 = eg_detail_tensor(&rets[2]);
  return NULL;
}

/* lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor,
 * Tensor). One step of an LSTM: input (batch, in), hx h and c of (batch, hidden). Gives the next h and c. w_ih (4
 * hidden, in), w_hh (4 hidden, hidden). Floating point and complex, of one dtype; sizes that do not fit are an
 * error.
 * In Python:
 *     >>> x, state = torch.ones(1, 2), (torch.zeros(1, 3), torch.zeros(1, 3))
 *     >>> h, c = torch.lstm_cell(x, state, torch.ones(12, 2), torch.ones(12, 3))
 *     >>> h
 *     tensor([[0.6083, 0.6083, 0.6083]]) */
static inline eg_status* eg_lstm_cell(eg_tensor* input, eg_tensor* const* hx, size_t hx_count, eg_tensor* w_ih,
                                      eg_tensor* w_hh, eg_tensor* b_ih, eg_tensor* b_hh, eg_tensor** out0,
                                      eg_tensor** out1) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_array(EG_TAG_TENSORS, hx, hx_count);
  args[2] = eg_detail_tensor_arg(w_ih);
  args[3] = eg_detail_tensor_arg(w_hh);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, b_ih);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, b_hh);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "lstm_cell", "", 1, args, 6, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
 * float dropout, bool train, bool bidirectional) -> (Tensor, Tensor). rnn_relu over packed sequences: data (sum of
 * lengths, in) and batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions *
 * hidden), and the last states. Floating point, of one dtype, batch_sizes int64; sizes that do not fit are an
 * error.
 * In Python:
 *     >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
 *     >>> torch.rnn_relu(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
 *     tensor([[1.],
 *             [2.]]) */
static inline eg_status* eg_rnn_relu_data(eg_tensor* data, eg_tensor* batch_sizes, eg_tensor* hx,
                                          eg_tensor* const* params, size_t params_count, int32_t has_biases,
                                          int64_t num_layers, double dropout, int32_t train, int32_t bidirectional,
                                          eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(data);
  args[1] = eg_detail_tensor_arg(batch_sizes);
  args[2] = eg_detail_tensor_arg(hx);
  args[3] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[4] = eg_detail_bool(has_biases);
  args[5] = eg_int(num_layers);
  args[6] = eg_double(dropout);
  args[7] = eg_detail_bool(train);
  args[8] = eg_detail_bool(bidirectional);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "rnn_relu", "data", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool
 * train, bool bidirectional, bool batch_first) -> (Tensor, Tensor). h = relu(W_ih x + b_ih + W_hh h + b_hh) over
 * input (steps, batch, in). Gives the output and the last states. The states are (layers * directions, batch,
 * hidden), the output (steps, batch, directions * hidden). Floating point, of one dtype; sizes that do not fit are
 * an error.
 * In Python:
 *     >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
 *     >>> x, h = torch.ones(3, 1, 1), torch.zeros(1, 1, 1)
 *     >>> output, h = torch.rnn_relu(x, h, weights, False, 1, 0., False, False, False)
 *     >>> output.flatten()
 *     tensor([1., 2., 3.]) */
static inline eg_status* eg_rnn_relu_input(eg_tensor* input, eg_tensor* hx, eg_tensor* const* params,
                                           size_t params_count, int32_t has_biases, int64_t num_layers, double dropout,
                                           int32_t train, int32_t bidirectional, int32_t batch_first, eg_tensor** out0,
                                           eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[3] = eg_detail_bool(has_biases);
  args[4] = eg_int(num_layers);
  args[5] = eg_double(dropout);
  args[6] = eg_detail_bool(train);
  args[7] = eg_detail_bool(bidirectional);
  args[8] = eg_detail_bool(batch_first);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "rnn_relu", "input", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) ->
 * Tensor. One step of a simple recurrence, relu(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch,
 * hidden) give (batch, hidden). Floating point, of one dtype; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.rnn_relu_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
 *     tensor([[2., 2., 2.]]) */
static inline eg_status* eg_rnn_relu_cell(eg_tensor* input, eg_tensor* hx, eg_tensor* w_ih, eg_tensor* w_hh,
                                          eg_tensor* b_ih, eg_tensor* b_hh, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_tensor_arg(w_ih);
  args[3] = eg_detail_tensor_arg(w_hh);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, b_ih);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, b_hh);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rnn_relu_cell", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

/* rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers,
 * float dropout, bool train, bool bidirectional) -> (Tensor, Tensor). rnn_tanh over packed sequences: data (sum of
 * lengths, in) and batch_sizes of pack_padded_sequence. Gives data of the outputs, (sum of lengths, directions *
 * hidden), and the last states. Floating point and complex, of one dtype, batch_sizes int64; sizes that do not fit
 * are an error.
 * In Python:
 *     >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
 *     >>> torch.rnn_tanh(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
 *     tensor([[0.7616],
 *             [0.9427]]) */
static inline eg_status* eg_rnn_tanh_data(eg_tensor* data, eg_tensor* batch_sizes, eg_tensor* hx,
                                          eg_tensor* const* params, size_t params_count, int32_t has_biases,
                                          int64_t num_layers, double dropout, int32_t train, int32_t bidirectional,
                                          eg_tensor** out0, eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(data);
  args[1] = eg_detail_tensor_arg(batch_sizes);
  args[2] = eg_detail_tensor_arg(hx);
  args[3] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[4] = eg_detail_bool(has_biases);
  args[5] = eg_int(num_layers);
  args[6] = eg_double(dropout);
  args[7] = eg_detail_bool(train);
  args[8] = eg_detail_bool(bidirectional);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "rnn_tanh", "data", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool
 * train, bool bidirectional, bool batch_first) -> (Tensor, Tensor). h = tanh(W_ih x + b_ih + W_hh h + b_hh) over
 * input (steps, batch, in). Gives the output and the last states. The states are (layers * directions, batch,
 * hidden), the output (steps, batch, directions * hidden). Floating point and complex, of one dtype; sizes that do
 * not fit are an error.
 * In Python:
 *     >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
 *     >>> x, h = torch.ones(2, 1, 1), torch.zeros(1, 1, 1)
 *     >>> output, h = torch.rnn_tanh(x, h, weights, False, 1, 0., False, False, False)
 *     >>> output.flatten()
 *     tensor([0.7616, 0.9427]) */
static inline eg_status* eg_rnn_tanh_input(eg_tensor* input, eg_tensor* hx, eg_tensor* const* params,
                                           size_t params_count, int32_t has_biases, int64_t num_layers, double dropout,
                                           int32_t train, int32_t bidirectional, int32_t batch_first, eg_tensor** out0,
                                           eg_tensor** out1) {
  static eg_op* op;
  eg_value args[9];
  eg_value rets[2];
  eg_status* status;
  *out0 = NULL;
  *out1 = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_array(EG_TAG_TENSORS, params, params_count);
  args[3] = eg_detail_bool(has_biases);
  args[4] = eg_int(num_layers);
  args[5] = eg_double(dropout);
  args[6] = eg_detail_bool(train);
  args[7] = eg_detail_bool(bidirectional);
  args[8] = eg_detail_bool(batch_first);
  rets[0] = eg_none();
  rets[1] = eg_none();
  status = eg_detail_call(&op, "rnn_tanh", "input", 1, args, 9, rets, 2);
  if (status) return status;
  *out0 = eg_detail_tensor(&rets[0]);
  *out1 = eg_detail_tensor(&rets[1]);
  return NULL;
}

/* rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) ->
 * Tensor. One step of a simple recurrence, tanh(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch,
 * hidden) give (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.
 * In Python:
 *     >>> torch.rnn_tanh_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
 *     tensor([[0.9640, 0.9640, 0.9640]]) */
static inline eg_status* eg_rnn_tanh_cell(eg_tensor* input, eg_tensor* hx, eg_tensor* w_ih, eg_tensor* w_hh,
                                          eg_tensor* b_ih, eg_tensor* b_hh, eg_tensor** out) {
  static eg_op* op;
  eg_value args[6];
  eg_value rets[1];
  eg_status* status;
  *out = NULL;
  args[0] = eg_detail_tensor_arg(input);
  args[1] = eg_detail_tensor_arg(hx);
  args[2] = eg_detail_tensor_arg(w_ih);
  args[3] = eg_detail_tensor_arg(w_hh);
  args[4] = eg_detail_pointer(EG_TAG_TENSOR, b_ih);
  args[5] = eg_detail_pointer(EG_TAG_TENSOR, b_hh);
  rets[0] = eg_none();
  status = eg_detail_call(&op, "rnn_tanh_cell", "", 1, args, 6, rets, 1);
  if (status) return status;
  *out = eg_detail_tensor(&rets[0]);
  return NULL;
}

#ifdef __cplusplus
}
#endif
#endif
