//! Features added to the largest slice: in large programs where everything depends on everything, a slice of
//! its own for each of thousands of features takes minutes, and all are nearly the same.
//!
//! **Idea.** The largest closure so far grows by one feature after another. As long as that adds next to
//! nothing, all these features have the slice of that closure, which is made once. What adds more has a slice
//! of both, and the closure begins anew, so that no feature pays for others. Where that is too much work,
//! too, all features that are left have one slice ([`Slicer::slice_together`]): they are dear, but there is
//! little else in the program.

use std::rc::Rc;

use mantis_feature::Feature;

use super::state::State;
use super::{FINISH, Slicer};
use crate::types::{Refusal, Slice};

/// How much work a feature may be that is added to another slice.
const BESIDE: u64 = 2_000_000;
/// By how much a closure may grow and still have the slice of what it was.
const GROWTH: f64 = 0.02;

/// How much work it may be to add all features that are left to one slice.
const TOGETHER: u64 = 1_000_000_000;
/// How many are added at once.
const AT_ONCE: usize = 64;

/// One slice of many features: what it is, if there is one, and for each feature why it is not in it.
pub type Together = (Option<Rc<Slice>>, Vec<Option<Refusal>>);

/// The largest closure of a slice, and what has been added to it.
pub(super) struct Wide {
    state: State,
    grown: State,
    slice: Rc<Slice>,
}

impl Wide {
    /// Whether nothing of note has been added.
    fn is_alike(&self) -> bool {
        self.grown.kept as f64 <= (1.0 + GROWTH) * self.state.kept as f64
            && self.grown.library.len() == self.state.library.len()
            && self.grown.doubts == self.state.doubts
    }
}

impl Slicer<'_> {
    /// A slice that computes the feature and more: the largest one so far, and what the feature needs
    /// besides, but for the little by which it may differ. That is what the feature costs at most, about.
    ///
    /// # Errors
    /// Also when there is no slice yet, or that feature needs much besides.
    pub fn slice_beside(&mut self, feature: &Feature) -> Result<Rc<Slice>, Refusal> {
        let mut wide = match self.wide.take() {
            Some(wide) => wide,
            None => self.wide()?,
        };
        let added = self.add(&mut wide, feature);
        if !matches!(&added, Ok(slice) if Rc::ptr_eq(slice, &wide.slice)) {
            wide.grown = wide.state.clone();
        }
        self.wide = Some(wide);
        added
    }

    /// A slice of all these features, but for those that have none, or are more work than there is time for,
    /// which have the reason `untried`.
    pub fn slice_together(&mut self, features: &[&Feature], untried: &str) -> Together {
        let mut refused: Vec<Option<Refusal>> = vec![None; features.len()];
        let widest = self.wide.take().map(|wide| wide.state).or_else(|| self.widest.clone());
        let mut state = widest.unwrap_or_else(|| self.empty());
        let until = self.steps + TOGETHER;
        let all: Vec<usize> = (0..features.len()).collect();
        let mut parts: Vec<&[usize]> = all.chunks(AT_ONCE).rev().collect();
        let mut any = false;
        while let Some(part) = parts.pop() {
            let left = until.saturating_sub(self.steps);
            self.steps += state.memory.len() as u64;
            let mut grown = state.clone();
            let mut has = false;
            for &i in part {
                match self.criterion(&mut grown, features[i]) {
                    Ok(()) => has = true,
                    Err(refusal) => refused[i] = Some(refusal),
                }
            }
            self.close_within(&mut grown, left);
            match (grown.refusal.take(), part) {
                (None, _) => {
                    any |= has;
                    state = grown;
                }
                (Some(_), part) if self.steps >= until => {
                    part.iter().for_each(|&i| refused[i] = Some(Refusal { reason: untried.to_owned() }));
                }
                (Some(reason), &[only]) => refused[only] = Some(Refusal { reason }),
                (Some(_), part) => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]);
                }
            }
        }
        if !any {
            return (None, refused);
        }
        self.keep_free_guards(&mut state);
        self.steps += state.kept as u64 * FINISH;
        match self.finish(&mut state) {
            Ok(slice) => (Some(Rc::new(slice)), refused),
            Err(refusal) => (None, vec![Some(refusal); features.len()]),
        }
    }

    fn wide(&mut self) -> Result<Wide, Refusal> {
        let none = || Refusal { reason: "no other feature has a slice".to_owned() };
        let mut state = self.widest.clone().ok_or_else(none)?;
        let slice = Rc::new(self.finish(&mut state)?);
        Ok(Wide { grown: state.clone(), state, slice })
    }

    fn add(&mut self, wide: &mut Wide, feature: &Feature) -> Result<Rc<Slice>, Refusal> {
        self.criterion(&mut wide.grown, feature)?;
        self.close_within(&mut wide.grown, BESIDE);
        self.keep_free_guards(&mut wide.grown);
        if wide.grown.refusal.is_none() && wide.is_alike() {
            return Ok(wide.slice.clone());
        }
        self.steps += wide.grown.kept as u64 * FINISH;
        self.finish(&mut wide.grown.clone()).map(Rc::new)
    }
}
