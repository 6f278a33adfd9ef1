//! Modules that hold modules.
use std::rc::Rc;

use super::{Base, Module};
use crate::error::{Error, Result};
use crate::nn::Args;
use crate::Tensor;

/// Runs modules one after the other.
pub struct Sequential {
    base: Base,
    children: Vec<Rc<dyn Module>>,
}

impl Sequential {
    /// An empty one; add modules with [`Sequential::add`].
    pub fn new() -> Result<Sequential> {
        Ok(Sequential { base: Base::with_args("Sequential", &Args::default())?, children: Vec::new() })
    }

    /// Appends a module; its name is its position.
    #[allow(clippy::should_implement_trait)]
    pub fn add(mut self, module: impl Module) -> Result<Sequential> {
        self.push(Rc::new(module))?;
        Ok(self)
    }

    /// Appends a module that may be shared.
    pub fn push(&mut self, module: Rc<dyn Module>) -> Result<()> {
        self.base.set_child(&self.children.len().to_string(), &*module)?;
        Base::attach(&module);
        self.children.push(module);
        Ok(())
    }

    /// The modules in order.
    pub fn children(&self) -> &[Rc<dyn Module>] {
        &self.children
    }
}

impl Module for Sequential {
    fn base(&self) -> &Base {
        &self.base
    }
}

/// Modules in order, without a forward of their own.
pub struct ModuleList {
    base: Base,
    children: Vec<Rc<dyn Module>>,
}

impl ModuleList {
    /// An empty one; add modules with [`ModuleList::add`].
    pub fn new() -> Result<ModuleList> {
        Ok(ModuleList { base: Base::with_args("ModuleList", &Args::default())?, children: Vec::new() })
    }

    /// Appends a module; its name is its position.
    #[allow(clippy::should_implement_trait)]
    pub fn add(mut self, module: impl Module) -> Result<ModuleList> {
        self.push(Rc::new(module))?;
        Ok(self)
    }

    /// Appends a module that may be shared.
    pub fn push(&mut self, module: Rc<dyn Module>) -> Result<()> {
        self.base.set_child(&self.children.len().to_string(), &*module)?;
        Base::attach(&module);
        self.children.push(module);
        Ok(())
    }

    /// The modules in order.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Module> {
        self.children.iter().map(|module| &**module)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.children.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.children.is_empty()
    }

    /// One of them.
    pub fn get(&self, index: usize) -> Result<&dyn Module> {
        let n = self.len();
        self.children
            .get(index)
            .map(|module| &**module)
            .ok_or_else(|| Error::index(format!("index {index} is out of range for a list of {n} modules")))
    }
}

impl Module for ModuleList {
    fn base(&self) -> &Base {
        &self.base
    }

    fn forward(&self, _: &Tensor) -> Result<Tensor> {
        Err(Error::not_implemented("a ModuleList has no forward; go through its modules"))
    }
}
