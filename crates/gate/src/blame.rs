//! Which lines explain a rise: from the methods where it shows back to the code that changed.
//!
//! A method takes more because it is entered more often, or more at each entry. The first part goes to the
//! call sites that are executed more often, and through callers whose code did not change further up, as far
//! as those are entered more often themselves. The second part belongs to the changed lines of the method. A
//! method without changed lines that takes more at each entry has other data: since all else is deterministic
//! and equal, some changed line made them. That part is divided as the rest is, and told apart.
//!
//! The same happens in any call-graph profiler that charges callers for callees (gprof: Graham, Kessler &
//! McKusick 1982); here differences are charged, and they stop at changed lines.

use std::collections::BTreeMap;

use crate::figures::Figures;
use crate::resource::Resource;
use crate::versions::Versions;

/// A line that is charged: a pair of methods and the line of the head by index.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Blamed {
    /// Index of the pair in [`Versions::methods`].
    pub method: usize,
    /// The line's index in the head's method; `None` if it has no lines.
    pub line: Option<u32>,
    /// Whether its code changed.
    pub changed: bool,
    /// What it explains.
    pub amount: f64,
    /// The part of it that is due to other data.
    pub by_data: f64,
}

type Place = (usize, Option<u32>);

/// A place that enters a method: its executions in base and head.
#[derive(Copy, Clone, Debug)]
struct Site {
    place: Place,
    base: f64,
    head: f64,
}

/// Callers are followed so far up.
const ROUNDS: usize = 64;

struct Blame<'a> {
    versions: &'a Versions<'a>,
    base: &'a Figures,
    head: &'a Figures,
    resource: Resource,
    callers: Vec<Vec<Site>>,
    charged: BTreeMap<Place, f64>,
    data: BTreeMap<Place, f64>,
}

/// Charges all that rose of a resource; the lines that explain most come first.
pub fn blame(versions: &Versions<'_>, base: &Figures, head: &Figures, resource: Resource) -> Vec<Blamed> {
    let callers = callers(versions, base, head);
    let (charged, data) = (BTreeMap::new(), BTreeMap::new());
    let mut blame = Blame { versions, base, head, resource, callers, charged, data };
    blame.charge();
    blame.finish()
}

impl Blame<'_> {
    fn count(&self, method: usize) -> (f64, f64) {
        let pair = &self.versions.methods[method];
        let of = |figures: &Figures, i: Option<usize>| {
            i.map_or(0.0, |i| figures.method(i).counts.get(self.resource) as f64)
        };
        (of(self.base, pair.base), of(self.head, pair.head))
    }

    fn entries(&self, method: usize) -> (f64, f64) {
        let pair = &self.versions.methods[method];
        let of = |figures: &Figures, i: Option<usize>| i.map_or(0.0, |i| figures.method(i).entries as f64);
        (of(self.base, pair.base), of(self.head, pair.head))
    }

    fn charge(&mut self) {
        let count = self.versions.methods.len();
        let mut pending = vec![0.0; count];
        let mut all = 0.0;
        for (method, pending) in pending.iter_mut().enumerate() {
            let (base, head) = self.count(method);
            let rise = head - base;
            if rise <= 0.0 {
                continue;
            }
            all += rise;
            let (before, after) = self.entries(method);
            let by_calls = if before > 0.0 { base / before * (after - before) } else { rise };
            let by_calls = by_calls.clamp(0.0, rise);
            *pending = by_calls;
            self.own(method, None, rise - by_calls);
        }
        for _ in 0..ROUNDS {
            let mut next = vec![0.0; count];
            for (method, amount) in pending.iter().enumerate().filter(|(_, a)| **a > 0.0) {
                self.pass(method, *amount, &mut next);
            }
            pending = next;
            if pending.iter().sum::<f64>() <= all * 1e-6 {
                break;
            }
        }
        for (method, amount) in pending.into_iter().enumerate() {
            self.own(method, None, amount);
        }
    }

    /// Passes what a method takes for more entries to the places that enter it.
    fn pass(&mut self, method: usize, amount: f64, next: &mut [f64]) {
        let outside = |s: &&Site| s.place.0 != method;
        let sites = &self.callers[method];
        let rise = |s: &Site| (s.head - s.base).max(0.0);
        let executed = |s: &Site| s.head;
        let weights: [&dyn Fn(&Site) -> f64; 2] = [&rise, &executed];
        // Where only its own calls are more, it is the recursion that took more.
        let by_itself = sites.iter().any(|s| s.place.0 == method && rise(s) > 0.0)
            && !sites.iter().filter(outside).any(|s| rise(s) > 0.0);
        if by_itself {
            return self.own(method, None, amount);
        }
        let chosen = weights.into_iter().find_map(|weight| {
            let found: Vec<(Site, f64)> =
                sites.iter().filter(outside).map(|s| (*s, weight(s))).filter(|(_, w)| *w > 0.0).collect();
            (!found.is_empty()).then_some(found)
        });
        let Some(chosen) = chosen else { return self.own(method, None, amount) };
        let whole: f64 = chosen.iter().map(|c| c.1).sum();
        for (site, weight) in chosen {
            let part = amount * weight / whole;
            let (caller, line) = site.place;
            if self.is_changed(site.place) && self.versions.methods[caller].base.is_some() {
                *self.charged.entry(site.place).or_default() += part;
                continue;
            }
            let (before, after) = self.entries(caller);
            let rise = site.head - site.base;
            let entered = match before {
                0.0 => 1.0,
                _ if rise > 0.0 => (site.base / before * (after - before) / rise).clamp(0.0, 1.0),
                _ => 0.0,
            };
            next[caller] += part * entered;
            self.own(caller, line, part * (1.0 - entered));
        }
    }

    fn is_changed(&self, (method, line): Place) -> bool {
        let pair = &self.versions.methods[method];
        match line {
            Some(line) => pair.of_head(line).is_some_and(|p| p.changed),
            None => pair.changed(),
        }
    }

    /// What a method takes by itself: its changed lines do, by what they rose themselves, or else its data.
    fn own(&mut self, method: usize, line: Option<u32>, amount: f64) {
        if amount <= 0.0 {
            return;
        }
        let mut changed = self.changed_lines(method);
        let whole: f64 = changed.iter().map(|c| c.1).sum();
        if changed.is_empty() && self.is_changed((method, None)) && self.dearest(method).is_none() {
            // Compiled without lines.
            *self.charged.entry((method, None)).or_default() += amount;
            return;
        }
        if changed.is_empty() {
            let line = line.or_else(|| self.dearest(method));
            *self.data.entry((method, line)).or_default() += amount;
            return;
        }
        if whole <= 0.0 {
            changed.iter_mut().for_each(|c| c.1 = 1.0);
        }
        let whole: f64 = changed.iter().map(|c| c.1).sum();
        for (line, weight) in changed.into_iter().filter(|c| c.1 > 0.0) {
            *self.charged.entry((method, Some(line))).or_default() += amount * weight / whole;
        }
    }

    /// The changed lines of a method that ran, by index in the head, and what each rose.
    fn changed_lines(&self, method: usize) -> Vec<(u32, f64)> {
        let pair = &self.versions.methods[method];
        let Some(in_head) = pair.head else { return Vec::new() };
        let mut lines = Vec::new();
        for line in pair.lines.iter().filter(|l| l.changed) {
            let Some(h) = line.head else { continue };
            let head = self.head.method(in_head).line(h as usize);
            let base = match (pair.base, line.base) {
                (Some(m), Some(b)) => self.base.method(m).line(b as usize),
                _ => crate::Counts::ZERO,
            };
            if head.get(Resource::Bytecodes) + base.get(Resource::Bytecodes) > 0 {
                let rise = head.get(self.resource) as f64 - base.get(self.resource) as f64;
                lines.push((h, rise.max(0.0)));
            }
        }
        lines
    }

    /// The line of a method that rose most.
    fn dearest(&self, method: usize) -> Option<u32> {
        let pair = &self.versions.methods[method];
        let in_head = self.head.method(pair.head?);
        let rise = |line: &crate::align::Pair| {
            let head = in_head.line(line.head? as usize).get(self.resource) as i128;
            let base = match (pair.base, line.base) {
                (Some(m), Some(b)) => self.base.method(m).line(b as usize).get(self.resource),
                _ => 0,
            };
            Some((head - i128::from(base), line.head?))
        };
        // The first of those that rose alike.
        pair.lines.iter().filter_map(rise).max_by_key(|(n, l)| (*n, std::cmp::Reverse(*l))).map(|(_, l)| l)
    }

    /// Divides what data explain among the changed lines.
    fn finish(mut self) -> Vec<Blamed> {
        let by_data: f64 = self.data.values().sum();
        if self.charged.is_empty() && by_data > 0.0 {
            // Some changed line did it, though no count says which.
            for method in 0..self.versions.methods.len() {
                for (line, rise) in self.changed_lines(method) {
                    self.charged.insert((method, Some(line)), 1e-9 * (1.0 + rise));
                }
            }
        }
        let direct: f64 = self.charged.values().sum();
        let charged = std::mem::take(&mut self.charged);
        let mut blamed: Vec<Blamed> = if charged.is_empty() {
            let data = std::mem::take(&mut self.data).into_iter();
            data.map(|((method, line), amount)| Blamed {
                method,
                line,
                changed: false,
                amount,
                by_data: amount,
            })
            .collect()
        } else {
            let all = charged.into_iter();
            all.map(|((method, line), amount)| {
                let of_data = by_data * amount / direct;
                let changed = self.is_changed((method, line));
                Blamed { method, line, changed, amount: amount + of_data, by_data: of_data }
            })
            .collect()
        };
        blamed
            .sort_by(|a, b| b.amount.total_cmp(&a.amount).then((a.method, a.line).cmp(&(b.method, b.line))));
        blamed
    }
}

/// For each pair of methods the places that enter it, in both versions, with lines of the head.
fn callers(versions: &Versions<'_>, base: &Figures, head: &Figures) -> Vec<Vec<Site>> {
    let mut counts: BTreeMap<(usize, Place), [f64; 2]> = BTreeMap::new();
    let sides = [(versions.base, base), (versions.head, head)];
    for (side, (program, figures)) in sides.into_iter().enumerate() {
        let pair_of = |m: usize| if side == 0 { versions.of_base(m) } else { versions.of_head(m) };
        let mut add = |caller: usize, node: u32, count: u64, target: u32| {
            let pair = pair_of(caller);
            let line = program.methods[caller].line_of.get(node as usize).copied().flatten();
            let line = match side {
                0 => line.and_then(|l| versions.methods[pair].head_of(l)),
                _ => line,
            };
            let entry = counts.entry((pair_of(target as usize), (pair, line))).or_default();
            entry[side] += count as f64;
        };
        for (caller, method) in program.methods.iter().enumerate() {
            for ((node, targets), count) in method.calls.iter().zip(&figures.method(caller).calls) {
                targets.iter().filter(|_| *count > 0).for_each(|t| add(caller, *node, *count, *t));
            }
        }
        for call in &figures.callbacks {
            add(call.caller as usize, call.node, call.count, call.entered);
        }
    }
    let mut callers = vec![Vec::new(); versions.methods.len()];
    for ((target, place), [base, head]) in counts {
        callers[target].push(Site { place, base, head });
    }
    callers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::MethodFigures;
    use crate::program::{Line, Method, Program};
    use crate::resource::Counts;

    /// A method with a line for each hash, calling others at its first line; nodes are lines.
    fn method(key: &str, lines: &[u64], calls: &[u32]) -> Method {
        let line = |(i, does): (usize, &u64)| Line { number: i as u32 + 1, does: *does, exact: *does };
        Method {
            key: key.to_owned(),
            counted: true,
            lines: lines.iter().enumerate().map(line).collect(),
            line_of: (0..lines.len() as u32).map(Some).collect(),
            calls: calls.iter().map(|c| (0, vec![*c])).collect(),
            ..Method::default()
        }
    }

    /// Figures of a method: entries, bytecodes of its lines, executions of its calls.
    fn figures(methods: &[(u64, &[u64], &[u64])]) -> Figures {
        let of = |(entries, lines, calls): &(u64, &[u64], &[u64])| MethodFigures {
            counts: Counts::new(lines.iter().sum(), 0, 0),
            entries: *entries,
            lines: lines.iter().map(|n| Counts::new(*n, 0, 0)).collect(),
            calls: calls.to_vec(),
            ..MethodFigures::default()
        };
        Figures { methods: methods.iter().map(of).collect(), ..Figures::default() }
    }

    fn blamed(
        base: &[Method],
        head: &[Method],
        figures: [Figures; 2],
    ) -> Vec<(String, Option<u32>, bool, f64)> {
        let (base, head) = (Program::of(base.to_vec()), Program::of(head.to_vec()));
        let versions = Versions::new(&base, &head);
        let [of_base, of_head] = figures;
        let all = blame(&versions, &of_base, &of_head, Resource::Bytecodes);
        let name = |b: &Blamed| versions.method(&versions.methods[b.method]).key.clone();
        all.iter().map(|b| (name(b), b.line, b.changed, b.amount.round())).collect()
    }

    #[test]
    fn the_changed_call_is_charged_for_what_it_calls() {
        // main's first line calls middle twice as often, middle calls leaf.
        let before = [method("main", &[1, 2], &[1]), method("middle", &[3], &[2]), method("leaf", &[4], &[])];
        let mut after = before.clone();
        after[0].lines[0].does = 9;
        let base = figures(&[(1, &[10, 5], &[10]), (10, &[30], &[10]), (10, &[100], &[])]);
        let head = figures(&[(1, &[20, 5], &[20]), (20, &[60], &[20]), (20, &[200], &[])]);
        let found = blamed(&before, &after, [base, head]);
        assert_eq!(found, [("main".to_owned(), Some(0), true, 140.0)]);
    }

    #[test]
    fn a_changed_line_is_charged_for_data_that_no_call_shows() {
        let before = [method("main", &[1, 2], &[]), method("leaf", &[4], &[])];
        let mut after = before.clone();
        after[0].lines[1].does = 9;
        let base = figures(&[(1, &[10, 5], &[]), (10, &[100], &[])]);
        let head = figures(&[(1, &[10, 5], &[]), (10, &[300], &[])]);
        assert_eq!(
            blamed(&before, &after, [base.clone(), head.clone()]),
            [("main".to_owned(), Some(1), true, 200.0)]
        );
        // Without any change of the code the line itself is named.
        let found = blamed(&before, &before, [base, head]);
        assert_eq!(found, [("leaf".to_owned(), Some(0), false, 200.0)]);
    }

    #[test]
    fn new_methods_are_charged_to_their_callers_and_recursion_ends() {
        let before = [method("main", &[1], &[])];
        let after = [method("main", &[9], &[1]), method("more", &[5], &[1])];
        let base = figures(&[(1, &[10], &[])]);
        let head = figures(&[(1, &[12], &[1]), (50, &[500], &[49])]);
        assert_eq!(blamed(&before, &after, [base, head]), [("main".to_owned(), Some(0), true, 502.0)]);
    }
}
