"""The wheel of the distribution `torch`: pip is content with it, and `import torch` gives Evergrad."""

import sys
import zipfile

import pytest
from test_packages import DIST, VERSION, one, run

TORCH = f"2.7.1+evergrad.{VERSION}"

PYTHON = """
import importlib.metadata, subprocess, sys
import client
import torch, evergrad
assert torch is evergrad and torch.nn.Linear.__module__ == "torch.nn.modules.linear"
assert torch.__file__.startswith(sys.prefix), torch.__file__
assert torch.__version__ == importlib.metadata.version("torch")
assert float(client.mean(torch.ones(3))) == 1.0
print(torch.__version__)
"""


def client(folder, needs):
    """A package of somebody else's, which requires torch."""
    info = "client-1.0.dist-info"
    files = {
        "client.py": "import torch.nn.functional as F\nimport torch\ndef mean(x):\n    return F.relu(x).mean()\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: client\nVersion: 1.0\nRequires-Dist: {needs}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    path = folder / "client-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
    return path


@pytest.mark.parametrize("needs", ["torch>=2", "torch==2.7.1"])
def test_a_package_that_requires_torch(tmp_path, needs):
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv/bin/python"
    (tmp_path / "constraints.txt").write_text(f"torch=={TORCH}\n")
    run(python, "-m", "pip", "install", "-q", "--no-index", "--disable-pip-version-check", "--find-links", DIST,
        "--constraint", tmp_path / "constraints.txt", client(tmp_path, needs))
    run(python, "-m", "pip", "check")
    assert run(python, "-I", "-c", PYTHON, cwd=tmp_path).strip() == TORCH


def test_what_the_wheel_holds():
    with zipfile.ZipFile(one(f"torch-{TORCH}-*.whl")) as wheel:
        names = {n for n in wheel.namelist() if ".dist-info/" not in n}
        info = wheel.read(f"torch-{TORCH}.dist-info/METADATA").decode()
    assert names == {"torch/__init__.py", "functorch/__init__.py"}
    assert f"Requires-Dist: evergrad=={VERSION}\n" in info
    assert f"torch=={TORCH}" in info and "constraints" in info and "VERSION`" not in info
