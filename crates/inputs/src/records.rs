//! Texts taken apart into records: what can be repeated, left out and put into another order.
//!
//! Which parts of a text are records its content says, whatever its format is called:
//!
//! - elements of a text that begins with `<`, and bracketed parts of one in which brackets stay open over
//!   lines: siblings are records, each with what stands before it (a comma, the name of a method);
//! - paragraphs between empty lines;
//! - stretches that begin with the same line (`BEGIN:VEVENT`);
//! - else lines. A first line that is a comment, that alone has no digits, or that counts the others stays
//!   where it is.

use std::collections::BTreeMap;
use std::ops::Range;

use rand::{Rng, RngExt};

/// Records that are too many are not worth more.
const MOST: usize = 2_000_000;

/// A text as records, with what stands before and behind all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records<'a> {
    /// What stands before the first record.
    pub head: &'a str,
    /// The records in order; one begins where the one before ends.
    pub units: Vec<&'a str>,
    /// What stands behind the last.
    pub tail: &'a str,
}

impl Records<'_> {
    /// The text with other records. A number in the head that counts the records counts the new ones.
    pub fn with<S: AsRef<str>>(&self, units: &[S]) -> String {
        let size: usize = units.iter().map(|u| u.as_ref().len() + 1).sum();
        let mut text = String::with_capacity(self.head.len() + size + self.tail.len());
        text.push_str(&recounted(self.head, self.units.len(), units.len()));
        let ends_line = self.units.iter().any(|u| u.ends_with('\n'));
        for (i, unit) in units.iter().enumerate() {
            let unit = unit.as_ref();
            text.push_str(unit);
            // The last line of a file may have no end.
            let is_last = i + 1 == units.len() && self.tail.is_empty();
            if ends_line && !unit.ends_with('\n') && !is_last {
                text.push('\n');
            }
        }
        text.push_str(self.tail);
        text
    }
}

/// The records of a text. Where there are several kinds of siblings, chance says which are taken.
pub fn split<'a>(text: &'a str, rng: &mut impl Rng) -> Records<'a> {
    let is_markup = text.trim_start().starts_with('<');
    let nested = match is_markup {
        true => Some(elements(text)),
        false if is_bracketed(text) => Some(brackets(text)),
        false => None,
    };
    if let Some(records) = nested.and_then(|spans| siblings(text, spans, rng)) {
        return records;
    }
    let lines: Vec<Range<usize>> = lines(text).take(MOST).collect();
    paragraphs(text, &lines).or_else(|| stretches(text, &lines)).unwrap_or_else(|| by_lines(text, &lines))
}

/// Lines with their ends.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        start..at
    })
}

fn by_lines<'a>(text: &'a str, lines: &[Range<usize>]) -> Records<'a> {
    let head = header(text, lines);
    let start = lines.get(head).map_or(text.len(), |l| l.start);
    let units = lines[head.min(lines.len())..].iter().map(|l| &text[l.clone()]).collect();
    let end = lines.last().map_or(text.len(), |l| l.end);
    Records { head: &text[..start], units, tail: &text[end..] }
}

/// Lines at the beginning of which one may count the records.
const LONGEST_HEAD: usize = 6;

/// How many lines at the beginning are no records: some of which one counts the others, comments, and one
/// that differs from all others.
fn header(text: &str, lines: &[Range<usize>]) -> usize {
    let line = |i: usize| text[lines[i].clone()].trim();
    let counting = |h: &usize| (0..*h).any(|i| counts(line(i), lines.len() - h));
    if let Some(head) = (1..=LONGEST_HEAD.min(lines.len().saturating_sub(2))).find(counting) {
        return head;
    }
    let is_comment = |l: &str| ["#", "%", ";", "//"].iter().any(|c| l.starts_with(c));
    let head = (0..lines.len()).take_while(|&i| is_comment(line(i))).count();
    if head == lines.len() {
        return 0;
    }
    let has_digit = |i: usize| line(i).bytes().any(|b| b.is_ascii_digit());
    let others = head + 1..lines.len().min(head + 200);
    let with_digits = others.clone().filter(|&i| has_digit(i)).count();
    let alone = !has_digit(head) && lines.len() - head > 2 && 10 * with_digits >= 8 * others.len();
    head + usize::from(alone)
}

/// Whether a short line has the number.
fn counts(line: &str, n: usize) -> bool {
    let number = n.to_string();
    line.len() < 200 && n > 1 && words(line).any(|w| line[w] == number)
}

/// A short head with the number of records replaced.
fn recounted(head: &str, old: usize, new: usize) -> String {
    if head.len() >= 1000 || old < 2 || old == new {
        return head.to_owned();
    }
    let number = old.to_string();
    let mut text = String::new();
    let mut at = 0;
    for word in words(head).filter(|w| head[w.clone()] == number) {
        text.push_str(&head[at..word.start]);
        text.push_str(&new.to_string());
        at = word.end;
    }
    text + &head[at..]
}

/// Maximal stretches of letters, digits and underscores.
pub fn words(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(is_word)?;
        let end = text[start..].find(|c| !is_word(c)).map_or(text.len(), |n| start + n);
        rest = end;
        Some(start..end)
    })
}

/// Paragraphs of two lines and more in the mean.
fn paragraphs<'a>(text: &'a str, lines: &[Range<usize>]) -> Option<Records<'a>> {
    let is_empty = |l: &Range<usize>| text[l.clone()].trim().is_empty();
    let mut starts = vec![];
    for (i, line) in lines.iter().enumerate() {
        if !is_empty(line) && (i == 0 || is_empty(&lines[i - 1])) {
            starts.push(line.start);
        }
    }
    let full = lines.iter().filter(|l| !is_empty(l)).count();
    (starts.len() > 2 && full >= 2 * starts.len()).then(|| cut(text, &starts, text.len()))
}

/// Stretches of lines that begin with the same line, which is found often and far apart.
fn stretches<'a>(text: &'a str, lines: &[Range<usize>]) -> Option<Records<'a>> {
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (i, line) in lines.iter().enumerate() {
        places.entry(text[line.clone()].trim()).or_default().push(i);
    }
    let is_start = |(line, at): &(&&str, &Vec<usize>)| {
        let apart = at.windows(2).all(|w| w[1] - w[0] >= 2);
        let covers = at.len() > 2 && 10 * (at[at.len() - 1] - at[0]) >= 6 * lines.len();
        !line.is_empty() && apart && covers
    };
    // Of lines that are found equally often the first.
    let first = |at: &Vec<usize>| (at.len(), std::cmp::Reverse(at[0]));
    let (_, at) = places.iter().filter(is_start).max_by_key(|(_, at)| first(at))?;
    let starts: Vec<usize> = at.iter().map(|&i| lines[i].start).collect();
    // The last one is as long as the one before; what follows belongs to none.
    let last = at[at.len() - 1] + (at[at.len() - 1] - at[at.len() - 2]);
    let end = lines.get(last).map_or(text.len(), |l| l.start);
    Some(cut(text, &starts, end))
}

/// Records that begin at these places; the last one ends at `end`.
fn cut<'a>(text: &'a str, starts: &[usize], end: usize) -> Records<'a> {
    let ends = starts.iter().skip(1).copied().chain([end]);
    let units = starts.iter().zip(ends).map(|(&s, e)| &text[s..e]).collect();
    Records { head: &text[..starts[0]], units, tail: &text[end..] }
}

/// A part of a text with the index of the part it stands in.
struct Span {
    range: Range<usize>,
    parent: Option<usize>,
}

/// Whether brackets stay open over a tenth of the lines, or the text is one bracketed part.
fn is_bracketed(text: &str) -> bool {
    let trimmed = text.trim();
    if trimmed.starts_with(['{', '[']) && trimmed.ends_with(['}', ']']) {
        return true;
    }
    let is_open = |line: &str| {
        let count = |set: &[char]| line.matches(set).count();
        count(&['{', '[', '(']) != count(&['}', ']', ')'])
    };
    let sample = || text.lines().filter(|l| !l.trim().is_empty()).take(500);
    let open = sample().filter(|l| is_open(l)).count();
    open >= 2 && 10 * open >= sample().count()
}

/// All bracketed parts; brackets in double quotes on a line do not count.
fn brackets(text: &str) -> Vec<Span> {
    let (mut spans, mut open) = (Vec::<Span>::new(), Vec::<(u8, usize)>::new());
    let (mut quoted, mut escaped) = (false, false);
    for (at, b) in text.bytes().enumerate() {
        match b {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'\n' => quoted = false,
            _ if quoted => {}
            b'{' | b'[' | b'(' => {
                let parent = open.last().map(|o| o.1);
                let closing = if b == b'(' { b')' } else { b + 2 };
                open.push((closing, spans.len()));
                spans.push(Span { range: at..at, parent });
            }
            b'}' | b']' | b')' => {
                if let Some(&(closing, i)) = open.last()
                    && closing == b
                {
                    spans[i].range.end = at + 1;
                    open.pop();
                }
            }
            _ => {}
        }
    }
    spans
}

/// The name of a tag without its attributes.
fn tag_name(tag: &str) -> &str {
    tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default()
}

/// All elements of markup.
fn elements(text: &str) -> Vec<Span> {
    let (mut spans, mut open) = (Vec::<Span>::new(), Vec::<(&str, usize)>::new());
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|n| at + n) {
        let Some(end) = text[start..].find('>').map(|n| start + n + 1) else { break };
        at = end;
        let tag = &text[start + 1..end - 1];
        match tag.as_bytes().first() {
            Some(b'!' | b'?') | None => {}
            Some(b'/') => {
                if let Some(i) = open.iter().rposition(|o| o.0 == tag_name(&tag[1..])) {
                    spans[open[i].1].range.end = end;
                    open.truncate(i);
                }
            }
            Some(_) => {
                let parent = open.last().map(|o| o.1);
                if !tag.ends_with('/') {
                    open.push((tag_name(tag), spans.len()));
                }
                let until = if tag.ends_with('/') { end } else { start };
                spans.push(Span { range: start..until, parent });
            }
        }
    }
    spans
}

/// One group of three and more siblings: mostly the one that holds most of the text. Each begins where the
/// one before ends; the first belongs to the head, because what stands before it does.
fn siblings<'a>(text: &'a str, spans: Vec<Span>, rng: &mut impl Rng) -> Option<Records<'a>> {
    let mut groups: BTreeMap<Option<usize>, Vec<Range<usize>>> = BTreeMap::new();
    for span in spans.into_iter().filter(|s| s.range.end > s.range.start) {
        groups.entry(span.parent).or_default().push(span.range);
    }
    let groups: Vec<Vec<Range<usize>>> = groups.into_values().filter(|g| g.len() > 2).collect();
    let size = |g: &Vec<Range<usize>>| g.len() * (g[g.len() - 1].end - g[0].start);
    let largest = (0..groups.len()).max_by_key(|&i| size(&groups[i]))?;
    let chosen = if rng.random_bool(0.7) { largest } else { rng.random_range(0..groups.len()) };
    let group = &groups[chosen];
    let starts: Vec<usize> = group[..group.len() - 1].iter().map(|r| r.end).collect();
    Some(cut(text, &starts, group[group.len() - 1].end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn split_of(text: &str) -> Records<'_> {
        split(text, &mut ChaCha8Rng::seed_from_u64(1))
    }

    #[test]
    fn tables_keep_their_header() {
        let records = split_of("id,name\n1,a\n2,b\n3,c\n");
        assert_eq!((records.head, records.units.len()), ("id,name\n", 3));
        assert_eq!(split_of("# x\n1\n2\n").head, "# x\n");
        assert_eq!(split_of("1\n2\n3\n").head, "");
    }

    #[test]
    fn numbers_that_count_records_follow_them() {
        let records = split_of("3 7\n1 2\n2 3\n3 1");
        assert_eq!(records.with(&["1 2\n", "1 2\n", "2 3\n", "3 1"]), "4 7\n1 2\n1 2\n2 3\n3 1");
        let records = split_of("entries 4\n# a comment\n1\n2\n3\n4\n");
        assert_eq!(records.with(&["1\n", "2\n"]), "entries 2\n# a comment\n1\n2\n");
    }

    #[test]
    fn nested_texts_have_siblings() {
        let json = "[{\"a\": \"]\"}, {\"a\": 2}, {\"a\": [1]}]";
        let records = split_of(json);
        assert_eq!(records.units, [", {\"a\": 2}", ", {\"a\": [1]}"]);
        let xml = "<r><x>1</x> <x/> <x a='2'>3</x></r>";
        assert_eq!(split_of(xml).units, [" <x/>", " <x a='2'>3</x>"]);
    }

    #[test]
    fn stretches_and_paragraphs() {
        let event = |n: u32| format!("BEGIN\nid {n}\nEND\n");
        let text = format!("CAL\n{}DONE\n", (0..5).map(event).collect::<String>());
        let records = split_of(&text);
        assert_eq!((records.head, records.units.len(), records.tail), ("CAL\n", 5, "DONE\n"));
        assert_eq!(split_of("a\nb\n\nc\nd\n\ne\nf\n").units, ["a\nb\n\n", "c\nd\n\n", "e\nf\n"]);
    }

    proptest! {
        #[test]
        fn nothing_is_lost(text in "[a-c<>{}\\[\\]/,\" 0-9\n]{0,200}", seed: u64) {
            let records = split(&text, &mut ChaCha8Rng::seed_from_u64(seed));
            prop_assert_eq!(format!("{}{}{}", records.head, records.units.concat(), records.tail), text);
        }
    }
}
