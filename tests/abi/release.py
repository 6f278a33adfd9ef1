"""Publishes a release: python3 tests/abi/release.py --publish

Keeps abi.lock, the C header and what the packages are made of (clients.py) in tests/abi/released/X.Y/, and enters X.Y
with their checksums into tests/abi/released/published.toml, the list of what is published. Needs a fresh build. From then
on nothing of X.Y may change or go (tests/abi/gates.py), and this program refuses to touch it. The next step is to raise
EG_VERSION_MINOR in the header.

Without --publish it writes nothing: it tells how the tree stands to every published release.
"""

import hashlib
import shutil
import sys

import clients
import gates


def state():
    """What the present lock adds to each published release, or breaks of it."""
    lock, broken = gates.load(gates.ROOT / "abi.lock"), 0
    for release, old in gates.releases.locks(gates.ROOT).items():
        lines = gates.growth(lock, old) + gates.kept(release)
        broken += len(lines)
        added = {title: len(lock[title].keys() - old[title].keys()) for title in ("symbols", "structs", "operators")}
        print("\n".join(lines) or f"{release} is kept by {lock['release']}, which adds "
              + ", ".join(f"{n} {title}" for title, n in added.items()))
    return 1 if broken else 0


def publish():
    release = gates.load(gates.ROOT / "abi.lock")["release"]
    folder = gates.RELEASED / release
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["", f'["{release}"]']
    for source in (gates.ROOT / gates.abi_header.HEADER, gates.ROOT / "abi.lock"):
        shutil.copyfile(source, folder / source.name)
    clients.pack(gates.ROOT, clients.BUILD / "gen", folder / clients.NAME)
    lines += [f'"{path.name}" = "{hashlib.sha256(path.read_bytes()).hexdigest()}"' for path in sorted(folder.iterdir())]
    with (gates.ROOT / gates.releases.LIST).open("a", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")
    print(f"published {release}: raise EG_VERSION_MINOR now")


def main():
    release = gates.load(gates.ROOT / "abi.lock")["release"]
    if release in gates.releases.published(gates.ROOT):
        raise SystemExit(f"{release} is published: it can not change any more")
    if "--publish" in sys.argv[1:]:
        publish()
        return 0
    return state()


if __name__ == "__main__":
    sys.exit(main())
