//! The vocabulary of marks: what each says, and how it is written.

/// What a mark is said of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// A class itself, after `is`.
    Classes,
    /// Methods, on a line of their own.
    Methods,
}

/// What stands behind the word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing.
    Nothing,
    /// A class of the predictor, without its package.
    ClassOfPredictor,
    /// One of these words.
    Word(&'static [&'static str]),
}

/// Defines [`Mark`] and the form of each.
macro_rules! marks {
    ($($(#[doc = $doc:literal])* $mark:ident = $word:literal, $of:ident, $takes:expr;)*) => {
        /// A fact about classes or methods of the JDK that no effect says.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Mark {
            $($(#[doc = $doc])* $mark,)*
        }

        impl Mark {
            /// All of them, with their words.
            pub(super) const ALL: &[(Mark, &str, Of, Takes)] =
                &[$((Mark::$mark, $word, Of::$of, $takes),)*];
        }
    };
}

use Takes::{ClassOfPredictor, Nothing, Word};

marks! {
    /// No predictor may call it, whatever its effect was found to be.
    Denied = "denied", Methods, Nothing;
    /// It touches nothing but tells of what is not the same in a predictor: `files` beside the program's
    /// classes, or the `machine` that runs it. A strict slice needs none of them.
    Misleading = "misleading", Methods, Word(&["files", "machine"]);
    /// If nobody described it, it works on what it is given: by the design of its package it opens no file to
    /// write, no connection and no process by itself.
    Contained = "contained", Methods, Nothing;
    /// It finds classes, members or resources, and runs no code but static initialisers and what services
    /// and serialised objects have.
    Lookup = "lookup", Methods, Nothing;
    /// Emitted code calls the static method of the same name of a class of the predictor instead.
    Instead = "instead", Methods, ClassOfPredictor;
    /// The same in optimistic slices only; strict ones do not have the method.
    Replaced = "replaced", Methods, ClassOfPredictor;
    /// A constructor that would open a file for writing. Optimistic slices make an object of this subclass
    /// instead, which has a constructor of the same descriptor and writes nothing.
    Sunk = "sunk", Methods, ClassOfPredictor;
    /// It works on what a replaced method opened, so optimistic slices may have it.
    Tame = "tame", Methods, Nothing;
    /// It writes to a file that something else opened.
    OfFile = "of-file", Methods, Nothing;
    /// It opens a file that stays open until it is closed.
    Opens = "opens", Methods, Nothing;
    /// The last operand, of this type, says how a file is opened; emitted code checks that it is opened to be
    /// read.
    ReadOnly = "read-only", Methods, Word(&["String", "OpenOption[]"]);
    /// It ends the program: `at-once`, or after a `receiver` is dropped.
    Exits = "exits", Methods, Word(&["at-once", "receiver"]);
}

impl Mark {
    /// The mark that a word stands for.
    pub(super) fn by_word(word: &str) -> Option<(Mark, Of, Takes)> {
        Mark::ALL.iter().find(|known| known.1 == word).map(|&(mark, _, of, takes)| (mark, of, takes))
    }
}

/// A set of marks.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MarkSet(u128);

impl MarkSet {
    pub(super) fn insert(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u32;
    }

    pub(super) fn contains(self, mark: Mark) -> bool {
        self.0 >> mark as u32 & 1 != 0
    }
}
