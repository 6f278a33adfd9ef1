"""Other libraries with threads and BLAS copies of their own live in the same process, whichever comes first."""

import os
import subprocess
import sys

import pytest

WORK = {
    "numpy": "import numpy; a = numpy.ones((200, 200)); use = lambda: (a @ a)[0, 0] == 200",
    "sklearn": "from sklearn.cluster import KMeans; import numpy; p = numpy.random.default_rng(0).random((2000, 8))\n"
    "use = lambda: KMeans(4, n_init=2, random_state=0).fit(p).n_iter_ > 0",
    "xgboost": "import xgboost, numpy; p = numpy.random.default_rng(0).random((500, 4))\n"
    "use = lambda: xgboost.train({'nthread': 2}, xgboost.DMatrix(p, label=p[:, 0]), 3).num_boosted_rounds() == 3",
    "torch": "import torch as peer; use = lambda: float(peer.ones(300, 300).mm(peer.ones(300, 300))[0, 0]) == 300",
}
OURS = """
import evergrad
evergrad.set_num_threads(2)
def ours():
    x = evergrad.ones(400, 400, requires_grad=True)
    (x @ x).sum().backward()
    y = evergrad.nn.functional.conv2d(evergrad.ones(2, 3, 16, 16), evergrad.ones(4, 3, 3, 3))
    return x.grad[0, 0].item() == 800 and y.max().item() == 27 and evergrad.linalg.solve(
        2 * evergrad.eye(50), evergrad.ones(50, 1)).sum().item() == 25
"""


@pytest.mark.parametrize("first", ["ours", "theirs"])
@pytest.mark.parametrize("library", WORK)
def test_works_beside(library, first):
    pytest.importorskip(library)
    imports = [OURS, WORK[library]]
    if first == "theirs":
        imports.reverse()
    code = "\n".join(imports) + "\nfor _ in range(3): assert use() and ours()\nassert ours() and use()\nprint('both work')"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env={**os.environ, "PYTHONWARNINGS": "ignore"}
    )
    assert done.returncode == 0 and "both work" in done.stdout, done.stderr
