//! Reading a case: its kind, its questions, the expected answers.
//!
//! ```java
//! // test: slice
//! class P {
//!     public static void main(String[] args) {
//!         for (int i = 0; i < args.length; i++) { //@ slice loop iterations
//!             System.out.println(i);
//!         }
//!     }
//! }
//!
//! /* expected
//! slice 4 loop iterations
//!   4         for (int i = 0; i < args.length; i++) {
//! */
//! ```
//!
//! The first line may have options behind the kind. Several questions of a line are separated by `;`. Marks
//! stand where questions do and say what training runs would: `//@ never` (no run executed this line, and
//! the analysis leaves it out), `//@ warm` (no run did, and it is followed), `//@ threw` (statements of this
//! line ended by an exception). Where a case has marks, it is analysed as a program of which the coverage is
//! known.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::{Problem, Result, shown};

/// What begins a question or a mark.
const QUESTION: &str = "//@";
/// The line that begins the expected answers.
const EXPECTED: &str = "/* expected";
/// The line that ends them.
const END: &str = "*/";

/// What a case is a test of; cases of a kind lie in a folder of this name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The SSA form: its text, and the verifier.
    Ir,
    /// Points-to sets and targets of calls.
    Pointsto,
    /// What statements may read and write.
    Modref,
    /// Slices as source lines, or why there is none.
    Slice,
    /// Loops of a slice that only count.
    Counted,
    /// The code that is emitted for a slice.
    Emit,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] =
        [Kind::Ir, Kind::Pointsto, Kind::Modref, Kind::Slice, Kind::Counted, Kind::Emit];

    /// Its name, which is that of its folder.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Ir => "ir",
            Kind::Pointsto => "pointsto",
            Kind::Modref => "modref",
            Kind::Slice => "slice",
            Kind::Counted => "counted",
            Kind::Emit => "emit",
        }
    }
}

/// A question about a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The line, from 1.
    pub line: u32,
    /// Its first word.
    pub command: String,
    /// The other words.
    pub about: String,
}

/// Lines by what training runs are taken to have done there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Not executed, and left out of the analysis.
    pub never: BTreeSet<u32>,
    /// Not executed, and followed.
    pub warm: BTreeSet<u32>,
    /// Ended by an exception.
    pub threw: BTreeSet<u32>,
}

impl Marks {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.never.is_empty() && self.warm.is_empty() && self.threw.is_empty()
    }
}

/// A case as its file has it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file.
    pub path: PathBuf,
    /// What it is a test of.
    pub kind: Kind,
    /// Words behind the kind.
    pub options: Vec<String>,
    /// Everything before the expected answers, without blank lines at the end.
    pub source: String,
    /// The questions in the order of the file.
    pub questions: Vec<Question>,
    /// What training runs are taken to have done.
    pub marks: Marks,
    /// The expected answers; empty for a new case.
    pub expected: String,
}

impl Case {
    /// Reads a file.
    ///
    /// # Errors
    /// A [`Problem`] with the line that is not as it must be.
    pub fn read(path: &Path, kind: Kind) -> Result<Case> {
        let text = std::fs::read_to_string(path).map_err(|e| Problem::new(shown(path), e))?;
        Case::parse(path, kind, &text)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// See [`Case::read`].
    pub fn parse(path: &Path, kind: Kind, text: &str) -> Result<Case> {
        let at = |line: usize, message: String| Problem::new(format!("{}:{line}", shown(path)), message);
        let comment = if is_mir(path) { "#" } else { "//" };
        let header = text.lines().next().and_then(|l| l.strip_prefix(comment)?.trim().strip_prefix("test:"));
        let Some(header) = header else {
            return Err(at(1, format!("the first line must be `{comment} test: {}`", kind.name())));
        };
        let mut options = header.split_whitespace().map(str::to_owned);
        if options.next().as_deref() != Some(kind.name()) {
            return Err(at(
                1,
                format!("a case in this folder begins with `{comment} test: {}`", kind.name()),
            ));
        }
        let options = options.collect();
        let (source, expected) = split(text).map_err(|(line, message)| at(line, message))?;
        let (mut questions, mut marks) = (Vec::new(), Marks::default());
        for (n, line) in source.lines().enumerate() {
            let Some((_, asked)) = line.split_once(QUESTION) else { continue };
            for part in asked.split(';') {
                let number = n as u32 + 1;
                let Some((command, about)) = words(part) else {
                    return Err(at(n + 1, format!("a question is missing behind `{QUESTION}`")));
                };
                match command.as_str() {
                    "never" => drop(marks.never.insert(number)),
                    "warm" => drop(marks.warm.insert(number)),
                    "threw" => drop(marks.threw.insert(number)),
                    _ => questions.push(Question { line: number, command, about }),
                }
            }
        }
        Ok(Case { path: path.to_owned(), kind, options, source, questions, marks, expected })
    }

    /// `slice/two_lists`
    pub fn name(&self) -> String {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        format!("{}/{stem}", self.kind.name())
    }

    /// `two_lists.java`
    pub fn file(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether it is compiled; the others are functions in text form.
    pub fn is_java(&self) -> bool {
        !is_mir(&self.path)
    }

    /// A problem at one of its lines.
    pub fn problem(&self, line: u32, message: impl std::fmt::Display) -> Problem {
        Problem::new(format!("{}:{line}", shown(&self.path)), message)
    }

    /// A line of the source without questions, with its indentation.
    pub fn line(&self, number: u32) -> &str {
        let line = self.source.lines().nth((number as usize).saturating_sub(1)).unwrap_or_default();
        without_question(line)
    }

    /// A hash of all that the compiler sees: comments on lines of their own and questions do not count, the
    /// numbers of lines do.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for line in self.source.lines() {
            let seen = without_question(line);
            hash.update(if seen.trim_start().starts_with("//") { "" } else { seen });
            hash.update("\n");
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The text of the file with other answers.
    pub fn with_answers(&self, answers: &str) -> String {
        format!("{}\n\n{EXPECTED}\n{answers}{END}\n", self.source)
    }
}

fn is_mir(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "mir")
}

fn without_question(line: &str) -> &str {
    line.split_once(QUESTION).map_or(line, |(before, _)| before).trim_end()
}

/// The first word and the others.
fn words(text: &str) -> Option<(String, String)> {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (!first.is_empty()).then(|| (first.to_owned(), rest.trim().to_owned()))
}

/// The source and the expected answers of a file, or the line that is wrong.
fn split(text: &str) -> std::result::Result<(String, String), (usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let Some(start) = lines.iter().position(|l| *l == EXPECTED) else {
        return Ok((text.trim_end().to_owned(), String::new()));
    };
    let source = lines[..start].join("\n").trim_end().to_owned();
    let below = &lines[start + 1..];
    let Some(end) = below.iter().position(|l| *l == END) else {
        return Err((start + 1, format!("the expected answers must end with a line `{END}`")));
    };
    if let Some(more) = below[end + 1..].iter().position(|l| !l.trim().is_empty()) {
        return Err((start + end + more + 3, "nothing may follow the expected answers".to_owned()));
    }
    let expected = below[..end].iter().map(|l| format!("{l}\n")).collect();
    Ok((source, expected))
}

/// All cases, by kind and name.
///
/// # Errors
/// When a folder cannot be read. A malformed case is no error here: each is read when it is run.
pub fn files() -> Result<Vec<(Kind, PathBuf)>> {
    let mut found = Vec::new();
    for kind in Kind::ALL {
        let folder = crate::folder().join(kind.name());
        let entries = std::fs::read_dir(&folder).map_err(|e| Problem::new(shown(&folder), e))?;
        for entry in entries {
            let path = entry.map_err(|e| Problem::new(shown(&folder), e))?.path();
            if path.extension().is_some_and(|e| e == "java" || e == "mir") {
                found.push((kind, path));
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> std::result::Result<Case, String> {
        let path = crate::folder().join("slice/a.java");
        Case::parse(&path, Kind::Slice, text).map_err(|problem| problem.to_string())
    }

    const PLAIN: &str = "// test: slice both\nclass P {\n    int n; //@ slice calls; never\n}\n";

    #[test]
    fn questions_and_marks_are_read() {
        let case = parse(PLAIN).unwrap();
        assert_eq!(case.options, ["both"]);
        let question = Question { line: 3, command: "slice".into(), about: "calls".into() };
        assert_eq!(case.questions, [question]);
        assert_eq!(case.marks.never, BTreeSet::from([3]));
        assert_eq!(case.line(3), "    int n;");
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        let case = parse(PLAIN).unwrap();
        let blessed = parse(&case.with_answers("one\n  two\n")).unwrap();
        assert_eq!(blessed.expected, "one\n  two\n");
        assert_eq!(blessed.source, case.source);
    }

    #[test]
    fn comments_and_answers_do_not_make_class_files_stale() {
        let hash = |text: &str| parse(text).unwrap().hash();
        assert_eq!(hash(PLAIN), hash(&PLAIN.replace("slice calls", "slice loop iterations")));
        assert_eq!(hash(PLAIN), hash(&parse(PLAIN).unwrap().with_answers("x\n")));
        assert_ne!(hash(PLAIN), hash(&PLAIN.replace("int n", "int m")));
        assert_ne!(hash(PLAIN), hash(&PLAIN.replace("class", "\nclass")));
    }

    #[test]
    fn malformed_cases_are_refused_with_their_line() {
        let wrong = [
            ("class P {}", "a.java:1: the first line must be `// test: slice`"),
            ("// test: emit", "a.java:1: a case in this folder begins with `// test: slice`"),
            ("// test: slice\nint n; //@", "a.java:2: a question is missing behind `//@`"),
            ("// test: slice\n/* expected\nx", "a.java:2: the expected answers must end with a line `*/`"),
            ("// test: slice\n/* expected\n*/\nx", "a.java:4: nothing may follow the expected answers"),
        ];
        for (text, message) in wrong {
            assert_eq!(parse(text).unwrap_err(), format!("filetests/slice/{message}"), "{text}");
        }
    }
}
