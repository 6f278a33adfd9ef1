//! The built-in layers: a constructor of the required arguments, and `NAME::with` for the optional ones.
use super::{Args, Base, Module};
use crate::error::Result;
use crate::scalar::Ints;
use crate::value::Value;
use crate::Tensor;

/// The constructor argument of a list: PyTorch writes one number where all are the same.
fn ints<'a>(list: impl Into<Ints<'a>>) -> Value {
    let list = list.into();
    match list.as_slice() {
        [one] => Value::Int(*one),
        _ => list.into(),
    }
}

/// How much a convolution pads: numbers, `"same"` or `"valid"`.
#[derive(Clone, Debug)]
pub struct Padding(Value);

impl<T: Into<Ints<'static>>> From<T> for Padding {
    fn from(numbers: T) -> Padding {
        Padding(ints(numbers))
    }
}

impl From<&str> for Padding {
    fn from(word: &str) -> Padding {
        Padding(word.into())
    }
}

fn padded(p: impl Into<Padding>) -> Value {
    p.into().0
}

/// The type of a layer and what it has beside its constructors.
macro_rules! layer_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        pub struct $name {
            base: Base,
        }

        impl $name {
            /// One of its own parameters or buffers, such as `weight`.
            pub fn tensor(&self, name: &str) -> Result<Option<Tensor>> {
                self.base.tensor(name)
            }
        }

        impl Module for $name {
            fn base(&self) -> &Base {
                &self.base
            }
        }
    };
}

/// A constructor: its name, the module's name in the library, its arguments, and maybe options.
macro_rules! constructor {
    ($(#[$doc:meta])* $new:ident, $kind:literal, ($($arg:ident: $type:ty => $convert:expr,)*) $(, $options:ident)?) => {
        $(#[$doc])*
        #[allow(clippy::redundant_closure_call, clippy::new_ret_no_self)]
        pub fn $new($($arg: $type,)* $(options: $options)?) -> Result<Self> {
            #[allow(unused_mut)]
            let mut args = Args::default();
            $(args.push(stringify!($arg), ($convert)($arg));)*
            $(<$options>::push(options, &mut args);)?
            Ok(Self { base: Base::with_args($kind, &args)? })
        }
    };
}

macro_rules! layer {
    ($(#[$doc:meta])* $name:ident = $kind:literal $args:tt) => {
        layer_type! { $(#[$doc])* $name }
        impl $name {
            constructor! { /// A new layer.
                new, $kind, $args }
        }
    };
    (
        $(#[$doc:meta])* $name:ident = $kind:literal $args:tt
        $(#[$odoc:meta])* $options:ident { $($(#[$fdoc:meta])* $field:ident: $ftype:ty => $fconvert:expr,)* }
    ) => {
        layer_type! { $(#[$doc])* $name }
        impl $name {
            constructor! { /// With all options at their defaults.
                new, $kind, $args }
            constructor! { /// With options.
                with, $kind, $args, $options }
        }

        $(#[$odoc])*
        #[derive(Clone, Debug, Default)]
        #[must_use]
        pub struct $options {
            $($field: Option<Value>,)*
        }

        impl $options {
            /// All defaults.
            pub fn new() -> $options {
                $options::default()
            }

            $(
                $(#[$fdoc])*
                #[allow(clippy::redundant_closure_call)]
                pub fn $field(mut self, $field: $ftype) -> Self {
                    self.$field = Some(($fconvert)($field));
                    self
                }
            )*

            fn push(self, args: &mut Args) {
                $(
                    if let Some(value) = self.$field {
                        args.push(stringify!($field), value);
                    }
                )*
            }
        }
    };
}

layer! {
    /// `x @ weight.T + bias`.
    Linear = "Linear" (in_features: i64 => Value::from, out_features: i64 => Value::from,)
    /// The options of [`Linear`].
    LinearOptions {
        /// Adds a bias; true.
        bias: bool => Value::from,
    }
}

macro_rules! convolution {
    ($($(#[$doc:meta])* $name:ident = $kind:literal, $options:ident;)*) => {$(
        layer! {
            $(#[$doc])*
            $name = $kind (
                in_channels: i64 => Value::from,
                out_channels: i64 => Value::from,
                kernel_size: impl Into<Ints<'static>> => ints,
            )
            /// The options of a convolution.
            $options {
                /// Steps of the window; 1.
                stride: impl Into<Ints<'static>> => ints,
                /// Elements around the input, `"same"` (as many as keep its size) or `"valid"` (none); 0.
                padding: impl Into<Padding> => padded,
                /// Distance of the window's elements; 1.
                dilation: impl Into<Ints<'static>> => ints,
                /// Groups of channels that are convolved apart; 1.
                groups: i64 => Value::from,
                /// Adds a bias; true.
                bias: bool => Value::from,
                /// What surrounds the input: `zeros`, `reflect`, `replicate`, `circular`.
                padding_mode: &str => Value::from,
            }
        }
    )*};
}

convolution! {
    /// A convolution over sequences `(n, channels, length)`.
    Conv1d = "Conv1d", Conv1dOptions;
    /// A convolution over images `(n, channels, height, width)`.
    Conv2d = "Conv2d", Conv2dOptions;
}

macro_rules! batch_norm {
    ($($(#[$doc:meta])* $name:ident = $kind:literal, $options:ident;)*) => {$(
        layer! {
            $(#[$doc])*
            $name = $kind (num_features: i64 => Value::from,)
            /// The options of a batch normalisation.
            $options {
                /// Added to the variance; 1e-5.
                eps: f64 => Value::from,
                /// Weight of a new batch in the running statistics; 0.1.
                momentum: f64 => Value::from,
                /// Has a weight and a bias; true.
                affine: bool => Value::from,
                /// Keeps running statistics; true.
                track_running_stats: bool => Value::from,
            }
        }
    )*};
}

batch_norm! {
    /// Normalises each channel over the batch, for `(n, channels)` and `(n, channels, length)`.
    BatchNorm1d = "BatchNorm1d", BatchNorm1dOptions;
    /// Normalises each channel over the batch, for images.
    BatchNorm2d = "BatchNorm2d", BatchNorm2dOptions;
}

layer! {
    /// Normalises over the last dimensions.
    LayerNorm = "LayerNorm" (normalized_shape: impl Into<Ints<'static>> => ints,)
    /// The options of [`LayerNorm`].
    LayerNormOptions {
        /// Added to the variance; 1e-5.
        eps: f64 => Value::from,
        /// Has a weight and a bias; true.
        elementwise_affine: bool => Value::from,
        /// Has a bias; true.
        bias: bool => Value::from,
    }
}

layer! {
    /// Sets elements to zero with probability `p` in training.
    Dropout = "Dropout" (p: f64 => Value::from,)
}

layer! {
    /// A table of vectors, looked up by integers.
    Embedding = "Embedding" (num_embeddings: i64 => Value::from, embedding_dim: i64 => Value::from,)
    /// The options of [`Embedding`].
    EmbeddingOptions {
        /// The index of a vector that stays zero and gets no gradient.
        padding_idx: i64 => Value::from,
        /// Rescales vectors longer than this when they are looked up.
        max_norm: f64 => Value::from,
        /// The norm that `max_norm` means; 2.
        norm_type: f64 => Value::from,
        /// Scales gradients by how often an index occurs; false.
        scale_grad_by_freq: bool => Value::from,
    }
}

layer! {
    /// The largest element of each window.
    MaxPool2d = "MaxPool2d" (kernel_size: impl Into<Ints<'static>> => ints,)
    /// The options of [`MaxPool2d`].
    MaxPool2dOptions {
        /// Steps of the window; its size.
        stride: impl Into<Ints<'static>> => ints,
        /// Minus infinity around the input; 0.
        padding: impl Into<Ints<'static>> => ints,
        /// Distance of the window's elements; 1.
        dilation: impl Into<Ints<'static>> => ints,
        /// Rounds the output size up; false.
        ceil_mode: bool => Value::from,
        /// Gives the place of each maximum as a second result ([`Base::forward_all`]); false.
        return_indices: bool => Value::from,
    }
}

layer! {
    /// The mean of each window.
    AvgPool2d = "AvgPool2d" (kernel_size: impl Into<Ints<'static>> => ints,)
    /// The options of [`AvgPool2d`].
    AvgPool2dOptions {
        /// Steps of the window; its size.
        stride: impl Into<Ints<'static>> => ints,
        /// Zeros around the input; 0.
        padding: impl Into<Ints<'static>> => ints,
        /// Rounds the output size up; false.
        ceil_mode: bool => Value::from,
        /// Counts the padding; true.
        count_include_pad: bool => Value::from,
    }
}

layer! {
    /// Makes one dimension of several: by default all but the first.
    Flatten = "Flatten" ()
    /// The options of [`Flatten`].
    FlattenOptions {
        /// The first; 1.
        start_dim: i64 => Value::from,
        /// The last; -1.
        end_dim: i64 => Value::from,
    }
}

layer! {
    /// `max(x, 0)`.
    Relu = "ReLU" ()
}

layer! {
    /// `x` times the normal distribution function of `x`.
    Gelu = "GELU" ()
    /// The options of [`Gelu`].
    GeluOptions {
        /// `none` or `tanh`.
        approximate: &str => Value::from,
    }
}

layer! {
    /// `x * sigmoid(x)`.
    Silu = "SiLU" ()
}

layer! {
    /// `1 / (1 + exp(-x))`.
    Sigmoid = "Sigmoid" ()
}

layer! {
    /// The hyperbolic tangent.
    Tanh = "Tanh" ()
}

layer! {
    /// Exponentials along a dimension, scaled to a sum of one.
    Softmax = "Softmax" (dim: i64 => Value::from,)
}
