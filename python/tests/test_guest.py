"""The library is a guest in a process: it survives its end, forks, and too little memory or too few threads.

Each case is a process of its own. EVERGRAD_LONG=1 makes the sweeps fine, and forks 1,000 children.
"""

import ctypes
import os
import resource
import subprocess
import sys

import pytest

LONG = bool(os.environ.get("EVERGRAD_LONG"))

WORK = """
import threading, sys, os
import evergrad as torch
import evergrad.nn.functional as F

class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2
    @staticmethod
    def backward(ctx, g):
        return g * 2

def allocate():
    torch.zeros(3), torch.zeros(1000), torch.zeros(300_000)
def multiply():
    torch.ones(200, 200) @ torch.ones(200, 200)
    torch.ones(100, 100, dtype=torch.float64) @ torch.ones(100, 100, dtype=torch.float64)
def convolve():
    F.conv2d(torch.ones(2, 3, 20, 20), torch.ones(4, 3, 3, 3))
def draw():
    torch.randn(5000), torch.rand(10), torch.randperm(100)
def differentiate():
    x = torch.randn(100, 100, requires_grad=True)
    y = Double.apply((x @ x).relu())
    y.register_hook(lambda g: g * 1)
    y.sum().backward()
    assert x.grad.shape == (100, 100)
def task():
    torch.jit.wait(torch.jit.fork(lambda: torch.ones(1000).sum()))
ALL = [allocate, multiply, convolve, draw, differentiate, task]

def beside():
    def forever(f):
        while True:
            f()
    for f in ALL:
        threading.Thread(target=forever, args=(f,), daemon=True).start()
"""


def run(code, timeout=300, **options):
    clean = {k: v for k, v in os.environ.items() if not k.endswith("_NUM_THREADS")}
    env = clean | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=timeout, **options)


@pytest.mark.parametrize("how", ["return", "sys.exit(3)"])
def test_threads_compute_when_python_ends(how):
    code = WORK + f"beside()\nimport time; time.sleep(0.3)\n{how if how != 'return' else 'pass'}\n"
    for _ in range(20 if LONG else 3):
        done = run(code)
        assert (done.returncode, done.stderr) == (3 if "3" in how else 0, "")


# Each spends its time in Python that the library has called: the GIL is asked for there, above frames of C++.
CALLED = """
sys.setswitchinterval(1e-4)
def spin(*anything):
    for _ in range(100_000):
        pass
    return anything[0] if anything else None
class Slow(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return spin(x).clone()
    @staticmethod
    def backward(ctx, g):
        return spin(g)
class Number:
    def __index__(self):
        return spin(2)
    def __del__(self):
        spin()
class Like:
    @classmethod
    def __torch_function__(cls, *call):
        return spin(1)
class Mode(torch.utils._python_dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        spin()
        return func(*args, **(kwargs or {}))
x = torch.ones(3, requires_grad=True)
def hook():
    y = x * 2
    y.register_hook(spin)
    torch.autograd.grad(y.sum(), x)
def function():
    torch.autograd.grad(Slow.apply(x).sum(), x)
def convert():
    x[Number()]
def override():
    torch.add(Like(), 1)
def dispatch():
    with Mode():
        torch.ones(2) + 1
def saved():
    with torch.autograd.graph.saved_tensors_hooks(spin, spin):
        torch.autograd.grad((x * x).sum(), x)
def wait():
    torch.jit.wait(torch.jit.fork(spin, x))
class Late:  # Python takes its time to end, so that every thread asks meanwhile
    def __del__(self, sleep=__import__("time").sleep):
        sleep(0.1)
late = Late()
"""


@pytest.mark.parametrize("what", ["hook", "function", "convert", "override", "dispatch", "saved", "wait"])
def test_threads_are_in_callbacks_when_python_ends(what):
    code = WORK + CALLED + f"ALL = [{what}] * 3\nbeside()\nimport time; time.sleep(0.05)\nsys.exit(3)\n"
    for _ in range(20 if LONG else 2):
        done = run(code)
        assert (done.returncode, done.stderr) == (3, "")


def test_children_of_a_process_whose_threads_compute():
    code = WORK + f"""
import signal
torch.set_num_threads(2)
beside()
for i in range({1000 if LONG else 25}):
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # a child that hangs is ended, which its parent sees
        try:
            for f in ALL:
                f()
        except BaseException as e:
            print(e, file=sys.stderr, flush=True)
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status == 0, (i, status)
print("all children computed", flush=True)
"""
    done = run(code, timeout=1200)
    assert "all children computed" in done.stdout and done.returncode == 0, done.stderr


TRAIN = """
import sys
done = []
def steps():
    global torch
    import evergrad as torch
    done.append("import")
    a = torch.ones(150, 150)
    a @ a, a.double() @ a.double()
    done.append("product")
    net = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 3), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(4 * 100, 10))
    optimizer = torch.optim.Adam(net.parameters())
    for _ in range(2):
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(net(torch.randn(64, 1, 12, 12)), torch.zeros(64, dtype=torch.long)).backward()
        optimizer.step()
    torch.linalg.svd(a)
    done.append("training")
try:
    steps()
except (MemoryError, RuntimeError, ImportError, OSError, SystemError) as e:
    done.append(type(e).__name__)
print(*done)
"""


def limited(what, limit):
    def set_limit():
        if what == resource.RLIMIT_NPROC and os.geteuid() == 0:
            # The system's own user has no such limit: the program runs as another that still may read root's files.
            libc = ctypes.CDLL(None)
            for capability in (21, 24):  # CAP_SYS_ADMIN, CAP_SYS_RESOURCE
                libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP
            os.setresuid(54321, 0, 0)
        resource.setrlimit(what, (limit, limit))
    return set_limit


def size_of(code):
    """The most memory that a Python which runs this has mapped."""
    show = "\nprint(next(l for l in open('/proc/self/status') if l.startswith('VmPeak')).split()[1])"
    done = run(code + show)
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[-1]) << 10


def test_too_little_memory():
    least, most = size_of("import ctypes, json, inspect, threading"), size_of(TRAIN)
    points = 120 if LONG else 14
    said = set()
    for i in range(points + 1):
        limit = least + (8 << 20) + (most - least) * i // points
        done = run(TRAIN, timeout=120, preexec_fn=limited(resource.RLIMIT_AS, limit))
        # An exception, if only of Python's own while it starts or says so; not a signal, nor an exit from below.
        assert done.returncode in (0, 1), (limit, done.returncode, done.stderr)
        assert done.returncode == 0 or "Error" in done.stderr, (limit, done.stderr)
        said.add(done.stdout.strip())
    assert "import product training" in said and len(said) > 1


@pytest.mark.parametrize("threads", [1, 2, 3] + [8] * LONG)
def test_too_few_threads(threads):
    done = run(TRAIN, timeout=120, preexec_fn=limited(resource.RLIMIT_NPROC, threads))
    assert (done.returncode, done.stdout.strip()) == (0, "import product training"), done.stderr


def test_import_starts_no_thread():
    code = "import os, evergrad as torch; a = torch.ones(64, 64); a @ a; print(len(os.listdir('/proc/self/task')))"
    assert run(code).stdout.strip() == "1"


def test_small_stacks():
    code = WORK + """
threading.stack_size(64 * 1024)
failed = []
def once(f):
    try:
        f()
        torch.linalg.svd(torch.randn(40, 40)), torch.linalg.eig(torch.randn(30, 30)), torch.fft.fft(torch.randn(50, 1000))
        torch.linalg.solve(torch.eye(80, dtype=torch.complex128), torch.ones(80, 3, dtype=torch.complex128))
        torch.linalg.lstsq(torch.randn(70, 50), torch.randn(70, 2)), torch.linalg.qr(torch.randn(200, 200))
        torch.sort(torch.randn(10000)), torch.randn(300, 300).cumsum(0), torch.randn(64, 256).softmax(1)
    except BaseException as e:
        failed.append(e)
for f in ALL:
    t = threading.Thread(target=once, args=(f,))
    t.start()
    t.join()
print(failed)
"""
    done = run(code)
    assert (done.returncode, done.stdout.strip()) == (0, "[]"), done.stderr
