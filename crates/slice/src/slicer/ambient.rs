//! Calls that are in every slice, since what they set for the whole JVM is read by much that the library's
//! descriptions do not name it for: default locales and time zones, and properties that classes of the JDK
//! read when they are initialised.

use mantis_ir::{Const, Function, Inst, Value};
use mantis_library::{Mark, marks};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, MethodId, Site, constant};

/// Beginnings of the names of properties that decide how classes of the JDK compute, each with those that it
/// decides ([`Mark::ByProperty`]), which may be all. The first one counts.
const DECIDING: [(&str, Decided); 20] = [
    ("java.util.Arrays.", Decided::By(&["sorts"])),
    ("java.util.logging.", Decided::By(&["logs"])),
    ("java.util.concurrent.", Decided::By(&["pools"])),
    ("java.util.PropertyResourceBundle.", Decided::By(&["locales", "dates"])),
    ("java.util.zip.", Decided::By(&["zips"])),
    ("java.util.jar.", Decided::By(&["zips"])),
    ("java.util.", Decided::All),
    ("java.text.", Decided::By(&["locales", "dates"])),
    ("java.time.", Decided::By(&["locales", "dates"])),
    ("java.locale.", Decided::By(&["locales", "dates"])),
    ("user.timezone", Decided::By(&["dates"])),
    ("user.language", Decided::By(&["locales", "dates"])),
    ("user.country", Decided::By(&["locales", "dates"])),
    ("user.", Decided::None),
    ("javax.xml.", Decided::By(&["xml"])),
    ("jdk.xml.", Decided::By(&["xml"])),
    ("jdk.serial", Decided::By(&["serial"])),
    ("jdk.util.", Decided::By(&["zips"])),
    ("jdk.", Decided::All),
    ("sun.", Decided::All),
];

/// What a property decides.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decided {
    /// Nothing that is read once.
    None,
    /// Calls with one of these words.
    By(&'static [&'static str]),
    /// Perhaps any of those calls.
    All,
}

/// What is decided by the properties that the program sets. Classes of the JDK read them once, before or
/// after they are set, and have read them already where predictors share a JVM. That of the time zone is read
/// again after it was set to none.
pub(super) fn decided(analysis: &Analysis, live: &dyn Fn(MethodId, Inst) -> bool) -> Vec<Decided> {
    let uses = || analysis.uses.values().filter(|u| live(u.site.0, u.site.1));
    let mut all: Vec<Decided> = uses().filter_map(|u| Some(setting(analysis, u)?.0)).collect();
    let reads_again = uses().any(|u| sets_none(analysis, u));
    all.retain(|what| match what {
        Decided::None => false,
        Decided::By(words) => !(reads_again && *words == ["dates"]),
        Decided::All => true,
    });
    all
}

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
    setting(analysis, call).is_some_and(|(_, is_constant)| is_constant)
}

/// What a call that sets or clears a property decides by that, and whether it gives it a constant text.
fn setting(analysis: &Analysis, call: &EffectUse) -> Option<(Decided, bool)> {
    if !marks().has(Mark::SetsProperty, &call.method) {
        return None;
    }
    let (m, inst) = call.site;
    let body = analysis.body(m)?;
    let args = body.args(inst);
    let key = text(body, *args.first()?)?;
    let (_, decided) = DECIDING.iter().find(|(beginning, _)| key.starts_with(beginning))?;
    Some((*decided, args.get(1).is_some_and(|&value| text(body, value).is_some())))
}

fn text(body: &Function, value: Value) -> Option<&str> {
    match constant(body, value)? {
        Const::String(text) => Some(text),
        _ => None,
    }
}
