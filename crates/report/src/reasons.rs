//! Why features have no slice, counted: reasons that differ in the places and methods they name are one.

use std::collections::BTreeMap;

/// Kinds of reasons and how often each occurs, most frequent first, of reasons and how often they occur.
pub fn reasons<'a>(all: impl Iterator<Item = (&'a str, usize)>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (one, count) in all {
        *counts.entry(general(one)).or_default() += count;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|c| std::cmp::Reverse(c.1));
    counts
}

/// The reason without what it names: classes, methods, places, numbers.
pub fn general(reason: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in reason.split(' ') {
        let inner = word.trim_end_matches([',', ':', ';']);
        let is_number = inner.ends_with(|c: char| c.is_ascii_digit()) && inner.parse::<f64>().is_ok();
        let is_place =
            inner.contains('/') || inner.contains("()") || inner.trim_end_matches('.').contains('.');
        let names = is_number || is_place;
        match words.last() {
            _ if !names => words.push(word),
            Some(&"…") => {}
            _ => words.push("…"),
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_methods_do_not_make_reasons_different() {
        let all = [
            "needs java.lang.reflect.Field.set at Tool.java:225: reflection",
            "needs java.lang.reflect.Field.get at Other.java:7: reflection",
            "depends on when a/B.c()V runs, which nothing in the program is known to call (reflection, native code)",
            "its slice gives 12 instead of 7 on input 3",
        ];
        let expected = [
            ("its slice gives … instead of … on input …", 3),
            ("needs … at … reflection", 2),
            (
                "depends on when … runs, which nothing in the program is known to call (reflection, native code)",
                1,
            ),
        ];
        let all = all.iter().map(|r| (*r, if r.starts_with("its") { 3 } else { 1 }));
        assert_eq!(reasons(all), expected.map(|(r, n)| (r.to_owned(), n)));
    }
}
