//! What can go wrong: one error type, a variant per code of the C library.
use std::ffi::{CStr, CString};
use std::fmt;
use std::ptr;

use evergrad_sys as sys;

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// What an error says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Detail {
    message: String,
    operator: String,
}

macro_rules! errors {
    ($($(#[$doc:meta])* $name:ident = $code:ident, $make:ident;)*) => {
        /// An error by its kind. A code that a newer library invents arrives as [`Error::Unknown`].
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Error {
            $($(#[$doc])* $name(Box<Detail>),)*
            /// A code that this version of the crate does not know.
            Unknown(i32, Box<Detail>),
        }

        impl Error {
            $(
                $(#[$doc])*
                pub fn $make(message: impl Into<String>) -> Error {
                    Error::$name(Box::new(Detail { message: message.into(), operator: String::new() }))
                }
            )*

            fn from_parts(code: i32, detail: Detail) -> Error {
                let detail = Box::new(detail);
                match code {
                    $(sys::$code => Error::$name(detail),)*
                    other => Error::Unknown(other, detail),
                }
            }

            /// The code of the C library.
            pub fn code(&self) -> i32 {
                match self {
                    $(Error::$name(_) => sys::$code,)*
                    Error::Unknown(code, _) => *code,
                }
            }

            fn detail(&self) -> &Detail {
                match self {
                    $(Error::$name(detail) => detail,)*
                    Error::Unknown(_, detail) => detail,
                }
            }
        }
    };
}

errors! {
    /// A computation that cannot be done as asked.
    Runtime = EG_RUNTIME, runtime;
    /// An index or dimension out of range.
    Index = EG_INDEX, index;
    /// An argument of the right type with a value that is not accepted.
    Value = EG_VALUE, value;
    /// An argument of the wrong type.
    Type = EG_TYPE, type_error;
    /// Something that exists in the interface but not for these arguments.
    NotImplemented = EG_NOT_IMPLEMENTED, not_implemented;
    /// No memory.
    OutOfMemory = EG_OUT_OF_MEMORY, out_of_memory;
    /// A file could not be read or written, or is damaged.
    Io = EG_IO, io;
    /// A name that is not there.
    Key = EG_KEY, key;
    /// A handle that is closed or not one of the library's.
    InvalidHandle = EG_INVALID_HANDLE, invalid_handle;
    /// The linked library has no such operator, overload or revision.
    NotFound = EG_NOT_FOUND, not_found;
    /// A callback failed or panicked.
    Callback = EG_CALLBACK, callback;
    /// An attribute that is not there or cannot be set.
    Attribute = EG_ATTRIBUTE, attribute;
    /// A condition that had to hold did not.
    Assertion = EG_ASSERTION, assertion;
    /// A decomposition failed, for instance of a singular matrix.
    Linalg = EG_LINALG, linalg;
    /// A number does not fit.
    Overflow = EG_OVERFLOW, overflow;
    /// Something optional is missing.
    Import = EG_IMPORT, import;
}

impl Error {
    /// The text of the error, with the operator's name in front where there is one.
    pub fn message(&self) -> &str {
        &self.detail().message
    }

    /// The operator that failed, `""` when none was involved.
    pub fn operator(&self) -> &str {
        &self.detail().operator
    }

    /// Takes the status over. It must be an error.
    #[cold]
    pub(crate) unsafe fn from_status(status: *mut sys::eg_status) -> Error {
        let text = |p: *const std::ffi::c_char| {
            if p.is_null() {
                String::new()
            } else {
                unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned()
            }
        };
        unsafe {
            let detail = Detail {
                message: text(sys::eg_status_message(status)),
                operator: text(sys::eg_status_operator(status)),
            };
            let code = sys::eg_status_code(status);
            sys::eg_status_free(status);
            Error::from_parts(code, detail)
        }
    }

    /// A status of the library for this error, to be returned from a callback.
    pub(crate) fn to_status(&self) -> *mut sys::eg_status {
        let message = c_string_lossy(self.message());
        unsafe { sys::eg_status_new(self.code(), message.as_ptr(), ptr::null_mut(), None) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        Error::io(error.to_string())
    }
}

impl From<std::num::TryFromIntError> for Error {
    fn from(error: std::num::TryFromIntError) -> Error {
        Error::overflow(error.to_string())
    }
}

/// `Ok` for NULL, otherwise the error, freeing the status.
#[inline]
pub(crate) fn check(status: *mut sys::eg_status) -> Result<()> {
    if status.is_null() {
        Ok(())
    } else {
        Err(unsafe { Error::from_status(status) })
    }
}

/// A C string of a name that the caller chose; a NUL inside is an error.
pub(crate) fn c_string(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::value(format!("a name must not contain NUL: {text:?}")))
}

/// A C string of a message; a NUL inside ends it.
pub(crate) fn c_string_lossy(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}
