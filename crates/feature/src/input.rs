//! What inputs say by themselves: the size of a file that an argument names, its lines, a number among the
//! arguments.
//!
//! Nothing of the program runs for such a feature. What it means is known to `mantis.predictor.InputSource`
//! and `InputMeasures`, which compute it in training and in predictions; here it has names only.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Where something is read off. Its text ([`fmt::Display`], [`FromStr`]) is that of the predictor's text
/// format.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum InputSource {
    /// The argument of this number, from 0; its text counts from 1: `argument 2`.
    Argument(u32),
    /// What an option is given, wherever it stands: `option --depth`.
    Option(String),
    /// `standard input`.
    StandardInput,
    /// A small text file that another source names: a key's value, `entry graph in argument 1`, or, without a
    /// key, all files that it names, `files in argument 1`.
    Listed {
        /// Which source names the text file.
        list: Box<InputSource>,
        /// The key, or `#` and the number of a line that names a file.
        entry: Option<String>,
    },
    /// A file whose name is always the same, or follows from arguments in braces: `file maps/{1}.txt`.
    File(String),
    /// All files that arguments name, except what some of them do: `all files but option -o`.
    All {
        /// What is left out.
        except: Vec<InputSource>,
    },
}

impl fmt::Display for InputSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputSource::Argument(number) => write!(f, "argument {}", number + 1),
            InputSource::Option(name) => write!(f, "option {name}"),
            InputSource::StandardInput => f.write_str("standard input"),
            InputSource::Listed { list, entry: Some(key) } => write!(f, "entry {key} in {list}"),
            InputSource::Listed { list, entry: None } => write!(f, "files in {list}"),
            InputSource::File(template) => write!(f, "file {template}"),
            InputSource::All { except } => {
                f.write_str("all files")?;
                except.iter().try_for_each(|source| write!(f, " but {source}"))
            }
        }
    }
}

impl FromStr for InputSource {
    type Err = String;

    fn from_str(text: &str) -> Result<InputSource, String> {
        let wrong = || format!("`{text}` names nothing that inputs have");
        if text == "standard input" {
            return Ok(InputSource::StandardInput);
        }
        if let Some(rest) = text.strip_prefix("all files") {
            let mut parts = rest.split(" but ");
            if parts.next() != Some("") {
                return Err(wrong());
            }
            return Ok(InputSource::All { except: parts.map(str::parse).collect::<Result<_, _>>()? });
        }
        let (kind, rest) = text.split_once(' ').ok_or_else(wrong)?;
        Ok(match kind {
            "argument" => {
                let number: u32 = rest.parse().map_err(|_| wrong())?;
                InputSource::Argument(number.checked_sub(1).ok_or_else(wrong)?)
            }
            "option" => InputSource::Option(rest.to_owned()),
            "entry" => {
                let (key, list) = rest.rsplit_once(" in ").ok_or_else(wrong)?;
                InputSource::Listed { list: Box::new(list.parse()?), entry: Some(key.to_owned()) }
            }
            "files" => {
                let list = rest.strip_prefix("in ").ok_or_else(wrong)?;
                InputSource::Listed { list: Box::new(list.parse()?), entry: None }
            }
            "file" => InputSource::File(rest.to_owned()),
            _ => return Err(wrong()),
        })
    }
}

impl Serialize for InputSource {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for InputSource {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<InputSource, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One number that an input says.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct InputMeasure {
    /// Where it is read off.
    pub source: InputSource,
    /// What is measured there, such as `lines`; `docs/inputs.md` lists all.
    pub measure: String,
}

/// The measure that is an argument's own value.
const NUMBER: &str = "number";

impl fmt::Display for InputMeasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let InputMeasure { source, measure } = self;
        if measure == NUMBER { write!(f, "{source}") } else { write!(f, "{measure} of {source}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_as_they_are_written() {
        let argument = || Box::new(InputSource::Argument(0));
        let sources = [
            (InputSource::Argument(1), "argument 2"),
            (InputSource::Option("--depth".into()), "option --depth"),
            (InputSource::StandardInput, "standard input"),
            (
                InputSource::Listed { list: argument(), entry: Some("a.in".into()) },
                "entry a.in in argument 1",
            ),
            (InputSource::Listed { list: argument(), entry: None }, "files in argument 1"),
            (InputSource::File("maps of {1}.txt".into()), "file maps of {1}.txt"),
            (InputSource::All { except: vec![] }, "all files"),
            (
                InputSource::All { except: vec![InputSource::Option("-o".into()), InputSource::Argument(2)] },
                "all files but option -o but argument 3",
            ),
        ];
        for (source, text) in sources {
            assert_eq!(source.to_string(), text);
            assert_eq!(text.parse(), Ok(source));
        }
        for wrong in
            ["", "argument", "argument 0", "argument x", "lines", "files of x", "all filesx", "entry a"]
        {
            assert!(wrong.parse::<InputSource>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_say_what_is_measured_and_where() {
        let name = |measure: &str| {
            InputMeasure { source: InputSource::Argument(1), measure: measure.into() }.to_string()
        };
        assert_eq!(name("distinct words"), "distinct words of argument 2");
        assert_eq!(name("number"), "argument 2");
    }
}
