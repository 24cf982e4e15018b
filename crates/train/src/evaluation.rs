//! How good a predictor is on inputs it has not seen: measured runs against predictions made in JVMs of their
//! own.
//!
//! The program is measured as for training. Each input is then given to the predictor in fresh JVMs, so that
//! its time is the time a user waits: cold code, cold caches of the JVM. With [`Options::noise`] the inputs
//! are timed a second time, independently, which tells how well a time *can* be predicted: nobody foresees
//! the difference of two runs of the same input.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use mantis_measure::{Row, RunSpec, RunStore, Status};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::fitting::{is_inside, relative_error};
use crate::launch::{Archive, semantic_flags};
use crate::oracle::{ANSWER_LIMIT, Answer, answers, archive};
use crate::session::{Executed, Session};
use crate::steady::{Warm, warm};
use crate::training::{Forward, Listener, Resource, Step, tried_flags, unmeasured, why_unmeasured};

/// How to evaluate.
#[derive(Clone, Debug)]
pub struct Options {
    /// How the runs are measured.
    pub measure: mantis_measure::Options,
    /// Whether to time all inputs a second time.
    pub noise: bool,
    /// Flags for the JVM of the predictor, as its description has them.
    pub flags: Vec<String>,
}

/// All that an evaluation found out. Times are nanoseconds, shares and errors fractions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// Inputs asked for.
    pub inputs: usize,
    /// Inputs that were measured and predicted.
    pub runs: Vec<Evaluated>,
    /// Inputs that were not, with their reasons.
    pub failed: Vec<Failed>,
    /// Errors, by predicted resource in the predictor's order.
    pub targets: Vec<TargetErrors>,
    /// What the predictor costs.
    pub cost: Cost,
    /// Remarks.
    pub remarks: Vec<String>,
}

/// An input that was not evaluated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// Its index in the run list, from 0.
    pub input: usize,
    /// Why.
    pub reason: String,
}

/// An input, measured and predicted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evaluated {
    /// Its index in the run list, from 0.
    pub input: usize,
    /// Its arguments.
    pub args: Vec<String>,
    /// One entry for each predicted resource, in the predictor's order.
    pub values: Vec<Value>,
    /// Measured execution time, if it was measured.
    pub time: Option<f64>,
    /// Execution time in the second, independent set of runs, if it was asked for.
    pub time_again: Option<f64>,
    /// Time of the prediction inside a fresh JVM, the median of as many as the program's time is of.
    pub predictor_nanos: u64,
    /// What the predictor remarked.
    pub warnings: Vec<String>,
}

/// A resource of an input.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// Measured.
    pub actual: f64,
    /// Measured in the second, independent set of runs, if it was asked for and this has noise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<f64>,
    /// Predicted.
    pub predicted: f64,
    /// Lower end of the prediction interval.
    pub lower: f64,
    /// Upper end of the prediction interval.
    pub upper: f64,
    /// Whether the predictor said that the input lies outside what it was trained on.
    pub extrapolating: bool,
    /// |actual - predicted| / actual.
    pub error: f64,
}

/// The errors of one predicted resource.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TargetErrors {
    /// The resource.
    pub target: Resource,
    /// Whether what the predictions are compared with are estimates that nobody measured.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub estimated: bool,
    /// Mean of |actual - predicted| / actual.
    pub mean: f64,
    /// Its median.
    pub median: f64,
    /// The largest.
    pub max: f64,
    /// Mean over the inputs that were not flagged as extrapolating, if there are any.
    pub mean_inside: Option<f64>,
    /// Share of the inputs whose measured value lies in the prediction interval.
    pub coverage: f64,
    /// Nominal coverage of the interval.
    pub level: f64,
    /// Share of the inputs that were flagged as extrapolating.
    pub extrapolating: f64,
    /// Mean relative difference of two independent measurements of the same inputs; exact resources have
    /// none.
    pub noise_floor: Option<f64>,
}

/// What predictions cost, each in a fresh JVM, and in one that is warm.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Mean of the predictor's time over the program's, if times were measured.
    pub mean_share: Option<f64>,
    /// The largest.
    pub largest_share: Option<f64>,
    /// Mean of the predictor's time.
    pub mean_nanos: f64,
    /// Mean of the program's time, if it was measured.
    pub program_nanos: Option<f64>,
    /// What predictions cost in a JVM that is warm.
    #[serde(default)]
    pub warm: Option<Warm>,
}

/// An evaluation and what it was computed from.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The figures.
    pub evaluation: Evaluation,
    /// The measured runs.
    pub store: RunStore,
    /// What they executed, together.
    pub executed: Executed,
}

/// Measures inputs and asks a predictor about each.
///
/// # Errors
/// When measuring is impossible or interrupted, when the predictor cannot be run, or when no input could be
/// evaluated.
pub fn evaluate(
    session: &Session,
    predictor: &Path,
    targets: &[Resource],
    inputs: &[RunSpec],
    options: &Options,
    listener: &dyn Listener,
    cancel: &AtomicBool,
) -> Result<Outcome, Error> {
    let decoder = session.decoder();
    let measure = |options: &mantis_measure::Options| {
        mantis_measure::profile(
            &session.program,
            &session.counted,
            &session.jvm,
            inputs,
            &decoder,
            options,
            &Forward(listener),
            cancel,
        )
    };
    let store = measure(&options.measure)?;
    let executed = decoder.executed();
    let unmeasured = unmeasured(targets, &store);
    let targets: Vec<Resource> = targets.iter().copied().filter(|t| !unmeasured.contains(t)).collect();
    if let (Some(first), true) = (unmeasured.first(), targets.is_empty()) {
        return Err(Error::Failed(format!("nothing to compare: {}", why_unmeasured(*first))));
    }
    let again = if options.noise && options.measure.repeats > 0 {
        Some(measure(&mantis_measure::Options { series: "noise".to_owned(), ..options.measure.clone() })?)
    } else {
        None
    };
    listener.step(Step::Testing, 0);
    let mut flags = semantic_flags(&session.program.jvm_flags);
    flags.extend(options.flags.iter().cloned());
    let mut archived = Vec::new();
    if let Some(first) = store.rows.iter().find(|row| row.status == Status::Ok) {
        let file = session.folder.join("evaluated.jsa");
        let archive = archive(predictor, &session.jvm, &first.input, &flags, ANSWER_LIMIT, file);
        archived.extend(archive.iter().flat_map(Archive::flags));
    }
    let ask = |row: &Row| match row.status {
        Status::Ok => {
            let flags: Vec<String> = tried_flags(session, &[row])
                .into_iter()
                .chain(options.flags.iter().chain(&archived).cloned())
                .collect();
            let asked = answers(predictor, &session.jvm, &[&row.input], &flags, &session.folder, cancel);
            match asked {
                Ok(mut answers) => Ok(answers.pop()),
                // What is asked next may have an answer.
                Err(Error::Failed(why)) => Ok(Some(Answer { error: Some(why), ..Answer::default() })),
                Err(error) => Err(error),
            }
        }
        _ => Ok(None),
    };
    // Round by round, as the program's runs are, so that a disturbance of the machine falls on one of an
    // input's times.
    let mut rounds = Vec::new();
    for _ in 0..options.measure.repeats.max(1) {
        rounds.push(store.rows.iter().map(ask).collect::<Result<Vec<_>, Error>>()?);
    }
    let given = with_median_times(rounds);
    let mut evaluation = compare(&targets, &store.rows, again.as_ref().map(|s| s.rows.as_slice()), &given);
    evaluation.remarks.extend(unmeasured.into_iter().map(why_unmeasured));
    if let Some(origin) = store.energy().filter(|_| targets.contains(&Resource::Energy)) {
        let energy = evaluation.targets.iter_mut().filter(|t| t.target == Resource::Energy);
        energy.for_each(|target| target.estimated = origin.is_estimated());
        evaluation.remarks.push(format!("energy of these runs is {}", origin.in_words()));
    }
    if !evaluation.runs.is_empty() {
        let rows: Vec<&Row> = evaluation.runs.iter().map(|run| &store.rows[run.input]).collect();
        let flags: Vec<String> = flags.into_iter().chain(archived.clone()).collect();
        match warm(predictor, &session.jvm, &rows, &flags, &session.folder, cancel) {
            Ok(warm) => evaluation.cost.warm = warm,
            Err(Error::Failed(why)) => {
                evaluation.remarks.push(format!("what warm predictions take is not known: {why}"));
            }
            Err(error) => return Err(error),
        }
    }
    match evaluation.failed.first() {
        Some(first) if evaluation.runs.is_empty() => Err(Error::Failed(format!(
            "no input could be evaluated; input {}: {}",
            first.input + 1,
            first.reason
        ))),
        _ => Ok(Outcome { evaluation, store, executed }),
    }
}

/// The answers of the first round, with the median of each input's times.
fn with_median_times(rounds: Vec<Vec<Option<Answer>>>) -> Vec<Option<Answer>> {
    let median = |input: usize| {
        let mut nanos: Vec<u64> = rounds.iter().filter_map(|r| Some(r[input].as_ref()?.nanos)).collect();
        nanos.sort_unstable();
        nanos.get(nanos.len().saturating_sub(1) / 2).copied().unwrap_or(0)
    };
    let first = rounds.first().cloned().unwrap_or_default();
    let timed = |(input, answer): (usize, Option<Answer>)| {
        answer.map(|answer| Answer { nanos: median(input), ..answer })
    };
    first.into_iter().enumerate().map(timed).collect()
}

/// The figures of measured rows, perhaps measured again, and the predictor's answers about them.
pub fn compare(
    targets: &[Resource],
    rows: &[Row],
    again: Option<&[Row]>,
    answers: &[Option<Answer>],
) -> Evaluation {
    let mut evaluation = Evaluation { inputs: rows.len(), ..Evaluation::default() };
    for (input, (row, answer)) in rows.iter().zip(answers).enumerate() {
        let second = again.and_then(|rows| rows.get(input));
        match evaluated(targets, input, row, second, answer.as_ref()) {
            Ok(run) => evaluation.runs.push(run),
            Err(reason) => evaluation.failed.push(Failed { input, reason }),
        }
    }
    if rows.iter().any(|r| r.exact == Some(false)) {
        evaluation
            .remarks
            .push("several threads shared counters in some runs: counts may be inexact".to_owned());
    }
    if !evaluation.runs.is_empty() {
        let level = answers.iter().flatten().flat_map(|a| &a.predictions).map(|p| p.level).next();
        evaluation.targets = targets
            .iter()
            .enumerate()
            .map(|(k, &target)| target_errors(target, k, &evaluation.runs, level.unwrap_or(f64::NAN)))
            .collect();
        evaluation.cost = cost(&evaluation.runs);
    }
    evaluation
}

fn evaluated(
    targets: &[Resource],
    input: usize,
    row: &Row,
    again: Option<&Row>,
    answer: Option<&Answer>,
) -> Result<Evaluated, String> {
    if row.status != Status::Ok {
        return Err(row.reason.clone().unwrap_or_else(|| row.status.name().to_owned()));
    }
    let answer = answer.ok_or("the predictor was not asked")?;
    if let Some(error) = &answer.error {
        return Err(format!("no prediction: {error}"));
    }
    let value = |&target: &Resource| {
        let predicted = answer.predictions.iter().find(|p| p.target == target.name());
        let p = predicted.ok_or_else(|| format!("the predictor says nothing about {}", target.name()))?;
        let actual = target.of(row).ok_or_else(|| format!("{} was not measured", target.name()))?;
        Ok::<_, String>(Value {
            actual,
            again: again.and_then(|r| target.of(r)).filter(|_| !target.is_counted()),
            predicted: p.value,
            lower: p.lower,
            upper: p.upper,
            extrapolating: p.extrapolating,
            error: relative_error(actual, p.value),
        })
    };
    Ok(Evaluated {
        input,
        args: row.input.args.clone(),
        values: targets.iter().map(value).collect::<Result<_, _>>()?,
        time: Resource::Time.of(row),
        time_again: again.and_then(|r| Resource::Time.of(r)),
        predictor_nanos: answer.nanos,
        warnings: answer.warnings.clone(),
    })
}

fn target_errors(target: Resource, k: usize, runs: &[Evaluated], level: f64) -> TargetErrors {
    let values: Vec<&Value> = runs.iter().filter_map(|r| r.values.get(k)).collect();
    let share =
        |of: &dyn Fn(&Value) -> bool| values.iter().filter(|v| of(v)).count() as f64 / values.len() as f64;
    let mut errors: Vec<f64> = values.iter().map(|v| v.error).collect();
    errors.sort_by(f64::total_cmp);
    let inside = values.iter().filter(|v| !v.extrapolating).map(|v| v.error);
    let noise = values.iter().filter_map(|v| Some(relative_error(v.actual, v.again?)));
    TargetErrors {
        target,
        estimated: false,
        mean: mean(errors.iter().copied()).unwrap_or(f64::NAN),
        median: median(&errors).unwrap_or(f64::NAN),
        max: errors.last().copied().unwrap_or(f64::NAN),
        mean_inside: mean(inside),
        coverage: share(&|v| is_inside(v.actual, v.lower, v.upper)),
        level,
        extrapolating: share(&|v| v.extrapolating),
        noise_floor: mean(noise),
    }
}

fn cost(runs: &[Evaluated]) -> Cost {
    let shares = || runs.iter().filter_map(|r| Some(r.predictor_nanos as f64 / r.time.filter(|t| *t > 0.0)?));
    Cost {
        mean_share: mean(shares()),
        largest_share: shares().max_by(f64::total_cmp),
        mean_nanos: mean(runs.iter().map(|r| r.predictor_nanos as f64)).unwrap_or(0.0),
        program_nanos: mean(runs.iter().filter_map(|r| r.time)),
        warm: None,
    }
}

/// The mean; `None` of nothing.
pub(crate) fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, n) = values.fold((0.0, 0usize), |(sum, n), v| (sum + v, n + 1));
    (n > 0).then(|| sum / n as f64)
}

/// The median of ascending values; the mean of the middle two for an even number.
pub(crate) fn median(sorted: &[f64]) -> Option<f64> {
    let n = sorted.len();
    let upper = *sorted.get(n / 2)?;
    Some(if n.is_multiple_of(2) { (sorted[n / 2 - 1] + upper) / 2.0 } else { upper })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle::Predicted;

    const TARGETS: [Resource; 2] = [Resource::Time, Resource::Bytecodes];

    fn row(times: &[u64], bytecodes: u64) -> Row {
        let mut row = Row::new(RunSpec::new(["a"], Path::new("/")), Status::Ok);
        row.times_ns = times.to_vec();
        row.bytecodes = Some(bytecodes);
        row
    }

    #[test]
    fn the_time_of_a_prediction_is_the_median_of_its_rounds() {
        let round = |nanos: [u64; 2]| nanos.map(|n| answer(1.0, 1.0, false, n)).to_vec();
        let given = with_median_times(vec![round([9, 1]), round([2, 3]), round([4, 2])]);
        assert_eq!(given.iter().flatten().map(|a| a.nanos).collect::<Vec<_>>(), [4, 2]);
        assert!(with_median_times(vec![vec![None], vec![None]])[0].is_none());
    }

    fn answer(time: f64, bytecodes: f64, extrapolating: bool, nanos: u64) -> Option<Answer> {
        let one = |target: &str, value: f64| Predicted {
            target: target.to_owned(),
            unit: String::new(),
            value,
            lower: value * 0.95,
            upper: value * 1.05,
            level: 0.9,
            extrapolating,
            estimated: false,
        };
        let predictions = vec![one("bytecodes", bytecodes), one("time", time)];
        Some(Answer { predictions, nanos, ..Answer::default() })
    }

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-12, "{a} is not {b}");
    }

    #[test]
    fn errors_coverage_cost_and_noise_of_four_inputs() {
        let rows = [row(&[90, 100, 400], 1000), row(&[200], 1000), row(&[400], 1000), row(&[1000], 1000)];
        let again = [row(&[110], 1000), row(&[200], 1000), row(&[380], 1000), row(&[1250], 1000)];
        let answers = [
            answer(98.0, 1000.0, false, 1),
            answer(204.0, 1000.0, false, 2),
            answer(440.0, 1000.0, true, 8),
            answer(1060.0, 1010.0, false, 30),
        ];
        let e = compare(&TARGETS, &rows, Some(&again), &answers);
        assert_eq!((e.inputs, e.runs.len(), e.failed.len()), (4, 4, 0));
        let time = &e.targets[0];
        near(time.mean, (0.02 + 0.02 + 0.1 + 0.06) / 4.0);
        near(time.median, 0.04);
        near(time.max, 0.1);
        near(time.mean_inside.unwrap(), 0.1 / 3.0);
        near(time.coverage, 0.5);
        near(time.extrapolating, 0.25);
        near(time.level, 0.9);
        near(time.noise_floor.unwrap(), (0.1 + 0.0 + 0.05 + 0.25) / 4.0);
        let bytecodes = &e.targets[1];
        assert_eq!((bytecodes.target, bytecodes.noise_floor), (Resource::Bytecodes, None));
        near(bytecodes.mean, 0.0025);
        near(bytecodes.coverage, 1.0);
        near(e.cost.mean_share.unwrap(), (0.01 + 0.01 + 0.02 + 0.03) / 4.0);
        near(e.cost.largest_share.unwrap(), 0.03);
        near(e.cost.mean_nanos, 41.0 / 4.0);
        near(e.cost.program_nanos.unwrap(), 425.0);
    }

    #[test]
    fn inputs_without_run_or_prediction_are_listed_and_do_not_count() {
        let mut crashed = row(&[], 0);
        crashed.status = Status::Exit;
        crashed.reason = Some("exit code 3".to_owned());
        let rows = [row(&[100], 10), crashed, row(&[100], 10), row(&[], 10), row(&[100], 10)];
        let refused = Some(Answer { error: Some("no such file".to_owned()), ..Answer::default() });
        let mut partial = answer(1.0, 1.0, false, 1);
        partial.as_mut().unwrap().predictions.truncate(1);
        let answers = [answer(100.0, 10.0, false, 1), None, refused, answer(1.0, 1.0, false, 1), partial];
        let e = compare(&TARGETS, &rows, None, &answers);
        let reasons: Vec<(usize, &str)> = e.failed.iter().map(|f| (f.input, f.reason.as_str())).collect();
        assert_eq!(
            reasons,
            [
                (1, "exit code 3"),
                (2, "no prediction: no such file"),
                (3, "time was not measured"),
                (4, "the predictor says nothing about time"),
            ]
        );
        assert_eq!(e.runs.iter().map(|r| r.input).collect::<Vec<_>>(), [0]);
        near(e.targets[0].mean, 0.0);
        assert_eq!(e.targets[0].noise_floor, None);
    }

    #[test]
    fn without_times_there_are_errors_but_no_shares() {
        let e = compare(&[Resource::Bytecodes], &[row(&[], 10)], None, &[answer(1.0, 12.0, true, 7)]);
        near(e.targets[0].mean, 0.2);
        assert_eq!((e.targets[0].mean_inside, e.cost.mean_share, e.cost.program_nanos), (None, None, None));
        near(e.cost.mean_nanos, 7.0);
    }

    #[test]
    fn nothing_evaluated_gives_no_figures() {
        let e = compare(&TARGETS, &[], None, &[]);
        assert_eq!(e, Evaluation::default());
    }
}
