//! Finds libevergrad: EVERGRAD_LIB_DIR, the build folder of the source tree, or pkg-config, in this order.
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn holds_library(dir: &Path) -> bool {
    dir.join("libevergrad.so").exists() || dir.join("libevergrad.dylib").exists()
}

fn from_environment() -> Option<PathBuf> {
    env::var_os("EVERGRAD_LIB_DIR").map(PathBuf::from)
}

fn from_source_tree() -> Option<PathBuf> {
    let build = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?).join("../../build");
    [build.clone(), build.join("lib"), build.join("capi")]
        .into_iter()
        .find(|dir| holds_library(dir))
        .and_then(|dir| dir.canonicalize().ok())
}

fn from_pkg_config() -> Option<PathBuf> {
    let output = Command::new("pkg-config").args(["--variable=libdir", "evergrad"]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let dir = text.trim();
    (output.status.success() && !dir.is_empty()).then(|| PathBuf::from(dir))
}

fn main() {
    println!("cargo:rerun-if-env-changed=EVERGRAD_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rustc-link-lib=dylib=evergrad");
    match from_environment().or_else(from_source_tree).or_else(from_pkg_config) {
        Some(dir) => {
            let dir = dir.display();
            println!("cargo:rustc-link-search=native={dir}");
            println!("cargo:rustc-link-arg=-Wl,-rpath,{dir}");
            println!("cargo:lib_dir={dir}");
        }
        // Not an error: checking, packaging and documentation need no library, and a linker may have its own path.
        None => {
            println!("cargo:warning=libevergrad was not found: set EVERGRAD_LIB_DIR or install its pkg-config file")
        }
    }
}
