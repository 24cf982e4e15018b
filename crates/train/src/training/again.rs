//! Whether a predictor's classes may run again: what JVMs that make many predictions save most by.
//!
//! `mantis_emit::runs_again` keeps what classes initialise apart between runs as far as classes go. What it
//! cannot see (state of enums, of the JDK) would make a later run differ from the first. So all training
//! inputs are asked in one JVM in order and in another in reverse; the classes are part of the bundle only
//! where every answer is what training counted.

use std::collections::BTreeMap;

use mantis_emit::runs_again;
use mantis_measure::RunSpec;
use mantis_predictor::Bundle;

use super::{Loop, tried_flags};
use crate::error::Error;
use crate::oracle::{batch_at_once, of_one};

impl Loop<'_> {
    /// Adds the classes of a bundle of one point that run again, or a remark why there are none.
    pub(super) fn run_again(&mut self, bundle: &mut Bundle, chosen: &[usize]) -> Result<(), Error> {
        let slices = &bundle.description.points[0].slices;
        let entries: BTreeMap<usize, String> =
            slices.iter().map(|s| (s.code, s.entry.replace('.', "/"))).collect();
        if entries.is_empty() {
            return Ok(());
        }
        let made = entries.into_iter().map(|(k, entry)| Ok((k, runs_again(&bundle.code[k], &entry)?)));
        let why = match made.collect::<Result<BTreeMap<_, _>, mantis_slice::Refusal>>() {
            Ok(again) => {
                bundle.again = again;
                self.why_different(bundle, chosen)?
            }
            Err(refusal) => Some(refusal.reason),
        };
        if let Some(why) = why {
            bundle.again.clear();
            self.remarks.push(format!("a JVM that stays up loads the classes for each prediction: {why}"));
        }
        Ok(())
    }

    /// Where runs after the first have other values than training counted, if anywhere.
    fn why_different(&self, bundle: &Bundle, chosen: &[usize]) -> Result<Option<String>, Error> {
        let path = self.candidate();
        bundle.write(&path)?;
        let in_order = self.rows.iter().map(|r| &r.input);
        let inputs: Vec<&RunSpec> = in_order.clone().chain(in_order.rev()).collect();
        let flags = tried_flags(self.session, &self.rows);
        let (jvm, folder) = (&self.session.jvm, &self.session.folder);
        let asked = batch_at_once(&[&path], jvm, &inputs, &flags, folder, self.cancel)?;
        let mut first = match of_one(asked) {
            Ok(answers) => answers,
            Err(Error::Failed(why)) => return Ok(Some(why)),
            Err(other) => return Err(other),
        };
        let mut second = first.split_off(self.rows.len());
        second.reverse();
        let right = self.are_right(&first, chosen) && self.are_right(&second, chosen);
        Ok((!right).then(|| "a later run computes something else".to_owned()))
    }
}
