//! A page of tables, charts and sentences, as an experiment writes them; also as Markdown, without the
//! charts.

use std::fmt::Write as _;

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::chart::{Size, bars, curves, predicted_against_actual};
use crate::data::{Bars, Curve, Quantity, RunPoint, Table};
use crate::page;

/// The results of experiments.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FigureReport {
    /// Headline.
    pub title: String,
    /// What it is about, in a sentence.
    pub subtitle: String,
    /// Provenance, shown in this order.
    pub facts: Vec<(String, String)>,
    /// One for each experiment.
    pub experiments: Vec<Experiment>,
    /// What the reader should know.
    pub notes: Vec<String>,
}

/// An experiment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experiment {
    /// Its heading.
    pub title: String,
    /// What is done and shown.
    pub lead: String,
    /// Its tables and charts.
    pub figures: Vec<Figure>,
    /// What is to be learned from them, a sentence each.
    pub remarks: Vec<String>,
}

/// A table or a chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Text in rows.
    Table(Table),
    /// Lines over a common axis.
    Curves {
        /// The horizontal axis.
        x: String,
        /// The vertical axis.
        y: Quantity,
        /// The lines.
        curves: Vec<Curve>,
    },
    /// Predicted against actual, side by side: a chart for each quantity.
    Predicted(Vec<(Quantity, Vec<RunPoint>)>),
    /// Groups of bars.
    Bars {
        /// What the groups are.
        x: String,
        /// The vertical axis.
        y: Quantity,
        /// Groups and series.
        bars: Bars,
    },
}

impl FigureReport {
    /// The page as one HTML file.
    pub fn to_html(&self) -> String {
        let content = html! {
            (page::facts(&self.facts))
            @for (i, experiment) in self.experiments.iter().enumerate() {
                (page::section(&experiment.title, experiment.content(i)))
            }
            (page::notes(&self.notes))
        };
        page::document(&self.title, "Experiments", html! { (self.subtitle) }, content)
    }

    /// Tables and sentences as Markdown.
    pub fn to_markdown(&self) -> String {
        let mut text = format!("# {}\n\n{}\n", self.title, self.subtitle);
        for (name, value) in &self.facts {
            let _ = write!(text, "\n- {name}: {value}");
        }
        text.push('\n');
        for experiment in &self.experiments {
            let _ = write!(text, "\n## {}\n\n{}\n", experiment.title, experiment.lead.replace(". ", ".\n"));
            for figure in &experiment.figures {
                if let Figure::Table(table) = figure {
                    text.push_str(&markdown(table));
                }
            }
            for remark in &experiment.remarks {
                let _ = write!(text, "\n{remark}\n");
            }
        }
        if !self.notes.is_empty() {
            text.push_str("\n## Notes\n\n");
        }
        for note in &self.notes {
            let _ = writeln!(text, "- {note}");
        }
        text
    }
}

impl Experiment {
    fn content(&self, number: usize) -> Markup {
        html! {
            p.lead { (self.lead) }
            @for (i, figure) in self.figures.iter().enumerate() {
                div.figure { (figure.content(&format!("figure-{number}-{i}"))) }
            }
            @if !self.remarks.is_empty() {
                ul.notes { @for remark in &self.remarks { li { (remark) } } }
            }
        }
    }
}

impl Figure {
    fn content(&self, id: &str) -> Markup {
        match self {
            Figure::Table(table) => page::table(table),
            Figure::Curves { x, y, curves: lines } => curves(id, x, y, lines),
            Figure::Bars { x, y, bars: data } => bars(id, x, y, data),
            Figure::Predicted(charts) => html! {
                div.charts.small {
                    @for (i, (quantity, runs)) in charts.iter().enumerate() {
                        figure {
                            figcaption { (quantity.name) }
                            (predicted_against_actual(&format!("{id}-{i}"), quantity, runs, Size::Third))
                        }
                    }
                }
            },
        }
    }
}

/// A table as in GitHub's Markdown.
fn markdown(table: &Table) -> String {
    let escaped = |cells: &[String]| cells.iter().map(|c| c.replace('|', "\\|")).collect::<Vec<_>>();
    let row = |cells: &[String]| format!("| {} |\n", escaped(cells).join(" | "));
    let mut text = String::from("\n");
    if !table.caption.is_empty() {
        let _ = write!(text, "{}:\n\n", table.caption);
    }
    text.push_str(&row(&table.columns));
    text.push_str(&format!("|{}\n", "---|".repeat(table.columns.len())));
    table.rows.iter().for_each(|cells| text.push_str(&row(cells)));
    text
}
