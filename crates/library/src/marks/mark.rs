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

    /// Objects are texts, paths, or names of files.
    Text = "text", Classes, Nothing;
    /// What is called on a new object adds nothing to its text.
    Complete = "complete", Classes, Nothing;
    /// Of what a constructor is given, only the first names the file.
    NamedFirst = "named-first", Classes, Nothing;
    /// Objects know the path that they were made with.
    PathHolder = "path-holder", Classes, Nothing;
    /// Slices that read samples, or files that they write, have this subclass in its place.
    SampledAs = "sampled-as", Classes, ClassOfPredictor;
    /// It puts its operands into a collection.
    Puts = "puts", Methods, Nothing;
    /// It may give what was put into the collection.
    Holds = "holds", Methods, Nothing;
    /// It gives its operands, or parts of them.
    HandsOn = "hands-on", Methods, Nothing;
    /// It hands callbacks what is in the folder that is its first operand.
    Walks = "walks", Methods, Nothing;
    /// It opens a file, asks what is known of one or lists a folder; `Sampled` has a method for it.
    Sampled = "sampled", Methods, Nothing;
    /// A constructor that opens the file that is its first operand, where others take a stream.
    Scans = "scans", Methods, Nothing;
    /// It opens a file for which a slice can have something else, or reads what was opened.
    Watched = "watched", Methods, Nothing;
    /// It reads the file that its first operand names, with at most one operand after it; emitted code looks
    /// first whether that file may be one that the program wrote.
    ReadsNamed = "reads-named", Methods, Nothing;
    /// Values say whether the channel that it opens may be written to.
    ByOptions = "by-options", Methods, Nothing;
    /// It changes files, and its outcome depends on what is there.
    TellsSuccess = "tells-success", Methods, Nothing;
    /// It asks for nothing but what links lead to, and whether what has a name is a folder.
    FollowsLinks = "follows-links", Methods, Nothing;
    /// It asks about a file and reads nothing of what is in it.
    AsksFile = "asks-file", Methods, Nothing;

    /// It stores its operands, and works if one that nobody needs is null: `any`, or all but the key.
    ToleratesNull = "tolerates-null", Methods, Word(&["any", "value"]);
    /// It rejects elements that are null.
    RejectsNull = "rejects-null", Methods, Nothing;
    /// Keeps what it holds in the order of hash codes.
    Hashed = "hashed", Classes, Nothing;
    /// Takes the hash codes that the JVM makes up for objects.
    ByIdentity = "by-identity", Classes, Nothing;
    /// Its order has a salt, which each JVM draws anew.
    Salted = "salted", Classes, Nothing;
    /// Loses what nothing else holds.
    Weak = "weak", Classes, Nothing;
    /// How often it compares is drawn by lot.
    Drawn = "drawn", Classes, Nothing;
    /// It asks an iterator whether there is more.
    HasMore = "has-more", Methods, Nothing;
    /// It asks what is in arrays, however deep, and no array.
    IntoArrays = "into-arrays", Methods, Nothing;
    /// It works on collections by their own methods, and does not only wrap them.
    Algorithm = "algorithm", Methods, Nothing;
    /// Runs callbacks when a stream is walked.
    OfStreams = "of-streams", Classes, Nothing;
    /// A stage of a stream.
    Pipeline = "pipeline", Classes, Nothing;
    /// It makes a stream that is parallel, unless it is asked for another.
    MayBeParallel = "may-be-parallel", Methods, Nothing;
    /// A stream that it makes is not put together of others.
    Whole = "whole", Methods, Nothing;
    /// A functional interface of `java.util.function`.
    Functional = "functional", Classes, Nothing;
    /// A function that threads run.
    Task = "task", Classes, Nothing;

    /// It sets a default that much of the JDK reads: `locale`, `zone`, or the `rules` of one.
    Ambient = "ambient", Methods, Word(&["locale", "zone", "rules"]);
    /// It sets a system property.
    SetsProperty = "sets-property", Methods, Nothing;
    /// It may have the end of the JVM denied.
    DeniesExit = "denies-exit", Methods, Nothing;
    /// What it does is up to a system property that is read once, when a class is initialised: one of these.
    ByProperty = "by-property", Methods, Word(&["sorts", "locales", "dates", "logs", "pools", "xml", "serial", "zips"]);
    /// It reads a property by its name.
    AsksProperty = "asks-property", Methods, Nothing;
    /// Finds services and makes them.
    Services = "services", Classes, Nothing;
    /// Finds properties of classes by the names of their methods.
    OfBeans = "of-beans", Classes, Nothing;
    /// It asks for the collection of objects that nothing holds.
    Collects = "collects", Methods, Nothing;
    /// Hash codes are those that the JVM makes up, of classes below it, too.
    IdentityHash = "identity-hash", Classes, Nothing;
    /// It never returns null.
    GivesObject = "gives-object", Methods, Nothing;
    /// A constructor that draws the seed of what it makes.
    DrawsSeed = "draws-seed", Methods, Nothing;

    /// It may start threads.
    StartsThreads = "starts-threads", Methods, Nothing;
    /// What it is given runs in the thread that completes what it is called on, or in a given executor.
    ByCompleter = "by-completer", Methods, Nothing;
    /// Loops call it until another thread has done something.
    Waits = "waits", Methods, Nothing;
    /// Asks methods of classes below it whether a thread may pass.
    Synchroniser = "synchroniser", Classes, Nothing;
    /// `read`: it looks at what other threads may change at any time; `write`: it changes such a thing.
    Volatile = "volatile", Methods, Word(&["read", "write"]);
    /// It tells a thread's number or name.
    Numbered = "numbered", Methods, Nothing;
    /// It gives what belongs to the thread that calls it.
    OfThread = "of-thread", Methods, Nothing;

    /// The JVM looks for the class around another one to answer.
    AsksOuter = "asks-outer", Methods, Nothing;
    /// It looks up constants of an enum, and gives `one`, a `set` or an `array` of them.
    EnumConstants = "enum-constants", Methods, Word(&["one", "set", "array"]);
    /// It finds the field whose class and name are these operands.
    FindsField = "finds-field", Methods, Word(&["0,1", "0,2", "1,2"]);
    /// It may write a static field, or makes a handle that may.
    SetsStatic = "sets-static", Methods, Nothing;
    /// Objects are members of classes; their texts describe these.
    Member = "member", Classes, Nothing;
    /// Makes or calls method handles; no generated class can call it in the program's place.
    OfHandles = "of-handles", Classes, Nothing;
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

    pub(super) fn extend(&mut self, others: MarkSet) {
        self.0 |= others.0;
    }

    pub(super) fn contains(self, mark: Mark) -> bool {
        self.0 >> mark as u32 & 1 != 0
    }
}
