//! The program's source with the slice highlighted: kept lines marked, the others dimmed and folded, and how
//! often each line ran.

use std::collections::BTreeMap;
use std::ops::Range;

use maud::{Markup, html};

use crate::data::{ChosenFeature, SourceFile};
use crate::format;

/// Lines shown around kept ones.
const CONTEXT: usize = 2;
/// Fewer hidden lines than this are not worth folding.
const FOLD_FROM: usize = 4;

/// All files that have kept lines, and the names of those that have none.
pub fn sources(files: &[SourceFile], chosen: &[ChosenFeature]) -> Markup {
    let (used, unused): (Vec<_>, Vec<_>) = files.iter().partition(|f| !f.kept.is_empty());
    html! {
        @for file in used {
            (self::file(file, chosen))
        }
        @if !unused.is_empty() {
            p.quiet {
                "Nothing is kept of "
                @for (i, file) in unused.iter().enumerate() {
                    @if i > 0 { ", " }
                    code { (file.path) }
                }
                "."
            }
        }
    }
}

fn file(file: &SourceFile, chosen: &[ChosenFeature]) -> Markup {
    let total = file.lines.len();
    html! {
        figure.source {
            figcaption {
                code { (file.path) }
                span.quiet {
                    (file.kept.len())
                    @if total > 0 { " of " (total) }
                    " lines kept"
                }
            }
            @if file.lines.is_empty() {
                p.quiet { "The source was not found. Kept lines: " (ranges(file)) "." }
            } @else {
                (listing(file, &badges(file, chosen)))
            }
        }
    }
}

/// For each line the indices of the chosen features that are observed there.
fn badges<'a>(
    file: &SourceFile,
    chosen: &'a [ChosenFeature],
) -> BTreeMap<u32, Vec<(usize, &'a ChosenFeature)>> {
    let mut badges: BTreeMap<u32, Vec<_>> = BTreeMap::new();
    for (i, feature) in chosen.iter().enumerate() {
        if feature.file.as_deref() == Some(file.path.as_str()) {
            badges.entry(feature.line).or_default().push((i, feature));
        }
    }
    badges
}

fn listing(file: &SourceFile, badges: &BTreeMap<u32, Vec<(usize, &ChosenFeature)>>) -> Markup {
    let hottest = file.counts.values().copied().max().unwrap_or(0);
    let lines = |range: Range<usize>| {
        html! {
            div.lines {
                @for i in range {
                    (line(file, i as u32 + 1, hottest, badges))
                }
            }
        }
    };
    html! {
        div.listing {
            @for (range, folded) in parts(file, badges) {
                @if folded {
                    details {
                        summary { (range.len()) " lines" }
                        (lines(range))
                    }
                } @else {
                    (lines(range))
                }
            }
        }
    }
}

fn line(
    file: &SourceFile,
    number: u32,
    hottest: u64,
    badges: &BTreeMap<u32, Vec<(usize, &ChosenFeature)>>,
) -> Markup {
    let text = &file.lines[number as usize - 1];
    let kept = file.kept.contains(&number);
    let count = file.counts.get(&number).copied();
    html! {
        div.line.kept[kept] {
            span.number { (number) }
            @if let Some(count) = count {
                span.hits.{ "h" (heat(count, hottest)) } title=(format!("executed {} times per run", format::count(count))) { (format::count(count)) }
            } @else {
                span.hits {}
            }
            code { @if kept { mark { (text) } } @else { (text) } }
            @for (i, feature) in badges.get(&number).map_or(&[][..], Vec::as_slice) {
                span.badge id=(format!("observed-{i}")) { (short_name(feature)) }
            }
        }
    }
}

/// From 0 (once) to 4 (the hottest lines), by orders of magnitude.
fn heat(count: u64, hottest: u64) -> u32 {
    if count == 0 || hottest <= 1 {
        return 0;
    }
    let share = (count as f64).ln() / (hottest as f64).ln();
    (share * 4.999) as u32
}

/// `loop iterations` of `RoadMap.java:25 loop iterations`.
fn short_name(feature: &ChosenFeature) -> &str {
    match feature.name.split_once(' ') {
        Some((place, what)) if place.ends_with(&format!(":{}", feature.line)) => what,
        _ => &feature.name,
    }
}

/// The file's lines (from 0) in parts that are shown and parts that are folded.
fn parts(
    file: &SourceFile,
    badges: &BTreeMap<u32, Vec<(usize, &ChosenFeature)>>,
) -> Vec<(Range<usize>, bool)> {
    let n = file.lines.len();
    let mut shown = vec![false; n];
    for number in file.kept.iter().chain(badges.keys()) {
        let Some(at) = (*number as usize).checked_sub(1).filter(|at| *at < n) else { continue };
        for line in &mut shown[at.saturating_sub(CONTEXT)..(at + CONTEXT + 1).min(n)] {
            *line = true;
        }
    }
    let mut parts: Vec<(Range<usize>, bool)> = Vec::new();
    let mut start = 0;
    while start < n {
        let end = (start..n).find(|i| shown[*i] != shown[start]).unwrap_or(n);
        let folded = !shown[start] && end - start >= FOLD_FROM;
        match parts.last_mut() {
            Some((last, false)) if !folded => last.end = end,
            _ => parts.push((start..end, folded)),
        }
        start = end;
    }
    parts
}

/// The kept lines as `3–7, 12`.
fn ranges(file: &SourceFile) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &number in &file.kept {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let texts: Vec<String> =
        ranges.iter().map(|(a, b)| if a == b { a.to_string() } else { format!("{a}–{b}") }).collect();
    texts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(n: usize, kept: &[u32]) -> SourceFile {
        SourceFile {
            path: "A.java".to_owned(),
            lines: vec![String::new(); n],
            kept: kept.iter().copied().collect(),
            counts: BTreeMap::new(),
        }
    }

    #[test]
    fn far_lines_are_folded_and_short_gaps_are_not() {
        let file = sample(40, &[10, 12, 19, 40, 99]);
        assert_eq!(
            parts(&file, &BTreeMap::new()),
            [(0..7, true), (7..21, false), (21..37, true), (37..40, false)]
        );
        let folded: usize = parts(&file, &BTreeMap::new()).iter().map(|(r, _)| r.len()).sum();
        assert_eq!(folded, 40);
    }

    #[test]
    fn kept_lines_without_source_are_ranges() {
        assert_eq!(ranges(&sample(0, &[3, 4, 5, 9, 11, 12])), "3–5, 9, 11–12");
    }

    #[test]
    fn heat_follows_orders_of_magnitude() {
        assert_eq!([1, 10, 100, 1000, 10_000].map(|c| heat(c, 10_000)), [0, 1, 2, 3, 4]);
        assert_eq!(heat(0, 10), 0);
    }
}
