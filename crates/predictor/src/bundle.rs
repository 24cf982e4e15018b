//! Writing and reading the jar.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use mantis_classfile::jar::{Jar, JarBuilder, JarError, Manifest};
use mantis_classfile::names::Name;

use crate::description::{Description, FORMAT, Learning, Point};
use crate::{blob, text};

const JSON: &str = "META-INF/mantis/predictor.json";
const TEXT: &str = "META-INF/mantis/predictor.txt";
const CODE: &str = "META-INF/mantis/code-";
const AGAIN: &str = "META-INF/mantis/again-";
const POINT: &str = "META-INF/mantis/point-";
/// More sets of classes than any frontier has.
const MOST_SETS: usize = 1000;
const RESOURCES: &str = "META-INF/mantis/resources.blob";

/// A predictor.
#[derive(Clone, Debug, PartialEq)]
pub struct Bundle {
    /// What it knows.
    pub description: Description,
    /// Sets of classes, of which slices consist, by internal name, sorted: `mantis_emit::Emitted::classes`.
    pub code: Vec<Vec<(Name, Vec<u8>)>>,
    /// Of some of these sets, by number, the same classes as can be run again (`mantis_emit::runs_again`),
    /// for JVMs that make more than one prediction. Whoever adds them has compared what they compute.
    pub again: BTreeMap<usize, Vec<(Name, Vec<u8>)>>,
    /// Files of the program's class path that the slice may read, by name, sorted.
    pub resources: Vec<(String, Vec<u8>)>,
}

/// Why a bundle cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum BundleError {
    /// The jar.
    #[error(transparent)]
    Jar(#[from] JarError),
    /// A jar, but not of a predictor.
    #[error("{} is not a predictor of Mantis: it has no {missing}", .path.display())]
    NotAPredictor {
        /// The file.
        path: PathBuf,
        /// The entry that is missing.
        missing: String,
    },
    /// The description cannot be read.
    #[error("the description in {} is damaged: {source}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// A blob cannot be read.
    #[error("{entry} in {} is damaged", .path.display())]
    DamagedBlob {
        /// The file.
        path: PathBuf,
        /// The entry.
        entry: String,
    },
    /// A format of another version of Mantis.
    #[error("{} has format {format}, this version of Mantis reads format {FORMAT}", .path.display())]
    OtherFormat {
        /// The file.
        path: PathBuf,
        /// Its format.
        format: u32,
    },
    /// The jar cannot be put together.
    #[error("the predictor cannot be packed: {0}")]
    Pack(String),
    /// The bundle contradicts itself.
    #[error("the predictor is inconsistent: {0}")]
    Inconsistent(String),
}

/// Classes as the Java side finds them: by name with dots.
fn pack(classes: &[(Name, Vec<u8>)]) -> Vec<u8> {
    let classes: Vec<(String, &[u8])> =
        classes.iter().map(|(name, bytes)| (name.replace('/', "."), bytes.as_slice())).collect();
    blob::pack(classes.iter().map(|(name, bytes)| (name.as_str(), *bytes)))
}

impl Bundle {
    /// The bytes of the jar.
    ///
    /// # Errors
    /// [`BundleError::Inconsistent`] when targets or features refer to what is not there.
    pub fn to_bytes(&self) -> Result<Vec<u8>, BundleError> {
        self.builder()?.to_bytes().map_err(|e| BundleError::Pack(e.to_string()))
    }

    /// Writes the jar; the file appears whole or not at all.
    ///
    /// # Errors
    /// As [`Bundle::to_bytes`], and when the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), BundleError> {
        Ok(self.builder()?.write_to(path)?)
    }

    /// As [`Bundle::to_bytes`], uncompressed: for predictors that are run once, to check them.
    ///
    /// # Errors
    /// See [`Bundle::to_bytes`].
    pub fn to_stored_bytes(&self) -> Result<Vec<u8>, BundleError> {
        self.builder()?.stored().to_bytes().map_err(|e| BundleError::Pack(e.to_string()))
    }

    fn builder(&self) -> Result<JarBuilder, BundleError> {
        self.check()?;
        let json =
            serde_json::to_string_pretty(&self.description).map_err(|e| BundleError::Pack(e.to_string()))?;
        let mut manifest = Manifest::default();
        manifest.set("Main-Class", "mantis.predictor.Main");
        let mut jar = JarBuilder::new();
        jar.manifest(&manifest);
        jar.add(TEXT, text::write(&self.description).into_bytes());
        jar.add(JSON, json.into_bytes());
        for (k, point) in self.description.points.iter().enumerate() {
            jar.add(&format!("{POINT}{k}.txt"), text::write_point(point).into_bytes());
        }
        for (k, classes) in self.code.iter().enumerate() {
            jar.add(&format!("{CODE}{k}.blob"), pack(classes));
        }
        for (k, classes) in &self.again {
            jar.add(&format!("{AGAIN}{k}.blob"), pack(classes));
        }
        if !self.resources.is_empty() {
            jar.add(RESOURCES, blob::pack(self.resources.iter().map(|(n, b)| (n.as_str(), b.as_slice()))));
        }
        for (name, bytes) in mantis_runtime::PREDICTOR.into_iter().flat_map(mantis_runtime::package) {
            jar.add_class(name, bytes.to_vec());
        }
        Ok(jar)
    }

    fn check(&self) -> Result<(), BundleError> {
        let d = &self.description;
        if d.points.is_empty() || d.knee >= d.points.len() {
            return Err(BundleError::Inconsistent("it has no model".to_owned()));
        }
        let is_dearer = |point: usize| (d.knee + 1..d.points.len()).contains(&point);
        if d.beyond.as_ref().is_some_and(|b| {
            !is_dearer(b.point) || b.targets.iter().any(|t| *t >= d.points[d.knee].targets.len())
        }) {
            return Err(BundleError::Inconsistent("what answers beyond its training is no point".to_owned()));
        }
        d.points.iter().try_for_each(|point| self.check_point(point).map_err(BundleError::Inconsistent))
    }

    fn check_point(&self, point: &Point) -> Result<(), String> {
        if point.targets.is_empty() {
            return Err("it predicts nothing".to_owned());
        }
        if point.slices.iter().any(|s| s.code >= self.code.len()) {
            return Err("a slice has no classes".to_owned());
        }
        for info in point.features.iter().filter(|f| !f.feature.is_input()) {
            let has = |k: &usize| point.slices.get(*k).is_some_and(|s| info.slot < s.slots);
            if info.slices.is_empty() || !info.slices.iter().all(has) {
                return Err(format!("feature {} has no slot", info.name));
            }
        }
        for target in &point.targets {
            let model = &target.model;
            let known = target.inputs.iter().all(|&i| i < point.features.len());
            if target.inputs.len() != model.features.len() || !known {
                return Err(format!("the model of {} reads features that are not computed", target.name));
            }
            let fitted = model.interval.inverse.len();
            let square = model.interval.inverse.iter().all(|row| row.len() == fitted);
            if fitted > model.terms.len() || !square {
                return Err(format!("the interval of {} does not fit its model", target.name));
            }
            let learned = |l: &Learning| {
                l.state.is_of(model) && l.recent.iter().all(|s| s.values.len() == point.features.len())
            };
            if !target.learning.as_ref().is_none_or(learned) {
                return Err(format!("what was learned of {} does not fit its model", target.name));
            }
        }
        Ok(())
    }

    /// Reads a jar.
    ///
    /// # Errors
    /// When the file cannot be read or is not a predictor of this format.
    pub fn read(path: &Path) -> Result<Bundle, BundleError> {
        let jar = Jar::open(path)?;
        let need = |missing: &str| {
            let missing_entry =
                || BundleError::NotAPredictor { path: path.to_owned(), missing: missing.to_owned() };
            jar.read(missing)?.ok_or_else(missing_entry)
        };
        let json = need(JSON)?;
        let damaged = |source| BundleError::Damaged { path: path.to_owned(), source };
        #[derive(serde::Deserialize)]
        struct Version {
            format: u32,
        }
        let Version { format } = serde_json::from_slice(&json).map_err(damaged)?;
        if format != FORMAT {
            return Err(BundleError::OtherFormat { path: path.to_owned(), format });
        }
        let description: Description = serde_json::from_slice(&json).map_err(damaged)?;
        let unpack = |entry: &str, bytes: Vec<u8>| {
            let damaged = || BundleError::DamagedBlob { path: path.to_owned(), entry: entry.to_owned() };
            blob::unpack(&bytes).ok_or_else(damaged)
        };
        let internal = |(name, bytes): (String, Vec<u8>)| (Name::from(name.replace('.', "/")), bytes);
        let slices = description.points.iter().flat_map(|p| &p.slices);
        let sets = slices.map(|s| s.code + 1).max().unwrap_or(0);
        let mut code = Vec::with_capacity(sets.min(MOST_SETS));
        for k in 0..sets.min(MOST_SETS) {
            let entry = format!("{CODE}{k}.blob");
            code.push(unpack(&entry, need(&entry)?)?.into_iter().map(internal).collect());
        }
        let mut again = BTreeMap::new();
        for k in 0..code.len() {
            let entry = format!("{AGAIN}{k}.blob");
            if let Some(bytes) = jar.read(&entry)? {
                again.insert(k, unpack(&entry, bytes)?.into_iter().map(internal).collect());
            }
        }
        let resources = match jar.read(RESOURCES)? {
            Some(bytes) => unpack(RESOURCES, bytes)?,
            None => Vec::new(),
        };
        let bundle = Bundle { description, code, again, resources };
        bundle.check()?;
        Ok(bundle)
    }
}
