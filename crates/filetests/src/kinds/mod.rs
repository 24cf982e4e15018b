//! What each kind of case answers: one module for each.

mod counted;
mod disassembly;
mod emit;
mod ir;
mod modref;
mod pointsto;
mod slice;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::Result;
use crate::case::{Case, Kind, Question};
use crate::shapes::Shapes;
use crate::world::World;

/// What a case gives.
pub struct Answers {
    /// The answers to all of its questions, in their order.
    pub text: String,
    /// Names of classes of which it is not known whether the JDK has them; the answers hold only if there is
    /// none.
    pub lacking: BTreeSet<String>,
}

/// Runs a case.
///
/// # Errors
/// A sentence when the case is malformed or was not compiled.
pub fn answers(case: &Case, shapes: &Arc<Shapes>) -> Result<Answers> {
    if !case.is_java() {
        return match case.kind {
            Kind::Ir => Ok(Answers { text: ir::functions(case)?, lacking: BTreeSet::new() }),
            kind => Err(case.problem(1, format!("cases of kind `{}` are Java files", kind.name()))),
        };
    }
    if case.questions.is_empty() {
        return Err(case.problem(1, "the case asks nothing: questions begin with `//@`"));
    }
    let world = World::open(case, shapes.clone())?;
    let text = match case.kind {
        Kind::Ir => ir::listings(&world),
        Kind::Pointsto => pointsto::answers(&world),
        Kind::Modref => modref::answers(&world),
        Kind::Slice => slice::answers(&world),
        Kind::Counted => counted::answers(&world),
        Kind::Emit => emit::answers(&world),
    }?;
    // Places are lines of the file: its name would only make answers long.
    let text = text.replace(&format!("{}:", case.file()), "line ").replace("*/", "* /");
    Ok(Answers { text, lacking: world.classes.lacking() })
}

/// The line, the command and its words, as answers begin.
fn heading(question: &Question) -> String {
    let Question { line, command, about } = question;
    format!("{line} {command} {about}").trim_end().to_owned()
}

/// The problem of a question that a kind does not know.
fn unknown<T>(case: &Case, question: &Question, known: &str) -> Result<T> {
    let message = format!("`{}` is no question here; there are {known}", question.command);
    Err(case.problem(question.line, message))
}
