//! The graph of recorded operations: its nodes, and hooks on nodes and tensors.
use std::ffi::CStr;
use std::fmt;
use std::ptr::{self, NonNull};

use evergrad_sys as sys;

use crate::callback;
use crate::error::{check, Error, Result};
use crate::value::{Raw, Value};
use crate::Tensor;

/// A node of the graph: an operation that was recorded, or a leaf that gathers its gradient.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::Tensor;
/// let x = Tensor::from_slice(&[2.0f32], [1])?.requires_grad(true)?;
/// let node = x.exp()?.grad_fn()?.unwrap();
/// assert_eq!(node.name(), "ExpBackward0");
/// let (leaf, _) = node.next_functions()?[0].clone().unwrap();
/// assert!(leaf.variable()?.unwrap().is_same(&x));
/// # Ok(())
/// # }
/// ```
pub struct Node(NonNull<sys::eg_node>);

impl Node {
    /// Takes a reference over; `None` for NULL.
    pub(crate) fn own(raw: *mut sys::eg_node) -> Option<Node> {
        NonNull::new(raw).map(Node)
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eg_node {
        self.0.as_ptr()
    }

    /// Its name, such as `MulBackward0`.
    pub fn name(&self) -> String {
        let name = unsafe { sys::eg_node_name(self.as_ptr()) };
        if name.is_null() {
            return String::new();
        }
        unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
    }

    /// When it was recorded: later nodes of a thread have greater numbers.
    pub fn sequence(&self) -> i64 {
        unsafe { sys::eg_node_sequence(self.as_ptr()) }
    }

    /// Where the gradient of each input goes: a node, and which of its results the input was. `None` where no gradient
    /// is wanted.
    pub fn next_functions(&self) -> Result<Vec<Option<(Node, i32)>>> {
        let count = unsafe { sys::eg_node_next_count(self.as_ptr()) };
        (0..count)
            .map(|i| {
                let (mut next, mut number) = (ptr::null_mut(), 0);
                check(unsafe { sys::eg_node_next(self.as_ptr(), i, &mut next, &mut number) })?;
                Ok(Node::own(next).map(|node| (node, number)))
            })
            .collect()
    }

    /// The leaf whose gradient the node adds up; `None` for other nodes.
    pub fn variable(&self) -> Result<Option<Tensor>> {
        Tensor::maybe(|out| unsafe { sys::eg_node_variable(self.as_ptr(), out) })
    }

    /// Stands for one of the node's results among the outputs and inputs of a backward pass: the gradient of what the node
    /// once gave, though that tensor has changed or gone. It has no memory, and any operator refuses it; a leaf's node
    /// gives the leaf.
    pub fn output(&self, number: i32) -> Result<Tensor> {
        Tensor::made(|out| unsafe { sys::eg_node_output(self.as_ptr(), number, out) })
    }

    /// Calls `hook` with the incoming gradients before the node runs; what it returns replaces them.
    pub fn register_prehook(
        &self,
        hook: impl Fn(&[Option<Tensor>]) -> Result<Option<Vec<Option<Tensor>>>> + 'static,
    ) -> Result<HookHandle> {
        self.register(true, move |args| hook(&tensors(args.first())?))
    }

    /// Calls `hook` with the gradients of the node's inputs, and with the incoming ones, after the node ran; what it
    /// returns replaces the former.
    pub fn register_hook(
        &self,
        hook: impl Fn(&[Option<Tensor>], &[Option<Tensor>]) -> Result<Option<Vec<Option<Tensor>>>> + 'static,
    ) -> Result<HookHandle> {
        self.register(false, move |args| hook(&tensors(args.first())?, &tensors(args.get(1))?))
    }

    fn register(
        &self,
        pre: bool,
        hook: impl Fn(&[Value]) -> Result<Option<Vec<Option<Tensor>>>> + 'static,
    ) -> Result<HookHandle> {
        let callback = callback::local(move |args: &[Raw], rets| {
            let changed = hook(&callback::arguments(args)?)?;
            callback::results(vec![changed.map_or(Value::None, Value::Tensors)], rets)
        });
        let mut id = 0;
        check(unsafe { sys::eg_node_register_hook(self.as_ptr(), &callback, i32::from(pre), &mut id) })?;
        Ok(HookHandle { on: On::Node(self.clone()), id })
    }
}

fn tensors(value: Option<&Value>) -> Result<Vec<Option<Tensor>>> {
    match value {
        Some(Value::Tensors(list)) => Ok(list.clone()),
        other => Err(Error::callback(format!("a hook got {other:?} instead of gradients"))),
    }
}

impl Clone for Node {
    fn clone(&self) -> Node {
        // Cannot fail: the node is alive.
        let status = unsafe { sys::eg_node_retain(self.as_ptr()) };
        debug_assert!(status.is_null());
        Node(self.0)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        unsafe { sys::eg_node_release(self.as_ptr()) };
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        self.0 == other.0
    }
}

impl Eq for Node {}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.name())
    }
}

#[derive(Debug)]
enum On {
    Tensor(Tensor),
    Node(Node),
}

/// A registered hook. It stays registered when this is dropped.
#[derive(Debug)]
pub struct HookHandle {
    on: On,
    id: i64,
}

impl HookHandle {
    /// Takes the hook off.
    pub fn remove(self) -> Result<()> {
        check(match &self.on {
            On::Tensor(tensor) => unsafe { sys::eg_tensor_remove_hook(tensor.as_ptr(), self.id) },
            On::Node(node) => unsafe { sys::eg_node_remove_hook(node.as_ptr(), self.id) },
        })
    }
}

impl Tensor {
    /// The node of the graph that made it; `None` for leaves.
    pub fn grad_fn(&self) -> Result<Option<Node>> {
        let mut node = ptr::null_mut();
        check(unsafe { sys::eg_tensor_grad_fn(self.as_ptr(), &mut node) })?;
        Ok(Node::own(node))
    }

    /// The name of the operation that made it, such as `MulBackward0`; `None` for leaves.
    pub fn grad_fn_name(&self) -> Result<Option<String>> {
        Ok(self.grad_fn()?.map(|node| node.name()))
    }

    /// Calls `hook` with this tensor's gradient when it is computed; what it returns replaces the gradient.
    pub fn register_hook(&self, hook: impl Fn(&Tensor) -> Result<Option<Tensor>> + 'static) -> Result<HookHandle> {
        let callback = callback::local(move |args, rets| {
            let args = callback::arguments(args)?;
            let gradient = args.first().ok_or_else(|| Error::callback("a hook got no gradient"))?.tensor()?;
            callback::results(vec![hook(gradient)?.into()], rets)
        });
        let mut id = 0;
        check(unsafe { sys::eg_tensor_register_hook(self.as_ptr(), &callback, &mut id) })?;
        Ok(HookHandle { on: On::Tensor(self.clone()), id })
    }

    /// Calls `hook` with this leaf after a gradient was added to it.
    pub fn register_post_accumulate_hook(&self, hook: impl Fn(&Tensor) -> Result<()> + 'static) -> Result<HookHandle> {
        let callback = callback::local(move |args, _| {
            let args = callback::arguments(args)?;
            hook(args.first().ok_or_else(|| Error::callback("a hook got no tensor"))?.tensor()?)
        });
        let mut id = 0;
        check(unsafe { sys::eg_tensor_register_post_accumulate_hook(self.as_ptr(), &callback, &mut id) })?;
        Ok(HookHandle { on: On::Tensor(self.clone()), id })
    }
}
