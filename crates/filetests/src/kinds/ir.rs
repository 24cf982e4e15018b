//! `ir`: functions in text form with what the verifier finds, and the form that a method of a Java file gets.
//!
//! - A `.mir` file has functions; for each the answer is that it reads back as it was printed and is sound,
//!   or what the verifier reports, or why the text is no function.
//! - `//@ ir` in a line of a method of a Java file gives the method's text.

use std::fmt::Write;

use mantis_classfile::code::Code;
use mantis_ir::{Function, text, verify};

use super::{heading, unknown};
use crate::Result;
use crate::case::Case;
use crate::names;
use crate::world::World;

/// What is to say of the functions of a `.mir` file.
pub(super) fn functions(case: &Case) -> Result<String> {
    let functions = match text::parse(&case.source) {
        Ok(functions) => functions,
        Err(error) => return Ok(format!("{error}\n")),
    };
    Ok(functions.iter().map(said).collect())
}

fn said(function: &Function) -> String {
    let name = names::method(&function.method);
    let violations = verify(function);
    if !violations.is_empty() {
        return violations.iter().map(|v| format!("{name}: {v}\n")).collect();
    }
    let printed = function.to_string();
    let reads_back = text::parse(&printed).is_ok_and(|f| f.len() == 1 && f[0].to_string() == printed);
    let how = if reads_back { "sound, and reads back as it is printed" } else { "reads back differently" };
    format!("{name}: {how}\n")
}

/// The text of the methods that are asked for.
pub(super) fn listings(world: &World<'_>) -> Result<String> {
    let mut out = String::new();
    for question in &world.case.questions {
        if question.command != "ir" {
            return unknown(world.case, question, "`ir`");
        }
        let Some(function) = function_at(world, question.line) else {
            return Err(world.case.problem(question.line, "no code is of this line"));
        };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}\n{function}{}", heading(question), said(&function));
    }
    Ok(out)
}

/// The method that has code of a line.
fn function_at(world: &World<'_>, line: u32) -> Option<Function> {
    for class in world.classes.program() {
        for method in &class.methods {
            let code = Code::decode(&class, method).ok().flatten();
            if code.is_some_and(|code| code.lines().iter().any(|&l| u32::from(l) == line)) {
                return mantis_ir::build(&class, method, &world.classes).ok().flatten();
            }
        }
    }
    None
}
