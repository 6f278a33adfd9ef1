"""The benchmark: times the workloads of workloads.py, and says what the figures are worth.

    python3 tests/bench/run.py [--group G ...] [--filter REGEX] [--threads 1 2] [--rounds N] [--peer-python EXE]

Each time stands beside the machine's own limit (bytes copied a second or multiply-adds a second, measured by machine.c
in the same run), and, where an interpreter with PyTorch is found, beside PyTorch's time for the same work: both sides
run in turn, round by round, in processes of their own, and their first results must agree. Minima and medians of all
rounds are printed; the ratio is PyTorch's minimum over ours, so above 1 we are the faster. Every run is appended as one
line of JSON to build/bench/history.jsonl, and a workload that became slower than in the last run on the same number of
threads is marked with what it was. Nothing fails because of a time: the exit status is 1 when a workload of ours did not run or its
result differs from PyTorch's.

Of the training steps the peak memory is shown as well: how far the resident memory of a fresh process rises while it makes
the first steps, the pages of libraries apart.
"""

import argparse
import datetime
import json
import math
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

from workloads import WORKLOADS

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))
HISTORY = BUILD / "bench/history.jsonl"
SLOWER = 1.25  # a change below this is noise on a shared machine


class Side:
    """A process that times workloads with one module."""

    def __init__(self, module, python, threads):
        env = dict(os.environ, OMP_NUM_THREADS=str(threads), PYTHONDONTWRITEBYTECODE="1")
        if module == "evergrad":
            env["PYTHONPATH"] = str(BUILD / "python")
        self.process = subprocess.Popen([python, str(Path(__file__).with_name("worker.py")), module, str(threads)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.about = self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"error": f"the process ended with {self.process.wait()}"}

    def ask(self, **question):
        if self.process.poll() is not None:
            return {"error": "the process has ended"}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def has_torch(python):
    return subprocess.run([python, "-c", "import torch"], capture_output=True).returncode == 0


def machine(threads):
    """Copied bytes and multiply-add operations a second, of this machine, now."""
    out = subprocess.run([BUILD / "bin/machine", str(threads)], capture_output=True, text=True, check=True).stdout
    return json.loads(out)


def measure(key, sides, rounds, seconds):
    """{"ours": [seconds], "peer": [seconds], "error": text}: what could not be timed has no times."""
    row = {"error": ""}
    checks = {}
    for name, side in sides.items():
        ready = side.ask(prepare=key)
        if "error" in ready:
            row["error"] += f"{name}: {ready['error']} "
        else:
            checks[name], row[name] = ready["check"], []
    if len(checks) == 2 and not all(math.isclose(a, b, rel_tol=1e-3, abs_tol=1e-3) or a != a and b != b
                                    for a, b in zip(*checks.values())):
        row["error"] += f"results differ: {checks} "
    for _ in range(rounds):
        for name in checks:
            row[name] += sides[name].ask(seconds=seconds)["times"]
    return row


def shown(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def limit_share(work, seconds, limits):
    """How much of the machine's limit the work got: of its arithmetic where that is known, else of its memory."""
    if work.flops:
        return f"{work.flops / seconds / limits['fma_flops']:4.0%} fma"
    if work.bytes >= 1 << 22:  # less than that lives in a cache
        return f"{work.bytes / seconds / limits['copy_bytes']:4.0%} copy"
    return ""


def last_run(threads):
    if not HISTORY.exists():
        return {}
    runs = [json.loads(line) for line in HISTORY.read_text().splitlines()]
    kept = {}
    for run in runs:
        if run["threads"] == threads:
            kept.update(run["ours"])
    return kept


def memory_table(threads, keys, peer):
    """{workload: {side: bytes}}: the peak of the data of each training step, printed."""
    found = {}
    for key in (k for k in keys if WORKLOADS[k].group == "train"):
        row = {}
        for name, module, python in (("ours", "evergrad", sys.executable), ("peer", "torch", peer)):
            if python:
                side = Side(module, python, threads)
                row[name] = side.ask(memory=key)
                side.close()
        if not found:
            print(f"{'peak memory of training':58} {'data':>8} {'code':>8} {'peer':>8} {'code':>8} {'ratio':>6}")
        found[key] = {name: r.get("data") for name, r in row.items()}
        cells = [f"{r[x] / 1e6:5.1f} MB" if x in r else f"{'':8}" for r in row.values() for x in ("data", "code")]
        both = len(row) == 2 and all("data" in r for r in row.values())
        ratio = f" {row['peer']['data'] / max(row['ours']['data'], 1):6.2f}" if both else ""
        print(f"{key:58} {' '.join(cells)}{ratio}  " + " ".join(r["error"] for r in row.values() if "error" in r), flush=True)
    return found


def run(threads, keys, args, peer):
    limits = machine(threads)
    sides = {"ours": Side("evergrad", sys.executable, threads)}
    if peer:
        sides["peer"] = Side("torch", peer, threads)
    about = ", ".join(s.about.get("version") or s.about["error"] for s in sides.values())
    print(f"\n{threads} thread{'s' * (threads > 1)}: {about}; copies {limits['copy_bytes'] / 1e9:.1f} GB/s, "
          f"{limits['fma_flops'] / 1e9:.0f} Gflop/s")
    print(f"{'workload':58} {'best':>8} {'median':>8} {'of limit':>10} {'peer':>8} {'median':>8} {'ratio':>6}")
    before, best, ratios, wrong = last_run(threads), {}, {}, 0
    for key in keys:
        row, work = measure(key, sides, args.rounds, args.seconds), WORKLOADS[key]
        line = f"{key:58}"
        if row.get("ours"):
            best[key] = min(row["ours"])
            line += f" {shown(best[key]):>8} {shown(statistics.median(row['ours'])):>8}"
            line += f" {limit_share(work, best[key], limits):>10}"
        if row.get("ours") and row.get("peer"):
            ratio = min(row["peer"]) / best[key]
            line += f" {shown(min(row['peer'])):>8} {shown(statistics.median(row['peer'])):>8} {ratio:6.2f}"
            if not row["error"]:
                ratios.setdefault(work.group, []).append(ratio)
        if best.get(key, 0) > SLOWER * before.get(key, math.inf):
            line += f"  was {shown(before[key])}"
        wrong += "ours" not in row or "differ" in row["error"]
        print(line + ("  " + row["error"] if row["error"] else ""), flush=True)
    for side in sides.values():
        side.close()
    for group, found in ratios.items():
        print(f"{group:58} geometric mean {statistics.geometric_mean(found):.2f}, worst {min(found):.2f}")
    memory = memory_table(threads, keys, peer) if Path("/proc/self/clear_refs").exists() else {}
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    HISTORY.parent.mkdir(parents=True, exist_ok=True)
    with HISTORY.open("a") as history:
        history.write(json.dumps({"when": datetime.datetime.now().isoformat(timespec="seconds"),
                                  "commit": commit.stdout.strip(), "threads": threads, "machine": limits,
                                  "ours": best, "ratios": ratios, "memory": memory}) + "\n")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--group", nargs="+", default=[], help="only these groups")
    parser.add_argument("--filter", default="", help="only workloads whose group/name matches")
    parser.add_argument("--threads", nargs="+", type=int, default=[1], help="one run for each number")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each side")
    parser.add_argument("--seconds", type=float, default=0.05, help="time of each turn")
    parser.add_argument("--peer-python", default=sys.executable, help="an interpreter that has PyTorch")
    parser.add_argument("--no-peer", action="store_true", help="do not look for PyTorch")
    args = parser.parse_args()
    keys = [k for k, w in WORKLOADS.items()
            if (not args.group or w.group in args.group) and re.search(args.filter, k)]
    if not keys:
        parser.error("no workload is named so")
    peer = args.peer_python if not args.no_peer and has_torch(args.peer_python) else None
    if not peer:
        print("no PyTorch here: without ratios (name an interpreter that has it with --peer-python)")
    return 1 if sum(run(threads, keys, args, peer) for threads in args.threads) else 0


if __name__ == "__main__":
    sys.exit(main())
