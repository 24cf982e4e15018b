//! What changed in a scenario: its resources, and the methods, lines, allocations and loops behind them.

use std::collections::BTreeMap;

use crate::baseline::{self, Entry};
use crate::blame::{Blamed, blame};
use crate::config::{Limits, Scenario, Thresholds};
use crate::figures::Figures;
use crate::growth::{self, Growth, Kind, Series};
use crate::program::Program;
use crate::report::*;
use crate::resource::Resource;
use crate::versions::{MethodPair, Versions};

/// Methods that a report names for each resource, those with the largest changes.
const METHODS: usize = 50;
/// Lines, sites and loops of a method.
const PLACES: usize = 10;
/// Lines that explain a rise.
const CAUSES: usize = 10;
/// Methods below this share of all changes are left out.
const SHARE: f64 = 0.001;

/// What a scenario is compared with.
#[derive(Clone, Copy)]
pub enum Base<'a> {
    /// Another version that was counted as well.
    Version(&'a Versions<'a>, &'a Figures),
    /// A baseline's entries and digits.
    Baseline(&'a BTreeMap<Resource, Entry>, u32),
}

/// Compares a scenario.
pub fn scenario(
    scenario: &Scenario,
    base: Base<'_>,
    program: &Program,
    head: &Figures,
    thresholds: &Thresholds,
) -> ScenarioReport {
    let change = |resource| match base {
        Base::Version(versions, figures) => {
            let side = Side { versions, base: figures, head, resource };
            side.change(thresholds.of(resource))
        }
        Base::Baseline(entries, digits) => {
            let empty = Entry::default();
            let entry = entries.get(&resource).unwrap_or(&empty);
            let recorded = Recorded { entry, digits, program, head, resource };
            recorded.change(thresholds.of(resource))
        }
    };
    let resources: Vec<Change> = Resource::ALL.into_iter().map(change).collect();
    ScenarioReport {
        name: scenario.name.clone(),
        group: scenario.group.clone(),
        size: scenario.size,
        stable: resources.iter().all(|r| r.spread == 0),
        resources,
        time: None,
    }
}

/// Whether a rise is too much, given how far repetitions lie apart.
fn verdict(base: u64, head: u64, spread: u64, limits: &Limits) -> Verdict {
    match head.cmp(&base) {
        std::cmp::Ordering::Equal => Verdict::Same,
        std::cmp::Ordering::Less => Verdict::Cheaper,
        std::cmp::Ordering::Greater if exceeds(base, head, spread, limits.relative, limits.absolute) => {
            Verdict::Exceeded
        }
        std::cmp::Ordering::Greater => Verdict::Within,
    }
}

fn exceeds(base: u64, head: u64, spread: u64, relative: f64, absolute: f64) -> bool {
    let rise = head.saturating_sub(base).saturating_sub(spread) as f64;
    rise > absolute && rise > relative * base as f64
}

fn change_of(resource: Resource, base: u64, head: u64, spread: u64, limits: &Limits) -> Change {
    Change {
        resource,
        base,
        head,
        difference: difference(base, head),
        factor: factor(base, head),
        spread,
        verdict: verdict(base, head, spread, limits),
        causes: Vec::new(),
        methods: Vec::new(),
    }
}

/// Keeps the methods that matter, the largest rise first.
fn sorted(mut methods: Vec<MethodChange>, total: i64) -> Vec<MethodChange> {
    let all: f64 = methods.iter().map(|m| (m.difference as f64).abs()).sum();
    methods.retain(|m| m.exceeded || (m.difference as f64).abs() >= SHARE * all && m.difference != 0);
    for method in &mut methods {
        method.share = if total == 0 { 0.0 } else { method.difference as f64 / total as f64 };
    }
    methods.sort_by(|a, b| b.difference.cmp(&a.difference).then_with(|| a.key.cmp(&b.key)));
    if methods.len() > METHODS {
        // The largest changes to both sides.
        let kept = METHODS / 2;
        methods.drain(kept..methods.len() - kept);
    }
    methods
}

/// A comparison with another version.
struct Side<'a> {
    versions: &'a Versions<'a>,
    base: &'a Figures,
    head: &'a Figures,
    resource: Resource,
}

impl Side<'_> {
    fn change(&self, limits: &Limits) -> Change {
        let of = |figures: &Figures| figures.total.get(self.resource);
        let spread = self.base.spread.get(self.resource) + self.head.spread.get(self.resource);
        let mut change = change_of(self.resource, of(self.base), of(self.head), spread, limits);
        let methods = self.versions.methods.iter().filter_map(|pair| self.method(pair, limits)).collect();
        change.methods = sorted(methods, change.difference);
        if change.difference > 0 || change.methods.iter().any(|m| m.exceeded) {
            change.causes = self.causes();
        }
        change
    }

    fn causes(&self) -> Vec<Cause> {
        let blamed = blame(self.versions, self.base, self.head, self.resource);
        let all: f64 = blamed.iter().map(|b| b.amount).sum();
        let cause = |b: &Blamed| {
            let pair = &self.versions.methods[b.method];
            let method = self.versions.method(pair);
            let line = if pair.head.is_some() { method.number(b.line) } else { 0 };
            Cause {
                method: method.name.clone(),
                path: method.path.clone(),
                line,
                changed: b.changed,
                difference: b.amount.round(),
                by_data: b.by_data.round(),
                share: if all > 0.0 { b.amount / all } else { 0.0 },
            }
        };
        blamed.iter().take(CAUSES).map(cause).collect()
    }

    fn method(&self, pair: &MethodPair, limits: &Limits) -> Option<MethodChange> {
        let of = |figures: &Figures, i: Option<usize>| {
            let found = i.map(|i| figures.method(i))?;
            Some((found.counts.get(self.resource), found.spread.get(self.resource), found.entries))
        };
        let (base, head) = (of(self.base, pair.base), of(self.head, pair.head));
        let before = base.unwrap_or_default();
        let after = head.unwrap_or_default();
        if before.0 == after.0 {
            return None;
        }
        let method = self.versions.method(pair);
        let presence = match (pair.base, pair.head) {
            (None, _) => Presence::New,
            (_, None) => Presence::Gone,
            _ => Presence::Both,
        };
        let share = limits.method.unwrap_or(f64::INFINITY);
        Some(MethodChange {
            method: method.name.clone(),
            key: method.key.clone(),
            path: method.path.clone(),
            line: method.first_line(),
            presence,
            base: base.map(|b| b.0),
            head: head.map(|h| h.0),
            difference: difference(before.0, after.0),
            factor: factor(before.0, after.0),
            share: 0.0,
            exceeded: exceeds(before.0, after.0, before.1 + after.1, share, limits.absolute),
            calls: [base.map(|b| b.2), head.map(|h| h.2)],
            changed: Some(pair.changed()),
            lines: self.lines(pair),
            sites: if self.resource == Resource::Bytes { self.sites(pair) } else { Vec::new() },
            loops: self.loops(pair),
        })
    }

    fn lines(&self, pair: &MethodPair) -> Vec<LineChange> {
        let count = |figures: &Figures, method: Option<usize>, line: Option<u32>| {
            Some(figures.method(method?).line(line? as usize).get(self.resource))
        };
        let number = |program: &Program, method: Option<usize>, line: Option<u32>| {
            method.map_or(0, |m| program.methods[m].number(line))
        };
        let mut lines: Vec<LineChange> = pair
            .lines
            .iter()
            .map(|l| LineChange {
                line: match l.head {
                    Some(_) => number(self.versions.head, pair.head, l.head),
                    None => number(self.versions.base, pair.base, l.base),
                },
                base: count(self.base, pair.base, l.base),
                head: count(self.head, pair.head, l.head),
                changed: l.changed,
            })
            .filter(|l| l.base.unwrap_or(0) != l.head.unwrap_or(0))
            .collect();
        lines.sort_by_key(|l| {
            (std::cmp::Reverse(difference(l.base.unwrap_or(0), l.head.unwrap_or(0))), l.line)
        });
        lines.truncate(PLACES);
        lines
    }

    /// Allocations by line and type.
    fn sites(&self, pair: &MethodPair) -> Vec<SiteChange> {
        let mut found: BTreeMap<Site, Allocated> = BTreeMap::new();
        let sides = [(self.versions.base, self.base, pair.base), (self.versions.head, self.head, pair.head)];
        for (side, (program, figures, method)) in sides.into_iter().enumerate() {
            let Some(m) = method else { continue };
            let known = &program.methods[m];
            for ((node, what), (count, bytes)) in known.sites.iter().zip(&figures.method(m).sites) {
                let line = known.line_of.get(*node as usize).copied().flatten();
                let in_head = line.and_then(|l| pair.head_of(l)).zip(pair.head);
                let number = match in_head {
                    Some((l, h)) if side == 0 => self.versions.head.methods[h].number(Some(l)),
                    _ => known.number(line),
                };
                let sums = found.entry((number, what.clone())).or_default()[side].get_or_insert((0, 0));
                *sums = (sums.0 + count, sums.1 + bytes);
            }
        }
        let site = |((line, what), [base, head]): (Site, Allocated)| SiteChange {
            line,
            what,
            allocations: [base.map(|b| b.0), head.map(|h| h.0)],
            bytes: [base.map(|b| b.1), head.map(|h| h.1)],
        };
        let rise = |s: &SiteChange| difference(s.bytes[0].unwrap_or(0), s.bytes[1].unwrap_or(0));
        let mut sites: Vec<SiteChange> = found.into_iter().map(site).filter(|s| rise(s) != 0).collect();
        sites.sort_by_key(|s| (std::cmp::Reverse(rise(s)), s.line));
        sites.truncate(PLACES);
        sites
    }

    fn loops(&self, pair: &MethodPair) -> Vec<LoopChange> {
        let mut loops: Vec<LoopChange> = loops(self.versions, pair, self.base, self.head)
            .filter(|(_, _, base, head)| base.unwrap_or(0) != *head)
            .map(|(name, _, base, head)| LoopChange { name, base, head })
            .collect();
        loops.sort_by_key(|l| (std::cmp::Reverse(difference(l.base.unwrap_or(0), l.head)), l.name.clone()));
        loops.truncate(PLACES);
        loops
    }
}

/// Loops of a method of the head: name, line, iterations in base and head. Those of a line are paired in
/// order.
fn loops<'a>(
    versions: &'a Versions<'a>,
    pair: &'a MethodPair,
    base: &'a Figures,
    head: &'a Figures,
) -> impl Iterator<Item = (String, u32, Option<u64>, u64)> + 'a {
    let of_head = pair.head.map_or(&[][..], |h| &versions.head.methods[h].loops);
    let of_base = pair.base.map_or(&[][..], |b| &versions.base.methods[b].loops);
    of_head.iter().enumerate().map(move |(i, found)| {
        let ordinal = of_head[..i].iter().filter(|l| l.line == found.line).count();
        let line = found.line.and_then(|l| pair.of_head(l)).and_then(|p| p.base);
        let before = of_base.iter().enumerate().filter(|(_, l)| l.line.is_some() && l.line == line);
        let before = before.map(|(i, _)| i).nth(ordinal);
        let (b, h) = (pair.base.unwrap_or(0), pair.head.unwrap_or(0));
        let number = versions.head.methods[h].number(found.line);
        let iterations = before.map(|i| base.method(b).iterations(i));
        (found.name.clone(), number, iterations, head.method(h).iterations(i))
    })
}

/// A line and what it allocates.
type Site = (u32, String);
/// Allocations and bytes, in base and head.
type Allocated = [Option<(u64, u64)>; 2];

/// A comparison with a baseline.
struct Recorded<'a> {
    entry: &'a Entry,
    digits: u32,
    program: &'a Program,
    head: &'a Figures,
    resource: Resource,
}

impl Recorded<'_> {
    fn change(&self, limits: &Limits) -> Change {
        let head = baseline::rounded(self.head.total.get(self.resource), self.digits);
        let spread = self.entry.spread + self.head.spread.get(self.resource);
        let mut change = change_of(self.resource, self.entry.total, head, spread, limits);
        let mut methods: Vec<MethodChange> =
            (0..self.program.methods.len()).filter_map(|i| self.method(i, limits)).collect();
        methods.extend(self.entry.methods.iter().filter_map(|(key, count)| self.gone(key, *count)));
        change.methods = sorted(methods, change.difference);
        change
    }

    fn method(&self, index: usize, limits: &Limits) -> Option<MethodChange> {
        let method = &self.program.methods[index];
        let found = self.head.method(index);
        let exact = found.counts.get(self.resource);
        let head = baseline::rounded(exact, self.digits);
        let base = self.entry.methods.get(&method.key).copied();
        let matters = exact as f64 >= baseline::SHARE * self.head.total.get(self.resource) as f64;
        if head == base.unwrap_or(0) || base.is_none() && !matters {
            return None;
        }
        let before = base.unwrap_or(0);
        let share = limits.method.unwrap_or(f64::INFINITY);
        let spread = found.spread.get(self.resource);
        Some(MethodChange {
            method: method.name.clone(),
            key: method.key.clone(),
            path: method.path.clone(),
            line: method.first_line(),
            presence: if base.is_some() { Presence::Both } else { Presence::New },
            base,
            head: Some(head),
            difference: difference(before, head),
            factor: factor(before, head),
            share: 0.0,
            exceeded: base.is_some() && exceeds(before, head, spread, share, limits.absolute),
            calls: [None, Some(found.entries)],
            changed: None,
            lines: if head > before { self.lines(index) } else { Vec::new() },
            sites: if self.resource == Resource::Bytes { self.sites(index) } else { Vec::new() },
            loops: Vec::new(),
        })
    }

    /// A method of the baseline that is not in the program, or did not run.
    fn gone(&self, key: &str, count: u64) -> Option<MethodChange> {
        if self.program.find(key).is_some() {
            return None;
        }
        Some(MethodChange {
            method: key.to_owned(),
            key: key.to_owned(),
            path: String::new(),
            line: 0,
            presence: Presence::Gone,
            base: Some(count),
            head: None,
            difference: difference(count, 0),
            factor: None,
            share: 0.0,
            exceeded: false,
            calls: [None, None],
            changed: None,
            lines: Vec::new(),
            sites: Vec::new(),
            loops: Vec::new(),
        })
    }

    /// The lines that take most.
    fn lines(&self, index: usize) -> Vec<LineChange> {
        let counted = self.head.method(index);
        let line = |(line, counts): (&crate::program::Line, &crate::Counts)| LineChange {
            line: line.number,
            base: None,
            head: Some(counts.get(self.resource)),
            changed: false,
        };
        let lines = self.program.methods[index].lines.iter().zip(&counted.lines).map(line);
        let mut lines: Vec<LineChange> = lines.filter(|l| l.head != Some(0)).collect();
        lines.sort_by_key(|l| (std::cmp::Reverse(l.head), l.line));
        lines.truncate(PLACES);
        lines
    }

    fn sites(&self, index: usize) -> Vec<SiteChange> {
        let method = &self.program.methods[index];
        let site = |((node, what), (count, bytes)): (&(u32, String), &(u64, u64))| SiteChange {
            line: method.number(method.line_of.get(*node as usize).copied().flatten()),
            what: what.clone(),
            allocations: [None, Some(*count)],
            bytes: [None, Some(*bytes)],
        };
        let sites = method.sites.iter().zip(&self.head.method(index).sites).map(site);
        let mut sites: Vec<SiteChange> = sites.filter(|s| s.bytes[1] != Some(0)).collect();
        sites.sort_by_key(|s| (std::cmp::Reverse(s.bytes[1]), s.line));
        sites.truncate(PLACES);
        sites
    }
}

/// How the counts of all groups grow: totals, methods that matter, and, between two versions, loops.
pub fn growth(
    scenarios: &[Scenario],
    bases: &[Base<'_>],
    program: &Program,
    heads: &[Figures],
    thresholds: &Thresholds,
) -> Vec<Growth> {
    let mut series: BTreeMap<growth::Key, Series> = BTreeMap::new();
    for ((scenario, base), head) in scenarios.iter().zip(bases).zip(heads) {
        let (Some(group), Some(size)) = (&scenario.group, scenario.size) else { continue };
        let mut add = |kind, resource, name: &str, place: (&str, u32), base, head| {
            let key = (group.clone(), kind, resource, name.to_owned());
            let series = series.entry(key).or_default();
            series.place = (place.0.to_owned(), place.1);
            series.points.push((size, base, head));
        };
        for resource in Resource::ALL {
            let (before, after) = (base_total(base, resource), head.total.get(resource));
            add(Kind::Total, Some(resource), "", ("", 0), before, Some(after));
            for (i, method) in program.methods.iter().enumerate() {
                let count = head.method(i).counts.get(resource);
                let matters = count as f64 >= growth::SHARE * after as f64;
                if matters && count > 0 {
                    let before = base_method(base, resource, i, &method.key);
                    let place = (&*method.path, method.first_line());
                    add(Kind::Method, Some(resource), &method.name, place, before, Some(count));
                }
            }
        }
        if let Base::Version(versions, figures) = base {
            for pair in versions.methods.iter().filter(|p| p.head.is_some()) {
                let method = versions.method(pair);
                for (name, line, before, after) in loops(versions, pair, figures, head) {
                    add(Kind::Loop, None, &name, (&method.path, line), before, Some(after));
                }
            }
        }
    }
    growth::fit_all(&series, |r| thresholds.of(r).relative, thresholds.growth)
}

fn base_total(base: &Base<'_>, resource: Resource) -> Option<u64> {
    match base {
        Base::Version(_, figures) => Some(figures.total.get(resource)),
        Base::Baseline(entries, _) => entries.get(&resource).map(|e| e.total),
    }
}

fn base_method(base: &Base<'_>, resource: Resource, head: usize, key: &str) -> Option<u64> {
    match base {
        Base::Version(versions, figures) => {
            let pair = &versions.methods[versions.of_head(head)];
            pair.base.map(|b| figures.method(b).counts.get(resource))
        }
        Base::Baseline(entries, _) => entries.get(&resource)?.methods.get(key).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rise_must_exceed_both_thresholds_and_the_spread() {
        let limits = Limits { relative: 0.01, absolute: 1000.0, method: None };
        let cases = [
            (1_000_000, 1_000_000, 0, Verdict::Same),
            (1_000_000, 900_000, 0, Verdict::Cheaper),
            (1_000_000, 1_010_000, 0, Verdict::Within),
            (1_000_000, 1_010_001, 0, Verdict::Exceeded),
            (1_000_000, 1_010_001, 1, Verdict::Within),
            (1_000, 2_000, 0, Verdict::Within),
            (1_000, 2_001, 0, Verdict::Exceeded),
            (0, 5_000, 0, Verdict::Exceeded),
            (0, 5_000, 4_500, Verdict::Within),
        ];
        for (base, head, spread, expected) in cases {
            assert_eq!(verdict(base, head, spread, &limits), expected, "{base} {head} {spread}");
        }
    }
}
