//! Classes as text: fields, methods, instructions with labels where something leads.

use std::collections::BTreeMap;
use std::fmt::Write;

use mantis_classfile::bootstrap::Loadable;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::{Insn, Label};

use crate::names;

/// A class, two blanks in front of each line.
pub(super) fn disassembled(class: &ClassFile) -> Result<String, CodeError> {
    let mut out = String::new();
    let above = class.super_name().filter(|n| &***n != "java/lang/Object");
    let above = above.map_or(String::new(), |n| format!(" extends {}", names::class(n)));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "  class {}{above}", names::class(class.name()));
    for field in &class.fields {
        let _ = writeln!(out, "    {} {}", field.name(), field.desc());
    }
    for method in &class.methods {
        let how = if method.access & access::ABSTRACT != 0 { " abstract" } else { "" };
        let _ = writeln!(out, "    {}{}{how}", method.name(), method.desc());
        if let Some(code) = Code::decode(class, method)? {
            instructions(class, &code, &mut out);
        }
    }
    Ok(out)
}

/// Labels that an instruction or a handler names, numbered in the order of the code.
fn targets(code: &Code) -> BTreeMap<Label, usize> {
    let mut named = Vec::new();
    for (_, insn) in code.insns() {
        insn.for_each_target(|label| named.push(label));
    }
    for handler in &code.handlers {
        named.extend([handler.start, handler.end, handler.handler]);
    }
    let labels = code.nodes.iter().filter_map(|node| match node {
        Node::Label(label) if named.contains(label) => Some(*label),
        _ => None,
    });
    labels.enumerate().map(|(n, label)| (label, n)).collect()
}

fn instructions(class: &ClassFile, code: &Code, out: &mut String) {
    let targets = targets(code);
    let label = |l: &Label| targets.get(l).map_or_else(|| "?".to_owned(), |n| format!("L{n}"));
    for node in &code.nodes {
        // Writing to a string cannot fail.
        let _ = match node {
            Node::Label(l) if targets.contains_key(l) => writeln!(out, "    {}:", label(l)),
            Node::Label(_) => Ok(()),
            Node::Insn(insn) => {
                let operands = operands(class, insn, &label);
                let text = format!("      {} {operands}", insn.mnemonic());
                writeln!(out, "{}", text.trim_end())
            }
        };
    }
    for h in &code.handlers {
        let caught = class.pool.class_name(h.catch_type).map_or("all".to_owned(), |n| names::class(&n));
        let (from, to, at) = (label(&h.start), label(&h.end), label(&h.handler));
        let _ = writeln!(out, "      catch {caught} from {from} to {to} at {at}");
    }
}

/// What stands behind the name of an instruction.
fn operands(class: &ClassFile, insn: &Insn, label: &dyn Fn(&Label) -> String) -> String {
    let pool = &class.pool;
    match insn {
        Insn::Simple(_) => String::new(),
        Insn::Push { value, .. } => value.to_string(),
        Insn::Ldc { index, .. } => match pool.loadable(*index) {
            Some(Loadable::Class(name)) => format!("class {}", names::class(&name)),
            Some(Loadable::String(text)) => format!("{text:?}"),
            Some(Loadable::Int(n)) => n.to_string(),
            Some(Loadable::Long(n)) => n.to_string(),
            other => format!("{other:?}"),
        },
        Insn::Local { index, .. } => index.to_string(),
        Insn::Iinc { index, by, .. } => format!("{index} by {by}"),
        Insn::Branch { target, .. } => label(target),
        Insn::Switch(switch) => {
            let cases = switch.cases.iter().map(|(key, to)| format!("{key}: {}, ", label(to)));
            format!("{}else: {}", cases.collect::<String>(), label(&switch.default))
        }
        Insn::Field { index, .. } => {
            pool.field(*index).map_or_else(String::new, |f| format!("{}.{}", names::class(&f.class), f.name))
        }
        Insn::Invoke { index, .. } => {
            pool.method(*index).map_or_else(String::new, |(m, _)| format!("{}{}", names::method(&m), m.desc))
        }
        Insn::InvokeDynamic { index } => {
            class.call_site(*index).map_or_else(String::new, |site| format!("{}{}", site.name, site.desc))
        }
        Insn::Type { index, .. } => pool.class_name(*index).map_or_else(String::new, |n| names::class(&n)),
        Insn::NewArray(element) => format!("{element:?}").to_lowercase(),
        Insn::MultiNewArray { index, dims } => {
            pool.class_name(*index).map_or_else(String::new, |n| format!("{} {dims}", names::class(&n)))
        }
    }
}
