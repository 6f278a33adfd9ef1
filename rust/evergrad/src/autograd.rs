//! Gradients: backward and grad, and functions with a gradient of their own.
use std::cell::{Cell, RefCell};
use std::ptr::{self, NonNull};
use std::rc::Rc;

use evergrad_sys as sys;

use crate::callback;
use crate::error::{c_string, check, Error, Result};
use crate::modes::{is_grad_enabled, no_grad};
use crate::node::Node;
use crate::value::{self, Value};
use crate::Tensor;

impl Tensor {
    /// Whether gradients are computed for it: a leaf that wants one, or a result of such.
    pub fn is_requires_grad(&self) -> bool {
        self.has_flag(sys::EG_FLAG_REQUIRES_GRAD)
    }

    /// Whether it was made by the caller rather than by recorded operators.
    pub fn is_leaf(&self) -> bool {
        self.has_flag(sys::EG_FLAG_LEAF)
    }

    /// Asks for gradients, or no longer, and gives the tensor back.
    pub fn requires_grad(self, on: bool) -> Result<Tensor> {
        self.set_requires_grad(on)?;
        Ok(self)
    }

    /// Asks for gradients, or no longer.
    pub fn set_requires_grad(&self, on: bool) -> Result<()> {
        check(unsafe { sys::eg_tensor_set_requires_grad(self.as_ptr(), i32::from(on)) })
    }

    /// The gradient accumulated so far.
    pub fn grad(&self) -> Result<Option<Tensor>> {
        Tensor::maybe(|out| unsafe { sys::eg_tensor_grad(self.as_ptr(), out) })
    }

    /// Sets or clears the gradient.
    pub fn set_grad(&self, grad: Option<&Tensor>) -> Result<()> {
        check(unsafe { sys::eg_tensor_set_grad(self.as_ptr(), grad.map_or(ptr::null_mut(), Tensor::as_ptr)) })
    }

    /// Keeps the gradient of a result that is not a leaf.
    pub fn retain_grad(&self) -> Result<()> {
        check(unsafe { sys::eg_tensor_retain_grad(self.as_ptr()) })
    }

    /// The tensor whose memory this is a view of.
    pub fn base(&self) -> Result<Option<Tensor>> {
        Tensor::maybe(|out| unsafe { sys::eg_tensor_base(self.as_ptr(), out) })
    }

    /// Takes over the memory of `source` (`x.data = source`), keeping its own history.
    pub fn set_data(&self, source: &Tensor) -> Result<()> {
        check(unsafe { sys::eg_tensor_set_data(self.as_ptr(), source.as_ptr()) })
    }

    /// Accumulates the gradients of this one-element tensor into the leaves it came from.
    pub fn backward(&self) -> Result<()> {
        self.backward_with(None, &GradOptions::default())
    }

    /// The same with a gradient of this tensor to start from, and options.
    pub fn backward_with(&self, gradient: Option<&Tensor>, options: &GradOptions) -> Result<()> {
        backward(&[self], &[gradient], options)
    }
}

/// What [`grad`] and [`backward`] do with the graph.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GradOptions {
    retain_graph: Option<bool>,
    create_graph: bool,
    allow_unused: bool,
    inputs: Vec<Tensor>,
}

impl GradOptions {
    /// The graph is freed, the gradients have no history.
    pub fn new() -> GradOptions {
        GradOptions::default()
    }

    /// Keeps the graph for another pass. Without this it is kept if `create_graph` is set.
    pub fn retain_graph(mut self, on: bool) -> GradOptions {
        self.retain_graph = Some(on);
        self
    }

    /// Records the computation of the gradients, so that they can be differentiated again.
    pub fn create_graph(mut self, on: bool) -> GradOptions {
        self.create_graph = on;
        self
    }

    /// [`grad`] gives `None` for inputs that did not take part, instead of an error.
    pub fn allow_unused(mut self, on: bool) -> GradOptions {
        self.allow_unused = on;
        self
    }

    /// [`backward`] accumulates into these only.
    pub fn inputs(mut self, inputs: &[&Tensor]) -> GradOptions {
        self.inputs = inputs.iter().map(|&t| t.clone()).collect();
        self
    }

    fn retain(&self) -> i32 {
        i32::from(self.retain_graph.unwrap_or(self.create_graph))
    }
}

/// `gradients` may be empty, or has one entry per output; `None` stands for ones.
fn gradient_list(outputs: &[&Tensor], gradients: &[Option<&Tensor>]) -> Result<Vec<*mut sys::eg_tensor>> {
    if !gradients.is_empty() && gradients.len() != outputs.len() {
        let (n, m) = (outputs.len(), gradients.len());
        return Err(Error::runtime(format!("got {n} tensors and {m} gradients")));
    }
    Ok(value::opt_handles(gradients))
}

/// Accumulates the gradients of `outputs` into the leaves they came from.
pub fn backward(outputs: &[&Tensor], gradients: &[Option<&Tensor>], options: &GradOptions) -> Result<()> {
    let starts = gradient_list(outputs, gradients)?;
    let (tensors, inputs) = (value::handles(outputs), value::handles(&options.inputs));
    let or_null = |list: &Vec<*mut sys::eg_tensor>| if list.is_empty() { ptr::null() } else { list.as_ptr() };
    check(unsafe {
        sys::eg_backward(
            tensors.as_ptr(),
            tensors.len(),
            or_null(&starts),
            options.retain(),
            i32::from(options.create_graph),
            or_null(&inputs),
            inputs.len(),
        )
    })
}

/// The gradients of `outputs` with respect to `inputs`, without touching [`Tensor::grad`]. An entry is `None` only where
/// unused inputs are allowed.
pub fn grad(
    outputs: &[&Tensor],
    inputs: &[&Tensor],
    gradients: &[Option<&Tensor>],
    options: &GradOptions,
) -> Result<Vec<Option<Tensor>>> {
    let starts = gradient_list(outputs, gradients)?;
    let (tensors, wanted) = (value::handles(outputs), value::handles(inputs));
    let mut out = vec![ptr::null_mut(); wanted.len()];
    check(unsafe {
        sys::eg_grad(
            tensors.as_ptr(),
            tensors.len(),
            if starts.is_empty() { ptr::null() } else { starts.as_ptr() },
            wanted.as_ptr(),
            wanted.len(),
            options.retain(),
            i32::from(options.create_graph),
            i32::from(options.allow_unused),
            out.as_mut_ptr(),
        )
    })?;
    Ok(out.into_iter().map(|raw| unsafe { Tensor::own_raw(raw) }).collect())
}

struct Saved(NonNull<sys::eg_saved>);

impl Drop for Saved {
    fn drop(&mut self) {
        unsafe { sys::eg_saved_release(self.0.as_ptr()) };
    }
}

/// What the forward half of a [`custom_function`] says about itself.
#[derive(Default)]
pub struct CustomContext {
    saved: RefCell<Vec<Tensor>>,
    dirty: RefCell<Vec<Tensor>>,
    nondiff: RefCell<Vec<Tensor>>,
    materialize: Cell<bool>,
}

impl CustomContext {
    /// Keeps tensors for the backward half; an in-place change in between is noticed.
    pub fn save_for_backward(&self, tensors: &[&Tensor]) {
        self.saved.borrow_mut().extend(tensors.iter().map(|&t| t.clone()));
    }

    /// These inputs were modified in place (and are returned as outputs).
    pub fn mark_dirty(&self, tensors: &[&Tensor]) {
        self.dirty.borrow_mut().extend(tensors.iter().map(|&t| t.clone()));
    }

    /// These outputs have no gradient.
    pub fn mark_non_differentiable(&self, tensors: &[&Tensor]) {
        self.nondiff.borrow_mut().extend(tensors.iter().map(|&t| t.clone()));
    }

    /// Undefined gradients arrive as zeros (the default) or as `None`.
    pub fn set_materialize_grads(&self, on: bool) {
        self.materialize.set(on);
    }
}

/// What the backward half of a [`custom_function`] can reach.
pub struct Backward<'a> {
    saved: &'a [Saved],
    node: *mut sys::eg_node,
}

impl Backward<'_> {
    /// The tensors that the forward half saved, in order.
    pub fn saved_tensors(&self) -> Result<Vec<Tensor>> {
        self.saved
            .iter()
            .map(|s| Tensor::made(|out| unsafe { sys::eg_saved_unpack(s.0.as_ptr(), self.node, out) }))
            .collect()
    }
}

/// Computes `forward` without recording and gives its results the gradient `backward`: one gradient per result to one (or
/// `None`) per input.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{custom_function, Tensor};
/// let x = Tensor::from_slice(&[1.0f64, 2.0], [2])?.requires_grad(true)?;
/// let y = custom_function(
///     "Square",
///     &[&x],
///     |context, inputs| {
///         context.save_for_backward(&[inputs[0]]);
///         Ok(vec![inputs[0].mul(inputs[0])?])
///     },
///     |context, gradients| {
///         let saved = context.saved_tensors()?;
///         let gradient = gradients[0].as_ref().unwrap();
///         Ok(vec![Some((gradient * &saved[0].mul(2.0)?)?)])
///     },
/// )?;
/// y[0].sum()?.backward()?;
/// assert_eq!(x.grad()?.unwrap().to_vec::<f64>()?, [2.0, 4.0]);
/// # Ok(())
/// # }
/// ```
pub fn custom_function<F, B>(name: &str, inputs: &[&Tensor], forward: F, backward: B) -> Result<Vec<Tensor>>
where
    F: FnOnce(&CustomContext, &[&Tensor]) -> Result<Vec<Tensor>>,
    B: Fn(&Backward<'_>, &[Option<Tensor>]) -> Result<Vec<Option<Tensor>>> + 'static,
{
    let context = CustomContext::default();
    context.materialize.set(true);
    let outputs = no_grad(|| forward(&context, inputs))?;
    if !is_grad_enabled() || !inputs.iter().any(|t| t.is_requires_grad()) {
        return Ok(outputs);
    }
    let CustomContext { saved, dirty, nondiff, materialize } = context;
    let marks = |list: RefCell<Vec<Tensor>>| -> Vec<u8> {
        let list = list.into_inner();
        outputs.iter().map(|o| u8::from(list.iter().any(|t| t.is_same(o)))).collect()
    };
    let (dirty, nondiff) = (marks(dirty), marks(nondiff));
    let name = c_string(name)?;
    let (input_handles, output_handles) = (value::handles(inputs), value::handles(&outputs));

    // Filled once the node exists. The node owns the closure and through it the cell, so the cell only points back.
    let kept: Rc<(RefCell<Vec<Saved>>, Cell<*mut sys::eg_node>)> =
        Rc::new((RefCell::default(), Cell::new(ptr::null_mut())));
    let for_backward = Rc::clone(&kept);
    let count = inputs.len();
    let callback = callback::local(move |args, rets| {
        let gradients = callback::arguments(args)?
            .into_iter()
            .map(|value| match value {
                Value::Tensor(t) => Ok(Some(t)),
                Value::None => Ok(None),
                other => Err(Error::type_error(format!("a gradient is {other:?}"))),
            })
            .collect::<Result<Vec<_>>>()?;
        let saved = for_backward.0.borrow();
        let given = backward(&Backward { saved: &saved, node: for_backward.1.get() }, &gradients)?;
        if given.len() != count {
            let n = given.len();
            return Err(Error::runtime(format!("the backward gave {n} gradients, expected {count}")));
        }
        callback::results(given.into_iter().map(Value::from).collect(), rets)
    });
    let function = sys::eg_custom_function {
        struct_size: size_of::<sys::eg_custom_function>(),
        name: name.as_ptr(),
        inputs: input_handles.as_ptr(),
        ninputs: input_handles.len(),
        outputs: output_handles.as_ptr(),
        noutputs: output_handles.len(),
        dirty: dirty.as_ptr(),
        nondiff: nondiff.as_ptr(),
        materialize: i32::from(materialize.get()),
    };
    let mut node = ptr::null_mut();
    check(unsafe { sys::eg_custom_function_attach(&function, &callback, &mut node) })?;
    let Some(node) = Node::own(node) else {
        // No input wants a gradient.
        return Ok(outputs);
    };
    kept.1.set(node.as_ptr());
    for tensor in saved.into_inner() {
        let is_output = outputs.iter().any(|o| o.is_same(&tensor));
        let mut raw = ptr::null_mut();
        check(unsafe { sys::eg_saved_new(tensor.as_ptr(), node.as_ptr(), i32::from(is_output), &mut raw) })?;
        kept.0.borrow_mut().extend(NonNull::new(raw).map(Saved));
    }
    Ok(outputs)
}
