//! All features of a program, in a fixed order, and finding one by its name.

use std::borrow::Cow;

use mantis_classfile::names::MethodRef;
use serde::{Deserialize, Serialize};

use crate::types::{Feature, FeatureId};

/// How many candidates a [`LookupError`] lists.
const MAX_CANDIDATES: usize = 12;

/// All features of a program. A [`FeatureId`] is an index into it; serialised it is the list of the features.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Catalog {
    /// By class name, then in the order of the class's methods, then of the code. Names are unique.
    pub features: Vec<Feature>,
}

/// Why a name does not lead to one feature.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LookupError {
    /// Several features' names start so.
    #[error("`{text}` is not unique; it could be {}", listed(candidates, *total))]
    Ambiguous {
        /// What was looked for.
        text: String,
        /// The first of the names.
        candidates: Vec<String>,
        /// How many names there are.
        total: usize,
    },
    /// No name starts so.
    #[error("there is no feature `{text}`{}", suggestion(candidates, *total))]
    NotFound {
        /// What was looked for.
        text: String,
        /// Names that resemble it.
        candidates: Vec<String>,
        /// How many names resemble it.
        total: usize,
    },
}

fn listed(candidates: &[String], total: usize) -> String {
    let quoted: Vec<String> = candidates.iter().map(|c| format!("`{c}`")).collect();
    let more = if total > candidates.len() {
        format!(" and {} more", total - candidates.len())
    } else {
        String::new()
    };
    quoted.join(", ") + &more
}

fn suggestion(candidates: &[String], total: usize) -> String {
    if candidates.is_empty() { String::new() } else { format!("; similar: {}", listed(candidates, total)) }
}

impl Catalog {
    /// How many features there are.
    pub fn len(&self) -> usize {
        self.features.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.features.is_empty()
    }

    /// A feature by its index.
    pub fn get(&self, id: FeatureId) -> Option<&Feature> {
        self.features.get(id.0 as usize)
    }

    /// The features with their indices, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (FeatureId, &Feature)> {
        self.features.iter().enumerate().map(|(i, feature)| (FeatureId(i as u32), feature))
    }

    /// The features of one method, in order.
    pub fn in_method<'a>(&'a self, method: &'a MethodRef) -> impl Iterator<Item = (FeatureId, &'a Feature)> {
        self.iter()
            .filter(|(_, f)| f.class == method.class && f.method == method.name && f.desc == method.desc)
    }

    /// The features of a method's copies for phases ([`mantis_context`]) that count, each for its phase, what
    /// this one counts.
    pub fn of_phases<'a>(&'a self, feature: &'a Feature) -> impl Iterator<Item = &'a Feature> {
        self.features.iter().filter(|f| {
            let same = |(method, place): (&str, Cow<str>)| {
                *method == *feature.method
                    && f.name.replacen(&format!(" from {place}"), "", 1) == feature.name
            };
            f.class == feature.class && mantis_context::origin(&f.method).is_some_and(same)
        })
    }

    /// The feature of this name, or else the only one whose name starts so; letter case counts only where it
    /// tells names apart.
    pub fn find(&self, text: &str) -> Result<FeatureId, LookupError> {
        let text = text.trim();
        if let Some((id, _)) = self.iter().find(|(_, f)| f.name == text) {
            return Ok(id);
        }
        let lower = text.to_lowercase();
        let tests: [&dyn Fn(&str) -> bool; 2] =
            [&|name| name.starts_with(text), &|name| name.to_lowercase().starts_with(&lower)];
        for test in tests {
            let found: Vec<FeatureId> =
                self.iter().filter(|(_, f)| test(&f.name)).map(|(id, _)| id).collect();
            match found[..] {
                [] => {}
                [id] => return Ok(id),
                _ => {
                    let (candidates, total) = self.shown(&found);
                    return Err(LookupError::Ambiguous { text: text.into(), candidates, total });
                }
            }
        }
        let similar = self.similar(&lower);
        let (candidates, total) = self.shown(&similar);
        Err(LookupError::NotFound { text: text.into(), candidates, total })
    }

    fn shown(&self, ids: &[FeatureId]) -> (Vec<String>, usize) {
        let names = ids.iter().filter_map(|id| self.get(*id)).map(|f| f.name.clone());
        (names.take(MAX_CANDIDATES).collect(), ids.len())
    }

    /// Features with all words of a text in their names; if there are none, those that share its first word.
    fn similar(&self, lower: &str) -> Vec<FeatureId> {
        let words: Vec<&str> = lower.split_whitespace().collect();
        let with = |words: &[&str]| -> Vec<FeatureId> {
            let all = |name: &str| !words.is_empty() && words.iter().all(|w| name.contains(w));
            self.iter().filter(|(_, f)| all(&f.name.to_lowercase())).map(|(id, _)| id).collect()
        };
        let all = with(&words);
        if all.is_empty() { with(&words[..words.len().min(1)]) } else { all }
    }
}
