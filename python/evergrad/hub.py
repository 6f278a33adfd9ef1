"""torch.hub: models from folders with a hubconf.py and from repositories, and files with weights, kept in a folder of the
user's. A folder or repository is code that runs: one that was never used before is asked about."""

import contextlib
import errno
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import uuid
import warnings
import zipfile
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlparse  # noqa: F401  (programs take it from here)
from urllib.request import Request, urlopen

from .serialization import MAP_LOCATION  # noqa: F401

__all__ = ["download_url_to_file", "get_dir", "help", "list", "load", "load_state_dict_from_url", "set_dir"]

HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")
_TRUSTED_REPO_OWNERS = ("facebookresearch", "facebookincubator", "pytorch", "fairinternal")
ENV_GITHUB_TOKEN, ENV_TORCH_HOME, ENV_XDG_CACHE_HOME = "GITHUB_TOKEN", "TORCH_HOME", "XDG_CACHE_HOME"
DEFAULT_CACHE_DIR = "~/.cache"
VAR_DEPENDENCY, MODULE_HUBCONF = "dependencies", "hubconf.py"
READ_DATA_CHUNK = 128 * 1024
_hub_dir = None


# ---- folders ----


def _get_torch_home():
    home = os.environ.get(ENV_TORCH_HOME)
    if home is None:
        home = os.path.join(os.environ.get(ENV_XDG_CACHE_HOME, DEFAULT_CACHE_DIR), "torch")
    return os.path.expanduser(home)


def get_dir():
    """The folder in which repositories and weights are kept: that of set_dir, or $TORCH_HOME/hub."""
    if os.environ.get("TORCH_HUB"):
        warnings.warn("TORCH_HUB is deprecated, please use env TORCH_HOME instead", stacklevel=2)
    return _hub_dir if _hub_dir is not None else os.path.join(_get_torch_home(), "hub")


def set_dir(d):
    """Sets the folder in which repositories and weights are kept."""
    global _hub_dir
    _hub_dir = os.path.expanduser(d)


def _remove_if_exists(path):
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)


@contextlib.contextmanager
def _add_to_sys_path(path):
    sys.path.insert(0, path)
    try:
        yield
    finally:
        sys.path.remove(path)


# ---- repositories ----


def _request(url, headers=None):
    return Request(url, headers={"User-Agent": "torch.hub", **(headers or {})})


def _read_url(url):
    with urlopen(url) as answer:
        return answer.read().decode(answer.headers.get_content_charset("utf-8"))


def _git_archive_link(repo_owner, repo_name, ref):
    return f"https://github.com/{repo_owner}/{repo_name}/zipball/{ref}"


def _parse_repo_info(github):
    """owner/name:ref as its three parts; without a ref main, or master where there is no main."""
    repo, _, ref = github.partition(":")
    owner, _, name = repo.partition("/")
    if ref:
        return owner, name, ref
    try:
        with urlopen(f"https://github.com/{owner}/{name}/tree/main/"):
            ref = "main"
    except HTTPError as e:
        if e.code != 404:
            raise
        ref = "master"
    except URLError as e:
        kept = [r for r in ("main", "master") if os.path.exists(f"{get_dir()}/{owner}_{name}_{r}")]
        if not kept:
            raise RuntimeError(
                "It looks like there is no internet connection and the repo could not be found in the cache "
                f"({get_dir()})"
            ) from e
        ref = kept[0]
    return owner, name, ref


def _validate_not_a_forked_repo(repo_owner, repo_name, ref):
    """A commit of a fork can be reached under the repository's own name: it has to be on a branch, or a tag."""
    import json

    token = os.environ.get(ENV_GITHUB_TOKEN)
    headers = {"Accept": "application/vnd.github.v3+json", **({"Authorization": f"token {token}"} if token else {})}
    for kind in ("branches", "tags"):
        page = 0
        while True:
            page += 1
            url = f"https://api.github.com/repos/{repo_owner}/{repo_name}/{kind}?per_page=100&page={page}"
            found = json.loads(_read_url(_request(url, headers)))
            if not found:
                break
            if any(ref == b["name"] or b["commit"]["sha"].startswith(ref) for b in found):
                return
    raise ValueError(
        f"Cannot find {ref} in https://github.com/{repo_owner}/{repo_name}. If it's a commit from a forked repo, please "
        "call hub.load() with forked repo directly."
    )


def _check_repo_is_trusted(repo_owner, repo_name, owner_name_branch, trust_repo, calling_fn="load"):
    hub, name = get_dir(), f"{repo_owner}_{repo_name}"
    path = os.path.join(hub, "trusted_list")
    if not os.path.exists(path):
        Path(path).touch()
    with open(path) as f:
        listed = tuple(line.strip() for line in f)
    # what was there before there was a list counts as trusted
    before = next((line for line in [p.name for p in Path(hub).iterdir()] if line == owner_name_branch), None)
    trusted = name in listed or before is not None or repo_owner in _TRUSTED_REPO_OWNERS
    if trust_repo is None:
        if not trusted:
            warnings.warn(
                "You are about to download and run code from an untrusted repository. In a future release, this won't "
                f"be allowed. To add the repository to your trusted list, change the command to {calling_fn}(..., "
                "trust_repo=False) and a command prompt will appear asking for an explicit confirmation of trust, or "
                f"{calling_fn}(..., trust_repo=True), which will assume that the prompt is to be answered with 'yes'. "
                f"You can also use {calling_fn}(..., trust_repo='check') which will only prompt for confirmation if the "
                "repo is not already trusted. This will eventually be the default behaviour",
                stacklevel=4,
            )
        return
    if trust_repo is False or (trust_repo == "check" and not trusted):
        answer = input(
            f"The repository {repo_owner}/{repo_name} does not belong to the list of trusted repositories and as such "
            "cannot be downloaded. Do you trust this repository and wish to add it to the trusted list of repositories "
            "(y/N)?"
        ).lower()
        if answer in ("", "n", "no"):
            raise Exception("Untrusted repository.")
        if answer not in ("y", "yes"):
            raise ValueError(f"Unrecognized response {answer}.")
        trust_repo = True
    if trust_repo is True and name not in listed:
        with open(path, "a") as f:
            f.write(name + "\n")


def _get_cache_or_reload(github, force_reload, trust_repo, calling_fn, verbose=True, skip_validation=False):
    """The folder of a repository, which is downloaded unless it is there."""
    hub = get_dir()
    os.makedirs(hub, exist_ok=True)
    owner, name, ref = _parse_repo_info(github)
    kept = "_".join([owner, name, ref.replace("/", "_")])
    folder = os.path.join(hub, kept)
    _check_repo_is_trusted(owner, name, owner_name_branch=kept, trust_repo=trust_repo, calling_fn=calling_fn)
    if os.path.exists(folder) and not force_reload:
        if verbose:
            sys.stderr.write(f"Using cache found in {folder}\n")
        return folder
    if not skip_validation:
        _validate_not_a_forked_repo(owner, name, ref)
    archive = os.path.join(hub, ref.replace("/", "_") + ".zip")
    _remove_if_exists(archive)
    try:
        url = _git_archive_link(owner, name, ref)
        sys.stderr.write(f'Downloading: "{url}" to {archive}\n')
        download_url_to_file(url, archive, progress=False)
    except HTTPError as e:
        if e.code != 300:
            raise
        warnings.warn(f"The ref {ref} is ambiguous. Perhaps it is both a tag and a branch in the repo? Torchhub will now "
                      "assume that it's a branch.", stacklevel=3)  # fmt: skip
        download_url_to_file(_git_archive_link(owner, name, f"refs/heads/{ref}"), archive, progress=False)
    with zipfile.ZipFile(archive) as z:
        inside = os.path.join(hub, z.infolist()[0].filename.split("/")[0])
        _remove_if_exists(inside)
        z.extractall(hub)
    _remove_if_exists(archive)
    _remove_if_exists(folder)
    shutil.move(inside, folder)
    return folder


# ---- what a hubconf.py offers ----


def _check_dependencies(m):
    needed = getattr(m, VAR_DEPENDENCY, None) or ()
    missing = [name for name in needed if importlib.util.find_spec(name) is None]
    if missing:
        raise RuntimeError(f"Missing dependencies: {', '.join(missing)}")


def _import_module(name, path):
    """A module from a file, under a name that nothing else has."""
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _import_hubconf(folder):
    with _add_to_sys_path(folder):
        return _import_module(MODULE_HUBCONF, os.path.join(folder, MODULE_HUBCONF))


def _load_entry_from_hubconf(m, model):
    if not isinstance(model, str):
        raise ValueError("Invalid input: model should be a string of function name")
    _check_dependencies(m)
    function = getattr(m, model, None)
    if function is None or not callable(function):
        raise RuntimeError(f"Cannot find callable {model} in hubconf")
    return function


def list(github, force_reload=False, skip_validation=False, trust_repo=None, verbose=True):
    """The names that the hubconf.py of a repository offers."""
    folder = _get_cache_or_reload(github, force_reload, trust_repo, "list", verbose, skip_validation)
    m = _import_hubconf(folder)
    return [f for f in dir(m) if callable(getattr(m, f)) and not f.startswith("_")]


def help(github, model, force_reload=False, skip_validation=False, trust_repo=None):
    """The text about one of those names."""
    folder = _get_cache_or_reload(github, force_reload, trust_repo, "help", True, skip_validation)
    return _load_entry_from_hubconf(_import_hubconf(folder), model).__doc__


def load(
    repo_or_dir,
    model,
    *args,
    source="github",
    trust_repo=None,
    force_reload=False,
    verbose=True,
    skip_validation=False,
    **kwargs,
):
    """What the function `model` of a hubconf.py gives for the arguments. source: "github", or "local" for a folder."""
    source = source.lower()
    if source not in ("github", "local"):
        raise ValueError(f'Unknown source: "{source}". Allowed values: "github" | "local".')
    if source == "github":
        repo_or_dir = _get_cache_or_reload(repo_or_dir, force_reload, trust_repo, "load", verbose, skip_validation)
    return _load_local(repo_or_dir, model, *args, **kwargs)


def _load_local(hubconf_dir, model, *args, **kwargs):
    with _add_to_sys_path(str(hubconf_dir)):
        m = _import_module(MODULE_HUBCONF, os.path.join(hubconf_dir, MODULE_HUBCONF))
        return _load_entry_from_hubconf(m, model)(*args, **kwargs)


# ---- files ----


class _NoBar:
    """In the place of tqdm's bar, where that is not there."""

    def __init__(self, iterable=None, total=None, disable=False, unit=None, *args, **kwargs):
        self.iterable, self.total, self.disable, self.n = iterable, total, disable, 0

    def update(self, n):
        """Counts on."""
        self.n += n

    def set_description(self, *args, **kwargs):
        """Shows nothing."""

    write = close = set_description

    def __iter__(self):
        return iter(self.iterable)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass


def __getattr__(name):
    if name == "tqdm":  # others import it from here
        try:
            from tqdm import tqdm as bar
        except ImportError:
            bar = _NoBar
        return globals().setdefault("tqdm", bar)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


@contextlib.contextmanager
def _bar(total, shown):
    """What counts the bytes."""
    if not shown:
        yield lambda n: None
        return
    with __getattr__("tqdm")(total=total, unit="B", unit_scale=True, unit_divisor=1024) as bar:
        yield bar.update


def download_url_to_file(url, dst, hash_prefix=None, progress=True):
    """Writes what an address holds into a file, whose SHA-256 has to begin with hash_prefix."""
    dst = os.path.expanduser(dst)
    part = f"{dst}.{uuid.uuid4().hex}.partial"
    try:
        with urlopen(_request(url)) as source, open(part, "wb") as f:
            length = source.headers.get("Content-Length")
            sha256 = hashlib.sha256()
            with _bar(int(length) if length else None, progress) as seen:
                while chunk := source.read(READ_DATA_CHUNK):
                    f.write(chunk)
                    sha256.update(chunk)
                    seen(len(chunk))
        if hash_prefix is not None and not sha256.hexdigest().startswith(hash_prefix):
            raise RuntimeError(
                f'invalid hash value (expected "{hash_prefix}", got "{sha256.hexdigest()[: len(hash_prefix)]}")'
            )
        shutil.move(part, dst)
    finally:
        _remove_if_exists(part)


def _is_legacy_zip_format(filename):
    """Whether a file is an archive around a checkpoint, and not an archive that is one."""
    if not zipfile.is_zipfile(filename):
        return False
    with zipfile.ZipFile(filename) as z:
        return not any(name.endswith(("/data.pkl", "/constants.pkl")) for name in z.namelist())


def _legacy_zip_load(filename, model_dir, map_location, weights_only):
    from .serialization import load as load_file

    warnings.warn(
        "Falling back to the old format < 1.6. This support will be deprecated in favor of default zipfile format "
        "introduced in 1.6. Please redo torch.save() to save it in the new zipfile format.",
        stacklevel=3,
    )
    with zipfile.ZipFile(filename) as z:
        members = z.infolist()
        if len(members) != 1:
            raise RuntimeError("Only one file(not dir) is allowed in the zipfile")
        with tempfile.TemporaryDirectory(dir=model_dir) as folder:
            return load_file(z.extract(members[0], folder), map_location=map_location, weights_only=weights_only)


def load_state_dict_from_url(
    url, model_dir=None, map_location=None, progress=True, check_hash=False, file_name=None, weights_only=False
):
    """torch.load of what an address holds, which is kept as a file in model_dir, or hub/checkpoints. check_hash: the name
    of the file has the beginning of its SHA-256, as in name-0123abcd.pth."""
    from .serialization import load as load_file

    if os.environ.get("TORCH_MODEL_ZOO"):
        warnings.warn("TORCH_MODEL_ZOO is deprecated, please use env TORCH_HOME instead", stacklevel=2)
    if model_dir is None:
        model_dir = os.path.join(get_dir(), "checkpoints")
    try:
        os.makedirs(model_dir)
    except OSError as e:
        if e.errno != errno.EEXIST:
            raise
    name = file_name if file_name is not None else os.path.basename(urlparse(url).path)
    path = os.path.join(model_dir, name)
    if not os.path.exists(path):
        sys.stderr.write(f'Downloading: "{url}" to {path}\n')
        prefix = HASH_REGEX.search(name) if check_hash else None
        download_url_to_file(url, path, prefix[1] if prefix else None, progress=progress)
    if _is_legacy_zip_format(path):
        return _legacy_zip_load(path, model_dir, map_location, weights_only)
    return load_file(path, map_location=map_location, weights_only=weights_only)
