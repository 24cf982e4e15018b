//! The instruction sequences of probes, for shared counters and for counters of the running thread.
//!
//! Shared: arrays are static fields of the holder class, so the JIT compiler sees constants. Threads: a local
//! holds the thread's `mantis.rt.ThreadCounts`, fetched once a call. Probes leave the stack as they found it
//! and do not throw.

use mantis_classfile::constant::{ConstantPool, Cp, PoolError};
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp};

/// The generated class with the counters.
pub const HOLDER: &str = "mantis/gen/C";
/// The generated class that records the calls which `System.exit` leaves unfinished.
pub const EXIT: &str = "mantis/gen/X";
/// The run-time support class.
pub const COUNTS: &str = "mantis/rt/Counts";
/// Has the hooks for the JVM's end.
pub const HOOKS: &str = "mantis/rt/Hooks";
/// Records what reflection finds.
pub const REFLECTED: &str = "mantis/rt/Reflected";
/// The same for bundles of resources.
pub const REFLECTED_BUNDLES: &str = "mantis/rt/ReflectedBundles";
/// The same for fields.
pub const REFLECTED_FIELDS: &str = "mantis/rt/ReflectedFields";
/// The same for proxies.
pub const REFLECTED_PROXIES: &str = "mantis/rt/ReflectedProxies";
/// The same for method handles and functions made of them.
pub const REFLECTED_HANDLES: &str = "mantis/rt/ReflectedHandles";
/// Records from where the JDK calls methods of the program.
pub const CALLED: &str = "mantis/rt/Called";
/// Counts exceptions that tell about code.
pub const TOLD: &str = "mantis/rt/Told";
/// Counters of one thread.
pub const THREAD_COUNTS: &str = "mantis/rt/ThreadCounts";

/// What a local variable must hold for the sum of its values to be added.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `int` and narrower.
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
}

impl Kind {
    /// The instruction that loads it.
    pub fn load(self) -> LocalOp {
        match self {
            Kind::Int => LocalOp::Iload,
            Kind::Long => LocalOp::Lload,
            Kind::Float => LocalOp::Fload,
            Kind::Double => LocalOp::Dload,
        }
    }

    /// The instruction that stores it.
    pub fn store(self) -> LocalOp {
        match self {
            Kind::Int => LocalOp::Istore,
            Kind::Long => LocalOp::Lstore,
            Kind::Float => LocalOp::Fstore,
            Kind::Double => LocalOp::Dstore,
        }
    }

    /// The instruction that copies it on the stack.
    pub fn dup(self) -> SimpleOp {
        match self {
            Kind::Int | Kind::Float => SimpleOp::Dup,
            Kind::Long | Kind::Double => SimpleOp::Dup2,
        }
    }

    /// Whether its sum is a `double`.
    pub fn is_floating(self) -> bool {
        matches!(self, Kind::Float | Kind::Double)
    }
}

/// Writes probes for one method.
pub struct Probes<'a> {
    /// Constants of the class.
    pub pool: &'a mut ConstantPool,
    /// The local with the thread's counters, in threads mode.
    thread: Option<u16>,
    /// The fields with the arrays, once they were used.
    arrays: [Option<Cp>; 3],
    /// The helper for the size of an array, once it was used.
    array_bytes: Option<Cp>,
}

/// One of the arrays.
#[derive(Copy, Clone)]
enum Array {
    Counters,
    Integers,
    Floats,
}

fn simple(out: &mut Vec<Insn>, ops: &[SimpleOp]) {
    out.extend(ops.iter().copied().map(Insn::Simple));
}

impl<'a> Probes<'a> {
    /// Probes with constants in `pool`; `thread` is the local with the thread's counters, in threads mode.
    pub fn new(pool: &'a mut ConstantPool, thread: Option<u16>) -> Self {
        Probes { pool, thread, arrays: [None; 3], array_bytes: None }
    }

    /// Pushes an integer in the shortest way.
    pub fn push(&mut self, value: i32, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        out.push(match Insn::push_int(value) {
            Some(insn) => insn,
            None => Insn::ldc(self.pool.integer(value)?),
        });
        Ok(())
    }

    /// Pushes one of the arrays.
    fn array(&mut self, array: Array, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let index = match self.arrays[array as usize] {
            Some(index) => index,
            None => {
                let owner = if self.thread.is_none() { HOLDER } else { THREAD_COUNTS };
                let (name, desc) = match array {
                    Array::Counters => ("c", "[J"),
                    Array::Integers => ("s", "[J"),
                    Array::Floats => ("d", "[D"),
                };
                *self.arrays[array as usize].insert(self.pool.field_ref(owner, name, desc)?)
            }
        };
        match self.thread {
            None => out.push(Insn::Field { op: FieldOp::Getstatic, index }),
            Some(local) => {
                out.push(Insn::local(LocalOp::Aload, local));
                out.push(Insn::Field { op: FieldOp::Getfield, index });
            }
        }
        Ok(())
    }

    /// Adds one to a counter.
    pub fn count(&mut self, slot: u32, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        self.array(Array::Counters, out)?;
        self.push(slot as i32, out)?;
        simple(
            out,
            &[SimpleOp::Dup2, SimpleOp::Laload, SimpleOp::Lconst1, SimpleOp::Ladd, SimpleOp::Lastore],
        );
        Ok(())
    }

    /// Adds one to the counter at `base` plus the value of a local.
    pub fn count_at(&mut self, base: u32, local: u16, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        self.array(Array::Counters, out)?;
        out.push(Insn::local(LocalOp::Iload, local));
        if base != 0 {
            self.push(base as i32, out)?;
            simple(out, &[SimpleOp::Iadd]);
        }
        simple(
            out,
            &[SimpleOp::Dup2, SimpleOp::Laload, SimpleOp::Lconst1, SimpleOp::Ladd, SimpleOp::Lastore],
        );
        Ok(())
    }

    /// Counts the exception on the stack if it tells about code.
    pub fn told(&mut self, slot: u32, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        simple(out, &[SimpleOp::Dup]);
        self.array(Array::Counters, out)?;
        self.push(slot as i32, out)?;
        let index = self.pool.method_ref(TOLD, "count", "(Ljava/lang/Throwable;[JI)V")?;
        out.push(Insn::Invoke { op: InvokeOp::Static, index });
        Ok(())
    }

    /// Adds the value of a local to a sum. `narrow` truncates it first.
    pub fn sum(
        &mut self,
        slot: u32,
        kind: Kind,
        local: u16,
        narrow: Option<SimpleOp>,
        out: &mut Vec<Insn>,
    ) -> Result<(), PoolError> {
        if kind.is_floating() {
            self.array(Array::Floats, out)?;
        } else {
            self.array(Array::Integers, out)?;
        }
        self.push(slot as i32, out)?;
        let get = if kind.is_floating() { SimpleOp::Daload } else { SimpleOp::Laload };
        simple(out, &[SimpleOp::Dup2, get]);
        out.push(Insn::local(kind.load(), local));
        out.extend(narrow.map(Insn::Simple));
        match kind {
            Kind::Int => simple(out, &[SimpleOp::I2l]),
            Kind::Float => simple(out, &[SimpleOp::F2d]),
            Kind::Long | Kind::Double => {}
        }
        if kind.is_floating() {
            simple(out, &[SimpleOp::Dadd, SimpleOp::Dastore]);
        } else {
            simple(out, &[SimpleOp::Ladd, SimpleOp::Lastore]);
        }
        Ok(())
    }

    /// With a new array on the stack: adds its logical size to a sum. `local` is free for an `int`. With
    /// `dims` the array is of that many freshly allocated dimensions.
    pub fn array_bytes(
        &mut self,
        slot: u32,
        size: ArraySize,
        local: u16,
        out: &mut Vec<Insn>,
    ) -> Result<(), PoolError> {
        simple(out, &[SimpleOp::Dup]);
        let store = match size {
            ArraySize::Elements { .. } => {
                simple(out, &[SimpleOp::Arraylength]);
                LocalOp::Istore
            }
            ArraySize::Dimensions(_) => LocalOp::Astore,
        };
        out.push(Insn::local(store, local));
        self.array(Array::Integers, out)?;
        self.push(slot as i32, out)?;
        simple(out, &[SimpleOp::Dup2, SimpleOp::Laload]);
        let helper = match size {
            ArraySize::Elements { shift } => {
                out.push(Insn::local(LocalOp::Iload, local));
                self.push(i32::from(shift), out)?;
                match self.array_bytes {
                    Some(index) => index,
                    None => *self.array_bytes.insert(self.pool.method_ref(COUNTS, "arrayBytes", "(II)J")?),
                }
            }
            ArraySize::Dimensions(dims) => {
                out.push(Insn::local(LocalOp::Aload, local));
                self.push(i32::from(dims), out)?;
                self.pool.method_ref(COUNTS, "multiArrayBytes", "(Ljava/lang/Object;I)J")?
            }
        };
        out.push(Insn::Invoke { op: InvokeOp::Static, index: helper });
        simple(out, &[SimpleOp::Ladd, SimpleOp::Lastore]);
        Ok(())
    }

    /// Fetches the thread's counters into their local; nothing in shared mode.
    pub fn prologue(&mut self, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        if let Some(local) = self.thread {
            let index = self.pool.method_ref(COUNTS, "thread", "()Lmantis/rt/ThreadCounts;")?;
            out.push(Insn::Invoke { op: InvokeOp::Static, index });
            out.push(Insn::local(LocalOp::Astore, local));
        }
        Ok(())
    }
}

/// How the logical size of a new array is found.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ArraySize {
    /// From its length and the logarithm of its elements' size.
    Elements {
        /// 0 for `byte`, 3 for `long`.
        shift: u8,
    },
    /// By looking at what `multianewarray` made.
    Dimensions(u8),
}
