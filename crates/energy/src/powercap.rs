//! The processor's own counters: Linux's power capping framework (Documentation/power/powercap).
//!
//! Below `/sys/class/powercap` each package of the processor has a folder `intel-rapl:N` (AMD's too) with a
//! `name` (`package-0`), a counter `energy_uj` in microjoules, which is updated every millisecond or so, and
//! `max_energy_range_uj`, behind which it starts again from 0: after some ten minutes to an hour of a busy
//! machine, so a longer run than that is told too little. Folders `intel-rapl:N:M` are parts of a package and
//! in its count, but for memory (`dram`), which is not; `psys` is the whole platform and would count packages
//! twice. Since Linux 5.10 only root may read `energy_uj` (CVE-2020-8694).

use std::fs;
use std::path::{Path, PathBuf};

use crate::meter::{Meter, Reading, Source, advanced};
use crate::{Error, Work};

/// What to do about a counter that may not be read.
const ALLOW: &str =
    "let it be read (as root: chmod a+r), run as root, or leave out --meter for an estimate by a model";
/// What to do where there is no counter.
const ABSENT: &str = "this machine has no such counters (most virtual machines have none); --meter \
                      file:FILE reads what a host writes, and without --meter a model estimates";

/// The counters of all packages.
#[derive(Clone, Debug)]
pub struct Powercap {
    root: PathBuf,
    packages: Vec<Package>,
    ranges: Vec<u64>,
}

/// The counter of a package.
#[derive(Clone, Debug)]
struct Package {
    energy: PathBuf,
}

impl Powercap {
    /// Where Linux has them.
    pub const ROOT: &str = "/sys/class/powercap";

    /// The packages below a folder. Each is read once, so that one that may not be is noticed before runs
    /// are made.
    ///
    /// # Errors
    /// When there are none, or a file of one cannot be read or holds no number.
    pub fn open(root: &Path) -> Result<Powercap, Error> {
        let mut folders = Vec::new();
        for entry in fs::read_dir(root).map_err(Error::read(root, ABSENT))? {
            let entry = entry.map_err(Error::read(root, ABSENT))?;
            let name = entry.file_name().into_string().unwrap_or_default();
            let number = name.strip_prefix("intel-rapl:").and_then(|n| n.parse::<u32>().ok());
            if let Some(number) = number.filter(|_| is_package(&entry.path())) {
                folders.push((number, entry.path()));
            }
        }
        folders.sort();
        if folders.is_empty() {
            return Err(Error::content(root, format!("no package intel-rapl:N is in it; {ABSENT}")));
        }
        let mut meter = Powercap { root: root.to_path_buf(), packages: Vec::new(), ranges: Vec::new() };
        for (_, folder) in folders {
            meter.ranges.push(number(&folder.join("max_energy_range_uj"))?);
            meter.packages.push(Package { energy: folder.join("energy_uj") });
        }
        meter.read()?;
        Ok(meter)
    }
}

/// Whether a folder is a package, by its `name`; where it has none it is.
fn is_package(folder: &Path) -> bool {
    fs::read_to_string(folder.join("name")).map_or(true, |name| name.trim().starts_with("package"))
}

fn number(path: &Path) -> Result<u64, Error> {
    let text = fs::read_to_string(path).map_err(Error::read(path, ALLOW))?;
    let not = || {
        let start: String = text.trim().chars().take(40).collect();
        Error::content(path, format!("{start:?} is no number of microjoules; is the folder a powercap tree?"))
    };
    text.trim().parse().map_err(|_| not())
}

impl Meter for Powercap {
    fn name(&self) -> String {
        format!("powercap:{}", self.root.display())
    }

    fn source(&self) -> Source {
        Source::Measured
    }

    fn read(&self) -> Result<Reading, Error> {
        self.packages.iter().map(|package| number(&package.energy)).collect()
    }

    fn joules(&self, before: &[u64], after: &[u64], _: Option<&Work>) -> Option<f64> {
        advanced(before, after, &self.ranges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up tree.
    struct Tree(tempfile::TempDir);

    impl Tree {
        fn new() -> Tree {
            Tree(tempfile::tempdir().unwrap())
        }

        fn zone(&self, folder: &str, name: &str, energy: &str) -> PathBuf {
            let zone = self.0.path().join(folder);
            fs::create_dir_all(&zone).unwrap();
            fs::write(zone.join("name"), format!("{name}\n")).unwrap();
            fs::write(zone.join("max_energy_range_uj"), "1000000\n").unwrap();
            fs::write(zone.join("energy_uj"), format!("{energy}\n")).unwrap();
            zone
        }

        fn open(&self) -> Result<Powercap, Error> {
            Powercap::open(self.0.path())
        }

        fn error(&self) -> String {
            let root = self.0.path().display().to_string();
            self.open().unwrap_err().to_string().replace(&root, "ROOT")
        }
    }

    #[test]
    fn packages_are_added_and_wrap() {
        let tree = Tree::new();
        tree.zone("intel-rapl:0", "package-0", "999000");
        tree.zone("intel-rapl:0:0", "core", "7");
        tree.zone("intel-rapl:1", "package-1", "5");
        tree.zone("intel-rapl:2", "psys", "5");
        tree.zone("intel-rapl-mmio:0", "package-0", "5");
        let meter = tree.open().unwrap();
        let before = meter.read().unwrap();
        assert_eq!(before, [999_000, 5]);
        tree.zone("intel-rapl:0", "package-0", "2000");
        tree.zone("intel-rapl:1", "package-1", "10005");
        let joules = meter.joules(&before, &meter.read().unwrap(), None).unwrap();
        assert!((joules - 0.013).abs() < 1e-12, "{joules}");
        assert_eq!(meter.joules(&[1], &[2], None), None);
        assert_eq!(meter.name(), format!("powercap:{}", tree.0.path().display()));
    }

    #[test]
    fn what_is_wrong_is_named_with_the_remedy() {
        let tree = Tree::new();
        assert!(tree.error().starts_with("ROOT: no package intel-rapl:N is in it; "), "{}", tree.error());
        let zone = tree.zone("intel-rapl:0", "package-0", "many");
        assert_eq!(
            tree.error(),
            "ROOT/intel-rapl:0/energy_uj: \"many\" is no number of microjoules; is the folder a powercap tree?"
        );
        fs::remove_file(zone.join("max_energy_range_uj")).unwrap();
        assert!(tree.error().starts_with("the meter cannot read ROOT/intel-rapl:0/max_energy_range_uj: "));
        let nowhere = Powercap::open(&tree.0.path().join("nowhere")).unwrap_err().to_string();
        assert!(nowhere.contains("nowhere: ") && nowhere.contains("a model estimates"), "{nowhere}");
    }

    #[cfg(unix)]
    #[test]
    fn a_counter_that_only_root_may_read_is_named() {
        use std::os::unix::fs::PermissionsExt;
        let tree = Tree::new();
        let file = tree.zone("intel-rapl:0", "package-0", "5").join("energy_uj");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).unwrap();
        if fs::read(&file).is_ok() {
            // Root reads everything: a folder in its place cannot be read by anybody.
            fs::remove_file(&file).unwrap();
            fs::create_dir(&file).unwrap();
        }
        let error = tree.error();
        assert!(error.starts_with("the meter cannot read ROOT/intel-rapl:0/energy_uj: "), "{error}");
        assert!(error.contains("chmod a+r"), "{error}");
    }
}
