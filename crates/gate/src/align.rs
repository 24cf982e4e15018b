//! Which lines of a method are the same in two versions, and which changed.
//!
//! Lines are compared by what they do, not by their numbers: a longest common subsequence of the hashes of
//! their instructions. Between two lines that are the same, others are paired in their order and count as
//! changed; what is left over is new or gone. Where nothing changed so, lines are compared once more with
//! variables and jumps, which tells `x + x` from `x + y`, and `break` from `continue`.

use similar::{Algorithm, DiffTag, capture_diff_slices};

use crate::program::Line;

/// Lines of two versions that belong together, by index; in the order of the code.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// In the base; `None` for a new line.
    pub base: Option<u32>,
    /// In the head; `None` for one that is gone.
    pub head: Option<u32>,
    /// Whether its code differs, or a line beside it is gone.
    pub changed: bool,
}

/// Pairs the lines of two versions of a method.
pub fn align(base: &[Line], head: &[Line]) -> Vec<Pair> {
    let does = |lines: &[Line]| lines.iter().map(|l| l.does).collect::<Vec<_>>();
    let matches =
        capture_diff_slices(Algorithm::Myers, &does(base), &does(head)).into_iter().flat_map(|op| {
            let (_, base, head) = op.as_tag_tuple();
            base.zip(head).filter(move |_| op.tag() == DiffTag::Equal)
        });
    let mut pairs = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (mb, mh) in matches.chain([(base.len(), head.len())]) {
        let after = mh < head.len();
        let only_gone = gap(&mut pairs, i..mb, j..mh);
        let mark = only_gone && !mark_last(&mut pairs);
        if after {
            pairs.push(Pair { base: Some(mb as u32), head: Some(mh as u32), changed: mark });
        }
        (i, j) = (mb + 1, mh + 1);
    }
    if pairs.iter().all(|p| !p.changed) {
        for pair in &mut pairs {
            let exact = |lines: &[Line], i: Option<u32>| i.map(|i| lines[i as usize].exact);
            pair.changed = exact(base, pair.base) != exact(head, pair.head);
        }
    }
    pairs
}

/// Pairs what lies between two lines that are the same; tells whether all of it is gone.
fn gap(pairs: &mut Vec<Pair>, base: std::ops::Range<usize>, head: std::ops::Range<usize>) -> bool {
    let only_gone = !base.is_empty() && head.is_empty();
    for k in 0..base.len().max(head.len()) {
        let at =
            |range: &std::ops::Range<usize>| (range.start + k < range.end).then(|| (range.start + k) as u32);
        pairs.push(Pair { base: at(&base), head: at(&head), changed: true });
    }
    only_gone
}

/// Marks the last line of the head that is there; tells whether there is one.
fn mark_last(pairs: &mut [Pair]) -> bool {
    match pairs.iter_mut().rev().find(|p| p.head.is_some()) {
        Some(last) => {
            last.changed = true;
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines that do what letters say; an upper-case letter does the same with other variables.
    fn lines(text: &str) -> Vec<Line> {
        let line = |(n, c): (usize, char)| Line {
            number: n as u32 + 1,
            does: u64::from(c.to_ascii_lowercase()),
            exact: u64::from(c),
        };
        text.chars().enumerate().map(line).collect()
    }

    fn aligned(base: &str, head: &str) -> String {
        let at = |text: &str, i: Option<u32>| i.map_or('-', |i| text.as_bytes()[i as usize] as char);
        let show = |p: &Pair| {
            let mark = if p.changed { "*" } else { "" };
            format!("{}{}{mark}", at(base, p.base), at(head, p.head))
        };
        align(&lines(base), &lines(head)).iter().map(show).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn lines_are_paired_by_what_they_do() {
        let cases = [
            ("abc", "abc", "aa bb cc"),
            ("abc", "axc", "aa bx* cc"),
            ("abc", "abxc", "aa bb -x* cc"),
            ("abcd", "acd", "aa* b-* cc dd"),
            ("abc", "bc", "a-* bb* cc"),
            ("abc", "aBc", "aa bB* cc"),
            ("abc", "aBxc", "aa bB -x* cc"),
            ("", "ab", "-a* -b*"),
            ("ab", "", "a-* b-*"),
            ("abab", "xabayb", "-x* aa bb aa -y* bb"),
        ];
        for (base, head, expected) in cases {
            assert_eq!(aligned(base, head), expected, "{base} {head}");
        }
    }
}
