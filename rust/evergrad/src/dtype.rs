//! Element types, devices, layouts and memory formats, and the Rust types that match element types.
use std::fmt;

use evergrad_sys as sys;

macro_rules! int_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $value:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$vdoc])* $variant,)*
            /// A value that this version of the crate does not know.
            Unknown(i32),
        }

        impl $name {
            /// The value of the C library.
            pub const fn code(self) -> i32 {
                match self {
                    $($name::$variant => sys::$value,)*
                    $name::Unknown(code) => code,
                }
            }

            /// From the value of the C library.
            pub const fn from_code(code: i32) -> $name {
                match code {
                    $(sys::$value => $name::$variant,)*
                    other => $name::Unknown(other),
                }
            }
        }
    };
}

int_enum! {
    /// The type of a tensor's elements.
    DType {
        /// One byte, 0 or 1.
        Bool = EG_BOOL,
        /// Unsigned, 8 bits.
        UInt8 = EG_UINT8,
        /// Signed, 8 bits.
        Int8 = EG_INT8,
        /// Signed, 16 bits.
        Int16 = EG_INT16,
        /// Signed, 32 bits.
        Int32 = EG_INT32,
        /// Signed, 64 bits.
        Int64 = EG_INT64,
        /// Unsigned, 16 bits.
        UInt16 = EG_UINT16,
        /// Unsigned, 32 bits.
        UInt32 = EG_UINT32,
        /// Unsigned, 64 bits.
        UInt64 = EG_UINT64,
        /// IEEE half precision.
        Float16 = EG_FLOAT16,
        /// The upper half of a single precision number.
        BFloat16 = EG_BFLOAT16,
        /// Single precision.
        Float32 = EG_FLOAT32,
        /// Double precision.
        Float64 = EG_FLOAT64,
        /// Two half precision numbers.
        Complex32 = EG_COMPLEX32,
        /// Two single precision numbers.
        Complex64 = EG_COMPLEX64,
        /// Two double precision numbers.
        Complex128 = EG_COMPLEX128,
        /// 8 bits: 4 of exponent, 3 of mantissa, no infinities.
        Float8E4M3FN = EG_FLOAT8_E4M3FN,
        /// 8 bits: 5 of exponent, 2 of mantissa.
        Float8E5M2 = EG_FLOAT8_E5M2,
    }
}

impl DType {
    /// Bytes of one element; `None` for an unknown type.
    pub const fn size(self) -> Option<usize> {
        Some(match self {
            DType::Bool | DType::UInt8 | DType::Int8 | DType::Float8E4M3FN | DType::Float8E5M2 => 1,
            DType::Int16 | DType::UInt16 | DType::Float16 | DType::BFloat16 => 2,
            DType::Int32 | DType::UInt32 | DType::Float32 | DType::Complex32 => 4,
            DType::Int64 | DType::UInt64 | DType::Float64 | DType::Complex64 => 8,
            DType::Complex128 => 16,
            DType::Unknown(_) => return None,
        })
    }

    /// Half, single or double precision, or a narrower float.
    pub const fn is_floating_point(self) -> bool {
        matches!(
            self,
            DType::Float16
                | DType::BFloat16
                | DType::Float32
                | DType::Float64
                | DType::Float8E4M3FN
                | DType::Float8E5M2
        )
    }

    /// One of the complex types.
    pub const fn is_complex(self) -> bool {
        matches!(self, DType::Complex32 | DType::Complex64 | DType::Complex128)
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            DType::Bool => "bool",
            DType::UInt8 => "uint8",
            DType::Int8 => "int8",
            DType::Int16 => "int16",
            DType::Int32 => "int32",
            DType::Int64 => "int64",
            DType::UInt16 => "uint16",
            DType::UInt32 => "uint32",
            DType::UInt64 => "uint64",
            DType::Float16 => "float16",
            DType::BFloat16 => "bfloat16",
            DType::Float32 => "float32",
            DType::Float64 => "float64",
            DType::Complex32 => "complex32",
            DType::Complex64 => "complex64",
            DType::Complex128 => "complex128",
            DType::Float8E4M3FN => "float8_e4m3fn",
            DType::Float8E5M2 => "float8_e5m2",
            DType::Unknown(code) => return write!(f, "unknown dtype {code}"),
        };
        f.write_str(name)
    }
}

int_enum! {
    /// How a tensor's elements are kept.
    Layout {
        /// A dense block of memory addressed through strides.
        Strided = EG_STRIDED,
    }
}

int_enum! {
    /// The order of a tensor's dimensions in memory.
    MemoryFormat {
        /// Row-major.
        Contiguous = EG_CONTIGUOUS_FORMAT,
        /// As the input.
        Preserve = EG_PRESERVE_FORMAT,
        /// NHWC.
        ChannelsLast = EG_CHANNELS_LAST,
        /// NDHWC.
        ChannelsLast3d = EG_CHANNELS_LAST_3D,
    }
}

/// Where a tensor lives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Device {
    /// Main memory.
    #[default]
    Cpu,
    /// A CUDA device by its index; `None` is the current one.
    Cuda(Option<u16>),
    /// No memory at all: shapes and types only.
    Meta,
    /// A device that this version of the crate does not know.
    Unknown(i32),
}

impl Device {
    /// The value of the C library.
    pub const fn code(self) -> i32 {
        match self {
            Device::Cpu => sys::EG_CPU,
            Device::Cuda(None) => sys::EG_CUDA | 0xffff,
            Device::Cuda(Some(index)) => sys::EG_CUDA | index as i32,
            Device::Meta => sys::EG_META,
            Device::Unknown(code) => code,
        }
    }

    /// From the value of the C library.
    pub const fn from_code(code: i32) -> Device {
        match (code >> 16, code & 0xffff) {
            (0, 0) => Device::Cpu,
            (1, 0xffff) => Device::Cuda(None),
            (1, index) => Device::Cuda(Some(index as u16)),
            (2, _) => Device::Meta,
            _ => Device::Unknown(code),
        }
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A Rust type whose values are a tensor's elements, bit for bit.
pub trait Element: sealed::Sealed + Copy + Send + Sync + 'static {
    /// The matching element type.
    const DTYPE: DType;
}

macro_rules! element {
    ($($rust:ty => $dtype:ident,)*) => {$(
        impl sealed::Sealed for $rust {}
        impl Element for $rust {
            const DTYPE: DType = DType::$dtype;
        }
    )*};
}

element! {
    bool => Bool, u8 => UInt8, i8 => Int8, i16 => Int16, i32 => Int32, i64 => Int64,
    u16 => UInt16, u32 => UInt32, u64 => UInt64, f32 => Float32, f64 => Float64,
    Half => Float16, BHalf => BFloat16, Complex<f32> => Complex64, Complex<f64> => Complex128,
}

/// The bits of a half precision number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Half(pub u16);

/// The bits of a bfloat16 number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct BHalf(pub u16);

impl From<BHalf> for f32 {
    fn from(value: BHalf) -> f32 {
        f32::from_bits(u32::from(value.0) << 16)
    }
}

impl From<Half> for f32 {
    fn from(value: Half) -> f32 {
        let bits = u32::from(value.0);
        let (sign, exponent, mantissa) = ((bits & 0x8000) << 16, (bits >> 10) & 31, bits & 0x3ff);
        let magnitude = match exponent {
            // Subnormal numbers are multiples of 2^-24.
            0 => mantissa as f32 * f32::from_bits(0x3380_0000),
            31 => f32::from_bits(0x7f80_0000 | mantissa << 13),
            _ => f32::from_bits((exponent + 112) << 23 | mantissa << 13),
        };
        f32::from_bits(magnitude.to_bits() | sign)
    }
}

/// A complex number, laid out as the library's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Complex<T> {
    /// Real part.
    pub re: T,
    /// Imaginary part.
    pub im: T,
}

impl<T> Complex<T> {
    /// A number from its parts.
    pub const fn new(re: T, im: T) -> Complex<T> {
        Complex { re, im }
    }
}
