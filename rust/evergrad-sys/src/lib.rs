//! The C ABI of Evergrad as Rust declarations, made from `evergrad/abi.h`; see there for the rules of ownership and errors.
//! The `evergrad` crate is the safe layer over it.
#![no_std]
#![allow(non_camel_case_types)]
#![allow(clippy::missing_safety_doc)]

#[rustfmt::skip]
mod abi;
pub use abi::*;

// The layouts that both sides rely on.
const _: () = assert!(core::mem::size_of::<eg_value>() == 16);
const _: () = assert!(core::mem::size_of::<eg_callback>() == 4 * core::mem::size_of::<usize>());
