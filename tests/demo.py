"""The digits, read in four languages: the same program in C, Python, Java and Rust over one libevergrad.so.1.

    build/venv/bin/python tests/demo.py [--build] [--epochs N]

Each trains a CNN and a perceptron with the same seed. All must print the same losses to the last digit, read at least 97 %
of the held-out quarter (with the programs' own number of epochs), and get the same logits out of weights that any other
saved. --build makes the jar and the Rust program first.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))
DATA = ROOT / "capi/examples/digits.bin"
MODELS = ("cnn", "mlp")
LEAST = 0.97


def programs():
    version = re.search(r"<version>(.+?)</version>", (ROOT / "java/pom.xml").read_text(encoding="utf-8"))[1]
    jar = str(ROOT / f"java/target/evergrad-{version}.jar")
    return {
        "C": [str(BUILD / "bin/example_digits")],
        "Python": [sys.executable, str(ROOT / "python/examples/digits.py")],
        "Java": ["java", "-cp", jar, str(ROOT / "java/examples/Digits.java")],
        "Rust": [str(ROOT / "rust/target/release/examples/digits")],
    }


def build():
    env = dict(os.environ, EVERGRAD_LIB_DIR=str(BUILD))
    subprocess.run(["mvn", "-q", "-B", "-ntp", "-DskipTests", "package"], cwd=ROOT / "java", check=True, env=env)
    rust()


def rust():
    env = dict(os.environ, EVERGRAD_LIB_DIR=str(BUILD))
    subprocess.run(["cargo", "build", "-q", "--release", "--example", "digits"], cwd=ROOT / "rust", check=True, env=env)


def run(command, *options, show=False):
    """The lines that a program prints."""
    env = dict(os.environ, PYTHONPATH=str(BUILD / "python"), EVERGRAD_NUM_THREADS="2")
    process = subprocess.Popen([*command, "--data", str(DATA), *options], cwd=ROOT, env=env, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip())
        if show:
            print("  " + lines[-1], flush=True)
    if process.wait():
        raise SystemExit(f"demo: {' '.join(command)} ended with {process.returncode}\n" + "\n".join(lines[-20:]))
    return lines


def accuracy(lines, model):
    last = [line for line in lines if line.startswith(model + " ")][-1]
    return float(re.search(r"accuracy ([\d.]+)", last)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--epochs")
    args = parser.parse_args()
    build() if args.build else rust()
    epochs = ["--epochs", args.epochs] if args.epochs else []
    faults, printed = [], {}
    with tempfile.TemporaryDirectory() as folder:
        for language, command in programs().items():
            print(f"{language}:", flush=True)
            start, lines = time.monotonic(), []
            for model in MODELS:
                lines += run(command, "--model", model, "--save", f"{folder}/{language}-{model}.safetensors", *epochs, show=True)
            print(f"  {time.monotonic() - start:.1f} s", flush=True)
            printed[language] = lines
            for model in MODELS:
                if not epochs and accuracy(lines, model) < LEAST:
                    faults.append(f"{language}: {model} reads {accuracy(lines, model):.4f}, less than {LEAST}")
        for language, lines in printed.items():
            if lines != printed["C"]:
                faults.append(f"{language} prints other losses than C")
        logits = {}
        for model in MODELS:
            for saver in printed:
                for loader, command in programs().items():
                    lines = run(command, "--model", model, "--load", f"{folder}/{saver}-{model}.safetensors")
                    logits.setdefault(model, lines)
                    if lines != logits[model] or not lines:
                        faults.append(f"{model}: {loader} gets other logits from the weights of {saver}")
    print("\n".join(faults) or "All four print the same losses, and read each other's weights to the same logits.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
