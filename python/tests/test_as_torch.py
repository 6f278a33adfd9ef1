"""The package served as `torch`: in processes of their own, as a program meets it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import evergrad

FOLDER = str(Path(evergrad.__file__).parent.parent)
TORCH = "2.7.1+evergrad." + evergrad._C.version()


def run(*arguments, code=0, **env):
    """Python with these arguments: (stdout, stderr)."""
    env = {**os.environ, "PYTHONPATH": FOLDER, **env}
    p = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, env=env, timeout=120)
    assert p.returncode == code, p.stdout + p.stderr
    return p.stdout, p.stderr


@pytest.fixture
def program(tmp_path):
    def write(text, name="program.py"):
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


def test_one_copy_of_each_module_under_names_of_pytorch(program):
    path = program("""
import sys
import torch, torch.nn.functional, evergrad, evergrad.utils.data
import torch.optim.lr_scheduler as here
import evergrad.optim.lr_scheduler as there
assert torch is evergrad and torch.nn is evergrad.nn and here is there and torch.utils.data is evergrad.utils.data
for name, module in list(sys.modules.items()):
    if name.split(".")[0] == "torch":
        assert sys.modules["evergrad" + name[5:]] is module, name
        assert module.__name__ == name and (module.__spec__ is None or module.__spec__.name == name), name
        if module.__spec__ and module.__spec__.has_location:
            assert module.__file__ == module.__spec__.origin
            assert module.__package__ == module.__spec__.parent
import importlib.util, inspect
assert importlib.util.find_spec("torch") is torch.__spec__
assert importlib.util.find_spec("torch.nn.init").name == "torch.nn.init"
assert torch.__name__ == "torch" and torch.Tensor.__module__ == "torch" == torch.device.__module__
assert torch.nn.Linear.__module__ == "torch.nn.modules.linear" and str(torch.Size) == "<class 'torch.Size'>"
assert inspect.getmodule(torch.nn.Linear).__name__ == "torch.nn.modules.linear"
assert "class Linear" in inspect.getsource(torch.nn.Linear)
assert torch.float32.__module__ == "torch" and torch.FloatTensor.__module__ == "torch"
try:
    import torch.no_such_module
except ModuleNotFoundError as e:
    assert e.name == "torch.no_such_module"
try:
    torch.no_such_name
except AttributeError as e:
    assert str(e) == "module 'torch' has no attribute 'no_such_name'"
""")
    run("-m", "evergrad", path)


def test_versions(program):
    path = program("""
import importlib.metadata, torch
print(torch.__version__, torch.version.__version__, importlib.metadata.version("torch"))
assert torch.__version__ >= (2, 7) and torch.__version__ > "2.7.1" and torch.__version__ < "2.7.2"
assert importlib.metadata.packages_distributions()["torch"] == ["torch"]
""")
    assert run("-m", "evergrad", path)[0].split() == [TORCH] * 3
    assert evergrad.__version__ == evergrad._C.version()  # of the package, where it does not serve


def test_a_script_sees_what_it_sees_without(program):
    path = program("""
import sys
print(sys.argv[1:], sys.path[0], __name__, __file__, __spec__, __package__, [n for n in globals() if not n.startswith("_")])
assert sys.modules["__main__"].__dict__ is globals()
if "fail" in sys.argv:
    raise SystemExit(3)
""")
    plain, _ = run(path, "--names", "x")
    assert run("-m", "evergrad", path, "--names", "x")[0] == plain
    run("-m", "evergrad", path, "fail", code=3)
    assert "can't open file" in run("-m", "evergrad", "no/such.py", code=1)[1]
    assert "python -m evergrad" in run("-m", "evergrad", code=2)[1]
    assert run("-m", "evergrad", "-c", "import torch, sys; print(torch.__name__, sys.argv)", "a")[0] == "torch ['-c', 'a']\n"


def test_a_module(program):
    path = program("import sys, torch; print(torch.__name__, __name__, __spec__.name, sys.argv[1:])", "some_module.py")
    said, _ = run("-m", "evergrad", "-m", "some_module", "-x", PYTHONPATH=f"{FOLDER}:{path.parent}")
    assert said == "torch __main__ some_module ['-x']\n"


def test_other_processes(program):
    path = program("""
import multiprocessing, subprocess, sys
import torch

def work(queue, x):
    import importlib.metadata
    import torch.nn
    queue.put((torch.__version__, importlib.metadata.version("torch"), torch.nn.Linear.__module__, x * 2))

if __name__ == "__main__":
    for how in ("spawn", "forkserver", "fork"):
        context = multiprocessing.get_context(how)
        queue = context.Queue()
        process = context.Process(target=work, args=(queue, torch.ones(2)))
        process.start()
        *told, x = queue.get(timeout=60)
        process.join()
        assert told == [torch.__version__] * 2 + ["torch.nn.modules.linear"] and x.tolist() == [2, 2], how
    code = "from torch.nn import functional; import torch, evergrad; assert torch is evergrad; print(torch.__version__)"
    print(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip())
""")
    assert run("-m", "evergrad", path)[0].strip() == TORCH


def test_subprocesses_keep_the_sitecustomize_of_the_user(program, tmp_path):
    program("print('customized', flush=True)", "sitecustomize.py")
    path = program("import subprocess, sys; subprocess.run([sys.executable, '-c', 'import torch; print(torch.__name__)'])")
    said, _ = run("-m", "evergrad", path, PYTHONPATH=f"{FOLDER}:{tmp_path}")
    assert said.split() == ["customized", "customized", "torch"]


def test_names_that_are_missing_are_listed(program):
    path = program("""
import multiprocessing, torch
def work():
    hasattr(torch.nn, "in_a_worker")
def test():
    import importlib
    for name in ("a_function", "a_function"):
        getattr(torch, name, None)
    try:
        importlib.import_module("torch.a_module")
    except ImportError:
        pass
    try:
        from torch.nn import a_class
    except ImportError:
        pass
    assert hasattr(torch.nn, "Linear") and hasattr(torch, "optim")
    process = multiprocessing.get_context("spawn").Process(target=work)
    process.start()
    process.join()
if __name__ == "__main__":
    test()
""")
    listed = run("-m", "evergrad", "--names", path)[1]
    lines = [line.replace(str(path), "program.py") for line in listed.splitlines()]
    assert lines == [
        "4 missing names were asked for:",
        "torch.a_function",
        "    program.py:8",
        "torch.a_module",
        "    program.py:10",
        "torch.nn.a_class",
        "    program.py:14",
        "torch.nn.in_a_worker",
        "    program.py:4",
    ]
    assert run("-m", "evergrad", path)[1] == ""
    told = run("-m", "evergrad", "--verbose", path)[1]
    assert TORCH in told and f"missing: torch.a_module ({path}:10)" in told and "in_a_worker" in told


def test_install(program):
    path = program("""
import pickle, sys
import evergrad as eg
early = eg.nn.Linear(2, 1)
assert type(early).__module__ == "evergrad.nn.modules.linear" and str(eg.device) == "<class 'evergrad.device'>"
import evergrad.as_torch
assert evergrad.as_torch.install() is eg and evergrad.as_torch.install() is eg
import torch
assert torch is eg and type(early).__module__ == "torch.nn.modules.linear" and str(torch.device) == "<class 'torch.device'>"
net = torch.nn.Sequential(early, torch.nn.ReLU())
for protocol in (2, 4):
    text = pickle.dumps([net, torch.float32, torch.Size([2]), torch.device("cpu"), torch.strided], protocol)
    assert b"evergrad" not in text
    back = pickle.loads(text)
    assert torch.equal(back[0][0].weight, early.weight) and back[1] is torch.float32
import io
file = io.BytesIO()
torch.save(net, file)
assert b"evergrad" not in file.getvalue() and b"torch.nn.modules.linear" in file.getvalue()
file.seek(0)
assert torch.equal(torch.load(file, weights_only=False)[0].weight, early.weight)
torch.serialization.add_safe_globals([torch.nn.Linear])
""")
    run(path)


def test_a_torch_that_is_there_already_is_left_alone(program):
    path = program("""
import sys, types
import evergrad.as_torch
sys.modules["torch"] = types.ModuleType("torch")
try:
    evergrad.as_torch.install()
except RuntimeError as e:
    assert "imported already" in str(e)
else:
    raise SystemExit("not refused")
""")
    run(path)


def test_ipython(program):
    path = program("""
class Shell:
    def register_magic_function(self, function, kind, name):
        assert kind == "line"
        self.name, self.magic = name, function
shell = Shell()
import evergrad.as_torch
evergrad.as_torch.load_ipython_extension(shell)
import torch
hasattr(torch, "a_missing_one")
assert shell.name == "as_torch"
shell.magic("")
""")
    said, _ = run(path)
    assert TORCH in said and f"torch.a_missing_one\n    {path}:" in said


def test_pickles_of_tensors_are_those_of_pytorch():
    """Plain pickles name what PyTorch has, with a storage as it writes it."""
    import pickle
    import pickletools

    said = run("-m", "evergrad", "-c", "import torch, pickle, sys; print(pickle.dumps(torch.arange(3.0), 2).hex())")[0]
    names = {arg for op, arg, _ in pickletools.genops(bytes.fromhex(said)) if op.name == "GLOBAL"}
    assert names <= {"torch._utils _rebuild_tensor_v2", "torch.storage _load_from_bytes", "collections OrderedDict", "_codecs encode"}
    code = f"import torch, pickle; print(pickle.loads(bytes.fromhex('{said.strip()}')).tolist())"
    assert run("-m", "evergrad", "-c", code)[0] == "[0.0, 1.0, 2.0]\n"
    x = evergrad.arange(6).reshape(2, 3).t()
    a, b = pickle.loads(pickle.dumps((x, x.untyped_storage())))
    assert evergrad.equal(a, x) and b.tolist() == x.untyped_storage().tolist()


def test_classes_of_libraries_in_cpp_are_not_there():
    import evergrad.classes

    with pytest.raises(RuntimeError, match="'somewhere.Class', but it does not exist"):
        evergrad.classes.somewhere.Class
    with pytest.raises(OSError, match="x.so"):
        evergrad.classes.load_library("x.so")
