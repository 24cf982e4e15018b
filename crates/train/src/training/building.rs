//! A predictor of one point of the frontier is built and run on the training inputs: what is wrong is
//! rejected.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use mantis_classfile::names::MethodRef;
use mantis_emit::Emitted;
use mantis_feature::Feature;
use mantis_measure::RunSpec;
use mantis_predictor::{Bundle, Point, Price, Sample, SliceInfo, Target};
use mantis_slice::{Refusal, Slice};
use rustc_hash::FxHashSet;

use super::columns::{Holes, Reads};
use super::economy::Fits;
use super::pricing::{CLEARLY_LESS, DEAR, LONG_NS};
use super::{COST_INPUTS, CostReport, Loop, Resource, description, tried_flags};
use crate::candidates::Analysed;
use crate::error::Error;
use crate::launch::{Archive, with_all_compilers};
use crate::oracle::{ANSWER_LIMIT, Answer, Difference, answers, archive, batch_at_once, differences, of_one};
use crate::warm::{self, Reach};

/// A share of the program's time that guards may cost together.
const GUARDS: f64 = 0.0002;
/// What a slice may cost at most that follows all harmless code, in prices of one that follows none.
const FURTHER: f64 = 1.25;
/// How many slices with such code are tried for a predictor.
const ATTEMPTS: usize = 12;
/// The same where the analysis, which is made again for each, has more than [`LARGE`] methods, or the slice
/// more than [`LARGE_SLICE`] statements.
const ATTEMPTS_IF_LARGE: usize = 3;
/// See [`ATTEMPTS_IF_LARGE`].
const LARGE: usize = 3000;
/// See [`ATTEMPTS_IF_LARGE`].
const LARGE_SLICE: usize = 8000;

/// A slice and its classes.
pub(super) type Cut = (Slice, Emitted);

/// The slices of a point.
#[derive(Default)]
pub(super) struct Cuts {
    /// Of whole inputs.
    pub(super) whole: Option<Cut>,
    /// Of samples of the input.
    pub(super) sampled: Option<Cut>,
    /// Whose loops leave out iterations.
    pub(super) perforated: Option<Cut>,
}

impl Cuts {
    fn of(&mut self, kind: Kind) -> &mut Option<Cut> {
        match kind {
            Kind::Whole => &mut self.whole,
            Kind::Sampled => &mut self.sampled,
            Kind::Perforated => &mut self.perforated,
        }
    }

    fn all(&self) -> impl Iterator<Item = &Cut> {
        self.whole.iter().chain(&self.sampled).chain(&self.perforated)
    }
}

/// What a slice of a point computes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Whole inputs.
    Whole,
    /// Samples of the input.
    Sampled,
    /// Some iterations of its loops.
    Perforated,
}

/// Columns by the slice that computes them.
struct BySlice {
    whole: Vec<usize>,
    sampled: Vec<usize>,
    perforated: Vec<usize>,
}

impl BySlice {
    fn of(&self, kind: Kind) -> &[usize] {
        match kind {
            Kind::Whole => &self.whole,
            Kind::Sampled => &self.sampled,
            Kind::Perforated => &self.perforated,
        }
    }
}

/// A predictor that was built and run.
pub(super) struct Candidate {
    /// With one point.
    pub(super) bundle: Bundle,
    pub(super) cost: CostReport,
}

/// What became of a predictor.
pub(super) enum Built {
    /// It computes what training counted.
    Right(Box<Candidate>),
    /// Features were rejected, or have other values in the sample that this predictor reads: models are to be
    /// fitted again.
    Again,
}

impl Loop<'_> {
    /// Builds a predictor of these models and runs it; features to blame are rejected.
    pub(super) fn build_and_test(
        &mut self,
        fits: &Fits,
        chosen: &[usize],
        round: u32,
    ) -> Result<Built, Error> {
        let Some(cuts) = self.cuts(chosen, round)? else { return Ok(Built::Again) };
        let (bundle, all) = match self.answered(fits, chosen, &cuts) {
            Ok(answered) => answered,
            Err(Error::Failed(why)) => {
                self.blame_failure(&why, chosen, round)?;
                return Ok(Built::Again);
            }
            Err(other) => return Err(other),
        };
        if self.blame(&all, chosen, round)? || self.take_samples(&all, chosen, round) {
            return Ok(Built::Again);
        }
        match self.priced(bundle) {
            Ok(candidate) => Ok(Built::Right(Box::new(candidate))),
            // It answered before: its threads do not always come to an end.
            Err(Error::Failed(why)) => {
                self.blame_failure(&why, chosen, round)?;
                Ok(Built::Again)
            }
            Err(other) => Err(other),
        }
    }

    /// The predictor that was written last, with its price.
    fn priced(&self, mut bundle: Bundle) -> Result<Candidate, Error> {
        let cost = self.measure_cost(&self.candidate())?;
        bundle.description.points[0].price = Price {
            share: cost.mean_share,
            largest_share: cost.largest_share,
            nanos: cost.mean_nanos,
            largest_nanos: cost.largest_nanos,
        };
        Ok(Candidate { bundle, cost })
    }

    /// The predictor of a point that also notices inputs which lead to code no training run reached, where
    /// that is cheap, and follows such code where that is harmless ([`warm`]); `None` if there is none. Of a
    /// large program only the point that `answers` follows code: each attempt takes an analysis.
    pub(super) fn guarded(
        &mut self,
        fits: &Fits,
        chosen: &[usize],
        answers: bool,
    ) -> Result<Option<Candidate>, Error> {
        let Some(mut cuts) = self.cuts(chosen, 0)? else { return Ok(None) };
        let Some(bundle) = self.with_guards(fits, chosen, &mut cuts, answers)? else { return Ok(None) };
        if let (true, Some((slice, _))) = (answers, &cuts.whole) {
            self.note_novelty(slice);
        }
        // What was tried last may be another one.
        bundle.write(&self.candidate())?;
        match self.priced(bundle) {
            Ok(candidate) => Ok(Some(candidate)),
            Err(Error::Failed(_)) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// The chosen columns that are sliced.
    fn by_slice(&self, chosen: &[usize]) -> BySlice {
        let sliced = |of: &dyn Fn(&Reads) -> bool| -> Vec<usize> {
            let all = chosen.iter().copied().filter(|&j| !self.feature(j).is_input());
            all.filter(|&j| of(&self.columns[j].reads)).collect()
        };
        BySlice {
            whole: sliced(&|r| *r == Reads::Whole),
            sampled: sliced(&|r| matches!(r, Reads::Sample(_) | Reads::Growth(..))),
            perforated: sliced(&|r| matches!(r, Reads::Loops(_))),
        }
    }

    /// The slices of some columns; `None` if features were rejected because there is none.
    fn cuts(&mut self, chosen: &[usize], round: u32) -> Result<Option<Cuts>, Error> {
        let BySlice { whole, sampled, perforated } = self.by_slice(chosen);
        let analysed = self.leaving_out(self.analysis_for(chosen));
        let some = |columns: &[usize], emit: &dyn Fn(&[&Feature]) -> Result<Cut, Refusal>| {
            let features = self.features(columns);
            (!features.is_empty()).then(|| emit(&features)).transpose()
        };
        let cut = [
            some(&whole, &|f| analysed.emit(f)),
            some(&sampled, &|f| analysed.emit_sampled(f)),
            some(&perforated, &|f| analysed.emit_perforated(f, &self.loops)),
        ];
        match cut {
            [Ok(whole), Ok(sampled), Ok(perforated)] => Ok(Some(Cuts { whole, sampled, perforated })),
            cut => {
                for (columns, cut) in [whole, sampled, perforated].iter().zip(cut) {
                    let Err(refusal) = cut else { continue };
                    self.blame_refusal(columns, refusal, round);
                }
                Ok(None)
            }
        }
    }

    /// Slices of predictors go past code that no run reached, unless nothing may be assumed. Those that are
    /// vetted do not: what stops there is wrong, and going on may take long.
    fn leaving_out<'b>(&self, analysed: &Analysed<'b>) -> Analysed<'b> {
        match self.options.optimistic {
            true => analysed.clone().past_cold(),
            false => analysed.clone(),
        }
    }

    /// The features of columns, each once.
    pub(super) fn features(&self, columns: &[usize]) -> Vec<&Feature> {
        let mut features: Vec<&Feature> = Vec::new();
        for feature in columns.iter().map(|&j| self.feature(j)) {
            if !features.contains(&feature) {
                features.push(feature);
            }
        }
        features
    }

    /// The predictor of [`Loop::guarded`] without its price. The slices of `cuts` become its own.
    fn with_guards(
        &self,
        fits: &Fits,
        chosen: &[usize],
        cuts: &mut Cuts,
        answers: bool,
    ) -> Result<Option<Bundle>, Error> {
        let mut found = None;
        for kind in [Kind::Whole, Kind::Sampled, Kind::Perforated] {
            if cuts.of(kind).is_some()
                && let Some(right) = self.guarded_slice(fits, chosen, cuts, (kind, answers))?
            {
                found = Some(right);
            }
        }
        Ok(found)
    }

    /// The same for one of the slices.
    fn guarded_slice(
        &self,
        fits: &Fits,
        chosen: &[usize],
        cuts: &mut Cuts,
        (kind, answers): (Kind, bool),
    ) -> Result<Option<Bundle>, Error> {
        let more = (GUARDS * self.whole()) as u64;
        let analysed = self.analysis_for(chosen);
        let Ok((slice, emitted, price)) = self.emit(analysed, chosen, kind, more) else { return Ok(None) };
        let is_large = analysed.methods() > LARGE || slice.statements() > LARGE_SLICE;
        let reaches: &[Reach] = match is_large && !answers {
            true => &[],
            false => &[Reach::Thrown, Reach::Inside, Reach::Seen],
        };
        for &reach in reaches {
            let most = match reach {
                Reach::Seen => price.saturating_add(more),
                Reach::Scheduled | Reach::Inside | Reach::Thrown => (FURTHER * price as f64) as u64 + more,
            };
            let attempts = if is_large { ATTEMPTS_IF_LARGE } else { ATTEMPTS };
            if let Some(cut) = self.further(chosen, (&slice, kind), (reach, attempts), (most, more))?
                && let Some(right) = self.right(fits, chosen, cuts, (kind, cut))?
            {
                return Ok(Some(right));
            }
        }
        match kind {
            Kind::Whole => self.right(fits, chosen, cuts, (kind, (slice, emitted))),
            // These have no guards, and so are what they were.
            Kind::Sampled | Kind::Perforated => Ok(None),
        }
    }

    /// Slices what a slice of the point computes, of whole inputs with guards that cost up to `more`; with
    /// the bytecodes that the slice executes.
    fn emit(
        &self,
        analysed: &Analysed<'_>,
        chosen: &[usize],
        kind: Kind,
        more: u64,
    ) -> Result<(Slice, Emitted, u64), Refusal> {
        let analysed = &self.leaving_out(analysed);
        let features = &self.features(self.by_slice(chosen).of(kind));
        let count = |method: &MethodRef, origin: u32| self.executed.count(method, origin);
        let (slice, emitted) = match kind {
            Kind::Whole => return analysed.emit_guarded(features, &count, more),
            Kind::Sampled => analysed.emit_sampled(features)?,
            Kind::Perforated => analysed.emit_perforated(features, &self.loops)?,
        };
        let price = analysed.cost(&slice, &count);
        Ok((slice, emitted, price))
    }

    /// The slice for the chosen columns that follows what no training run reached, and what that leads to.
    ///
    /// What of all methods together is refused or dearer than `most` is tried in halves.
    fn further(
        &self,
        chosen: &[usize],
        (slice, kind): (&Slice, Kind),
        (reach, mut attempts): (Reach, usize),
        (most, more): (u64, u64),
    ) -> Result<Option<Cut>, Error> {
        let analysed = self.analysis_for(chosen);
        let mut executed = self.executed.clone();
        let mut found: Option<Cut> = None;
        loop {
            let from = found.as_ref().map_or(slice, |cut| &cut.0);
            let warm = warm::behind(from, analysed.program(), analysed.library(), self.executed, reach);
            let is_new = |(method, nodes): &(MethodRef, FxHashSet<u32>)| {
                let known = executed.warm.get(method);
                !known.is_some_and(|known| nodes.is_subset(known))
                    && !self.stays_cold.borrow().contains(method)
            };
            let mut all: Vec<(MethodRef, FxHashSet<u32>)> = warm.into_iter().filter(is_new).collect();
            all.sort_by(|a, b| a.0.cmp(&b.0));
            let (mut parts, mut grows) = (vec![all], false);
            parts.retain(|part| !part.is_empty());
            while let Some(part) = parts.pop().filter(|_| attempts > 0) {
                attempts -= 1;
                let mut larger = executed.clone();
                larger.follow(part.iter().cloned());
                let again = analysed.again(&larger, self.session.facts)?;
                match self.emit(&again, chosen, kind, more) {
                    Ok((slice, emitted, price)) if price <= most => {
                        found = Some((slice, emitted));
                        executed = larger;
                        grows = true;
                    }
                    refused => match &*part {
                        [(only, _)] => {
                            if refused.is_err() {
                                self.stays_cold.borrow_mut().insert(only.clone());
                            }
                        }
                        part => {
                            let (first, second) = part.split_at(part.len() / 2);
                            parts.extend([second.to_vec(), first.to_vec()]);
                        }
                    },
                }
            }
            if !grows || attempts == 0 {
                return Ok(found);
            }
        }
    }

    /// The predictor with another slice, if all its answers are right; then that is the one of `cuts`.
    fn right(
        &self,
        fits: &Fits,
        chosen: &[usize],
        cuts: &mut Cuts,
        (kind, cut): (Kind, Cut),
    ) -> Result<Option<Bundle>, Error> {
        let before = cuts.of(kind).replace(cut);
        match self.answered(fits, chosen, cuts) {
            Ok((bundle, all)) if self.are_right(&all, chosen) => return Ok(Some(bundle)),
            Ok(_) | Err(Error::Failed(_)) => {}
            Err(other) => return Err(other),
        }
        *cuts.of(kind) = before;
        Ok(None)
    }

    /// Writes the predictor of slices and asks it about all training inputs.
    fn answered(&self, fits: &Fits, chosen: &[usize], cuts: &Cuts) -> Result<(Bundle, Vec<Answer>), Error> {
        let bundle = self.bundle(fits, chosen, cuts)?;
        let all = self.ask(&bundle)?;
        Ok((bundle, all))
    }

    /// Writes a predictor and asks it about all training inputs.
    pub(super) fn ask(&self, bundle: &Bundle) -> Result<Vec<Answer>, Error> {
        let path = self.candidate();
        bundle.write(&path)?;
        let inputs: Vec<&RunSpec> = self.rows.iter().map(|r| &r.input).collect();
        let flags = tried_flags(self.session, &self.rows);
        let (jvm, folder) = (&self.session.jvm, &self.session.folder);
        of_one(batch_at_once(&[&path], jvm, &inputs, &flags, folder, self.cancel)?)
    }

    pub(super) fn candidate(&self) -> PathBuf {
        self.session.folder.join("candidate.jar")
    }

    /// A bundle of one point.
    fn bundle(&self, fits: &Fits, chosen: &[usize], cuts: &Cuts) -> Result<Bundle, Error> {
        let target = |(target, fit): &(Resource, mantis_model::Fit)| Target {
            name: target.name().to_owned(),
            unit: target.unit().to_owned(),
            estimated: self.is_estimated(*target),
            inputs: fit.model.columns().iter().filter_map(|c| chosen.iter().position(|x| x == c)).collect(),
            formula: fit.model.formula(),
            error: None,
            tail: None,
            learning: None,
            model: fit.model.clone(),
        };
        let mut point = self.point(chosen, cuts);
        point.targets = fits.iter().map(target).collect();
        self.packed(point, cuts)
    }

    /// A bundle of a point that some slices compute.
    pub(super) fn packed(&self, point: Point, cuts: &Cuts) -> Result<Bundle, Error> {
        let mut description = description::describe(self.session, vec![point]);
        description.provenance.runs = self.rows.len() as u64;
        description.provenance.failed_runs = self.failed.len() as u64;
        description.provenance.date.clone_from(&self.options.date);
        description.provenance.tool.clone_from(&self.options.tool);
        description.provenance.energy = self.energy.as_ref().map(|origin| origin.in_words());
        let mut resources = Vec::new();
        for (slice, _) in cuts.all() {
            if resources.is_empty() {
                resources = description::resources(self.session, slice)?;
            }
        }
        let code = cuts.all().map(|(_, emitted)| emitted.classes.clone()).collect();
        Ok(Bundle { description, code, again: BTreeMap::new(), resources })
    }

    /// A point without models: its features and slices.
    pub(super) fn point(&self, chosen: &[usize], cuts: &Cuts) -> Point {
        let by_slice = self.by_slice(chosen);
        let of_samples = by_slice.sampled.iter().flat_map(|&j| self.columns[j].samples());
        let mut samples: Vec<Sample> = of_samples.collect();
        samples.sort_by(|a, b| {
            (a.way, a.share).partial_cmp(&(b.way, b.share)).unwrap_or(std::cmp::Ordering::Equal)
        });
        samples.dedup();
        let mut holes: Vec<Holes> =
            by_slice.perforated.iter().filter_map(|&j| self.columns[j].holes()).collect();
        holes.sort_unstable();
        holes.dedup();
        let mut slices = Vec::new();
        let mut code = 0;
        if let Some((slice, emitted)) = &cuts.whole {
            slices.push(description::slice_info(slice, emitted, code, None));
            code += 1;
        }
        let first_sample = slices.len();
        if let Some((slice, emitted)) = &cuts.sampled {
            slices.extend(samples.iter().map(|&s| description::slice_info(slice, emitted, code, Some(s))));
            code += 1;
        }
        let first_hole = slices.len();
        if let Some((slice, emitted)) = &cuts.perforated {
            let strides = |h: &Holes| h.strides(self.loops.len());
            let info =
                |h| SliceInfo { strides: strides(h), ..description::slice_info(slice, emitted, code, None) };
            slices.extend(holes.iter().map(info));
        }
        let of_kind =
            [&by_slice.whole, &by_slice.sampled, &by_slice.perforated].map(|columns| self.features(columns));
        let feature = |&j: &usize| {
            let column = &self.columns[j];
            if let Some(info) = description::said(&column.feature) {
                return Some(info);
            }
            let (features, cut, of) = match column.reads {
                Reads::Whole => (&of_kind[0], &cuts.whole, vec![0]),
                Reads::Sample(_) | Reads::Growth(..) => {
                    let place = |s: &Sample| samples.iter().position(|x| x == s).map(|k| first_sample + k);
                    (&of_kind[1], &cuts.sampled, column.samples().iter().filter_map(place).collect())
                }
                Reads::Loops(h) => {
                    let at = holes.iter().position(|x| *x == h).map(|k| first_hole + k);
                    (&of_kind[2], &cuts.perforated, at.into_iter().collect())
                }
            };
            let slot = features.iter().position(|f| **f == column.feature)?;
            let kind = *cut.as_ref()?.1.slots.kinds.get(slot)?;
            Some(description::slot(column.name.clone(), &column.feature, slot, kind, of))
        };
        Point {
            features: chosen.iter().filter_map(feature).collect(),
            targets: Vec::new(),
            slices,
            price: Price::default(),
            error: None,
        }
    }

    /// Takes the values that a predictor has of samples for those of their columns, which a slice of more
    /// features gave. Whether that changed any; a sample that cannot be used is rejected, which is a change,
    /// too.
    fn take_samples(&mut self, all: &[Answer], chosen: &[usize], round: u32) -> bool {
        let BySlice { mut sampled, perforated, .. } = self.by_slice(chosen);
        sampled.extend(perforated);
        if sampled.is_empty() {
            return false;
        }
        let cut = all
            .iter()
            .enumerate()
            .find_map(|(i, a)| Some((i, a.samples.iter().find_map(|s| s.cut.clone())?)));
        if let Some((i, why)) = cut {
            for j in sampled {
                self.reject(j, format!("a sample of input {} cannot be used: {why}", i + 1), round);
            }
            return true;
        }
        let mut changed = false;
        for j in sampled {
            let name = &self.columns[j].name;
            let values: Vec<f64> = all.iter().map(|a| a.value(name).unwrap_or(f64::NAN)).collect();
            if values != self.data.columns[j] {
                self.data.columns[j] = values;
                changed = true;
            }
        }
        if changed {
            self.weigh();
        }
        changed
    }

    /// Whether a predictor answers all training inputs, with the values that models were fitted to.
    pub(super) fn are_right(&self, all: &[Answer], chosen: &[usize]) -> bool {
        let same = |&j: &usize| {
            let values = all.iter().zip(&self.data.columns[j]);
            self.columns[j].reads == Reads::Whole
                || values.into_iter().all(|(a, v)| a.value(&self.columns[j].name).unwrap_or(f64::NAN) == *v)
        };
        all.iter().all(Answer::is_usable) && self.found(all, chosen).is_empty() && chosen.iter().all(same)
    }

    /// Where sliced values are not those that the training runs counted.
    pub(super) fn found(&self, all: &[Answer], chosen: &[usize]) -> Vec<Difference> {
        let exact = chosen.iter().filter(|&&j| self.columns[j].reads == Reads::Whole);
        let column: BTreeMap<&str, usize> = exact.map(|&j| (&*self.data.names[j], j)).collect();
        let counted = |i: usize, name: &str| column.get(name).map(|&j| self.data.columns[j][i]);
        differences(all, &counted)
    }

    /// The flags of a JVM that runs a predictor for its price: those of the program, and an archive of the
    /// classes that it loads for an input, if it answers within so many seconds.
    pub(super) fn priced_flags(&self, path: &Path, input: &RunSpec, limit: u64) -> Vec<String> {
        let mut flags = tried_flags(self.session, &self.rows);
        let file = self.session.folder.join("candidate.jsa");
        let archive = archive(path, &self.session.jvm, input, &flags, limit, file);
        flags.extend(archive.iter().flat_map(Archive::flags));
        flags
    }

    /// The predictor's time in fresh JVMs, on inputs spread over the range of times, the longest first. Where
    /// that takes long, each is answered with all compilers of the JVM too, at once, as the machine may be
    /// busier later; they are chosen if that is clearly less. Where it is a good part of the program's time,
    /// the program is run in between, to tell how busy the machine is.
    fn measure_cost(&self, path: &Path) -> Result<CostReport, Error> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by_key(|&i| (self.rows[i].time_ns(), self.rows[i].bytecodes));
        let n = COST_INPUTS.min(order.len());
        let Some(&shortest) = order.first() else { return Ok(CostReport::default()) };
        let flags = self.priced_flags(path, &self.rows[shortest].input, ANSWER_LIMIT);
        let all = with_all_compilers(&flags);
        let (mut some_costs, mut all_costs, mut load) = (Vec::new(), Vec::new(), 1.0);
        for k in (0..n).rev() {
            let row = self.rows[order[k * (order.len() - 1) / n.max(2).saturating_sub(1)]];
            let ask = |flags: &[String]| -> Result<f64, Error> {
                let folder = &self.session.folder;
                let one = answers(path, &self.session.jvm, &[&row.input], flags, folder, self.cancel)?;
                Ok(one.first().map_or(0, |a| a.nanos) as f64)
            };
            let nanos = ask(&flags)?;
            let time = Resource::Time.of(row);
            if some_costs.len() % 2 == 0 && time.is_some_and(|t| nanos > DEAR * t) {
                load = self.load()?;
            }
            some_costs.push((nanos / load, time));
            if some_costs[0].0 >= LONG_NS {
                all_costs.push((ask(&all)? / load, time));
            }
        }
        let some = CostReport::of(&some_costs);
        let all = CostReport { all_compilers: true, ..CostReport::of(&all_costs) };
        Ok(if !all_costs.is_empty() && all.mean_nanos < CLEARLY_LESS * some.mean_nanos { all } else { some })
    }
}
