"""The packed crates in a new program: it builds and runs with nothing set, offline, beside an installed wheel."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from test_packages import DIST, VERSION, one

PROGRAM = """
use evergrad::{ops, Result};

fn main() -> Result<()> {
    evergrad::manual_seed(0)?;
    let x = ops::ones([70, 70])?;
    println!("{}", x.matmul(&x)?.sum()?.to_f64()?);
    Ok(())
}
"""


def run(command, folder, **more):
    env = {k: v for k, v in os.environ.items()
           if k not in ("PYTHONPATH", "LD_LIBRARY_PATH", "EVERGRAD_LIB_DIR", "PKG_CONFIG_PATH", "CARGO_TARGET_DIR")}
    return subprocess.run([str(c) for c in command], cwd=folder, env=env | more, capture_output=True, text=True)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    folder = tmp_path_factory.mktemp("crates")
    for crate in ("evergrad-sys", "evergrad"):
        with tarfile.open(one(f"{crate}-{VERSION}.crate")) as packed:
            packed.extractall(folder)
    made = run(["cargo", "new", "-q", "--vcs", "none", "program"], folder)
    assert made.returncode == 0, made.stderr
    (folder / "program/src/main.rs").write_text(PROGRAM)
    with open(folder / "program/Cargo.toml", "a") as toml:
        toml.write(f'evergrad = {{ path = "../evergrad-{VERSION}" }}\n'
                   f'[patch.crates-io]\nevergrad-sys = {{ path = "../evergrad-sys-{VERSION}" }}\n')
    return folder / "program"


def test_nothing_set(program, tmp_path):
    assert run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], tmp_path).returncode == 0
    site = next((tmp_path / "venv/lib").glob("python*")) / "site-packages"
    shutil.unpack_archive(one(f"evergrad-{VERSION}-*.whl"), site, "zip")
    ran = run(["cargo", "run", "-q", "--offline"], program, PATH=f"{tmp_path}/venv/bin{os.pathsep}{os.environ['PATH']}",
              VIRTUAL_ENV=f"{tmp_path}/venv")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == "343000"


def test_the_library_is_missing(program):
    """The build says what to do."""
    built = run(["cargo", "build", "--offline", "--target-dir", "elsewhere"], program, PATH=os.environ["PATH"],
                VIRTUAL_ENV="", PYTHONNOUSERSITE="1")
    assert built.returncode != 0 and "pip install evergrad" in built.stderr and "EVERGRAD_LIB_DIR" in built.stderr
