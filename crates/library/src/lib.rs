//! What JDK methods read, write, return, call back and do outside: effect descriptions.
//!
//! [`effect`] has the vocabulary. A [`Library`] answers from a hand-written overlay (`overlay/*.effects`),
//! then from what inference found in the JDK's own bytecode, and for what neither knows from
//! [`mod@conservative`]. What else is known of the JDK are [`mod@marks`] (`overlay/*.marks`).

pub mod audit;
pub mod conservative;
pub mod effect;
pub mod hierarchy;
mod indices;
pub mod infer;
mod library;
pub mod marks;
pub mod overlay;
mod render;

pub use effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times,
    Write,
};
pub use hierarchy::{Hierarchy, NoHierarchy, Supers, linearize};
pub use indices::IndexSet;
pub use library::Library;
pub use marks::{Mark, Marks, marks};
pub use render::render;
