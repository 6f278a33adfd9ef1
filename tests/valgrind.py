"""Runs the C tests under valgrind: no invalid access, no uninitialised value, nothing definitely lost."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))
VALGRIND = ["valgrind", "--quiet", "--error-exitcode=9", "--num-callers=20"]
LEAKS = ["--leak-check=full", "--errors-for-leak-kinds=definite", "--show-leak-kinds=definite"]
FORKS = {"test_threads"}  # a forked child has lost the threads that held memory: there is no telling what leaks
# All operators, dozens of children, namespaces that valgrind does not know: the plain run and the fuzzer cover them.
LEFT_OUT = {"test_generated_ops", "test_fork", "test_copies"}


def main():
    # Valgrind runs threads one at a time anyway.
    env = dict(os.environ, EVERGRAD_NUM_THREADS="2")
    names = sorted(p.name for p in (BUILD / "bin").glob("test_*") if p.name not in LEFT_OUT)
    bad = []
    for name in names:
        command = [*VALGRIND, *([] if name in FORKS else LEAKS), BUILD / "bin" / name]
        result = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
        print(f"{name}: {'clean' if result.returncode == 0 else f'exit {result.returncode}'}", flush=True)
        if result.returncode:
            bad.append(name)
            print((result.stdout + result.stderr)[-6000:])
    print(f"{len(names) - len(bad)} passed, {len(bad)} failed")
    return 1 if bad or not names else 0


if __name__ == "__main__":
    sys.exit(main())
