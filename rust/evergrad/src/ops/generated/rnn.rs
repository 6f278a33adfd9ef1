// Generated from bindings/schema/ops/rnn.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static _RNN_LAYER: Op = Op::new(c"_rnn_layer", c"", 1);
static GRU_DATA: Op = Op::new(c"gru", c"data", 1);
static GRU_INPUT: Op = Op::new(c"gru", c"input", 1);
static GRU_CELL: Op = Op::new(c"gru_cell", c"", 1);
static LSTM_DATA: Op = Op::new(c"lstm", c"data", 1);
static LSTM_INPUT: Op = Op::new(c"lstm", c"input", 1);
static LSTM_CELL: Op = Op::new(c"lstm_cell", c"", 1);
static RNN_RELU_DATA: Op = Op::new(c"rnn_relu", c"data", 1);
static RNN_RELU_INPUT: Op = Op::new(c"rnn_relu", c"input", 1);
static RNN_RELU_CELL: Op = Op::new(c"rnn_relu_cell", c"", 1);
static RNN_TANH_DATA: Op = Op::new(c"rnn_tanh", c"data", 1);
static RNN_TANH_INPUT: Op = Op::new(c"rnn_tanh", c"input", 1);
static RNN_TANH_CELL: Op = Op::new(c"rnn_tanh_cell", c"", 1);

/// One direction of one recurrent layer over steps of batch_sizes rows, given what inputs and biases
/// contribute. cell is 0 for tanh, 1 for relu, 2 for LSTM (i, f, g, o), 3 for GRU (r, z, n). cells and work are
/// for the derivative alone.
#[inline]
pub fn _rnn_layer<'a>(gates: &Tensor, hx: &Tensor, cx: Option<&Tensor>, w_hh: &Tensor, b_hh: Option<&Tensor>, batch_sizes: impl Into<Ints<'a>>, cell: i64, reverse: bool) -> Result<(Tensor, Tensor, Tensor, Tensor, Tensor)> {
    let batch_sizes = batch_sizes.into();
    let [output, hy, cy, cells, work] = _RNN_LAYER.tensors(&[value::tensor(gates), value::tensor(hx), value::opt_tensor(cx), value::tensor(w_hh), value::opt_tensor(b_hh), value::ints(&batch_sizes), value::int(cell), value::boolean(reverse)])?;
    Ok((output, hy, cy, cells, work))
}

/// gru over packed sequences: data (sum of lengths, in) and batch_sizes of pack_padded_sequence. Gives data of
/// the outputs, (sum of lengths, directions * hidden), and the last states. Floating point and complex, of one
/// dtype, batch_sizes int64; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> data, sizes = torch.randn(3, 2), torch.tensor([2, 1])
/// >>> weights = [torch.randn(12, 2), torch.randn(12, 4)]
/// >>> output, h = torch.gru(data, sizes, torch.zeros(1, 2, 4), weights, False, 1, 0., False, False)
/// >>> output.shape
/// torch.Size([3, 4])
/// ```
#[inline]
pub fn gru_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = GRU_DATA.tensors(&[value::tensor(data), value::tensor(batch_sizes), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional)])?;
    Ok((result0, result1))
}

/// Gated recurrent units over input (steps, batch, in), from the states hx. Gives the output and the last
/// states. (layers * directions, batch, hidden); the output is (steps, batch, directions * hidden). Floating
/// point and complex, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> weights = [torch.randn(12, 3), torch.randn(12, 4)]
/// >>> x, h = torch.randn(5, 2, 3), torch.zeros(1, 2, 4)
/// >>> output, h = torch.gru(x, h, weights, False, 1, 0., False, False, False)
/// >>> output.shape
/// torch.Size([5, 2, 4])
/// ```
#[inline]
pub fn gru_input(input: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = GRU_INPUT.tensors(&[value::tensor(input), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional), value::boolean(batch_first)])?;
    Ok((result0, result1))
}

/// The parameters of [`gru_cell_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GruCellOptions<'a> {
    b_ih: Option<&'a Tensor>,
    b_hh: Option<&'a Tensor>,
}

impl<'a> GruCellOptions<'a> {
    /// All defaults.
    pub fn new() -> GruCellOptions<'a> {
        GruCellOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn b_ih(mut self, b_ih: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_ih = b_ih.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b_hh(mut self, b_hh: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_hh = b_hh.into();
        self
    }
}

/// One step of a GRU: input (batch, in), hx (batch, hidden), w_ih (3 hidden, in), w_hh (3 hidden, hidden).
/// Gives the next state, (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are
/// an error.
///
/// In Python:
///
/// ```text
/// >>> torch.gru_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(9, 2), torch.ones(9, 3))
/// tensor([[0.1149, 0.1149, 0.1149]])
/// ```
#[inline]
pub fn gru_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> {
    GRU_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh)])
}

/// One step of a GRU: input (batch, in), hx (batch, hidden), w_ih (3 hidden, in), w_hh (3 hidden, hidden).
/// Gives the next state, (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are
/// an error.
///
/// What is not set in the options keeps its default: `gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`.
pub fn gru_cell_with(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: GruCellOptions<'_>) -> Result<Tensor> {
    GRU_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh), value::opt_tensor(options.b_ih), value::opt_tensor(options.b_hh)])
}

/// lstm over packed sequences: data (sum of lengths, in), the rows of all steps one after another,
/// batch_sizes[t], int64, of step t. Gives data of the outputs, (sum of lengths, directions * hidden), and the
/// last states. Floating point and complex, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> data, sizes, state = torch.randn(3, 2), torch.tensor([2, 1]), torch.zeros(1, 2, 4)
/// >>> weights = [torch.randn(16, 2), torch.randn(16, 4)]
/// >>> output, h, c = torch.lstm(data, sizes, (state, state), weights, False, 1, 0., False, False)
/// >>> output.shape
/// torch.Size([3, 4])
/// ```
#[inline]
pub fn lstm_data(data: &Tensor, batch_sizes: &Tensor, hx: &[impl Borrow<Tensor>], params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let hx = value::handles(hx);
    let params = value::handles(params);
    let [result0, result1, result2] = LSTM_DATA.tensors(&[value::tensor(data), value::tensor(batch_sizes), value::tensors(&hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional)])?;
    Ok((result0, result1, result2))
}

/// Long short-term memory over input (steps, batch, in), or (batch, steps, in) with batch_first, from the
/// states hx, h and c of (layers * directions, batch, size). Gives the last layer's output and the last states.
/// Floating point and complex, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> x, h, c = torch.randn(5, 2, 3), torch.zeros(1, 2, 4), torch.zeros(1, 2, 4)
/// >>> weights = [torch.randn(16, 3), torch.randn(16, 4)]
/// >>> output, h, c = torch.lstm(x, (h, c), weights, False, 1, 0., False, False, False)
/// >>> output.shape
/// torch.Size([5, 2, 4])
/// ```
#[inline]
pub fn lstm_input(input: &Tensor, hx: &[impl Borrow<Tensor>], params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor, Tensor)> {
    let hx = value::handles(hx);
    let params = value::handles(params);
    let [result0, result1, result2] = LSTM_INPUT.tensors(&[value::tensor(input), value::tensors(&hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional), value::boolean(batch_first)])?;
    Ok((result0, result1, result2))
}

/// The parameters of [`lstm_cell_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LstmCellOptions<'a> {
    b_ih: Option<&'a Tensor>,
    b_hh: Option<&'a Tensor>,
}

impl<'a> LstmCellOptions<'a> {
    /// All defaults.
    pub fn new() -> LstmCellOptions<'a> {
        LstmCellOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn b_ih(mut self, b_ih: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_ih = b_ih.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b_hh(mut self, b_hh: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_hh = b_hh.into();
        self
    }
}

/// One step of an LSTM: input (batch, in), hx h and c of (batch, hidden). Gives the next h and c. w_ih (4
/// hidden, in), w_hh (4 hidden, hidden). Floating point and complex, of one dtype; sizes that do not fit are an
/// error.
///
/// In Python:
///
/// ```text
/// >>> x, state = torch.ones(1, 2), (torch.zeros(1, 3), torch.zeros(1, 3))
/// >>> h, c = torch.lstm_cell(x, state, torch.ones(12, 2), torch.ones(12, 3))
/// >>> h
/// tensor([[0.6083, 0.6083, 0.6083]])
/// ```
#[inline]
pub fn lstm_cell(input: &Tensor, hx: &[impl Borrow<Tensor>], w_ih: &Tensor, w_hh: &Tensor) -> Result<(Tensor, Tensor)> {
    let hx = value::handles(hx);
    let [result0, result1] = LSTM_CELL.tensors(&[value::tensor(input), value::tensors(&hx), value::tensor(w_ih), value::tensor(w_hh)])?;
    Ok((result0, result1))
}

/// One step of an LSTM: input (batch, in), hx h and c of (batch, hidden). Gives the next h and c. w_ih (4
/// hidden, in), w_hh (4 hidden, hidden). Floating point and complex, of one dtype; sizes that do not fit are an
/// error.
///
/// What is not set in the options keeps its default: `lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)`.
pub fn lstm_cell_with(input: &Tensor, hx: &[impl Borrow<Tensor>], w_ih: &Tensor, w_hh: &Tensor, options: LstmCellOptions<'_>) -> Result<(Tensor, Tensor)> {
    let hx = value::handles(hx);
    let [result0, result1] = LSTM_CELL.tensors(&[value::tensor(input), value::tensors(&hx), value::tensor(w_ih), value::tensor(w_hh), value::opt_tensor(options.b_ih), value::opt_tensor(options.b_hh)])?;
    Ok((result0, result1))
}

/// rnn_relu over packed sequences: data (sum of lengths, in) and batch_sizes of pack_padded_sequence. Gives
/// data of the outputs, (sum of lengths, directions * hidden), and the last states. Floating point, of one
/// dtype, batch_sizes int64; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
/// >>> torch.rnn_relu(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
/// tensor([[1.],
///         [2.]])
/// ```
#[inline]
pub fn rnn_relu_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = RNN_RELU_DATA.tensors(&[value::tensor(data), value::tensor(batch_sizes), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional)])?;
    Ok((result0, result1))
}

/// h = relu(W_ih x + b_ih + W_hh h + b_hh) over input (steps, batch, in). Gives the output and the last states.
/// The states are (layers * directions, batch, hidden), the output (steps, batch, directions * hidden).
/// Floating point, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
/// >>> x, h = torch.ones(3, 1, 1), torch.zeros(1, 1, 1)
/// >>> output, h = torch.rnn_relu(x, h, weights, False, 1, 0., False, False, False)
/// >>> output.flatten()
/// tensor([1., 2., 3.])
/// ```
#[inline]
pub fn rnn_relu_input(input: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = RNN_RELU_INPUT.tensors(&[value::tensor(input), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional), value::boolean(batch_first)])?;
    Ok((result0, result1))
}

/// The parameters of [`rnn_relu_cell_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RnnReluCellOptions<'a> {
    b_ih: Option<&'a Tensor>,
    b_hh: Option<&'a Tensor>,
}

impl<'a> RnnReluCellOptions<'a> {
    /// All defaults.
    pub fn new() -> RnnReluCellOptions<'a> {
        RnnReluCellOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn b_ih(mut self, b_ih: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_ih = b_ih.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b_hh(mut self, b_hh: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_hh = b_hh.into();
        self
    }
}

/// One step of a simple recurrence, relu(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden)
/// give (batch, hidden). Floating point, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rnn_relu_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
/// tensor([[2., 2., 2.]])
/// ```
#[inline]
pub fn rnn_relu_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> {
    RNN_RELU_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh)])
}

/// One step of a simple recurrence, relu(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden)
/// give (batch, hidden). Floating point, of one dtype; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`.
pub fn rnn_relu_cell_with(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: RnnReluCellOptions<'_>) -> Result<Tensor> {
    RNN_RELU_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh), value::opt_tensor(options.b_ih), value::opt_tensor(options.b_hh)])
}

/// rnn_tanh over packed sequences: data (sum of lengths, in) and batch_sizes of pack_padded_sequence. Gives
/// data of the outputs, (sum of lengths, directions * hidden), and the last states. Floating point and complex,
/// of one dtype, batch_sizes int64; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> data, sizes, weights = torch.ones(2, 1), torch.tensor([1, 1]), [torch.ones(1, 1), torch.ones(1, 1)]
/// >>> torch.rnn_tanh(data, sizes, torch.zeros(1, 1, 1), weights, False, 1, 0., False, False)[0]
/// tensor([[0.7616],
///         [0.9427]])
/// ```
#[inline]
pub fn rnn_tanh_data(data: &Tensor, batch_sizes: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = RNN_TANH_DATA.tensors(&[value::tensor(data), value::tensor(batch_sizes), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional)])?;
    Ok((result0, result1))
}

/// h = tanh(W_ih x + b_ih + W_hh h + b_hh) over input (steps, batch, in). Gives the output and the last states.
/// The states are (layers * directions, batch, hidden), the output (steps, batch, directions * hidden).
/// Floating point and complex, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> weights = [torch.ones(1, 1), torch.ones(1, 1)]
/// >>> x, h = torch.ones(2, 1, 1), torch.zeros(1, 1, 1)
/// >>> output, h = torch.rnn_tanh(x, h, weights, False, 1, 0., False, False, False)
/// >>> output.flatten()
/// tensor([0.7616, 0.9427])
/// ```
#[inline]
pub fn rnn_tanh_input(input: &Tensor, hx: &Tensor, params: &[impl Borrow<Tensor>], has_biases: bool, num_layers: i64, dropout: f64, train: bool, bidirectional: bool, batch_first: bool) -> Result<(Tensor, Tensor)> {
    let params = value::handles(params);
    let [result0, result1] = RNN_TANH_INPUT.tensors(&[value::tensor(input), value::tensor(hx), value::tensors(&params), value::boolean(has_biases), value::int(num_layers), value::double(dropout), value::boolean(train), value::boolean(bidirectional), value::boolean(batch_first)])?;
    Ok((result0, result1))
}

/// The parameters of [`rnn_tanh_cell_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct RnnTanhCellOptions<'a> {
    b_ih: Option<&'a Tensor>,
    b_hh: Option<&'a Tensor>,
}

impl<'a> RnnTanhCellOptions<'a> {
    /// All defaults.
    pub fn new() -> RnnTanhCellOptions<'a> {
        RnnTanhCellOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn b_ih(mut self, b_ih: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_ih = b_ih.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn b_hh(mut self, b_hh: impl Into<Option<&'a Tensor>>) -> Self {
        self.b_hh = b_hh.into();
        self
    }
}

/// One step of a simple recurrence, tanh(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden)
/// give (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.
///
/// In Python:
///
/// ```text
/// >>> torch.rnn_tanh_cell(torch.ones(1, 2), torch.zeros(1, 3), torch.ones(3, 2), torch.ones(3, 3))
/// tensor([[0.9640, 0.9640, 0.9640]])
/// ```
#[inline]
pub fn rnn_tanh_cell(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor) -> Result<Tensor> {
    RNN_TANH_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh)])
}

/// One step of a simple recurrence, tanh(w_ih x + b_ih + w_hh h + b_hh): input (batch, in), hx (batch, hidden)
/// give (batch, hidden). Floating point and complex, of one dtype; sizes that do not fit are an error.
///
/// What is not set in the options keeps its default: `rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor`.
pub fn rnn_tanh_cell_with(input: &Tensor, hx: &Tensor, w_ih: &Tensor, w_hh: &Tensor, options: RnnTanhCellOptions<'_>) -> Result<Tensor> {
    RNN_TANH_CELL.tensor(&[value::tensor(input), value::tensor(hx), value::tensor(w_ih), value::tensor(w_hh), value::opt_tensor(options.b_ih), value::opt_tensor(options.b_hh)])
}
