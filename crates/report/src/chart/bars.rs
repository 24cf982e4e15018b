//! Groups of bars from 0, one bar for each series in each group.

use maud::{Markup, html};

use super::{Axis, Frame, Labelled, drawable, px, value_tick};
use crate::data::{Bars, Quantity};
use crate::format;

/// How much of a group's width its bars take.
const FILLED: f64 = 0.8;
/// How many colours the style sheet has.
const STYLES: usize = 6;

/// Amounts of each series, group by group. Series are named in the legend above.
pub fn bars(id: &str, x_name: &str, y_axis: &Quantity, data: &Bars) -> Markup {
    let frame = Frame::new(900.0, 360.0);
    let values = || data.series.iter().flat_map(|s| &s.values).copied().filter(|v| drawable(*v));
    let y = Axis::linear(0.0, values().fold(f64::MIN_POSITIVE, f64::max), frame.bottom, frame.top);
    let mut none = Axis::linear(0.0, 1.0, frame.left, frame.right);
    none.ticks.clear();
    let label = value_tick(y_axis, &y);
    let group = (frame.right - frame.left) / data.groups.len().max(1) as f64;
    let bar = group * FILLED / data.series.len().max(1) as f64;
    let start = |g: usize| frame.left + group * (g as f64 + (1.0 - FILLED) / 2.0);
    let chart = frame.draw(
        id,
        &format!("{} by {x_name}: {}.", y_axis.name, data.groups.join(", ")),
        &Labelled { axis: &none, name: x_name.to_owned(), label: &|_, _| String::new() },
        &Labelled { axis: &y, name: y_axis.name.clone(), label: &label },
        html! {
            @for (s, series) in data.series.iter().enumerate() {
                g.bars {
                    @for (g, value) in series.values.iter().enumerate().filter(|(_, v)| drawable(**v)) {
                        @let top = y.place(*value);
                        rect.{ "s" (s % STYLES) } x=(px(start(g) + bar * s as f64)) y=(px(top)) width=(px(bar - 2.0))
                            height=(px(frame.bottom - top)) {
                            title { (data.groups[g]) ", " (series.name) ": " (format::value(y_axis, *value)) }
                        }
                        text x=(px(start(g) + bar * (s as f64 + 0.5) - 1.0)) y=(px(top - 4.0)) text-anchor="middle" {
                            (format::value(y_axis, *value))
                        }
                    }
                }
            }
            @for (g, name) in data.groups.iter().enumerate() {
                text x=(px(frame.left + group * (g as f64 + 0.5))) y=(px(frame.bottom + 17.0)) text-anchor="middle" { (name) }
            }
        },
    );
    html! {
        p.legend {
            @for (s, series) in data.series.iter().enumerate() {
                span { span.swatch.{ "s" (s % STYLES) } {} (series.name) }
            }
        }
        (chart)
    }
}
