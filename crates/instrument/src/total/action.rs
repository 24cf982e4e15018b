//! The beginning and the ends of a measured action, and its parameters.
//!
//! A parameter is written as in `watch.toml` (`arg0`, `arg1.length`, `this.size()`, `arg0.header.bytes`) and
//! resolved against the types the method declares, once, when its class is loaded; the method then evaluates
//! it with plain bytecode. An exception in a getter, also a linkage error, is caught in the method and makes
//! that parameter not a number.

use std::sync::Arc;

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, Member, access};
use mantis_classfile::code::{Code, Frame, FrameForm, Handler, VType};
use mantis_classfile::descriptor::{Kind, MethodDesc, class_of};
use mantis_classfile::error::CodeError;
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp};

use super::tally::{
    BEGIN, ENTER, ENTER_DESC, PARAMETER, PARAMETER_DESC, PARAMETERS, START, TALLY, TOKEN_DESC,
};

/// Finds classes by internal name, for the types of getters.
pub type Classes<'a> = dyn Fn(&str) -> Option<Arc<ClassFile>> + 'a;

/// A method that is a measured action.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    /// The action's number.
    pub action: u32,
    /// How each parameter is evaluated; `None` for one that cannot be.
    pub parameters: Vec<Option<Parameter>>,
    /// Sentences about those that cannot be.
    pub problems: Vec<String>,
}

/// A parameter as instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    steps: Vec<Step>,
    /// What the last step leaves, to be converted to `double`.
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Load(Kind, u16),
    Length,
    Call { interface: bool, class: String, name: String, desc: String },
    Field { class: String, name: String, desc: String },
}

impl Hook {
    /// The action of this number with parameters by their expressions.
    pub fn new(
        action: u32,
        expressions: &[&str],
        class: &ClassFile,
        method: &Member,
        classes: &Classes<'_>,
    ) -> Hook {
        let mut hook = Hook { action, ..Hook::default() };
        for &expression in expressions.iter().take(PARAMETERS) {
            match Parameter::resolve(expression, class, method, classes) {
                Ok(parameter) => hook.parameters.push(Some(parameter)),
                Err(problem) => {
                    hook.parameters.push(None);
                    hook.problems.push(format!("parameter `{expression}` is not measured: {problem}"));
                }
            }
        }
        hook
    }

    /// Puts the beginning of the action before everything else in the code. `token` is a local for what its
    /// end hands back.
    pub(super) fn enter(
        &self,
        out: &mut ClassFile,
        code: &mut Code,
        token: u16,
        frames: bool,
    ) -> Result<(), CodeError> {
        let mut begin = CodeBuilder::fragment(&mut out.pool, code);
        begin.int(self.action as i32);
        if self.parameters.is_empty() {
            begin.invoke(InvokeOp::Static, TALLY, ENTER, ENTER_DESC).local(LocalOp::Istore, token);
        } else {
            begin.invoke(InvokeOp::Static, TALLY, BEGIN, ENTER_DESC).local(LocalOp::Istore, token);
        }
        let mut placed = Vec::new();
        for (index, parameter) in self.parameters.iter().enumerate() {
            let Some(parameter) = parameter else { continue };
            let (caught, next) = (begin.label(), begin.label());
            let start = begin.here();
            begin.local(LocalOp::Iload, token).int(index as i32);
            parameter.push(&mut begin);
            begin.invoke(InvokeOp::Static, TALLY, PARAMETER, PARAMETER_DESC);
            let end = begin.here();
            begin.goto(next).place(caught).op(SimpleOp::Pop).place(next);
            placed.push((start, end, caught, next));
        }
        if !self.parameters.is_empty() {
            begin.local(LocalOp::Iload, token).invoke(InvokeOp::Static, TALLY, START, TOKEN_DESC);
        }
        let catch_type = begin.pool().class("java/lang/Throwable")?;
        let mut nodes = begin.into_nodes(code)?;
        nodes.append(&mut code.nodes);
        code.nodes = nodes;
        let words = |t: &VType| if matches!(t, VType::Long | VType::Double) { 2 } else { 1 };
        let mut locals = code.entry.clone();
        let padding = token.saturating_sub(locals.iter().map(words).sum());
        locals.extend(std::iter::repeat_n(VType::Top, usize::from(padding)));
        locals.push(VType::Int);
        let frame = Frame { locals, stack: Vec::new(), form: FrameForm::Shortest };
        for (start, end, handler, next) in placed {
            code.handlers.push(Handler { start, end, handler, catch_type });
            if frames {
                let stack = vec![VType::Object("java/lang/Throwable".into())];
                code.frames.insert(handler, Frame { stack, ..frame.clone() });
                code.frames.insert(next, frame.clone());
            }
        }
        Ok(())
    }
}

impl Parameter {
    /// Resolves an expression in a method.
    ///
    /// # Errors
    /// A clause that says why it cannot be evaluated.
    pub fn resolve(
        expression: &str,
        class: &ClassFile,
        method: &Member,
        classes: &Classes<'_>,
    ) -> Result<Parameter, String> {
        let mut parts = expression.split('.');
        let root = parts.next().unwrap_or_default().trim();
        let (local, mut desc) = root_of(root, class, method)?;
        let kind_of = |desc: &str| Kind::of(desc).ok_or_else(|| format!("`{desc}` is no type"));
        let mut steps = vec![Step::Load(kind_of(&desc)?, local)];
        for part in parts {
            let (step, next) = access_of(part.trim(), &desc, class, classes)?;
            steps.push(step);
            desc = next;
        }
        if let Some(call) = unboxing(&desc) {
            steps.push(call);
            desc = "D".into();
        }
        match kind_of(&desc)? {
            Kind::Ref | Kind::Void => Err(format!("a {} is not a number", class_of(&desc).replace('/', "."))),
            kind => Ok(Parameter { steps, kind }),
        }
    }

    /// Pushes its value as a `double`.
    fn push(&self, code: &mut CodeBuilder<'_>) {
        for step in &self.steps {
            match step {
                Step::Load(kind, local) => {
                    code.local(kind.load(), *local);
                }
                Step::Length => {
                    code.op(SimpleOp::Arraylength);
                }
                Step::Call { interface: true, class, name, desc } => {
                    code.invoke_of_interface(InvokeOp::Interface, class, name, desc);
                }
                Step::Call { class, name, desc, .. } => {
                    code.invoke(InvokeOp::Virtual, class, name, desc);
                }
                Step::Field { class, name, desc } => {
                    code.field(FieldOp::Getfield, class, name, desc);
                }
            }
        }
        match self.kind {
            Kind::Int => code.op(SimpleOp::I2d),
            Kind::Long => code.op(SimpleOp::L2d),
            Kind::Float => code.op(SimpleOp::F2d),
            Kind::Double | Kind::Void | Kind::Ref => code,
        };
    }
}

/// Local and type of `this` or `argN`.
fn root_of(root: &str, class: &ClassFile, method: &Member) -> Result<(u16, String), String> {
    if root == "this" {
        return match (&**method.name(), method.is_static()) {
            (_, true) => Err("the method is static and has no `this`".into()),
            ("<init>", _) => Err("a constructor's `this` is not there yet when it begins".into()),
            _ => Ok((0, format!("L{};", class.name()))),
        };
    }
    let index: usize = root
        .strip_prefix("arg")
        .and_then(|n| n.parse().ok())
        .ok_or_else(|| format!("`{root}` is neither `this` nor `arg0`, `arg1` and so on"))?;
    let desc = MethodDesc::parse(method.desc()).ok_or("the method's descriptor is malformed")?;
    let count = desc.params.len();
    let wanted = desc.params.get(index).ok_or_else(|| match count {
        0 => "the method has no arguments".to_owned(),
        _ => format!("the method has no argument after arg{}", count - 1),
    })?;
    let words = |d: &&str| Kind::of(d).map_or(0, Kind::words);
    let before: u16 = desc.params[..index].iter().map(words).sum();
    Ok((before + u16::from(!method.is_static()), (*wanted).to_owned()))
}

/// What `.name` or `.name()` is on a type, and its type.
fn access_of(
    part: &str,
    desc: &str,
    from: &ClassFile,
    classes: &Classes<'_>,
) -> Result<(Step, String), String> {
    let (name, called) = match part.strip_suffix("()") {
        Some(name) => (name, true),
        None => (part, false),
    };
    if desc.starts_with('[') {
        return match part {
            "length" => Ok((Step::Length, "I".into())),
            _ => Err(format!("an array has no `{part}`, only `length`")),
        };
    }
    if Kind::of(desc) != Some(Kind::Ref) {
        return Err(format!("a number has no `{part}`"));
    }
    let owner = class_of(desc);
    let mut work = vec![owner.to_owned()];
    let mut seen = Vec::new();
    let mut lost = Vec::new();
    let interface = find(owner, from, classes).is_some_and(|c| c.is_interface());
    while let Some(next) = work.pop() {
        if seen.contains(&next) {
            continue;
        }
        match find(&next, from, classes) {
            Some(class) => {
                if let Some(found) = member(&class, owner, interface, name, called) {
                    return Ok(found);
                }
                work.extend(class.super_name().into_iter().chain(class.interfaces()).map(|n| n.to_string()));
            }
            None => lost.push(next.replace('/', ".")),
        }
        seen.push(next);
    }
    let owner = owner.replace('/', ".");
    Err(match lost.first() {
        Some(class) => format!("the class {class} was not found when {owner} was searched for `{part}`"),
        None => format!("{owner} has no `{part}` without arguments"),
    })
}

fn find(name: &str, from: &ClassFile, classes: &Classes<'_>) -> Option<Arc<ClassFile>> {
    if **from.name() == *name { Some(Arc::new(from.clone())) } else { classes(name) }
}

/// `name()`; without parentheses also `getName()`, `isName()` and the field.
fn member(
    class: &ClassFile,
    owner: &str,
    interface: bool,
    name: &str,
    called: bool,
) -> Option<(Step, String)> {
    let mut capital = name.chars();
    let capital: String = capital.next()?.to_uppercase().chain(capital).collect();
    let names = [name.to_owned(), format!("get{capital}"), format!("is{capital}")];
    let names = if called { &names[..1] } else { &names[..] };
    for name in names {
        let suits = |m: &&Member| {
            **m.name() == **name && m.desc().starts_with("()") && !m.desc().ends_with('V') && !m.is_static()
        };
        if let Some(method) = class.methods.iter().filter(|m| m.access & access::BRIDGE == 0).find(suits) {
            let (class, desc) = (owner.to_owned(), method.desc().to_string());
            let returned = desc[2..].to_owned();
            return Some((Step::Call { interface, class, name: name.clone(), desc }, returned));
        }
    }
    if called {
        return None;
    }
    let field = class.fields.iter().find(|f| **f.name() == *name && !f.is_static())?;
    let desc = field.desc().to_string();
    let class = class.name().to_string();
    Some((Step::Field { class, name: name.into(), desc: desc.clone() }, desc))
}

/// How a boxed number becomes a `double`.
fn unboxing(desc: &str) -> Option<Step> {
    let class = class_of(desc);
    let boxed = ["Byte", "Short", "Integer", "Long", "Float", "Double", "Number"];
    let is_boxed = class.strip_prefix("java/lang/").is_some_and(|n| boxed.contains(&n));
    is_boxed.then(|| Step::Call {
        interface: false,
        class: class.to_owned(),
        name: "doubleValue".into(),
        desc: "()D".into(),
    })
}
