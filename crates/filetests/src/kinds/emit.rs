//! `emit`: the code that is emitted for a slice, disassembled.
//!
//! `//@ emit WHAT` slices for the feature (see `slice`) and gives the emitted classes without the generated
//! entry, which holds the counters: `Mantis$Entry.s0` is the sum of the feature.
//! `//@ emit-past-cold WHAT` does the same for a slice that leaves out code no run reached.

use std::fmt::Write;

use mantis_classfile::class::ClassFile;
use mantis_emit::{Options, Probe};
use mantis_slice::Rule;

use super::disassembly::disassembled;
use super::{heading, unknown};
use crate::Result;
use crate::world::World;

pub(super) fn answers(world: &World<'_>) -> Result<String> {
    let analysis = world.analysis();
    let prepared = world.prepared(&analysis);
    let mut out = String::new();
    for question in &world.case.questions {
        let past_cold = match question.command.as_str() {
            "emit" => false,
            "emit-past-cold" => true,
            _ => return unknown(world.case, question, "`emit`, `emit-past-cold`"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", heading(question));
        let feature = world.feature(question)?;
        let probe = Probe { slot: 0, feature: feature.clone() };
        let options = Options { main: world.main.clone(), sampled: false, perforated: Vec::new(), past_cold };
        let emitted = world
            .slice((&analysis, &prepared), feature, Rule::Strict)
            .and_then(|slice| mantis_emit::emit(&world.classes, &world.classes, &slice, &[probe], &options));
        let emitted = match emitted {
            Ok(emitted) => emitted,
            Err(refusal) => {
                let _ = writeln!(out, "  refused: {}", refusal.reason);
                continue;
            }
        };
        for (name, bytes) in emitted.classes.iter().filter(|(name, _)| *name != emitted.entry) {
            let class = ClassFile::parse(bytes).map_err(|e| world.case.problem(question.line, e))?;
            let text = disassembled(&class).map_err(|e| {
                world.case.problem(question.line, format!("the emitted class {name} is corrupt: {e}"))
            })?;
            out.push_str(&text);
        }
        for remark in &emitted.diagnostics {
            let _ = writeln!(out, "  remark: {}", remark.message);
        }
    }
    Ok(out)
}
