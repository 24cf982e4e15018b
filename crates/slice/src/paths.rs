//! What the path of a file is made of, across methods and fields.
//!
//! **Idea.** Strings and paths are values: points-to sets do not tell two of them apart, but where they
//! come from does. A value is followed backwards, through parameters to the arguments of known calls,
//! through fields to what is stored there, through results to what is returned, to its *parts*: texts,
//! numbers, elements of arrays, and values that come from elsewhere (a line that is read), and out of
//! collections to what is put into the same ones. What methods of the JDK make of a path (`resolve`,
//! `getParent`, `toFile`, a concatenation) has the parts of their operands. Different ways to a value give
//! different sets of parts, at most [`MOST`] of them.
//!
//! Two paths made of the same parts are taken to be one file. So `args[0]` and `args[0] + ".out"` are two,
//! and the same name in two variables is one. The order of parts and what exactly is done with them does
//! not matter. In one folder, a name and what may be put together to it ([`may_be_one`]) are one, too; other
//! names that are the same by chance are not seen.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use mantis_classfile::names::FieldRef;
use mantis_ir::{CallKind, Const, Dynamic, Function, Inst, Op, Type, Value, ValueDef};
use mantis_library::{Mark, marks};
use mantis_pointsto::{EffectUseId, Loc, MethodId, ParamSource, Target};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::slicer::Slicer;

/// How many sets of parts a value may have.
const MOST: usize = 24;
/// How many values are looked at for one path.
const STEPS: u32 = 4_000;

/// A part of a path.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// A name between separators.
    Text(Arc<str>),
    /// Some number.
    Number,
    /// An element of an array: where the array is from, and the index if it is a constant.
    Element(Box<Part>, Option<i32>),
    /// A field that nothing is known to be stored in.
    Field(FieldRef),
    /// A parameter, or the result of something else.
    Value(MethodId, Value),
}

/// The parts of one path.
pub(crate) type Parts = BTreeSet<Part>;

/// What a value may be made of, in different ways.
pub(crate) type Ways = BTreeSet<Parts>;

/// Follows values backwards.
pub(crate) struct Paths<'s, 'a> {
    slicer: &'s Slicer<'a>,
    stores: BTreeMap<FieldRef, Vec<(MethodId, Value)>>,
    /// Calls that put a text into a collection, by what they write.
    puts: FxHashMap<Loc, Vec<EffectUseId>>,
    /// Those of them that put into what a call reads.
    puts_where: FxHashMap<EffectUseId, Rc<[EffectUseId]>>,
    known: FxHashMap<(MethodId, Value), Rc<Ways>>,
    active: FxHashSet<(MethodId, Value)>,
    /// Whether a value was met that is being looked at: what it gives is not complete.
    cut: bool,
    steps: u32,
}

impl<'s, 'a> Paths<'s, 'a> {
    pub(crate) fn new(slicer: &'s Slicer<'a>) -> Paths<'s, 'a> {
        let mut stores: BTreeMap<FieldRef, Vec<(MethodId, Value)>> = BTreeMap::new();
        for (m, data) in slicer.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            for inst in body.insts.keys().filter(|&i| slicer.live(m, i)) {
                if let Op::PutField(field) | Op::PutStatic(field) = &body.insts[inst].op
                    && let Some(&value) = body.args(inst).last()
                {
                    stores.entry(slicer.program.resolve_field(field)).or_default().push((m, value));
                }
            }
        }
        let mut puts: FxHashMap<Loc, Vec<EffectUseId>> = FxHashMap::default();
        for (id, bound) in slicer.analysis.uses.iter() {
            let (m, inst) = bound.site;
            if marks().has(Mark::Puts, &bound.method)
                && slicer.live(m, inst)
                && slicer
                    .analysis
                    .body(m)
                    .is_some_and(|body| body.args(inst).iter().any(|&v| is_of_text(body, v)))
            {
                for &loc in slicer.analysis.modref.effects[id].writes.iter().flat_map(|l| l.iter()) {
                    puts.entry(loc).or_default().push(id);
                }
            }
        }
        Paths {
            slicer,
            stores,
            puts,
            puts_where: FxHashMap::default(),
            known: FxHashMap::default(),
            active: FxHashSet::default(),
            cut: false,
            steps: 0,
        }
    }

    /// What a value may be made of.
    pub(crate) fn of(&mut self, m: MethodId, value: Value) -> Rc<Ways> {
        self.steps = STEPS;
        self.cut = false;
        self.follow(m, value)
    }

    fn follow(&mut self, m: MethodId, value: Value) -> Rc<Ways> {
        let Some(body) = self.slicer.analysis.body(m) else { return Rc::default() };
        let value = body.root(value);
        if let Some(known) = self.known.get(&(m, value)) {
            return known.clone();
        }
        if self.steps == 0 || !self.active.insert((m, value)) {
            self.cut = true;
            return Rc::default();
        }
        self.steps -= 1;
        let cut_before = std::mem::take(&mut self.cut);
        let ways = Rc::new(self.made_of(m, body, value));
        self.active.remove(&(m, value));
        if !self.cut {
            self.known.insert((m, value), ways.clone());
        }
        self.cut |= cut_before;
        ways
    }

    fn made_of(&mut self, m: MethodId, body: &Function, value: Value) -> Ways {
        match body.values[value].def {
            ValueDef::Param(i) => self.parameter(m, value, usize::from(i)),
            ValueDef::Phi(block, _) => {
                let at = body.block_params(block).iter().position(|&p| p == value);
                let mut ways = Ways::new();
                for &(pred, number) in &body.blocks[block].preds {
                    let edge = &body.blocks[pred].succs[number as usize];
                    if let Some(&from) = at.and_then(|at| body.edge_args(edge).get(at)) {
                        add(&mut ways, &self.follow(m, from));
                    }
                }
                ways
            }
            ValueDef::Thrown(_) => one(Part::Value(m, value)),
            ValueDef::Result(inst, _) => self.result(m, body, value, inst),
        }
    }

    /// A parameter is what the known callers pass; what the JDK hands to a callback comes from elsewhere.
    fn parameter(&mut self, m: MethodId, value: Value, index: usize) -> Ways {
        let mut ways = Ways::new();
        let slicer = self.slicer;
        for caller in &slicer.analysis.callers[m] {
            let target = slicer.analysis.targets(caller.site).get(caller.target);
            let Some(Target::App { params, callback, .. }) = target else { continue };
            let ((from, inst), operand) = match (params.get(index), callback) {
                (Some(ParamSource::Operand(k)), _) => (caller.site, usize::from(*k)),
                (Some(ParamSource::Captured(made, inst, k)), _) => ((*made, *inst), usize::from(*k)),
                (Some(ParamSource::Provided), Some((id, _))) => {
                    add(&mut ways, &self.put_where(*id, None));
                    add(&mut ways, &self.walked(caller.site, *id));
                    continue;
                }
                _ => continue,
            };
            let arg = slicer.analysis.body(from).and_then(|body| body.args(inst).get(operand).copied());
            if let Some(arg) = arg {
                add(&mut ways, &self.follow(from, arg));
            }
        }
        or_itself(ways, m, value)
    }

    /// What a callback is given of a folder that is walked, or of a stream of what is in one: what is there
    /// is taken for the folder.
    fn walked(&mut self, (from, inst): (MethodId, Inst), id: EffectUseId) -> Ways {
        let slicer = self.slicer;
        let first = slicer.analysis.body(from).and_then(|body| body.args(inst).first().copied());
        match first.filter(|_| marks().has(Mark::Walks, &slicer.analysis.uses[id].method)) {
            Some(folder) => Ways::clone(&self.follow(from, folder)),
            None => Ways::new(),
        }
    }

    fn result(&mut self, m: MethodId, body: &Function, value: Value, inst: Inst) -> Ways {
        let args = body.args(inst);
        if matches!(body.values[value].ty, Type::Int | Type::Long | Type::Float | Type::Double) {
            return match &body.insts[inst].op {
                Op::Const(Const::Int(n)) => one(Part::Text(Arc::from(n.to_string()))),
                _ => one(Part::Number),
            };
        }
        match &body.insts[inst].op {
            Op::Const(Const::String(text)) => Ways::from([of_text(text)]),
            Op::Const(Const::Null) => Ways::new(),
            Op::CheckCast(_) => Ways::clone(&self.follow(m, args[0])),
            Op::GetStatic(field) | Op::GetField(field) => {
                let field = self.slicer.program.resolve_field(field);
                let mut ways = Ways::new();
                for (from, stored) in self.stores.get(&field).cloned().unwrap_or_default() {
                    add(&mut ways, &self.follow(from, stored));
                }
                if ways.is_empty() { one(Part::Field(field)) } else { ways }
            }
            Op::ArrayLoad(_) => self.element(m, body, args, value),
            Op::NewArray(_) => self.all_of(m, &stored_in(body, value)),
            // The second operand says how it is opened.
            Op::New(class) if marks().is(Mark::NamedFirst, class) => {
                let operands = constructed_from(body, inst);
                self.all_of(m, &operands[..operands.len().min(1)])
            }
            Op::New(class) if is_text(class) => {
                let mut operands = constructed_from(body, inst);
                if !marks().is(Mark::Complete, class) {
                    operands.extend(appended_to(body, value));
                }
                self.all_of(m, &operands)
            }
            Op::InvokeDynamic(_, _, what) => {
                let Dynamic::Concat { recipe, .. } = &**what else { return one(Part::Value(m, value)) };
                let between: Parts = recipe.split(['\u{1}', '\u{2}']).flat_map(of_text).collect();
                let ways = self.all_of(m, args);
                ways.into_iter().map(|way| way.union(&between).cloned().collect()).collect()
            }
            Op::Invoke(kind, method, _) => {
                if asks_for_folder(body, inst) {
                    return Ways::from([Parts::new()]);
                }
                let returned = self.returned(m, inst);
                if !returned.is_empty() {
                    return returned;
                }
                let is_app = self.slicer.program.is_app(&method.class);
                if is_app || !(is_text(&method.class) || marks().has(Mark::HandsOn, method)) {
                    return one(Part::Value(m, value));
                }
                let held = self.held(m, body, inst);
                if !held.is_empty() {
                    return held;
                }
                // An object that has no parts is told from others by where it is from.
                let ways = self.all_of(m, args);
                if *kind == CallKind::Static { ways } else { or_itself(ways, m, value) }
            }
            _ => one(Part::Value(m, value)),
        }
    }

    fn element(&mut self, m: MethodId, body: &Function, args: &[Value], value: Value) -> Ways {
        let array = body.root(args[0]);
        let index = match body.values[body.root(args[1])].def {
            ValueDef::Result(at, _) => match &body.insts[at].op {
                Op::Const(Const::Int(n)) => Some(*n),
                _ => None,
            },
            _ => None,
        };
        let of_main = m == self.slicer.analysis.main;
        let from = match body.values[array].def {
            // Which argument of the command line it is, loops over options do not say.
            ValueDef::Param(_) if of_main && index.is_none() => return one(Part::Value(m, value)),
            ValueDef::Result(at, _) => match &body.insts[at].op {
                Op::GetField(field) | Op::GetStatic(field) => {
                    Part::Field(self.slicer.program.resolve_field(field))
                }
                _ => Part::Value(m, array),
            },
            _ => Part::Value(m, array),
        };
        one(Part::Element(Box::new(from), index))
    }

    /// What methods of the program that a call enters return.
    fn returned(&mut self, m: MethodId, inst: Inst) -> Ways {
        let mut ways = Ways::new();
        let slicer = self.slicer;
        for target in slicer.analysis.targets((m, inst)) {
            let Target::App { method, callback: None, .. } = target else { continue };
            let Some(body) = slicer.analysis.body(*method) else { continue };
            for (at, data) in body.insts.iter() {
                if data.op == Op::Return
                    && slicer.live(*method, at)
                    && let Some(&value) = body.args(at).first()
                {
                    add(&mut ways, &self.follow(*method, value));
                }
            }
        }
        ways
    }

    /// What a call takes out of a collection.
    fn held(&mut self, m: MethodId, body: &Function, inst: Inst) -> Ways {
        let mut ways = Ways::new();
        let slicer = self.slicer;
        for target in slicer.analysis.targets((m, inst)) {
            if let Target::Library(id) = target
                && marks().has(Mark::Holds, &slicer.analysis.uses[*id].method)
            {
                let key = body.args(inst).get(1).and_then(|&k| constant(body, k));
                add(&mut ways, &self.put_where(*id, key));
            }
        }
        ways
    }

    /// What is put into the collections that a call reads: under the same constant key, or under keys that
    /// are not known. Then the key is a part itself, since other keys have other values.
    fn put_where(&mut self, reader: EffectUseId, key: Option<Part>) -> Ways {
        let mut ways = Ways::new();
        let slicer = self.slicer;
        for &id in &*self.puts_into(reader) {
            let (m, inst) = slicer.analysis.uses[id].site;
            let Some(body) = slicer.analysis.body(m).filter(|_| ways.len() < MOST) else { continue };
            let args = body.args(inst);
            let under = (args.len() > 2).then(|| constant(body, args[1])).flatten();
            if key.is_some() && under.is_some() && key != under {
                continue;
            }
            let texts = args.iter().skip(1 + usize::from(under.is_some()));
            for &arg in texts.filter(|&&v| is_of_text(body, v)) {
                let tag = key.clone().filter(|_| under.is_none());
                let tagged = |way: &Parts| way.iter().cloned().chain(tag.clone()).collect::<Parts>();
                let found: Ways = self.follow(m, arg).iter().map(tagged).collect();
                add(&mut ways, &found);
            }
        }
        ways
    }

    /// Calls that put a text into what a call reads, in their order.
    fn puts_into(&mut self, reader: EffectUseId) -> Rc<[EffectUseId]> {
        let read = &self.slicer.analysis.modref.effects[reader].reads;
        let found = self.puts_where.entry(reader).or_insert_with(|| {
            let puts = read.iter().flat_map(|l| l.iter()).filter_map(|loc| self.puts.get(loc));
            let found: BTreeSet<EffectUseId> = puts.flatten().copied().collect();
            found.into_iter().collect()
        });
        found.clone()
    }

    /// The parts of all of these together: each way of one with each of the others.
    fn all_of(&mut self, m: MethodId, values: &[Value]) -> Ways {
        let mut all = Ways::from([Parts::new()]);
        for &value in values {
            let ways = self.follow(m, value);
            if ways.is_empty() {
                continue;
            }
            let joined = all.iter().flat_map(|a| ways.iter().map(move |b| a.union(b).cloned().collect()));
            all = joined.take(MOST).collect();
        }
        all
    }
}

/// Whether two paths may be one: they have the same parts, or the one has a name where the other has texts in
/// it and something that is not known.
pub(crate) fn may_be_one(a: &Parts, b: &Parts) -> bool {
    a == b || spells(a, b) || spells(b, a)
}

fn spells(named: &Parts, made: &Parts) -> bool {
    let mut left = named.difference(made);
    let (Some(Part::Text(name)), None) = (left.next(), left.next()) else { return false };
    let pieces: Vec<&Part> = made.difference(named).collect();
    let is_known = |p: &&&Part| matches!(p, Part::Text(_));
    let fits = |p: &&Part| match p {
        Part::Text(piece) => name.contains(&**piece),
        Part::Number | Part::Value(..) => true,
        _ => false,
    };
    let known = pieces.iter().filter(is_known).count();
    named.len() > 1 && known > 0 && known < pieces.len() && pieces.iter().all(fits)
}

/// A text or number that a value always is.
fn constant(body: &Function, value: Value) -> Option<Part> {
    let ValueDef::Result(inst, _) = body.values[body.root(value)].def else { return None };
    match &body.insts[inst].op {
        Op::Const(Const::String(text)) => Some(Part::Text(text.clone())),
        Op::Const(Const::Int(n)) => Some(Part::Text(Arc::from(n.to_string()))),
        _ => None,
    }
}

fn one(part: Part) -> Ways {
    Ways::from([Parts::from([part])])
}

fn or_itself(ways: Ways, m: MethodId, value: Value) -> Ways {
    match ways.iter().all(Parts::is_empty) {
        true => one(Part::Value(m, value)),
        false => ways,
    }
}

fn add(ways: &mut Ways, more: &Ways) {
    for way in more {
        if ways.len() < MOST {
            ways.insert(way.clone());
        }
    }
}

/// The names in a text, but those that name the same folder.
fn of_text(text: &str) -> Parts {
    let names = text.split(['/', '\\']).map(str::trim).filter(|n| !matches!(*n, "" | "."));
    names.map(|n| Part::Text(Arc::from(n))).collect()
}

fn is_of_text(body: &Function, value: Value) -> bool {
    matches!(&body.values[value].ty, Type::Ref(Some(class)) if is_text(class))
}

/// Classes whose objects are texts, paths, or names of files.
fn is_text(class: &str) -> bool {
    marks().is(Mark::Text, class)
}

/// Whether a call gives the folder in which relative paths are looked up.
fn asks_for_folder(body: &Function, inst: Inst) -> bool {
    let Op::Invoke(_, method, _) = &body.insts[inst].op else { return false };
    let names_it = |&v: &Value| match body.values[body.root(v)].def {
        ValueDef::Result(at, _) => {
            matches!(&body.insts[at].op, Op::Const(Const::String(text)) if &**text == "user.dir")
        }
        _ => false,
    };
    &*method.name == "getProperty" && body.args(inst).iter().any(names_it)
}

/// The operands of the constructor of a new object.
fn constructed_from(body: &Function, new: Inst) -> Vec<Value> {
    let origin = body.insts[new].origin;
    let of_this = |ty: &Type| matches!(ty, Type::Uninit(_, o) if *o == origin);
    let calls = body.constructor_calls(of_this);
    calls.into_iter().flat_map(|init| body.args(init)[1..].to_vec()).collect()
}

/// What calls on an object of the same method are given: what is appended to a text.
fn appended_to(body: &Function, object: Value) -> Vec<Value> {
    let calls = body.insts.iter().filter(|(inst, data)| {
        let on_it = |v: &Value| body.root(*v) == object;
        matches!(&data.op, Op::Invoke(kind, m, _) if *kind != CallKind::Static && &*m.name != "<init>")
            && body.args(*inst).first().is_some_and(on_it)
    });
    calls.flat_map(|(inst, _)| body.args(inst)[1..].to_vec()).collect()
}

/// What is stored in a new array.
fn stored_in(body: &Function, array: Value) -> Vec<Value> {
    let stores = body.insts.keys().filter(|&inst| {
        matches!(body.insts[inst].op, Op::ArrayStore(_)) && body.root(body.args(inst)[0]) == array
    });
    stores.filter_map(|inst| body.args(inst).last().copied()).collect()
}
