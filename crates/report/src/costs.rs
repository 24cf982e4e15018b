//! The page about what a program's parts cost: the table, predicted against measured, and the source with
//! costs beside its lines.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::chart::{Size, predicted_against_actual, relative_errors};
use crate::data::{Quantity, RunPoint, RunSet};
use crate::format;
use crate::page;
use crate::summary::ErrorSummary;

/// What a program's parts cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostReport {
    /// What the program is called.
    pub program: String,
    /// The resource, and the unit of all costs.
    pub quantity: Quantity,
    /// What costs are of: `block`.
    pub level: String,
    /// How they were estimated, in words.
    pub method: String,
    /// The table.
    pub rows: Vec<CostRow>,
    /// Where standard errors and intervals are from.
    pub intervals: String,
    /// Figures of the fit: name and value.
    pub facts: Vec<(String, String)>,
    /// All runs; those held out are tests.
    pub runs: Vec<RunPoint>,
    /// What was merged and how that is known, a sentence each.
    pub merged: Vec<String>,
    /// What cannot be told apart, a sentence each.
    pub inseparable: Vec<String>,
    /// Source files.
    pub sources: Vec<CostedSource>,
    /// Sentences.
    pub notes: Vec<String>,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostRow {
    /// In source terms.
    pub name: String,
    /// Others whose cost is in this one.
    pub includes: Vec<String>,
    /// Per execution; `None` when it is not determined.
    pub cost: Option<f64>,
    /// Its standard error.
    pub std_error: Option<f64>,
    /// Estimate over standard error.
    pub t: Option<f64>,
    /// Probability of such a `t`.
    pub p: Option<f64>,
    /// Stars for it.
    pub stars: String,
    /// Interval.
    pub interval: Option<[f64; 2]>,
    /// Executions in all runs.
    pub executions: f64,
    /// Share of the total.
    pub share: f64,
}

/// A source file with costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostedSource {
    /// Its path.
    pub path: String,
    /// Its text; empty when it was not found.
    pub lines: Vec<String>,
    /// What is known of its lines.
    pub costs: BTreeMap<u32, CostedLine>,
}

/// Figures of a source line.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CostedLine {
    /// Executions in all runs.
    pub executions: u64,
    /// Cost of one execution.
    pub each: f64,
    /// Share of the total.
    pub share: f64,
}

impl CostReport {
    /// The page as one HTML file.
    pub fn to_html(&self) -> String {
        let content = html! {
            (self.tiles())
            (page::section("Costs", self.table()))
            (page::section("Predicted against measured", self.accuracy()))
            @if !self.sources.is_empty() {
                (page::section("Where it is spent", html! {
                    p.lead {
                        "Beside each line: " (self.quantity.name) " of one execution, executions in all runs, and share of the total. "
                        "What runs cannot tell apart is split by instructions."
                    }
                    @for source in &self.sources { (self.source(source)) }
                }))
            }
            @if !self.merged.is_empty() {
                (page::section("Merged before the regression", sentences(&self.merged)))
            }
            @if !self.inseparable.is_empty() {
                (page::section("Cannot be told apart by these runs", sentences(&self.inseparable)))
            }
            (page::section("Fit", page::facts(&self.facts)))
            (page::notes(&self.notes))
        };
        let subtitle = html! {
            b { (self.quantity.name) } " of every " (self.level) ", by " (self.method) "."
        };
        page::document(&self.program, "Cost mining", subtitle, content)
    }

    fn tiles(&self) -> Markup {
        let tests = ErrorSummary::of_tests(&self.runs);
        let fitted = ErrorSummary::of(self.runs.iter().filter(|r| r.set == RunSet::Training));
        let determined = self.rows.iter().filter(|r| r.cost.is_some()).count();
        html! {
            div.tiles {
                @if tests.runs > 0 {
                    (page::tile("Error on held-out runs", &format::percent(tests.mean), &format!("{} runs", tests.runs)))
                }
                (page::tile("Error on fitted runs", &format::percent(fitted.mean), &format!("{} runs", fitted.runs)))
                (page::tile("Costs", &determined.to_string(), &format!("of {} counters after merging {}", self.rows.len(), self.merged.len())))
                (page::tile("Not told apart", &self.inseparable.len().to_string(), "groups of counters"))
            }
        }
    }

    fn amount(&self, x: Option<f64>) -> String {
        x.map_or("–".to_owned(), |x| format::value(&self.quantity, x))
    }

    fn table(&self) -> Markup {
        let number = |x: Option<f64>| x.map_or("–".to_owned(), |x| format::significant(x, 3));
        html! {
            div.scroll {
                table {
                    caption { "Standard errors and intervals: " (self.intervals) "." }
                    thead {
                        tr {
                            th scope="col" { "Counter" }
                            th.num scope="col" { "Cost" }
                            th.num scope="col" { "Std. error" }
                            th.num scope="col" { "t" }
                            th.num scope="col" { "Pr(>|t|)" }
                            th scope="col" {}
                            th.num scope="col" { "Interval" }
                            th.num scope="col" { "Executions" }
                            th.num scope="col" { "Share" }
                        }
                    }
                    tbody {
                        @for row in &self.rows {
                            tr {
                                th scope="row" {
                                    (row.name)
                                    @if !row.includes.is_empty() {
                                        details { summary { "with " (row.includes.len()) " merged" }
                                            @for name in &row.includes { p.quiet { (name) } }
                                        }
                                    }
                                }
                                td.num { (self.amount(row.cost)) }
                                td.num { (self.amount(row.std_error)) }
                                td.num { (number(row.t)) }
                                td.num { (number(row.p)) }
                                td { (row.stars) }
                                td.num {
                                    @match row.interval {
                                        Some([a, b]) => { (self.amount(Some(a))) " to " (self.amount(Some(b))) },
                                        None => "–",
                                    }
                                }
                                td.num { (count(row.executions)) }
                                td.num { (format::percent(row.share)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn accuracy(&self) -> Markup {
        let several = self.runs.iter().any(|r| r.set == RunSet::Test);
        html! {
            @if several { p.legend { "Filled marks are held-out runs, rings are fitted ones." } }
            div.charts {
                figure { (predicted_against_actual("predicted", &self.quantity, &self.runs, Size::Half)) }
                figure { (relative_errors("errors", &self.quantity, &self.runs, Size::Half)) }
            }
        }
    }

    fn source(&self, source: &CostedSource) -> Markup {
        let most = source.costs.values().map(|l| l.share).fold(0.0, f64::max);
        let whole: f64 = source.costs.values().map(|l| l.share).sum();
        let last = source.costs.keys().next_back().copied().unwrap_or(0) as usize;
        let text = |number: u32| source.lines.get(number as usize - 1).map_or("", String::as_str);
        html! {
            figure.source.costed {
                figcaption {
                    code { (source.path) }
                    span.quiet { (format::percent(whole)) " of the total" }
                }
                @if source.lines.is_empty() { p.quiet { "The source was not found; name its directory with --sources." } }
                div.listing { div.lines {
                    @for number in 1..=source.lines.len().max(last) as u32 {
                        @let known = source.costs.get(&number);
                        @if known.is_some() || !source.lines.is_empty() {
                            div.line {
                                span.number { (number) }
                                @match known {
                                    Some(l) => {
                                        span.hits.{ "h" (heat(l.share, most)) } { (format::value(&self.quantity, l.each)) }
                                        span.hits { (format::count(l.executions)) }
                                        span.hits { (format::percent(l.share)) }
                                    },
                                    None => { span.hits {} span.hits {} span.hits {} },
                                }
                                code { (text(number)) }
                            }
                        }
                    }
                } }
            }
        }
    }
}

fn sentences(all: &[String]) -> Markup {
    html! { ul.notes { @for sentence in all { li { (sentence) } } } }
}

fn count(x: f64) -> String {
    if (0.0..1e18).contains(&x) { format::count(x as u64) } else { format::significant(x, 4) }
}

/// From 0 to 4, by halves of the largest share.
fn heat(share: f64, most: f64) -> u32 {
    if share <= 0.0 || most <= 0.0 {
        return 0;
    }
    (4.0 + (share / most).log2()).clamp(0.0, 4.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_shows_lines_costs_and_what_is_merged() {
        let run = |actual, predicted, set| RunPoint {
            label: "a".to_owned(),
            set,
            actual,
            predicted,
            low: f64::NAN,
            high: f64::NAN,
            extrapolates: false,
            predictor_seconds: None,
        };
        let report = CostReport {
            program: "A.jar".to_owned(),
            quantity: Quantity { name: "execution time".to_owned(), unit: "s".to_owned() },
            level: "block".to_owned(),
            method: "least squares".to_owned(),
            rows: vec![CostRow {
                name: "A.java:2 <A.f> block 1".to_owned(),
                includes: vec!["A.java:3 A.f block 2".to_owned()],
                cost: Some(1e-3),
                std_error: Some(f64::NAN),
                t: None,
                p: Some(1e-9),
                stars: "***".to_owned(),
                interval: Some([0.9e-3, 1.1e-3]),
                executions: 12_345.0,
                share: 0.75,
            }],
            intervals: "none".to_owned(),
            facts: vec![("R squared".to_owned(), "1".to_owned())],
            runs: vec![run(1.0, 1.1, RunSet::Training), run(2.0, 1.9, RunSet::Test)],
            merged: vec!["x = y".to_owned()],
            inseparable: vec!["u, v".to_owned()],
            sources: vec![CostedSource {
                path: "A.java".to_owned(),
                lines: vec!["class A {".to_owned(), "  f();".to_owned()],
                costs: BTreeMap::from([(2, CostedLine { executions: 7, each: 0.5, share: 0.25 })]),
            }],
            notes: vec![],
        };
        let page = report.to_html();
        for text in [
            "&lt;A.f&gt;",
            "1.00\u{a0}ms",
            "12,345",
            "75.0\u{a0}%",
            "500\u{a0}ms",
            "25.0\u{a0}%",
            "x = y",
            "u, v",
        ] {
            assert!(page.contains(text), "{text}");
        }
        assert!(!page.contains("NaN"));
        assert_eq!([1.0, 0.5, 0.2, 0.0].map(|s| heat(s, 1.0)), [4, 3, 1, 0]);
    }
}
