//! The model as a reader's formula: coefficients with units, features by their names in the source.

use maud::{Markup, html};

use crate::data::{ChosenFeature, Factor, Quantity, Term};
use crate::format;

/// Terms of a formula beyond these open on demand.
const SHOWN: usize = 12;

/// `time = 12.3 ms + 32.0 ns × (RoadMap.java:25 loop iterations)²`, the names linked to the source when
/// `linked`.
pub fn formula(target: &Quantity, terms: &[Term], chosen: &[ChosenFeature], linked: bool) -> Markup {
    let (shown, rest) = terms.split_at(terms.len().min(SHOWN));
    let term = |i: usize, term: &Term| {
        html! {
            span.term {
                (coefficient(target, term, i == 0))
                @for factor in &term.factors {
                    " × " (self::factor(factor, chosen, linked))
                }
            }
            " "
        }
    };
    html! {
        p.formula {
            span.lhs { (target.name) } " = "
            @if terms.is_empty() { "0" }
            @for (i, t) in shown.iter().enumerate() { (term(i, t)) }
        }
        @if !rest.is_empty() {
            details.formula {
                summary { "and " (rest.len()) " more terms" }
                @for (i, t) in rest.iter().enumerate() { (term(SHOWN + i, t)) }
            }
        }
    }
}

/// The coefficient with its sign; the sign of the first term only when it is negative.
fn coefficient(target: &Quantity, term: &Term, first: bool) -> Markup {
    let magnitude = format::value(target, term.coefficient.abs());
    let sign = match (term.coefficient < 0.0, first) {
        (true, true) => "−",
        (true, false) => "− ",
        (false, true) => "",
        (false, false) => "+ ",
    };
    html! { (sign) span.number { (magnitude) } }
}

fn factor(factor: &Factor, chosen: &[ChosenFeature], linked: bool) -> Markup {
    let chip = html! {
        @match chosen.get(factor.feature) {
            Some(feature) if linked => a.feature href=(format!("#feature-{}", factor.feature)) { (feature.name) },
            Some(feature) => span.feature { (feature.name) },
            None => span.feature { "unknown feature" },
        }
    };
    html! {
        @if let Some(function) = &factor.function {
            (function) "(" (chip) ")"
        } @else {
            (chip)
        }
        @if let Some(exponent) = &factor.exponent { sup { (exponent) } }
    }
}
