//! Where a constructor's `this` becomes initialised.
//!
//! The verifier treats the code before `super(...)` or `this(...)`, that call, and the code behind it
//! differently: a handler cannot cover both sides, and none can cover the call. Code is followed in its
//! order: a stack map says what holds at its label; in between, calls of constructors pair with `new` like
//! brackets, and an unpaired one initialises `this`.

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, Frame, Node, VType};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::opcode::{InvokeOp, TypeOp};

/// What there is to know about the initialisation of `this` in a method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Construction {
    /// Whether `this` is uninitialised at the start: the method is a constructor (not `Object`'s).
    pub constructor: bool,
    /// Nodes of the calls that initialise `this`, ascending.
    pub calls: Vec<u32>,
    /// Labels (by node) from which on `this` is again uninitialised, or initialised, contrary to the code
    /// before.
    pub flips: Vec<(u32, bool)>,
}

impl Construction {
    /// Follows a method's code.
    pub fn of(class: &ClassFile, method: &Member, code: &Code) -> Construction {
        let constructor = &**method.name() == "<init>" && &**class.name() != "java/lang/Object";
        let mut found = Construction { constructor, ..Construction::default() };
        if !constructor {
            return found;
        }
        let mut uninit = true;
        let mut pending = 0usize;
        for (index, node) in code.nodes.iter().enumerate() {
            match node {
                Node::Label(label) => {
                    let Some(frame) = code.frames.get(label) else { continue };
                    let now = frame.locals.first() == Some(&VType::UninitThis);
                    if now != uninit {
                        found.flips.push((index as u32, now));
                    }
                    (uninit, pending) = (now, pending_objects(frame));
                }
                Node::Insn(Insn::Type { op: TypeOp::New, .. }) => pending += 1,
                Node::Insn(Insn::Invoke { op: InvokeOp::Special, index: method }) => {
                    if class.pool.member_names(*method).is_none_or(|(_, [_, name, _])| &**name != "<init>") {
                        continue;
                    }
                    if pending == 0 && uninit {
                        found.calls.push(index as u32);
                        uninit = false;
                    }
                    pending = pending.saturating_sub(1);
                }
                Node::Insn(_) => {}
            }
        }
        found
    }
}

/// How many objects a frame's stack and locals hold that wait for their constructor (`this` not counted).
fn pending_objects(frame: &Frame) -> usize {
    let uninit = |t: &VType| match t {
        VType::Uninit(label) => Some(*label),
        _ => None,
    };
    let mut labels: Vec<Label> = frame.stack.iter().chain(&frame.locals).filter_map(uninit).collect();
    labels.sort_unstable();
    labels.dedup();
    labels.len()
}
