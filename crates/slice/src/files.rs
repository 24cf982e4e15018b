//! What a program writes to a file and reads again.
//!
//! A predictor writes no file, so what a slice reads must be what the input brought. A file that the
//! program writes, makes, moves or deletes under a path made of the same parts ([`crate::paths`]) is the
//! program's own, and so is the list of a folder in which it does. A strict slice reads none. An optimistic
//! one assumes that what it reads is another file, or, at places where training found that it is not
//! ([`Slicer::with_own_files`]), has all writes of it too: the predictor keeps what they write in memory.

use std::collections::BTreeSet;
use std::rc::Rc;

use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::names::MethodRef;
use mantis_ir::{Const, Function, Inst, Op, Type, Value, ValueDef};
use mantis_library::{Externals, Mark, marks};
use mantis_pointsto::{EffectUse, EffectUseId, Loc, MethodId, ParamSource};
use rustc_hash::FxHashMap;

use crate::optimism::{Assumption, Rule};
use crate::paths::{Paths, Ways, may_be_one};
use crate::slicer::{Slicer, State};
use crate::types::Refusal;

const OPTION: &str = "java/nio/file/StandardOpenOption";

/// Descriptors of what names a file and nothing else.
const PATHS: [&str; 2] = ["Ljava/io/File;", "Ljava/nio/file/Path;"];

/// Methods that tell what is in a folder.
const LISTING: [&str; 6] = ["list", "listFiles", "walk", "find", "walkFileTree", "newDirectoryStream"];

/// A call that changes files, and their paths.
struct Writing<'u> {
    id: EffectUseId,
    bound: &'u EffectUse,
    paths: Vec<Rc<Ways>>,
}

/// For each call that reads a file which the program writes, the calls that may do so or open it for that.
pub(crate) type OwnFiles = FxHashMap<EffectUseId, Rc<[EffectUseId]>>;

impl Slicer<'_> {
    /// An optimistic slicer whose slices have what the program writes to the files that are read at these
    /// places, as [`Assumption::OtherFile`] names them.
    #[must_use]
    pub fn with_own_files(mut self, places: Rc<BTreeSet<String>>) -> Self {
        self.own_places = places;
        self
    }

    fn own_files(&self) -> &OwnFiles {
        self.prepared.own_files.get_or_init(|| self.find_own_files())
    }

    /// Whether the program may read files that it has written.
    pub fn reads_own_files(&self) -> bool {
        !self.own_files().is_empty()
    }

    /// Refuses a slice that reads a file which the program writes before. What an optimistic one assumes
    /// instead comes back: that what is opened in a way that can be watched is another file, or has what the
    /// slice writes.
    pub(crate) fn refuse_own_files(&self, state: &State) -> Result<Vec<Assumption>, Refusal> {
        let used: Vec<EffectUseId> = state.library.keys().copied().collect();
        if self.rule == Rule::Strict {
            self.refuse_writing_channels(&used)?;
        }
        if !used.iter().any(|&id| self.reads_file(id)) {
            return Ok(Vec::new());
        }
        let own = self.own_files();
        let opens_own =
            |id: &EffectUseId| self.rule == Rule::Optimistic && self.opens_own(&self.analysis.uses[*id]);
        let mut found: Vec<EffectUseId> =
            used.into_iter().filter(|id| own.contains_key(id) || opens_own(id)).collect();
        found.sort_unstable();
        let place = |id: &EffectUseId| self.analysis.place(self.analysis.uses[*id].site);
        let written = |id: &EffectUseId| own.get(id).map_or_else(|| place(id), |writes| place(&writes[0]));
        let may_assume = |id: &EffectUseId| {
            let bound = &self.analysis.uses[*id];
            let harmless = is_watched(&bound.method) || asks_for_links(&bound.method);
            self.rule == Rule::Optimistic && harmless && !self.is_of_superclass(bound)
        };
        if let Some(id) = found.iter().find(|id| !may_assume(id)) {
            let reason =
                format!("{} reads a file that the program itself writes at {}", place(id), written(id));
            return Err(Refusal { reason });
        }
        let assumed = |id: &EffectUseId| match (place(id), written(id)) {
            (place, written) if self.is_own(state, *id) => Assumption::OwnFile { place, written },
            (place, written) => Assumption::OtherFile { place, written },
        };
        Ok(found.iter().map(assumed).collect())
    }

    /// Whether an optimistic slice has a file in memory that a call opens, since it may be written to by what
    /// the call makes.
    pub(crate) fn opens_own(&self, bound: &EffectUse) -> bool {
        self.opens_for_both(bound) || self.opens_for_writing(bound)
    }

    /// Whether a call reads a file that the slice has the writes of: what is copied or moved to such a file
    /// is one.
    fn is_own(&self, state: &State, id: EffectUseId) -> bool {
        state.written_files.contains(id)
            || self.opens_own(&self.analysis.uses[id])
            || self.own_places.contains(&self.analysis.place(self.analysis.uses[id].site))
    }

    /// A kept call reads a file: at the places of [`Slicer::with_own_files`], all writes of it are needed, of
    /// what is open those that may be of the same stream.
    pub(crate) fn need_own_files(&mut self, state: &mut State, id: EffectUseId) {
        if self.rule != Rule::Optimistic || !self.reads_file(id) || !self.is_own(state, id) {
            return;
        }
        let own = self.own_files();
        let Some(writes) = own.get(&id).cloned() else { return };
        for &write in &*writes {
            if state.written_files.insert(write) {
                self.need_execution(state, write);
                let opened: Vec<Loc> = self.analysis.modref.effects[write]
                    .writes
                    .iter()
                    .flat_map(|l| l.iter())
                    .copied()
                    .collect();
                opened.into_iter().for_each(|loc| self.written_anywhere(state, loc));
            }
        }
    }

    /// Whether a call is that of a superclass's constructor: what a class of the program opens as that cannot
    /// be replaced.
    pub(crate) fn is_of_superclass(&self, bound: &EffectUse) -> bool {
        let (m, inst) = bound.site;
        let made = |body: &Function| body.args(inst).first().map(|&v| body.values[v].ty.clone());
        &*bound.method.name == "<init>"
            && self.analysis.body(m).and_then(|b| made(b)) == Some(Type::UninitThis)
    }

    fn touches(&self, id: EffectUseId, how: Externals) -> bool {
        self.analysis.modref.effects[id].external.intersects(how)
    }

    /// Whether what a call does depends on files.
    fn reads_file(&self, id: EffectUseId) -> bool {
        self.touches(id, Externals::FILE_READ) || asks_for_file(&self.analysis.uses[id].method)
    }

    fn find_own_files(&self) -> OwnFiles {
        let live = |(id, bound): (EffectUseId, _)| {
            let bound: &EffectUse = bound;
            self.live(bound.site.0, bound.site.1).then_some((id, bound))
        };
        let calls = || self.analysis.uses.iter().filter_map(live);
        let mut paths = Paths::new(self);
        let mut writing: Vec<Writing<'_>> = Vec::new();
        let channelled = calls().any(|(_, bound)| &*bound.method.name == "getChannel");
        let changes = |id, bound: &EffectUse| {
            self.touches(id, Externals::FILE_WRITE)
                || self.opens_for_writing(bound)
                || channelled && self.opens_for_both(bound)
        };
        for (id, bound) in calls().filter(|(id, bound)| changes(*id, bound)) {
            writing.push(Writing { id, bound, paths: self.paths_of(&mut paths, bound, true) });
        }
        let mut own = OwnFiles::default();
        if writing.is_empty() {
            return own;
        }
        for (id, read) in calls().filter(|(id, _)| self.reads_file(*id)) {
            let read_paths = self.paths_of(&mut paths, read, false);
            let lists = LISTING.contains(&&*read.method.name);
            let same = |write: &&Writing<'_>| {
                let meets = |w: &Rc<Ways>| read_paths.iter().any(|r| may_meet(w, r, lists));
                self.may_precede(write.bound, read) && write.paths.iter().any(meets)
            };
            let writes: Rc<[EffectUseId]> = writing.iter().filter(same).map(|write| write.id).collect();
            if !writes.is_empty() {
                own.insert(id, writes);
            }
        }
        own
    }

    /// Refuses channels that may be opened for writing: their options are values.
    fn refuse_writing_channels(&self, used: &[EffectUseId]) -> Result<(), Refusal> {
        let Some(&id) = used.iter().find(|id| self.opens_for_writing(&self.analysis.uses[**id])) else {
            return Ok(());
        };
        let place = self.analysis.place(self.analysis.uses[id].site);
        Err(Refusal { reason: format!("the channel opened at {place} may be one that is written to") })
    }

    /// Whether a call may open a channel that is written to: its options say so, or are not known where it is
    /// and some say so.
    fn opens_for_writing(&self, bound: &EffectUse) -> bool {
        if !marks().has(Mark::ByOptions, &bound.method) {
            return false;
        }
        let (m, inst) = bound.site;
        let options = self.analysis.body(m).and_then(|body| options_of(body, inst));
        options.unwrap_or_else(|| self.analysis.methods.keys().any(|m| self.mentions_writing(m)))
    }

    /// Whether a call makes a file of which one may write by its channel.
    pub(crate) fn opens_for_both(&self, bound: &EffectUse) -> bool {
        if marks().value(Mark::ReadOnly, &bound.method) != Some("String") {
            return false;
        }
        let (m, inst) = bound.site;
        let mode = self.analysis.body(m).and_then(|body| {
            let ValueDef::Result(by, _) = body.values[body.root(*body.args(inst).last()?)].def else {
                return None;
            };
            if let Op::Const(Const::String(mode)) = &body.insts[by].op { Some(mode.clone()) } else { None }
        });
        mode.as_deref() != Some("r")
    }

    fn mentions_writing(&self, m: MethodId) -> bool {
        let body = self.analysis.body(m);
        body.is_some_and(|body| body.insts.iter().any(|(i, d)| self.live(m, i) && is_for_writing(&d.op)))
    }

    /// Only `main` runs once; any other method may have written when it reads again.
    fn may_precede(&self, write: &EffectUse, read: &EffectUse) -> bool {
        let ((m, from), (n, to)) = (write.site, read.site);
        match (self.analysis.body(m), &self.prepared.flows[m]) {
            (Some(body), Some(flow)) if m == n && m == self.analysis.main => flow.reaches(body, from, to),
            _ => true,
        }
    }

    /// What the paths of a call are made of: its file, its operands that name one, or else its first text;
    /// of a file that is open, the path it was opened with.
    fn paths_of(&self, paths: &mut Paths<'_, '_>, bound: &EffectUse, writes: bool) -> Vec<Rc<Ways>> {
        let (m, inst) = bound.site;
        let desc = MethodDesc::parse(&bound.method.desc);
        let (Some(body), Some(desc)) = (self.analysis.body(m), desc) else { return Vec::new() };
        let receivers = bound.params.len().saturating_sub(desc.params.len());
        let on_object = receivers > 0 && &*bound.method.name != "<init>";
        let is_holder = on_object && marks().is(Mark::PathHolder, &bound.method.class);
        let mut operands: Vec<usize> = if is_holder { vec![0] } else { Vec::new() };
        let named = |d: &&str| PATHS.contains(d);
        operands.extend(desc.params.iter().enumerate().filter(|(_, d)| named(d)).map(|(k, _)| k + receivers));
        if operands.is_empty() {
            let text = desc.params.iter().position(|d| *d == "Ljava/lang/String;");
            operands.extend(text.map(|k| k + receivers));
        }
        // What is copied is not changed.
        if writes && &*bound.method.name == "copy" && operands.len() > 1 {
            operands.remove(0);
        }
        let value = |k: usize| match bound.params.get(k) {
            Some(ParamSource::Operand(arg)) => body.args(inst).get(usize::from(*arg)).copied(),
            _ => None,
        };
        operands.into_iter().filter_map(value).map(|v| paths.of(m, v)).collect()
    }
}

/// Whether a slice may have a method of the predictor in the place of this one, which opens a file, asks what
/// is known of it or lists a folder.
pub fn is_replaceable(method: &MethodRef) -> bool {
    marks().has(Mark::Sampled, method)
}

/// The descriptor of the file that a constructor opens of which others take a stream.
pub fn scanned_file(method: &MethodRef) -> Option<&'static str> {
    let scans = marks().has(Mark::Scans, method);
    PATHS.into_iter().find(|p| scans && method.desc[1..].starts_with(p))
}

/// Whether a slice can have something else in the place of what opens a file (`emit::sampled`), or reads what
/// something else opened.
fn is_watched(method: &MethodRef) -> bool {
    marks().has(Mark::Watched, method)
        || marks().has(Mark::ReadsNamed, method)
        || asks_for_file(method)
        || is_replaceable(method)
}

/// Whether a method asks for nothing but what links lead to, which programs seldom make, and whether what has
/// a name is a folder.
fn asks_for_links(method: &MethodRef) -> bool {
    marks().has(Mark::FollowsLinks, method)
}

/// Whether a method that changes files has an outcome that depends on what is there.
fn asks_for_file(method: &MethodRef) -> bool {
    marks().has(Mark::TellsSuccess, method)
}

/// Whether one of the options that a call is given as an array made for it is for writing; `None` if it is
/// given something else.
fn options_of(body: &Function, call: Inst) -> Option<bool> {
    let array = body.root(*body.args(call).iter().rev().find(|&&v| is_options(body, v))?);
    let ValueDef::Result(by, _) = body.values[array].def else { return None };
    if !matches!(body.insts[by].op, Op::NewArray(_)) {
        return None;
    }
    let mut writes = false;
    for (inst, data) in body.insts.iter() {
        if !matches!(data.op, Op::ArrayStore(_)) || body.root(body.args(inst)[0]) != array {
            continue;
        }
        let ValueDef::Result(of, _) = body.values[body.root(body.args(inst)[2])].def else { return None };
        match &body.insts[of].op {
            op if is_for_writing(op) => writes = true,
            Op::GetStatic(field) if &*field.class == OPTION => {}
            _ => return None,
        }
    }
    Some(writes)
}

fn is_options(body: &Function, value: Value) -> bool {
    let ty = &body.values[body.root(value)].ty;
    matches!(ty, Type::Ref(Some(name)) if &**name == "[Ljava/nio/file/OpenOption;")
}

fn is_for_writing(op: &Op) -> bool {
    match op {
        Op::GetStatic(f) => &*f.class == OPTION && !matches!(&*f.name, "READ" | "SPARSE"),
        _ => false,
    }
}

/// Whether a file that is written may be one that is read, or in a folder that is listed.
fn may_meet(written: &Ways, read: &Ways, lists: bool) -> bool {
    match lists {
        true => written.iter().any(|w| read.iter().any(|r| r.is_subset(w))),
        false => written.iter().any(|w| read.iter().any(|r| may_be_one(w, r))),
    }
}
