//! The table of features beside a run store: which there are, and where their values are.
//!
//! A program has up to half a million features, and most have one value in all runs. Those are told once,
//! here; the others are numbered, and each run has one list of their values in that order. So neither file
//! has a column for a feature: what a reader must know before it reads (the footer) stays small, which
//! readers insist on (Thrift limits in Arrow).

use super::columns::{self, Data, Leaf};
use super::{RunStore, meta};
use crate::Error;
use crate::hash::Hasher;
use parquet::file::reader::SerializedFileReader;
use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

/// The table of the store at this path: `runs.features.parquet` for `runs.parquet`.
pub(crate) fn beside(store: &Path) -> PathBuf {
    store.with_extension("features.parquet")
}

/// The features of a store and where their values are.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Features {
    pub(crate) names: Vec<String>,
    /// Index in each run's list, for features that vary.
    position: Vec<Option<i64>>,
    /// The value in all runs, for the others; none when no run has features.
    constant: Vec<Option<f64>>,
    /// What each is, as JSON; empty when that is not known.
    pub(crate) definitions: Vec<String>,
    /// Features that vary, in the order of the lists.
    varying: Vec<usize>,
}

impl Features {
    pub(crate) fn of(store: &RunStore) -> Features {
        let n = store.features.len();
        let mut runs = store.rows.iter().map(|r| &r.features[..]).filter(|f| !f.is_empty());
        let first = runs.next();
        let mut varies = vec![false; n];
        for run in runs {
            let values = varies.iter_mut().zip(run).zip(first.into_iter().flatten());
            values.for_each(|((varies, value), first)| *varies |= value.to_bits() != first.to_bits());
        }
        let varying: Vec<usize> = (0..n).filter(|&j| varies[j]).collect();
        let mut position = vec![None; n];
        (0..).zip(&varying).for_each(|(k, &j)| position[j] = Some(k));
        let constant = (0..n).map(|j| first.map(|f| f[j]).filter(|_| !varies[j])).collect();
        let (names, definitions) = (store.features.clone(), store.definitions.clone());
        Features { names, position, constant, definitions, varying }
    }

    /// How many vary.
    pub(crate) fn varying(&self) -> usize {
        self.varying.len()
    }

    /// A run's list: of all its values those that vary.
    pub(crate) fn list(&self, values: &[f64]) -> Vec<f64> {
        self.varying.iter().map(|&j| values[j]).collect()
    }

    /// All values of a run from its list.
    pub(crate) fn values(&self, list: &[f64]) -> Result<Vec<f64>, String> {
        if list.len() != self.varying.len() {
            return Err(format!("{} features vary, but a run has {} values", self.varying.len(), list.len()));
        }
        let mut values: Vec<f64> = self.constant.iter().map(|c| c.unwrap_or(f64::NAN)).collect();
        self.varying.iter().zip(list).for_each(|(&j, value)| values[j] = *value);
        Ok(values)
    }

    /// Tells this table from others, so that the files of two measurements are not taken for one store.
    pub(crate) fn hash(&self) -> String {
        let mut hasher = Hasher::new("features 2");
        hasher.parts(self.names.iter().map(String::as_str));
        for (position, constant) in self.position.iter().zip(&self.constant) {
            hasher.part(&position.unwrap_or(-1).to_le_bytes());
            hasher.part(&constant.map_or([0; 9], |c| {
                let mut bytes = [1; 9];
                bytes[1..].copy_from_slice(&c.to_bits().to_le_bytes());
                bytes
            }));
        }
        hasher.finish()
    }

    pub(crate) fn write(&self, file: &File) -> parquet::errors::Result<()> {
        let text = |v: &[String], n: usize| Data::Text((0..n).map(|i| v.get(i).cloned()).collect());
        let n = self.names.len();
        let leaves = [
            ("name", text(&self.names, n)),
            ("position", Data::Int(self.position.clone())),
            ("constant", Data::Double(self.constant.clone())),
            ("definition", text(&self.definitions, n)),
        ];
        let leaves: Vec<Leaf> =
            leaves.into_iter().map(|(name, data)| Leaf { name: name.to_owned(), data }).collect();
        let pairs = [(meta::FORMAT, super::FORMAT.to_owned()), (meta::FEATURES, self.hash())];
        let pairs: BTreeMap<String, String> = pairs.into_iter().map(|(k, v)| (k.to_owned(), v)).collect();
        columns::write(file, &leaves, None, n, n, &pairs)
    }

    /// Reads the table beside a store whose metadata has this hash.
    pub(crate) fn read(store: &Path, hash: Option<&String>) -> Result<Features, Error> {
        let path = beside(store);
        let file = File::open(&path).map_err(|e| {
            let why = format!("its features are in {}: {e}; both files belong together", path.display());
            Error::format(store, why)
        })?;
        let read = || {
            let reader = SerializedFileReader::new(file)?;
            columns::read(&reader)
        };
        let (leaves, _) =
            read().map_err(|e| Error::format(&path, format!("not a table of features ({e})")))?;
        let features = Features::from_leaves(leaves).map_err(|e| Error::format(&path, e))?;
        if hash != Some(&features.hash()) {
            let why = format!("it belongs to another measurement than {}", store.display());
            return Err(Error::format(&path, why));
        }
        Ok(features)
    }

    fn from_leaves(leaves: Vec<Leaf>) -> Result<Features, String> {
        let mut columns: BTreeMap<String, Data> = leaves.into_iter().map(|l| (l.name, l.data)).collect();
        let mut take = |name: &str| columns.remove(name).ok_or_else(|| format!("column {name} is missing"));
        let (Data::Text(names), Data::Int(position), Data::Double(constant), Data::Text(definitions)) =
            (take("name")?, take("position")?, take("constant")?, take("definition")?)
        else {
            return Err("a column has another type than a table of features has".to_owned());
        };
        let names: Option<Vec<String>> = names.into_iter().collect();
        let mut varying: Vec<(i64, usize)> =
            position.iter().enumerate().filter_map(|(j, p)| Some(((*p)?, j))).collect();
        varying.sort_unstable();
        if !varying.iter().zip(0..).all(|((p, _), k)| *p == k) {
            return Err("its positions are not 0, 1, 2, ...".to_owned());
        }
        Ok(Features {
            names: names.ok_or("a feature has no name")?,
            varying: varying.into_iter().map(|(_, j)| j).collect(),
            position,
            constant,
            definitions: definitions.into_iter().flatten().collect(),
        })
    }
}
