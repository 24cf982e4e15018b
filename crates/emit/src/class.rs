//! Classes: fresh class files that hold what the plan says, with constants imported as needed.

use std::collections::BTreeMap;

use mantis_classfile::class::{Attribute, ClassFile, Member, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::constant::{Cp, PoolError};
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::frames::recompute;
use mantis_classfile::hierarchy::{ClassInfo, Hierarchy};
use mantis_classfile::insn::Insn;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::SimpleOp;
use mantis_ir::Op;
use mantis_library::{Mark, marks};
use mantis_slice::{LoopSite, Refusal, Slice};

use crate::lambda::Made;
use crate::method::{self, Context, default_return, super_call, with_code};
use crate::plan::{self, MARKER, Plan};
use crate::probe::{self, MethodProbes};
use crate::{
    ClassSource, Diagnostic, Emitted, Options, Probe, SlotKind, Slots, generic, holder, refuse, serial,
};

const MAX_SLOTS: u32 = 1 << 14;

pub(crate) fn emit(
    program: &dyn ClassSource,
    hierarchy: &dyn Hierarchy,
    slice: &Slice,
    probes: &[Probe],
    options: &Options,
) -> Result<Emitted, Refusal> {
    let main = &options.main;
    let (by_method, kinds) = arranged(slice, probes)?;
    let slots = slots(probes, &kinds)?;
    let plan = plan::make(program, slice, main)?;
    let entry = holder::name(&main.class);
    let hierarchy = WithPredictor(hierarchy);
    let mut emitter = Classes {
        program,
        hierarchy: &hierarchy,
        slice,
        plan: &plan,
        probes: &by_method,
        entry: &entry,
        made: Made::default(),
        sampled: options.sampled || slice.watches_files(),
        perforated: &options.perforated,
        past_cold: options.past_cold,
        instructions: 0,
        diagnostics: Vec::new(),
    };
    let mut classes = Vec::with_capacity(plan.classes.len() + 1);
    for name in &plan.classes {
        classes.push((name.clone(), emitter.class(name)?));
    }
    classes.push((entry.clone(), emitter.entry(main, &slots)?));
    let Classes { instructions, mut diagnostics, made, .. } = emitter;
    classes.extend(made.into_inner());
    classes.sort();
    diagnostics.sort();
    let count = slots.last().map_or(0, |s| s.0 + 1);
    Ok(Emitted {
        classes,
        entry,
        main: main.clone(),
        slots: Slots { count, kinds },
        threads: plan.threads,
        instructions,
        diagnostics,
    })
}

/// Slots in ascending order with their kinds.
fn slots(probes: &[Probe], kinds: &[SlotKind]) -> Result<Vec<(u32, SlotKind)>, Refusal> {
    let mut slots: Vec<(u32, SlotKind)> = probes.iter().map(|p| p.slot).zip(kinds.iter().copied()).collect();
    slots.sort_by_key(|s| s.0);
    if let Some(twice) = slots.windows(2).find(|w| w[0].0 == w[1].0) {
        return refuse(format!("slot {} is used twice", twice[0].0));
    }
    match slots.last() {
        Some(last) if last.0 >= MAX_SLOTS => refuse(format!("slot {} is too large", last.0)),
        _ => Ok(slots),
    }
}

/// The probes by method and the kind of each slot, where the slice has what they count.
pub(crate) fn arranged(
    slice: &Slice,
    probes: &[Probe],
) -> Result<(BTreeMap<MethodRef, MethodProbes>, Vec<SlotKind>), Refusal> {
    let (by_method, kinds) = probe::arrange(probes, |m| slice.methods.get(m).map(|s| &*s.function))?;
    check_probes(slice, &by_method)?;
    Ok((by_method, kinds))
}

/// A counted edge must still be there.
fn check_probes(slice: &Slice, probes: &BTreeMap<MethodRef, MethodProbes>) -> Result<(), Refusal> {
    for (method, here) in probes {
        let kept = &slice.methods[method];
        for (inst, data) in &kept.function.insts {
            let is_branch = matches!(data.op, Op::If(_) | Op::Switch(_));
            if is_branch && here.has_edge(data.origin) && !kept.keep.contains(inst) {
                return refuse(format!(
                    "{method}: the branch at line {} was sliced away but is counted",
                    data.line
                ));
            }
        }
    }
    Ok(())
}

struct Classes<'a> {
    program: &'a dyn ClassSource,
    hierarchy: &'a dyn Hierarchy,
    slice: &'a Slice,
    plan: &'a Plan,
    probes: &'a BTreeMap<MethodRef, MethodProbes>,
    entry: &'a Name,
    made: Made,
    sampled: bool,
    perforated: &'a [LoopSite],
    past_cold: bool,
    instructions: usize,
    diagnostics: Vec<Diagnostic>,
}

impl Classes<'_> {
    fn class(&mut self, name: &Name) -> Result<Vec<u8>, Refusal> {
        let Some(from) = self.program.class(name) else {
            return refuse(format!("the class {name} is missing"));
        };
        let class = self.build(&from).map_err(|error| match error {
            Failure::Code(method, error) => Refusal { reason: format!("{method}: {error}") },
            Failure::Pool(error) => Refusal { reason: format!("{name}: {error}") },
            Failure::Refused(refusal) => refusal,
        })?;
        Ok(class.to_bytes())
    }

    fn build(&mut self, from: &ClassFile) -> Result<ClassFile, Failure> {
        let above = from.super_name().map_or(lang::OBJECT, |n| n);
        let mut class = ClassFile::new(from.major, from.access, from.name(), above)?;
        class.minor = from.minor;
        let interfaces: Vec<&str> = from.interfaces().map(|n| &**n).collect();
        class.set_interfaces(&interfaces)?;
        for field in &from.fields {
            if self.plan.fields.contains(&from.field_ref(field)) {
                add_field(from, field, &mut class)?;
            }
        }
        if self.plan.serialised.contains(from.name())
            && let Some(version) = serial::computed_version(from)
        {
            add_constant(&mut class, serial::VERSION, version)?;
        }
        for member in &from.methods {
            let method = from.method_ref(member);
            if self.plan.methods.contains(&method) {
                self.method(from, member, &method, &mut class)?;
            }
        }
        if self.plan.markers.contains(from.name()) {
            self.marker(from, &mut class)?;
        }
        self.attributes(from, &mut class)?;
        Ok(class)
    }

    fn method(
        &mut self,
        from: &ClassFile,
        member: &Member,
        method: &MethodRef,
        class: &mut ClassFile,
    ) -> Result<(), Failure> {
        let failed = |error| Failure::Code(method.clone(), error);
        let (flags, name, desc) = (member.access, member.name(), member.desc());
        let code = match (self.slice.methods.get(method), self.plan.code.get(method)) {
            (Some(slice), Some(old)) => {
                let program = self.program;
                let context = Context {
                    holder: self.entry,
                    threads: self.plan.threads,
                    probes: self.probes,
                    library: &|m| plan::library(program, m),
                    rule: self.slice.rule,
                    hierarchy: self.hierarchy,
                    made: &self.made,
                    sampled: self.sampled,
                    perforated: self.perforated,
                    past_cold: self.past_cold,
                    super_call: self.plan.super_calls.get(method).cloned(),
                };
                let none = MethodProbes::default();
                let probes = self.probes.get(method).unwrap_or(&none);
                let (code, remarks) =
                    method::emit(&context, slice, probes, from, old, class).map_err(failed)?;
                let note = |message| Diagnostic { method: Some(method.clone()), message };
                self.diagnostics.extend(remarks.into_iter().map(note));
                self.instructions += code.insns().count();
                code
            }
            _ if member.is_abstract() => {
                class.add_method(flags, name, desc, None).map_err(failed)?;
                return Ok(generic::add_to_method(from, member, class, |name| self.exists(name))?);
            }
            _ => self.stub(class, member, method).map_err(failed)?,
        };
        self.add(class, with_code(flags), name, desc, code).map_err(failed)?;
        Ok(generic::add_to_method(from, member, class, |name| self.exists(name))?)
    }

    /// Code that returns the default.
    fn stub(&self, class: &mut ClassFile, member: &Member, method: &MethodRef) -> Result<Code, CodeError> {
        let mut code = new_code(class, with_code(member.access), member.name(), member.desc())?;
        if let Some(call) = self.plan.super_calls.get(method) {
            super_call(class, &mut code, call)?;
        }
        default_return(member.desc(), |op| code.nodes.push(Node::Insn(Insn::Simple(op))))?;
        Ok(code)
    }

    /// The constructor that only initialises the superclass.
    fn marker(&self, from: &ClassFile, class: &mut ClassFile) -> Result<(), Failure> {
        let call = plan::marker_super(self.program, from).map_err(Failure::Refused)?;
        let method = MethodRef { class: from.name().clone(), name: "<init>".into(), desc: MARKER.into() };
        let failed = |error| Failure::Code(method.clone(), error);
        let mut code = new_code(class, access::SYNTHETIC, "<init>", MARKER).map_err(failed)?;
        super_call(class, &mut code, &call).map_err(failed)?;
        code.nodes.push(Node::Insn(Insn::Simple(SimpleOp::Return)));
        self.add(class, access::SYNTHETIC, "<init>", MARKER, code).map_err(failed)
    }

    fn add(
        &self,
        class: &mut ClassFile,
        flags: u16,
        name: &str,
        desc: &str,
        mut code: Code,
    ) -> Result<(), CodeError> {
        recompute(&mut code, class, self.hierarchy)?;
        class.add_method(flags, name, desc, Some(&code))?;
        Ok(())
    }

    /// Attributes that the JVM itself looks at, and the name of the source.
    fn attributes(&self, from: &ClassFile, class: &mut ClassFile) -> Result<(), PoolError> {
        for attribute in &from.attributes {
            let name = from.pool.text(attribute.name);
            let mut copy = Copier { from, class, data: &attribute.data, at: 0, out: Vec::new() };
            let whole = match name.as_deref() {
                Some("SourceFile" | "NestHost") => copy.constants(1)?,
                Some("EnclosingMethod") => copy.constants(2)?,
                Some("NestMembers" | "PermittedSubclasses") => copy.table(|c| c.constants(1))?,
                Some("InnerClasses") => copy.table(|c| Ok(c.constants(3)? && c.number().is_some()))?,
                _ => continue,
            };
            if whole {
                let data = copy.out;
                class.add_attribute(name.as_deref().unwrap_or_default(), data)?;
            }
        }
        if let Some(signature) = generic::of_class(from, |name| self.exists(name)) {
            let index = class.pool.utf8(&signature)?;
            class.add_attribute("Signature", index.0.to_be_bytes().to_vec())?;
        }
        self.record(from, class)
    }

    /// Whether a slice has a class: the JDK's, or one that is planned.
    fn exists(&self, class: &str) -> bool {
        self.plan.classes.contains(class) || !self.program.is_app(class)
    }

    /// The components of a record whose fields exist.
    fn record(&self, from: &ClassFile, class: &mut ClassFile) -> Result<(), PoolError> {
        if from.attribute("Record").is_none() {
            return Ok(());
        }
        let kept: Vec<&Member> = class.fields.iter().filter(|f| !f.is_static()).collect();
        let parts: Vec<(Name, Name)> = kept.iter().map(|f| (f.name().clone(), f.desc().clone())).collect();
        let mut data = u16::try_from(parts.len()).unwrap_or(0).to_be_bytes().to_vec();
        for (name, desc) in parts {
            data.extend(class.pool.utf8(&name)?.0.to_be_bytes());
            data.extend(class.pool.utf8(&desc)?.0.to_be_bytes());
            data.extend([0, 0]);
        }
        class.add_attribute("Record", data)
    }

    /// The class with the slots.
    fn entry(&self, main: &MethodRef, slots: &[(u32, SlotKind)]) -> Result<Vec<u8>, Refusal> {
        let class = self.program.class(&main.class);
        let Some((class, (_, member))) =
            class.as_ref().and_then(|c| Some((c, c.method(&main.name, &main.desc)?)))
        else {
            return refuse(format!("there is no {main}"));
        };
        let main = holder::Main {
            method: main.clone(),
            is_static: member.is_static(),
            in_interface: class.is_interface(),
            keeps_files: self.slice.keeps_files(),
        };
        match holder::make(self.entry, slots, &main, self.plan.threads, self.hierarchy) {
            Ok(class) => Ok(class.to_bytes()),
            Err(error) => refuse(format!("{}: {error}", self.entry)),
        }
    }
}

/// Why a class cannot be built.
enum Failure {
    Code(MethodRef, CodeError),
    Pool(PoolError),
    Refused(Refusal),
}

impl From<PoolError> for Failure {
    fn from(error: PoolError) -> Failure {
        Failure::Pool(error)
    }
}

fn new_code(class: &ClassFile, flags: u16, name: &str, desc: &str) -> Result<Code, CodeError> {
    let entry = descriptor::entry_locals(class.name(), flags, name, desc);
    Ok(Code::new(class.name().clone(), entry.ok_or_else(|| CodeError::BadDescriptor(desc.to_owned()))?))
}

/// A private constant.
fn add_constant(class: &mut ClassFile, name: &str, value: i64) -> Result<(), PoolError> {
    class.add_field(access::PRIVATE | access::STATIC | access::FINAL, name, "J")?;
    let value = class.pool.long(value)?;
    let name = class.pool.utf8("ConstantValue")?;
    if let Some(new) = class.fields.last_mut() {
        new.attributes.push(Attribute { name, data: value.0.to_be_bytes().to_vec().into() });
    }
    Ok(())
}

fn add_field(from: &ClassFile, field: &Member, class: &mut ClassFile) -> Result<(), PoolError> {
    class.add_field(field.access, field.name(), field.desc())?;
    // Generic types are asked for by reflection.
    for kept in ["ConstantValue", "Signature"] {
        let Some(attribute) = field.attribute(&from.pool, kept) else { continue };
        let mut copy = Copier { from, class, data: &attribute.data, at: 0, out: Vec::new() };
        if copy.constants(1)? {
            let data = copy.out;
            let name = class.pool.utf8(kept)?;
            if let Some(new) = class.fields.last_mut() {
                new.attributes.push(Attribute { name, data: data.into() });
            }
        }
    }
    Ok(())
}

/// Copies an attribute's body, importing the constants it names.
struct Copier<'a> {
    from: &'a ClassFile,
    class: &'a mut ClassFile,
    data: &'a [u8],
    at: usize,
    out: Vec<u8>,
}

impl Copier<'_> {
    /// Copies a number.
    fn number(&mut self) -> Option<u16> {
        let bytes = self.data.get(self.at..self.at + 2)?;
        self.at += 2;
        self.out.extend_from_slice(bytes);
        Some(u16::from_be_bytes([bytes[0], bytes[1]]))
    }

    /// Copies indices of constants; false when the attribute ends too early.
    fn constants(&mut self, count: usize) -> Result<bool, PoolError> {
        for _ in 0..count {
            let Some(index) = self.number() else { return Ok(false) };
            let new = if index == 0 { Cp::NONE } else { self.class.import(self.from, Cp(index))? };
            let end = self.out.len();
            self.out[end - 2..].copy_from_slice(&new.0.to_be_bytes());
        }
        Ok(true)
    }

    fn table(
        &mut self,
        mut entry: impl FnMut(&mut Self) -> Result<bool, PoolError>,
    ) -> Result<bool, PoolError> {
        let Some(count) = self.number() else { return Ok(false) };
        for _ in 0..count {
            if !entry(self)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// A hierarchy that also knows the classes of the predictor that emitted code refers to.
struct WithPredictor<'a>(&'a dyn Hierarchy);

impl Hierarchy for WithPredictor<'_> {
    fn class_info(&self, name: &str) -> Option<ClassInfo> {
        let above = match name {
            "mantis/predictor/Stop" => lang::ERROR,
            "mantis/predictor/Entry" | "mantis/predictor/Guard" | "mantis/predictor/Cold" => lang::OBJECT,
            _ if name.ends_with("Mantis$Entry") => "mantis/predictor/Entry",
            _ => match original(name) {
                Some(class) => class,
                None => return self.0.class_info(name),
            },
        };
        Some(ClassInfo { is_interface: false, super_name: Some(above.into()), interfaces: Vec::new() })
    }
}

/// The class of the JDK of which a class of the predictor, a subclass, stands in the place.
fn original(class: &str) -> Option<&'static str> {
    if !class.starts_with("mantis/predictor/") {
        return None;
    }
    let found = [Mark::SampledAs, Mark::Sunk].into_iter().find_map(|mark| marks().class_with(mark, class));
    found.map(|name| &**name)
}

#[cfg(test)]
mod tests {
    use super::original;

    #[test]
    fn what_stands_in_the_place_of_a_stream_is_one() {
        for (class, of) in [
            ("SampledAccess", "java/io/RandomAccessFile"),
            ("SinkStream", "java/io/FileOutputStream"),
            ("SinkWriter", "java/io/FileWriter"),
            ("SinkPrintStream", "java/io/PrintStream"),
            ("SinkPrintWriter", "java/io/PrintWriter"),
        ] {
            assert_eq!(original(&format!("mantis/predictor/{class}")), Some(of), "{class}");
        }
        assert_eq!(original("SinkStream"), None);
    }
}
