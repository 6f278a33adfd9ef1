"""Which releases there are: the published ones, kept under tests/abi/released, and the one in development.

The header's EG_VERSION_* names the release in development. An operator that a published release has is of the oldest
of those; any other is new and belongs to the release in development, so that an entry need not say so.
"""

import tomllib
from pathlib import Path

KEPT = Path("tests/abi/released")
LIST = KEPT / "published.toml"


def key(release):
    return tuple(int(part) for part in release.split("."))


def published(root):
    """The published releases, oldest first."""
    path = Path(root) / LIST
    return sorted(tomllib.loads(path.read_text(encoding="utf-8")), key=key) if path.exists() else []


def locks(root):
    """{release: its lock}, oldest first."""
    return {r: tomllib.loads((Path(root) / KEPT / r / "abi.lock").read_text(encoding="utf-8")) for r in published(root)}


def introduced(root):
    """{operator: the oldest published release that has it}"""
    out = {}
    for release, lock in locks(root).items():
        for name in lock["operators"]:
            out.setdefault(name, release)
    return out
