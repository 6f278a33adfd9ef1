"""The process around the library: memory, threads, import."""

import gc
import resource
import subprocess
import sys
import threading
import weakref

import pytest

import evergrad as torch


def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * resource.getpagesize()


def work(n):
    x = torch.ones(4, requires_grad=True)
    a = torch.ones(4)
    for _ in range(n):
        a = (a * 1.5 + 1) / 2
        a[0]
        a.view(2, 2).sum()
        torch.tensor([1.0])
        (x * a).sum().backward()
        x.grad = None


def test_small_operators_hold_the_memory():
    work(2000)
    gc.collect()
    before = resident()
    work(100_000)  # a million operators
    gc.collect()
    assert resident() - before < 3 << 20


def test_errors_hold_the_memory():
    def fail(n):
        a, b = torch.ones(2, 3), torch.ones(2, 3)
        for _ in range(n):
            with pytest.raises(RuntimeError):
                a @ b
            with pytest.raises(TypeError):
                torch.add(a, "x")

    fail(300)
    before = resident()
    fail(3000)
    assert resident() - before < 4 << 20


def test_objects_are_freed():
    t = torch.ones(3)
    t.own = [t]  # a cycle through the attributes
    ref = weakref.ref(t)
    del t
    gc.collect()
    assert ref() is None
    x = torch.ones(3, requires_grad=True)
    y = x * 2
    y.register_hook(lambda g: None)
    ref = weakref.ref(y)
    del y
    gc.collect()
    assert ref() is None


def test_threads_compute():
    a = torch.randn(300, 300)
    want = (a @ a).sum().item()
    results = []

    def run():
        for _ in range(5):
            results.append((a @ a).sum().item())

    threads = [threading.Thread(target=run) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(results) == 20 and all(abs(r - want) <= 1e-3 * abs(want) for r in results)
    n = torch.get_num_threads()
    torch.set_num_threads(1)
    assert torch.get_num_threads() == 1
    torch.set_num_threads(n)


def test_allocation_failure():
    torch._memory_fail_nth(1)
    try:
        with pytest.raises(torch.OutOfMemoryError):
            torch.zeros(1 << 20)
    finally:
        torch._memory_fail_nth(0)
    assert torch.zeros(4).sum() == 0


def test_import_is_light():
    code = (
        "import sys; before = set(sys.modules); import evergrad; new = set(sys.modules) - before;"
        "assert 'numpy' not in sys.modules and 'evergrad.nn' not in sys.modules, new; evergrad.nn.Linear(1, 1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
