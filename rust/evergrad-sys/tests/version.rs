//! The library that is linked is one these declarations can talk to.
use evergrad_sys as sys;

#[test]
fn the_library_is_of_this_major() {
    let version = unsafe { sys::eg_abi_version() };
    assert_eq!(version >> 16, sys::EG_VERSION_MAJOR);
    assert!(version & 0xffff >= sys::EG_VERSION_MINOR);
}

#[test]
fn null_handles_are_refused_with_a_status() {
    unsafe {
        let status = sys::eg_tensor_retain(core::ptr::null_mut());
        assert!(!status.is_null());
        assert_eq!(sys::eg_status_code(status), sys::EG_INVALID_HANDLE);
        sys::eg_status_free(status);
    }
}
