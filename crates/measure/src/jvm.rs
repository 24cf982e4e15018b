//! The JVM that runs programs and the machine it runs on: part of what a measurement means.

use crate::Error;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// A JVM on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jvm {
    /// The `java` command.
    pub java: PathBuf,
    /// The JVM's own properties that identify it, by name: `java.version`, `java.vm.name`, `java.home`, ...
    pub properties: BTreeMap<String, String>,
}

/// Properties that tell one JVM from another.
const IDENTITY: [&str; 9] = [
    "java.home",
    "java.runtime.version",
    "java.specification.version",
    "java.vendor",
    "java.version",
    "java.vm.name",
    "java.vm.version",
    "os.arch",
    "os.name",
];

/// Environment variables from which every JVM takes flags.
pub(crate) const FLAG_VARIABLES: [&str; 3] = ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"];

impl Jvm {
    /// Finds a JVM as [`Jvm::locate`] does and asks it who it is.
    pub fn find(home: Option<&Path>) -> Result<Jvm, Error> {
        Jvm::at(&Jvm::locate(home)?)
    }

    /// The JVM of a `java` command, which is asked who it is.
    pub(crate) fn at(java: &Path) -> Result<Jvm, Error> {
        Ok(Jvm { java: java.to_path_buf(), properties: ask(java)? })
    }

    /// The `java` command below `home` if given, else in `JAVA_HOME`, else on the `PATH`, else the last by
    /// name under `/usr/lib/jvm`. No JVM is started.
    pub fn locate(home: Option<&Path>) -> Result<PathBuf, Error> {
        match home {
            Some(home) => {
                let java = home.join("bin/java");
                if java.is_file() {
                    return Ok(java);
                }
                Err(Error::Jvm(format!("{}: no bin/java in this folder", home.display())))
            }
            None => search().ok_or_else(|| {
                let text = "no java found in JAVA_HOME, on the PATH or under /usr/lib/jvm; install a JDK or name one";
                Error::Jvm(text.to_string())
            }),
        }
    }

    /// Feature release: 8, 17, 25; 0 when the JVM did not say.
    pub fn release(&self) -> u32 {
        let version = self.properties.get("java.specification.version").map(String::as_str).unwrap_or("");
        version.strip_prefix("1.").unwrap_or(version).parse().unwrap_or(0)
    }

    /// One line: `OpenJDK 64-Bit Server VM 17.0.17 (amd64)`.
    pub fn describe(&self) -> String {
        let get = |key| self.properties.get(key).map(String::as_str).unwrap_or("?");
        format!("{} {} ({})", get("java.vm.name"), get("java.version"), get("os.arch"))
    }
}

fn search() -> Option<PathBuf> {
    let home = std::env::var_os("JAVA_HOME").map(|h| PathBuf::from(h).join("bin"));
    let path = std::env::var_os("PATH").map(|p| std::env::split_paths(&p).collect::<Vec<_>>());
    let mut installed: Vec<PathBuf> = std::fs::read_dir("/usr/lib/jvm")
        .map(|d| d.flatten().map(|e| e.path().join("bin")).collect())
        .unwrap_or_default();
    installed.sort();
    installed.reverse();
    let folders = home.into_iter().chain(path.unwrap_or_default()).chain(installed);
    folders.map(|dir| dir.join("java")).find(|java| java.is_file())
}

fn ask(java: &Path) -> Result<BTreeMap<String, String>, Error> {
    let run = Command::new(java)
        .args(["-XshowSettings:properties", "-version"])
        .stdin(Stdio::null())
        .output()
        .map_err(|e| Error::Jvm(format!("cannot run {}: {e}", java.display())))?;
    let text = String::from_utf8_lossy(&run.stderr);
    let properties: BTreeMap<String, String> = text
        .lines()
        .filter_map(|line| line.trim().split_once(" = "))
        .filter(|(key, _)| IDENTITY.contains(key))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    if !run.status.success() || !properties.contains_key("java.version") {
        let text = text.trim();
        return Err(Error::Jvm(format!("{} is no working JVM: {text}", java.display())));
    }
    Ok(properties)
}

/// The machine, as far as it matters to a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Model of the processor; empty when unknown.
    pub cpu: String,
    /// Processors that we may use.
    pub cores: usize,
    /// Bytes of memory; 0 when unknown.
    pub memory: u64,
    /// Operating system and its version.
    pub os: String,
}

impl Machine {
    /// This machine. It is asked once.
    pub fn current() -> Machine {
        static CURRENT: LazyLock<Machine> = LazyLock::new(Machine::ask);
        CURRENT.clone()
    }

    /// What this machine is called: by Slurm as a node, or else by its system.
    pub fn host() -> Option<String> {
        static HOST: LazyLock<Option<String>> = LazyLock::new(|| {
            let of_system = || std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
            let name = std::env::var("SLURMD_NODENAME").ok().or_else(of_system)?;
            Some(name.trim().to_owned()).filter(|n| !n.is_empty())
        });
        HOST.clone()
    }

    /// Whether a program takes the same time on both, as far as they say. Memory differs a little where parts
    /// of it are reserved.
    pub fn is_like(&self, other: &Machine) -> bool {
        let (less, more) = (self.memory.min(other.memory), self.memory.max(other.memory));
        self.cpu == other.cpu && self.cores == other.cores && more - less <= more / 20
    }

    /// Processor, cores and memory: `AMD EPYC 7763 64-Core Processor, 2 cores, 25 GB`.
    pub fn describe(&self) -> String {
        let cpu = if self.cpu.is_empty() { "unknown processor" } else { &self.cpu };
        let plural = if self.cores == 1 { "" } else { "s" };
        format!("{cpu}, {} core{plural}, {:.0} GB", self.cores, self.memory as f64 / 1e9)
    }

    fn ask() -> Machine {
        let value_of = |file: &str, key: &str| {
            let text = std::fs::read_to_string(file).unwrap_or_default();
            let line = text.lines().find(|l| l.starts_with(key)).and_then(|l| l.split_once(':'));
            line.map(|(_, v)| v.trim().to_string()).unwrap_or_default()
        };
        let kilobytes = value_of("/proc/meminfo", "MemTotal");
        let kernel = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
        Machine {
            cpu: value_of("/proc/cpuinfo", "model name"),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            memory: kilobytes.split(' ').next().and_then(|k| k.parse::<u64>().ok()).unwrap_or(0) * 1024,
            os: format!("{} {}", std::env::consts::OS, kernel.trim()).trim().to_string(),
        }
    }
}
