"""Python, Java, Rust and C in one process, over one library: see host.py. Each language has a copy of the native
library of its own, as installed packages have; which of them is loaded depends on who comes first."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from java import java_home, the_jar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))


@pytest.fixture(scope="module")
def config(tmp_path_factory):
    here = tmp_path_factory.mktemp("languages")
    # Python: the package as a wheel has it, with files where the build folder has links.
    python = here / "python"
    shutil.copytree(BUILD / "python/evergrad", python / "evergrad", ignore=shutil.ignore_patterns("__pycache__"))
    # C: a plugin beside its own copy of the library.
    (here / "c").mkdir()
    for library in BUILD.glob("lib*.so*"):
        shutil.copy(library, here / "c")
    # Java: the jar unpacks its copy.
    jar, home = the_jar(), java_home()
    subprocess.run([home / "bin/javac", "-cp", jar, "-d", here / "java", HERE / "OneProcess.java"], check=True)
    # Rust: links the one in the build folder.
    made = subprocess.run(
        ["cargo", "build", "-q", "-p", "evergrad-one-process", "--message-format=json"], cwd=ROOT / "rust", check=True,
        stdout=subprocess.PIPE, env={**os.environ, "EVERGRAD_LIB_DIR": str(BUILD)})
    rust = [name for line in made.stdout.splitlines() for name in json.loads(line).get("filenames", ())
            if name.endswith("libevergrad_one_process.so")]
    path = here / "config.json"
    path.write_text(json.dumps({
        "python": str(python),
        "c": str(here / "c/liblanguages.so"),
        "bridge": str(here / "c/liblanguages.so"),
        "rust": rust[0],
        "libjvm": str(home / "lib/server/libjvm.so"),
        "java": [f"-Djava.class.path={jar}:{here / 'java'}", f"-Devergrad.tmpdir={here}", "-Xmx128m",
                 "-XX:+UseSerialGC"],
    }))
    return path


@pytest.mark.parametrize("order", [
    "python,java,rust,c",
    "java,rust,c,python stop",
    "rust,c,python,java stop",
    "c,java,python,rust",
])
def test_everybody_calls_everybody(config, order):
    ran = subprocess.run([sys.executable, HERE / "host.py", config, *order.split()],
                         capture_output=True, text=True, timeout=120, cwd=config.parent,
                         env={k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LD_LIBRARY_PATH")})
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "fine\n", ""), ran.stdout + ran.stderr
