//! Reading and writing big-endian bytes, and slices that share the bytes of a class.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

/// A part of a shared buffer: attribute bodies point into the bytes of their class instead of copying them.
#[derive(Clone)]
pub struct Bytes {
    buffer: Arc<[u8]>,
    range: Range<usize>,
}

impl Bytes {
    /// The part `range` of `buffer`; an impossible range gives an empty part.
    pub(crate) fn slice_of(buffer: &Arc<[u8]>, range: Range<usize>) -> Bytes {
        let range = if buffer.get(range.clone()).is_some() { range } else { 0..0 };
        Bytes { buffer: Arc::clone(buffer), range }
    }

    /// The part `range` of this part; an impossible range gives an empty one.
    pub(crate) fn part(&self, range: Range<usize>) -> Bytes {
        let range = if self.get(range.clone()).is_some() { range } else { 0..0 };
        Bytes {
            buffer: Arc::clone(&self.buffer),
            range: self.range.start + range.start..self.range.start + range.end,
        }
    }
}

impl Deref for Bytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        self.buffer.get(self.range.clone()).unwrap_or_default()
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Bytes {
        let range = 0..bytes.len();
        Bytes { buffer: bytes.into(), range }
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        **self == **other
    }
}

impl Eq for Bytes {}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

/// The input ended before the item that was being read did.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Truncated {
    /// Where the item would have started.
    pub at: usize,
}

/// A cursor over big-endian data. Never reads past the end and never panics.
#[derive(Clone)]
pub(crate) struct Reader<'a> {
    data: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(data: &'a [u8]) -> Reader<'a> {
        Reader { data, at: 0 }
    }

    pub fn at(&self) -> usize {
        self.at
    }

    pub fn is_empty(&self) -> bool {
        self.at >= self.data.len()
    }

    pub fn take(&mut self, len: usize) -> Result<&'a [u8], Truncated> {
        let end = self.at.checked_add(len).ok_or(Truncated { at: self.at })?;
        let part = self.data.get(self.at..end).ok_or(Truncated { at: self.at })?;
        self.at = end;
        Ok(part)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Truncated> {
        let at = self.at;
        let part = self.take(N)?;
        part.try_into().map_err(|_| Truncated { at })
    }

    pub fn u1(&mut self) -> Result<u8, Truncated> {
        self.array::<1>().map(|[b]| b)
    }

    pub fn u2(&mut self) -> Result<u16, Truncated> {
        self.array().map(u16::from_be_bytes)
    }

    pub fn i2(&mut self) -> Result<i16, Truncated> {
        self.array().map(i16::from_be_bytes)
    }

    pub fn u4(&mut self) -> Result<u32, Truncated> {
        self.array().map(u32::from_be_bytes)
    }

    pub fn i4(&mut self) -> Result<i32, Truncated> {
        self.array().map(i32::from_be_bytes)
    }

    pub fn i8(&mut self) -> Result<i64, Truncated> {
        self.array().map(i64::from_be_bytes)
    }
}

/// Appending big-endian data to a byte vector.
pub(crate) trait Put {
    fn u1(&mut self, value: u8);
    fn u2(&mut self, value: u16);
    fn u4(&mut self, value: u32);
}

impl Put for Vec<u8> {
    fn u1(&mut self, value: u8) {
        self.push(value);
    }

    fn u2(&mut self, value: u16) {
        self.extend_from_slice(&value.to_be_bytes());
    }

    fn u4(&mut self, value: u32) {
        self.extend_from_slice(&value.to_be_bytes());
    }
}
