//! Where a thread's sums are: `java.lang.MantisTally`, and the way to it from `java.lang.Thread`.
//!
//! Fields added to `Thread` would be the shortest way, but the class must then be changed before it is
//! loaded, and a JVM in which an agent may do that does without its archive of loaded classes: twice the
//! processor time to start. Bodies of methods may be changed later. **Idea**: threads, virtual or not, have
//! two fields that can be had.
//!
//! - Bytecodes, added to by every activation, are in `threadLocalRandomSeed`. `ThreadLocalRandom`, the only
//!   class that uses it, is made to keep its seed in the tally ([`extend`]).
//! - The tally has all the rest. It is in the place of the object that is locked while a thread is
//!   interrupted and serves no other purpose (`interruptLock`, before JDK 19 `blockerLock`): [`extend`] makes
//!   constructors create a tally there; the agent gives one to threads that exist already.
//!
//! Instrumented code calls the tally's class, which every class loader finds because no other may define
//! names in `java.`, and which JIT compilers always inline. From there calls are passed on to
//! `mantis.watch.Actions`, which the agent puts on the boot class path; `java.base` must be made to read that
//! module first.

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{Attribute, ClassFile, Member, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::exit::add;

/// The class of threads.
pub const THREAD: &str = "java/lang/Thread";
/// The class that leaves its seeds to tallies.
pub const RANDOM: &str = "java/util/concurrent/ThreadLocalRandom";
/// The field of threads with the bytecodes they have executed in activations that have ended.
pub const COUNT: &str = "threadLocalRandomSeed";
/// The class of their tallies.
pub const TALLY: &str = "java/lang/MantisTally";
/// The method that adds to the current thread's [`COUNT`].
pub const BYTECODES: &str = "bytecodes";
/// Bytes the thread has sent: a field of its tally, and the method that adds to the current thread's.
pub const SENT: &str = "sent";
/// Bytes it has received.
pub const RECEIVED: &str = "received";
/// Modelled energy of the bytecodes it has executed, in the units of the table.
pub const ENERGY: &str = "energy";
/// Descriptor of the methods that add.
pub const ADD_DESC: &str = "(J)V";
/// Adds to the current thread's [`COUNT`] and to that of a method, where counts are told apart by method.
pub const EXECUTED: &str = "executed";
/// Takes bytecodes and the method's number.
pub const EXECUTED_DESC: &str = "(JI)V";
/// A method was entered; takes its number.
pub const ENTERED: &str = "entered";
/// An object was made; takes the number of its site.
pub const OBJECT_MADE: &str = "object";
/// An array was made; takes it, how many of its dimensions were, and the method's number.
pub const ARRAY: &str = "array";
/// Its descriptor.
pub const ARRAY_DESC: &str = "(Ljava/lang/Object;II)V";
/// The class that keeps counts by method.
const METHODS: &str = "mantis/watch/MethodCounts";
/// What the measuring classes keep for the thread (`Object`).
const STATE: &str = "state";
/// The seed of its random numbers.
pub const SEED: &str = "seed";
/// The tally of all threads that have none of their own (static).
const LOST: &str = "lost";
/// Gives a thread's tally.
const OF: &str = "of";
/// Gives a thread's bytecodes.
const COUNTED: &str = "counted";
/// Called in the place of `Unsafe.putLong`.
const SET_SEED: &str = "setSeed";
/// The class with the measuring calls.
pub const ACTIONS: &str = "mantis/watch/Actions";
/// The class through which the measuring classes, compiled without tallies, read and write them.
pub const SLOTS: &str = "mantis/watch/Slots";
/// Parameters an action may have.
pub const PARAMETERS: usize = 16;

/// Begins and starts an action without parameters; takes its number, gives a token.
pub const ENTER: &str = "enter";
/// Begins an action; its parameters follow.
pub const BEGIN: &str = "begin";
/// Descriptor of both.
pub const ENTER_DESC: &str = "(I)I";
/// Takes token, number and value of a parameter.
pub const PARAMETER: &str = "parameter";
/// Its descriptor.
pub const PARAMETER_DESC: &str = "(IID)V";
/// All parameters are there: the measurement starts.
pub const START: &str = "start";
/// The action ends normally.
pub const LEFT: &str = "left";
/// It ends by an exception.
pub const FAILED: &str = "failed";
/// Descriptor of the last three, which take the token.
pub const TOKEN_DESC: &str = "(I)V";

const OBJECT: &str = "java/lang/Object";
const OBJECT_DESC: &str = "Ljava/lang/Object;";
const TALLY_DESC: &str = "Ljava/lang/MantisTally;";
const CURRENT: (&str, &str) = ("currentThread", "()Ljava/lang/Thread;");
const COUNTED_DESC: &str = "(Ljava/lang/Thread;)J";
const UNSAFE: &str = "jdk/internal/misc/Unsafe";
const OF_DESC: &str = "(Ljava/lang/Thread;)Ljava/lang/MantisTally;";

/// A field of `java.lang.Thread` with an object that is only locked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    /// Its name.
    pub name: &'static str,
    /// Whether other classes of the package may not read it.
    private: bool,
}

impl Lock {
    /// Its descriptor.
    pub const DESC: &'static str = OBJECT_DESC;
}

/// Those of the JDKs since 17. A JDK has one of them.
pub const LOCKS: [Lock; 2] =
    [Lock { name: "interruptLock", private: false }, Lock { name: "blockerLock", private: true }];

/// Why [`THREAD`] or [`RANDOM`] cannot be changed.
#[derive(Debug, thiserror::Error)]
pub enum ThreadError {
    /// It is not as in the JDKs known.
    #[error("it is not as in the JDKs known")]
    Unknown,
    /// It cannot be decoded or encoded.
    #[error(transparent)]
    Code(#[from] CodeError),
}

/// Lets the constructors of [`THREAD`] make a tally where they make the object to be locked, and [`RANDOM`]
/// keep seeds in tallies.
///
/// # Errors
/// When it is not as expected, or the class has no room for more constants.
pub fn extend(class: &mut ClassFile) -> Result<(), ThreadError> {
    let mut changed = 0;
    let thread = **class.name() == *THREAD;
    for index in 0..class.methods.len() {
        if thread && &**class.methods[index].name() != "<init>" {
            continue;
        }
        let Some(mut code) = Code::decode(class, &class.methods[index])? else { continue };
        let done = if thread { make_tallies(class, &mut code)? } else { move_seeds(class, &mut code)? };
        if done > 0 {
            class.set_code(index, &code)?;
            changed += done;
        }
    }
    // One seed is read and one written at least.
    if changed > usize::from(!thread) { Ok(()) } else { Err(ThreadError::Unknown) }
}

fn make_tallies(class: &mut ClassFile, code: &mut Code) -> Result<usize, CodeError> {
    let places = creations(class, code);
    for &(new, call) in &places {
        let index = class.pool.class(TALLY)?;
        code.nodes[new] = Node::Insn(Insn::Type { op: TypeOp::New, index });
        let index = class.pool.method_ref(TALLY, "<init>", "()V")?;
        code.nodes[call] = Node::Insn(Insn::Invoke { op: InvokeOp::Special, index });
    }
    Ok(places.len())
}

/// Seeds are the only `long`s that the class reads and writes by `Unsafe`; that object becomes the first
/// argument.
fn move_seeds(class: &mut ClassFile, code: &mut Code) -> Result<usize, CodeError> {
    let mut moved = 0;
    for node in &mut code.nodes {
        let Node::Insn(Insn::Invoke { op: op @ InvokeOp::Virtual, index }) = node else { continue };
        let Some((called, _)) = class.pool.method(*index).filter(|(m, _)| *m.class == *UNSAFE) else {
            continue;
        };
        let name = match &*called.name {
            "getLong" => SEED,
            "putLong" => SET_SEED,
            _ => continue,
        };
        let desc = called.desc.replacen('(', &format!("(L{UNSAFE};"), 1);
        (*op, *index) = (InvokeOp::Static, class.pool.method_ref(TALLY, name, &desc)?);
        moved += 1;
    }
    Ok(moved)
}

/// Nodes of the `new` and the call of the constructor in each `this.lock = new Object()`.
fn creations(class: &ClassFile, code: &Code) -> Vec<(usize, usize)> {
    let insns: Vec<(usize, &Insn)> = code.insns().collect();
    let stored = |insn: &Insn| match insn {
        Insn::Field { op: FieldOp::Putfield, index } => class.pool.field(*index).is_some_and(|field| {
            *field.class == *THREAD && LOCKS.iter().any(|lock| *field.name == *lock.name)
        }),
        _ => false,
    };
    let made = |insn: &Insn| match insn {
        Insn::Type { op: TypeOp::New, index } => class.pool.class_name(*index).is_some_and(|n| *n == *OBJECT),
        _ => false,
    };
    let called = |insn: &Insn| match insn {
        Insn::Invoke { op: InvokeOp::Special, index } => {
            class.pool.method(*index).is_some_and(|(m, _)| *m.class == *OBJECT)
        }
        _ => false,
    };
    let windows = insns.windows(4).filter(|w| {
        made(w[0].1) && matches!(w[1].1, Insn::Simple(SimpleOp::Dup)) && called(w[2].1) && stored(w[3].1)
    });
    windows.map(|w| (w[0].0, w[2].0)).collect()
}

/// The class [`TALLY`] for a JDK whose threads have this lock.
///
/// # Errors
/// None are expected.
pub fn tally(lock: Lock) -> Result<ClassFile, CodeError> {
    let flags = access::PUBLIC | access::FINAL | access::SUPER | access::SYNTHETIC;
    // Subclasses of this one, which the JDK had until 23 for accessors made at run time, may read private
    // fields.
    let parent = if lock.private { "jdk/internal/reflect/MagicAccessorImpl" } else { OBJECT };
    // Of version 49: no frames are needed.
    let mut class = ClassFile::new(49, flags, TALLY, parent)?;
    for name in [SEED, ENERGY, SENT, RECEIVED] {
        class.add_field(access::PUBLIC, name, "J")?;
    }
    class.add_field(access::PUBLIC, STATE, OBJECT_DESC)?;
    class.add_field(access::STATIC | access::FINAL, LOST, TALLY_DESC)?;
    method(&mut class, 0, "<init>", "()V", &|code| {
        code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, parent, "<init>", "()V").op(SimpleOp::Return);
    })?;
    method(&mut class, access::STATIC, "<clinit>", "()V", &|code| {
        code.typed(TypeOp::New, TALLY).op(SimpleOp::Dup).invoke(InvokeOp::Special, TALLY, "<init>", "()V");
        code.field(FieldOp::Putstatic, TALLY, LOST, TALLY_DESC).op(SimpleOp::Return);
    })?;
    let public = access::PUBLIC | access::STATIC;
    method(&mut class, public, OF, OF_DESC, &|code| {
        code.local(LocalOp::Aload, 0);
        push_tally(code, lock);
        code.op(SimpleOp::Areturn);
    })?;
    counts(&mut class)?;
    for name in [ENERGY, SENT, RECEIVED] {
        method(&mut class, public, name, ADD_DESC, &|code| {
            code.invoke(InvokeOp::Static, THREAD, CURRENT.0, CURRENT.1);
            push_tally(code, lock);
            code.op(SimpleOp::Dup).field(FieldOp::Getfield, TALLY, name, "J");
            code.local(LocalOp::Lload, 0).op(SimpleOp::Ladd).field(FieldOp::Putfield, TALLY, name, "J");
            code.op(SimpleOp::Return);
        })?;
    }
    seeds(&mut class, lock)?;
    let calls = [
        (ENTER, ENTER_DESC),
        (BEGIN, ENTER_DESC),
        (PARAMETER, PARAMETER_DESC),
        (START, TOKEN_DESC),
        (LEFT, TOKEN_DESC),
        (FAILED, TOKEN_DESC),
    ];
    for (name, desc) in calls {
        method(&mut class, public, name, desc, &|code| pass_on(code, name, desc))?;
    }
    by_method(&mut class)?;
    for index in 0..class.methods.len() {
        inlined(&mut class, index)?;
    }
    Ok(class)
}

/// The methods about bytecodes.
fn counts(class: &mut ClassFile) -> Result<(), CodeError> {
    let public = access::PUBLIC | access::STATIC;
    method(class, public, BYTECODES, ADD_DESC, &|code| {
        code.invoke(InvokeOp::Static, THREAD, CURRENT.0, CURRENT.1);
        code.op(SimpleOp::Dup).field(FieldOp::Getfield, THREAD, COUNT, "J");
        code.local(LocalOp::Lload, 0).op(SimpleOp::Ladd).field(FieldOp::Putfield, THREAD, COUNT, "J");
        code.op(SimpleOp::Return);
    })?;
    method(class, public, COUNTED, COUNTED_DESC, &|code| {
        code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, THREAD, COUNT, "J").op(SimpleOp::Lreturn);
    })
}

/// The methods that tell counts apart by method.
fn by_method(class: &mut ClassFile) -> Result<(), CodeError> {
    let public = access::PUBLIC | access::STATIC;
    method(class, public, EXECUTED, EXECUTED_DESC, &|code| {
        code.local(LocalOp::Lload, 0).invoke(InvokeOp::Static, TALLY, BYTECODES, ADD_DESC);
        code.local(LocalOp::Lload, 0).local(LocalOp::Iload, 2);
        code.invoke(InvokeOp::Static, METHODS, EXECUTED, EXECUTED_DESC).op(SimpleOp::Return);
    })?;
    for name in [ENTERED, OBJECT_MADE] {
        method(class, public, name, TOKEN_DESC, &|code| {
            code.local(LocalOp::Iload, 0).invoke(InvokeOp::Static, METHODS, name, TOKEN_DESC);
            code.op(SimpleOp::Return);
        })?;
    }
    method(class, public, ARRAY, ARRAY_DESC, &|code| {
        code.local(LocalOp::Aload, 0).local(LocalOp::Iload, 1).local(LocalOp::Iload, 2);
        code.invoke(InvokeOp::Static, METHODS, ARRAY, ARRAY_DESC).op(SimpleOp::Return);
    })
}

/// The methods that [`RANDOM`] calls.
fn seeds(class: &mut ClassFile, lock: Lock) -> Result<(), CodeError> {
    let public = access::PUBLIC | access::STATIC;
    method(class, public, SEED, &format!("(L{UNSAFE};Ljava/lang/Object;J)J"), &|code| {
        code.local(LocalOp::Aload, 1).typed(TypeOp::Checkcast, THREAD);
        push_tally(code, lock);
        code.field(FieldOp::Getfield, TALLY, SEED, "J").op(SimpleOp::Lreturn);
    })?;
    method(class, public, SET_SEED, &format!("(L{UNSAFE};Ljava/lang/Object;JJ)V"), &|code| {
        code.local(LocalOp::Aload, 1).typed(TypeOp::Checkcast, THREAD);
        push_tally(code, lock);
        code.local(LocalOp::Lload, 4).field(FieldOp::Putfield, TALLY, SEED, "J").op(SimpleOp::Return);
    })
}

/// Goes from the thread on the stack to its tally, or to that of the lost.
fn push_tally(code: &mut CodeBuilder<'_>, lock: Lock) {
    let (lost, end) = (code.label(), code.label());
    code.field(FieldOp::Getfield, THREAD, lock.name, OBJECT_DESC).op(SimpleOp::Dup);
    code.typed(TypeOp::Instanceof, TALLY).branch(BranchOp::Ifeq, lost);
    code.typed(TypeOp::Checkcast, TALLY).goto(end);
    code.place(lost).op(SimpleOp::Pop).field(FieldOp::Getstatic, TALLY, LOST, TALLY_DESC);
    code.place(end);
}

/// Calls the method of the same name in [`ACTIONS`].
fn pass_on(code: &mut CodeBuilder<'_>, name: &str, desc: &str) {
    code.local(LocalOp::Iload, 0);
    if desc == PARAMETER_DESC {
        code.local(LocalOp::Iload, 1).local(LocalOp::Dload, 2);
    }
    code.invoke(InvokeOp::Static, ACTIONS, name, desc);
    code.op(if desc.ends_with('I') { SimpleOp::Ireturn } else { SimpleOp::Return });
}

fn method(
    class: &mut ClassFile,
    flags: u16,
    name: &str,
    desc: &str,
    body: &dyn Fn(&mut CodeBuilder<'_>),
) -> Result<(), CodeError> {
    let mut code = CodeBuilder::new(class, flags, name, desc);
    body(&mut code);
    let code = code.finish()?;
    add(class, flags, name, desc, code)
}

/// Asks JIT compilers to inline a method wherever it is called, which they do for classes of the boot loader.
fn inlined(class: &mut ClassFile, index: usize) -> Result<(), CodeError> {
    let name = class.pool.utf8("RuntimeVisibleAnnotations")?;
    let annotation = class.pool.utf8("Ljdk/internal/vm/annotation/ForceInline;")?;
    let [high, low] = annotation.0.to_be_bytes();
    let method: &mut Member = &mut class.methods[index];
    method.attributes.push(Attribute { name, data: vec![0, 1, high, low, 0, 0].into() });
    Ok(())
}

/// The class [`SLOTS`]. The one compiled with the others is for JVMs without the agent and knows no tallies.
///
/// # Errors
/// None are expected.
pub fn slots() -> Result<ClassFile, CodeError> {
    let flags = access::FINAL | access::SUPER | access::SYNTHETIC;
    let mut class = ClassFile::new(52, flags, SLOTS, OBJECT)?;
    method(&mut class, access::STATIC, BYTECODES, COUNTED_DESC, &|code| {
        code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, TALLY, COUNTED, COUNTED_DESC);
        code.op(SimpleOp::Lreturn);
    })?;
    for name in [ENERGY, SENT, RECEIVED] {
        method(&mut class, access::STATIC, name, COUNTED_DESC, &|code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, TALLY, OF, OF_DESC);
            code.field(FieldOp::Getfield, TALLY, name, "J").op(SimpleOp::Lreturn);
        })?;
    }
    method(&mut class, access::STATIC, STATE, "(Ljava/lang/Thread;)Ljava/lang/Object;", &|code| {
        code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, TALLY, OF, OF_DESC);
        code.field(FieldOp::Getfield, TALLY, STATE, OBJECT_DESC).op(SimpleOp::Areturn);
    })?;
    method(&mut class, access::STATIC, "setState", "(Ljava/lang/Thread;Ljava/lang/Object;)V", &|code| {
        code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, TALLY, OF, OF_DESC);
        code.local(LocalOp::Aload, 1)
            .field(FieldOp::Putfield, TALLY, STATE, OBJECT_DESC)
            .op(SimpleOp::Return);
    })?;
    method(&mut class, access::STATIC, "present", "()Z", &|code| {
        code.int(1).op(SimpleOp::Ireturn);
    })?;
    Ok(class)
}
