"""What programs of a published release were made of: its C headers and tests, and its glue for Python, Java and Rust.

`pack` keeps it in tests/abi/released/X.Y/clients.tar.xz when the release is published: sources, written and generated,
and nothing of the library itself. `Clients` builds programs of it as they were built then: against a library that is
made of the released header alone and has no code. What comes out knows the release and nothing later, and test_clients.py
runs it on the present library.
"""

import hashlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import gates

NAME = "clients.tar.xz"
BUILD = Path(os.environ.get("EVERGRAD_BUILD", gates.ROOT / "build"))
LIBRARIES = ("libevergrad.so.1", "libegdnnl.so", "libeggomp.so")
# Written sources, and the generated ones (below the build's gen/) that a release's packages are made of.
SOURCES = (
    "capi/include/evergrad/*.h", "capi/include/evergrad/ops/*.h", "capi/examples/*.c", "tests/c/*.[ch]",
    "python/src/*", "python/evergrad/**/*.py", "python/examples/*.py",
    "java/src/main/java/**/*.java", "java/native/*", "java/examples/*.java", "bindings/swig/*.i",
    "rust/Cargo.toml", "rust/evergrad*/Cargo.toml", "rust/evergrad*/build.rs", "rust/evergrad*/src/**/*.rs",
    "rust/evergrad*/README.md", "rust/evergrad/examples/*.rs",
)
GENERATED = ("tests/c/*.c", "python/*.cpp", "java/**/*.java")


def pack(root, generated, target):
    """The same bytes for the same sources."""
    with tarfile.open(target, "w:xz", preset=9, format=tarfile.USTAR_FORMAT) as archive:
        for folder, patterns, prefix in ((Path(root), SOURCES, ""), (Path(generated), GENERATED, "gen/")):
            for path in sorted({p for pattern in patterns for p in folder.glob(pattern) if p.is_file()}):
                entry = tarfile.TarInfo(prefix + path.relative_to(folder).as_posix())
                entry.size = path.stat().st_size
                archive.addfile(entry, io.BytesIO(path.read_bytes()))


class Clients:
    """Programs of a release, in a folder of the build that is made anew when their sources change."""

    def __init__(self, release):
        archive = gates.RELEASED / release / NAME
        self.home = BUILD / "released" / release
        self.sources = self.home / "sources"
        self.digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        stamp = self.home / "stamp"
        if not stamp.exists() or stamp.read_text() != self.digest:
            shutil.rmtree(self.home, ignore_errors=True)
            with tarfile.open(archive) as packed:
                packed.extractall(self.sources)  # our own archive, of which the gates know the hash
            self.stub()
            stamp.write_text(self.digest)
        self.lib = self.home / "lib"

    def stub(self):
        """libevergrad.so of the header: names in their version nodes, to be linked with."""
        folder = self.home / "link"
        folder.mkdir(parents=True)
        header = (self.sources / gates.abi_header.HEADER).read_text(encoding="utf-8")
        gates.build_stub(header, folder, "libevergrad")
        # What the programs run with.
        (self.home / "lib").mkdir()
        for name in LIBRARIES:
            if (BUILD / name).exists():
                (self.home / "lib" / name).symlink_to(BUILD / name)

    def run(self, *command, cwd=None, **env):
        environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LD_LIBRARY_PATH", "EVERGRAD_BUILD")}
        result = subprocess.run([str(c) for c in command], cwd=cwd or self.home, text=True, capture_output=True,
                                stdin=subprocess.DEVNULL, env=environment | {k: str(v) for k, v in env.items()})
        assert result.returncode == 0, f"{shlex.join(map(str, command))}\n{result.stdout[-4000:]}{result.stderr[-4000:]}"
        return result.stdout

    def made(self, name, inputs, make):
        """A file that `make(path)` builds, unless it was built from the same inputs and command lines."""
        target = self.home / "made" / name
        stamp = target.parent / f".{target.name}.json"
        state = json.dumps([hashlib.sha256(Path(i).read_bytes()).hexdigest() for i in inputs])
        if not (target.exists() and stamp.exists() and stamp.read_text() == state):
            target.parent.mkdir(parents=True, exist_ok=True)
            make(target)
            stamp.write_text(state)
        return target

    # ---- C ---------------------------------------------------------------------------------------------------------

    def c_program(self, source, *libraries):
        source = Path(source)
        flags = ["-std=gnu11", "-O0", "-w", "-I", self.sources / "capi/include", "-I", self.sources / "tests/c"]
        return self.made(f"c/{source.stem}", [source], lambda target: self.run(
            "gcc", *flags, source, "-o", target, self.home / "link/libevergrad.so", *libraries, "-lm", "-lpthread"))

    def run_c(self, program, *arguments):
        return self.run(program, *arguments, cwd=gates.ROOT, LD_LIBRARY_PATH=self.lib)

    # ---- Python ------------------------------------------------------------------------------------------------------

    def python_package(self):
        """A folder for PYTHONPATH: the release's extension and Python files, and the present library."""
        import pybind11
        folder = self.home / "python"
        sources = sorted((self.sources / "python/src").glob("*.cpp")) + [self.sources / "gen/python/table.cpp"]
        flags = ["-std=c++20", "-O0", "-w", "-fPIC", "-fvisibility=hidden", "-I", self.sources / "capi/include",
                 "-I", self.sources / "python/src", "-isystem", pybind11.get_include(),
                 "-isystem", sysconfig.get_path("include")]
        objects = [self.made(f"python/{s.stem}.o", [s], lambda target, s=s: self.run("g++", *flags, "-c", s, "-o", target))
                   for s in sources]
        module = self.made("python/_C" + sysconfig.get_config_var("EXT_SUFFIX"), objects, lambda target: self.run(
            "g++", "-shared", "-o", target, *objects, self.home / "link/libevergrad.so", "-static-libstdc++",
            "-static-libgcc", "-Wl,--exclude-libs,ALL", "-Wl,-rpath,$ORIGIN"))
        if not folder.exists():
            shutil.copytree(self.sources / "python/evergrad", folder / "evergrad")
            (folder / "evergrad" / module.name).symlink_to(module)
            for name in self.lib.iterdir():
                (folder / "evergrad" / name.name).symlink_to(name)
        return folder, module

    def run_python(self, *arguments):
        folder, _ = self.python_package()
        return self.run(sys.executable, *arguments, cwd=folder, PYTHONPATH=folder, PYTHONDONTWRITEBYTECODE=1,
                        LD_LIBRARY_PATH=self.lib)

    # ---- Java --------------------------------------------------------------------------------------------------------

    def java_package(self):
        """(class folder, folder of the native libraries)"""
        java, include = self.home / "java", self.sources / "capi/include"
        wrapped = self.made("java/evergrad_wrap.cpp", [self.sources / "bindings/swig/evergrad.i"], lambda target: (
            (java / "swig/io/evergrad/internal").mkdir(parents=True, exist_ok=True),
            self.run("swig", "-c++", "-java", "-package", "io.evergrad.internal", f"-I{include}", "-outdir",
                     java / "swig/io/evergrad/internal", "-o", target, self.sources / "bindings/swig/evergrad.i")))
        native = [wrapped, *sorted((self.sources / "java/native").glob("*.cpp"))]
        home = Path(shutil.which("javac") if not os.environ.get("JAVA_HOME") else
                    Path(os.environ["JAVA_HOME"]) / "bin/javac").resolve().parents[1]
        library = self.made("java/libevergrad_jni.so", native, lambda target: self.run(
            "g++", "-std=c++20", "-O0", "-w", "-fPIC", "-shared", "-fvisibility=hidden", "-fno-strict-aliasing", "-I", include,
            "-I", self.sources / "java/native", "-I", home / "include", "-I", home / "include/linux", *native, "-o", target,
            self.home / "link/libevergrad.so", "-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL",
            "-Wl,-rpath,$ORIGIN"))
        sources = [p for f in (self.sources / "java/src/main/java", self.sources / "gen/java", java / "swig")
                   for p in sorted(f.rglob("*.java"))]
        classes = java / "classes"
        self.made("java/compiled", sources, lambda target: (
            self.run(home / "bin/javac", "-nowarn", "-encoding", "UTF-8", "-d", classes, *sources), target.touch()))
        natives = java / "natives"
        natives.mkdir(exist_ok=True)
        for path in (library, *self.lib.iterdir()):
            if not (natives / path.name).is_symlink():
                (natives / path.name).symlink_to(path)
        return home, classes, natives

    def run_java(self, source, *arguments):
        home, classes, natives = self.java_package()
        program = self.home / "java/programs" / Path(source).stem
        self.made(f"java/{Path(source).stem}", [source], lambda target: (
            self.run(home / "bin/javac", "-nowarn", "-cp", classes, "-d", program, source), target.touch()))
        return self.run(home / "bin/java", "-cp", f"{classes}:{program}", f"-Devergrad.library.path={natives}",
                        Path(source).stem, *arguments, LD_LIBRARY_PATH=natives)

    # ---- Rust --------------------------------------------------------------------------------------------------------

    def rust_programs(self, *more):
        """The folder of the programs: the release's examples, and `more`, as examples of its crate."""
        rust, target = self.sources / "rust", self.home / "rust"
        # Without the member that is a test, and without optional dependencies, which would be looked up all the same.
        for manifest, gone in ((rust / "Cargo.toml", r', "\.\./tests/[^"]*"'),
                               (rust / "evergrad/Cargo.toml", r"^\w+ = (\[\"dep:|\{.*optional = true).*\n")):
            text = manifest.read_text(encoding="utf-8")
            manifest.write_text(re.sub(gone, "", text, flags=re.M), encoding="utf-8")
        for source in more:
            shutil.copyfile(source, rust / "evergrad/examples" / Path(source).name)
        self.run("cargo", "build", "-q", "--offline", "-p", "evergrad", "--examples", cwd=rust, CARGO_TARGET_DIR=target,
                 EVERGRAD_LIB_DIR=self.home / "link")
        return target / "debug/examples"
