//! Joules that somebody else writes to a file: the host of a virtual machine, whose guests see no counters,
//! or a program that reads a plug or a board.
//!
//! What counts is the last line that is not empty, and of it the last cell, where commas or semicolons
//! separate cells: a number of joules that have accumulated since some moment, so that it never falls. So
//! the file may hold one number that is replaced, or be a CSV table to which lines are appended. A line that
//! is being written when it is read is not complete and does not count, if it lacks its end of line and there
//! are others.
//!
//! How often the host writes is how finely runs can be metered: one that is written every second says little
//! about runs of a second.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crate::meter::{Meter, Reading, Source, advanced};
use crate::{Error, Work};

/// Bytes of the end of the file that are looked at.
const TAIL: u64 = 4096;
const REMEDY: &str = "name a file that the host writes accumulated joules to, and let it be read";

/// A file with accumulated joules.
#[derive(Clone, Debug)]
pub struct FileMeter {
    path: PathBuf,
}

impl FileMeter {
    /// The meter of a file, which is read once to see that it can be.
    ///
    /// # Errors
    /// When it cannot be read or holds no joules.
    pub fn open(path: &Path) -> Result<FileMeter, Error> {
        let meter = FileMeter { path: path.to_path_buf() };
        meter.read()?;
        Ok(meter)
    }

    fn tail(&self) -> std::io::Result<String> {
        let mut file = File::open(&self.path)?;
        let length = file.metadata()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
        let mut bytes = Vec::new();
        file.take(TAIL).read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// Joules of the last line.
fn joules(text: &str) -> Option<f64> {
    let complete = text.rfind('\n').map_or(text, |end| &text[..end]);
    let whole = if complete.trim().is_empty() { text } else { complete };
    let line = whole.lines().rfind(|line| !line.trim().is_empty())?;
    let cell = line.rsplit([',', ';']).next()?.trim().trim_matches('"');
    cell.parse().ok().filter(|joules: &f64| joules.is_finite() && *joules >= 0.0)
}

impl Meter for FileMeter {
    fn name(&self) -> String {
        format!("file:{}", self.path.display())
    }

    fn source(&self) -> Source {
        Source::Measured
    }

    fn read(&self) -> Result<Reading, Error> {
        let text = self.tail().map_err(Error::read(&self.path, REMEDY))?;
        let not = || {
            let why = "its last line does not end with a number of joules; write one number, or CSV whose last \
                       column has it";
            Error::content(&self.path, why)
        };
        let joules = joules(&text).ok_or_else(not)?;
        Ok(vec![(joules * 1e6).round() as u64])
    }

    fn joules(&self, before: &[u64], after: &[u64], _: Option<&Work>) -> Option<f64> {
        // Joules that fell are those of a file that began anew: what came before is not known.
        let fell = before.first().zip(after.first()).is_some_and(|(before, after)| after < before);
        if fell { None } else { advanced(before, after, &[u64::MAX]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_last_cell_of_the_last_whole_line_counts() {
        for (text, found) in [
            ("12.5", Some(12.5)),
            ("12.5\n\n", Some(12.5)),
            ("time,joules\n1,2.5\n2, 1e3 \n", Some(1000.0)),
            ("1;2;7\n", Some(7.0)),
            ("1,2.5\n2,10", Some(2.5)),
            ("\n3", Some(3.0)),
            ("\"a\",\"4\"\n", Some(4.0)),
            ("", None),
            ("joules\n", None),
            ("-1\n", None),
            ("NaN\n", None),
            ("inf\n", None),
        ] {
            assert_eq!(joules(text), found, "{text:?}");
        }
    }

    #[test]
    fn a_file_that_grows_is_read_at_its_end() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("joules.csv");
        fs::write(&path, format!("{}1,2.5\n", "0,0\n".repeat(5000))).unwrap();
        let meter = FileMeter::open(&path).unwrap();
        let before = meter.read().unwrap();
        assert_eq!(before, [2_500_000]);
        fs::write(&path, "9,4.25\n").unwrap();
        let after = meter.read().unwrap();
        assert_eq!(meter.joules(&before, &after, None), Some(1.75));
        assert_eq!(meter.joules(&after, &before, None), None, "it fell");
        fs::write(&path, "garbage\n").unwrap();
        let error = meter.read().unwrap_err().to_string();
        assert!(error.contains("joules.csv: its last line does not end with a number"), "{error}");
        fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
        assert!(meter.read().is_err());
        fs::remove_file(&path).unwrap();
        let error = meter.read().unwrap_err().to_string();
        assert!(error.starts_with("the meter cannot read ") && error.contains("joules.csv"), "{error}");
    }
}
