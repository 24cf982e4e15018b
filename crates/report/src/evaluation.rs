//! The page about several programs.

use maud::{Markup, html};

use crate::chart::{Size, curves, predicted_against_actual};
use crate::data::{EvaluationReport, ProgramEvaluation, Quantity, RunSet, TargetEvaluation};
use crate::format;
use crate::formula::formula;
use crate::page;
use crate::summary::ErrorSummary;

impl EvaluationReport {
    /// The page as one HTML file.
    pub fn to_html(&self) -> String {
        let extrapolated =
            targets(self).any(|(_, t)| t.runs.iter().any(|r| r.set == RunSet::Test && r.extrapolates));
        let content = html! {
            (page::facts(&self.facts))
            (page::section("Prediction error and cost", overview(self)))
            (page::section("Predicted against actual", html! {
                (page::run_legend(extrapolated))
                div.charts.small {
                    @for (i, (program, target)) in targets(self).enumerate() {
                        figure {
                            figcaption { b { (program.name) } " " span.quiet { (target.target.name) } }
                            (predicted_against_actual(&format!("chart-{i}"), &target.target, &target.runs, Size::Third))
                        }
                    }
                }
            }))
            (page::section("Models", models(self)))
            @if !self.learning_curves.is_empty() {
                (page::section("Error against the number of training runs",
                    curves("chart-learning", "training runs", &Quantity::share("mean relative error"), &self.learning_curves)))
            }
            (page::section("Where training time goes", stage_table(&self.programs)))
            @for table in &self.tables {
                section { (page::table(table)) }
            }
            (page::notes(&self.notes))
        };
        page::document(&self.title, "Evaluation", html! { (self.programs.len()) " programs" }, content)
    }
}

/// Each program with each of its targets.
fn targets(report: &EvaluationReport) -> impl Iterator<Item = (&ProgramEvaluation, &TargetEvaluation)> {
    report.programs.iter().flat_map(|p| p.targets.iter().map(move |t| (p, t)))
}

fn overview(report: &EvaluationReport) -> Markup {
    let columns = [
        "Error",
        "Aim",
        "Published",
        "Noise floor",
        "In interval",
        "Predictor cost",
        "Features",
        "Iterations",
    ];
    let lengths =
        targets(report).flat_map(|(_, t)| [Some(ErrorSummary::of_tests(&t.runs).mean), t.aim]).flatten();
    let largest = lengths.filter(|e| e.is_finite()).fold(0.01, f64::max);
    html! {
        div.scroll {
            table.overview {
                caption { "Mean relative error of the test runs" }
                thead {
                    tr {
                        th scope="col" { "Program" }
                        th scope="col" { "Predicted" }
                        @for column in columns { th.num scope="col" { (column) } }
                    }
                }
                @for program in &report.programs {
                    tbody {
                        @for (i, target) in program.targets.iter().enumerate() {
                            tr {
                                @if i == 0 { th scope="rowgroup" rowspan=(program.targets.len()) { (program.name) } }
                                td { (target.target.name) }
                                (target_cells(program, target, largest))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn target_cells(program: &ProgramEvaluation, target: &TargetEvaluation, largest: f64) -> Markup {
    let summary = ErrorSummary::of_tests(&target.runs);
    let optional = |share: Option<f64>| share.map_or("–".to_owned(), format::percent);
    html! {
        td.num {
            (error_bar(summary.mean, target.aim, largest))
            span.error { (format::percent(summary.mean)) }
            span.verdict {
                @match target.aim.map(|aim| summary.mean <= aim) {
                    Some(true) => span.good title="aim met" { "✓" },
                    Some(false) => span.warn title="aim missed" { "✗" },
                    None => {},
                }
            }
        }
        td.num { (optional(target.aim)) }
        td.num { (optional(target.published)) }
        td.num { (optional(target.noise_floor)) }
        td.num { (format::percent(summary.coverage)) }
        td.num { (page::cost(target.predictor_cost.as_ref())) }
        td.num title="found / varying / chosen" {
            (program.features.found) " / " (program.features.varying) " / " (target.chosen.len())
        }
        td.num { (target.iterations) }
    }
}

/// A small bar of the error with a tick at the aim.
fn error_bar(mean: f64, aim: Option<f64>, largest: f64) -> Markup {
    let place = |share: f64| {
        if share.is_finite() {
            format!("{:.1}", 60.0 * (share / largest).clamp(0.0, 1.0))
        } else {
            "0".to_owned()
        }
    };
    html! {
        svg.bar viewBox="0 0 60 10" width="60" height="10" aria-hidden="true" {
            rect x="0" y="2" height="6" width=(place(mean)) {}
            @if let Some(aim) = aim { line x1=(place(aim)) x2=(place(aim)) y1="0" y2="10" {} }
        }
    }
}

fn models(report: &EvaluationReport) -> Markup {
    html! {
        div.models {
            @for program in &report.programs {
                h3 { (program.name) }
                @for target in &program.targets {
                    (formula(&target.target, &target.formula, &target.chosen, false))
                }
            }
        }
    }
}

/// Programs by stages; a stage's column is there when any program has it, in the order of first appearance.
fn stage_table(programs: &[ProgramEvaluation]) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for stage in programs.iter().flat_map(|p| &p.stages) {
        if !names.contains(&stage.name.as_str()) {
            names.push(&stage.name);
        }
    }
    let seconds = |program: &ProgramEvaluation, name: &str| -> f64 {
        program.stages.iter().filter(|s| s.name == name).map(|s| s.seconds).sum()
    };
    html! {
        div.scroll {
            table {
                thead {
                    tr {
                        th scope="col" { "Program" }
                        @for name in &names { th.num scope="col" { (name) } }
                        th.num scope="col" { "in all" }
                    }
                }
                tbody {
                    @for program in programs {
                        tr {
                            th scope="row" { (program.name) }
                            @for name in &names { td.num { (format::seconds(seconds(program, name))) } }
                            td.num { b { (format::seconds(program.stages.iter().map(|s| s.seconds).sum())) } }
                        }
                    }
                }
            }
        }
    }
}
