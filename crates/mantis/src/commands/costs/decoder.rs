//! Counting runs for costs: exact profiles become columns, one for each counter.

use std::sync::{Mutex, PoisonError};

use mantis_classfile::class::ClassFile;
use mantis_costs::counters::Seen;
use mantis_costs::{Counters, Program};
use mantis_instrument::Profile;
use mantis_measure::{Decode, Decoded, RunStore};
use mantis_train::{Resource, Session};

use crate::Context;
use crate::error::Failure;
use crate::progress::Display;
use crate::suggestion::usable;

/// The part of a session that costs are about.
pub fn program(session: &Session) -> Program {
    let classes = session.app.classes();
    let classes: Vec<&ClassFile> = classes.iter().map(|c| &**c).collect();
    Program::new(&classes, &session.layout)
}

/// Turns profiles into counts of the counters, followed by the executed bytecodes of every method.
struct Decoder<'a> {
    session: &'a Session,
    program: &'a Program,
    counters: &'a Counters,
    names: Vec<String>,
    seen: Mutex<Seen>,
}

impl Decode for Decoder<'_> {
    fn features(&self) -> &[String] {
        &self.names
    }

    fn decode(&self, counts: &[u8]) -> Result<Decoded, String> {
        let raw = mantis_instrument::decode(counts, &self.session.layout).map_err(|e| e.to_string())?;
        let profile = Profile::new(&raw, &self.session.layout);
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).add(self.program, &profile);
        let mut features = self.counters.values(self.program, &profile);
        let of = |m: &mantis_instrument::MethodProfile| m.executed.iter().sum::<u64>() as f64;
        features.extend(profile.methods().map(|(_, m)| of(m)));
        Ok(Decoded {
            bytecodes: mantis_instrument::bytecodes(&profile),
            allocated_bytes: mantis_instrument::allocated_bytes(&profile),
            features,
            ..Decoded::default()
        })
    }
}

/// What was measured of the runs that ended well.
pub struct Measured {
    /// For each counter its count in each run.
    pub columns: Vec<Vec<f64>>,
    /// For each run the executed bytecodes of each method.
    pub bytecodes: Vec<Vec<u64>>,
    /// The resource; empty when times were not measured.
    pub response: Vec<f64>,
    /// For each run its index in the run list.
    pub runs: Vec<usize>,
    /// What was seen of exceptions.
    pub seen: Seen,
    /// Everything else.
    pub store: RunStore,
}

/// Counts every run and, where time is wanted, times it in a second pass.
pub fn measure(
    session: &Session,
    program: &Program,
    counters: &Counters,
    runs: &[mantis_measure::RunSpec],
    options: &mantis_measure::Options,
    resource: Option<Resource>,
    context: &Context,
) -> Result<Measured, Failure> {
    let of_methods = (0..session.layout.methods().count()).map(|i| format!("bytecodes of method {i}"));
    let names = counters.names.iter().cloned().chain(of_methods).collect();
    let decoder = Decoder { session, program, counters, names, seen: Mutex::new(Seen::new(program)) };
    let store = mantis_measure::profile(
        &session.program,
        &session.counted,
        &session.jvm,
        runs,
        &decoder,
        options,
        &Display::new(context.quiet),
        &context.cancel,
    )?;
    let ok = usable(&store, context)?;
    let width = counters.list.len();
    let columns = (0..width).map(|j| ok.iter().map(|&i| store.rows[i].features[j]).collect()).collect();
    let bytecodes =
        ok.iter().map(|&i| store.rows[i].features[width..].iter().map(|v| *v as u64).collect()).collect();
    let response = ok.iter().filter_map(|&i| resource?.of(&store.rows[i])).collect();
    let seen = decoder.seen.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Measured { columns, bytecodes, response, runs: ok, seen, store })
}
