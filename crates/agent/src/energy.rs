//! Energy: measured where the machine measures it, else modelled from the bytecodes executed.
//!
//! **Measured**: the counters of Linux's power capping framework
//! (`/sys/class/powercap/intel-rapl:N/energy_uj`), one per processor package, in microjoules. They are the
//! whole machine's, so what others do at the same time is in them. On many machines they are absent, readable
//! by root only, or stand still; a counter that does not move counts as absent.
//!
//! **Modelled**: every class of opcodes has a price in units, a thread's energy is the sum over the bytecodes
//! it executes, as in section V-A of the Weight-Watcher paper. There is no published table for today's JVMs,
//! so the units of the table that comes with the agent (`energy.toml`) are no joules: they order actions, no
//! more. Users with a table of their own replace it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Deserialize;

/// The table used unless another is given.
const DEFAULT: &str = include_str!("energy.toml");

/// Prices of the classes of opcodes, in units.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    constant: u32,
    local: u32,
    stack: u32,
    array: u32,
    arithmetic: u32,
    multiply: u32,
    divide: u32,
    float: u32,
    float_divide: u32,
    convert: u32,
    branch: u32,
    switch: u32,
    #[serde(rename = "return")]
    exit: u32,
    field: u32,
    invoke: u32,
    allocate: u32,
    check: u32,
    monitor: u32,
    throw: u32,
}

impl Table {
    /// The table that comes with the agent, or the one in a file.
    ///
    /// # Errors
    /// A sentence that names the file and the mistake.
    pub fn load(path: Option<&Path>) -> Result<Table, String> {
        let (text, name) = match path {
            None => (DEFAULT.to_owned(), "energy.toml".to_owned()),
            Some(path) => {
                let text = fs::read_to_string(path)
                    .map_err(|e| format!("the energy table {} cannot be read: {e}", path.display()))?;
                (text, path.display().to_string())
            }
        };
        toml::from_str(&text).map_err(|e| {
            format!(
                "the energy table {name} cannot be used: {}; give every class of docs/watch.md a price",
                e.message()
            )
        })
    }

    /// The price of each opcode. Prices are capped so that a method's sum stays far from overflow.
    pub fn prices(&self) -> [u32; 256] {
        let mut prices = [0; 256];
        for (opcode, price) in prices.iter_mut().enumerate() {
            *price = self.price(opcode as u8).min(10_000);
        }
        prices
    }

    /// JVMS chapter 7: opcodes in the order of their numbers.
    fn price(&self, opcode: u8) -> u32 {
        match opcode {
            0..=20 => self.constant,
            21..=45 | 54..=78 | 132 => self.local,
            46..=53 | 79..=86 | 190 => self.array,
            87..=95 => self.stack,
            // imul, lmul
            104 | 105 => self.multiply,
            // idiv, ldiv, irem, lrem
            108 | 109 | 112 | 113 => self.divide,
            // fdiv, ddiv, frem, drem
            110 | 111 | 114 | 115 => self.float_divide,
            // fadd, dadd, fsub, dsub, fmul, dmul, fneg, dneg, fcmpl to dcmpg
            98 | 99 | 102 | 103 | 106 | 107 | 118 | 119 | 149..=152 => self.float,
            96..=131 | 148 => self.arithmetic,
            133..=147 => self.convert,
            153..=169 | 198..=200 => self.branch,
            170 | 171 => self.switch,
            172..=177 => self.exit,
            178..=181 => self.field,
            182..=186 => self.invoke,
            187..=189 | 197 => self.allocate,
            191 => self.throw,
            192 | 193 => self.check,
            194 | 195 => self.monitor,
            _ => 0,
        }
    }
}

/// The machine's own counters.
#[derive(Clone, Debug)]
pub struct Counters {
    packages: Vec<PathBuf>,
}

/// RAPL updates every millisecond; a counter that stands still for this long under load is none.
const TRIAL: Duration = Duration::from_millis(5);

impl Counters {
    /// The counters below a folder, usually `/sys/class/powercap`; `None` if none can be read and moves.
    pub fn find(root: &Path) -> Option<Counters> {
        let mut packages = Vec::new();
        for entry in fs::read_dir(root).ok()?.flatten() {
            let name = entry.file_name().into_string().unwrap_or_default();
            // `intel-rapl:0` is a package; `intel-rapl:0:1` is a part of it and in its count.
            if name.strip_prefix("intel-rapl:").is_some_and(|n| n.parse::<u32>().is_ok()) {
                packages.push(entry.path().join("energy_uj"));
            }
        }
        packages.sort();
        let counters = Counters { packages };
        let before = counters.read()?;
        let end = Instant::now() + TRIAL;
        while Instant::now() < end {
            std::hint::spin_loop();
        }
        (counters.read()? > before).then_some(counters)
    }

    /// Microjoules since some moment; `None` if a counter cannot be read. Starts again from 0 now and then.
    pub fn read(&self) -> Option<u64> {
        if self.packages.is_empty() {
            return None;
        }
        self.packages.iter().map(|path| number(path)).sum()
    }
}

fn number(path: &Path) -> Option<u64> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opcode_has_a_price() {
        let prices = Table::load(None).unwrap().prices();
        // All that the JVMS defines; 201 is jsr_w, which is gone since Java 7.
        assert!((1..=200).filter(|&o| o != 196).all(|opcode| prices[opcode] > 0));
        assert!(prices[108] > prices[96], "dividing costs more than adding");
    }

    #[test]
    fn a_bad_table_is_named() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("mine.toml");
        fs::write(&path, "constant = 1\n").unwrap();
        let message = Table::load(Some(&path)).unwrap_err();
        assert!(message.contains("mine.toml") && message.contains("local"), "{message}");
    }

    #[test]
    fn counters_that_stand_still_are_none() {
        let dir = tempfile::tempdir().unwrap();
        assert!(Counters::find(dir.path()).is_none());
        let package = dir.path().join("intel-rapl:0");
        fs::create_dir(&package).unwrap();
        fs::write(package.join("energy_uj"), "12345\n").unwrap();
        assert!(Counters::find(dir.path()).is_none());
    }
}
