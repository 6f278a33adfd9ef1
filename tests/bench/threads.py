"""How the time of a matrix product changes with the number of threads, as tuning of CPU threads wants to know it.

    PYTHONPATH=build/python python3 tests/bench/threads.py [--most N] [--size 1024] [--number 100] [--module evergrad]

Prints a line for 1, 2, 4, ... threads: milliseconds a product, and how many times as fast as with one thread.
"""

import argparse
import importlib
import os
import timeit


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--most", type=int, default=len(os.sched_getaffinity(0)), help="the largest number of threads")
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--number", type=int, default=100, help="products to time together")
    parser.add_argument("--repeat", type=int, default=3, help="of these times the least counts")
    parser.add_argument("--module", default="evergrad", help="any module with PyTorch's functions")
    args = parser.parse_args()
    torch = importlib.import_module(args.module)
    x, y = torch.randn(args.size, args.size), torch.randn(args.size, args.size)
    print(f"mm {args.size} x {args.size} with {args.module}")
    first = None
    for t in [1, *range(2, args.most + 1, 2)]:
        torch.set_num_threads(t)
        torch.mm(x, y)
        runs = timeit.repeat(lambda: torch.mm(x, y), number=args.number, repeat=args.repeat)
        least = min(runs) / args.number
        first = first or least
        print(f"{t:4} threads {least * 1e3:10.3f} ms {first / least:6.2f} x")


if __name__ == "__main__":
    main()
