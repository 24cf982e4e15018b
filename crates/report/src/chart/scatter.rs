//! Runs as points: predicted against actual with intervals, and relative error against actual.

use maud::{Markup, html};

use super::{Axis, Frame, Labelled, Scale, drawable, px, value_tick};
use crate::data::{Quantity, RunPoint, RunSet};
use crate::format;

/// From this ratio of largest to smallest value on, axes are logarithmic.
const LOG_FROM: f64 = 12.0;

/// How large a chart is drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Size {
    /// Half the page's width.
    Half,
    /// A third of it.
    Third,
}

impl Size {
    fn frame(self) -> Frame {
        match self {
            Size::Half => Frame::new(540.0, 420.0),
            Size::Third => Frame::new(380.0, 330.0),
        }
    }
}

/// Each run's prediction with its interval over the measured value, and the line of perfect predictions.
pub fn predicted_against_actual(id: &str, target: &Quantity, runs: &[RunPoint], size: Size) -> Markup {
    let frame = size.frame();
    let shown = drawable_runs(runs);
    let values = shown.iter().flat_map(|r| [r.actual, r.predicted]);
    let x = Axis::fit(values, LOG_FROM, frame.left, frame.right);
    let y = x.placed(frame.bottom, frame.top);
    let label = value_tick(target, &x);
    let scale = if x.scale() == Scale::Log { ", logarithmic" } else { "" };
    let description = format!("Predicted against actual {} of {} runs{scale}.", target.name, shown.len());
    frame.draw(
        id,
        &description,
        &Labelled { axis: &x, name: format!("actual {}{scale}", target.name), label: &label },
        &Labelled { axis: &y, name: "predicted".to_owned(), label: &label },
        html! {
            line.ideal x1=(px(x.place(x.min()))) y1=(px(y.place(x.min()))) x2=(px(x.place(x.max()))) y2=(px(y.place(x.max()))) {}
            g.intervals {
                @for run in shown.iter().filter(|r| r.set == RunSet::Test && r.low.is_finite() && r.high.is_finite()) {
                    @let at = px(x.place(run.actual));
                    line x1=(at) x2=(at) y1=(px(y.place(run.low))) y2=(px(y.place(run.high))) {}
                }
            }
            @for run in &shown {
                (mark(run, x.place(run.actual), y.place(run.predicted), target))
            }
        },
    )
}

/// Each run's signed relative error over the measured value.
pub fn relative_errors(id: &str, target: &Quantity, runs: &[RunPoint], size: Size) -> Markup {
    let frame = size.frame();
    let shown = drawable_runs(runs);
    let error = |r: &RunPoint| r.predicted / r.actual - 1.0;
    let x = Axis::fit(shown.iter().map(|r| r.actual), LOG_FROM, frame.left, frame.right);
    let largest = shown.iter().map(|r| error(r).abs()).filter(|e| e.is_finite()).fold(0.01, f64::max);
    let y = Axis::linear(-largest, largest, frame.bottom, frame.top);
    let label = value_tick(target, &x);
    let description = format!("Relative error over actual {} of {} runs.", target.name, shown.len());
    frame.draw(
        id,
        &description,
        &Labelled { axis: &x, name: format!("actual {}", target.name), label: &label },
        &Labelled { axis: &y, name: "relative error".to_owned(), label: &percent_tick },
        html! {
            line.ideal x1=(px(frame.left)) x2=(px(frame.right)) y1=(px(y.place(0.0))) y2=(px(y.place(0.0))) {}
            @for run in &shown {
                (mark(run, x.place(run.actual), y.place(error(run)), target))
            }
        },
    )
}

/// Runs with both values, training first so that test runs lie on top.
fn drawable_runs(runs: &[RunPoint]) -> Vec<&RunPoint> {
    let mut shown: Vec<&RunPoint> =
        runs.iter().filter(|r| r.actual != 0.0 && drawable(r.actual) && drawable(r.predicted)).collect();
    shown.sort_by_key(|r| r.set);
    shown
}

fn percent_tick(value: f64, step: f64) -> String {
    let decimals = (-(step * 100.0).log10().floor()).clamp(0.0, 3.0) as usize;
    let sign = if value > step / 2.0 { "+" } else { "" };
    format!("{sign}{:.decimals$}\u{a0}%", value * 100.0).replace('-', "−")
}

/// A circle; a diamond when the input lies outside of what was trained on.
fn mark(run: &RunPoint, x: f64, y: f64, target: &Quantity) -> Markup {
    let class = match (run.set, run.extrapolates) {
        (RunSet::Training, _) => "training",
        (RunSet::Test, false) => "test",
        (RunSet::Test, true) => "extrapolated",
    };
    let title = format!(
        "{}: predicted {}, actual {}, error {}",
        run.label,
        format::value(target, run.predicted),
        format::value(target, run.actual),
        format::percent(run.relative_error()),
    );
    html! {
        @if class == "extrapolated" {
            path.mark.extrapolated d=(format!("M{} {}l5 5l-5 5l-5 -5z", px(x), px(y - 5.0))) { title { (title) } }
        } @else {
            circle.mark.(class) cx=(px(x)) cy=(px(y)) r=(if class == "test" { "3.6" } else { "3" }) { title { (title) } }
        }
    }
}
