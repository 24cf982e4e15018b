//! The second fence: what emitted code must not do, whatever the slicer thought.
//!
//! A slice has no effects outside the virtual machine by construction. Here every call of a JDK method that
//! could have one is preceded by a call that throws, the standard streams are replaced, and `System.exit`
//! ends the slice.

use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef};
use mantis_ir::{CallKind, Dynamic, Function, Inst, Op, Type};
use mantis_library::{Mark, marks};
use mantis_slice::Rule;
use mantis_slice::denied::{is_denied, is_of_file, is_tame, replacement, sink};

use crate::lambda;
use crate::sampled::SAMPLED;

/// What is emitted in the place of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// The statement itself.
    Keep,
    /// A call that throws goes before it.
    Deny(String),
    /// `System.exit(n)`: ends the slice.
    Exit,
    /// `runtime.exit(n)`: the same, with a receiver to drop.
    ExitWithReceiver,
    /// A call that checks the mode on top of the stack goes before it: this descriptor of `Guard.readOnly`.
    ReadOnly(&'static str),
    /// The receiver must be an object of the program: a method that checks it makes the call.
    Own,
    /// A standard stream: this method of the guard gives another one.
    Stream(&'static str, &'static str),
    /// The same instruction of a class of the predictor, of which the original's is the superclass.
    OfClass(&'static str),
    /// A call that ends the run, where reflection does something new: it is left out.
    LeaveOut,
    /// A call for which the predictor has a static method of the same name that takes less of a cold JVM: its
    /// class.
    Instead(&'static str),
}

/// The class whose static methods set what is that of the whole JVM, until a prediction ends.
const DEFAULTS: &str = "mantis/predictor/Defaults";

/// The same for loggers.
const LOGGERS: &str = "mantis/predictor/Loggers";

/// The same for handlers of exceptions that nothing catches.
const HANDLERS: &str = "mantis/predictor/Handlers";

/// The class whose static methods stand in the place of those of `java.lang.IO`.
const CONSOLE: &str = "mantis/predictor/Console";

/// What a call site must make instead of a reference to a method that has a replacement. `reads` tells those
/// for which a slice of a sample has one.
pub(crate) fn referring(
    dynamic: &Dynamic,
    rule: Rule,
    reads: impl Fn(&MethodRef) -> bool,
    library: impl Fn(&MethodRef) -> Option<MethodRef>,
) -> Option<Dynamic> {
    let mut instead = dynamic.clone();
    let Dynamic::Lambda { target, kind, target_is_interface, .. } = &mut instead else { return None };
    if marks().value(Mark::Instead, target) == Some(CONSOLE) {
        target.class = CONSOLE.into();
        return Some(instead);
    }
    let declared = library(target);
    let class = if reads(target) { SAMPLED } else { declared.as_ref().and_then(|m| stand_in(m, rule))? };
    let receiver = match *kind {
        lambda::STATIC => CallKind::Static,
        lambda::VIRTUAL | lambda::INTERFACE => CallKind::Virtual,
        _ => return None,
    };
    let of = declared.as_ref().map_or(&target.class, |m| &m.class);
    let desc = with_receiver(receiver, of, &target.desc).into();
    *target = MethodRef { class: class.into(), desc, ..target.clone() };
    *kind = lambda::STATIC;
    *target_is_interface = false;
    Some(instead)
}

/// The class whose static method is emitted in the place of one that no slice may call as it is.
fn stand_in(method: &MethodRef, rule: Rule) -> Option<&'static str> {
    match call(method, rule) {
        Action::Instead(class) if is_tame(method) || matches!(class, DEFAULTS | LOGGERS | HANDLERS) => {
            Some(class)
        }
        _ => None,
    }
}

/// What to do about a statement. `library` gives the JDK class where the search for the method leaves the
/// program.
pub(crate) fn action(op: &Op, rule: Rule, library: impl Fn(&MethodRef) -> Option<MethodRef>) -> Action {
    match op {
        Op::GetStatic(field) => stream(field),
        Op::Invoke(_, method, _) => library(method).map_or(Action::Keep, |m| call(&m, rule)),
        Op::InvokeDynamic(_, _, dynamic) => match &**dynamic {
            Dynamic::Lambda { target, kind, .. } => {
                let is_callable = matches!(*kind, lambda::STATIC | lambda::VIRTUAL | lambda::INTERFACE);
                match library(target).map_or(Action::Keep, |m| call(&m, rule)) {
                    // [`referring`] has no reference of another kind to what stands in its place.
                    Action::Instead(_)
                        if !is_callable && library(target).is_some_and(|m| stand_in(&m, rule).is_some()) =>
                    {
                        Action::Deny(readable(target))
                    }
                    Action::Keep | Action::Instead(_) => Action::Keep,
                    // Made, not called: refused all the same, nothing could check the call itself.
                    _ => Action::Deny(readable(target)),
                }
            }
            _ => Action::Keep,
        },
        _ => Action::Keep,
    }
}

fn call(method: &MethodRef, rule: Rule) -> Action {
    match marks().value(Mark::Exits, method) {
        Some("receiver") => return Action::ExitWithReceiver,
        Some(_) => return Action::Exit,
        None => {}
    }
    if let Some(mode) = marks().value(Mark::ReadOnly, method) {
        return Action::ReadOnly(match mode {
            "String" => "(Ljava/lang/String;)Ljava/lang/String;",
            _ => "([Ljava/nio/file/OpenOption;)[Ljava/nio/file/OpenOption;",
        });
    }
    if let Some(class) = marks().value(Mark::Instead, method) {
        return Action::Instead(class);
    }
    match rule {
        // A strict slice has none of these. (What a constructor would open is decided where an object is
        // made: [`sunk`].)
        Rule::Optimistic if is_tame(method) && sink(method).is_none() => {
            replacement(method).map_or(Action::Keep, Action::Instead)
        }
        // What it is called on was opened to be read, or is in memory.
        Rule::Optimistic if is_of_file(method) => Action::Keep,
        _ if is_denied(method) => Action::Deny(readable(method)),
        _ => Action::Keep,
    }
}

/// The class that an object of which no constructor may open a file is made of instead, at its `new` and at
/// the call of its constructor.
pub(crate) fn sunk(f: &Function, inst: Inst, rule: Rule) -> Option<&'static str> {
    if rule == Rule::Strict {
        return None;
    }
    let is_new = |ty: &Type, at: u32| matches!(ty, Type::Uninit(_, origin) if *origin == at);
    match &f.insts[inst].op {
        Op::New(_) => {
            let origin = f.insts[inst].origin;
            let calls = f.constructor_calls(|ty| is_new(ty, origin));
            let class_of = |&call: &Inst| sink(constructor(f, call)?);
            let class = class_of(calls.first()?);
            class.filter(|_| calls.iter().all(|call| class_of(call) == class))
        }
        Op::Invoke(..) => {
            let made = f.args(inst).first().map(|&v| &f.values[v].ty);
            matches!(made, Some(Type::Uninit(..))).then(|| sink(constructor(f, inst)?))?
        }
        _ => None,
    }
}

fn constructor(f: &Function, call: Inst) -> Option<&MethodRef> {
    match &f.insts[call].op {
        Op::Invoke(_, method, _) => Some(method),
        _ => None,
    }
}

/// Whether a call of a JDK method opens a file that is open until it is closed: the predictor closes it,
/// since a slice keeps no call that does.
pub(crate) fn opens(method: &MethodRef) -> bool {
    marks().has(Mark::Opens, method)
}

/// The descriptor of a static method that takes the receiver of a call as its first argument.
pub(crate) fn with_receiver(kind: CallKind, class: &str, desc: &str) -> String {
    match kind {
        CallKind::Static => desc.to_owned(),
        _ => desc.replacen('(', &format!("(L{class};"), 1),
    }
}

fn stream(field: &FieldRef) -> Action {
    if &*field.class != lang::SYSTEM {
        return Action::Keep;
    }
    match &*field.name {
        "in" => Action::Stream("in", "()Ljava/io/InputStream;"),
        "out" => Action::Stream("out", "()Ljava/io/PrintStream;"),
        "err" => Action::Stream("err", "()Ljava/io/PrintStream;"),
        _ => Action::Keep,
    }
}

/// A method as people write it.
pub(crate) fn readable(method: &MethodRef) -> String {
    format!("{}.{}", method.class.replace('/', "."), method.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A method by its name as people write it.
    fn method(name: &str, desc: &str) -> MethodRef {
        let (class, name) = name.rsplit_once('.').unwrap();
        MethodRef { class: class.replace('.', "/").into(), name: name.into(), desc: desc.into() }
    }

    fn of(name: &str, desc: &str) -> Action {
        call(&method(name, desc), Rule::Strict)
    }

    #[test]
    fn what_takes_a_cold_jvm_long_is_replaced() {
        let lines = "(Ljava/nio/file/Path;)Ljava/util/List;";
        let files = Action::Instead("mantis/predictor/PlainFile");
        assert_eq!(of("java.nio.file.Files.readAllLines", lines), files);
        assert_eq!(of("java.nio.file.Files.readAllBytes", "(Ljava/nio/file/Path;)[B"), Action::Keep);
        let split = "(Ljava/lang/String;I)[Ljava/lang/String;";
        assert_eq!(of("java.lang.String.split", split), Action::Instead("mantis/predictor/Splitter"));
        let with_receiver = |kind, desc: &str| with_receiver(kind, "a/A", desc);
        assert_eq!(with_receiver(CallKind::Virtual, "(I)V"), "(La/A;I)V");
        assert_eq!(with_receiver(CallKind::Static, lines), lines);
    }

    #[test]
    fn what_is_opened_is_checked_to_be_read() {
        let options = "([Ljava/nio/file/OpenOption;)[Ljava/nio/file/OpenOption;";
        let file = "(Ljava/nio/file/Path;[Ljava/nio/file/OpenOption;)Ljava/nio/channels/FileChannel;";
        assert_eq!(of("java.nio.channels.FileChannel.open", file), Action::ReadOnly(options));
        let by_name = "(Ljava/lang/String;Ljava/lang/String;)V";
        let mode = Action::ReadOnly("(Ljava/lang/String;)Ljava/lang/String;");
        assert_eq!(of("java.io.RandomAccessFile.<init>", by_name), mode);
    }

    #[test]
    fn optimistic_slices_use_what_the_predictor_has() {
        let image = "(Ljava/io/InputStream;)Ljava/awt/image/BufferedImage;";
        let invoke = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
        for (name, desc, own) in [
            ("java.lang.reflect.Method.invoke", invoke, "Reflection"),
            ("java.lang.Class.newInstance", "()Ljava/lang/Object;", "Reflection"),
            ("java.net.URL.openStream", "()Ljava/io/InputStream;", "Resources"),
            ("javax.imageio.ImageIO.read", image, "Images"),
        ] {
            let method = method(name, desc);
            let action = |rule| {
                action(&Op::Invoke(CallKind::Virtual, method.clone(), false), rule, |m| Some(m.clone()))
            };
            assert!(matches!(action(Rule::Optimistic), Action::Instead(c) if c.ends_with(own)), "{name}");
            assert!(matches!(action(Rule::Strict), Action::Keep | Action::Deny(_)), "{name}");
        }
        let write = method("java.io.FileOutputStream.<init>", "(Ljava/lang/String;)V");
        assert!(matches!(call(&write, Rule::Optimistic), Action::Deny(_)));
    }

    #[test]
    fn exits_are_told_apart() {
        assert_eq!(of("java.lang.System.exit", "(I)V"), Action::Exit);
        assert_eq!(of("java.lang.Runtime.halt", "(I)V"), Action::ExitWithReceiver);
        assert_eq!(of("java.lang.System.nanoTime", "()J"), Action::Keep);
        assert_eq!(of("java.lang.Runtime.exec", "()V"), Action::Deny("java.lang.Runtime.exec".to_owned()));
    }
}
