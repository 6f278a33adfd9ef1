"""Nodes of the graph: names, edges, metadata, and what they keep for the backward pass."""

import pytest

import evergrad as torch


def test_nodes():
    x = torch.ones(3, requires_grad=True)
    y = x.exp()
    node = y.grad_fn
    assert node.name() == "ExpBackward0" and node == y.grad_fn and node.metadata == {}
    ((leaf, at),) = node.next_functions
    assert leaf.name() == "AccumulateGrad" and leaf.variable is x and at == 0
    assert [n for n in dir(node) if n.startswith("_saved_")][:1] == ["_saved_result"]
    kept = node._saved_result
    assert torch.equal(kept, y) and kept.grad_fn == node
    assert x.sum(0).grad_fn._saved_dim == (0,) and x.sum(0).grad_fn._saved_keepdim is False
    assert x.sum(0).grad_fn._saved_self_sym_sizes == (3,)
    assert (x**3).grad_fn._saved_exponent == 3 and (x**3).grad_fn._saved_self is x
    assert torch.cat([x, x]).grad_fn._saved_dim == 0
    with pytest.raises(AttributeError, match="'ExpBackward0' object has no attribute '_saved_nothing'"):
        node._saved_nothing
    y.sum().backward()
    with pytest.raises(RuntimeError, match="second time"):
        node._saved_result
