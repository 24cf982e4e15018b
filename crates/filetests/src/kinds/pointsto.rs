//! `pointsto`: what may be behind references, and what calls may run.
//!
//! - `//@ pointsto x` gives the abstract objects that the local `x` may point to where the line uses or sets
//!   it; `.f` those of the field `f` that the line reads or writes, `[]` those of array elements, `m()` those
//!   that calls of `m` return, `->` the function objects that the line makes.
//! - `//@ calls` gives what each call of the line may run; `//@ calls m` only calls of `m`.
//! - `//@ reached` says whether the analysis reaches a statement of the line.

use std::collections::BTreeSet;
use std::fmt::Write;

use mantis_classfile::names::MethodRef;
use mantis_ir::{Function, Inst, Op, Value};
use mantis_pointsto::{Analysis, Obj, Site, ask};

use super::{heading, unknown};
use crate::Result;
use crate::case::Question;
use crate::locals::Locals;
use crate::names::Names;
use crate::world::World;

/// What is answered if there is nothing to name.
const NOTHING: &str = "nothing";

pub(super) fn answers(world: &World<'_>) -> Result<String> {
    // Values are asked for before the analysis, so that all bodies are looked through.
    let questions = &world.case.questions;
    let asked = questions.iter().map(|q| values(world, q)).collect::<Result<Vec<_>>>()?;
    let all: Vec<(MethodRef, Value)> = asked.iter().flatten().cloned().collect();
    let library = world.classes.shapes().library();
    let (analysis, found) = ask(&world.program, library, &world.coverage, &world.main, &all);
    let names = Names::new(&analysis);
    let mut found = found.into_iter();
    let mut out = String::new();
    for (question, values) in questions.iter().zip(&asked) {
        let sets: Vec<Option<Vec<Obj>>> = found.by_ref().take(values.len()).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", heading(question));
        let answer = match question.command.as_str() {
            "pointsto" => objects(&names, &sets),
            "calls" => calls(world, &analysis, &names, question)?,
            "reached" => {
                let reached = !world.statements(&analysis, question.line).is_empty();
                vec![if reached { "yes" } else { "no" }.to_owned()]
            }
            _ => return unknown(world.case, question, "`pointsto`, `calls` and `reached`"),
        };
        for line in answer {
            let _ = writeln!(out, "  {line}");
        }
    }
    Ok(out)
}

/// The objects of some values; those of methods that are not reached have none.
fn objects(names: &Names<'_>, sets: &[Option<Vec<Obj>>]) -> Vec<String> {
    if sets.iter().all(Option::is_none) {
        return vec!["not reached".to_owned()];
    }
    let all: BTreeSet<String> = sets.iter().flatten().flatten().map(|obj| names.object(*obj)).collect();
    if all.is_empty() { vec![NOTHING.to_owned()] } else { all.into_iter().collect() }
}

/// The values that a question is about.
fn values(world: &World<'_>, question: &Question) -> Result<Vec<(MethodRef, Value)>> {
    if question.command != "pointsto" {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for class in world.classes.program() {
        for method in &class.methods {
            let of = class.method_ref(method);
            let Ok(Some(body)) = world.program.body(&of) else { continue };
            let Some(locals) = Locals::of(&class, &of) else { continue };
            let of_line = body.insts.iter().filter(|(_, data)| data.line == question.line);
            let values = of_line.flat_map(|(inst, _)| values_of(&body, inst, &question.about, &locals));
            found.extend(values.map(|value| (of.clone(), value)));
        }
    }
    if found.is_empty() {
        let message = format!("nothing of this line is called `{}`", question.about);
        return Err(world.case.problem(question.line, message));
    }
    Ok(found)
}

/// The values of a statement that are called so.
fn values_of(body: &Function, inst: Inst, name: &str, locals: &Locals) -> Vec<Value> {
    let data = &body.insts[inst];
    let results = || body.results(inst).to_vec();
    let last = || body.args(inst).last().copied().into_iter().collect::<Vec<_>>();
    let is_field = |f: &mantis_classfile::names::FieldRef| name.strip_prefix('.') == Some(&*f.name);
    match &data.op {
        Op::Copy { load: Some(local), .. } | Op::Copy { store: Some(local), .. }
            if locals.is(data.origin, *local, name) =>
        {
            results()
        }
        Op::GetField(field) | Op::GetStatic(field) if is_field(field) => results(),
        Op::PutField(field) | Op::PutStatic(field) if is_field(field) => last(),
        Op::ArrayLoad(_) if name == "[]" => results(),
        Op::ArrayStore(_) if name == "[]" => last(),
        Op::Invoke(_, method, _) if name.strip_suffix("()") == Some(&*method.name) => results(),
        Op::InvokeDynamic(..) if name == "->" => results(),
        _ => Vec::new(),
    }
}

/// What the calls of a line may run.
fn calls(
    world: &World<'_>,
    analysis: &Analysis,
    names: &Names<'_>,
    question: &Question,
) -> Result<Vec<String>> {
    let sites = world.statements(analysis, question.line);
    if sites.is_empty() {
        return Ok(vec!["not reached".to_owned()]);
    }
    let named = |(m, inst): &Site| {
        let op = analysis.body(*m).map(|body| &body.insts[*inst].op);
        match op {
            Some(Op::Invoke(_, method, _)) => Some(method.name.to_string()),
            Some(Op::InvokeDynamic(name, ..)) => Some(format!("invokedynamic {name}")),
            _ => None,
        }
    };
    let mut out = Vec::new();
    for site in sites {
        let Some(name) = named(&site).filter(|n| question.about.is_empty() || *n == question.about) else {
            continue;
        };
        let targets: BTreeSet<String> = analysis.targets(site).iter().map(|t| names.target(t)).collect();
        let lost = if analysis.lost.contains(&site) { ", and something unknown" } else { "" };
        if targets.is_empty() {
            out.push(format!("{name}: {NOTHING}{lost}"));
        } else {
            out.push(format!("{name}:{lost}"));
            out.extend(targets.into_iter().map(|t| format!("  {t}")));
        }
    }
    if out.is_empty() {
        let message = format!("there is no call `{}` in this line", question.about);
        return Err(world.case.problem(question.line, message));
    }
    Ok(out)
}
