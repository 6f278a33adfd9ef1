"""One side of the benchmark: imports a module with PyTorch's API and answers questions, one JSON object a line.

    worker.py MODULE THREADS
    {"prepare": workload}  ->  {"check": [sum, sum of magnitudes]}   builds it, runs it once, and warms up
    {"seconds": s}         ->  {"times": [...]}                      seconds a call, of several batches of calls
    {"memory": workload}   ->  {"data": bytes, "code": bytes}        what its first calls need: only in a fresh process

"data" is how far the resident memory rose above what the built workload had, files aside; "code" is what those files are,
the libraries' own pages.
"""

import ctypes
import gc
import importlib
import json
import re
import sys
import time
from pathlib import Path

from workloads import WORKLOADS

BATCHES = 5


def summary(T, result):
    """Two numbers that two right results share."""
    if not isinstance(result, T.Tensor):
        return [0.0, 0.0]
    values = result.detach().to(T.float64)
    return [values.sum().item() / max(values.numel(), 1), values.abs().sum().item() / max(values.numel(), 1)]


def timed(work, calls):
    start = time.perf_counter()
    for _ in range(calls):
        work()
    return time.perf_counter() - start


def resident(name):
    return int(re.search(rf"^{name}:\s+(\d+) kB", Path("/proc/self/status").read_text(), re.MULTILINE)[1]) * 1024


def memory(T, work):
    """What a few calls need beyond what is there before them; what building freed has gone back to the system."""
    gc.collect()
    getattr(T.cpu, "empty_cache", lambda: None)()
    getattr(ctypes.CDLL(None), "malloc_trim", lambda _: None)(0)
    Path("/proc/self/clear_refs").write_text("5")  # the peak counts from here
    before, files = resident("VmRSS"), resident("RssFile")
    for _ in range(4):
        work()
    code = resident("RssFile") - files
    return {"data": resident("VmHWM") - before - code, "code": code}


def main():
    T = importlib.import_module(sys.argv[1])
    T.set_num_threads(int(sys.argv[2]))
    work = None

    def answer(**values):
        print(json.dumps(values), flush=True)

    answer(version=f"{T.__name__} {T.__version__}")
    for line in sys.stdin:
        question = json.loads(line)
        try:
            if "prepare" in question:
                work = None
                gc.collect()
                work = WORKLOADS[question["prepare"]].build(T)
                check = summary(T, work())
                work()
                answer(check=check)
            elif "memory" in question:
                answer(**memory(T, WORKLOADS[question["memory"]].build(T)))
            else:
                calls, each = 1, timed(work, 1)
                if each * BATCHES < question["seconds"]:
                    calls = max(1, int(question["seconds"] / BATCHES / max(each, 1e-7)))
                answer(times=[timed(work, calls) / calls for _ in range(BATCHES)])
        except Exception as error:  # whatever a workload raises is an answer, and the next one may work
            answer(error=f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}")


if __name__ == "__main__":
    main()
