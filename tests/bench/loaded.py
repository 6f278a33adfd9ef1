"""What a busy machine does to an operator on several threads.

    PYTHONPATH=build/python python3 tests/bench/loaded.py [--threads 2] [--busy 2] [--module evergrad]

Times a few operators while the machine is quiet and while `--busy` other processes keep processors working, and prints
both medians and how many times the quiet one the loaded one is. Fair sharing alone makes it about 2; a runtime whose
threads wait for each other by spinning makes it hundreds.
"""

import argparse
import importlib
import os
import statistics
import subprocess
import sys
import time


def median(work, seconds):
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--busy", type=int, default=len(os.sched_getaffinity(0)), help="processes that compete")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each operator, quiet and loaded")
    parser.add_argument("--module", default="evergrad", help="any module with PyTorch's functions")
    args = parser.parse_args()
    torch = importlib.import_module(args.module)
    torch.set_num_threads(args.threads)
    a, b, big = torch.randn(256, 256), torch.randn(256, 256), torch.randn(1000000)
    work = {
        "add 1e5": lambda x=big[:100000]: x + x,
        "add 1e6": lambda: big + big,
        "exp 1e6": lambda: big.exp(),
        "sum 1e6": lambda: big.sum(),
        "mm 256": lambda: torch.mm(a, b),
    }
    quiet = {name: median(f, args.seconds) for name, f in work.items()}
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(args.busy)]
    try:
        time.sleep(0.2)
        loaded = {name: median(f, args.seconds) for name, f in work.items()}
    finally:
        for other in others:
            other.kill()
            other.wait()
    print(f"{args.module}, {args.threads} threads, {args.busy} busy processes beside")
    for name in work:
        q, busy = quiet[name], loaded[name]
        print(f"{name:10} quiet {q * 1e6:10.1f} us   loaded {busy * 1e6:10.1f} us {busy / q:8.2f} x")


if __name__ == "__main__":
    main()
