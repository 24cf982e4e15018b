//! Why features have no slice, counted: reasons that differ in the places and methods they name are one.

use std::collections::BTreeMap;

/// Kinds of reasons and how often each occurs, most frequent first.
pub fn reasons<'a>(all: impl Iterator<Item = &'a str>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(general(one)).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|c| std::cmp::Reverse(c.1));
    counts
}

/// The reason without what it names: classes, methods, places.
fn general(reason: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in reason.split(' ') {
        let inner = word.trim_end_matches([',', ':', ';']);
        let names = inner.contains('/') || inner.contains("()") || inner.trim_end_matches('.').contains('.');
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
        ];
        let expected = [
            ("needs … at … reflection", 2),
            (
                "depends on when … runs, which nothing in the program is known to call (reflection, native code)",
                1,
            ),
        ];
        assert_eq!(reasons(all.into_iter()), expected.map(|(r, n)| (r.to_owned(), n)));
    }
}
