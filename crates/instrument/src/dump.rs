//! Reads the counts file that `mantis.rt.Counts` writes when the JVM exits (described in `docs/formats.md`).

use crate::layout::Layout;

/// Numbers of one run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Raw {
    /// Counters.
    pub counters: Vec<u64>,
    /// Integer sums; they wrap.
    pub integers: Vec<i64>,
    /// Floating-point sums.
    pub floats: Vec<f64>,
    /// Logically allocated bytes that no site accounts for.
    pub bytes: u64,
    /// Threads that shared the counters besides the first, -1 when unknown: if not 0, the numbers may be
    /// inexact.
    pub other_threads: i32,
    /// What reflection found, as `mantis.rt.Reflected` writes it.
    pub reflected: Vec<String>,
}

/// Why a counts file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DumpError {
    /// It is something else.
    #[error("this is not a counts file")]
    NotCounts,
    /// It has a version this library does not know.
    #[error("the counts file has format version {0}, which is not supported")]
    Version(u16),
    /// It ends early.
    #[error("the counts file is cut short: it ends at byte {0}")]
    Truncated(usize),
    /// It is about another program.
    #[error("the counts file is about another program than the layout")]
    OtherProgram,
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], DumpError> {
        let end = self.at.checked_add(count).ok_or(DumpError::Truncated(self.bytes.len()))?;
        let taken = self.bytes.get(self.at..end).ok_or(DumpError::Truncated(self.bytes.len()))?;
        self.at = end;
        Ok(taken)
    }

    fn number<const N: usize>(&mut self) -> Result<[u8; N], DumpError> {
        let mut out = [0; N];
        out.copy_from_slice(self.take(N)?);
        Ok(out)
    }

    fn u16(&mut self) -> Result<u16, DumpError> {
        self.number().map(u16::from_be_bytes)
    }

    fn i32(&mut self) -> Result<i32, DumpError> {
        self.number().map(i32::from_be_bytes)
    }

    fn length(&mut self) -> Result<usize, DumpError> {
        let at = self.at;
        usize::try_from(self.i32()?).map_err(|_| DumpError::Truncated(at))
    }

    /// `count` numbers of eight bytes.
    fn words(&mut self, count: usize) -> Result<impl Iterator<Item = [u8; 8]> + use<'a>, DumpError> {
        let bytes = self.take(count.checked_mul(8).ok_or(DumpError::Truncated(self.at))?)?;
        Ok(bytes.as_chunks::<8>().0.iter().copied())
    }
}

/// Reads the numbers of a run of the program that the layout is about. A program whose counters were loaded
/// by several class loaders has its numbers added up.
///
/// # Errors
/// When the bytes are no counts file of that program.
pub fn decode(bytes: &[u8], layout: &Layout) -> Result<Raw, DumpError> {
    let mut reader = Reader { bytes, at: 0 };
    if reader.take(4).ok() != Some(b"MNTC") {
        return Err(DumpError::NotCounts);
    }
    let version = reader.u16()?;
    if !(1..=2).contains(&version) {
        return Err(DumpError::Version(version));
    }
    let _flags = reader.u16()?;
    let mut raw = Raw {
        counters: vec![0; layout.counters as usize],
        integers: vec![0; layout.integers as usize],
        floats: vec![0.0; layout.floats as usize],
        bytes: 0,
        other_threads: reader.i32()?,
        reflected: Vec::new(),
    };
    let sections = reader.length()?;
    let mut found = false;
    for _ in 0..sections {
        let length = usize::from(reader.u16()?);
        let program = reader.take(length)?;
        let (counters, integers, floats) = (reader.length()?, reader.length()?, reader.length()?);
        let mine = program == layout.program.as_bytes();
        let shape = [layout.counters, layout.integers, layout.floats].map(|n| n as usize);
        if mine && [counters, integers, floats] != shape {
            return Err(DumpError::OtherProgram);
        }
        found |= mine;
        add(&mut raw, &mut reader, [counters, integers, floats], mine)?;
    }
    for _ in 0..if version > 1 { reader.length()? } else { 0 } {
        let length = reader.length()?;
        raw.reflected.push(String::from_utf8_lossy(reader.take(length)?).into_owned());
    }
    if found { Ok(raw) } else { Err(DumpError::OtherProgram) }
}

/// Reads the arrays of a section and adds them if they are `mine`.
fn add(raw: &mut Raw, reader: &mut Reader<'_>, lengths: [usize; 3], mine: bool) -> Result<(), DumpError> {
    let counters = reader.words(lengths[0])?.map(u64::from_be_bytes);
    let integers = reader.words(lengths[1])?.map(i64::from_be_bytes);
    let floats = reader.words(lengths[2])?.map(f64::from_be_bytes);
    let bytes = reader.number().map(u64::from_be_bytes)?;
    if mine {
        raw.counters.iter_mut().zip(counters).for_each(|(a, b)| *a = a.wrapping_add(b));
        raw.integers.iter_mut().zip(integers).for_each(|(a, b)| *a = a.wrapping_add(b));
        raw.floats.iter_mut().zip(floats).for_each(|(a, b)| *a += b);
        raw.bytes = raw.bytes.wrapping_add(bytes);
    }
    Ok(())
}
