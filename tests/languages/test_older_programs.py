"""Java programs that were compiled with the classes of a published release run with the present jar, as they are."""

import subprocess
import sys
from pathlib import Path

import pytest
from java import java_home, the_jar

ABI = Path(__file__).resolve().parents[1] / "abi"
sys.path.insert(0, str(ABI))

import clients  # noqa: E402
import gates  # noqa: E402

DIGITS = gates.ROOT / "capi/examples/digits.bin"


@pytest.mark.parametrize("release", gates.releases.published(gates.ROOT))
def test_compiled_classes(release, tmp_path):
    made = clients.Clients(release)
    _, classes, _ = made.java_package()
    programs = [made.sources / "java/examples/Digits.java", *sorted((ABI / "clients" / release).glob("*.java"))]
    made.run(java_home() / "bin/javac", "-nowarn", "-cp", classes, "-d", tmp_path, *programs)
    for program in programs:
        arguments = ["--data", DIGITS, "--model", "mlp", "--epochs", "1"] if program.stem == "Digits" else []
        path, folder = f"{the_jar()}:{tmp_path}", f"-Devergrad.tmpdir={tmp_path}"
        ran = subprocess.run([java_home() / "bin/java", "-cp", path, folder, program.stem, *map(str, arguments)],
                             text=True, capture_output=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert "accuracy" in ran.stdout or ran.stdout == "fine\n"
