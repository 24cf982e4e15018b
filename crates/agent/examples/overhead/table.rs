//! Statistics and Markdown tables: medians of paired ratios with quartiles, their geometric means, what
//! stands out.

use std::fmt::Write;

use mantis_linear::lm::quantile;

use crate::benchmarks::{ALL, START};
use crate::process::Sample;
use crate::{FORMS, Measured};

/// A geometric mean is of benchmarks; ratios above this are named.
const OUTLIER: f64 = 1.25;

/// What is compared.
#[derive(Copy, Clone)]
enum Figure {
    Wall,
    Cpu,
    Steady,
    Memory,
}

impl Figure {
    fn of(self, sample: &Sample) -> Option<f64> {
        match self {
            Figure::Wall => Some(sample.wall),
            Figure::Cpu => Some(sample.cpu),
            Figure::Steady => sample.steady(),
            Figure::Memory => Some(sample.memory),
        }
    }
}

impl Measured {
    fn values(&self, form: &str, figure: Figure) -> Vec<f64> {
        let samples = self.samples.get(form).map(Vec::as_slice).unwrap_or_default();
        samples.iter().filter_map(|s| figure.of(s)).collect()
    }

    /// Ratios of a form to the plain run of the same round.
    fn ratios(&self, form: &str, figure: Figure) -> Vec<f64> {
        let pairs = self.values(form, figure).into_iter().zip(self.values(FORMS[0], figure));
        pairs.map(|(with, without)| with / without).collect()
    }
}

/// The columns of ratios: form, figure, heading.
const COLUMNS: [(&str, Figure, &str); 7] = [
    ("counted", Figure::Cpu, "counted: CPU"),
    ("counted", Figure::Wall, "wall"),
    ("counted", Figure::Steady, "steady"),
    ("watched", Figure::Cpu, "watched: CPU"),
    ("watched", Figure::Wall, "wall"),
    ("watched", Figure::Steady, "steady"),
    ("watched", Figure::Memory, "memory"),
];

/// One line while measuring.
pub fn summary(measured: &Measured) -> String {
    let medians =
        COLUMNS.map(|(form, figure, _)| format!("{:.3}", quantile(&measured.ratios(form, figure), 0.5)));
    format!("{}: {}", measured.benchmark, medians.join(" "))
}

/// All tables of one JDK.
pub fn markdown(jdk: &str, all: &[Measured]) -> String {
    let mut out = String::new();
    for (mode, title) in [("jit", "JIT"), ("int", "`-Xint`")] {
        let of_mode: Vec<&Measured> =
            ALL.iter().filter_map(|b| all.iter().find(|m| m.mode == mode && m.benchmark == b.name)).collect();
        if of_mode.is_empty() {
            continue;
        }
        let _ = writeln!(out, "### JDK {jdk}, {title}\n");
        start(&mut out, &of_mode);
        ratios(&mut out, &of_mode);
    }
    out
}

/// The start of a JVM in milliseconds.
fn start(out: &mut String, all: &[&Measured]) {
    let Some(empty) = all.iter().find(|m| m.benchmark == START) else { return };
    let of = |form, figure| quantile(&empty.values(form, figure), 0.5) * 1e3;
    let _ = writeln!(out, "| start of a JVM | plain | counted | watched |\n|---|---|---|---|");
    for (name, figure) in [("wall time, ms", Figure::Wall), ("CPU time, ms", Figure::Cpu)] {
        let [plain, counted, watched] = FORMS.map(|form| of(form, figure));
        let _ = writeln!(out, "| {name} | {plain:.0} | {counted:.0} | {watched:.0} |");
    }
    let [plain, counted, watched] = FORMS.map(|form| of(form, Figure::Memory) / 1e9);
    let _ = writeln!(out, "| memory, MB | {plain:.0} | {counted:.0} | {watched:.0} |\n");
}

fn ratios(out: &mut String, all: &[&Measured]) {
    let headings = COLUMNS.map(|(.., heading)| heading);
    let _ = writeln!(out, "| benchmark | CPU, s | bytecodes, millions | {} |", headings.join(" | "));
    let _ = writeln!(out, "|{}", "---|".repeat(COLUMNS.len() + 3));
    let benchmarks: Vec<&&Measured> = all.iter().filter(|m| m.benchmark != START).collect();
    let mut logs = [const { Vec::new() }; COLUMNS.len()];
    let mut outliers = Vec::new();
    for m in &benchmarks {
        let seconds = quantile(&m.values(FORMS[0], Figure::Cpu), 0.5);
        let _ = write!(out, "| {} | {seconds:.2} | {:.0} |", m.benchmark, m.bytecodes as f64 / 1e6);
        for ((form, figure, _), logs) in COLUMNS.iter().zip(&mut logs) {
            let ratios = m.ratios(form, *figure);
            let [low, median, high] = [0.25, 0.5, 0.75].map(|q| quantile(&ratios, q));
            let _ = write!(out, " {median:.2} ({low:.2}-{high:.2}) |");
            logs.push(median.ln());
            if matches!(figure, Figure::Steady) && median > OUTLIER {
                outliers.push(format!("{} {form} {median:.2}", m.benchmark));
            }
        }
        out.push('\n');
    }
    let _ = write!(out, "| **geometric mean** | | |");
    for logs in &logs {
        let mean = (logs.iter().sum::<f64>() / logs.len() as f64).exp();
        let _ = write!(out, " **{mean:.3}** |");
    }
    let named = if outliers.is_empty() { "none".to_owned() } else { outliers.join(", ") };
    let _ = writeln!(out, "\n\nAbove {OUTLIER} in the steady state: {named}.\n");
}
