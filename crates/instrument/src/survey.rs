//! The first pass over a method: what is to be counted, and how many counters and sums that takes.
//!
//! It needs no numbers of counters. So all classes are surveyed side by side, then the numbers are given out
//! in the order of the classes, and then all are written side by side ([`crate::method`]).

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::InvokeOp;
use mantis_ir::cfg::Cfg;
use mantis_reflect::calls;

use crate::construct::Construction;
use crate::method::{Job, MethodError};
use crate::plan::{Plan, Returns};
use crate::probe::ArraySize;
use crate::sites::{Allocation, Context, Store};

/// Numbers of counters and sums.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// Counters.
    pub counters: u32,
    /// Integer sums.
    pub integers: u32,
    /// Floating-point sums.
    pub floats: u32,
    /// Numbers of methods that the JDK may call.
    pub entries: u32,
}

impl Slots {
    /// Gives out as many of each; gives the first of them.
    pub fn take(&mut self, needed: Slots) -> Slots {
        let first = *self;
        self.counters += needed.counters;
        self.integers += needed.integers;
        self.floats += needed.floats;
        self.entries += needed.entries;
        first
    }
}

/// What is to be known of an instruction besides how often it is executed.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Site {
    /// It stores to a primitive variable.
    Store(Store),
    /// It allocates an object of this logical size.
    Object(u32),
    /// It allocates an array.
    Array(ArraySize),
    /// It ends the JVM; the descriptor of the holder's method that does it instead.
    Exit(&'static str),
    /// It registers a hook for the JVM's end, or takes one back: the method of the runtime's class for hooks
    /// that does it instead.
    Hook(&'static str, &'static str),
    /// It is a reflective call.
    Reflection,
}

/// A method before probes are written into it.
pub struct Survey {
    /// Its code.
    pub code: Code,
    /// The code's blocks.
    pub cfg: Cfg,
    /// Where edges are counted.
    pub plan: Plan,
    /// Where `this` becomes initialised.
    pub construction: Construction,
    /// Instructions that may throw, in the order of the code.
    pub throwers: Vec<u32>,
    /// Other instructions of interest, in the order of the code.
    pub sites: Vec<(u32, Site)>,
    /// Whether the JDK may call it.
    pub is_entry: bool,
}

impl Survey {
    /// Looks at a method's code.
    ///
    /// # Errors
    /// When it has no control-flow graph.
    pub fn new(job: &Job<'_>, method: &Member, code: Code) -> Result<Survey, MethodError> {
        let class = job.class;
        let cfg = Cfg::build(&code)?;
        let context = Context::new(class, &code, method.is_static());
        let construction = Construction::of(class, method, &code);
        let may_throw = |&call: &u32| context.may_throw(call as usize);
        let uncovered: Vec<u32> = construction.calls.iter().copied().filter(may_throw).collect();
        let plan = Plan::new(&code, &cfg, &uncovered, Returns::Counted, &[]);
        let (mut throwers, mut sites) = (Vec::new(), Vec::new());
        for node in plan.blocks.iter().flat_map(|&(first, last)| first..=last) {
            let Some(Node::Insn(insn)) = code.nodes.get(node as usize) else { continue };
            if context.may_throw(node as usize) {
                throwers.push(node);
            }
            let store = context.store(node as usize).map(Site::Store);
            let site = store.or_else(|| allocation(job, &context, node)).or_else(|| call(class, insn));
            sites.extend(site.map(|site| (node, site)));
        }
        let is_entry = job.entries.is_entry(class, method);
        Ok(Survey { code, cfg, plan, construction, throwers, sites, is_entry })
    }

    /// The numbers that counting in full takes.
    pub fn needs(&self, values: bool) -> Slots {
        let edges = self.plan.edges.iter().filter(|e| e.counted).count();
        // One each, and one of all that tells about code.
        let handlers = if self.throwers.is_empty() { 0 } else { self.plan.handlers.len() + 1 };
        let counters = (edges + handlers + self.throwers.len()) as u32;
        let mut needs = Slots { counters, entries: u32::from(self.is_entry), ..Slots::default() };
        for (_, site) in &self.sites {
            match site {
                Site::Store(Store::Local(kind, _) | Store::Popped(kind, _)) if values => {
                    if kind.is_floating() {
                        needs.floats += 1;
                    } else {
                        needs.integers += 1;
                    }
                }
                Site::Array(_) => needs.integers += 1,
                _ => {}
            }
        }
        needs
    }
}

fn allocation(job: &Job<'_>, context: &Context<'_>, node: u32) -> Option<Site> {
    Some(match context.allocation(node as usize)? {
        Allocation::Object(class) => Site::Object(job.sizes.instance(&class)),
        Allocation::Array(size) => Site::Array(size),
    })
}

fn call(class: &ClassFile, insn: &Insn) -> Option<Site> {
    let Insn::Invoke { op, index } = insn else { return None };
    let (_, [owner, name, desc]) = class.pool.member_names(*index)?;
    match (*op, &**owner, &**name, &**desc) {
        (InvokeOp::Static, "java/lang/System", "exit", "(I)V") => Some(Site::Exit("(I)V")),
        (InvokeOp::Virtual, "java/lang/Runtime", "exit", "(I)V") => {
            Some(Site::Exit("(Ljava/lang/Runtime;I)V"))
        }
        (InvokeOp::Virtual, "java/lang/Runtime", "addShutdownHook", "(Ljava/lang/Thread;)V") => {
            Some(Site::Hook("addShutdownHook", "(Ljava/lang/Runtime;Ljava/lang/Thread;)V"))
        }
        (InvokeOp::Virtual, "java/lang/Runtime", "removeShutdownHook", "(Ljava/lang/Thread;)Z") => {
            Some(Site::Hook("removeShutdownHook", "(Ljava/lang/Runtime;Ljava/lang/Thread;)Z"))
        }
        (_, owner, name, desc) => calls::Kind::named(owner, name, desc).map(|_| Site::Reflection),
    }
}
