//! Which features can be had cheaply: every varying feature is sliced, and its cost estimated, before any
//! model is made.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_classfile::names::MethodRef;
use mantis_emit::{Emitted, Probe};
use mantis_feature::Feature;
use mantis_ir::{Inst, InstData};
use mantis_library::Library;
use mantis_pointsto::{
    Analysis, Before, ClassSource, Coverage, Effort, FACTS, MethodId, Program, analyse, guess,
};
use mantis_slice::{LoopSite, Prepared, Refusal, Rule, Slice, Slicer, cost, source_file};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::app::App;
use crate::error::Error;
use crate::reflection::Followed;

/// Work for the slices of all features ([`Slicer::steps`]): half a minute.
const STEPS: u64 = 500_000_000;
/// Work for those that are added to another slice after that.
const STEPS_BESIDE: u64 = STEPS / 2;
/// Why a feature has no slice of which nobody knows whether it has one.
const UNTRIED: &str = "not sliced: the slices of other features took all the time there is for that";

/// A program analysed as far as slicing needs it.
///
/// Features are sliced by its rule, which is strict; [`Analysed::under`] is the same program with another
/// rule.
#[derive(Clone)]
pub struct Analysed<'a> {
    app: &'a App,
    program: Rc<Program>,
    library: Rc<Library>,
    analysis: Rc<Analysis>,
    /// What the strict rule needs.
    strict: Rc<Analysis>,
    /// The analysis that guesses what called the methods of which that is not known, once it is made.
    guess: Rc<OnceCell<Rc<Analysis>>>,
    facts: usize,
    rule: Rule,
    /// Where its slices read what the program writes ([`Slicer::with_own_files`]).
    own_files: Rc<BTreeSet<String>>,
    /// Whether slices of whole inputs go past code that no run reached.
    past_cold: bool,
    /// See [`Slicer::with_fine`].
    fine: u64,
    /// What slicers borrow, when there has been one: of the strict analysis, and of the one that guesses.
    prepared: [Rc<OnceCell<Ready>>; 2],
    coverage: &'a dyn Coverage,
    /// Whether the coverage comes from runs.
    covered: bool,
    main: MethodRef,
    /// The calls that slices of features make, by rule and name, of those that were priced.
    calls: Rc<RefCell<FxHashMap<(Rule, String), Calls>>>,
}

/// What slicers of an analysis borrow.
struct Ready {
    prepared: Prepared,
    /// Statements that are live though no training run executed them.
    warm: SecondaryMap<MethodId, EntitySet<Inst>>,
    /// Statements that count as executed though only another schedule reaches them.
    assumed: SecondaryMap<MethodId, EntitySet<Inst>>,
}

/// Calls of the JDK that a slice makes.
type Calls = Rc<BTreeSet<(MethodRef, u32)>>;

/// What a slice does otherwise than the program.
#[derive(Default)]
struct How {
    /// Whether it reads samples of files.
    sampled: bool,
    /// Loops that may leave out iterations.
    perforated: Vec<LoopSite>,
}

impl<'a> Analysed<'a> {
    /// Analyses a program from its `main`. With `covered`, code that `coverage` does not know is left out.
    ///
    /// # Errors
    /// When the descriptions of the JDK cannot be read, which is a defect of the build.
    pub fn new(
        app: &'a App,
        main: &MethodRef,
        coverage: &'a dyn Coverage,
        covered: bool,
    ) -> Result<Analysed<'a>, Error> {
        Analysed::within(app, main, coverage, covered, FACTS)
    }

    /// The same with a budget of points-to facts.
    ///
    /// # Errors
    /// See [`Analysed::new`].
    pub fn within(
        app: &'a App,
        main: &MethodRef,
        coverage: &'a dyn Coverage,
        covered: bool,
        facts: usize,
    ) -> Result<Analysed<'a>, Error> {
        Analysed::noting(app, main, coverage, covered, (facts, Effort::Full), None)
    }

    /// Analyses a program with its reflection followed, not for long where it is large: optimistic slices do
    /// without what is proved.
    ///
    /// # Errors
    /// See [`Analysed::new`].
    pub fn briefly(followed: &'a Followed, main: &MethodRef, facts: usize) -> Result<Analysed<'a>, Error> {
        // Without knowing what the JDK calls, guessing goes no further.
        let is_known = !followed.executed.callbacks.is_empty();
        let effort = if is_known { Effort::Brief } else { Effort::Full };
        Analysed::noting(&followed.app, main, &followed.executed, true, (facts, effort), None)
    }

    fn noting(
        app: &'a App,
        main: &MethodRef,
        coverage: &'a dyn Coverage,
        covered: bool,
        (facts, effort): (usize, Effort),
        note: Option<&str>,
    ) -> Result<Analysed<'a>, Error> {
        let library =
            Library::with_jdk(app.shared()).map_err(|e| Error::Failed(format!("effects of the JDK: {e}")))?;
        let program = Program::new(Box::new(app.clone()));
        let mut analysis = analyse(&program, &library, coverage, main, facts, effort);
        analysis.diagnostics.extend(note.map(str::to_owned));
        let analysis = Rc::new(analysis);
        let strict = analysis.clone();
        let (program, library) = (Rc::new(program), Rc::new(library));
        let rule = Rule::Strict;
        let guess = Rc::default();
        let main = main.clone();
        let prepared = Default::default();
        Ok(Analysed {
            app,
            program,
            library,
            analysis,
            prepared,
            strict,
            guess,
            facts,
            rule,
            own_files: Rc::default(),
            past_cold: false,
            fine: mantis_slice::FINE,
            coverage,
            covered,
            main,
            calls: Rc::default(),
        })
    }

    /// The same program, whose features are sliced by this rule. It is analysed again, once, where an
    /// optimistic slicer needs to guess what called methods of which nothing is known to, or knows which
    /// methods the JDK calls from where.
    #[must_use]
    pub fn under(&self, rule: Rule) -> Analysed<'a> {
        let known = &self.strict;
        let whole = known.hidden.is_empty() && known.outside.methods.is_empty() && !known.outside.too_large;
        let is_known = || whole && self.coverage.callbacks().is_empty();
        if rule == Rule::Strict || !self.covered || is_known() {
            return Analysed { rule, analysis: known.clone(), ..self.clone() };
        }
        let guess = self.guess.get_or_init(|| {
            // With fewer callbacks, finer levels may do.
            let too_fine = if self.coverage.callbacks().is_empty() { self.analysis.too_fine } else { 0 };
            let before = Before::TooFine(too_fine);
            Rc::new(guess(&self.program, &self.library, self.coverage, &self.main, self.facts, before))
        });
        Analysed { rule, analysis: guess.clone(), ..self.clone() }
    }

    /// The same program; its optimistic slices have what the program writes to the files that it reads at
    /// these places ([`Slicer::with_own_files`]).
    #[must_use]
    pub fn with_own_files(&self, places: BTreeSet<String>) -> Analysed<'a> {
        Analysed { own_files: Rc::new(places), calls: Rc::default(), ..self.clone() }
    }

    /// Analyses a program with its reflection followed, or as it is, `plain`, where that makes it too large.
    ///
    /// # Errors
    /// See [`Analysed::new`].
    pub fn followed(
        plain: &'a App,
        followed: &'a Followed,
        main: &MethodRef,
        facts: usize,
    ) -> Result<Analysed<'a>, Error> {
        let analysed = Analysed::within(&followed.app, main, &followed.executed, true, facts)?;
        if !analysed.analysis.outside.too_large || !followed.changed {
            return Ok(analysed);
        }
        let why = "reflection is not followed: the program would be too large to analyse";
        Analysed::noting(plain, main, &followed.executed, true, (facts, Effort::Full), Some(why))
    }

    /// The same program; its slices of whole inputs leave out code that no training run reached
    /// ([`mantis_emit::Options::past_cold`]), where others end.
    #[must_use]
    pub fn past_cold(self) -> Analysed<'a> {
        Analysed { past_cold: true, ..self }
    }

    /// The same program; its slicers tell writes apart for so many steps ([`Slicer::with_fine`]).
    #[must_use]
    pub fn with_fine(self, fine: u64) -> Analysed<'a> {
        Analysed { fine, ..self }
    }

    /// The same program analysed with a little more coverage; too large where that takes much more.
    ///
    /// # Errors
    /// See [`Analysed::new`].
    pub fn again(&self, coverage: &'a dyn Coverage, facts: usize) -> Result<Analysed<'a>, Error> {
        if !Rc::ptr_eq(&self.analysis, &self.strict) {
            // What is proved is not asked for.
            let before = Before::Like(&self.analysis);
            let analysis = Rc::new(guess(&self.program, &self.library, coverage, &self.main, facts, before));
            return Ok(Analysed {
                strict: analysis.clone(),
                analysis,
                guess: Rc::default(),
                facts,
                prepared: Default::default(),
                coverage,
                calls: Rc::default(),
                ..self.clone()
            });
        }
        let effort = (facts, Effort::Like(self.analysis.took));
        let again = Analysed::noting(self.app, &self.main, coverage, self.covered, effort, None)?;
        let again = if again.analysis.outside.too_large { again } else { again.under(self.rule) };
        Ok(Analysed {
            own_files: self.own_files.clone(),
            past_cold: self.past_cold,
            fine: self.fine,
            ..again
        })
    }

    /// The rule its features are sliced by.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Its classes and bodies.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What methods of the JDK do.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// What the analysis had to assume.
    pub fn diagnostics(&self) -> &[String] {
        &self.analysis.diagnostics
    }

    /// The analysis.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// How many methods are reached.
    pub fn methods(&self) -> usize {
        self.analysis.methods.len()
    }

    /// Runs `work` with a slicer of this program.
    pub fn with_slicer<R>(&self, work: impl FnOnce(&mut Slicer<'_>) -> R) -> R {
        self.with_limited_slicer(None, work)
    }

    fn with_limited_slicer<R>(
        &self,
        limit: Option<cost::Limit<'_>>,
        work: impl FnOnce(&mut Slicer<'_>) -> R,
    ) -> R {
        let guesses = usize::from(!Rc::ptr_eq(&self.analysis, &self.strict));
        let Ready { prepared, warm, assumed } = self.prepared[guesses].get_or_init(|| self.prepare());
        let warm = |m: MethodId, inst: Inst| warm[m].contains(inst);
        let assumed = |m: MethodId, inst: Inst| assumed[m].contains(inst);
        let slicer =
            Slicer::new(&self.program, &self.analysis, prepared).with_rule(self.rule).with_fine(self.fine);
        let slicer = slicer.with_own_files(self.own_files.clone());
        let running = |m: MethodId| self.coverage.runs_at_end(&self.analysis.methods[m].decl);
        let slicer = slicer.with_running(&running);
        let slicer = if self.covered { slicer.with_warm(&warm).with_assumed(&assumed) } else { slicer };
        match limit {
            Some(limit) => work(&mut slicer.with_limit(&limit)),
            None => work(&mut { slicer }),
        }
    }

    fn prepare(&self) -> Ready {
        let live = |m: MethodId, inst: Inst| {
            let data = &self.analysis.methods[m];
            data.body.as_ref().is_some_and(|b| self.coverage.executed(&data.decl, b.insts[inst].origin))
        };
        let threw = |m: MethodId, inst: Inst| {
            let data = &self.analysis.methods[m];
            data.body.as_ref().is_some_and(|b| self.coverage.threw(&data.decl, b.insts[inst].origin))
        };
        let profile = self.covered.then_some(&threw as &dyn Fn(MethodId, Inst) -> bool);
        let mut warm: SecondaryMap<MethodId, EntitySet<Inst>> = SecondaryMap::new();
        let mut assumed: SecondaryMap<MethodId, EntitySet<Inst>> = SecondaryMap::new();
        for (m, data) in self.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            let never = |inst: &InstData| self.coverage.count(&data.decl, inst.origin) == Some(0);
            warm[m].extend(body.insts.iter().filter(|(_, inst)| never(inst)).map(|(i, _)| i));
            let is_assumed = |inst: &InstData| self.coverage.assumed(&data.decl, inst.origin);
            assumed[m].extend(body.insts.iter().filter(|(_, inst)| is_assumed(inst)).map(|(i, _)| i));
        }
        Ready { prepared: Prepared::new(&self.program, &self.analysis, &live, profile), warm, assumed }
    }

    /// The slice of some features together.
    ///
    /// # Errors
    /// See [`Slicer::slice`].
    pub fn slice(&self, features: &[&Feature]) -> Result<Slice, Refusal> {
        self.with_slicer(|slicer| slicer.slice(features))
    }

    /// Slices and emits some features; probe i has slot i.
    ///
    /// # Errors
    /// The refusal of the slicer or the emitter.
    pub fn emit(&self, features: &[&Feature]) -> Result<(Slice, Emitted), Refusal> {
        let slice = self.slice(features)?;
        let emitted = self.emit_slice(&slice, features)?;
        Ok((slice, emitted))
    }

    /// The same for a slice whose costs [`Analysed::line_costs`] tells: it knows its share of the executions
    /// of each method.
    ///
    /// # Errors
    /// See [`Analysed::emit`].
    pub fn emit_counted(
        &self,
        features: &[&Feature],
        count: &dyn Fn(&MethodRef, u32) -> u64,
    ) -> Result<(Slice, Emitted), Refusal> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let limit = cost::Limit::none(&is_app, count);
        let slice = self.with_limited_slicer(Some(limit), |slicer| slicer.slice(features))?;
        let emitted = self.emit_slice(&slice, features)?;
        Ok((slice, emitted))
    }

    /// The same with branches that lead to code no run executed, as many as cost no more than so many
    /// bytecodes in all runs of `count` together ([`Slicer::guarded`]); and how many bytecodes the slice
    /// executes in these.
    ///
    /// # Errors
    /// The refusal of the slicer or the emitter.
    pub fn emit_guarded(
        &self,
        features: &[&Feature],
        count: &dyn Fn(&MethodRef, u32) -> u64,
        more: u64,
    ) -> Result<(Slice, Emitted, u64), Refusal> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let limit = cost::Limit::none(&is_app, count);
        let price = |slice: &Slice| self.cost(slice, count);
        let slice = self.with_limited_slicer(Some(limit), |slicer| slicer.guarded(features, &price, more))?;
        let emitted = self.emit_slice(&slice, features)?;
        let price = price(&slice);
        Ok((slice, emitted, price))
    }

    /// How many bytecodes a slice executes in all runs of `count` together.
    pub fn cost(&self, slice: &Slice, count: &dyn Fn(&MethodRef, u32) -> u64) -> u64 {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        cost::executed_bytecodes(slice, &is_app, count)
    }

    /// Emits a slice, perhaps changed, for these features; feature i has slot i, unless it is one of an
    /// argument.
    ///
    /// # Errors
    /// The refusal of the emitter.
    pub fn emit_slice(&self, slice: &Slice, features: &[&Feature]) -> Result<Emitted, Refusal> {
        self.emit_otherwise(slice, features, How::default())
    }

    /// Slices and emits some features for samples of input files; probe i has slot i.
    ///
    /// # Errors
    /// The refusal of the slicer or the emitter.
    pub fn emit_sampled(&self, features: &[&Feature]) -> Result<(Slice, Emitted), Refusal> {
        let slice = self.slice(features)?;
        let how = How { sampled: true, ..How::default() };
        let emitted = self.emit_otherwise(&slice, features, how)?;
        Ok((slice, emitted))
    }

    /// Slices and emits some features with loops that may leave out iterations; probe i has slot i.
    ///
    /// # Errors
    /// The refusal of the slicer or the emitter; also where the slice starts threads, which would share what
    /// an iteration counts for.
    pub fn emit_perforated(
        &self,
        features: &[&Feature],
        loops: &[LoopSite],
    ) -> Result<(Slice, Emitted), Refusal> {
        let slice = self.slice(features)?;
        let emitted =
            self.emit_otherwise(&slice, features, How { perforated: loops.to_vec(), sampled: false })?;
        if emitted.threads {
            return Err(Refusal {
                reason: "its loops leave out no iterations: it starts threads".to_owned(),
            });
        }
        Ok((slice, emitted))
    }

    /// Whether a slice has what counts a feature.
    ///
    /// # Errors
    /// The refusal of the emitter, which refuses all features of a slice for one of these.
    pub fn has_probe(&self, slice: &Slice, feature: &Feature) -> Result<(), Refusal> {
        mantis_emit::has_probe(slice, &Probe { slot: 0, feature: feature.clone() })
    }

    fn emit_otherwise(&self, slice: &Slice, features: &[&Feature], how: How) -> Result<Emitted, Refusal> {
        let probes: Vec<Probe> = features
            .iter()
            .enumerate()
            .filter(|(_, f)| !f.is_input())
            .map(|(i, f)| Probe { slot: i as u32, feature: (*f).clone() })
            .collect();
        let How { sampled, perforated } = how;
        // What is left out of an input or of a loop leads to such code by itself.
        let past_cold = self.past_cold && !sampled && perforated.is_empty();
        let options = mantis_emit::Options { main: self.main.clone(), sampled, perforated, past_cold };
        mantis_emit::emit(self.app, self.app, slice, &probes, &options)
    }

    /// What a slice of the whole program would cost, in the units of [`Analysed::costs`].
    pub fn cost_of_program(&self, count: &dyn Fn(&MethodRef, u32) -> u64) -> u64 {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        cost::of_program(&self.analysis, &is_app, count)
    }

    /// About how many bytecodes each line of a slice of [`Analysed::emit_counted`] executes in all runs of
    /// `count` together, as `file:line`, the costliest first.
    pub fn line_costs(&self, slice: &Slice, count: &dyn Fn(&MethodRef, u32) -> u64) -> Vec<(String, u64)> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let mut lines: BTreeMap<String, u64> = BTreeMap::new();
        for ((method, line), cost) in cost::by_line(slice, &is_app, count) {
            let file = source_file(method, &slice.methods[method].function);
            let place = file.map_or_else(|| method.class.to_string(), |file| format!("{file}:{line}"));
            *lines.entry(place).or_default() += cost;
        }
        let mut lines: Vec<(String, u64)> = lines.into_iter().collect();
        lines.sort_by_key(|(_, cost)| std::cmp::Reverse(*cost));
        lines
    }

    /// The bytecodes that the slice of all these features together executes in all runs of `count`, and how
    /// many classes it has.
    ///
    /// # Errors
    /// See [`Slicer::slice`].
    pub fn cost_together(
        &self,
        features: &[&Feature],
        count: &dyn Fn(&MethodRef, u32) -> u64,
    ) -> Result<(u64, usize), Refusal> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let limit = cost::Limit::none(&is_app, count);
        let slice = self.with_limited_slicer(Some(limit), |slicer| slicer.slice(features))?;
        let classes: BTreeSet<&str> = slice.methods.keys().map(|m| &*m.class).collect();
        Ok((self.cost(&slice, count), classes.len()))
    }

    /// Which of `features` make all the JDK calls, of which there are some, that a slice of `together` makes,
    /// and so take at least as long for them.
    pub fn calling_as_much(&self, together: &[&Feature], features: &[&Feature]) -> Vec<bool> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let calls = |slicer: &mut Slicer<'_>, of: &[&Feature]| -> Calls {
            Rc::new(slicer.slice(of).map_or_else(|_| BTreeSet::new(), |s| cost::jdk_calls(&s, &is_app)))
        };
        self.with_slicer(|slicer| {
            let most = calls(slicer, together);
            let mut makes_all = |feature: &Feature| {
                let known = self.calls.borrow().get(&(self.rule, feature.name.clone())).cloned();
                known.unwrap_or_else(|| calls(slicer, &[feature])).is_superset(&most)
            };
            features.iter().map(|f| !most.is_empty() && makes_all(f)).collect()
        })
    }

    /// For each feature the bytecodes its slice executes in all runs of `count` together, or why there is no
    /// slice that executes at most `most`; `too_much` says so. Features come in the order in which they
    /// promise something: of a program whose slices are large the next ones are added to the largest slice
    /// instead of getting their own, and the last ones have one slice together.
    pub fn costs(
        &self,
        features: &[&Feature],
        count: &dyn Fn(&MethodRef, u32) -> u64,
        most: u64,
        too_much: &str,
    ) -> Vec<Result<u64, String>> {
        self.costs_noted(features, count, most, too_much, &mut |_, _| {})
    }

    /// The same; `note` sees each slice with the number of its feature.
    pub fn costs_noted(
        &self,
        features: &[&Feature],
        count: &dyn Fn(&MethodRef, u32) -> u64,
        most: u64,
        too_much: &str,
        note: &mut dyn FnMut(usize, &Slice),
    ) -> Vec<Result<u64, String>> {
        let is_app = |class: &str| ClassSource::is_app(self.app, class);
        let limit = cost::Limit { is_app: &is_app, count, most, reason: too_much.to_owned() };
        // Features that are added to others may have one slice.
        let mut last: Option<(Rc<Slice>, u64, Calls)> = None;
        let mut same: FxHashSet<Calls> = FxHashSet::default();
        let mut beside_until = None;
        let mut pricer = cost::Pricer::new(&is_app, count);
        self.with_limited_slicer(Some(limit), |slicer| {
            let mut cost = |number: usize, feature: &Feature| {
                let slice = if slicer.steps() <= STEPS {
                    Rc::new(slicer.slice(&[feature]).map_err(|r| r.reason)?)
                } else if slicer.steps() <= *beside_until.get_or_insert(slicer.steps() + STEPS_BESIDE) {
                    // At most what it costs beside all that the largest slice computes.
                    slicer.slice_beside(feature).map_err(|_| UNTRIED.to_owned())?
                } else {
                    return Err(UNTRIED.to_owned());
                };
                note(number, &slice);
                let known = last.take().filter(|(of, ..)| Rc::ptr_eq(of, &slice));
                let (_, cost, calls) = known.unwrap_or_else(|| {
                    let calls = Rc::new(cost::jdk_calls(&slice, &is_app));
                    same.insert(calls.clone());
                    let calls = same.get(&calls).cloned().unwrap_or(calls);
                    (slice.clone(), pricer.executed_bytecodes(&slice), calls)
                });
                self.calls.borrow_mut().insert((self.rule, feature.name.clone()), calls.clone());
                last = Some((slice, cost, calls));
                if cost > most { Err(too_much.to_owned()) } else { Ok(cost) }
            };
            let mut costs: Vec<Result<u64, String>> =
                features.iter().enumerate().map(|(number, feature)| cost(number, feature)).collect();
            let untried = |cost: &Result<u64, String>| cost.as_ref().is_err_and(|reason| reason == UNTRIED);
            let left: Vec<usize> = (0..costs.len()).filter(|&i| untried(&costs[i])).collect();
            let some: Vec<&Feature> = left.iter().map(|&i| features[i]).collect();
            if some.is_empty() {
                return costs;
            }
            let (slice, refused) = slicer.slice_together(&some, UNTRIED);
            let shared = slice.map(|slice| {
                let calls: Calls = Rc::new(cost::jdk_calls(&slice, &is_app));
                (cost::executed_bytecodes(&slice, &is_app, count), calls, slice)
            });
            for (i, refused) in left.into_iter().zip(refused) {
                costs[i] = match (refused, &shared) {
                    (Some(refusal), _) => Err(refusal.reason),
                    (None, None) => Err(UNTRIED.to_owned()),
                    (None, Some((cost, calls, slice))) => {
                        note(i, slice);
                        self.calls.borrow_mut().insert((self.rule, features[i].name.clone()), calls.clone());
                        if *cost > most { Err(too_much.to_owned()) } else { Ok(*cost) }
                    }
                };
            }
            costs
        })
    }
}
