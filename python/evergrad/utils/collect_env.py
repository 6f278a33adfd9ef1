"""What a report of a defect should say about the machine: `python -m evergrad.utils.collect_env`."""

import collections
import platform
import sys

SystemEnv = collections.namedtuple(
    "SystemEnv", "torch_version is_debug_build cuda_compiled_version os python_version python_platform numpy cpu_info build"
)


def get_env_info():
    """The facts, by name."""
    from .. import __config__, version

    try:
        from importlib.metadata import version as installed

        numpy = installed("numpy")
    except Exception:
        numpy = None
    return SystemEnv(
        torch_version=version.__version__,
        is_debug_build=str(version.debug),
        cuda_compiled_version="None",
        os=f"{platform.system()} {platform.release()} ({platform.machine()})",
        python_version=sys.version.replace("\n", " "),
        python_platform=platform.platform(),
        numpy=str(numpy),
        cpu_info=__config__.parallel_info().strip(),
        build=__config__.show().strip(),
    )


def pretty_str(envinfo):
    """The facts as text."""
    return "\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in envinfo._asdict().items())


def get_pretty_env_info():
    """get_env_info as text."""
    return pretty_str(get_env_info())


def main():
    """Prints the facts."""
    print("Collecting environment information...")
    print(get_pretty_env_info())


if __name__ == "__main__":
    main()
