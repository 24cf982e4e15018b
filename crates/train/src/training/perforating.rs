//! Perforated slices: what reads all of the input and computes as long as the program is too dear, one of
//! sixteen iterations of its long loops costs a sixteenth.
//!
//! Which loops are alike enough, nobody can prove; running tells. Of the loops in which most of a slice is
//! executed ([`mantis_slice::counted::perforable_loops`], [`work`]), each leaves out iterations alone on a
//! few training inputs, and those are taken, one after the other, that save most time for what the features
//! are then off. With the first, the first two and so on, at several strides, the slice runs on all training
//! inputs, and what it counts are columns like those of samples (`super::sampling`).
//!
//! After S. Sidiroglou, S. Misailovic, H. Hoffmann and M. Rinard, "Managing performance vs. accuracy
//! trade-offs with loop perforation", ESEC/FSE 2011, where the loops of a program are perforated and its
//! results are less accurate. Here results do not matter, counts do.

use std::collections::BTreeMap;

use mantis_feature::Feature;
use mantis_ir::Op;
use mantis_predictor::{Bundle, SliceInfo};
use mantis_slice::counted::{Perforable, perforable_loops};
use mantis_slice::{LoopSite, MethodSlice, Slice};

use super::building::Cut;
use super::columns::{Column, Holes};
use super::sampling::SOON_NS;
use super::{Loop, description, tried_flags};
use crate::error::Error;
use crate::oracle::{ANSWER_LIMIT, Answer, batch_within};

/// One of so many iterations runs, ascending. Loops are chosen with the middle one.
const STRIDES: [u32; 3] = [4, 16, 64];
/// Most loops of a slice that are tried, and most that leave out iterations together.
const LOOPS: usize = 10;
const TOGETHER: usize = 3;
/// A loop has at least this share of what its slice executes, and so many iterations each time on average.
const MUCH: f64 = 0.2;
const LONG: f64 = 6.0;
/// Inputs on which loops are tried.
const TRIED: usize = 4;
/// What a loop must leave of the time at most, and how far off features may be.
const SAVES: f64 = 0.75;
const WRONG: f64 = 0.5;
/// How much time an error is worth: one of a tenth half of the time.
const PER_ERROR: f64 = 7.0;
/// Counts below this say nothing about how far others are off, and no share below this is told from none.
const FEW: f64 = 50.0;
const LEAST: f64 = 1e-3;
/// If so much of the cost of each run is known to consist of what is counted, the error of that sum counts.
const KNOWN: f64 = 0.5;
/// Slices that take more of the program's time do not run on all inputs. (One measurement in a JVM that was
/// just started may be half too much; what predictors take is measured again.)
const DEAREST: f64 = 1.0;
/// How many times as long as the whole slice a perforated one may take, and seconds besides.
const LONGER: f64 = 3.0;
const SECONDS: u64 = 2;

/// What a slice took on some inputs, and how far it is off on them. That all counts are a tenth of what they
/// should be is no error: models learn from them what they say.
#[derive(Copy, Clone, Debug)]
struct Tried {
    nanos: f64,
    error: f64,
}

impl Tried {
    fn badness(self) -> f64 {
        self.nanos.max(1.0).ln() + PER_ERROR * self.error
    }
}

/// A slice to perforate.
struct Sieve {
    features: Vec<Feature>,
    cut: Cut,
    /// Seconds after which it is taken to run forever: a loop that leaves out iterations may never end.
    limit: u64,
}

impl Loop<'_> {
    /// Adds columns of what some columns count where loops leave out iterations, if there are loops that may.
    pub(super) fn add_perforated(&mut self, columns: &[usize]) -> Result<bool, Error> {
        let added = self.try_perforated(columns).and_then(|added| match added {
            None if self.searched(columns).len() < columns.len() => {
                self.try_perforated(&self.searched(columns))
            }
            added => Ok(added),
        });
        self.clock.lap("perforating");
        Ok(added? == Some(true))
    }

    /// Whether that made a difference; `None` if the whole slice does not end as it should.
    fn try_perforated(&mut self, columns: &[usize]) -> Result<Option<bool>, Error> {
        let Some(mut sieve) = self.sieve(columns) else { return Ok(None) };
        let rows = self.spread(TRIED);
        let Some(whole) = self.tried(&sieve, Holes { loops: 0, stride: 1 }, &rows)? else { return Ok(None) };
        sieve.limit = sieve.limit.min((LONGER * whole.nanos / 1e9) as u64 + SECONDS);
        let time: f64 = rows.iter().filter_map(|&i| Some(self.rows[i].time_ns()? as f64)).sum();
        let cheaper = time > 0.0 && self.correct_dear(&sieve.features, whole.nanos / time);
        if whole.nanos < SOON_NS * rows.len() as f64 {
            return Ok(Some(cheaper));
        }
        let chosen = self.choose(&sieve, whole, &rows)?;
        let mut priced: Vec<(Holes, f64)> = Vec::new();
        for loops in chosen {
            for stride in STRIDES {
                let holes = Holes { loops, stride };
                let Some(tried) = self.tried(&sieve, holes, &rows)? else { continue };
                let share = if time > 0.0 { tried.nanos / time } else { tried.nanos / whole.nanos };
                if share <= DEAREST {
                    priced.push((holes, share));
                }
            }
        }
        if priced.is_empty() {
            return Ok(Some(cheaper));
        }
        let all_rows: Vec<usize> = (0..self.rows.len()).collect();
        let holes: Vec<Holes> = priced.iter().map(|p| p.0).collect();
        let Some(all) = self.run_with(&sieve, &holes, &all_rows)? else { return Ok(Some(cheaper)) };
        Ok(Some(self.add_holes(&sieve.features, &priced, &all) || cheaper))
    }

    /// Takes features for what they cost that were thought to be dear, because compiled loops take less time
    /// than was assumed. Whether there are such.
    fn correct_dear(&mut self, features: &[Feature], share: f64) -> bool {
        if share > DEAREST {
            return false;
        }
        let is_of = |j: &usize| features.contains(&self.columns[*j].feature);
        let cheaper: Vec<usize> = self.dear.iter().copied().filter(is_of).collect();
        self.dear.retain(|j| !cheaper.contains(j));
        self.exclude.retain(|j| !cheaper.contains(j));
        let cost = (share * self.whole()) as u64;
        self.costs.extend(cheaper.iter().map(|&j| (j, cost)));
        self.weigh();
        !cheaper.is_empty()
    }

    /// The slice of the features of some columns, all if they have one together. Its loops are noted; there
    /// are none where none may leave out iterations.
    fn sieve(&mut self, columns: &[usize]) -> Option<Sieve> {
        let analysed = self.analysis_for(columns);
        let mut features: Vec<Feature> = self.features(columns).into_iter().cloned().collect();
        if analysed.slice(&features.iter().collect::<Vec<_>>()).is_err() {
            features.retain(|f| analysed.slice(&[f]).is_ok());
        }
        let executed = self.executed;
        while !features.is_empty() {
            let refs: Vec<&Feature> = features.iter().collect();
            if let Ok(slice) = analysed.slice(&refs) {
                let mut loops = work(&slice, &|m, o| executed.count(m, o));
                let cut = analysed.emit_perforated(&refs, &loops).or_else(|_| {
                    loops.clear();
                    analysed.emit(&refs)
                });
                let cut = cut.ok();
                self.loop_places = places(&slice, &loops);
                self.loops = loops;
                return Some(Sieve { features, cut: cut?, limit: ANSWER_LIMIT });
            }
            // It is together that they have none.
            features.truncate(features.len() / 2);
        }
        None
    }

    /// Some rows, spread over the range of costs without its ends.
    pub(super) fn spread(&self, most: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by_key(|&i| (self.rows[i].bytecodes, i));
        let n = most.min(order.len());
        (0..n).map(|k| order[(2 * k + 1) * order.len() / (2 * n)]).collect()
    }

    /// Sets of loops that leave out iterations: the best one, this and the next, and so on.
    fn choose(&self, sieve: &Sieve, whole: Tried, rows: &[usize]) -> Result<Vec<u64>, Error> {
        let mut candidates: Vec<usize> = (0..self.loops.len()).collect();
        let (mut chosen, mut best) = (0u64, whole);
        let mut sets = Vec::new();
        while sets.len() < TOGETHER {
            let mut tried: Vec<(usize, Tried)> = Vec::new();
            for &i in &candidates {
                let holes = Holes { loops: chosen | 1 << i, stride: STRIDES[1] };
                tried.extend(self.tried(sieve, holes, rows)?.map(|t| (i, t)));
            }
            tried.retain(|(_, t)| t.nanos <= SAVES * best.nanos && t.error <= WRONG);
            let least = tried.iter().min_by(|a, b| a.1.badness().total_cmp(&b.1.badness()));
            let Some(&(i, found)) = least.filter(|(_, t)| t.badness() < best.badness()) else { break };
            chosen |= 1 << i;
            best = found;
            sets.push(chosen);
            candidates = tried.into_iter().map(|t| t.0).filter(|&j| j != i).collect();
        }
        Ok(sets)
    }

    /// What a perforated slice takes on some inputs; `None` if it does not end as it should.
    fn tried(&self, sieve: &Sieve, holes: Holes, rows: &[usize]) -> Result<Option<Tried>, Error> {
        let Some(answers) = self.run_with(sieve, &[holes], rows)? else { return Ok(None) };
        let nanos = answers.iter().map(|a| a.nanos as f64).sum();
        if let Some(error) = self.known_error(sieve, holes, rows, &answers) {
            return Ok(Some(Tried { nanos, error }));
        }
        let mut errors: Vec<f64> = Vec::new();
        for feature in &sieve.features {
            let name = Column::perforated(feature, holes, &self.places(holes)).name;
            let Some(column) = self.columns.iter().position(|c| c.feature == *feature) else { continue };
            let of = |(answer, &row): (&Answer, &usize)| {
                let counted = self.data.columns[column][row];
                let value = answer.value(&name);
                (counted.abs() >= FEW).then(|| (value.unwrap_or(0.0).abs() / counted.abs()).max(LEAST).ln())
            };
            let ratios: Vec<f64> = answers.iter().zip(rows).filter_map(of).collect();
            errors.extend(deviation(&ratios).map(|e| e.min(1.0)));
        }
        let error = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
        Ok(Some(Tried { nanos, error }))
    }

    /// How far what is known of the cost is off by counts of a perforated slice; `None` where too little is
    /// known.
    fn known_error(&self, sieve: &Sieve, holes: Holes, rows: &[usize], answers: &[Answer]) -> Option<f64> {
        let target = self.leading().find(|t| t.decides(&self.options.targets))?;
        let coefficients = self.coefficients(&sieve.features);
        let places = self.places(holes);
        let (mut counted, mut estimated) = (vec![0.0; rows.len()], vec![0.0; rows.len()]);
        for (feature, coefficient) in sieve.features.iter().zip(coefficients).filter(|f| f.1 > 0.0) {
            let name = Column::perforated(feature, holes, &places).name;
            let column = self.columns.iter().position(|c| c.feature == *feature)?;
            for (i, (&row, answer)) in rows.iter().zip(answers).enumerate() {
                counted[i] += coefficient * self.data.columns[column][row];
                estimated[i] += coefficient * answer.value(&name).unwrap_or(0.0);
            }
        }
        let costs = rows.iter().map(|&row| target.of(self.rows[row]).unwrap_or(f64::INFINITY));
        if counted.iter().zip(costs).any(|(counted, cost)| *counted < KNOWN * cost) {
            return None;
        }
        let ratio = |(e, c): (&f64, &f64)| (e / c).max(LEAST).ln();
        let ratios: Vec<f64> = estimated.iter().zip(&counted).map(ratio).collect();
        deviation(&ratios)
    }

    /// The answers of a perforated slice to some inputs; `None` if one cannot be used.
    fn run_with(&self, sieve: &Sieve, holes: &[Holes], rows: &[usize]) -> Result<Option<Vec<Answer>>, Error> {
        let bundle = self.perforator(sieve, holes)?;
        let path = self.session.folder.join("candidate.jar");
        bundle.write(&path)?;
        let flags = match rows {
            [first, ..] if rows.len() <= TRIED => {
                self.priced_flags(&path, &self.rows[*first].input, sieve.limit)
            }
            _ => tried_flags(self.session, &self.rows),
        };
        let inputs: Vec<_> = rows.iter().map(|&i| &self.rows[i].input).collect();
        let (jvm, folder) = (&self.session.jvm, &self.session.folder);
        let limit = if rows.len() <= TRIED { sieve.limit } else { ANSWER_LIMIT };
        let all = batch_within(limit, &[&path], jvm, &inputs, &flags, folder, self.cancel)?;
        Ok(all.into_iter().next().and_then(Result::ok).filter(|all| all.iter().all(Answer::is_usable)))
    }

    /// A bundle that computes all features with each set of loops.
    fn perforator(&self, sieve: &Sieve, holes: &[Holes]) -> Result<Bundle, Error> {
        let (slice, emitted) = &sieve.cut;
        let refs: Vec<&Feature> = sieve.features.iter().collect();
        let mut bundle = description::feature_bundle(self.session, &refs[..1], slice, emitted)?;
        let point = &mut bundle.description.points[0];
        let info = |h: &Holes| SliceInfo {
            strides: h.strides(self.loops.len()),
            ..description::slice_info(slice, emitted, 0, None)
        };
        point.slices = holes.iter().map(info).collect();
        point.features.clear();
        for (k, &h) in holes.iter().enumerate() {
            let places = self.places(h);
            for (i, (feature, &kind)) in sieve.features.iter().zip(&emitted.slots.kinds).enumerate() {
                let name = Column::perforated(feature, h, &places).name;
                point.features.push(description::slot(name, feature, i, kind, vec![k]));
            }
        }
        Ok(bundle)
    }

    /// Where loops are, for readers.
    fn places(&self, holes: Holes) -> String {
        let is_in = |i: &usize| holes.loops >> i & 1 == 1;
        let places = (0..self.loops.len()).filter(is_in).map(|i| &*self.loop_places[i]);
        places.collect::<Vec<&str>>().join(" and ")
    }

    /// Columns of what slices with holes gave, with what each costs.
    fn add_holes(&mut self, features: &[Feature], priced: &[(Holes, f64)], all: &[Answer]) -> bool {
        let before = self.columns.len();
        for &(holes, share) in priced {
            let places = self.places(holes);
            for feature in features {
                let column = Column::perforated(feature, holes, &places);
                self.add_column(column, share * self.whole(), all);
            }
        }
        self.weigh();
        self.columns.len() > before
    }
}

/// The standard deviation of some numbers, at least two.
fn deviation(values: &[f64]) -> Option<f64> {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
    (values.len() > 1).then(|| (squares / (n - 1.0)).sqrt())
}

/// The loops of a slice in which much of it is executed and that have many iterations, those with most first.
fn work(slice: &Slice, count: &dyn Fn(&mantis_classfile::names::MethodRef, u32) -> u64) -> Vec<LoopSite> {
    let counts: BTreeMap<&_, Counts> =
        slice.methods.iter().map(|(m, s)| (m, Counts::of(s, |origin| count(m, origin)))).collect();
    let total = counts.values().map(|c| c.own).sum::<f64>().max(1.0);
    // What a call of a name executes, from the innermost calls outwards; no more than all, whatever recurs.
    let mut inclusive: BTreeMap<(&str, &str), f64> = BTreeMap::new();
    for _ in 0..ROUNDS {
        let mut sums: BTreeMap<(&str, &str), (f64, f64)> = BTreeMap::new();
        for (method, counts) in &counts {
            let sum = sums.entry((&method.name, &method.desc)).or_default();
            sum.0 += counts.own + counts.calls(|_| true, &inclusive).min(total);
            sum.1 += counts.entries;
        }
        inclusive =
            sums.into_iter().map(|(k, (all, entries))| (k, all.min(total) / entries.max(1.0))).collect();
    }
    let mut found: Vec<(f64, LoopSite)> = Vec::new();
    for (method, kept) in &slice.methods {
        let at = |origin: u32| count(method, origin) as f64;
        for perforable in perforable_loops(kept) {
            let (visits, entries) = visits(kept, &perforable, &at);
            let is_in = |b: mantis_ir::Block| perforable.blocks.binary_search(&b).is_ok();
            let counts = &counts[method];
            let executed = counts.in_blocks(&is_in) + counts.calls(is_in, &inclusive);
            if visits >= LONG * entries.max(1.0) && executed >= MUCH * total {
                let origin = kept.function.insts[kept.function.blocks[perforable.header].insts[0]].origin;
                found.push((executed.min(total), LoopSite { method: method.clone(), origin }));
            }
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    found.truncate(LOOPS);
    found.into_iter().map(|f| f.1).collect()
}

/// Where loops are: file and line, and which of several there.
fn places(slice: &Slice, loops: &[LoopSite]) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for site in loops {
        let f = &*slice.methods[&site.method].function;
        let line = f.insts.values().find(|i| i.origin == site.origin).map_or(0, |i| i.line);
        let file = f.source.as_ref().map_or_else(|| site.method.class.to_string(), ToString::to_string);
        let place = format!("{file}:{line}");
        let same = places.iter().filter(|p| p.split(' ').next() == Some(&place)).count();
        places.push(if same == 0 { place } else { format!("{place} ({})", same + 1) });
    }
    places
}

/// Rounds in which what callees execute reaches their callers.
const ROUNDS: usize = 24;

/// How often a loop's header and the ways into the loop were executed.
fn visits(kept: &MethodSlice, perforable: &Perforable, at: &dyn Fn(u32) -> f64) -> (f64, f64) {
    let f = &*kept.function;
    let origin = |b: mantis_ir::Block| f.insts[f.blocks[b].insts[0]].origin;
    let is_in = |b: mantis_ir::Block| perforable.blocks.binary_search(&b).is_ok();
    let enters =
        |b: &mantis_ir::Block| !is_in(*b) && f.blocks[*b].succs.iter().any(|e| e.target == perforable.header);
    let entries = f.blocks.keys().filter(enters).map(|b| at(origin(b))).sum();
    (at(origin(perforable.header)), entries)
}

/// How often the kept statements of a method were executed.
struct Counts<'a> {
    own: f64,
    entries: f64,
    /// Of each block.
    blocks: Vec<(mantis_ir::Block, f64)>,
    /// Calls: block, name, descriptor.
    calls: Vec<(mantis_ir::Block, (&'a str, &'a str), f64)>,
}

impl<'a> Counts<'a> {
    fn of(kept: &'a MethodSlice, count: impl Fn(u32) -> u64) -> Counts<'a> {
        let f = &*kept.function;
        let mut counts = Counts {
            own: 0.0,
            entries: count(f.insts[f.blocks[f.entry].insts[0]].origin) as f64,
            blocks: Vec::new(),
            calls: Vec::new(),
        };
        for (block, data) in &f.blocks {
            let mut sum = 0.0;
            for &inst in data.insts.iter().filter(|&&i| kept.keep.contains(i)) {
                let times = count(f.insts[inst].origin) as f64;
                sum += times;
                if let Op::Invoke(_, callee, _) = &f.insts[inst].op {
                    counts.calls.push((block, (&callee.name, &callee.desc), times));
                }
            }
            counts.own += sum;
            counts.blocks.push((block, sum));
        }
        counts
    }

    fn in_blocks(&self, is_in: &impl Fn(mantis_ir::Block) -> bool) -> f64 {
        self.blocks.iter().filter(|(b, _)| is_in(*b)).map(|(_, n)| n).sum()
    }

    fn calls(
        &self,
        is_in: impl Fn(mantis_ir::Block) -> bool,
        inclusive: &BTreeMap<(&str, &str), f64>,
    ) -> f64 {
        let calls = self.calls.iter().filter(|(b, ..)| is_in(*b));
        calls.map(|(_, name, times)| times * inclusive.get(name).copied().unwrap_or(0.0)).sum()
    }
}
