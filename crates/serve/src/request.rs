//! What the body of a prediction's request asks for.

use std::path::Path;

use serde::Deserialize;

/// A prediction that is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Request {
    /// Arguments of the program.
    pub args: Vec<String>,
    /// What it would read from standard input.
    pub stdin: Stdin,
    /// The directory that the client means relative names to be in.
    pub cwd: Option<String>,
    /// The only resource to answer with.
    pub target: Option<String>,
    /// Which model: the share of the program's time that the prediction may take, `2%`.
    pub budget: Option<String>,
    /// Which model: the time that the prediction may take, `5ms`.
    pub within: Option<String>,
}

/// Where standard input comes from: a file (a string), or a text (`{"text": "..."}`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Option<Source>")]
pub enum Stdin {
    /// There is none.
    #[default]
    None,
    /// This file.
    File(String),
    /// This text.
    Text(String),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Source {
    File(String),
    Text(Text),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    text: String,
}

impl From<Option<Source>> for Stdin {
    fn from(source: Option<Source>) -> Stdin {
        match source {
            None => Stdin::None,
            Some(Source::File(file)) => Stdin::File(file),
            Some(Source::Text(Text { text })) => Stdin::Text(text),
        }
    }
}

impl Request {
    /// Reads a body; an empty one asks for a run without arguments. Relative names are those of the server's
    /// directory `here`, so another `cwd` is refused.
    ///
    /// # Errors
    /// A sentence for the client.
    pub fn parse(body: &[u8], here: &Path) -> Result<Request, String> {
        if body.iter().all(u8::is_ascii_whitespace) {
            return Ok(Request::default());
        }
        let request: Request = serde_json::from_slice(body)
            .map_err(|e| format!("the body is no request: {e}; see docs/serve.md"))?;
        if let Some(cwd) = &request.cwd {
            let same =
                Path::new(cwd).canonicalize().is_ok_and(|cwd| Ok(cwd) == here.canonicalize().map_err(drop));
            if !same {
                return Err(format!(
                    "this server works in {}, not in {cwd}: give absolute names, or start another there",
                    here.display()
                ));
            }
        }
        Ok(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Request, String> {
        Request::parse(text.as_bytes(), Path::new("/"))
    }

    #[test]
    fn bodies() {
        let args = vec!["a".to_owned(), "b c".to_owned()];
        let stdin = Stdin::File("in.txt".into());
        assert_eq!(
            parse(r#"{"args": ["a", "b c"], "stdin": "in.txt"}"#),
            Ok(Request { args, stdin, ..Request::default() })
        );
        let stdin = Stdin::Text("1 2\n".into());
        assert_eq!(parse(r#"{"stdin": {"text": "1 2\n"}}"#), Ok(Request { stdin, ..Request::default() }));
        assert_eq!(parse(r#"{"stdin": null}"#), Ok(Request::default()));
        assert_eq!(parse(" \n"), Ok(Request::default()));
        assert_eq!(parse(r#"{"cwd": "/", "within": "5ms"}"#).unwrap().within.as_deref(), Some("5ms"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text| parse(text).unwrap_err();
        assert!(error("{").starts_with("the body is no request: EOF "), "{}", error("{"));
        assert!(error(r#"{"argz": []}"#).contains("unknown field `argz`"), "{}", error(r#"{"argz": []}"#));
        assert!(error(r#"{"args": [1]}"#).contains("expected a string"));
        assert!(error(r#"{"stdin": {"file": "x"}}"#).contains("did not match any variant"));
        let elsewhere = error(r#"{"cwd": "/proc"}"#);
        assert_eq!(
            elsewhere,
            "this server works in /, not in /proc: give absolute names, or start another there"
        );
        assert!(error(r#"{"cwd": "/no/such"}"#).contains("not in /no/such"));
        assert!(error(&"[".repeat(1000)).contains("no request"));
    }
}
