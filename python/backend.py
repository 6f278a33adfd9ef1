"""Makes the wheel out of the built tree: `pip wheel ./python`, or `python3 python/backend.py DIR`, which makes the wheel
of the distribution `torch` beside it (torch/README.md).

The native code is compiled by CMake beforehand (EVERGRAD_BUILD, or build/ beside this folder); here it is stripped and
packed with the Python files. Standard library only; the same tree gives the same bytes.
"""

import base64
import hashlib
import os
import platform
import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))
from stage import SERVED, served_version  # noqa: E402

LICENCE = HERE.parent / "LICENSE"
LIMIT = 30 * 1000 * 1000  # bytes of a wheel
EPOCH = (2025, 1, 1, 0, 0, 0)


def newest_glibc(folder):
    """The newest version of the C library that the native code asks for: what the wheel's tag promises."""
    newest = (2, 28)  # what the libraries are linked for; some name less
    for library in folder.glob("*.so*"):
        text = subprocess.run(["readelf", "-V", library], capture_output=True, text=True, check=True).stdout
        for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", text):
            newest = max(newest, (int(a), int(b)))
    return newest


def tag(folder):
    a, b = newest_glibc(folder)
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return f"{python}-{python}-manylinux_{a}_{b}_{platform.machine()}"


def metadata(project, needed=(), text=""):
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}",
             f"Summary: {project['description']}", f"License: {project['license']['text']}",
             f"Requires-Python: {project['requires-python']}", *(f"Requires-Dist: {item}" for item in needed)]
    for extra, items in project.get("optional-dependencies", {}).items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {item}; extra == "{extra}"' for item in items]
    if text:
        lines += ["Description-Content-Type: text/markdown", "", text]
    return "\n".join(lines) + "\n"


def write_wheel(out, project, tag, files, about, licences):
    """A wheel of the files in the folder out, in the place of an older one; its name."""
    stem = f"{project['name']}-{project['version']}"
    info, name = f"{stem}.dist-info", f"{stem}-{tag}.whl"
    pure = str(tag.startswith("py3-")).lower()
    files = dict(files)
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: evergrad\nRoot-Is-Purelib: {pure}\nTag: {tag}\n".encode()
    for path in licences:
        files[f"{info}/licenses/{path.name}"] = path.read_bytes()
    record = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{path},sha256={digest},{len(data)}\n")
    files[f"{info}/RECORD"] = "".join([*record, f"{info}/RECORD,,\n"]).encode()
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob(f"{project['name']}-*.whl"):
        old.unlink()
    with zipfile.ZipFile(out / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.external_attr = (0o755 if ".so" in path else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    size = (out / name).stat().st_size
    if size > LIMIT:
        raise SystemExit(f"{name} has {size} bytes, more than {LIMIT}")
    return name


def project_table():
    return tomllib.loads((HERE / "pyproject.toml").read_text())["project"]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    build = Path(os.environ.get("EVERGRAD_BUILD", HERE.parent / "build")).resolve()
    if not (build / "libevergrad.so.1").exists():
        raise SystemExit(f"{build}/libevergrad.so.1 is missing: run cmake --preset release && cmake --build build first")
    project = project_table()
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "evergrad"
        subprocess.run([sys.executable, HERE / "stage.py", "--build", build, "--out", package], check=True)
        if not any(package.glob("_C*" + sysconfig.get_config_var("EXT_SUFFIX"))):
            raise SystemExit(f"{build}/python/evergrad holds no module for this Python")
        files = {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(package.rglob("*"))
                 if p.is_file() and p.suffix != ".pyc"}
        # with the licences of the libraries that travel in the wheel
        return write_wheel(Path(wheel_directory), project, tag(package), files, metadata(project),
                           [LICENCE, *sorted((build / "licences").glob("*.txt"))])


def build_torch(folder):
    """The wheel of the distribution `torch` that needs this release of Evergrad, and serves it under that name."""
    project = project_table()
    needed = [f"{project['name']}=={project['version']}"]
    project |= {"name": "torch", "version": served_version(), "optional-dependencies": {},
                "description": "Evergrad in the place of PyTorch"}
    text = (HERE / "torch/README.md").read_text().replace("VERSION", project["version"])
    files = {f"{name}/__init__.py": (HERE / name / "__init__.py").read_bytes() for name in SERVED}
    return write_wheel(Path(folder), project, "py3-none-any", files, metadata(project, needed, text), [LICENCE])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    for name in (build_wheel(sys.argv[1]), build_torch(sys.argv[1])):
        print(Path(sys.argv[1]) / name)
