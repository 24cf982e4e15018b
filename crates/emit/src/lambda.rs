//! Function objects without `invokedynamic`.
//!
//! **Idea.** A predictor runs once and cold: linking one call site of `LambdaMetafactory` takes the JVM
//! longer than many a slice runs, and a class made at run time is in no archive. So a call site becomes a
//! class of its own, as compilers wrote before Java 8. Its method calls a synthetic method beside the call
//! site, which has the access rights that the method handle had and adapts arguments and result as the JDK
//! does (`java.lang.invoke.LambdaMetafactory`, "type adaptation"). Without captured values a call site gives
//! the same object each time, as the JDK's do.

use std::cell::RefCell;

use mantis_classfile::boxing::{unwrap, widen, wrap, wrapped, wrapper};
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::descriptor::{Kind, MethodDesc, class_of, desc_of};
use mantis_classfile::error::CodeError;
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{FieldOp, InvokeOp, SimpleOp, TypeOp};
use mantis_ir::Dynamic;
use mantis_library::{Mark, marks};

use crate::holder::method;

const OBJECT: &str = "Ljava/lang/Object;";
/// Method-handle kinds (JVMS table 5.4.3.5-A).
pub(crate) const VIRTUAL: u8 = 5;
pub(crate) const STATIC: u8 = 6;
const SPECIAL: u8 = 7;
const NEW: u8 = 8;
pub(crate) const INTERFACE: u8 = 9;

/// The classes made.
pub(crate) type Made = RefCell<Vec<(Name, Vec<u8>)>>;

/// A call site that makes function objects.
struct Site<'a> {
    interface: &'a str,
    name: &'a str,
    /// Erased, as the interface declares it.
    desc: MethodDesc<'a>,
    /// What it is at this call site.
    instantiated: MethodDesc<'a>,
    kind: u8,
    target: &'a MethodRef,
    target_is_interface: bool,
    /// Interfaces it has besides.
    markers: &'a [Name],
    /// Types of the captured values.
    captured: Vec<&'a str>,
}

/// The method to be called in the place of a call site with this descriptor, in the class `host`, to which a
/// method is added; `None` if it must stay as it is.
///
/// # Errors
/// When a class has no room for more.
pub(crate) fn replace(
    host: &mut ClassFile,
    desc: &str,
    dynamic: &Dynamic,
    hierarchy: &dyn Hierarchy,
    made: &Made,
) -> Result<Option<MethodRef>, CodeError> {
    let Some(site) = Site::of(host, desc, dynamic) else { return Ok(None) };
    let number = host.methods.iter().filter(|m| m.name().starts_with("mantis$lambda")).count();
    let name = Name::from(format!("{}$$Mantis{number}", host.name()));
    let Some(body) = site.body(host, number, hierarchy)? else { return Ok(None) };
    let class = site.class(&name, desc, &body, host.is_interface(), hierarchy)?;
    made.borrow_mut().push((name.clone(), class.to_bytes()));
    Ok(Some(MethodRef { class: name, name: "make".into(), desc: desc.into() }))
}

impl<'a> Site<'a> {
    fn of(host: &ClassFile, desc: &'a str, dynamic: &'a Dynamic) -> Option<Site<'a>> {
        let Dynamic::Lambda {
            interface,
            name,
            desc: erased,
            instantiated,
            kind,
            target,
            target_is_interface,
            markers,
        } = dynamic
        else {
            return None;
        };
        let own = *kind != SPECIAL || target.class == *host.name();
        let has_bridges = markers.iter().any(|m| m.starts_with('('));
        if has_bridges || !own || marks().is(Mark::OfHandles, &target.class) {
            return None;
        }
        Some(Site {
            interface,
            name,
            desc: MethodDesc::parse(erased)?,
            instantiated: MethodDesc::parse(instantiated)?,
            kind: *kind,
            target,
            target_is_interface: *target_is_interface,
            markers,
            captured: MethodDesc::parse(desc)?.params,
        })
    }

    /// Adds to `host` the static method that takes the captured values and the function's arguments; `None`
    /// if these cannot be adapted.
    fn body(
        &self,
        host: &mut ClassFile,
        number: usize,
        hierarchy: &dyn Hierarchy,
    ) -> Result<Option<MethodRef>, CodeError> {
        let receiver = desc_of(&self.target.class);
        let Some(target) = MethodDesc::parse(&self.target.desc) else { return Ok(None) };
        let mut wanted: Vec<&str> = Vec::new();
        if matches!(self.kind, VIRTUAL | SPECIAL | INTERFACE) {
            wanted.push(&receiver);
        }
        wanted.extend(&target.params);
        if wanted.len() != self.captured.len() + self.desc.params.len() {
            return Ok(None);
        }
        let result = if self.kind == NEW { receiver.as_str() } else { target.ret };
        let here = MethodRef {
            class: host.name().clone(),
            name: format!("mantis$lambda{number}").into(),
            desc: format!("({}{}){}", self.captured.concat(), self.desc.params.concat(), self.desc.ret)
                .into(),
        };
        let visible = if host.is_interface() { access::PUBLIC } else { 0 };
        let mut fits = true;
        method(
            host,
            visible | access::STATIC | access::SYNTHETIC,
            &here.name,
            &here.desc,
            hierarchy,
            |code| {
                if self.kind == NEW {
                    code.typed(TypeOp::New, &self.target.class).op(SimpleOp::Dup);
                }
                let mut local = 0;
                for (i, to) in wanted.iter().enumerate() {
                    let declared = match i.checked_sub(self.captured.len()) {
                        None => self.captured[i],
                        Some(k) => self.desc.params[k],
                    };
                    let kind = Kind::of(declared).unwrap_or(Kind::Ref);
                    code.local(kind.load(), local);
                    local += kind.words();
                    if let Some(k) = i.checked_sub(self.captured.len()) {
                        let instantiated = self.instantiated.params[k];
                        if declared != instantiated && wrapper(declared).is_none() {
                            unwrap(code, instantiated);
                        }
                        fits &= adapt(code, instantiated, to);
                    }
                }
                self.call(code);
                if self.desc.ret == "V" {
                    match Kind::of(result).map_or(0, Kind::words) {
                        0 => {}
                        1 => _ = code.op(SimpleOp::Pop),
                        _ => _ = code.op(SimpleOp::Pop2),
                    }
                } else {
                    fits &= adapt(code, result, self.instantiated.ret);
                }
                code.op(Kind::of(self.desc.ret).unwrap_or(Kind::Ref).give());
            },
        )?;
        if !fits {
            host.methods.pop();
        }
        Ok(fits.then_some(here))
    }

    fn call(&self, code: &mut CodeBuilder<'_>) {
        let MethodRef { class, name, desc } = self.target;
        let op = match self.kind {
            STATIC => InvokeOp::Static,
            SPECIAL | NEW => InvokeOp::Special,
            INTERFACE => InvokeOp::Interface,
            _ => InvokeOp::Virtual,
        };
        if self.target_is_interface && op != InvokeOp::Interface {
            code.invoke_of_interface(op, class, name, desc);
        } else {
            code.invoke(op, class, name, desc);
        }
    }

    /// The class of the function objects.
    fn class(
        &self,
        name: &str,
        make: &str,
        body: &MethodRef,
        in_interface: bool,
        hierarchy: &dyn Hierarchy,
    ) -> Result<ClassFile, CodeError> {
        let flags = access::FINAL | access::SUPER | access::SYNTHETIC;
        let mut class = ClassFile::new(52, flags, name, lang::OBJECT)?;
        let more = self.markers.iter().map(|m| &**m).filter(|m| *m != self.interface);
        let interfaces: Vec<&str> = [self.interface].into_iter().chain(more).collect();
        class.set_interfaces(&interfaces)?;
        for (i, desc) in self.captured.iter().enumerate() {
            class.add_field(access::PRIVATE | access::FINAL, &format!("captured{i}"), desc)?;
        }
        let init = format!("({})V", self.captured.concat());
        method(&mut class, access::PRIVATE, "<init>", &init, hierarchy, |code| {
            code.local(Kind::Ref.load(), 0).invoke(InvokeOp::Special, lang::OBJECT, "<init>", "()V");
            let mut local = 1;
            for (i, desc) in self.captured.iter().enumerate() {
                let kind = Kind::of(desc).unwrap_or(Kind::Ref);
                code.local(Kind::Ref.load(), 0).local(kind.load(), local);
                code.field(FieldOp::Putfield, name, &format!("captured{i}"), desc);
                local += kind.words();
            }
            code.op(SimpleOp::Return);
        })?;
        self.makers(&mut class, name, make, &init, hierarchy)?;
        let called = format!("({}){}", self.desc.params.concat(), self.desc.ret);
        method(&mut class, access::PUBLIC, self.name, &called, hierarchy, |code| {
            for (i, desc) in self.captured.iter().enumerate() {
                code.local(Kind::Ref.load(), 0);
                code.field(FieldOp::Getfield, name, &format!("captured{i}"), desc);
            }
            load_all(code, &self.desc.params, 1);
            if in_interface {
                code.invoke_of_interface(InvokeOp::Static, &body.class, &body.name, &body.desc);
            } else {
                code.invoke(InvokeOp::Static, &body.class, &body.name, &body.desc);
            }
            code.op(Kind::of(self.desc.ret).unwrap_or(Kind::Ref).give());
        })?;
        Ok(class)
    }

    /// The method that gives a function object, and what it needs to give the same one each time where
    /// nothing is captured.
    fn makers(
        &self,
        class: &mut ClassFile,
        name: &str,
        make: &str,
        init: &str,
        hierarchy: &dyn Hierarchy,
    ) -> Result<(), CodeError> {
        let same = self.captured.is_empty();
        let desc = desc_of(name);
        if same {
            class.add_field(access::PRIVATE | access::STATIC | access::FINAL, "only", &desc)?;
            method(class, access::STATIC, "<clinit>", "()V", hierarchy, |code| {
                code.typed(TypeOp::New, name).op(SimpleOp::Dup);
                code.invoke(InvokeOp::Special, name, "<init>", init);
                code.field(FieldOp::Putstatic, name, "only", &desc).op(SimpleOp::Return);
            })?;
        }
        method(class, access::STATIC, "make", make, hierarchy, |code| {
            if same {
                code.field(FieldOp::Getstatic, name, "only", &desc);
            } else {
                code.typed(TypeOp::New, name).op(SimpleOp::Dup);
                load_all(code, &self.captured, 0);
                code.invoke(InvokeOp::Special, name, "<init>", init);
            }
            code.op(SimpleOp::Areturn);
        })
    }
}

/// Pushes locals of these types, the first of which has this number.
pub(crate) fn load_all(code: &mut CodeBuilder<'_>, types: &[&str], first: u16) {
    let mut local = first;
    for desc in types {
        let kind = Kind::of(desc).unwrap_or(Kind::Ref);
        code.local(kind.load(), local);
        local += kind.words();
    }
}

/// Makes a value of one type one of another; false if the JDK would not.
fn adapt(code: &mut CodeBuilder<'_>, from: &str, to: &str) -> bool {
    match (wrapper(from).is_some(), wrapper(to).is_some()) {
        (true, true) => widen(code, from, to),
        (true, false) => {
            wrap(code, from);
            true
        }
        (false, true) => {
            let primitive = wrapped(class_of(from)).unwrap_or(to);
            unwrap(code, primitive);
            widen(code, primitive, to)
        }
        (false, false) => {
            if from != to && to != OBJECT {
                unwrap(code, to);
            }
            true
        }
    }
}
