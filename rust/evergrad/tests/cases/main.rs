// Generated from the cases of tests/cases; do not edit.
//! A golden case of every operator, in all of its forms.
#![allow(clippy::excessive_precision, clippy::approx_constant, clippy::unreadable_literal, clippy::too_many_lines)]
#![allow(clippy::bool_assert_comparison, clippy::float_cmp)]
#[path = "../case/mod.rs"]
mod case;
#[rustfmt::skip]
mod activation;
#[rustfmt::skip]
mod activation_backward;
#[rustfmt::skip]
mod assemble;
#[rustfmt::skip]
mod attention;
#[rustfmt::skip]
mod calculus;
#[rustfmt::skip]
mod compare;
#[rustfmt::skip]
mod conv;
#[rustfmt::skip]
mod convert;
#[rustfmt::skip]
mod creation;
#[rustfmt::skip]
mod embedding_bag;
#[rustfmt::skip]
mod facts;
#[rustfmt::skip]
mod fft;
#[rustfmt::skip]
mod foreach;
#[rustfmt::skip]
mod foreach_binary;
#[rustfmt::skip]
mod grid;
#[rustfmt::skip]
mod histogram;
#[rustfmt::skip]
mod index;
#[rustfmt::skip]
mod linalg;
#[rustfmt::skip]
mod linalg_factor;
#[rustfmt::skip]
mod linalg_functions;
#[rustfmt::skip]
mod linalg_spectral;
#[rustfmt::skip]
mod linear;
#[rustfmt::skip]
mod loss;
#[rustfmt::skip]
mod loss_ctc;
#[rustfmt::skip]
mod loss_margin;
#[rustfmt::skip]
mod native;
#[rustfmt::skip]
mod norm;
#[rustfmt::skip]
mod pointwise_binary;
#[rustfmt::skip]
mod pointwise_limits;
#[rustfmt::skip]
mod pointwise_math;
#[rustfmt::skip]
mod pointwise_ternary;
#[rustfmt::skip]
mod pointwise_unary;
#[rustfmt::skip]
mod pool;
#[rustfmt::skip]
mod pool_adaptive;
#[rustfmt::skip]
mod quantize;
#[rustfmt::skip]
mod random;
#[rustfmt::skip]
mod reduce;
#[rustfmt::skip]
mod resample;
#[rustfmt::skip]
mod rnn;
#[rustfmt::skip]
mod scan;
#[rustfmt::skip]
mod scatter;
#[rustfmt::skip]
mod shape;
#[rustfmt::skip]
mod signal;
#[rustfmt::skip]
mod softmax;
#[rustfmt::skip]
mod sort;
#[rustfmt::skip]
mod special_functions;
#[rustfmt::skip]
mod special_names;
#[rustfmt::skip]
mod special_polynomials;
#[rustfmt::skip]
mod view;
#[rustfmt::skip]
mod view_copy;
