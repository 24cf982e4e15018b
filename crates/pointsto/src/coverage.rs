//! What ran: the analysis may leave out what no training run executed.

use mantis_classfile::names::MethodRef;

/// What the analysis should leave out.
pub trait Coverage {
    /// Whether the instruction at this node index ran in some training run.
    fn executed(&self, method: &MethodRef, origin: u32) -> bool;

    /// Whether the instruction ended by an exception in some training run, a callee's included.
    fn threw(&self, _method: &MethodRef, _origin: u32) -> bool {
        false
    }

    /// How often it did in all training runs together, if that is known.
    fn thrown(&self, _method: &MethodRef, _origin: u32) -> Option<u64> {
        None
    }

    /// Whether training runs tell which instructions ended by an exception; without them any may.
    fn knows_throws(&self) -> bool {
        false
    }

    /// Whether an exception whose message tells about code may have been caught in a method or have left it.
    fn told(&self, _method: &MethodRef) -> bool {
        true
    }

    /// Whether the statements of a method may fail themselves, by a null pointer or a bad cast. Those of
    /// generated methods check first; what they call may throw.
    fn may_fail(&self, _method: &MethodRef) -> bool {
        true
    }

    /// How often the instruction ran in all training runs together, if that is known.
    fn count(&self, _method: &MethodRef, _origin: u32) -> Option<u64> {
        None
    }

    /// Whether the instruction counts as executed because another schedule of the program's threads might
    /// have reached it.
    fn assumed(&self, _method: &MethodRef, _origin: u32) -> bool {
        false
    }

    /// Whether a thread besides the main one was in the method when a run ended.
    fn runs_at_end(&self, _method: &MethodRef) -> bool {
        false
    }

    /// Methods that the JDK was seen to call, from each call of it.
    fn callbacks(&self) -> Vec<SeenCallback<'_>> {
        Vec::new()
    }

    /// The methods that ran, in a fixed order, if that is known.
    fn entered(&self) -> Vec<MethodRef> {
        Vec::new()
    }

    /// The methods of which some code may have run: these, and generated ones that stand for reflection.
    fn may_have_run(&self) -> Vec<MethodRef> {
        self.entered()
    }
}

/// A method of the program that the JDK called in a training run.
#[derive(Copy, Clone, Debug)]
pub struct SeenCallback<'a> {
    /// The method.
    pub entered: &'a MethodRef,
    /// The call of the JDK that was under way: the method with it and its node. `None` if there was none, or
    /// it is not known.
    pub call: Option<(&'a MethodRef, u32)>,
}

/// Everything may run.
pub struct Everything;

impl Coverage for Everything {
    fn executed(&self, _: &MethodRef, _: u32) -> bool {
        true
    }
}
