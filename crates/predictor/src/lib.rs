//! The predictor bundle: format, packaging, reading back.
//!
//! A bundle is a jar that runs on its own (`java -jar x.predictor.jar`) and is a library at the same time
//! (`mantis.predictor.Predictor.load`). It holds
//!
//! | entry | content |
//! |---|---|
//! | `META-INF/mantis/predictor.json` | everything known, for people and tools: [`Description`] |
//! | `META-INF/mantis/predictor.txt` | the frontier for the Java side: see [`text`] |
//! | `META-INF/mantis/point-K.txt` | what evaluating point K of it needs: see [`text`] |
//! | `META-INF/mantis/code-K.blob` | a set of classes that slices consist of: see [`blob`] |
//! | `META-INF/mantis/again-K.blob` | the same that can run again (`mantis_emit::runs_again`); optional |
//! | `META-INF/mantis/resources.blob` | files of the program's class path that the slice may read; optional |
//! | `mantis/predictor/*.class` | the Java side |
//!
//! The classes of slices are not entries of the jar, because predictors load them with loaders of their own:
//! the first prediction as they are, the next ones in the same JVM those that can run again. Everything is
//! deterministic: the same bundle gives the same bytes.

pub mod blob;
mod bundle;
mod description;
pub mod text;

pub use bundle::{Bundle, BundleError};
pub use description::{
    Beyond, Change, ChangeKind, Description, FORMAT, FeatureInfo, Learning, Point, Price, Provenance, Sample,
    SampleWay, Seen, SliceInfo, Tail, Target, TargetChange, ValueKind,
};
