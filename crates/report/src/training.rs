//! The page about one predictor.

use maud::{Markup, html};

use crate::chart::{Size, curves_over, predicted_against_actual, relative_errors};
use crate::data::{
    ChosenFeature, CoverageTable, Curve, FrontierPoint, Quantity, RejectedFeature, RunPoint, RunSet,
    TrainingReport,
};
use crate::format;
use crate::formula::formula;
use crate::page;
use crate::source::sources;
use crate::summary::ErrorSummary;

impl TrainingReport {
    /// The page as one HTML file.
    pub fn to_html(&self) -> String {
        self.to_html_with(&[])
    }

    /// The page with further quantities that the same predictor predicts. Of each of `others` its target,
    /// formula and runs are shown; its features must be those of this report.
    pub fn to_html_with(&self, others: &[TrainingReport]) -> String {
        let content = html! {
            (tiles(self))
            (page::section("Model", html! {
                (formula(&self.target, &self.formula, &self.chosen, true))
                @for other in others {
                    (formula(&other.target, &other.formula, &self.chosen, true))
                }
                (chosen_features(&self.chosen))
            }))
            (page::section("Accuracy", html! {
                @if !others.is_empty() { h3 { (self.target.name) } }
                (accuracy(self, ""))
            }))
            @for (i, other) in others.iter().enumerate() {
                section {
                    h3 { (other.target.name) }
                    (accuracy(other, &format!("-{}", i + 1)))
                }
            }
            @if self.frontier.len() > 1 {
                (page::section("Price and error", frontier(&self.frontier)))
            }
            @if !self.sources.is_empty() {
                (page::section("What the predictor runs", html! {
                    p.lead {
                        "Marked lines are the slice: what is left of the program to compute the features above. "
                        @if self.sources.iter().any(|f| !f.counts.is_empty()) {
                            "The numbers beside a line say how often the whole program executed it, in the mean of a run."
                        }
                    }
                    (sources(&self.sources, &self.chosen))
                }))
            }
            @if let Some(table) = &self.coverage {
                (page::section("What the training inputs reached", coverage(table)))
            }
            @if !self.rejected.is_empty() {
                (page::section("Rejected features", rejected_features(&self.rejected)))
            }
            (page::section("Training", html! {
                (page::stages(&self.stages))
                (page::facts(&self.facts))
            }))
            (page::notes(&self.notes))
        };
        let subtitle = html! {
            "Predicts " b { (self.target.name) }
            @for (i, other) in others.iter().enumerate() {
                @if i + 1 < others.len() { ", " } @else { " and " }
                b { (other.target.name) }
            }
            " of a run before it starts."
        };
        page::document(&self.program, "Trained predictor", subtitle, content)
    }
}

fn tiles(report: &TrainingReport) -> Markup {
    let tests = ErrorSummary::of_tests(&report.runs);
    let training = ErrorSummary::of(report.runs.iter().filter(|r| r.set == RunSet::Training));
    let (errors, what) = if tests.runs > 0 { (tests, "test") } else { (training, "training") };
    let total: f64 = report.stages.iter().map(|s| s.seconds).sum();
    html! {
        div.tiles {
            (page::tile("Mean error", &format::percent(errors.mean),
                &format!("{} {what} runs, median {}", errors.runs, format::percent(errors.median))))
            (page::tile("Interval coverage", &format::percent(errors.coverage),
                &format!("of {what} runs; nominal {}", format::percent(report.level))))
            @match &report.predictor_cost {
                Some(c) => (page::tile("Predictor cost", &format::percent(c.mean),
                    &format!("of the program's time, at most {}", format::percent(c.largest)))),
                None => (page::tile("Predictor cost", "–", "not measured")),
            }
            (page::tile("Features", &report.features.chosen.to_string(), &page::feature_counts(&report.features)))
            (page::tile("Training", &format::seconds(total),
                &format!("{} {}", report.iterations, if report.iterations == 1 { "iteration" } else { "iterations" })))
        }
    }
}

/// The prices from which on their axis is logarithmic: the largest over the smallest.
const LOG_FROM: f64 = 10.0;

/// The models to choose from: a curve for each quantity, and a table.
fn frontier(points: &[FrontierPoint]) -> Markup {
    let names: Vec<&String> = points[0].errors.iter().map(|(name, _)| name).collect();
    let curve = |(k, name): (usize, &&String)| Curve {
        name: (*name).clone(),
        points: points.iter().filter_map(|p| Some((100.0 * p.share, p.errors.get(k)?.1))).collect(),
    };
    let lines: Vec<Curve> = names.iter().enumerate().map(curve).collect();
    let price = "% of the program's time that a prediction takes";
    let error = Quantity::share("mean error on held-out runs");
    html! {
        p.lead {
            "The best model for each price; " code { "mantis predict --budget 2%" } " or " code { "--within 5ms" }
            " choose another one than that in bold."
            @if points.iter().any(|p| p.beyond) {
                " That in italics answers for inputs unlike those of training."
            }
        }
        (curves_over("frontier", price, LOG_FROM, &error, &lines))
        div.scroll {
            table {
                thead {
                    tr {
                        th scope="col" { "Point" }
                        th.num scope="col" { "Share of the time" }
                        th.num scope="col" { "Cold JVM" }
                        @for name in &names { th.num scope="col" { "Error of " (name) } }
                        th scope="col" { "Features" }
                    }
                }
                tbody {
                    @for (i, point) in points.iter().enumerate() {
                        tr {
                            th scope="row" { @if point.answers { b { (i) } } @else if point.beyond { i { (i) } } @else { (i) } }
                            td.num { (format::percent(point.share)) }
                            td.num { (format::seconds(point.seconds)) }
                            @for (_, error) in &point.errors { td.num { (format::percent(*error)) } }
                            td { (point.features.join("; ")) }
                        }
                    }
                }
            }
        }
    }
}

fn chosen_features(chosen: &[ChosenFeature]) -> Markup {
    html! {
        @if chosen.is_empty() {
            p.quiet { "No feature is needed: the prediction is the same for all inputs." }
        } @else {
            div.scroll {
                table {
                    thead {
                        tr {
                            th scope="col" { "Feature" }
                            th scope="col" { "What is observed" }
                            th.num scope="col" { "Trained from" }
                            th.num scope="col" { "to" }
                            th.num scope="col" { "Cost of its slice" }
                        }
                    }
                    tbody {
                        @for (i, feature) in chosen.iter().enumerate() {
                            tr id=(format!("feature-{i}")) {
                                th scope="row" { span.feature { (feature.name) } }
                                td { (feature.scheme) }
                                td.num { (amount(feature.min)) }
                                td.num { (amount(feature.max)) }
                                td.num { (feature.cost.map_or("–".to_owned(), format::percent)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn amount(x: f64) -> String {
    if x.fract() == 0.0 && (0.0..1e15).contains(&x) {
        format::count(x as u64)
    } else {
        format::significant(x, 4)
    }
}

/// Charts and tables of errors; `suffix` tells the identifiers of its charts from others on the page.
fn accuracy(report: &TrainingReport, suffix: &str) -> Markup {
    let extrapolated = report.runs.iter().any(|r| r.set == RunSet::Test && r.extrapolates);
    html! {
        (page::run_legend(extrapolated))
        div.charts {
            (predicted_against_actual(&format!("chart-values{suffix}"), &report.target, &report.runs, Size::Half))
            (relative_errors(&format!("chart-errors{suffix}"), &report.target, &report.runs, Size::Half))
        }
        (error_table(&report.runs))
        (run_table(report))
    }
}

fn error_table(runs: &[RunPoint]) -> Markup {
    let of = |wanted: &dyn Fn(&RunPoint) -> bool| ErrorSummary::of(runs.iter().filter(|r| wanted(r)));
    let rows = [
        ("Test runs", of(&|r| r.set == RunSet::Test)),
        ("… in the trained range", of(&|r| r.set == RunSet::Test && !r.extrapolates)),
        ("… outside of it", of(&|r| r.set == RunSet::Test && r.extrapolates)),
        ("Training runs", of(&|r| r.set == RunSet::Training)),
    ];
    html! {
        div.scroll {
            table {
                caption { "Relative error, |actual − predicted| / actual" }
                thead {
                    tr {
                        th scope="col" { "" }
                        @for name in ["Runs", "Mean", "Median", "90 % below", "Largest", "In interval"] { th.num scope="col" { (name) } }
                    }
                }
                tbody {
                    @for (name, s) in rows.iter().filter(|(_, s)| s.runs > 0) {
                        tr {
                            th scope="row" { (name) }
                            td.num { (s.runs) }
                            @for share in [s.mean, s.median, s.p90, s.max, s.coverage] { td.num { (format::percent(share)) } }
                        }
                    }
                }
            }
        }
    }
}

fn run_table(report: &TrainingReport) -> Markup {
    let mut tests: Vec<&RunPoint> = report.runs.iter().filter(|r| r.set == RunSet::Test).collect();
    tests.sort_by(|a, b| b.relative_error().total_cmp(&a.relative_error()));
    let value = |x| format::value(&report.target, x);
    html! {
        @if !tests.is_empty() {
            details.runs {
                summary { "All " (tests.len()) " test runs, largest error first" }
                div.scroll {
                    table {
                        thead {
                            tr {
                                th scope="col" { "Run" }
                                @for name in ["Actual", "Predicted", "Interval", "Error", "Predictor"] { th.num scope="col" { (name) } }
                            }
                        }
                        tbody {
                            @for r in tests {
                                tr {
                                    th scope="row" { code { (r.label) } @if r.extrapolates { " " span.warn { "extrapolated" } } }
                                    td.num { (value(r.actual)) }
                                    td.num { (value(r.predicted)) }
                                    td.num { (value(r.low)) " – " (value(r.high)) }
                                    td.num { (format::percent(r.relative_error())) }
                                    td.num { (r.predictor_seconds.map_or("–".to_owned(), format::seconds)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Source files of which unreached lines are listed.
const LISTED_FILES: usize = 40;
/// Characters of the lines of one.
const LISTED_LINES: usize = 400;

/// Shares of the program, and lines that no run reached, in the files that have most of them.
fn coverage(table: &CoverageTable) -> Markup {
    let share = |(reached, of): (usize, usize)| match of {
        0 => "–".to_owned(),
        _ => format!("{} of {} ({})", reached, of, format::percent(reached as f64 / of as f64)),
    };
    let mut files: Vec<_> = table.unreached.iter().collect();
    files.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    let listed = |lines: &str| match lines.char_indices().nth(LISTED_LINES) {
        Some((at, _)) => format!("{} …", &lines[..at]),
        None => lines.to_owned(),
    };
    html! {
        div.scroll {
            table {
                thead {
                    tr {
                        th scope="col" { "" }
                        th.num scope="col" { "Of the classes that some run entered" }
                        th.num scope="col" { "Of all" }
                    }
                }
                tbody {
                    @for (name, [entered, all]) in &table.rows {
                        tr { th scope="row" { (name) } td.num { (share(*entered)) } td.num { (share(*all)) } }
                    }
                }
            }
        }
        @if !files.is_empty() {
            details {
                summary {
                    "Lines of these classes that no run reached, in " (format::count(files.len() as u64))
                    @if files.len() == 1 { " source file" } @else { " source files" }
                }
                div.scroll {
                    table {
                        thead { tr { th scope="col" { "File" } th.num scope="col" { "Lines" } th scope="col" { "Which" } } }
                        tbody {
                            @for (name, n, of, lines) in files.iter().take(LISTED_FILES) {
                                tr { th scope="row" { (name) } td.num { (n) " of " (of) } td { (listed(lines)) } }
                            }
                        }
                    }
                }
                @if files.len() > LISTED_FILES { p.quiet { "The other files have fewer; " code { "--json" } " lists all." } }
            }
        }
    }
}

fn rejected_features(rejected: &[RejectedFeature]) -> Markup {
    html! {
        div.scroll {
            table {
                thead { tr { th scope="col" { "Feature" } th scope="col" { "Why it could not be used" } } }
                tbody {
                    @for feature in rejected {
                        tr { th scope="row" { (feature.name) } td { (feature.reason) } }
                    }
                }
            }
        }
    }
}
