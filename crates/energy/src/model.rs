//! Joules without a meter: the sum of what a run did times what each of it takes.
//!
//! Without an intercept, so that it is free of what an idle machine takes. That a process's energy is close
//! to linear in such counts is an old finding (F. Bellosa, "The benefits of event-driven energy accounting",
//! 2000, with the processor's own events in the place of bytecodes). The generic coefficients are of the
//! order of magnitude of a core of today's servers and of their memory and disks; nobody measured them on
//! any machine, so all that they give is an estimate that orders runs and is no bill.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::calibration::Calibration;
use crate::meter::{Meter, Reading, Source};
use crate::work::Term;
use crate::{Error, Work};

/// What a file of coefficients begins with.
const FORMAT: &str = "mantis-energy 1";

/// Coefficients, and where they come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    format: String,
    /// Joules for each of a term; terms that are absent take none.
    pub coefficients: BTreeMap<Term, f64>,
    /// How they were found; absent where they were not measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calibration: Option<Calibration>,
    /// The file it was read from.
    #[serde(skip)]
    path: Option<PathBuf>,
}

impl Model {
    /// Generic coefficients: 6 W for a busy core, which is most of it, and little for what moves in memory
    /// and through files. Tenths of nanojoules for a bytecode that is compiled; the core's time has the rest.
    pub fn generic() -> Model {
        let coefficients = BTreeMap::from([
            (Term::CpuSecond, 6.0),
            (Term::AllocatedByte, 2e-10),
            (Term::SimpleBytecode, 5e-11),
            (Term::ArithmeticBytecode, 2e-10),
            (Term::MemoryBytecode, 2e-10),
            (Term::CallBytecode, 3e-10),
            (Term::ReadByte, 1e-9),
            (Term::WrittenByte, 1e-9),
        ]);
        Model { format: FORMAT.to_owned(), coefficients, calibration: None, path: None }
    }

    /// The model that a calibration found.
    pub fn calibrated(coefficients: BTreeMap<Term, f64>, calibration: Calibration) -> Model {
        Model { format: FORMAT.to_owned(), coefficients, calibration: Some(calibration), path: None }
    }

    /// Reads a model that [`Model::to_json`] gave.
    ///
    /// # Errors
    /// When the file cannot be read or is no such model.
    pub fn load(path: &Path) -> Result<Model, Error> {
        let remedy = "name a file that mantis energy calibrate wrote";
        let text = std::fs::read(path).map_err(Error::read(path, remedy))?;
        let model: Model = serde_json::from_slice(&text)
            .map_err(|e| Error::content(path, format!("not a model of energy ({e}); {remedy}")))?;
        if model.format != FORMAT {
            let why = format!("a model of format {:?}; this mantis reads {FORMAT:?}: {remedy}", model.format);
            return Err(Error::content(path, why));
        }
        if let Some((term, joules)) = model.coefficients.iter().find(|(_, j)| !(j.is_finite() && **j >= 0.0))
        {
            let why = format!("{joules} J for each {} cannot be; {remedy}", term.name());
            return Err(Error::content(path, why));
        }
        Ok(Model { path: Some(path.to_path_buf()), ..model })
    }

    /// As the text of a file.
    pub fn to_json(&self) -> String {
        // Names and finite numbers: nothing that JSON cannot say.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Joules of what a run did.
    pub fn of(&self, work: &Work) -> f64 {
        let amounts = Term::ALL.iter().zip(work.amounts());
        amounts.map(|(term, amount)| self.coefficients.get(term).copied().unwrap_or(0.0) * amount).sum()
    }
}

impl Meter for Model {
    fn name(&self) -> String {
        self.path.as_ref().map_or("model".to_owned(), |path| format!("model:{}", path.display()))
    }

    fn source(&self) -> Source {
        if self.calibration.is_some() { Source::Modelled } else { Source::Estimated }
    }

    fn read(&self) -> Result<Reading, Error> {
        Ok(Reading::new())
    }

    fn joules(&self, _: &[u64], _: &[u64], work: Option<&Work>) -> Option<f64> {
        work.map(|work| self.of(work))
    }

    fn is_read(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_is_read_as_it_was_written_and_its_source_is_known() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("energy.json");
        let generic = Model::generic();
        std::fs::write(&path, generic.to_json()).unwrap();
        let read = Model::load(&path).unwrap();
        assert_eq!(read.coefficients, generic.coefficients);
        assert_eq!((generic.source(), read.source()), (Source::Estimated, Source::Estimated));
        assert_eq!(read.name(), format!("model:{}", path.display()));
        let work = Work { cpu_seconds: 2.0, read_bytes: 1e9, ..Work::default() };
        assert_eq!(generic.of(&work), 13.0);
        let calibrated = Model::calibrated(BTreeMap::new(), Calibration::default());
        std::fs::write(&path, calibrated.to_json()).unwrap();
        assert_eq!(Model::load(&path).unwrap().source(), Source::Modelled);
    }

    #[test]
    fn garbage_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("energy.json");
        let error = |text: &str| {
            std::fs::write(&path, text).unwrap();
            Model::load(&path).unwrap_err().to_string()
        };
        for text in ["", "{}", "[1]", r#"{"format":"mantis-energy 1","coefficients":{"gpu_second":1}}"#] {
            let error = error(text);
            assert!(error.contains("energy.json: not a model of energy"), "{error}");
        }
        let negative = r#"{"format":"mantis-energy 1","coefficients":{"cpu_second":-1}}"#;
        assert!(error(negative).contains("-1 J for each CPU second cannot be"));
        let later = r#"{"format":"mantis-energy 2","coefficients":{}}"#;
        assert!(error(later).contains("a model of format \"mantis-energy 2\""));
    }
}
