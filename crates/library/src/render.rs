//! Effects as text, in the notation of the overlay: for `mantis effects` and for tests.

use std::fmt::Write as _;

use mantis_classfile::names::MethodRef;

use crate::effect::{Alloc, Callback, Effect, Field, Loc, Needs, Origin, Reach, Root, Source, Target, Times};
use crate::indices::IndexSet;

/// The entry for a method: one clause per line, then where it comes from.
pub fn render(method: &MethodRef, effect: &Effect) -> String {
    let mut out = format!("{method}\n");
    let mut clause = |name: &str, items: Vec<String>| {
        if !items.is_empty() {
            let _ = writeln!(out, "  {name} {}", items.join(" "));
        }
    };
    clause("reads", effect.reads.iter().map(loc).collect());
    clause("writes", effect.writes.iter().map(|w| format!("{}{}", loc(&w.loc), needs(&w.needs))).collect());
    clause("makes", effect.allocs.iter().map(alloc).collect());
    clause("flows", effect.flows.iter().map(|f| format!("{}->{}", source(&f.from), loc(&f.to))).collect());
    clause("returns", effect.results.iter().map(source).collect());
    if effect.result_needs != Needs::ALL {
        clause("result", vec![needs(&effect.result_needs)]);
    }
    clause("calls", effect.callbacks.iter().map(callback).collect());
    clause("throws", effect.throws.iter().map(ToString::to_string).collect());
    clause("raises", effect.raises.iter().map(source).collect());
    clause("external", effect.external.names().map(str::to_owned).collect());
    let _ = match &effect.origin {
        Origin::Overlay { file, line } => writeln!(out, "  from overlay/{file}:{line}"),
        Origin::Inferred => writeln!(out, "  inferred from bytecode"),
        Origin::Conservative => writeln!(out, "  nobody described it: conservative"),
    };
    out
}

fn root(root: &Root) -> String {
    let numbered = |letter: char, n: &u8| if *n == 0 { letter.to_string() } else { format!("{letter}{n}") };
    match root {
        Root::Operand(k) => k.to_string(),
        Root::New(n) => numbered('n', n),
        Root::Callback(n) => numbered('c', n),
        Root::Static(group) => format!("@{group}"),
    }
}

fn loc(loc: &Loc) -> String {
    let stars = match loc.reach {
        Reach::Own => "",
        Reach::Inner => "*",
        Reach::Owned => "**",
        Reach::Reachable => "***",
    };
    let field = match loc.field {
        Field::State => "state",
        Field::Elem => "elem",
        Field::Key => "key",
        Field::Value => "value",
        Field::Inner => "inner",
        Field::All => "all",
    };
    format!("{}{stars}.{field}", root(&loc.root))
}

fn source(source: &Source) -> String {
    match source {
        Source::Root(r) => root(r),
        Source::Load(l) => loc(l),
        Source::Value(class) if &**class == "java/lang/Object" => "value".to_owned(),
        Source::Value(class) => format!("value:{class}"),
        Source::Unknown => "unknown".to_owned(),
    }
}

fn needs(needs: &Needs) -> String {
    if *needs == Needs::ALL {
        return String::new();
    }
    let list = |set: &IndexSet, prefix: &str| -> Vec<String> {
        if *set == IndexSet::ALL {
            return vec![format!("{prefix}all")];
        }
        set.iter().map(|i| format!("{prefix}{i}")).collect()
    };
    let mut words = list(&needs.operands, "");
    words.extend(list(&needs.reads, "r"));
    words.extend(list(&needs.callbacks, "c"));
    format!("({})", words.join(" "))
}

fn alloc(alloc: &Alloc) -> String {
    if let Some(operand) = alloc.like {
        return format!("like:{operand}");
    }
    let devices: String = alloc.device.names().map(|d| format!("!{d}")).collect();
    format!("{}{devices}", alloc.class)
}

fn callback(callback: &Callback) -> String {
    let times = match callback.times {
        Times::Once => "once:",
        Times::Many => "",
        Times::Later => "later:",
    };
    let app = if callback.app_only { "app:" } else { "" };
    let target = match &callback.target {
        Target::Method { class, name, .. } => format!("{}.{name}", class.rsplit('/').next().unwrap_or(class)),
        Target::Any => "any".to_owned(),
    };
    let argument = |sources: &Vec<Source>| match sources.is_empty() {
        true => "_".to_owned(),
        false => sources.iter().map(source).collect::<Vec<_>>().join("|"),
    };
    let args: Vec<String> = callback.args.iter().map(argument).collect();
    let args = if args.is_empty() { String::new() } else { format!("({})", args.join(",")) };
    format!("{times}{app}{target}@{}{args}", source(&callback.on))
}
