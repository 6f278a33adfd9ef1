"""Functions and classes of the package that are written in Python: storages, switches, streams, futures, symbols,
points of Sobol's sequence, operators over lists in place."""

import copy
import math
import pickle
import threading
import types

import pytest

import evergrad as torch


def test_finfo_and_iinfo_declare_what_they_have():
    for cls, value in ((torch.finfo, torch.finfo(torch.float16)), (torch.iinfo, torch.iinfo(torch.int16))):
        assert all(hasattr(value, name) for name in cls.__annotations__)
    assert torch.finfo(torch.float16).max == 65504 and torch.iinfo(torch.uint8).max == 255


def test_set_shares_memory():
    x, y = torch.zeros(2), torch.arange(6.0)
    assert x.set_(y) is x and x.data_ptr() == y.data_ptr() and x.shape == (6,)
    x.set_(y.untyped_storage(), 1, (2, 2))
    assert x.tolist() == [[1.0, 2.0], [3.0, 4.0]]
    x.set_(y, 1, (2,), (3,))
    assert x.tolist() == [1.0, 4.0]
    x.set_()
    assert x.shape == (0,)
    with pytest.raises(RuntimeError, match="tensor of type double to a tensor of type float"):
        x.set_(torch.zeros(1, dtype=torch.float64))
    with pytest.raises(RuntimeError, match="out of bounds"):
        x.set_(y.untyped_storage(), 4, (3,))


def test_resize_as():
    x = torch.zeros(2).resize_as_(torch.zeros(3, 4))
    assert x.shape == (3, 4)
    image = torch.zeros(1, 2, 3, 3).contiguous(memory_format=torch.channels_last)
    x = torch.zeros(1).resize_as_(image, memory_format=torch.preserve_format)
    assert x.stride() == image.stride()
    assert torch.resize_as_(torch.zeros(1), image).shape == image.shape


def test_float_power_in_place():
    x = torch.tensor([2.0, 3.0], dtype=torch.float64)
    assert x.float_power_(2) is x and x.tolist() == [4.0, 9.0]
    with pytest.raises(RuntimeError, match="has dtype Float but the operation's result requires dtype Double"):
        torch.ones(2).float_power_(2)
    with pytest.raises(RuntimeError, match="requires dtype ComplexDouble"):
        x.float_power_(1j)


def test_fill_diagonal():
    x = torch.zeros(5, 2)
    assert x.fill_diagonal_(1, wrap=True) is x
    assert x.flatten().nonzero().flatten().tolist() == [0, 3, 6, 9]
    assert torch.zeros(3, 3, 3).fill_diagonal_(2).sum() == 6
    with pytest.raises(RuntimeError, match="dimensions must larger than 1"):
        torch.zeros(3).fill_diagonal_(1)
    with pytest.raises(RuntimeError, match="equal length"):
        torch.zeros(3, 4, 3).fill_diagonal_(1)
    y = torch.ones(3, 3, requires_grad=True)
    (y * 2).fill_diagonal_(0).sum().backward()
    assert torch.equal(y.grad, 2 - 2 * torch.eye(3))


def test_unravel_index():
    flat = torch.tensor([[1, 7], [11, 4]])
    parts = torch.unravel_index(flat, (2, 3, 2))
    assert isinstance(parts, tuple) and torch.equal(parts[0] * 6 + parts[1] * 2 + parts[2], flat)
    assert torch.unravel_index(flat.to(torch.uint8), (2, 3, 2))[0].dtype is torch.int64
    assert torch.unravel_index(torch.tensor(2**62), (2, 2**62))[0].item() == 1
    assert torch.unravel_index(flat, ()) == ()
    with pytest.raises(TypeError, match="integer dtype, but got torch.float32"):
        torch.unravel_index(flat.float(), (2,))
    with pytest.raises(ValueError, match="negative"):
        torch.unravel_index(flat, (2, -2))
    with pytest.raises(RuntimeError):
        torch.unravel_index(flat, (0, 2))


def test_empty_permuted():
    assert torch.empty_permuted((2, 3, 5), (1, 2, 0)).stride() == (1, 10, 2)
    with pytest.raises(RuntimeError, match="Duplicate dim"):
        torch.empty_permuted((2, 3), (0, 0))
    with pytest.raises(RuntimeError, match="Dimension out of range"):
        torch.empty_permuted((2, 3), (-1, 0))


def test_statistics_of_normalisations():
    x = torch.randn(4, 6, 5, dtype=torch.float64)
    out, mean, rstd = torch.native_layer_norm(x, (5,), None, None, 1e-3)
    assert mean.shape == (4, 6, 1) and torch.allclose(out, (x - mean) * rstd)
    out, mean, rstd = torch.native_batch_norm(x, None, None, None, None, True, 0.1, 1e-3)
    assert torch.allclose(out, (x - mean[:, None]) * rstd[:, None])
    out, mean, rstd = torch.native_group_norm(x, None, None, 4, 6, 5, 3, 1e-3)
    assert mean.shape == (4, 3)
    assert torch.allclose(out.reshape(4, 3, 10), (x.reshape(4, 3, 10) - mean[..., None]) * rstd[..., None])
    kept, mask = torch.native_dropout(torch.ones(100), 0.5, True)
    assert torch.equal(kept, mask * 2.0) and mask.dtype is torch.bool
    v = torch.randn(3, 4, 5)
    assert torch.allclose(torch.norm_except_dim(v, 2, 1), v.pow(2).sum((0, 2), keepdim=True).sqrt())
    with pytest.raises(RuntimeError):
        torch.native_batch_norm(x, None, None, None, None, False, 0.1, 1e-3)


def test_lists_in_place():
    xs = [torch.tensor([-1.0, 2.0]), torch.tensor([3.0])]
    assert torch._foreach_abs_(xs) is xs and torch._foreach_add_(xs, 1) is xs
    torch._foreach_mul_(xs, [2.0, 3.0])
    assert [x.tolist() for x in xs] == [[4.0, 6.0], [12.0]]
    whole = [torch.tensor([1, 2])]
    with pytest.raises(RuntimeError, match="result type Float can't be cast to the desired output type Long"):
        torch._foreach_mul_(whole, 1.5)
    assert whole[0].tolist() == [1, 2]
    torch._foreach_zero_(xs)
    assert [x.tolist() for x in xs] == [[0.0, 0.0], [0.0]]
    with pytest.raises(RuntimeError, match="at least one tensor"):
        torch._foreach_abs_([])


def test_functions_with_numbers_for_reductions():
    x, t = torch.rand(3, 4).log(), torch.rand(3, 4)
    for number, name in enumerate(("none", "mean", "sum")):
        assert torch.equal(torch.kl_div(x, t, number), torch.nn.functional.kl_div(x, t, reduction=name))
        assert torch.equal(
            torch.hinge_embedding_loss(x, t.round() * 2 - 1, 1.0, number),
            torch.nn.functional.hinge_embedding_loss(x, t.round() * 2 - 1, 1.0, reduction=name),
        )
    with pytest.raises(RuntimeError):
        torch.kl_div(x, t, 3)
    y = torch.randn(5, 3)
    assert torch.equal(
        torch.batch_norm(y, None, None, None, None, True, 0.1, 1e-5),
        torch.nn.functional.batch_norm(y, None, None, training=True),
    )


def test_fake_quantize():
    x = torch.tensor([-3.0, 0.24, 0.26, 9.0], requires_grad=True)
    y = torch.fake_quantize_per_tensor_affine(x, 0.5, 0, -4, 4)
    assert y.tolist() == [-2.0, 0.0, 0.5, 2.0]
    y.sum().backward()
    assert x.grad.tolist() == [0.0, 1.0, 1.0, 0.0]
    scale, zero = torch.tensor([0.5, 1.0]), torch.tensor([0, 1], dtype=torch.int32)
    z = torch.fake_quantize_per_channel_affine(torch.tensor([[0.6, 0.6]] * 2), scale, zero, 0, 0, 10)
    assert z.tolist() == [[0.5, 0.5], [1.0, 1.0]]
    with pytest.raises(RuntimeError):
        torch.fake_quantize_per_tensor_affine(x, 0.5, 0, 4, -4)


def test_conv_tbc():
    x, w, b = torch.randn(7, 2, 3), torch.randn(3, 3, 4), torch.randn(4)
    out = torch.conv_tbc(x, w, b, 1)
    wanted = torch.conv1d(x.permute(1, 2, 0), w.permute(2, 1, 0), b, padding=1).permute(2, 0, 1)
    assert torch.allclose(out, wanted)


def test_switches():
    assert torch.get_float32_matmul_precision() == "highest"
    torch.set_float32_matmul_precision("high")
    assert torch.get_float32_matmul_precision() == "high"
    with pytest.warns(UserWarning):
        torch.set_float32_matmul_precision("low")
    torch.set_float32_matmul_precision("highest")
    for mode, number in (("warn", 1), ("error", 2), (0, 0)):
        torch.set_deterministic_debug_mode(mode)
        assert torch.get_deterministic_debug_mode() == number
    with pytest.raises(RuntimeError):
        torch.set_deterministic_debug_mode("other")
    torch.set_warn_always(True)
    assert torch.is_warn_always_enabled()
    torch.set_warn_always(False)
    assert torch.set_flush_denormal(False) and torch.get_device_module("cpu") is torch.cpu
    with torch.autograd.set_multithreading_enabled(False):
        assert not torch.autograd.is_multithreading_enabled()
    assert torch.autograd.is_multithreading_enabled()


def test_streams_and_events():
    stream, a, b = torch.Stream(), torch.Event(enable_timing=True), torch.Event(enable_timing=True)
    with stream:
        a.record(stream)
        stream.record_event(b)
    assert stream.query() and b.query() and a.elapsed_time(b) >= 0
    assert torch.cpu.current_stream() == torch.Stream()
    with torch.cpu.stream(stream):
        assert torch.cpu.current_stream() is stream
    with pytest.raises(ValueError):
        torch.Event().elapsed_time(torch.Event())
    with pytest.raises(RuntimeError):
        torch.Stream(device="cuda")


def test_cond_and_while_loop():
    x = torch.tensor(3.0, requires_grad=True)
    y = torch.cond(x > 0, lambda v: v * 2, lambda v: -v, (x,))
    y.backward()
    assert x.grad == 2
    assert (
        torch.while_loop(lambda i, s: i < 5, lambda i, s: (i + 1, s + i), (torch.tensor(0), torch.tensor(0)))[1] == 10
    )
    with pytest.raises(RuntimeError):
        torch.cond(torch.zeros(2), lambda: 1, lambda: 2)
    assert torch.compile(lambda v: v + 1)(1) == 2
    assert torch._higher_order_ops.cond.cond is torch.cond


def test_symbols():
    assert torch.sym_int(-2.5) == -2 and torch.sym_max(1, 2.0) == 2.0 and torch.sym_sum([1, 2]) == 3
    assert (
        torch.sym_ite(True, 1, 2) == 1 and torch.sym_not(False) is True and torch.SymInt(4).as_integer_ratio() == (4, 1)
    )
    with pytest.raises(TypeError):
        torch.sym_ite(True, 1, 2.0)
    with pytest.raises(RuntimeError):
        torch.sym_constrain_range(3, min=4)
    assert torch.Tag.pointwise.name == "pointwise"


def test_versions_compare():
    version = torch.torch_version.TorchVersion("1.12.0a0+git")
    assert version > "1.9" and version < "1.12" and version >= (1, 11) and version != "x"


def test_storages():
    t = torch.arange(4.0)
    s = t.untyped_storage()
    assert s.byte().tolist() == s.tolist() and s.long().dtype is torch.int64
    typed = torch.TypedStorage.from_buffer(bytes([0, 0, 0, 1]), dtype=torch.int32, byte_order="big")
    assert typed.tolist() == [1] and typed.type() == "torch.IntStorage" and typed.type(torch.float32).tolist() == [1.0]
    typed.resize_(3)
    assert len(typed) == 3 and typed[0] == 1
    assert torch.Storage(3).dtype is torch.get_default_dtype() and torch.FloatStorage.dtype is torch.float32
    assert repr(torch.QInt8Storage.dtype) == "torch.qint8"


def test_tensors_over_parts_of_storages():
    s = torch.arange(64, dtype=torch.uint8).untyped_storage()
    part = s[16:48]
    assert torch.asarray(part, dtype=torch.uint8).tolist() == list(range(16, 48))
    assert torch.asarray(part, dtype=torch.int32).tolist() == torch.arange(16, 48, dtype=torch.uint8).view(torch.int32).tolist()
    assert torch.tensor([], dtype=torch.uint8).set_(part, 2, (3,), (1,)).tolist() == [18, 19, 20]
    part[0] = 99
    assert s[16] == 99 and torch.asarray(part, dtype=torch.uint8).data_ptr() == s.data_ptr() + 16


def test_from_file(tmp_path):
    path = tmp_path / "numbers"
    x = torch.from_file(str(path), shared=True, size=4, dtype=torch.int32)
    x.copy_(torch.arange(4))
    del x
    assert torch.from_file(str(path), size=4, dtype=torch.int32).tolist() == [0, 1, 2, 3]


def test_futures():
    future = torch.futures.Future()
    after = future.then(lambda f: f.wait() + 1)
    seen = []
    future.add_done_callback(lambda f: seen.append(f.value()))
    assert not future.done()
    threading.Timer(0.05, lambda: future.set_result(4)).start()
    assert future.wait() == 4 and after.wait() == 5 and seen == [4]
    with pytest.raises(RuntimeError):
        future.set_result(5)
    failed = torch.futures.Future()
    failed.set_exception(ValueError("no"))
    with pytest.raises(RuntimeError, match="when running the callback: ValueError: no"):
        failed.then(lambda f: f.wait()).wait()
    assert failed.then(lambda f: 8).wait() == 8
    with pytest.raises(ValueError):
        torch.futures.wait_all([future, failed])
    assert [f.value() for f in torch.futures.collect_all([future, after]).wait()] == [4, 5]
    with pytest.raises(RuntimeError):
        torch.futures.Future().value()
    task = torch.futures.Future._of_task(torch.jit.fork(lambda: 7))
    assert task.wait() == 7


def test_errors_of_futures(capsys):
    future = torch.futures.Future()
    wrong = [future.then(f) for f in (lambda: 1, lambda f: f + 1, lambda f: [][f.wait()])]
    future.add_done_callback(lambda: 1)
    future.set_result(0)
    for then, what in zip(wrong, ("TypeError: .* takes 0", "TypeError: unsupported operand", "IndexError")):
        for read in (then.wait, then.value):
            with pytest.raises(RuntimeError, match="Got the following error when running the callback: " + what):
                read()
    assert future.wait() == 0 and "takes 0 positional" in capsys.readouterr().err
    for method in (future.then, future.add_done_callback):
        with pytest.raises(TypeError, match="callable"):
            method(3)
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(RuntimeError, match="Can not pickle torch.futures.Future"):
            copied(future)
    with pytest.raises(RuntimeError, match="Future can't be None"):
        torch.jit.wait(None)
    for several in (torch.futures.wait_all, torch.futures.collect_all):
        with pytest.raises(RuntimeError, match="Future can't be None"):
            several([future, None])
    late, failed = torch.futures.Future(), torch.futures.Future()
    together = torch.futures.collect_all([late, failed, torch.jit.fork(lambda: 7)])
    failed.set_exception(KeyError("second"))
    assert not together.done()
    late.set_exception(KeyError("first"))
    with pytest.raises(KeyError, match="first"):
        together.wait()
    assert torch.futures.wait_all([future, torch.jit.fork(lambda: 7)]) == [0, 7]


def test_sobol():
    engine = torch.quasirandom.SobolEngine(3)
    assert engine.draw(4).tolist() == [[0.0] * 3, [0.5] * 3, [0.75, 0.25, 0.25], [0.25, 0.75, 0.75]]
    assert engine.draw_base2(2)[0].tolist() == [0.375, 0.375, 0.625]
    with pytest.raises(ValueError, match="power of 2"):
        engine.draw_base2(2)
    engine.reset().fast_forward(2)
    assert engine.draw(1).tolist() == [[0.75, 0.25, 0.25]]
    mixed = torch.quasirandom.SobolEngine(3, scramble=True, seed=7).draw(2)
    assert torch.allclose(mixed, torch.tensor([[0.1995, 0.1709, 0.7494], [0.6922, 0.7115, 0.4898]]), atol=1e-4)
    wide = torch.quasirandom.SobolEngine(1111).draw(1024)
    assert torch.equal(wide.sort(0).values, (torch.arange(1024) / 1024)[:, None].expand(1024, 1111))
    with pytest.raises(ValueError, match="dimensionality"):
        torch.quasirandom.SobolEngine(1112)


def test_generators_without_graphs():
    for name, argument in (("graphsafe_get_state", ()), ("graphsafe_set_state", (1,))):
        with pytest.raises(NotImplementedError):
            getattr(torch.Generator(), name)(*argument)
    with pytest.raises(RuntimeError):
        torch.Generator().get_offset()


def test_func_helpers():
    net = torch.nn.Sequential(torch.nn.BatchNorm1d(3))
    torch.func.replace_all_batch_norm_modules_(net)
    x = torch.randn(4, 3)
    assert net[0].running_mean is None and torch.allclose(net.eval()(x).mean(0), torch.zeros(3), atol=1e-6)
    assert torch.func.functionalize(torch.sin)(x).equal(x.sin())
    seen = []
    torch.func.vmap(lambda v: (seen.append(torch.func.debug_unwrap(v).shape), v)[1])(x)
    assert seen == [(4, 3)] and torch.func.debug_unwrap(x) is x


def test_saved_tensors_may_change():
    allow = torch.autograd.graph.allow_mutation_on_saved_tensors
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    with allow() as ctx:
        y = x.clone()
        z, again, view = y * y, y**2, y.view(2, 1)
        assert len(ctx.cloned) == 0 and len(ctx.original) > 0
        view.zero_()  # what was saved of y is copied now, and once
        assert len(ctx.cloned) == 1
        w = torch.tensor([1.0, 2.0])
        product = x * w
        torch.sin(torch.zeros(2), out=w)
        assert len(ctx.cloned) == 2
        (z + product).sum().backward()
        assert x.grad.tolist() == [3.0, 6.0]
        del z, again, product
        assert len(ctx.cloned) == 0
        with pytest.raises(RuntimeError, match="cannot be nested"):
            with allow():
                pass
        first = (x * x).sum()
        (g,) = torch.autograd.grad(first, x, create_graph=True)
        assert torch.autograd.grad(g.sum(), x)[0].tolist() == [2.0, 2.0]
        late = (x * x).sum()
    with pytest.raises(AssertionError, match="Trying to backward outside of"):
        late.backward()
    w = torch.zeros(2)
    before = w._version
    torch.autograd.graph.increment_version([w])
    assert w._version == before + 1


def test_profile(tmp_path):
    with torch.autograd.profiler.profile(record_shapes=True) as p:
        with torch.autograd.profiler.record_function("block"):
            torch.ones(8, 8) @ torch.ones(8, 8)
    names = {e.key: e for e in p.key_averages(group_by_input_shape=True)}
    assert {"block"} < set(names) and p.self_cpu_time_total > 0 and p.total_average().count == len(p.function_events)
    block = next(e for e in p.function_events if e.name == "block")
    assert block.cpu_children and math.isclose(
        block.cpu_time_total, block.self_cpu_time_total + sum(c.cpu_time_total for c in block.cpu_children)
    )
    p.export_chrome_trace(str(tmp_path / "trace"))
    assert "block" in (tmp_path / "trace").read_text() and "block" in p.table()


def test_networks_on_one_device():
    net = torch.nn.DataParallel(torch.nn.Linear(3, 2))
    x = torch.randn(4, 3)
    assert torch.equal(net(x), net.module(x)) and set(net.state_dict()) == {"module.weight", "module.bias"}
    assert torch.equal(torch.nn.parallel.data_parallel(net.module, x), net(x))
    assert torch.nn.parallel.parallel_apply([net.module, torch.sin], [x, x])[1].equal(x.sin())


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_gradients_of_convolutions(dims):
    conv = getattr(torch, f"conv{dims}d")
    x = torch.randn(2, 4, *(5,) * dims, requires_grad=True)
    w = torch.randn(6, 2, *(3,) * dims, requires_grad=True)
    y = conv(x, w, None, 2, 1, 1, 2)
    g = torch.randn_like(y)
    gx, gw = torch.autograd.grad(y, (x, w), g)
    assert torch.allclose(getattr(torch.nn.grad, f"conv{dims}d_input")(x.shape, w, g, 2, 1, 1, 2), gx, atol=1e-5)
    assert torch.allclose(getattr(torch.nn.grad, f"conv{dims}d_weight")(x, w.shape, g, 2, 1, 1, 2), gw, atol=1e-4)


@pytest.mark.parametrize("how", ["matrix_exp", "cayley", "householder"])
@pytest.mark.parametrize("shape", [(5, 5), (5, 3), (3, 5)])
def test_orthogonal(how, shape):
    linear = torch.nn.Linear(shape[1], shape[0])
    torch.nn.utils.parametrizations.orthogonal(linear, orthogonal_map=how)
    for _ in range(2):
        w = linear.weight
        small = w @ w.mT if shape[0] < shape[1] else w.mT @ w
        assert torch.allclose(small, torch.eye(min(shape)), atol=1e-5)
        (w * torch.randn(shape)).sum().backward()
        with torch.no_grad():
            for p in linear.parametrizations.weight.parameters():
                p -= 0.1 * p.grad
                p.grad = None


@pytest.mark.parametrize("how", ["matrix_exp", "cayley", "householder"])
@pytest.mark.parametrize("shape", [(4, 4), (4, 2), (2, 4)])
def test_orthogonal_is_given_a_matrix(how, shape):
    linear = torch.nn.Linear(shape[1], shape[0])
    torch.nn.utils.parametrizations.orthogonal(linear, orthogonal_map=how)
    q = torch.nn.init.orthogonal_(torch.empty(shape))
    linear.weight = q
    assert torch.allclose(linear.weight, q, atol=1e-5)
    with pytest.raises(ValueError, match="Expected a matrix"):
        linear.parametrizations.weight.right_inverse(torch.eye(3))
    plain = torch.nn.Linear(shape[1], shape[0])
    torch.nn.utils.parametrizations.orthogonal(plain, orthogonal_map=how, use_trivialization=False)
    if how == "householder":
        plain.weight = q
        assert torch.allclose(plain.weight, q, atol=1e-5)
    else:
        with pytest.raises(NotImplementedError, match="not possible to assign"):
            plain.weight = q


def test_helpers_of_parameters():
    utils = torch.nn.utils
    linear = utils.parametrizations.spectral_norm(torch.nn.Linear(3, 3)).eval()
    weight = linear.weight.detach().clone()
    utils.parametrize.remove_parametrizations(linear, "weight")
    assert torch.allclose(linear.weight, weight) and isinstance(linear.weight, torch.nn.Parameter)
    assert utils.clip_grad.clip_grad_norm_ is utils.clip_grad_norm_
    conv = utils.convert_conv3d_weight_memory_format(torch.nn.Conv3d(2, 2, 2), torch.channels_last_3d)
    assert conv.weight.is_contiguous(memory_format=torch.channels_last_3d)
    d = torch.nn.ParameterDict({"a": torch.zeros(1), "b": torch.ones(1)})
    assert d.setdefault("c", torch.ones(2)).shape == (2,) and d.popitem()[0] == "c" and list(reversed(d)) == ["b", "a"]
    assert list(d.copy().keys()) == ["a", "b"] and list(d.fromkeys("xy", 1).keys()) == ["x", "y"]
    d.clear()
    assert len(d) == 0


def test_older_forms_of_calls():
    x, y, a, b = torch.ones(3), torch.arange(3.0), torch.randn(2, 4), torch.randn(4, 3)
    with pytest.warns(UserWarning, match="This overload of add is deprecated"):
        assert torch.add(x, 2, y).tolist() == [1.0, 3.0, 5.0]
    with pytest.warns(UserWarning):
        assert x.clone().sub_(2, y).tolist() == [1.0, -1.0, -3.0]
        assert torch.addcmul(x, 0.5, y, y).tolist() == [1.0, 1.5, 3.0]
        assert x.clone().addcdiv_(2, y, x).tolist() == [1.0, 3.0, 5.0]
        m = torch.randn(2, 3)
        assert torch.allclose(torch.addmm(2, m, 3, a, b), 2 * m + 3 * (a @ b), atol=1e-5)
        assert torch.allclose(m.addmm(2, a, b), 2 * m + a @ b, atol=1e-5)
        assert torch.allclose(m.clone().addmm_(2, 3, a, b), 2 * m + 3 * (a @ b), atol=1e-5)
    assert torch.rsub(x, y, 2).tolist() == [-2.0, -1.0, 0.0] and x.clone().copy_(4).tolist() == [4.0] * 3
    for call in (lambda: torch.add(x, "2", y), lambda: torch.add(x, 2, y, 3), lambda: torch.addmm(x, x)):
        with pytest.raises(TypeError):
            call()


def test_arguments_in_other_forms():
    x = torch.arange(12.0).reshape(3, 4)
    assert torch.amax(x, None) == 11 and x.amin(None) == 0 and x.to() is x
    assert [t.shape for t in x.hsplit(1, 3)] == [(3, 1), (3, 2), (3, 1)]
    assert torch.result_type(3, 4.0) is torch.float32 and torch.result_type(2, 3) is torch.int64
    assert torch.equal(torch.ones(2), torch.ones(2, dtype=torch.int64)) and not torch.equal(x, x.long() + 1)
    assert torch.clamp_(x.clone(), torch.full((3, 4), 5.0)).min() == 5 and x.storage_type().dtype is torch.float32
    assert torch.unravel_index(torch.tensor([2]), 5)[0].item() == 2
    dropped = torch.nn.functional.dropout3d(torch.ones(6, 5), 0.5)
    assert all(row.unique().numel() == 1 for row in dropped)
    with pytest.raises(RuntimeError, match="Expect a 1D vector"):
        torch.combinations(x)
    with pytest.raises(TypeError, match="must be torch.dtype"):
        torch.can_cast(x, x)


def test_names_of_dimensions_are_refused():
    assert torch.zeros(2, names=None).shape == (2,)
    for make in (torch.zeros, torch.randn, torch.empty):
        with pytest.raises(NotImplementedError, match="with names is not available"):
            make(2, names=("N",))


def test_gumbel_softmax_with_a_temperature_to_learn():
    tau = torch.tensor(0.5, requires_grad=True)
    soft = torch.nn.functional.gumbel_softmax(torch.randn(3, 4), tau)
    assert torch.allclose(soft.sum(-1), torch.ones(3))
    (soft[:, 0] ** 2).sum().backward()
    assert tau.grad != 0
    hard = torch.nn.functional.gumbel_softmax(torch.randn(3, 4), tau, hard=True)
    assert hard.sum() == 3 and hard.max() == 1


def test_schedules_inside_of_schedules():
    schedule = torch.optim.lr_scheduler
    optimizer = torch.optim.adamw.AdamW([torch.nn.Parameter(torch.zeros(1))], lr=1.0)
    a, b = schedule.ConstantLR(optimizer, 0.5, 2), schedule.StepLR(optimizer, 1, 0.5)
    c = schedule.ExponentialLR(optimizer, 0.9)
    inner = schedule.SequentialLR(optimizer, [a, b], [2])
    outer, seen = schedule.SequentialLR(optimizer, [inner, c], [4]), []
    for _ in range(7):
        seen.append(round(optimizer.param_groups[0]["lr"], 6))
        optimizer.step()
        outer.step()
    assert seen == [0.5, 1.0, 0.5, 0.25, 1.0, 0.9, 0.81]


def test_version_is_a_module():
    assert isinstance(torch.version, types.ModuleType) and isinstance(torch.version.git_version, str)
    assert torch.version.cuda is None and torch.version.hip is None and torch.version.debug is False
