//! Fits of every resource, their errors on held-out runs, and which columns each of them may read.
//!
//! Many measures of the contents of one file say nearly the same, and products of them fit any thirty runs;
//! so do counts of samples. Therefore a model earns what it reads: it starts with the size of the input, and
//! takes numbers and sizes, then slices, then the contents of files, then everything only where held-out
//! runs, those at the edges among them, are predicted noticeably better with it than with less. So a model is
//! never worse than size alone as far as training can tell.
//!
//! The same columns are asked for again at every price level, so answers are remembered until columns or
//! prices change.

use std::cell::RefCell;
use std::collections::HashMap;

use mantis_feature::{Criterion, InputMeasure, InputSource};
use mantis_model::{Dataset, Fit, Method};

use super::columns::Column;
use super::economy::{Fits, chosen};
use super::frontier::{BETTER, Errors, NOTICEABLE};
use super::{Loop, Resource};
use crate::error::Error;
use crate::fitting::{HeldOut, cross_validate, fit_all, predict_edges};

/// What inputs say without a look at what is in files, but for headers.
const PLAIN: [&str; 12] = [
    "number",
    "length",
    "given",
    "size",
    "files",
    "largest",
    "width",
    "height",
    "frames",
    "entries",
    "uncompressed size",
    "methods",
];

/// What takes at most this share of the program's time is read for targets that follow others.
const FREE: f64 = 0.002;

/// Which columns a model may read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Group {
    /// The size of all files; of a program without files, the numbers it is given.
    Size,
    /// Numbers, sizes and headers.
    Plain,
    /// These and slices.
    Slices,
    /// Whatever inputs say.
    Contents,
    /// Everything.
    All,
}

impl Group {
    /// In the order in which they are tried.
    const ALL: [Group; 5] = [Group::Size, Group::Plain, Group::Slices, Group::Contents, Group::All];

    /// Which columns it consists of.
    fn columns(self, all: &[Column]) -> Vec<usize> {
        let some = |of: &dyn Fn(&InputMeasure) -> bool, others: bool| -> Vec<usize> {
            let has = |j: &usize| input(&all[*j]).map_or(others, of);
            (0..all.len()).filter(has).collect()
        };
        let plain = |i: &InputMeasure| PLAIN.contains(&&*i.measure);
        match self {
            Group::Size => {
                let sizes = some(&|i| i.measure == "size", false);
                let whole = |j: &&usize| input(&all[**j]).is_some_and(is_of_all);
                let size = sizes.iter().find(whole).map(|&j| vec![j]);
                size.unwrap_or(if sizes.is_empty() { some(&|i| i.measure == "number", false) } else { sizes })
            }
            Group::Plain => some(&plain, false),
            Group::Slices => some(&plain, true),
            Group::Contents => some(&|_| true, false),
            Group::All => (0..all.len()).collect(),
        }
    }
}

fn input(column: &Column) -> Option<&InputMeasure> {
    match &column.feature.criterion {
        Criterion::Input(input) => Some(input),
        _ => None,
    }
}

fn is_of_all(input: &InputMeasure) -> bool {
    matches!(input.source, InputSource::All { .. })
}

/// The group of each leading target, in their order.
pub(super) type Groups = Vec<Group>;

/// A target, what fits it, and the columns that a model of it could read.
type Asked = (Resource, Method, Vec<usize>);

/// Answers so far.
#[derive(Default)]
pub(super) struct Memory {
    fits: RefCell<HashMap<Asked, Fit>>,
    /// Errors on held-out runs and at the edges.
    errors: RefCell<HashMap<Asked, (HeldOut, f64)>>,
}

impl Memory {
    /// Forgets everything: the table is another one.
    pub(super) fn clear(&mut self) {
        *self = Memory::default();
    }
}

impl Loop<'_> {
    /// The targets whose models decide what is read; see [`Resource::follows`].
    pub(super) fn leading(&self) -> impl Iterator<Item = Resource> + '_ {
        let all = &self.options.targets;
        all.iter().copied().filter(|t| !t.follows(all))
    }

    /// A fit of every leading target to the columns of its group that are not excluded.
    pub(super) fn fit(&self, groups: &[Group], exclude: &[usize]) -> Result<Fits, Error> {
        self.fit_asked(&self.leading().zip(groups.iter().copied()).collect::<Vec<_>>(), exclude)
    }

    /// Fits of some targets to the columns of their groups that are not excluded.
    pub(super) fn fit_asked(&self, asked: &[(Resource, Group)], exclude: &[usize]) -> Result<Fits, Error> {
        let fit = |&(target, group)| Ok((target, self.fit_one(target, group, exclude)?));
        asked.iter().map(fit).collect()
    }

    /// Fits and errors of the leading targets, with those of the targets that follow in their places: models
    /// of what the leading ones read, and of sizes and numbers, which cost next to nothing.
    pub(super) fn with_followers(
        &self,
        fits: Fits,
        errors: Errors,
        exclude: &[usize],
    ) -> Result<(Fits, Errors), Error> {
        let mut read = chosen(&fits);
        let free = (self.whole() * FREE) as u64;
        let is_free = |j: &usize| self.costs.get(j).is_some_and(|cost| *cost <= free);
        read.extend(Group::Plain.columns(&self.columns).into_iter().filter(is_free));
        let unread: Vec<usize> =
            (0..self.columns.len()).filter(|j| !read.contains(j) || exclude.contains(j)).collect();
        let mut led = fits.into_iter().zip(errors.held_out.into_iter().zip(errors.edges));
        let (mut all, mut all_errors) = (Fits::new(), Errors::default());
        for &target in &self.options.targets {
            let (fit, (held_out, edges)) = match target.follows(&self.options.targets) {
                false => match led.next() {
                    Some(led) => led,
                    None => continue,
                },
                true => {
                    let (fit, errors) = self.follower(target, &unread)?;
                    ((target, fit), errors)
                }
            };
            all.push(fit);
            all_errors.held_out.push(held_out);
            all_errors.edges.push(edges);
        }
        Ok((all, all_errors))
    }

    /// The model of a target that follows. Of what adds up over the program's calls it is a cost of each
    /// count, where that predicts held-out runs noticeably better than a search among few of them.
    fn follower(&self, target: Resource, exclude: &[usize]) -> Result<(Fit, (HeldOut, f64)), Error> {
        let method = self.options.method;
        let group = self.group(target, exclude)?;
        let errors = self.errors_by(method, target, group, exclude)?;
        if target.adds_up() && method == Method::Best {
            let of_sum = self.errors_by(Method::Additive, target, Group::All, exclude)?;
            if is_better(of_sum.0.error, errors.0.error) {
                return Ok((self.fit_by(Method::Additive, target, Group::All, exclude)?, of_sum));
            }
        }
        Ok((self.fit_by(method, target, group, exclude)?, errors))
    }

    fn fit_one(&self, target: Resource, group: Group, exclude: &[usize]) -> Result<Fit, Error> {
        self.fit_by(self.options.method, target, group, exclude)
    }

    fn fit_by(
        &self,
        method: Method,
        target: Resource,
        group: Group,
        exclude: &[usize],
    ) -> Result<Fit, Error> {
        let exclude = self.without(group, exclude);
        let key = (target, method, self.screening.representatives(&exclude));
        if let Some(fit) = self.memory.fits.borrow().get(&key) {
            return Ok(fit.clone());
        }
        let data = self.dataset(target);
        let fit = fit_all(method, &data, &self.screening, &exclude, self.options.level)?;
        self.memory.fits.borrow_mut().insert(key, fit.clone());
        Ok(fit)
    }

    /// Errors of models that are chosen and fitted without the runs that they are to predict.
    pub(super) fn errors(&self, groups: &[Group], exclude: &[usize]) -> Result<Errors, Error> {
        let mut errors = Errors::default();
        for (target, &group) in self.leading().zip(groups) {
            let (held_out, edges) = self.errors_of(target, group, exclude)?;
            errors.held_out.push(held_out);
            errors.edges.push(edges);
        }
        Ok(errors)
    }

    fn errors_of(&self, target: Resource, group: Group, exclude: &[usize]) -> Result<(HeldOut, f64), Error> {
        self.errors_by(self.options.method, target, group, exclude)
    }

    fn errors_by(
        &self,
        method: Method,
        target: Resource,
        group: Group,
        exclude: &[usize],
    ) -> Result<(HeldOut, f64), Error> {
        let without = self.without(group, exclude);
        let mut columns = self.screening.representatives(&without);
        if let Some(known) = self.known_of(target) {
            columns.extend(known.own().filter(|j| without.binary_search(j).is_err()));
            columns.sort_unstable();
            columns.dedup();
        }
        let key = (target, method, columns);
        if let Some(errors) = self.memory.errors.borrow().get(&key) {
            return Ok(errors.clone());
        }
        let level = self.options.level;
        let data = of_columns(&self.dataset(target), &key.2);
        let (held_out, edges) = rayon::join(
            || cross_validate(method, &data, &[], level),
            || predict_edges(method, &data, &[], level),
        );
        let errors = (held_out?, edges?);
        self.memory.errors.borrow_mut().insert(key, errors.clone());
        Ok(errors)
    }

    /// The group of each leading target that predicts held-out runs best, the least where more says little
    /// more. Times are measured with noise, so where counts are predicted, too, those decide.
    pub(super) fn groups_for(&self, exclude: &[usize]) -> Result<Groups, Error> {
        let targets = &self.options.targets;
        let deciding = targets.iter().copied().find(|t| t.decides(targets));
        let of = |target: Resource| match deciding {
            Some(deciding) if !target.decides(targets) => self.group(deciding, exclude),
            _ => self.group(target, exclude),
        };
        self.leading().map(of).collect()
    }

    fn group(&self, target: Resource, exclude: &[usize]) -> Result<Group, Error> {
        let mut best = (Group::Size, f64::INFINITY);
        let mut least_edges = f64::INFINITY;
        for group in Group::ALL {
            if best.1 <= NOTICEABLE {
                break;
            }
            let (held_out, edges) = self.errors_of(target, group, exclude)?;
            let badness = 0.5 * (held_out.error + edges);
            // What says more only about runs like those of training says less about others.
            if is_better(badness, best.1) && BETTER * edges <= least_edges + NOTICEABLE {
                best = (group, badness);
                least_edges = edges;
            }
        }
        Ok(best.0)
    }

    /// Some excluded columns and those that a group lacks, ascending.
    fn without(&self, group: Group, exclude: &[usize]) -> Vec<usize> {
        let has = group.columns(&self.columns);
        let mut without: Vec<usize> =
            (0..self.columns.len()).filter(|j| has.binary_search(j).is_err()).collect();
        without.extend(exclude);
        without.sort_unstable();
        without.dedup();
        without
    }
}

/// Whether an error is noticeably smaller than another.
fn is_better(error: f64, than: f64) -> bool {
    error < BETTER * than && error < than - NOTICEABLE
}

/// Some columns of a table.
fn of_columns(data: &Dataset, columns: &[usize]) -> Dataset {
    Dataset {
        names: columns.iter().map(|&j| data.names[j].clone()).collect(),
        columns: columns.iter().map(|&j| data.columns[j].clone()).collect(),
        cost: data.cost.as_ref().map(|cost| columns.iter().map(|&j| cost[j]).collect()),
        y: data.y.clone(),
        weights: data.weights.clone(),
        counted: data.counted.clone(),
        known: data.known.as_ref().map(|known| known.of_columns(columns)),
    }
}
