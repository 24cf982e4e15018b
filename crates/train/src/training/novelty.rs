//! How many inputs lead to code that no training run reached.
//!
//! Of runs that are drawn alike, a new one meets something new about as often as one of those at hand met
//! something that no other did (Turing's estimate; Good, Biometrika 40, 1953). Cross-validation does not show
//! it: what is sliced is known from all training runs.

use std::collections::BTreeSet;

use mantis_classfile::names::MethodRef;
use mantis_feature::Scheme;
use mantis_slice::Slice;

use super::Loop;
use super::columns::Reads;

/// Of fewer runs it says little.
const FEWEST_RUNS: usize = 10;
/// A share of new inputs below this is not worth a remark.
const WORTH_A_REMARK: f64 = 0.2;

impl Loop<'_> {
    /// Notes how many inputs are expected to lead a slice to code that no training run reached, with a remark
    /// where they are many.
    pub(super) fn note_novelty(&mut self, slice: &Slice) {
        let (alone, all) = (self.runs_alone(slice), self.rows.len());
        self.novel = Some(alone);
        if all >= FEWEST_RUNS && alone as f64 >= WORTH_A_REMARK * all as f64 {
            self.remarks.push(format!(
                "{alone} of {all} training inputs reach code that no other one reaches: about that share of new \
                 inputs will lead to code that no run reached, which predictions follow as far as they can and \
                 leave out else; more training inputs make it smaller"
            ));
        }
    }

    /// The runs in which some code of the slice's methods was executed that was in no other run.
    fn runs_alone(&self, slice: &Slice) -> usize {
        let mut alone = BTreeSet::new();
        for (column, values) in self.columns.iter().zip(&self.data.columns) {
            let feature = &column.feature;
            let counts = matches!(
                feature.scheme,
                Scheme::Branch { .. } | Scheme::SwitchCase { .. } | Scheme::Loop | Scheme::Calls
            );
            if column.reads != Reads::Whole || !counts {
                continue;
            }
            let mut runs = values.iter().enumerate().filter(|(_, value)| **value != 0.0).map(|(run, _)| run);
            if let (Some(run), None) = (runs.next(), runs.next())
                && slice.methods.contains_key(&MethodRef {
                    class: feature.class.clone(),
                    name: feature.method.clone(),
                    desc: feature.desc.clone(),
                })
            {
                alone.insert(run);
            }
        }
        alone.len()
    }
}
