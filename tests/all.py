"""The test command: builds, runs every stage, tells each one's time, and ends with "N passed, N failed".

    build/venv/bin/python tests/all.py [--fresh] [--long] [--only NAME ...] [--list]

A stage's output is kept in build/logs/NAME.log and shown when it fails. A stage marked `keep` is not run again while no
file of the tree has changed since it passed: it takes minutes and would say the same; --fresh runs it all the same. One
marked `long` builds the library anew, with a sanitizer, or runs all of Python's tests over the threads of another
runtime: with --long only, or when it is named. With --long whole Jacobians are checked too, a thousand
children forked and the sweeps of limits made fine (EVERGRAD_LONG=1: test_derivatives.py, test_fork.c, test_guest.py).
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
LOGS = BUILD / "logs"
PYTHON = sys.executable
CONFORMANCE = Path(os.environ.get("EVERGRAD_CONFORMANCE", ROOT.parent / "shared/conformance"))


@dataclass
class Stage:
    name: str
    command: list  # of command lines; each must succeed
    folder: Path = ROOT
    needs: tuple = ()  # patterns of which each must match a file: a stage cannot be lost by losing its tests
    keep: bool = False
    long: bool = False  # left out unless asked for: --long, or --only with its name
    fatal: bool = False  # the rest is not worth running without it
    limit: int = 1800


def over(runtime, *command):
    return ["env", f"LD_PRELOAD={BUILD / f'libevergrad_{runtime}.so'}", *command]


def stages():
    pytest = [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout=600"]
    return [
        Stage("generated", [[PYTHON, "-m", "bindings.gen", "--check"]], needs=("bindings/schema/ops/*.toml",)),
        Stage("configure", [["cmake", "--preset", "release"]], fatal=True),
        Stage("build", [["cmake", "--build", "build", "-j", str(os.cpu_count() or 2)]], fatal=True, limit=3600),
        Stage("arrows", [[PYTHON, "tests/arrows.py"]]),
        Stage("generator", [[*pytest, "tests/gen", "tests/test_arrows.py", "tests/test_locks.py"]], needs=("tests/gen/test_*.py",)),
        Stage("c", [["ctest", "--test-dir", "build", "--output-on-failure", "--timeout", "300"]],
              needs=("tests/c/test_*.c", "tests/kernels/*.cpp")),
        Stage("abi", [[*pytest, "tests/abi"]],
              needs=("tests/abi/test_*.py", "tests/abi/released/published.toml", "tests/abi/released/*/clients.tar.xz")),
        Stage("python", [[*pytest, "python/tests"]], needs=("python/tests/test_*.py",)),
        Stage("package", [[PYTHON, "python/backend.py", "build/dist"], [PYTHON, "capi/package.py", "build/dist"]]),
        Stage("java", [["mvn", "-q", "-B", "-ntp", "verify"]], folder=ROOT / "java",
              needs=("java/src/test/java/**/*Test.java",)),
        Stage("rust", [["cargo", "test", "-q", "--workspace"],
                       ["cargo", "clippy", "-q", "--workspace", "--all-targets", "--", "-D", "warnings"]],
              folder=ROOT / "rust", needs=("rust/evergrad/tests/*.rs",)),
        Stage("languages", [[*pytest, "tests/languages"]],
              needs=("tests/languages/test_*.py", "java/target/evergrad-*.jar")),
        Stage("crates", [[PYTHON, "rust/package.py", "build/dist"]]),
        Stage("packages", [[*pytest, "tests/package"]], needs=("tests/package/test_*.py", "build/dist/evergrad-*.jar")),
        Stage("demo", [[PYTHON, "tests/demo.py", "--epochs", "2"]], keep=True),
        # Each workload of the benchmark once: that it runs and is right, not how long it takes.
        Stage("bench", [[PYTHON, "tests/bench/run.py", "--no-peer", "--rounds", "1", "--seconds", "0"]],
              needs=("tests/bench/workloads.py",), keep=True),
        Stage("threads", [["cmake", "--preset", "tsan"],
                          ["cmake", "--build", "--preset", "tsan", "-j", str(os.cpu_count() or 2)],
                          ["ctest", "--preset", "tsan"]], keep=True, long=True, limit=5400),
        Stage("sanitizers", [["cmake", "--preset", "asan"],
                             ["cmake", "--build", "--preset", "asan", "-j", str(os.cpu_count() or 2)],
                             [str(ROOT / "build-asan/bin/fuzz"), "--seconds", "600"]], keep=True, long=True, limit=5400),
        # The library over other runtimes' threads, loaded in the place of the one that everything is linked with.
        Stage("runtimes", [over(runtime, *command) for runtime in ("openmp", "tbb") for command in (
                  [PYTHON, "-c", "import evergrad, os; assert os.environ['LD_PRELOAD'].endswith("
                                 "evergrad.__config__.parallel_info().split()[-1] + '.so')"],
                  ["ctest", "--preset", "release", "-E", "^(core|kernels)_"],
                  [*pytest, *(f"python/tests/test_{name}.py" for name in
                              ("threads", "layouts", "tensor", "autograd", "nn", "optim"))])], keep=True),
        *(Stage(runtime, [over(runtime, *pytest, "python/tests")], keep=True, long=True)
          for runtime in ("openmp", "tbb")),
        Stage("valgrind", [[PYTHON, "tests/valgrind.py"]], keep=True),
        Stage("conformance", [[PYTHON, "tests/conformance/first.py"]], needs=("tests/conformance/*.py",), keep=True),
        Stage("allocation", [[str(BUILD / "bin/alloc_failure")]], needs=("tests/fuzz/alloc_failure.c",)),
        Stage("fuzz", [[str(BUILD / "bin/fuzz"), "--seconds", "60"]], needs=("tests/fuzz/fuzz.c",), keep=True),
    ]


RUNNERS = (  # what test runners print at their end
    re.compile(r"^(?:=+ )?(\d+) passed", re.M),
    re.compile(r"^test result: ok\. (\d+) passed", re.M),
)


def count(text, folder, began):
    """How many tests a stage's output or its reports speak of; a stage that counts nothing is one."""
    total = sum(int(n) - int(bad) for bad, n in
                re.findall(r"^\d+% tests passed, (\d+) tests failed out of (\d+)", text, re.M))
    total += sum(int(n) for pattern in RUNNERS for n in pattern.findall(text))
    if total:
        return total
    # Maven, told to be quiet, counts in its reports only.
    reports = [p for p in folder.glob("target/surefire-reports/TEST-*.xml") if p.stat().st_mtime >= began]
    found = [re.search(r'<testsuite\b[^>]*\btests="(\d+)"', p.read_text(encoding="utf-8")) for p in reports]
    return sum(int(m[1]) for m in found if m) or 1


def tree_hash():
    """Of the text of all files that belong to the project, committed or not; "" where git does not know them."""
    names = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True)
    if names.returncode:
        return ""
    digest = hashlib.sha256()
    for name in sorted(filter(None, names.stdout.split(b"\0"))):
        path = ROOT / os.fsdecode(name)
        if path.is_file():
            digest.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    digest.update((BUILD / "libevergrad.so.1").read_bytes() if (BUILD / "libevergrad.so.1").exists() else b"")
    return digest.hexdigest()


def run_stage(stage, log, thorough):
    """(passed, why not)"""
    missing = [p for p in stage.needs if not any(ROOT.glob(p))]
    if missing:
        return False, f"nothing matches {', '.join(missing)}"
    if stage.name == "conformance" and not CONFORMANCE.is_dir():
        return True, f"SKIPPED: no recorded cases at {CONFORMANCE} (set EVERGRAD_CONFORMANCE)"
    env = dict(os.environ, PYTHONPATH=str(BUILD / "python"), EVERGRAD_CONFORMANCE=str(CONFORMANCE),
               EVERGRAD_BUILD=str(BUILD), CLICOLOR="0", PYTHONDONTWRITEBYTECODE="1")
    if thorough:
        env["EVERGRAD_LONG"] = "1"
    with log.open("w") as out:
        for command in stage.command:
            out.write("$ " + " ".join(map(str, command)) + "\n")
            out.flush()
            try:
                result = subprocess.run(command, cwd=stage.folder, env=env, stdout=out, stderr=subprocess.STDOUT,
                                        stdin=subprocess.DEVNULL, timeout=stage.limit)
            except subprocess.TimeoutExpired:
                return False, f"ran longer than {stage.limit} s"
            except OSError as e:
                return False, str(e)
            if result.returncode:
                return False, f"exit {result.returncode}"
    return True, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--fresh", action="store_true", help="run also what passed on the very same files")
    parser.add_argument("--only", nargs="+", default=[], help="these stages")
    parser.add_argument("--long", action="store_true", help="run the stages marked `long` too, and the longer checks of others")
    parser.add_argument("--list", action="store_true", help="name the stages")
    args = parser.parse_args()
    if args.list:
        print("\n".join(s.name for s in stages()))
        return 0
    LOGS.mkdir(parents=True, exist_ok=True)
    kept_file = LOGS / "passed.json"
    kept = json.loads(kept_file.read_text()) if kept_file.exists() else {}
    passed, failed, broken, start = 0, 0, [], time.monotonic()
    for stage in stages():
        if args.only and stage.name not in args.only or stage.long and not args.long and not args.only:
            continue
        now = tree_hash() if stage.keep else ""
        if now and not args.fresh and kept.get(stage.name, {}).get("tree") == now:
            n = kept[stage.name]["count"]
            passed += n
            print(f"{stage.name:12} passed before on the same files ({n})", flush=True)
            continue
        log = LOGS / f"{stage.name}.log"
        log.write_text("")
        began, since = time.monotonic(), time.time()
        good, why = run_stage(stage, log, args.long)
        text = log.read_text(errors="replace")
        seconds = time.monotonic() - began
        if good:
            n = 0 if why else count(text, stage.folder, since)
            passed += n
            print(f"{stage.name:12} {why or f'ok ({n})':28} {seconds:7.1f} s", flush=True)
            if now and not why:
                kept[stage.name] = {"tree": now, "count": n}
                kept_file.write_text(json.dumps(kept, indent=1))
            continue
        failed += 1
        broken.append(stage.name)
        kept.pop(stage.name, None)
        print("\n".join(text.splitlines()[-60:]))
        print(f"{stage.name:12} FAILED: {why:20} {seconds:7.1f} s   (build/logs/{stage.name}.log)", flush=True)
        if stage.fatal:
            break
    print(f"{time.monotonic() - start:.0f} s" + (f"; failed: {', '.join(broken)}" if broken else ""))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
