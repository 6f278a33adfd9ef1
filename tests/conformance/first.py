"""Replays the recorded cases of the first operators, and of the random streams, on the built Python package.

    PYTHONPATH=build/python python3 tests/conformance/first.py [--all]

The cases are in the folder that EVERGRAD_CONFORMANCE names (default: ../shared/conformance beside the source tree), with
the runner that plays them. Thresholds: forward, grad, jvp and second order 99 %, errors 95 %, exact random values 95 % of
those whose function exists. --all shows every failing file.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CASES = Path(os.environ.get("EVERGRAD_CONFORMANCE", ROOT.parent / "shared/conformance"))
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))
LEAST = {"forward": 99.0, "grad": 99.0, "jvp": 99.0, "second": 99.0, "error": 95.0, "message": 95.0}


def replay(name, *options):
    """{(suite, kind): counts} of one run of the recorded cases."""
    result = BUILD / f"conformance-{name}.json"
    result.unlink(missing_ok=True)
    command = [sys.executable, str(CASES / "run.py"), "--module", "evergrad", "--quiet", "--json", str(result), *options]
    code = subprocess.run(command, cwd=ROOT).returncode
    if code > 1 or not result.exists():
        raise SystemExit(f"conformance: the {name} cases did not run (exit {code})")
    return {tuple(k.split("/")): v for k, v in json.loads(result.read_text())["table"].items()}


def main():
    if not CASES.is_dir():
        print(f"conformance: SKIPPED, no cases at {CASES}")
        return 0
    failures = "400" if "--all" in sys.argv[1:] else "25"
    names = (CASES / "first-operators.txt").read_text().split()
    operators = [option for name in names for option in ("--op", name.replace("[", "[[]"))]
    short, total = [], 0

    def judge(what, passed, of, least):
        nonlocal total
        share = 100.0 * passed / of if of else 0.0
        total += passed
        print(f"conformance: {what}: {passed} of {of}, {share:.2f} % (least {least:.0f} %)")
        if share < least:
            short.append(what)

    table = replay("operators", "--suite", "ops", "--failures", failures, *operators)
    for kind, least in LEAST.items():
        counts = table.get(("ops", kind), {})
        judge(kind, counts.get("passed", 0), sum(counts.values()), least)
    table = replay("random", "--suite", "random", "--kind", "exact", "--failures", failures)
    counts = table.get(("random", "exact"), {})
    judge("random, exact", counts.get("passed", 0), counts.get("passed", 0) + counts.get("failed", 0), 95.0)
    if short:
        print("conformance: too low: " + ", ".join(short))
        return 1
    print(f"{total} passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
