"""Losses with kernels of their own, bags of embeddings, and the words of warning that go with older arguments."""

import math
import warnings

import evergrad as torch
import pytest

F = torch.nn.functional
INF = float("inf")


def same(got, want, tol=1e-6):
    assert torch.as_tensor(got).flatten().tolist() == pytest.approx(want, rel=tol, abs=tol, nan_ok=True)


def by_paths(probs, labels, blank=0):
    """The probability of the labels as the sum over every sequence of classes that collapses to them."""
    steps, classes = len(probs), len(probs[0])
    total = 0.0
    for number in range(classes**steps):
        path = [number // classes**t % classes for t in range(steps)]
        merged = [c for t, c in enumerate(path) if t == 0 or c != path[t - 1]]
        if [c for c in merged if c != blank] == labels:
            total += math.prod(probs[t][c] for t, c in enumerate(path))
    return total


@pytest.mark.parametrize("labels", [[], [1], [1, 2], [1, 1], [2, 1, 2], [2, 2, 2]])
@pytest.mark.parametrize("blank", [0, 2])
def test_ctc_is_the_sum_over_paths(labels, blank):
    labels = [c if c != blank else 0 for c in labels]
    x = torch.randn(5, 1, 3, dtype=torch.float64).log_softmax(2)
    loss = F.ctc_loss(x, torch.tensor([labels], dtype=torch.int64), [5], [len(labels)], blank, "sum")
    same(loss, [-math.log(by_paths(x[:, 0].exp().tolist(), labels, blank))])


def test_ctc_forms_of_one_call():
    x = torch.randn(7, 3, 5).log_softmax(2)
    rows = torch.tensor([[1, 2, 2], [3, 0, 0], [4, 1, 0]])
    want = F.ctc_loss(x, rows, (7, 5, 6), (3, 1, 2), reduction="none")
    assert want.shape == (3,)
    row = torch.tensor([1, 2, 2, 3, 4, 1])
    n, m = torch.tensor([7, 5, 6]), torch.tensor([3, 1, 2])
    for got in (F.ctc_loss(x, row, [7, 5, 6], [3, 1, 2], reduction="none"), F.ctc_loss(x, rows.int(), n, m.short(), 0, "none"),
                F.ctc_loss(x.transpose(0, 2).contiguous().transpose(0, 2), row, n, m, 0, "none"),
                torch.ctc_loss(x, row, [7, 5, 6], [3, 1, 2], 0, 0), torch.nn.CTCLoss(reduction="none")(x, rows, n, m)):
        same(got, want.tolist())
    one = F.ctc_loss(x[:5, 1], torch.tensor([3]), torch.tensor(5), torch.tensor(1), reduction="none")
    assert one.shape == () and one.item() == pytest.approx(want[1].item(), rel=1e-6)
    same(F.ctc_loss(x, rows, n, m), [(want / m).mean().item()])
    same(F.ctc_loss(x.double(), rows, n, m, reduction="none"), want.tolist(), 1e-5)
    assert F.ctc_loss(x.to(torch.bfloat16), rows, n, m).dtype is torch.bfloat16
    batched = torch.vmap(lambda p: F.ctc_loss(p, rows, n, m, reduction="none"))(torch.stack([x, x.flip(0)]))
    same(batched[0], want.tolist())


def test_ctc_without_a_way():
    x = torch.randn(4, 2, 3, dtype=torch.float64).log_softmax(2).requires_grad_()
    rows = torch.tensor([[1, 1, 1], [2, 1, 0]])
    loss = F.ctc_loss(x, rows, [4, 3], [3, 2], reduction="none")
    assert loss[0].item() == INF and math.isfinite(loss[1].item())
    (g,) = torch.autograd.grad(loss.sum(), x)
    assert bool(g[:, 0].isnan().all()) and bool(g[:3, 1].isfinite().all()) and not g[3, 1].any()
    loss = F.ctc_loss(x, rows, [4, 3], [3, 2], reduction="none", zero_infinity=True)
    (g,) = torch.autograd.grad(loss.sum(), x, create_graph=True)
    assert loss[0].item() == 0 and not g[:, 0].any() and bool(g[:3, 1].any())
    (again,) = torch.autograd.grad((g * g).sum(), x)
    assert bool(again.isfinite().all()) and bool(again[:3, 1].any()) and not again[:, 0].any()
    same(F.ctc_loss(x, rows, [0, 0], [0, 2], reduction="none"), [0, INF])
    assert F.ctc_loss(x[:, :0], rows[:0], [], [], reduction="none").shape == (0,)


def test_ctc_derivatives_by_rule_and_by_formula():
    """The kernel's gradient and the one that can be differentiated again are one."""
    x = torch.randn(6, 3, 4).log_softmax(2).double().requires_grad_()
    rows = torch.tensor([1, 2, 2, 3, 3, 0])
    for zero in (False, True):
        loss = F.ctc_loss(x, rows, [6, 4, 5], [2, 3, 1], 1 if zero else 0, "sum", zero)
        (fast,) = torch.autograd.grad(loss, x, retain_graph=True)
        (slow,) = torch.autograd.grad(loss, x, create_graph=True)
        same(fast, slow.flatten().tolist(), 1e-10)
    raw = torch.randn(4, 2, 3, dtype=torch.float64).requires_grad_()

    def loss_of(z):
        return F.ctc_loss(z.log_softmax(2), torch.tensor([[1, 2], [2, 2]]), [4, 3], [2, 1], reduction="none")

    assert torch.autograd.gradcheck(loss_of, (raw,), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(loss_of, (raw,))


def test_ctc_errors():
    x = torch.randn(5, 2, 4).log_softmax(2)
    rows = torch.tensor([[1, 2], [3, 1]])
    for words, args in (
        ("blank must be in label range", (x, rows, [5, 5], [2, 2], 4)),
        ("input_lengths must be of size batch_size", (x, rows, [5], [2, 2])),
        ("target_lengths must be of size batch_size", (x, rows, [5, 5], [2])),
        ("Expected input_lengths to have value at most 5, but got value 6", (x, rows, [5, 6], [2, 2])),
        ("Expected input_lengths to have value at least 0, but got value -1", (x, rows, [5, -1], [2, 2])),
        ("Expected target_lengths to have value at least 0, but got value -1", (x, rows, [5, 5], [2, -1])),
        ("size at least 3 at dimension 1, but got size 2 for argument #2 'targets'", (x, rows, [5, 5], [2, 3])),
        ("size 3 at dimension 0, but got size 4 for argument #2 'targets'", (x, rows.flatten(), [5, 5], [2, 1])),
        ("input_lengths must be integral", (x, rows, torch.tensor([5.0, 5.0]), torch.tensor([2, 2]))),
        ("Expected 1 to 2 dimensions, but got 3-dimensional", (x, rows[None], [5, 5], [2, 2])),
        ("target 4 is not in the label range", (x, rows + 1, [5, 5], [2, 2])),
    ):
        with pytest.raises(RuntimeError, match=words):
            F.ctc_loss(*args)
    with pytest.raises(ValueError, match="x is not a valid value for reduction"):
        F.ctc_loss(x, rows, [5, 5], [2, 2], reduction="x")
    with pytest.raises(NotImplementedError, match="not implemented for 'Long'"):
        F.ctc_loss(x.long(), rows, [5, 5], [2, 2])


def bags_by_hand(index, table, offsets, mode, samples=None, pad=None):
    out, ends = [], [*offsets[1:], len(index)]
    for begin, end in zip(offsets, ends):
        rows = [table[index[i]] * (1 if samples is None else samples[i]) for i in range(begin, end) if index[i] != pad]
        if not rows:
            out.append(torch.zeros_like(table[0]))
            continue
        rows = torch.stack(rows)
        out.append(rows.sum(0) if mode == "sum" else rows.mean(0) if mode == "mean" else rows.amax(0))
    return torch.stack(out)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("width", [1, 3, 32, 45])
def test_bags_of_any_width(mode, width):
    table = torch.randn(7, width, dtype=torch.float64).requires_grad_()
    index, offsets = [3, 0, 6, 6, 1, 3, 2, 2, 5], [0, 0, 4, 5, 9]
    i, o = torch.tensor(index), torch.tensor(offsets)
    for pad in (None, 6):
        got = F.embedding_bag(i, table, o, mode=mode, padding_idx=pad)
        want = bags_by_hand(index, table, offsets, mode, pad=pad)
        same(got, want.flatten().tolist())
        v = torch.randn_like(got)
        (g,), (w,) = torch.autograd.grad(got, table, v, retain_graph=True), torch.autograd.grad(want, table, v)
        same(g, w.flatten().tolist())
        (slow,) = torch.autograd.grad(got, table, v, create_graph=True)
        same(slow, w.flatten().tolist())
    same(F.embedding_bag(i, table, torch.tensor([*offsets, 9]), mode=mode, include_last_offset=True),
         F.embedding_bag(i, table, o, mode=mode).flatten().tolist())
    turned = table.detach().t().contiguous().t()
    same(F.embedding_bag(i.int(), turned, o.int(), mode=mode), F.embedding_bag(i, table, o, mode=mode).flatten().tolist())
    for half in (torch.float16, torch.bfloat16):
        small = table.detach().to(half)
        got = F.embedding_bag(i, small, o, mode=mode)
        assert got.dtype is half
        same(got, F.embedding_bag(i, small.float(), o, mode=mode).to(half).flatten().tolist())


def test_bags_weighted():
    table, factors = (torch.randn(*s, dtype=torch.float64).requires_grad_() for s in ((5, 33), (6,)))
    index, offsets = [1, 4, 0, 1, 2, 4], [0, 2, 2]
    i, o = torch.tensor(index), torch.tensor(offsets)

    def bag(t, s, **more):
        return F.embedding_bag(i, t, o, mode="sum", per_sample_weights=s, padding_idx=2, **more)

    same(bag(table, factors), bags_by_hand(index, table, offsets, "sum", factors, 2).flatten().tolist())
    narrow = table.detach()[:, :2].clone().requires_grad_()
    assert torch.autograd.gradcheck(bag, (narrow, factors), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(bag, (narrow, factors))
    (g,) = torch.autograd.grad(bag(narrow, factors, scale_grad_by_freq=True).sum(), narrow)
    same(g[1], [(factors[0] + factors[3]).item() / 2] * 2)
    rows = torch.vmap(lambda t: F.embedding_bag(i.reshape(2, 3), t))(torch.stack([table, table * 2]))
    same(rows[1], (2 * rows[0]).flatten().tolist())


def test_bags_refused_leave_the_table_as_it_is():
    table, i = torch.full((3, 2), 5.0), torch.tensor([[0, 2]])
    with pytest.raises(NotImplementedError, match="only supported for mode='sum'"):
        F.embedding_bag(i, table, mode="mean", max_norm=1.0, per_sample_weights=torch.ones(1, 2))
    with pytest.raises(RuntimeError, match="padding_idx must be within"):
        F.embedding_bag(i, table, max_norm=1.0, padding_idx=3)
    assert (table == 5).all()


@pytest.mark.parametrize("bag", [False, True])
def test_indices_in_the_table_that_max_norm_writes(bag):
    """0 and 1 as int64, which are tiny numbers, in the first row of a table of float64."""
    bits = torch.tensor([0, 1, 0, 0])
    table = torch.from_dlpack(bits).view(torch.float64).reshape(2, 2)
    table[1] = torch.tensor([3.0, 4.0], dtype=torch.float64)
    index = bits[:2]
    got = F.embedding_bag(index[None], table, mode="sum", max_norm=1.0) if bag else F.embedding(index, table, max_norm=1.0)
    same(got[0] if bag else got[1], [0.6, 0.8])
    same(table[1], [0.6, 0.8])


def test_bags_with_what_they_are_made_of():
    table = torch.arange(10.0).reshape(5, 2)
    i, o = torch.tensor([0, 1, 2, 4]), torch.tensor([0, 1, 4])
    out, bag, size, at = torch.embedding_bag(table, i, o, False, 2, include_last_offset=True)
    same(out, [0, 1, 8, 9])
    assert bag.tolist() == [0, 1, 1, 1] and size.tolist() == [1, 3] and at.tolist() == [[0, 0], [4, 4]]
    assert torch.embedding_bag(table, i, o, False, 1, padding_idx=4)[2].tolist() == [1, 2, 0]


def test_bags_errors():
    w, i, o = torch.arange(10.0).reshape(5, 2), torch.tensor([0, 1, 2, 4]), torch.tensor([0, 2])
    for kind, words, args, named in (
        (ValueError, "weight has to be a 2D Tensor, but got Tensor of dimension 1", (i, w[0]), {}),
        (ValueError, "if input is 2D, then offsets has to be None", (i.reshape(2, 2), w, o), {}),
        (ValueError, "mode has to be one of sum, mean or max", (i, w, o), {"mode": "x"}),
        (ValueError, "max mode does not support scaling", (i, w, o), {"mode": "max", "scale_grad_by_freq": True}),
        (ValueError, "max mode does not support sparse weights", (i, w, o), {"mode": "max", "sparse": True}),
        (NotImplementedError, "only supported for mode='sum'", (i, w, o), {"per_sample_weights": torch.ones(4)}),
        (ValueError, r"If per_sample_weights \(torch.Size\(\[3\]\)\)", (i, w, o), {"per_sample_weights": torch.ones(3)}),
        (RuntimeError, "-5 through 4, but got 5", (i, w, o), {"padding_idx": 5}),
        (RuntimeError, r"offsets\[0\] has to be 0", (i, w, o + 1), {}),
        (RuntimeError, r"offsets\[-1\] can not be greater than input's length", (i, w, o * 3), {}),
        (RuntimeError, "offsets must not decrease", (i, w, torch.tensor([0, 3, 2])), {}),
        (RuntimeError, r"Index 1 of input takes value 7 which is not in the valid range \[0, 5\)", (torch.tensor([0, 7]), w, o), {}),
        (RuntimeError, "but got torch.FloatTensor instead", (i.float(), w, o), {}),
    ):
        with pytest.raises(kind, match=words):
            F.embedding_bag(*args, **named)


def test_margins():
    x = torch.randn(3, 19, dtype=torch.float64).requires_grad_()
    t, w = torch.tensor([0, 18, 7]), torch.rand(19, dtype=torch.float64)
    for p in (1, 2):
        got = F.multi_margin_loss(x, t, p, 0.7, w, reduction="none")
        want = [sum(max(0.0, 0.7 - float(x[i, k]) + float(x[i, d])) ** p for d in range(19) if d != k) / 19 * float(w[k])
                for i, k in enumerate(t.tolist())]
        same(got, want)
    labels = torch.tensor([[4, 0, 18, *[-1] * 16], [-1] * 19, list(range(19))])
    got = F.multilabel_margin_loss(x, labels, reduction="none")
    wanted = [4, 0, 18]
    first = sum(max(0.0, 1 - float(x[0, k]) + float(x[0, d])) for k in wanted for d in range(19) if d not in wanted) / 19
    same(got, [first, 0, 0])
    for loss in (got, F.multi_margin_loss(x, t, 2)):
        v = torch.ones_like(loss)
        (fast,) = torch.autograd.grad(loss, x, v, retain_graph=True)
        (slow,) = torch.autograd.grad(loss, x, v, create_graph=True)
        same(fast, slow.flatten().tolist(), 1e-12)
    with pytest.raises(RuntimeError, match="target out of range"):
        F.multi_margin_loss(x, t + 1)
    with pytest.raises(RuntimeError, match="argument #2 'target' is out of range"):
        F.multilabel_margin_loss(x, labels - 1)
    with pytest.raises(RuntimeError, match="1D target tensor expects 2D input tensors, but found inputs with sizes"):
        F.cosine_embedding_loss(x[0], x[0], t)


def test_random_slopes():
    x = torch.tensor([[-1.0, 2.0, 0.0], [-3.0, float("nan"), 4.0]])
    a = torch.rrelu(x.t(), 0.25, 0.5, True, torch.Generator().manual_seed(3))
    b = torch.rrelu(x.t(), 0.25, 0.5, True, torch.Generator().manual_seed(3))
    assert torch.equal(a.nan_to_num(), b.nan_to_num()) and a.is_contiguous()
    slope = (a / x.t())[0]
    assert bool(((slope >= 0.25) & (slope < 0.5)).all()) and a[2, 1].item() == 4 and math.isnan(a[1, 1].item())
    y = x.clone()
    assert F.rrelu_(y, 0.5, 0.5) is y and y[0, 0].item() == -0.5
    with pytest.raises(RuntimeError, match="Lower bound should be less than or equal to the upper bound"):
        F.rrelu(x, 0.5, 0.25)


def test_words_of_warning():
    x, t = torch.zeros(2, 3), torch.tensor([1, 0])
    for now, named in (("mean", {"size_average": True}), ("sum", {"size_average": False}), ("none", {"reduce": False}),
                       ("mean", {"reduce": True, "size_average": None})):
        for loss, args in ((F.l1_loss, (x, x)), (F.multi_margin_loss, (x, t)), (F.poisson_nll_loss, (x, x))):
            with pytest.warns(UserWarning, match=f"please use reduction='{now}' instead") as seen:
                loss(*args, **named)
            assert seen[0].filename == __file__
    with pytest.warns(UserWarning, match="please use reduction='sum' instead"):
        F.soft_margin_loss(x, x, False)
    with pytest.warns(UserWarning, match="`eps` parameter is deprecated"):
        F.gumbel_softmax(x, eps=1e-5)
    i, o = torch.tensor([0, 1]), torch.tensor([0])
    with pytest.warns(UserWarning, match="Argument order of nn.functional.embedding_bag was changed"):
        same(F.embedding_bag(x + 2, i, o), [2, 2, 2])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        F.embedding_bag(i, x, o), F.gumbel_softmax(x, 1, True, 1e-10), F.l1_loss(x, x, None, None, "sum")
        with pytest.raises(UserWarning):
            F.l1_loss(x, x, reduce=True)


def test_shapes_of_targets():
    x = torch.tensor([[1.0, -2.0, 0.5], [0.0, 1.0, 2.0]])
    assert F.soft_margin_loss(x, torch.ones(3), reduction="none").shape == (2, 3)
    with pytest.raises(RuntimeError, match="output with shape \\[3\\] doesn't match the broadcast shape \\[2, 3\\]"):
        F.soft_margin_loss(x[0], torch.ones(2, 3))
    # The classes are the input's last dimension, also where the target has more.
    y = torch.tensor([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    each = F.binary_cross_entropy_with_logits(x[:1, 0].expand(2, 3), y, reduction="none")
    same(F.multilabel_soft_margin_loss(x[0, :1], y, reduction="none"), each.sum(0).tolist())
    for shape, var in (((1,), (3,)), ((2, 3), (1, 3)), ((2, 3), (3,)), ((1, 1), (2, 3))):
        with pytest.raises(ValueError, match="var is of incorrect size"):
            F.gaussian_nll_loss(torch.ones(shape), torch.ones(shape), torch.ones(var))
    for shape, var in (((), (1,)), ((2, 3), (2,)), ((2, 3), (2, 1))):
        assert F.gaussian_nll_loss(torch.ones(shape), torch.ones(shape), torch.ones(var)).item() == 0


def test_cross_entropy_averages_many_halves():
    # As many targets as a half can not count, none of them ignored, and some.
    x, t = torch.zeros(70000, 2, dtype=torch.float16), torch.zeros(70000, dtype=torch.int64)
    near = dict(rtol=1e-3, atol=1e-3)
    assert torch.allclose(F.cross_entropy(x, t).float(), torch.tensor(2.0).log(), **near)
    x, t = torch.randn(2, 3, 4, 5, dtype=torch.float64), torch.randint(3, (2, 4, 5))
    logs = x.log_softmax(1)
    each = -logs.gather(1, t.unsqueeze(1)).squeeze(1)
    w = torch.tensor([0.5, 2.0, 1.0], dtype=torch.float64)
    assert torch.allclose(F.cross_entropy(x, t), each.mean())
    assert torch.allclose(F.cross_entropy(x, t, w), (each * w[t]).sum() / w[t].sum())
    assert torch.allclose(F.cross_entropy(x, t, ignore_index=1), each[t != 1].mean())
    smooth = 0.9 * each.mean() + 0.1 * -logs.mean(1).mean()
    assert torch.allclose(F.cross_entropy(x, t, label_smoothing=0.1), smooth)
