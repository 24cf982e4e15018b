//! Two versions of a program side by side: methods by their names, their lines by what they do.
//!
//! Bodies of lambdas are numbered by the compiler, so that a lambda more shifts the names of others: those of
//! a method are paired by what they do, and what is left in order.

use std::collections::BTreeMap;

use crate::align::{Pair, align};
use crate::program::{Method, Program, unnumbered};

/// Two versions.
pub struct Versions<'a> {
    /// The older one.
    pub base: &'a Program,
    /// The newer one.
    pub head: &'a Program,
    /// Their methods.
    pub methods: Vec<MethodPair>,
    of_head: Vec<usize>,
    of_base: Vec<usize>,
}

/// A method of two versions.
#[derive(Clone, Debug, Default)]
pub struct MethodPair {
    /// Index in the base.
    pub base: Option<usize>,
    /// Index in the head.
    pub head: Option<usize>,
    /// Its lines.
    pub lines: Vec<Pair>,
    /// Whether the code differs where there are no lines.
    unlined: bool,
    /// For each line of the head the index of its pair in `lines`.
    of_head: Vec<u32>,
    of_base: Vec<u32>,
}

impl<'a> Versions<'a> {
    /// Pairs methods and lines.
    pub fn new(base: &'a Program, head: &'a Program) -> Versions<'a> {
        let mut groups: BTreeMap<String, [Vec<usize>; 2]> = BTreeMap::new();
        for (side, program) in [base, head].into_iter().enumerate() {
            for (i, method) in program.methods.iter().enumerate() {
                groups.entry(unnumbered(&method.key)).or_default()[side].push(i);
            }
        }
        let mut methods = Vec::new();
        for [of_base, of_head] in groups.into_values() {
            for (b, h) in paired(base, head, of_base, of_head) {
                methods.push(MethodPair::new(b.map(|i| (i, base)), h.map(|i| (i, head))));
            }
        }
        methods.sort_by_key(|m| (m.head.is_none(), m.head, m.base));
        let mut versions = Versions {
            base,
            head,
            of_head: vec![0; head.methods.len()],
            of_base: vec![0; base.methods.len()],
            methods,
        };
        for (i, pair) in versions.methods.iter().enumerate() {
            pair.head.into_iter().for_each(|h| versions.of_head[h] = i);
            pair.base.into_iter().for_each(|b| versions.of_base[b] = i);
        }
        versions
    }

    /// The pair that a method of the head is in.
    pub fn of_head(&self, method: usize) -> usize {
        self.of_head[method]
    }

    /// The pair that a method of the base is in.
    pub fn of_base(&self, method: usize) -> usize {
        self.of_base[method]
    }

    /// The method of a pair, that of the head if there is one.
    pub fn method(&self, pair: &MethodPair) -> &'a Method {
        match (pair.head, pair.base) {
            (Some(h), _) => &self.head.methods[h],
            (None, b) => &self.base.methods[b.unwrap_or(0)],
        }
    }
}

impl MethodPair {
    fn new(base: Option<(usize, &Program)>, head: Option<(usize, &Program)>) -> MethodPair {
        let lines = |side: Option<(usize, &Program)>| {
            side.map(|(i, program)| program.methods[i].lines.clone()).unwrap_or_default()
        };
        let hash = |side: Option<(usize, &Program)>| side.map(|(i, program)| program.methods[i].hash.clone());
        let (of_base, of_head) = (lines(base), lines(head));
        let mut pair = MethodPair {
            base: base.map(|b| b.0),
            head: head.map(|h| h.0),
            lines: align(&of_base, &of_head),
            unlined: of_base.is_empty() && of_head.is_empty() && hash(base) != hash(head),
            of_head: vec![0; of_head.len()],
            of_base: vec![0; of_base.len()],
        };
        for (i, line) in (0..).zip(&pair.lines) {
            line.head.into_iter().for_each(|h| pair.of_head[h as usize] = i);
            line.base.into_iter().for_each(|b| pair.of_base[b as usize] = i);
        }
        pair
    }

    /// Whether its code differs.
    pub fn changed(&self) -> bool {
        self.base.is_none() || self.head.is_none() || self.unlined || self.lines.iter().any(|l| l.changed)
    }

    /// The pair that a line of the head is in.
    pub fn of_head(&self, line: u32) -> Option<&Pair> {
        self.lines.get(*self.of_head.get(line as usize)? as usize)
    }

    /// The line of the head that a line of the base became.
    pub fn head_of(&self, line: u32) -> Option<u32> {
        self.lines.get(*self.of_base.get(line as usize)? as usize)?.head
    }
}

/// Pairs methods of a name.
fn paired(
    base: &Program,
    head: &Program,
    mut of_base: Vec<usize>,
    of_head: Vec<usize>,
) -> Vec<(Option<usize>, Option<usize>)> {
    if let ([b], [h]) = (&of_base[..], &of_head[..]) {
        return vec![(Some(*b), Some(*h))];
    }
    let does = |p: &Program, i: usize| p.methods[i].lines.iter().map(|l| l.does).collect::<Vec<_>>();
    let mut pairs = Vec::new();
    let mut left = Vec::new();
    for h in of_head {
        let same = of_base.iter().position(|b| does(base, *b) == does(head, h));
        match same {
            Some(at) => pairs.push((Some(of_base.remove(at)), Some(h))),
            None => left.push(h),
        }
    }
    let mut left = left.into_iter();
    for b in of_base {
        pairs.push((Some(b), left.next()));
    }
    pairs.extend(left.map(|h| (None, Some(h))));
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Line;

    #[test]
    fn lambdas_are_paired_by_what_they_do() {
        let method = |key: &str, does: u64| Method {
            key: key.to_owned(),
            lines: vec![Line { number: 1, does, exact: does }],
            ..Method::default()
        };
        let base = Program::of(vec![
            method("A.main()V", 1),
            method("A.lambda$main$0()V", 2),
            method("A.lambda$main$1()V", 3),
        ]);
        let head = Program::of(vec![
            method("A.main()V", 4),
            method("A.lambda$main$0()V", 9),
            method("A.lambda$main$1()V", 2),
            method("A.lambda$main$2()V", 3),
            method("A.more()V", 5),
        ]);
        let versions = Versions::new(&base, &head);
        let pairs: Vec<_> = versions.methods.iter().map(|m| (m.base, m.head, m.changed())).collect();
        let expected = [
            (Some(0), Some(0), true),
            (None, Some(1), true),
            (Some(1), Some(2), false),
            (Some(2), Some(3), false),
            (None, Some(4), true),
        ];
        assert_eq!(pairs, expected);
        assert_eq!(versions.of_base(2), 3);
    }
}
