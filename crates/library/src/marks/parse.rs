//! Lines and stanzas of files of marks.

use std::sync::Arc;

use mantis_classfile::names::Name;

use super::glob::Glob;
use super::mark::{Mark, Of, Takes};
use super::{Class, Entry, Given, Line, Marks};
use crate::overlay::{Parameters, ParseError, statements};

/// The package of the predictor's classes.
const PREDICTOR: &str = "mantis/predictor/";

pub(super) fn parse(files: &[(&'static str, &str)]) -> Result<Marks, ParseError> {
    let mut parser = Parser::default();
    for &(file, text) in files {
        parser.stanza.clear();
        for (line, statement) in statements(text) {
            let error = |message| ParseError { file: file.to_owned(), line, message };
            parser.statement(&statement, file, line).map_err(error)?;
        }
    }
    let mut marks = parser.marks;
    for (_, class) in marks.patterns.values().flatten() {
        marks.starred.extend(class.mentioned);
    }
    Ok(marks)
}

#[derive(Default)]
struct Parser {
    marks: Marks,
    /// The classes of the current stanza, with stars.
    stanza: Vec<String>,
    /// How many lines there were.
    number: u32,
}

impl Parser {
    fn statement(&mut self, text: &str, file: &'static str, line: u32) -> Result<(), String> {
        self.number += 1;
        let number = self.number;
        let line = |given| Arc::new(Line { number, file, line, given });
        if let Some(rest) = text.strip_prefix("class ") {
            let (classes, own) = rest.split_once(" is ").unwrap_or((rest, ""));
            let line = line(given(own, Of::Classes)?);
            self.stanza = classes.split_whitespace().map(str::to_owned).collect();
            for name in &self.stanza {
                let class = class(&mut self.marks, name);
                class.mention(&line);
                class.own.push(line.clone());
            }
            return Ok(());
        }
        if self.stanza.is_empty() {
            return Err("a line outside a `class` stanza".to_owned());
        }
        let (patterns, said) = text.split_once(" : ").ok_or("a line needs `methods : marks`")?;
        let line = line(given(said, Of::Methods)?);
        if line.given.is_empty() {
            return Err("a line needs `methods : marks`".to_owned());
        }
        for alternative in patterns.split('|') {
            self.pattern(alternative.trim(), &line)?;
        }
        Ok(())
    }

    /// `write/append(String,..)`, `get*(..)URL`, `new(File)`, `*`.
    fn pattern(&mut self, pattern: &str, line: &Arc<Line>) -> Result<(), String> {
        let (names, parameters, result) = match pattern.split_once('(') {
            None => (pattern, None, None),
            Some((names, rest)) => {
                let (list, result) = rest.split_once(')').ok_or("the parameter list does not end")?;
                if !result.bytes().all(|b| b.is_ascii_alphanumeric() || b"[]".contains(&b)) {
                    return Err(format!("`{result}` is no type"));
                }
                (names, Some(Parameters::parse(list)?), Some(result).filter(|r| !r.is_empty()))
            }
        };
        let text = &pattern[names.len()..];
        let entry =
            Entry { parameters, result: result.map(Name::from), text: Name::from(text), line: line.clone() };
        for name in names.split('/') {
            if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b"_$*".contains(&b)) {
                return Err(format!("`{name}` is no method name"));
            }
            for class_name in &self.stanza {
                let class = class(&mut self.marks, class_name);
                class.mention(line);
                match Glob::parse(name) {
                    Some(glob) => class.patterns.push((glob, entry.clone())),
                    None => {
                        let name = if name == "new" { "<init>" } else { name };
                        class.named.entry(Name::from(name)).or_default().push(entry.clone());
                    }
                }
            }
        }
        Ok(())
    }
}

impl Class {
    fn mention(&mut self, line: &Line) {
        line.given.iter().for_each(|g| self.mentioned.insert(g.mark));
    }
}

/// What is known of a class, or of those that a pattern names.
fn class<'m>(marks: &'m mut Marks, name: &str) -> &'m mut Class {
    let Some(glob) = Glob::parse(name) else { return marks.classes.entry(Name::from(name)).or_default() };
    let alike = marks.patterns.entry(Name::from(glob.package())).or_default();
    let at = alike.iter().position(|(known, _)| *known == glob).unwrap_or(alike.len());
    if at == alike.len() {
        alike.push((glob, Class::default()));
    }
    &mut alike[at].1
}

/// `denied; replaced Unwritten; not contained`.
fn given(text: &str, of: Of) -> Result<Vec<Given>, String> {
    let mut all: Vec<Given> = Vec::new();
    for clause in text.split(';').map(str::trim).filter(|c| !c.is_empty()) {
        let (holds, clause) = clause.strip_prefix("not ").map_or((true, clause), |rest| (false, rest));
        let (word, value) = clause.split_once(' ').map_or((clause, None), |(w, v)| (w, Some(v.trim())));
        let (mark, said_of, takes) = Mark::by_word(word).ok_or_else(|| format!("`{word}` is no mark"))?;
        if said_of != of {
            let right = if said_of == Of::Classes { "classes" } else { "methods" };
            return Err(format!("`{word}` is a mark of {right}"));
        }
        if all.iter().any(|g| g.mark == mark) {
            return Err(format!("`{word}` is said twice"));
        }
        let value = if holds || value.is_some() { taken(word, takes, value)? } else { None };
        all.push(Given { mark, holds, value });
    }
    Ok(all)
}

fn taken(word: &str, takes: Takes, value: Option<&str>) -> Result<Option<Name>, String> {
    match (takes, value) {
        (Takes::Nothing, None) => Ok(None),
        (Takes::Nothing, Some(value)) => Err(format!("`{word}` takes no `{value}`")),
        (Takes::ClassOfPredictor, Some(v)) if v.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            Ok(Some(Name::from(format!("{PREDICTOR}{v}"))))
        }
        (Takes::ClassOfPredictor, _) => Err(format!("`{word}` needs a class of the predictor")),
        (Takes::Word(words), Some(v)) if words.contains(&v) => Ok(Some(Name::from(v))),
        (Takes::Word(words), _) => Err(format!("`{word}` needs one of `{}`", words.join("`, `"))),
    }
}
