"""Runs a program that says `import torch` on Evergrad:

    python -m evergrad [--names] [--verbose] script.py [argument ...]
    python -m evergrad [--names] [--verbose] -m module [argument ...]
    python -m evergrad [--names] [--verbose] -c command [argument ...]

The program sees what it would see as `python script.py`, and so do the processes that it starts. --names lists at exit
which missing names were asked for, and where; --verbose tells them at once.
"""

import builtins
import os
import runpy
import sys


def main(arguments):
    options = {}
    while arguments and arguments[0] in ("--names", "--verbose"):
        options[arguments.pop(0)[2:]] = True
    if (
        not arguments
        or arguments[0].startswith("-")
        and arguments[0] not in ("-m", "-c")
        or arguments in (["-m"], ["-c"])
    ):
        wanted = arguments[:1] in (["-h"], ["--help"])
        print(__doc__.strip(), file=sys.stdout if wanted else sys.stderr)
        sys.exit(0 if wanted else 2)
    from .as_torch import install

    install(**options)
    if arguments[0] == "-m":
        sys.argv[:] = arguments[1:]
        runpy._run_module_as_main(arguments[1])
    elif arguments[0] == "-c":
        sys.argv[:] = ["-c", *arguments[2:]]
        sys.path[0] = ""
        run(compile(arguments[1], "<string>", "exec"))
    else:
        sys.argv[:] = arguments
        run_file(arguments[0])


def run_file(path):
    if os.path.isdir(path) or os.path.splitext(path)[1] in (".pyc", ".zip", ".pyz"):
        runpy.run_path(path, run_name="__main__")
        return
    if not sys.flags.safe_path:
        sys.path[0] = os.path.dirname(os.path.realpath(path))
    try:
        with open(path, "rb") as file:
            source = file.read()
    except OSError as e:
        sys.exit(f"{sys.executable}: can't open file {path!r}: [Errno {e.errno}] {e.strerror}")
    run(compile(source, path, "exec", dont_inherit=True), path)


def run(code, path=None):
    """Runs code as the main module, of which nothing of ours is left."""
    names = vars(sys.modules["__main__"])
    names.clear()
    names.update(
        __name__="__main__", __doc__=None, __package__=None, __loader__=None, __spec__=None, __builtins__=builtins
    )
    if path is not None:
        names.update(__file__=path, __cached__=None)
    exec(code, names)


if __name__ == "__main__":
    # by its own name: the main module's is given to the program
    from evergrad.__main__ import main

    main(sys.argv[1:])
