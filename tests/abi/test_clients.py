"""Programs made of a published release run unchanged on the present library: C, Python, Java and Rust.

They are compiled from what is kept of that release, and linked with a library that has its header's names and no code
(clients.py). The C tests of the release and its golden cases, which call every operator it had, must pass as they are;
so must its example programs, which train a network in each language.
"""

import re
import subprocess

import clients
import gates
import pytest

PROGRAMS = gates.ROOT / "tests/abi/clients"  # of what later releases have grown, X.Y/*: written for release X.Y
TRAINING = ("--data", gates.ROOT / "capi/examples/digits.bin", "--model", "mlp", "--epochs", "2")
RELEASES = gates.releases.published(gates.ROOT)


@pytest.fixture(scope="module", params=RELEASES)
def release(request):
    return request.param


@pytest.fixture(scope="module")
def made(release):
    return clients.Clients(release)


def needed(program):
    """The version nodes of the library that a program asks for."""
    text = subprocess.run(["readelf", "-V", "--wide", program], text=True, capture_output=True, check=True).stdout
    return set(re.findall(r"Name: EVERGRAD_([\d.]+)", text))


def nodes_of(release):
    """The version nodes that there were."""
    return {r for r in RELEASES if gates.release_key(r) <= gates.release_key(release)}


def learns(text):
    """The digits program says at its end that it reads most of them."""
    found = [float(x) for x in re.findall(r"accuracy[: ]+([\d.]+)", text)]
    assert found and 0.8 < found[-1] <= 1, text


def sources_of(release):
    made = clients.Clients(release)
    return sorted([*(made.sources / "tests/c").glob("test_*.c"), *(made.sources / "gen/tests/c").glob("test_*.c")])


@pytest.mark.parametrize("release, source", [(r, s) for r in RELEASES for s in sources_of(r)],
                         ids=lambda v: getattr(v, "stem", v))
def test_c_tests(release, source):
    made = clients.Clients(release)
    made.run_c(made.c_program(source, "-lcmocka"))


def test_c(made, release):
    digits = made.c_program(made.sources / "capi/examples/digits.c")
    assert needed(digits) <= nodes_of(release)
    learns(made.run_c(digits, *TRAINING))
    for source in sorted((PROGRAMS / release).glob("*.c")):
        assert made.run_c(made.c_program(source)) == "fine\n"


def test_python(made, release):
    _, module = made.python_package()
    assert needed(module) <= nodes_of(release)
    learns(made.run_python(made.sources / "python/examples/digits.py", *TRAINING))
    for program in sorted((PROGRAMS / release).glob("*.py")):
        assert made.run_python(program) == "fine\n"


def test_java(made, release):
    _, _, natives = made.java_package()
    assert needed(natives / "libevergrad_jni.so") <= nodes_of(release)
    learns(made.run_java(made.sources / "java/examples/Digits.java", *TRAINING))
    for source in sorted((PROGRAMS / release).glob("*.java")):
        assert made.run_java(source) == "fine\n"


def test_rust(made, release):
    more = sorted((PROGRAMS / release).glob("*.rs"))
    programs = made.rust_programs(*more)
    assert needed(programs / "digits") <= nodes_of(release)
    learns(made.run(programs / "digits", *TRAINING, LD_LIBRARY_PATH=made.lib))
    for source in more:
        assert made.run(programs / source.stem, LD_LIBRARY_PATH=made.lib) == "fine\n"
