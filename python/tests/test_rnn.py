"""Recurrent layers: the kernel against the steps written out, packed sequences, cells."""

import pytest

import evergrad as torch
from evergrad import nn
from evergrad.autograd import gradcheck, gradgradcheck
from evergrad.nn.utils import rnn

KINDS = [(nn.RNN, {}), (nn.RNN, {"nonlinearity": "relu"}), (nn.LSTM, {}), (nn.GRU, {}), (nn.LSTM, {"proj_size": 2})]
CELLS = {nn.RNN: nn.RNNCell, nn.LSTM: nn.LSTMCell, nn.GRU: nn.GRUCell}


def flat(y, state):
    return [y, *(state if isinstance(state, tuple) else (state,))]


@pytest.mark.parametrize("kind, options", KINDS[:4])
@pytest.mark.parametrize("bias", [True, False])
def test_layer_is_its_cell_step_by_step(kind, options, bias):
    torch.manual_seed(0)
    m = kind(3, 4, bias=bias, **options)
    cell = CELLS[kind](3, 4, bias, **options)
    for name, p in cell.named_parameters():
        p.data = getattr(m, name + "_l0").data
    x = torch.randn(5, 2, 3)
    y, state = m(x)
    h, out = None, []
    for t in range(5):
        h = cell(x[t], h)
        out.append(h[0] if isinstance(h, tuple) else h)
    torch.testing.assert_close(y, torch.stack(out))
    for ours, last in zip(flat(y, state)[1:], h if isinstance(h, tuple) else (h,)):
        torch.testing.assert_close(ours[0], last)


@pytest.mark.parametrize("kind, options", KINDS)
def test_layers_directions_and_layouts(kind, options):
    torch.manual_seed(1)
    m = kind(3, 4, 2, bidirectional=True, batch_first=True, **options)
    x = torch.randn(2, 5, 3)
    y, state = m(x)
    assert y.shape == (2, 5, 2 * (options.get("proj_size") or 4))
    m.batch_first = False
    for a, b in zip(flat(*m(x.transpose(0, 1))), flat(y.transpose(0, 1), state)):
        torch.testing.assert_close(a, b)
    for a, b in zip(flat(*m(x[0])), (y[0], *(s[:, 0] for s in flat(y, state)[1:]))):
        torch.testing.assert_close(a, b)


@pytest.mark.parametrize("kind, options", KINDS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_packed_is_each_alone(kind, options, dtype):
    torch.manual_seed(2)
    m = kind(3, 4, 2, bidirectional=True, dtype=dtype, **options)
    each = [torch.randn(n, 3, dtype=dtype) for n in (2, 5, 1, 4)]
    y, state = m(rnn.pack_sequence(each, enforce_sorted=False))
    for i, (ours, x) in enumerate(zip(rnn.unpack_sequence(y), each)):
        alone, last = m(x)
        torch.testing.assert_close(ours, alone)
        for a, b in zip(flat(y, state)[1:], flat(alone, last)[1:]):
            torch.testing.assert_close(a[:, i], b)


@pytest.mark.parametrize("kind, options", KINDS)
def test_gradients(kind, options):
    torch.manual_seed(3)
    m = kind(2, 3, bidirectional=True, dtype=torch.float64, **options)
    x = torch.randn(3, 2, 2, dtype=torch.float64, requires_grad=True)
    weights = tuple(p.detach().requires_grad_() for p in m.parameters())
    names = [n for n, _ in m.named_parameters()]

    def f(x, *weights):
        y, state = torch.func.functional_call(m, dict(zip(names, weights)), (x,))
        return tuple(flat(y, state))

    assert gradcheck(f, (x, *weights))
    assert gradgradcheck(f, (x, *weights))
    assert gradcheck(f, (x, *weights), check_forward_ad=True)


def test_gradients_of_packed():
    torch.manual_seed(4)
    m = nn.GRU(2, 3, bidirectional=True, dtype=torch.float64)
    sizes = torch.tensor([3, 2, 2, 1])
    x = torch.randn(8, 2, dtype=torch.float64, requires_grad=True)

    def f(x):
        y, h = m(rnn.PackedSequence(x, sizes))
        return y.data, h

    assert gradcheck(f, (x,)) and gradgradcheck(f, (x,))


def test_vmap_over_weights():
    torch.manual_seed(5)
    cells = [nn.LSTMCell(2, 3) for _ in range(3)]
    stacked = {n: torch.stack([dict(c.named_parameters())[n].detach() for c in cells]) for n, _ in
               cells[0].named_parameters()}
    x = torch.randn(4, 2)
    h = torch.func.vmap(lambda w: torch.func.functional_call(cells[0], w, (x,))[0])(stacked)
    torch.testing.assert_close(h, torch.stack([c(x)[0] for c in cells]))


def test_half_precision_and_dropout():
    m = nn.LSTM(3, 4, 2, dropout=0.5, dtype=torch.bfloat16)
    y, _ = m(torch.randn(5, 2, 3, dtype=torch.bfloat16))
    y.float().sum().backward()
    assert y.dtype == torch.bfloat16 and m.weight_ih_l0.grad.dtype == torch.bfloat16
    x = torch.randn(5, 2, 3)
    m = nn.GRU(3, 4, 2, dropout=0.5)
    assert not torch.equal(m(x)[0], m(x)[0])
    m.eval()
    assert torch.equal(m(x)[0], m(x)[0])


def test_packing():
    x = torch.arange(24.0).view(4, 3, 2)
    packed = rnn.pack_padded_sequence(x, [4, 2, 1])
    assert packed.batch_sizes.tolist() == [3, 2, 1, 1] and packed.data.shape == (7, 2)
    padded, lengths = rnn.pad_packed_sequence(packed, padding_value=-1.0, total_length=5)
    assert padded.shape == (5, 3, 2) and lengths.tolist() == [4, 2, 1]
    assert (padded[2:, 1] == -1).all() and torch.equal(padded[:2, 1], x[:2, 1])
    with pytest.raises(RuntimeError, match="sorted in decreasing order"):
        rnn.pack_padded_sequence(x, [1, 2, 4])
    with pytest.raises(RuntimeError, match="greater than 0"):
        rnn.pack_padded_sequence(x, [4, 2, 0])
    left = rnn.pad_sequence([torch.ones(2), torch.ones(3)], True, 0.5, "left")
    assert left.tolist() == [[0.5, 1, 1], [1, 1, 1]]


def test_refusals():
    m = nn.LSTM(3, 4)
    with pytest.raises(RuntimeError, match="input_size"):
        m(torch.randn(5, 2, 2))
    with pytest.raises(RuntimeError, match="Expected hidden\\[0\\] size"):
        m(torch.randn(5, 2, 3), (torch.zeros(1, 3, 4), torch.zeros(1, 3, 4)))
    with pytest.raises(RuntimeError, match="two hidden states"):
        torch.lstm(torch.randn(5, 2, 3), [torch.zeros(1, 2, 4)], list(m.parameters()), True, 1, 0.0, True, False, False)
    with pytest.raises(RuntimeError):
        torch.lstm(torch.randn(5, 2, 3), [torch.zeros(1, 2, 4)] * 2, [], True, 1, 0.0, True, False, False)
    with pytest.raises(RuntimeError):
        torch.gru(torch.randn(4, 3), torch.tensor([2, 3]), torch.zeros(1, 3, 4), list(nn.GRU(3, 4).parameters()), True,
                  1, 0.0, True, False)


def test_layers_and_batches_that_cannot_be():
    x, h = torch.ones(4, 2, 3), torch.zeros(1, 2, 5)
    weights = [torch.ones(15, 3), torch.ones(15, 5), torch.ones(15), torch.ones(15)]
    for layers in (-(2**63), 0, 2**62, 2**63 - 1):
        with pytest.raises(RuntimeError, match="incorrect number of RNN parameters"):
            torch.gru(x, h, weights, True, layers, 0.0, False, True, False)
    rows = x.reshape(8, 3)
    for sizes in ([1, 2, 2, 3], [2, 2, 2, -1], [2**63 - 1, 1]):
        with pytest.raises(RuntimeError, match="batch_sizes should be positive"):
            torch.gru(rows, torch.tensor(sizes), h, weights, True, 1, 0.0, False, False)
