//! The files that the classes of `mantis.rt` write when a JVM exits: counts and times; and the jar that holds
//! these classes.

use crate::Error;
use std::io::Write;
use std::path::Path;

/// Raw counters of one instrumented program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Section {
    /// Hash that the instrumenter gave the program.
    pub program: String,
    /// Counts of edges, exception positions and handler entries.
    pub counts: Vec<i64>,
    /// Sums of stored integers, wrapping.
    pub sums: Vec<i64>,
    /// Sums of stored floating-point numbers.
    pub doubles: Vec<f64>,
    /// Logically allocated bytes.
    pub bytes: i64,
}

/// A counts file: one section for each instrumented program in the JVM, nearly always one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RawCounts {
    /// Whether each thread counted for itself, so that the counts are exact with any number of threads.
    pub threads_mode: bool,
    /// Threads that the program started besides the main one, in shared mode; `None` when the JVM could not
    /// tell. Counts of shared mode are exact only when this is 0.
    pub other_threads: Option<u32>,
    /// The sections.
    pub sections: Vec<Section>,
}

impl RawCounts {
    /// Whether the counts are known to be exact.
    pub fn exact(&self) -> bool {
        self.threads_mode || self.other_threads == Some(0)
    }

    /// Parses the bytes of a counts file.
    pub fn parse(bytes: &[u8]) -> Result<RawCounts, String> {
        let mut reader = Reader(bytes);
        if reader.take::<4>()? != *b"MNTC" {
            return Err("not a counts file".to_string());
        }
        let version = u16::from_be_bytes(reader.take()?);
        if !(1..=2).contains(&version) {
            return Err(format!("counts file of version {version}, only 1 and 2 are known"));
        }
        let flags = u16::from_be_bytes(reader.take()?);
        let other = i32::from_be_bytes(reader.take()?);
        let number = u32::from_be_bytes(reader.take()?);
        let mut sections = Vec::new();
        for _ in 0..number {
            sections.push(reader.section()?);
        }
        if version > 1 {
            reader.skip_records()?;
        }
        if !reader.0.is_empty() {
            return Err("bytes after the end of the counts".to_string());
        }
        Ok(RawCounts { threads_mode: flags & 1 != 0, other_threads: u32::try_from(other).ok(), sections })
    }

    /// Reads a counts file.
    pub fn read(path: &Path) -> Result<RawCounts, Error> {
        let bytes = std::fs::read(path).map_err(Error::read(path))?;
        RawCounts::parse(&bytes).map_err(|e| Error::format(path, e))
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn slice(&mut self, len: usize) -> Result<&'a [u8], String> {
        let (head, rest) = self.0.split_at_checked(len).ok_or("counts file cut short")?;
        self.0 = rest;
        Ok(head)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], String> {
        <[u8; N]>::try_from(self.slice(N)?).map_err(|e| e.to_string())
    }

    fn len(&mut self) -> Result<usize, String> {
        usize::try_from(u32::from_be_bytes(self.take()?)).map_err(|e| e.to_string())
    }

    fn words(&mut self, len: usize) -> Result<impl Iterator<Item = [u8; 8]> + 'a, String> {
        let bytes = self.slice(len.checked_mul(8).ok_or("counts file cut short")?)?;
        Ok(bytes.as_chunks::<8>().0.iter().copied())
    }

    /// Records of reflection, which whoever knows the program reads.
    fn skip_records(&mut self) -> Result<(), String> {
        for _ in 0..self.len()? {
            let len = self.len()?;
            self.slice(len)?;
        }
        Ok(())
    }

    fn section(&mut self) -> Result<Section, String> {
        let len = usize::from(u16::from_be_bytes(self.take()?));
        let program = String::from_utf8_lossy(self.slice(len)?).into_owned();
        let (c, s, d) = (self.len()?, self.len()?, self.len()?);
        Ok(Section {
            program,
            counts: self.words(c)?.map(i64::from_be_bytes).collect(),
            sums: self.words(s)?.map(i64::from_be_bytes).collect(),
            doubles: self.words(d)?.map(f64::from_be_bytes).collect(),
            bytes: i64::from_be_bytes(self.take()?),
        })
    }
}

/// What the launcher measured inside the JVM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Nanoseconds from the entry of `main` to the exit.
    pub wall_ns: u64,
    /// Nanoseconds from the entry of `main` to its return, if it returned or threw.
    pub main_ns: Option<u64>,
    /// Nanoseconds of CPU of the process in that time, JIT and garbage collector included; resolution 10 ms
    /// on Linux.
    pub cpu_ns: Option<u64>,
    /// Bytes that all threads had allocated, as the JVM says, from its start to the exit.
    pub jvm_allocated_bytes: Option<u64>,
    /// Bytes of the largest resident size of the process until the exit.
    pub resident_bytes: Option<u64>,
    /// Bytes of objects that were still used at the exit.
    pub live_bytes: Option<u64>,
    /// Nanoseconds of CPU of the process from its start to the exit.
    pub process_cpu_ns: Option<u64>,
    /// Bytes that the process had read until the exit, from files, pipes and sockets.
    pub read_bytes: Option<u64>,
    /// Bytes that it had written.
    pub written_bytes: Option<u64>,
}

impl Times {
    /// Parses the text of a time file.
    pub fn parse(text: &str) -> Result<Times, String> {
        let mut lines = text.lines();
        if lines.next() != Some("mantis-time 1") {
            return Err("not a time file of version 1".to_string());
        }
        let mut times = Times::default();
        let mut wall = None;
        for line in lines {
            let (key, value) = line.split_once(' ').ok_or_else(|| format!("unexpected line {line:?}"))?;
            let value = value.parse::<u64>().map_err(|e| format!("{key}: {e}"));
            match key {
                "wall_ns" => wall = Some(value?),
                "main_ns" => times.main_ns = Some(value?),
                "cpu_ns" => times.cpu_ns = Some(value?),
                "jvm_allocated_bytes" => times.jvm_allocated_bytes = Some(value?),
                "live_bytes" => times.live_bytes = Some(value?),
                "resident_bytes" => times.resident_bytes = Some(value?),
                "process_cpu_ns" => times.process_cpu_ns = Some(value?),
                "read_bytes" => times.read_bytes = Some(value?),
                "written_bytes" => times.written_bytes = Some(value?),
                // Figures of a detailed measurement.
                _ => {}
            }
        }
        times.wall_ns = wall.ok_or("no wall_ns in it")?;
        Ok(times)
    }
}

/// Writes a jar with the classes of `mantis.rt`, the same bytes each time.
pub fn write_runtime_jar(path: &Path) -> Result<(), Error> {
    write_jar(path, &["mantis/rt"])
}

/// Writes a jar with the embedded classes of these packages, the same bytes each time.
pub fn write_jar(path: &Path, packages: &[&str]) -> Result<(), Error> {
    let file = std::fs::File::create(path).map_err(Error::write(path))?;
    let mut jar = zip::ZipWriter::new(std::io::BufWriter::new(file));
    let options = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Stored)
        .last_modified_time(zip::DateTime::default());
    let failed = |e: zip::result::ZipError| Error::Write { path: path.to_path_buf(), source: e.into() };
    for (name, bytes) in packages.iter().flat_map(|package| mantis_runtime::package(package)) {
        jar.start_file(format!("{name}.class"), options).map_err(failed)?;
        jar.write_all(bytes).map_err(Error::write(path))?;
    }
    let mut out = jar.finish().map_err(failed)?;
    out.flush().map_err(Error::write(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn time_file() {
        let times = Times::parse("mantis-time 1\nwall_ns 12\nmain_ns 10\ngc_count 1\n").unwrap();
        assert_eq!(times, Times { wall_ns: 12, main_ns: Some(10), ..Times::default() });
        let text = "mantis-time 1\nwall_ns 12\nresident_bytes 4096\njvm_allocated_bytes 77\n";
        let memory =
            (Times::parse(text).unwrap().resident_bytes, Times::parse(text).unwrap().jvm_allocated_bytes);
        assert_eq!(memory, (Some(4096), Some(77)));
        assert_eq!(Times::parse("mantis-time 1\nmain_ns 10\n").unwrap_err(), "no wall_ns in it");
        assert_eq!(Times::parse("").unwrap_err(), "not a time file of version 1");
    }

    fn encode(counts: &[i64], doubles: &[f64]) -> Vec<u8> {
        let mut bytes = b"MNTC\0\x01\0\x01\xff\xff\xff\xff\0\0\0\x01\0\x02ab".to_vec();
        for len in [counts.len(), 0, doubles.len()] {
            bytes.extend((len as u32).to_be_bytes());
        }
        bytes.extend(counts.iter().flat_map(|c| c.to_be_bytes()));
        bytes.extend(doubles.iter().flat_map(|d| d.to_be_bytes()));
        bytes.extend(99i64.to_be_bytes());
        bytes
    }

    proptest! {
        #[test]
        fn counts_are_read_and_every_cut_is_noticed(counts in prop::collection::vec(any::<i64>(), 0..6), doubles in prop::collection::vec(-1e9f64..1e9, 0..4)) {
            let bytes = encode(&counts, &doubles);
            let raw = RawCounts::parse(&bytes).unwrap();
            prop_assert!(raw.threads_mode && raw.exact() && raw.other_threads.is_none());
            let section = Section { program: "ab".into(), counts, sums: vec![], doubles, bytes: 99 };
            prop_assert_eq!(raw.sections, vec![section]);
            for cut in 0..bytes.len() {
                prop_assert!(RawCounts::parse(&bytes[..cut]).is_err());
            }
        }

        #[test]
        fn arbitrary_bytes_do_not_panic(tail in prop::collection::vec(any::<u8>(), 0..64)) {
            let mut bytes = b"MNTC\0\x01".to_vec();
            bytes.extend(tail);
            let _ = RawCounts::parse(&bytes);
        }
    }
}
