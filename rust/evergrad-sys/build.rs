//! Finds libevergrad: EVERGRAD_LIB_DIR, the build folder of the source tree, pkg-config, or an installed Python package, in
//! this order. A link to it is put into OUT_DIR, which is where `cargo run` and `cargo test` look for shared libraries, so
//! that programs of any crate above this one start with nothing set.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What programs name, what linkers look for, and what it is called on macOS.
const NAMES: [&str; 3] = ["libevergrad.so.1", "libevergrad.so", "libevergrad.dylib"];

fn library_in(dir: &Path) -> Option<PathBuf> {
    NAMES.iter().map(|name| dir.join(name)).find(|path| path.exists())
}

fn from_environment() -> Option<PathBuf> {
    env::var_os("EVERGRAD_LIB_DIR").map(PathBuf::from)
}

fn from_source_tree() -> Option<PathBuf> {
    let build = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?).join("../../build");
    [build.clone(), build.join("lib"), build.join("capi")]
        .into_iter()
        .find(|dir| library_in(dir).is_some())
        .and_then(|dir| dir.canonicalize().ok())
}

fn answer(program: &str, args: &[&str]) -> Option<PathBuf> {
    let output = Command::new(program).args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let dir = text.trim();
    (output.status.success() && !dir.is_empty()).then(|| PathBuf::from(dir))
}

fn from_pkg_config() -> Option<PathBuf> {
    answer("pkg-config", &["--variable=libdir", "evergrad"])
}

/// The wheel holds the library. The package is looked up, not imported.
fn from_python() -> Option<PathBuf> {
    const WHERE: &str = "import importlib.util as u; print(u.find_spec('evergrad').submodule_search_locations[0])";
    ["python3", "python"]
        .iter()
        .filter_map(|python| answer(python, &["-c", WHERE]))
        .find(|dir| library_in(dir).is_some())
}

/// Links under all names, so that it serves linker and loader; the folder they lie in.
#[cfg(unix)]
fn linked(library: &Path) -> Option<PathBuf> {
    let out = PathBuf::from(env::var_os("OUT_DIR")?);
    let real = library.canonicalize().ok()?;
    for name in NAMES {
        let link = out.join(name);
        if fs::symlink_metadata(&link).is_ok() {
            fs::remove_file(&link).ok()?;
        }
        std::os::unix::fs::symlink(&real, link).ok()?;
    }
    Some(out)
}

#[cfg(not(unix))]
fn linked(_: &Path) -> Option<PathBuf> {
    None
}

fn main() {
    for name in ["EVERGRAD_LIB_DIR", "PKG_CONFIG_PATH", "VIRTUAL_ENV"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    println!("cargo:rustc-link-lib=dylib=evergrad");
    match from_environment().or_else(from_source_tree).or_else(from_pkg_config).or_else(from_python) {
        Some(dir) => {
            if let Some(links) = library_in(&dir).and_then(|library| linked(&library)) {
                println!("cargo:rustc-link-search=native={}", links.display());
            }
            let dir = dir.display();
            println!("cargo:rustc-link-search=native={dir}");
            println!("cargo:rustc-link-arg=-Wl,-rpath,{dir}");
            println!("cargo:lib_dir={dir}");
        }
        // Not an error: checking, packaging and documentation need no library, and a linker may have its own path.
        None => println!(
            "cargo:warning=libevergrad was not found: install it (pip install evergrad, or the C package with its \
             pkg-config file), or set EVERGRAD_LIB_DIR to the folder that holds libevergrad.so.1"
        ),
    }
}
