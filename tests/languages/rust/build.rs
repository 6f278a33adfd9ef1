//! Gives the shared object a run path to the library that evergrad-sys found.
fn main() {
    println!("cargo:rerun-if-env-changed=DEP_EVERGRAD_LIB_DIR");
    if let Ok(dir) = std::env::var("DEP_EVERGRAD_LIB_DIR") {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{dir}");
    }
}
