//! Running a case, comparing what it gives with what is expected, and blessing.

use crate::case::{Case, Kind};
use crate::kinds::{self, Answers};
use crate::shapes::{self, Shapes};
use crate::{Problem, Result, shown};

/// The variable with which answers are written into the cases instead of being compared.
const UPDATE: &str = "UPDATE_EXPECT";

/// Runs the case of a file and compares its answers, or writes them if `UPDATE_EXPECT` is set.
///
/// # Errors
/// What is wrong with the case, or the lines in which its answers differ.
pub fn check(kind: Kind, path: &std::path::Path) -> Result<()> {
    let case = Case::read(path, kind)?;
    let Answers { text, lacking } = kinds::answers(&case, &Shapes::shared()?)?;
    if !lacking.is_empty() {
        return Err(shapes::lacking(&shown(path), &lacking));
    }
    if text == case.expected {
        return Ok(());
    }
    if std::env::var_os(UPDATE).is_some_and(|v| v == "1") {
        return std::fs::write(path, case.with_answers(&text)).map_err(|e| Problem::new(shown(path), e));
    }
    let (name, difference) = (case.name(), difference(&case.expected, &text));
    let how = format!("{UPDATE}=1 cargo test -p mantis-filetests -- {name}");
    Err(Problem::new(shown(path), format!("other answers than expected; `{how}` accepts them\n{difference}")))
}

/// Lines of two texts: common ones, those of the first with `-`, those of the second with `+`.
pub fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    // Lengths of longest common subsequences of the ends.
    let mut common = vec![vec![0usize; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = match old[i] == new[j] {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let (mut i, mut j, mut out) = (0, 0, String::new());
    while i < old.len() || j < new.len() {
        let (sign, line) = if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
            (' ', old[i - 1])
        } else if j == new.len() || i < old.len() && common[i + 1][j] >= common[i][j + 1] {
            i += 1;
            ('-', old[i - 1])
        } else {
            j += 1;
            ('+', new[j - 1])
        };
        out.push_str(format!("{sign} {line}").trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn differences_have_both_texts() {
        let found = difference("a\nb\nc\n", "a\nx\nc\nd\n");
        assert_eq!(found, "  a\n- b\n+ x\n  c\n+ d\n");
    }
}
