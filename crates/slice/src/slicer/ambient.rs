//! Calls that are in every slice, since what they set for the whole JVM is read by much that the library's
//! descriptions do not name it for: default locales and time zones, and properties that classes of the JDK
//! read when they are initialised.

use mantis_ir::{Const, Function, Inst, Value};
use mantis_library::{Mark, marks};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, MethodId, Site, constant};

/// Beginnings of the names of properties that decide how classes of the JDK compute.
const DECIDING: [&str; 8] =
    ["java.util.", "java.text.", "java.time.", "java.locale.", "javax.xml.", "jdk.", "sun.", "user."];

/// Those calls that run, each with its effect if what that reads matters, too: what other properties a
/// program sets is not worth a slice of them all.
pub(super) fn ambient(
    analysis: &Analysis,
    live: &dyn Fn(MethodId, Inst) -> bool,
) -> Vec<(Site, Option<EffectUseId>)> {
    let sets = |u: &EffectUse| sets_default(u) || sets_deciding(analysis, u);
    let uses = analysis.uses.iter().filter(|(_, u)| live(u.site.0, u.site.1) && sets(u));
    let mut sites: Vec<(Site, Option<EffectUseId>)> =
        uses.map(|(id, u)| (u.site, sets_none(analysis, u).then_some(id))).collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}

/// Whether it sets no time zone, so that the next one that is asked for is that of a property.
fn sets_none(analysis: &Analysis, call: &EffectUse) -> bool {
    let (m, inst) = call.site;
    let zone = analysis.body(m).and_then(|body| constant(body, *body.args(inst).first()?));
    marks().value(Mark::Ambient, &call.method) == Some("zone") && matches!(zone, Some(Const::Null))
}

fn sets_default(call: &EffectUse) -> bool {
    // Time zones count as values, which they are not quite.
    marks().has(Mark::Ambient, &call.method)
}

/// Whether a property gets a constant text that a class of the JDK may look at when it is initialised. (What
/// a program computes for one may be anything, and is not worth a refusal of all.)
fn sets_deciding(analysis: &Analysis, call: &EffectUse) -> bool {
    if !marks().has(Mark::SetsProperty, &call.method) {
        return false;
    }
    let (m, inst) = call.site;
    let Some(body) = analysis.body(m) else { return false };
    let [key, value] = body.args(inst) else { return false };
    let is_deciding = |key: &str| DECIDING.iter().any(|beginning| key.starts_with(beginning));
    text(body, *key).is_some_and(is_deciding) && text(body, *value).is_some()
}

fn text(body: &Function, value: Value) -> Option<&str> {
    match constant(body, value)? {
        Const::String(text) => Some(text),
        _ => None,
    }
}
