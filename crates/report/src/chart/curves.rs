//! Curves over a common axis, labelled at their ends.

use maud::{Markup, html};

use super::{Axis, Frame, Labelled, drawable, px, value_tick};
use crate::data::{Curve, Quantity};
use crate::format;

/// How many colours and dash patterns the style sheet has.
const STYLES: usize = 8;

/// From this ratio of largest to smallest value on, amounts have a logarithmic axis.
const LOG_FROM: f64 = 20.0;

/// Shares or amounts over counts. Shares are drawn from 0.
pub fn curves(id: &str, x_name: &str, y_axis: &Quantity, curves: &[Curve]) -> Markup {
    curves_over(id, x_name, f64::INFINITY, y_axis, curves)
}

/// The same over amounts, on a logarithmic axis where the largest is `log_from` times the smallest.
pub fn curves_over(id: &str, x_name: &str, log_from: f64, y_axis: &Quantity, curves: &[Curve]) -> Markup {
    let mut frame = Frame::new(900.0, 400.0);
    frame.right -= 120.0;
    let points = || curves.iter().flat_map(|c| &c.points).filter(|p| drawable(p.0) && drawable(p.1));
    let x = Axis::fit(points().map(|p| p.0), log_from, frame.left, frame.right);
    let y = match y_axis.unit.as_str() {
        "%" => Axis::linear(0.0, points().map(|p| p.1).fold(0.01, f64::max), frame.bottom, frame.top),
        _ => Axis::fit(points().map(|p| p.1), LOG_FROM, frame.bottom, frame.top),
    };
    let y_name = &y_axis.name;
    let label = value_tick(y_axis, &y);
    let ends = label_places(curves, &y, frame.top, frame.bottom);
    frame.draw(
        id,
        &format!(
            "{y_name} over {x_name}: {}.",
            curves.iter().map(|c| c.name.as_str()).collect::<Vec<_>>().join(", ")
        ),
        &Labelled { axis: &x, name: x_name.to_owned(), label: &|v, _| format!("{v}") },
        &Labelled { axis: &y, name: y_name.to_owned(), label: &label },
        html! {
            @for (i, curve) in curves.iter().enumerate() {
                g.curve.{ "c" (i % STYLES) } {
                    polyline points=(polyline(curve, &x, &y)) {}
                    @for (a, b) in &curve.points {
                        circle cx=(px(x.place(*a))) cy=(px(y.place(*b))) r="3" {
                            title { (curve.name) ": " (a) ", " (format::value(y_axis, *b)) }
                        }
                    }
                    text x=(px(frame.right + 10.0)) y=(px(ends[i])) dy="0.35em" { (curve.name) }
                }
            }
        },
    )
}

fn polyline(curve: &Curve, x: &Axis, y: &Axis) -> String {
    let points: Vec<String> =
        curve.points.iter().map(|(a, b)| format!("{},{}", px(x.place(*a)), px(y.place(*b)))).collect();
    points.join(" ")
}

/// Heights of the names at the right, moved apart where curves end close to each other.
fn label_places(curves: &[Curve], y: &Axis, top: f64, bottom: f64) -> Vec<f64> {
    const LINE: f64 = 15.0;
    let mut places: Vec<(usize, f64)> = curves
        .iter()
        .enumerate()
        .map(|(i, c)| (i, c.points.last().map_or(bottom, |p| y.place(p.1))))
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut above = top - LINE;
    for place in &mut places {
        place.1 = place.1.max(above + LINE);
        above = place.1;
    }
    let mut below = bottom + LINE;
    for place in places.iter_mut().rev() {
        place.1 = place.1.min(below - LINE);
        below = place.1;
    }
    places.sort_by_key(|p| p.0);
    places.into_iter().map(|p| p.1).collect()
}
