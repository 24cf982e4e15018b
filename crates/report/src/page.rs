//! What all pages share: the document around the content, and small building blocks.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::data::{FeatureCounts, PredictorCost, Stage, Table};
use crate::format;

const STYLE: &str = include_str!("style.css");

/// The whole document.
pub fn document(title: &str, kicker: &str, subtitle: Markup, content: Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Mantis" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.kicker { (kicker) }
                    h1 { (title) }
                    p.subtitle { (subtitle) }
                }
                main { (content) }
            }
        }
    };
    page.into_string()
}

/// A section with a heading.
pub fn section(title: &str, content: Markup) -> Markup {
    html! {
        section {
            h2 { (title) }
            (content)
        }
    }
}

/// A figure that stands for itself: a value, its name, and a line below.
pub fn tile(name: &str, value: &str, note: &str) -> Markup {
    html! {
        div.tile {
            p.name { (name) }
            p.value { (value) }
            p.note { (note) }
        }
    }
}

/// Name and value pairs; nothing when there are none.
pub fn facts(facts: &[(String, String)]) -> Markup {
    html! {
        @if !facts.is_empty() {
            dl.facts {
                @for (name, value) in facts {
                    div { dt { (name) } dd { (value) } }
                }
            }
        }
    }
}

/// Sentences the reader should know; nothing when there are none.
pub fn notes(notes: &[String]) -> Markup {
    html! {
        @if !notes.is_empty() {
            (section("Notes", html! {
                ul.notes { @for note in notes { li { (note) } } }
            }))
        }
    }
}

/// A table of text; numbers are aligned by the style of their cells.
pub fn table(table: &Table) -> Markup {
    html! {
        div.scroll {
            table {
                caption { (table.caption) }
                thead { tr { @for column in &table.columns { th scope="col" { (column) } } } }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (i, cell) in row.iter().enumerate() {
                                @if i == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The legend of charts of runs.
pub fn run_legend(extrapolated: bool) -> Markup {
    html! {
        p.legend {
            span { (symbol(html! { circle.mark.test cx="8" cy="8" r="4" {} })) "test run, with prediction interval" }
            span { (symbol(html! { circle.mark.training cx="8" cy="8" r="3.5" {} })) "training run" }
            @if extrapolated {
                span { (symbol(html! { path.mark.extrapolated d="M8 3l5 5l-5 5l-5 -5z" {} })) "test run outside of the trained range" }
            }
            span { (symbol(html! { line.ideal x1="0" x2="16" y1="8" y2="8" {} })) "perfect prediction" }
        }
    }
}

fn symbol(content: Markup) -> Markup {
    html! { svg.symbol viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" { (content) } }
}

/// `1,204 found → 310 varying → 2 chosen`.
pub fn feature_counts(counts: &FeatureCounts) -> String {
    let n = |x: usize| format::count(x as u64);
    format!("{} found, {} varying", n(counts.found), n(counts.varying))
}

/// Mean and largest share, or a dash.
pub fn cost(cost: Option<&PredictorCost>) -> String {
    cost.map_or("–".to_owned(), |c| {
        format!("{} (at most {})", format::percent(c.mean), format::percent(c.largest))
    })
}

/// Stages as one bar, and as a list below it.
pub fn stages(stages: &[Stage]) -> Markup {
    let total: f64 = stages.iter().map(|s| s.seconds).filter(|s| s.is_finite()).sum();
    if total <= 0.0 {
        return html! {};
    }
    let place = |seconds: f64| 1000.0 * seconds / total;
    let mut at = 0.0;
    let bars: Vec<(f64, f64)> = stages
        .iter()
        .map(|stage| {
            let seconds = if stage.seconds.is_finite() { stage.seconds.max(0.0) } else { 0.0 };
            let start = at;
            at += seconds;
            (place(start), place(at))
        })
        .collect();
    html! {
        svg.stages viewBox="0 0 1000 26" preserveAspectRatio="none" role="img" aria-label="Share of each stage in the training time" {
            @for (i, (start, end)) in bars.iter().enumerate() {
                rect.{ "s" (i % 6) } x=(format!("{start:.1}")) y="0" width=(format!("{:.1}", (end - start - 2.0).max(0.5))) height="26" {
                    title { (stages[i].name) ": " (format::seconds(stages[i].seconds)) }
                }
            }
        }
        ul.stages {
            @for (i, stage) in stages.iter().enumerate() {
                li { span.swatch.{ "s" (i % 6) } {} (stage.name) " " b { (format::seconds(stage.seconds)) } }
            }
            li { "in all " b { (format::seconds(total)) } }
        }
    }
}
