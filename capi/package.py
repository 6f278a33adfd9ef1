"""Packs the C package: python3 capi/package.py DIR  ->  DIR/evergrad-c-X.Y.Z-linux-x86_64.tar.gz

include/evergrad/*.h, lib/libevergrad.so.1 and what it needs, lib/pkgconfig/evergrad.pc, lib/cmake/evergrad. It may be
unpacked anywhere: both configurations find their files from where they lie themselves.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIBRARIES = ("libevergrad.so.1",)
OPTIONAL = ("libegdnnl.so", "libeggomp.so")  # oneDNN, on the processors that it exists for
BARE = ("libegdnnl.so",)  # as its makers ship it

PKG_CONFIG = """prefix=${{pcfiledir}}/../..
libdir=${{prefix}}/lib
includedir=${{prefix}}/include

Name: evergrad
Description: Tensors, automatic differentiation and neural networks over a stable C ABI
Version: {version}
Libs: -L${{libdir}} -levergrad -Wl,-rpath,${{libdir}}
Cflags: -I${{includedir}}
"""

CMAKE_CONFIG = """# find_package(evergrad): the target evergrad::evergrad.
get_filename_component(_evergrad_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET evergrad::evergrad)
  add_library(evergrad::evergrad SHARED IMPORTED)
  set_target_properties(evergrad::evergrad PROPERTIES
    IMPORTED_LOCATION "${_evergrad_prefix}/lib/libevergrad.so.1"
    IMPORTED_SONAME "libevergrad.so.1"
    INTERFACE_INCLUDE_DIRECTORIES "${_evergrad_prefix}/include")
endif()
set(evergrad_FOUND TRUE)
unset(_evergrad_prefix)
"""

CMAKE_VERSION = """# A release can do what every earlier one of its major could.
set(PACKAGE_VERSION "{version}")
string(REGEX MATCH "^[0-9]+" _evergrad_wanted "${{PACKAGE_FIND_VERSION}}")
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND _evergrad_wanted STREQUAL "{major}")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
unset(_evergrad_wanted)
"""


def version():
    text = (HERE / "include/evergrad/abi.h").read_text()
    return ".".join(re.search(rf"EG_VERSION_{part} (\d+)", text)[1] for part in ("MAJOR", "MINOR", "PATCH"))


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out = Path(sys.argv[1]).resolve()
    build = Path(os.environ.get("EVERGRAD_BUILD", HERE.parent / "build")).resolve()
    number = version()
    stem = f"evergrad-c-{number}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder) / stem
        shutil.copytree(HERE / "include", top / "include", ignore=shutil.ignore_patterns("[!a-z]*", "*.in"))
        (top / "lib").mkdir()
        for name in LIBRARIES + OPTIONAL:
            if name in OPTIONAL and not (build / name).exists():
                continue
            shutil.copyfile((build / name).resolve(), top / "lib" / name)
            (top / "lib" / name).chmod(0o755)
            if name not in BARE:
                subprocess.run(["strip", "--strip-unneeded", top / "lib" / name], check=True)
        (top / "lib/libevergrad.so").symlink_to("libevergrad.so.1")
        write(top / "lib/pkgconfig/evergrad.pc", PKG_CONFIG.format(version=number))
        write(top / "lib/cmake/evergrad/evergradConfig.cmake", CMAKE_CONFIG)
        write(top / "lib/cmake/evergrad/evergradConfigVersion.cmake",
              CMAKE_VERSION.format(version=number, major=number.split(".")[0]))
        shutil.copyfile(HERE.parent / "LICENSE", top / "LICENSE")
        shutil.copytree(build / "licences", top / "licenses")
        out.mkdir(parents=True, exist_ok=True)
        for old in out.glob("evergrad-c-*.tar.gz"):
            old.unlink()
        with tarfile.open(out / f"{stem}.tar.gz", "w:gz", compresslevel=6) as archive:
            archive.add(top, stem)
    print(out / f"{stem}.tar.gz")


if __name__ == "__main__":
    main()
