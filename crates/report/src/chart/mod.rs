//! Charts as inline SVG, coloured by the page's style sheet.
//!
//! Marks differ in shape as well as in colour, each carries a `<title>` with its figures, and each chart has
//! a description, so that nothing is said by colour alone.

mod axis;
mod bars;
mod curves;
mod scatter;

use maud::{Markup, html};

use crate::data::Quantity;
use crate::format;

pub use axis::{Axis, Scale, drawable};
pub use bars::bars;
pub use curves::{curves, curves_over};
pub use scatter::{Size, predicted_against_actual, relative_errors};

/// Where the plot's area lies in a chart of the given size.
#[derive(Copy, Clone, Debug)]
struct Frame {
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Frame {
    fn new(width: f64, height: f64) -> Frame {
        Frame { width, height, left: 66.0, right: width - 24.0, top: 12.0, bottom: height - 46.0 }
    }

    /// The chart: grid and labels of both axes, then what is drawn in it.
    fn draw(
        &self,
        id: &str,
        description: &str,
        x: &Labelled<'_>,
        y: &Labelled<'_>,
        content: Markup,
    ) -> Markup {
        let middle_x = (self.left + self.right) / 2.0;
        let middle_y = (self.top + self.bottom) / 2.0;
        html! {
            svg.chart role="img" viewBox=(format!("0 0 {} {}", self.width, self.height)) aria-labelledby=(id) {
                desc id=(id) { (description) }
                g.grid {
                    @for (i, tick) in x.axis.ticks.iter().enumerate() {
                        @let at = px(x.axis.place(*tick));
                        line x1=(at) x2=(at) y1=(px(self.top)) y2=(px(self.bottom)) {}
                        text x=(at) y=(px(self.bottom + 17.0)) text-anchor="middle" { ((x.label)(*tick, x.axis.step(i))) }
                    }
                    @for (i, tick) in y.axis.ticks.iter().enumerate() {
                        @let at = px(y.axis.place(*tick));
                        line x1=(px(self.left)) x2=(px(self.right)) y1=(at) y2=(at) {}
                        text x=(px(self.left - 8.0)) y=(at) dy="0.35em" text-anchor="end" { ((y.label)(*tick, y.axis.step(i))) }
                    }
                }
                text.axis x=(px(middle_x)) y=(px(self.height - 8.0)) text-anchor="middle" { (x.name) }
                text.axis x="12" y=(px(middle_y)) text-anchor="middle"
                    transform=(format!("rotate(-90 12 {})", px(middle_y))) { (y.name) }
                (content)
            }
        }
    }
}

/// An axis with its name and how its ticks are written.
struct Labelled<'a> {
    axis: &'a Axis,
    name: String,
    label: &'a dyn Fn(f64, f64) -> String,
}

/// How an axis' ticks are written: with one prefix when it is linear.
fn value_tick<'a>(target: &'a Quantity, axis: &Axis) -> impl Fn(f64, f64) -> String + use<'a> {
    let common = (axis.scale() == Scale::Linear).then_some(axis.max());
    move |value, step| format::tick(target, value, step, common.unwrap_or(value))
}

/// A coordinate with a tenth of a pixel.
fn px(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
