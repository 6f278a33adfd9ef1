"""Hub, backends, autocast that is off, scalers, trees of containers, processes, weak dictionaries: helpers that are there."""

import collections
import hashlib
import logging
import subprocess
import sys
import warnings
from dataclasses import dataclass

import pytest

import evergrad as torch
from evergrad.utils import _pytree as pytree


def test_hub_loads_from_folders(tmp_path):
    (tmp_path / "hubconf.py").write_text(
        "dependencies = ['math']\nimport helper_of_hub\ndef model(n, scale=1):\n    'A model.'\n    return n * scale\n"
    )
    (tmp_path / "helper_of_hub.py").write_text("")
    assert torch.hub.load(str(tmp_path), "model", 3, source="local", scale=2) == 6
    with pytest.raises(RuntimeError, match="Cannot find callable other in hubconf"):
        torch.hub.load(str(tmp_path), "other", source="local")
    with pytest.raises(ValueError, match="Unknown source"):
        torch.hub.load(str(tmp_path), "model", source="disk")
    (tmp_path / "hubconf.py").write_text("dependencies = ['no_such_module_at_all']\ndef model():\n    pass\n")
    with pytest.raises(RuntimeError, match="Missing dependencies: no_such_module_at_all"):
        torch.hub.load(str(tmp_path), "model", source="local")


def test_hub_keeps_files_and_looks_at_their_hashes(tmp_path, monkeypatch):
    state = {"w": torch.arange(3.0)}
    torch.save(state, tmp_path / "plain.pth")
    digest = hashlib.sha256((tmp_path / "plain.pth").read_bytes()).hexdigest()
    good, bad = tmp_path / f"m-{digest[:8]}.pth", tmp_path / "m-01234567.pth"
    for path in (good, bad):
        path.write_bytes((tmp_path / "plain.pth").read_bytes())
    before = torch.hub.get_dir()
    torch.hub.set_dir(tmp_path / "hub")
    try:
        for _ in range(2):  # downloaded, and kept
            got = torch.hub.load_state_dict_from_url(good.as_uri(), progress=False, check_hash=True)
            assert torch.equal(got["w"], state["w"])
        assert (tmp_path / "hub" / "checkpoints" / good.name).exists()
        with pytest.raises(RuntimeError, match='invalid hash value \\(expected "01234567"'):
            torch.hub.load_state_dict_from_url(bad.as_uri(), progress=False, check_hash=True)
        assert not list((tmp_path / "hub" / "checkpoints").glob("m-0123*"))
    finally:
        torch.hub.set_dir(before)
    monkeypatch.setattr(torch.hub, "_hub_dir", None)
    monkeypatch.setenv("TORCH_HOME", str(tmp_path / "home"))
    assert torch.hub.get_dir() == str(tmp_path / "home" / "hub")
    assert torch.hub._parse_repo_info("a/b:c") == ("a", "b", "c")


def test_backends_answer_and_keep_their_switches():
    b = torch.backends
    assert not (b.cuda.is_built() or b.cudnn.is_available() or b.mps.is_available() or b.openmp.is_available())
    assert b.cudnn.version() is None and b.cpu.get_cpu_capability() in ("AVX512", "AVX2", "DEFAULT")
    b.cudnn.benchmark = True
    with b.cudnn.flags(enabled=False, deterministic=True):
        assert not b.cudnn.benchmark and b.cudnn.deterministic and not b.cudnn.enabled
    assert b.cudnn.benchmark and not b.cudnn.deterministic and b.cudnn.enabled
    b.cudnn.benchmark = False
    with pytest.raises(NotImplementedError, match="verbose"), b.mkldnn.verbose(b.mkldnn.VERBOSE_ON):
        pass


def test_autocast_is_off():
    with pytest.warns(UserWarning, match="'cuda', but CUDA is not available. Disabling"):
        context = torch.autocast("cuda")
    with context, torch.autocast("cpu", enabled=False):
        assert not torch.is_autocast_enabled() and not torch.is_autocast_enabled("cpu")
        assert (torch.ones(2, 2) @ torch.ones(2, 2)).dtype is torch.float32
    with pytest.raises(NotImplementedError, match="autocast"), torch.autocast("cpu"):
        pass
    with pytest.raises(NotImplementedError, match="autocast"):
        torch.set_autocast_enabled("cpu", True)
    assert torch.get_autocast_dtype("cpu") is torch.bfloat16 and torch.get_autocast_gpu_dtype() is torch.float16
    with pytest.warns(FutureWarning, match=r"torch\.cuda\.amp\.autocast"):
        torch.cuda.amp.autocast(enabled=False)


def test_scalers():
    with pytest.warns(UserWarning, match="CUDA is not available"):
        scaler = torch.amp.GradScaler("cuda")
    assert not scaler.is_enabled() and scaler.state_dict() == {} and scaler.get_scale() == 1.0
    w = torch.ones(2, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.5)
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0, growth_interval=1)
    scaler.scale(w.sum()).backward()
    assert w.grad.tolist() == [8.0, 8.0]
    scaler.step(optimizer)
    scaler.update()
    assert w.tolist() == [0.5, 0.5] and scaler.get_scale() == 16.0
    w.grad = torch.tensor([float("inf"), 0.0])
    scaler.step(optimizer)
    scaler.update()
    assert w.tolist() == [0.5, 0.5] and scaler.get_scale() == 8.0
    with pytest.raises(AssertionError, match="No inf checks"):
        scaler.update()


Point = collections.namedtuple("Point", "x y")


@dataclass
class Pair:
    a: object
    b: object = None


def test_trees():
    tree = {"a": [1, (2, None)], "p": Point(3, collections.deque([4], maxlen=2)), "o": collections.OrderedDict(z=5)}
    leaves, spec = pytree.tree_flatten(tree)
    assert leaves == [1, 2, None, 3, 4, 5] and spec.num_leaves == 6
    assert pytree.tree_unflatten(leaves, spec) == tree
    assert pytree.treespec_loads(pytree.treespec_dumps(pytree.tree_structure({"a": [1]}))) == pytree.tree_structure(
        {"a": [2]}
    )
    paths = [pytree.keystr(path) for path, _ in pytree.tree_leaves_with_path(tree)]
    assert paths == ["['a'][0]", "['a'][1][0]", "['a'][1][1]", "['p'].x", "['p'].y[0]", "['o']['z']"]
    assert pytree.tree_map(lambda x, y: x + y, [1, {"k": 2}], [3, {"k": 4}]) == [4, {"k": 6}]
    assert pytree.tree_map_only(int, lambda x: -x, [1, "b"]) == [-1, "b"]
    with pytest.raises(ValueError, match="arity mismatch; expected 2, but got 1"):
        pytree.tree_map(lambda x, y: x, [1, 2], [1])
    with pytest.raises(ValueError, match="holds 6 items"):
        pytree.tree_unflatten([1], spec)


def test_classes_become_containers():
    pytree.register_dataclass(Pair)
    try:
        assert pytree.tree_leaves(Pair(1, [2])) == [1, 2] and pytree.tree_leaves(Pair(1)) == [1]
        assert pytree.tree_map(lambda x: x + 1, Pair(1, [2])) == Pair(2, [3])
        with pytest.raises(ValueError, match="already registered"):
            pytree.register_pytree_node(Pair, None, None)
    finally:
        pytree._deregister_pytree_node(Pair)
    assert len(pytree.tree_leaves(Pair(1, [2]))) == 1


def test_processes(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import evergrad as torch, evergrad.multiprocessing as mp\n"
        "def work(i, x):\n"
        "    assert x.tolist() == [0.0, 1.0]\n"
        "    if i == 1:\n"
        "        raise ValueError('from one')\n"
        "if __name__ == '__main__':\n"
        "    mp.spawn(work, (torch.arange(2.0),), nprocs=1)\n"
        "    try:\n"
        "        mp.start_processes(work, (torch.arange(2.0),), nprocs=2, start_method='fork')\n"
        "    except mp.ProcessRaisedException as e:\n"
        "        assert e.error_index == 1 and 'from one' in str(e)\n"
        "        print('told')\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert done.stdout == "told\n", done.stderr


def test_weak_dictionaries_go_by_identity():
    from evergrad.utils.weak import WeakIdKeyDictionary, WeakTensorKeyDictionary

    a, b = torch.ones(2), torch.ones(2)
    weak = WeakTensorKeyDictionary({a: 1})
    weak[b] = 2
    assert weak[a] == 1 and len(weak) == 2 and a in weak and torch.ones(2) not in weak
    del b
    assert len(weak) == 1 and isinstance(weak.copy(), WeakIdKeyDictionary)


def test_levels_of_loggers():
    torch._logging.set_logs(dynamo=logging.DEBUG, graph=True)
    assert logging.getLogger("torch._dynamo").level == logging.DEBUG
    with pytest.raises(ValueError, match="Unrecognized log or artifact name"):
        torch._logging.set_logs(nothing=1)
    torch._logging.set_logs(dynamo=logging.WARNING, graph=False)


def test_dtypes_that_are_names():
    assert torch.float8_e4m3fnuz.itemsize == 1 and torch.float8_e5m2fnuz.is_floating_point
    assert torch.finfo(torch.float8_e4m3fnuz).max == 240 and torch.finfo(torch.float8_e8m0fnu).min > 0
    with pytest.raises(TypeError):
        torch.zeros(2, dtype=torch.float8_e8m0fnu)


def test_nothing_warns_that_is_off():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.amp.GradScaler("cuda", enabled=False)
        torch.autocast("cuda", enabled=False)
