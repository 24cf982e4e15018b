//! What a program writes to a file and reads again.
//!
//! A predictor writes no file, so what a slice reads must be what the input brought. **Idea.** Two paths name the same file if they
//! are made of the same constant, field or value; a file that the program writes under a path before a slice reads it under the
//! same one is the program's own. Which files paths name that are computed in different ways is not known.

use std::sync::Arc;

use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::names::FieldRef;
use mantis_ir::{Const, Function, Op, Type, Value, ValueDef};
use mantis_library::Externals;
use mantis_pointsto::{EffectUse, EffectUseId, MethodId, ParamSource};
use rustc_hash::FxHashSet;

use crate::slicer::Slicer;
use crate::types::Refusal;

const FILE: &str = "java/io/File";

/// Descriptors of what names a file.
const PATHS: [&str; 3] = ["Ljava/io/File;", "Ljava/nio/file/Path;", "Ljava/lang/String;"];

/// What a path is made of.
#[derive(PartialEq, Eq, Hash)]
enum Origin {
    Text(Arc<str>),
    Field(FieldRef),
    Value(MethodId, Value),
}

impl Slicer<'_> {
    /// Refuses a slice that reads a file which the program writes before.
    pub(crate) fn refuse_own_files(&self, used: impl Iterator<Item = EffectUseId>) -> Result<(), Refusal> {
        let external = |id: EffectUseId| self.analysis.modref.effects[id].external;
        let used: Vec<EffectUseId> = used.collect();
        self.refuse_writing_channels(&used)?;
        let reading: Vec<EffectUseId> =
            used.into_iter().filter(|&id| external(id).intersects(Externals::FILE_READ)).collect();
        if reading.is_empty() {
            return Ok(());
        }
        let writes = |id: &EffectUseId, u: &EffectUse| {
            external(*id).intersects(Externals::FILE_WRITE)
                && !u.method.name.starts_with("delete")
                && self.live(u.site.0, u.site.1)
        };
        for (_, write) in self.analysis.uses.iter().filter(|(id, u)| writes(id, u)) {
            let written = self.origins(write);
            for &id in &reading {
                let read = &self.analysis.uses[id];
                if self.may_precede(write, read) && self.origins(read).iter().any(|o| written.contains(o)) {
                    let (wrote, reads) = (self.analysis.place(write.site), self.analysis.place(read.site));
                    let reason = format!("{reads} reads a file that the program itself writes at {wrote}");
                    return Err(Refusal { reason });
                }
            }
        }
        Ok(())
    }

    /// Refuses channels that may be opened for writing: their options are values.
    fn refuse_writing_channels(&self, used: &[EffectUseId]) -> Result<(), Refusal> {
        let opens = |id: &&EffectUseId| {
            let method = &self.analysis.uses[**id].method;
            matches!(&*method.name, "open" | "newByteChannel") && method.desc.contains("/OpenOption;")
        };
        let Some(&id) = used.iter().find(opens) else { return Ok(()) };
        let writes = |op: &Op| match op {
            Op::GetStatic(f) => {
                &*f.class == "java/nio/file/StandardOpenOption" && !matches!(&*f.name, "READ" | "SPARSE")
            }
            _ => false,
        };
        let mentions = |m: MethodId| {
            let live = |body: &Function| body.insts.iter().any(|(i, d)| self.live(m, i) && writes(&d.op));
            self.analysis.body(m).is_some_and(|body| live(body))
        };
        if !self.analysis.methods.keys().any(mentions) {
            return Ok(());
        }
        let place = self.analysis.place(self.analysis.uses[id].site);
        Err(Refusal { reason: format!("the channel opened at {place} may be one that is written to") })
    }

    fn may_precede(&self, write: &EffectUse, read: &EffectUse) -> bool {
        let ((m, from), (n, to)) = (write.site, read.site);
        match (self.analysis.body(m), &self.flows[m]) {
            (Some(body), Some(flow)) if m == n => flow.reaches(body, from, to),
            _ => true,
        }
    }

    /// What the path of a call is made of: its file, or its first operand that may name one.
    fn origins(&self, bound: &EffectUse) -> FxHashSet<Origin> {
        let (m, inst) = bound.site;
        let mut found = FxHashSet::default();
        let desc = MethodDesc::parse(&bound.method.desc);
        let (Some(body), Some(desc)) = (self.analysis.body(m), desc) else { return found };
        let receivers = bound.params.len().saturating_sub(desc.params.len());
        let path = match &*bound.method.class {
            FILE if receivers > 0 && &*bound.method.name != "<init>" => Some(0),
            _ => desc.params.iter().position(|p| PATHS.contains(p)).map(|k| k + receivers),
        };
        if let Some(ParamSource::Operand(k)) = path.and_then(|k| bound.params.get(k))
            && let Some(&arg) = body.args(inst).get(usize::from(*k))
        {
            made_of(m, body, arg, 8, &mut found);
        }
        found
    }
}

fn made_of(m: MethodId, body: &Function, value: Value, depth: u32, out: &mut FxHashSet<Origin>) {
    let value = body.root(value);
    let ValueDef::Result(inst, _) = body.values[value].def else {
        out.insert(Origin::Value(m, value));
        return;
    };
    let of_paths = |class: &str| matches!(class, FILE | "java/nio/file/Path" | "java/nio/file/Paths");
    match &body.insts[inst].op {
        Op::Const(Const::String(text)) => {
            out.insert(Origin::Text(text.clone()));
        }
        Op::Const(_) => {}
        Op::GetStatic(field) | Op::GetField(field) => {
            out.insert(Origin::Field(field.clone()));
        }
        Op::CheckCast(_) if depth > 0 => made_of(m, body, body.args(inst)[0], depth - 1, out),
        Op::New(class) if depth > 0 && of_paths(class) => {
            let origin = body.insts[inst].origin;
            let of_this = |ty: &Type| matches!(ty, Type::Uninit(_, o) if *o == origin);
            for init in body.constructor_calls(of_this) {
                for &arg in &body.args(init)[1..] {
                    made_of(m, body, arg, depth - 1, out);
                }
            }
        }
        Op::Invoke(_, method, _) if depth > 0 && of_paths(&method.class) => {
            for &arg in body.args(inst) {
                if body.root(arg) != value {
                    made_of(m, body, arg, depth - 1, out);
                }
            }
            out.insert(Origin::Value(m, value));
        }
        _ => {
            out.insert(Origin::Value(m, value));
        }
    }
}
