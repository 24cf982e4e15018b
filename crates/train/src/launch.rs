//! How predictors are started: the flags with which a JVM answers fastest, and an archive of their classes.
//!
//! A predictor's slice takes milliseconds, and so does loading its classes. HotSpot can keep loaded classes
//! in an archive (application class-data sharing, JEP 350) that it checks itself against the jar and the JVM
//! and ignores when they changed; from 25 on an AOT cache (JEP 514) also has them linked, and profiles of the
//! methods that ran (JEP 515). Archives are made by running a predictor once more; they are only ever a
//! cache.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use mantis_predictor::Description;
use sha2::{Digest, Sha256};

/// The first release that makes an archive of what a run loaded.
const FIRST_RELEASE: u32 = 13;
/// The first release whose AOT cache has profiles and is made in one step.
const AOT_RELEASE: u32 = 25;
/// Archives in the cache folder that were not used for so long are removed when another is made.
const UNUSED: Duration = Duration::from_secs(60 * 60 * 24 * 30);

/// Flags with which a JVM starts and runs cold code fastest, measured as processor time of whole predictions
/// (two cores, minimum of 16):
///
/// - the first compiler alone saves a tenth on both 17 and 25;
/// - the serial collector saves 3 % on 25, but on 17 it costs 40 % (46 ms become 64 ms): there the objects of
///   the archive that comes with the JDK can be mapped for G1 only;
/// - `--enable-native-access` costs 15 % on 25: the archived module graph is not used with it;
/// - interpreting only is as fast for the smallest slices and hopeless for others;
/// - with an AOT cache, too, the first compiler alone needs an eighth to a sixth less than all of them.
///
/// Beside `-Xshare:auto`, which is the default, 25 takes no AOT cache.
pub fn fast_flags(release: u32) -> Vec<&'static str> {
    let mut flags = vec!["-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"];
    flags.push(if release >= AOT_RELEASE { "-XX:+UseSerialGC" } else { "-Xshare:auto" });
    flags
}

/// Behind [`fast_flags`], for predictions that take long: what the second compiler makes of a loop is three
/// times as fast there.
pub const ALL_COMPILERS: &str = "-XX:TieredStopAtLevel=4";

/// The flags of a cold JVM that runs a predictor, to come behind [`fast_flags`].
pub fn flags_of(predictor: &Description) -> Vec<String> {
    let all = predictor.all_compilers.then(|| ALL_COMPILERS.to_owned());
    predictor.jvm_flags.iter().cloned().chain(all).collect()
}

/// These flags of a JVM, and all compilers.
pub fn with_all_compilers(flags: &[String]) -> Vec<String> {
    flags.iter().cloned().chain([ALL_COMPILERS.to_owned()]).collect()
}

/// Those of a program's JVM flags that can change what its code computes, and that its predictor needs, too.
/// Choices of compilers, collectors and heaps are the program's own.
pub fn semantic_flags(program: &[String]) -> Vec<String> {
    const PREFIXES: [&str; 6] = ["-D", "-Xss", "--add-", "--enable-preview", "-ea", "-enableassertions"];
    program.iter().filter(|flag| PREFIXES.iter().any(|p| flag.starts_with(p))).cloned().collect()
}

/// A place for the archive of a predictor's classes.
#[derive(Clone, Debug)]
pub struct Archive {
    file: PathBuf,
    kind: Kind,
}

/// What a JVM of some release keeps.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Classes as they are loaded.
    Classes,
    /// Classes as they are linked, and profiles.
    Ahead,
}

impl Kind {
    fn of(release: u32) -> Kind {
        if release >= AOT_RELEASE { Kind::Ahead } else { Kind::Classes }
    }

    /// The flag that makes one when a run ends, and the one that uses it.
    fn options(self) -> [&'static str; 2] {
        match self {
            Kind::Classes => ["-XX:ArchiveClassesAtExit", "-XX:SharedArchiveFile"],
            Kind::Ahead => ["-XX:AOTCacheOutput", "-XX:AOTCache"],
        }
    }

    fn extension(self) -> &'static str {
        match self {
            Kind::Classes => "jsa",
            Kind::Ahead => "aot",
        }
    }
}

impl Archive {
    /// An archive at a place that the caller chose, under the extension of its kind. `None` when the release
    /// makes none.
    pub fn at(file: PathBuf, release: u32) -> Option<Archive> {
        let kind = Kind::of(release);
        (release >= FIRST_RELEASE).then(|| Archive { file: file.with_extension(kind.extension()), kind })
    }

    /// The archive in the user's cache folder (`$XDG_CACHE_HOME/mantis` or `~/.cache/mantis`) for a predictor
    /// and the `java` command and flags it is run with. `None` when there is no such folder or the release
    /// makes no archives.
    pub fn in_cache(predictor: &Path, java: &Path, release: u32, flags: &[String]) -> Option<Archive> {
        let mut hash = Sha256::new();
        for path in [predictor, java] {
            let path = path.canonicalize().ok()?;
            let data = path.metadata().ok()?;
            let changed = data.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_nanos();
            hash.update(format!("{}\0{}\0{changed}\0", path.display(), data.len()));
        }
        hash.update(format!("{release}\0{}", flags.join("\0")));
        let digest = hash.finalize();
        let name: String = digest.iter().take(16).map(|b| format!("{b:02x}")).collect();
        Archive::at(cache()?.join(name + ".jsa"), release)
    }

    /// Whether it was made.
    pub fn exists(&self) -> bool {
        self.file.exists()
    }

    /// The JVM flags that use it; none before it was made.
    pub fn flags(&self) -> Vec<String> {
        if !self.exists() {
            return Vec::new();
        }
        // The JVM reports an archive it cannot use on its standard output, which belongs to the answers.
        let [_, using] = self.kind.options();
        vec![format!("{using}={}", self.file.display()), "-Xlog:disable".to_owned()]
    }

    /// Makes it by a run of `java` with these flags and arguments, whose output is thrown away. Failing does
    /// no harm: predictions are made without an archive then.
    pub fn make(&self, java: &Path, flags: &[String], args: &[&std::ffi::OsStr], cwd: &Path) {
        let Some(folder) = self.file.parent() else { return };
        if std::fs::create_dir_all(folder).is_err() {
            return;
        }
        let unfinished = self.file.with_extension(format!("{}.tmp", std::process::id()));
        let mut command = Command::new(java);
        command.args(flags).arg("-Xlog:disable");
        let [making, _] = self.kind.options();
        command.arg(format!("{making}={}", unfinished.display())).args(args).current_dir(cwd);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // Another process sees all of the archive or nothing.
        let made = command.status().is_ok() && std::fs::rename(&unfinished, &self.file).is_ok();
        if !made {
            let _ = std::fs::remove_file(&unfinished);
            // What an AOT cache is made of.
            let _ =
                std::fs::remove_file(self.file.with_extension(format!("{}.tmp.config", std::process::id())));
        }
    }
}

fn cache() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let base = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")))?;
    base.is_absolute().then(|| base.join("mantis").join("archives"))
}

/// Removes archives in the cache folder that were not used for long.
pub fn prune_cache() {
    let Some(entries) = cache().and_then(|folder| std::fs::read_dir(folder).ok()) else { return };
    for entry in entries.flatten() {
        let used = entry.metadata().and_then(|d| d.accessed().or_else(|_| d.modified()));
        let old = used.is_ok_and(|t| t.elapsed().is_ok_and(|age| age > UNUSED));
        if old {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_change_results_are_kept() {
        let flags = ["-Xint", "-Dn=3", "-Xmx1g", "-Xss4m", "-XX:+UseZGC", "--add-opens=a/b=c", "-ea"];
        let flags: Vec<String> = flags.iter().map(|f| (*f).to_owned()).collect();
        assert_eq!(semantic_flags(&flags), ["-Dn=3", "-Xss4m", "--add-opens=a/b=c", "-ea"]);
    }

    #[test]
    fn an_archive_is_used_once_it_is_there() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("x.jsa");
        assert!(Archive::at(file.clone(), 8).is_none());
        let archive = Archive::at(file.clone(), 17).expect("17 makes archives");
        assert!(archive.flags().is_empty());
        std::fs::write(&file, "").expect("the folder is writable");
        assert_eq!(archive.flags()[0], format!("-XX:SharedArchiveFile={}", file.display()));
        // Of another kind, and so another file.
        let ahead = Archive::at(file, 25).expect("25 makes caches");
        assert!(ahead.flags().is_empty());
        let file = folder.path().join("x.aot");
        std::fs::write(&file, "").expect("the folder is writable");
        assert_eq!(ahead.flags()[0], format!("-XX:AOTCache={}", file.display()));
    }
}
