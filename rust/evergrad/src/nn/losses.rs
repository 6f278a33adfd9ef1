//! The built-in losses: modules of an input and a target.
use super::{Args, Base};
use crate::error::Result;
use crate::value::Value;
use crate::Tensor;

macro_rules! loss {
    ($(
        $(#[$doc:meta])*
        $name:ident = $kind:literal, $options:ident { $($(#[$fdoc:meta])* $field:ident: $ftype:ty,)* }
    )*) => {$(
        $(#[$doc])*
        pub struct $name {
            base: Base,
        }

        impl $name {
            /// The mean over the batch.
            pub fn new() -> Result<$name> {
                $name::with($options::new())
            }

            /// With options.
            pub fn with(options: $options) -> Result<$name> {
                let mut args = Args::default();
                for (name, value) in options.list {
                    args.push(name, value);
                }
                Ok($name { base: Base::with_args($kind, &args)? })
            }

            /// Its place in the library's tree.
            pub fn base(&self) -> &Base {
                &self.base
            }

            /// The loss of `input` against `target`.
            pub fn forward(&self, input: &Tensor, target: &Tensor) -> Result<Tensor> {
                self.base.forward2(input, target)
            }
        }

        /// The options of a loss.
        #[derive(Clone, Debug, Default)]
        #[must_use]
        pub struct $options {
            list: Vec<(&'static str, Value)>,
        }

        impl $options {
            /// All defaults.
            pub fn new() -> $options {
                $options::default()
            }

            /// `mean` (the default), `sum` or `none`.
            pub fn reduction(mut self, reduction: &str) -> Self {
                self.list.push(("reduction", reduction.into()));
                self
            }

            $(
                $(#[$fdoc])*
                pub fn $field(mut self, $field: $ftype) -> Self {
                    self.list.push((stringify!($field), $field.into()));
                    self
                }
            )*
        }
    )*};
}

loss! {
    /// The squared difference.
    MseLoss = "MSELoss", MseLossOptions {}

    /// The cross entropy of logits against classes or class probabilities.
    CrossEntropyLoss = "CrossEntropyLoss", CrossEntropyLossOptions {
        /// A weight for each class.
        weight: &Tensor,
        /// A class that does not count; -100.
        ignore_index: i64,
        /// How much of the target is spread over all classes; 0.
        label_smoothing: f64,
    }

    /// The negative log likelihood of log probabilities against classes.
    NllLoss = "NLLLoss", NllLossOptions {
        /// A weight for each class.
        weight: &Tensor,
        /// A class that does not count; -100.
        ignore_index: i64,
    }

    /// The binary cross entropy of logits.
    BceWithLogitsLoss = "BCEWithLogitsLoss", BceWithLogitsLossOptions {
        /// A weight for each element.
        weight: &Tensor,
        /// A weight of the positive examples.
        pos_weight: &Tensor,
    }
}
