//! What a prediction costs in a JVM that has made some already, as those of `mantis serve` have.
//!
//! The same inputs are asked in turn, again and again, in one JVM with all its compilers; the first half
//! warms up, the median of an input's other times is its price. The cold price, that of the first prediction
//! of a JVM, is beside it everywhere.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Jvm, Row, RunSpec};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::launch::with_all_compilers;
use crate::oracle::{Answer, answers};

/// Inputs that are asked: they are spread over the range of the program's times.
const INPUTS: usize = 7;
/// Rounds at most, and at least.
const ROUNDS: std::ops::RangeInclusive<u64> = 6..=60;
/// What all rounds may take together, in nanoseconds, as long as there are enough of them.
const TOGETHER: u64 = 3_000_000_000;

/// What predictions cost in a JVM that is warm.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Warm {
    /// Mean over the inputs of the median time, in nanoseconds.
    pub mean_nanos: f64,
    /// Mean of the share of the program's time, if times were measured.
    pub mean_share: Option<f64>,
    /// How many inputs that was measured on.
    pub inputs: usize,
    /// How often each was asked.
    pub rounds: usize,
}

/// Measures a predictor on inputs of these runs; `None` without any.
///
/// # Errors
/// When the predictor does not answer.
pub fn warm(
    predictor: &Path,
    jvm: &Jvm,
    rows: &[&Row],
    flags: &[String],
    folder: &Path,
    cancel: &AtomicBool,
) -> Result<Option<Warm>, Error> {
    let chosen = spread(rows);
    let inputs: Vec<&RunSpec> = chosen.iter().map(|row| &row.input).collect();
    if inputs.is_empty() {
        return Ok(None);
    }
    let ask = |rounds: usize| {
        // Behind the flags of cold predictions, which have the first compiler only.
        let flags = with_all_compilers(flags);
        answers(predictor, jvm, &inputs.repeat(rounds), &flags, folder, cancel)
    };
    let first: u64 = ask(1)?.iter().map(|a| a.nanos).sum();
    let rounds = (TOGETHER / first.max(1)).clamp(*ROUNDS.start(), *ROUNDS.end());
    let rounds = usize::try_from(rounds).unwrap_or(1);
    Ok(Some(of(&ask(rounds)?, &chosen, rounds)))
}

/// Runs spread over the range of times, or of bytecodes where there are none.
fn spread<'a>(rows: &[&'a Row]) -> Vec<&'a Row> {
    let mut order = rows.to_vec();
    order.sort_by_key(|row| (row.time_ns(), row.bytecodes));
    let n = INPUTS.min(order.len());
    (0..n).map(|k| order[k * (order.len() - 1) / n.max(2).saturating_sub(1)]).collect()
}

/// The price from the answers of all rounds, each of which asked all inputs in order.
fn of(answers: &[Answer], rows: &[&Row], rounds: usize) -> Warm {
    let mut warm = Warm { inputs: rows.len(), rounds, ..Warm::default() };
    let mut shares = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let all: Vec<u64> = answers.iter().skip(i).step_by(rows.len()).map(|a| a.nanos).collect();
        let nanos = mantis_measure::store::median(&all[all.len() / 2..]).unwrap_or(0) as f64;
        warm.mean_nanos += nanos / rows.len() as f64;
        shares.extend(row.time_ns().filter(|t| *t > 0).map(|t| nanos / t as f64));
    }
    if !shares.is_empty() {
        warm.mean_share = Some(shares.iter().sum::<f64>() / shares.len() as f64);
    }
    warm
}

#[cfg(test)]
mod tests {
    use super::*;
    use mantis_measure::Status;

    #[test]
    fn the_first_half_warms_up_and_a_disturbance_does_not_count() {
        let row = |time: u64| Row { times_ns: vec![time], ..Row::new(RunSpec::default(), Status::Ok) };
        let rows = [row(1000), row(4000)];
        let rows: Vec<&Row> = rows.iter().collect();
        // Two inputs in turn, six rounds.
        let nanos = [900, 800, 300, 200, 100, 90, 10, 40, 700, 50, 12, 60];
        let answers: Vec<Answer> = nanos.iter().map(|&nanos| Answer { nanos, ..Answer::default() }).collect();
        let warm = of(&answers, &rows, 6);
        assert_eq!((warm.inputs, warm.rounds, warm.mean_nanos), (2, 6, (12.0 + 50.0) / 2.0));
        assert!((warm.mean_share.unwrap() - (0.012 + 0.0125) / 2.0).abs() < 1e-12);
    }

    #[test]
    fn inputs_are_spread_over_the_times() {
        let rows: Vec<Row> = (0..20)
            .map(|k| Row { times_ns: vec![(k * 7) % 20], ..Row::new(RunSpec::default(), Status::Ok) })
            .collect();
        let times = |n: usize| {
            let rows: Vec<&Row> = rows.iter().take(n).collect();
            spread(&rows).iter().filter_map(|r| r.time_ns()).collect::<Vec<_>>()
        };
        assert_eq!(times(20), [0, 3, 6, 9, 12, 15, 19]);
        assert_eq!((times(2), times(1), times(0)), (vec![0, 7], vec![0], vec![]));
    }
}
