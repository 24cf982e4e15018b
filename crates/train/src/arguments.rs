//! Features that arguments of the command line say without running the program: sizes of files, numbers, lengths.
//!
//! They are no features of the papers. Where all slices cost too much, as those of a compiler that must parse before it knows
//! anything, they are what is left. A file counts only if the run list says that the run reads it, or if it is older
//! than the measurements: what a program writes is no input.

use std::path::Path;
use std::time::SystemTime;

use mantis_feature::{ArgumentKind, Feature};
use mantis_measure::RunSpec;

/// Larger numbers are not exact in a model.
const DIGITS: usize = 15;

/// The features of arguments that differ between inputs, and their values. `measured` is when measuring began.
pub fn features(inputs: &[&RunSpec], measured: Option<SystemTime>) -> Vec<(Feature, Vec<f64>)> {
    let count = inputs.iter().map(|i| i.args.len()).max().unwrap_or(0);
    let mut found = Vec::new();
    for number in 0..count {
        let Some(kind) = kind(inputs, number, measured) else { continue };
        let values: Vec<f64> = inputs.iter().map(|input| value(kind, input, number)).collect();
        if values.iter().any(|v| *v != values[0]) {
            found.push((Feature::of_argument(kind, number as u32), values));
        }
    }
    found
}

/// What the argument is in all runs that have it.
fn kind(inputs: &[&RunSpec], number: usize, measured: Option<SystemTime>) -> Option<ArgumentKind> {
    let with = || inputs.iter().filter(|i| i.args.len() > number);
    if with().all(|i| is_number(&i.args[number])) {
        return Some(ArgumentKind::Number);
    }
    let path = |i: &RunSpec| i.cwd.join(&i.args[number]);
    if !with().any(|i| path(i).exists()) {
        return Some(ArgumentKind::Length);
    }
    let is_input = |i: &&&RunSpec| {
        let path = path(i);
        path.is_file() && if i.files.is_empty() { is_older(&path, measured) } else { i.files.contains(&path) }
    };
    with().all(|i| is_input(&i)).then_some(ArgumentKind::FileSize)
}

fn is_older(path: &Path, than: Option<SystemTime>) -> bool {
    let changed = std::fs::metadata(path).and_then(|m| m.modified());
    changed.ok().zip(than).is_some_and(|(changed, than)| changed < than)
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    (1..=DIGITS).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The value in a run, exactly as `mantis.predictor.Arguments` finds it.
fn value(kind: ArgumentKind, input: &RunSpec, number: usize) -> f64 {
    let Some(text) = input.args.get(number) else { return 0.0 };
    match kind {
        ArgumentKind::Number => text.parse().unwrap_or(0.0),
        ArgumentKind::Length => text.encode_utf16().count() as f64,
        ArgumentKind::FileSize => {
            let file = std::fs::metadata(input.cwd.join(text)).ok().filter(std::fs::Metadata::is_file);
            file.map_or(0.0, |f| f.len() as f64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_files_and_texts() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, size: usize| std::fs::write(folder.path().join(name), vec![b'x'; size]).unwrap();
        write("a", 10);
        write("b", 300);
        write("out", 7);
        let run = |args: [&str; 4]| {
            let mut spec = RunSpec::new(args, folder.path());
            spec.files = vec![spec.cwd.join(args[1])];
            spec
        };
        let runs = [run(["-3", "a", "out", "north"]), run(["14", "b", "out", "south-west"])];
        let found = features(&[&runs[0], &runs[1]], None);
        let names: Vec<(&str, &[f64])> = found.iter().map(|(f, v)| (&*f.name, &v[..])).collect();
        let expected: [(&str, &[f64]); 3] = [
            ("argument 1", &[-3.0, 14.0]),
            ("file size of argument 2", &[10.0, 300.0]),
            ("length of argument 4", &[5.0, 10.0]),
        ];
        assert_eq!(names, expected);
    }

    #[test]
    fn a_file_that_was_written_meanwhile_is_no_input() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a"), "x").unwrap();
        std::fs::write(folder.path().join("b"), "xyz").unwrap();
        let runs = ["a", "b"].map(|f| RunSpec::new([f], folder.path()));
        let inputs = [&runs[0], &runs[1]];
        assert!(features(&inputs, Some(SystemTime::UNIX_EPOCH)).is_empty());
        let later = SystemTime::now() + std::time::Duration::from_secs(3600);
        assert_eq!(features(&inputs, Some(later)).len(), 1);
    }
}
