//! Many named byte strings in one file, so that the predictor reads its classes with a single look into the
//! jar.
//!
//! All numbers are big-endian 32-bit integers: the magic number `MBLB`, the number of items, then for each
//! item the length of its name, start and length of its content in the file, and the name in UTF-8; then the
//! contents.

/// The first four bytes.
const MAGIC: &[u8; 4] = b"MBLB";

/// Packs items.
pub fn pack<'a>(items: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let items: Vec<(&str, &[u8])> = items.into_iter().collect();
    let mut start: usize = 8 + items.iter().map(|(name, _)| 12 + name.len()).sum::<usize>();
    let mut out = MAGIC.to_vec();
    out.extend(int(items.len()));
    for (name, content) in &items {
        out.extend(int(name.len()));
        out.extend(int(start));
        out.extend(int(content.len()));
        out.extend(name.as_bytes());
        start += content.len();
    }
    for (_, content) in &items {
        out.extend_from_slice(content);
    }
    out
}

/// Unpacks items; `None` when the bytes are not such a file.
pub fn unpack(bytes: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let number = |at: usize| -> Option<usize> {
        let four: [u8; 4] = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
        usize::try_from(u32::from_be_bytes(four)).ok()
    };
    if bytes.get(..4)? != MAGIC {
        return None;
    }
    let mut items = Vec::new();
    let mut at = 8;
    for _ in 0..number(4)? {
        let (name, start, length) = (number(at)?, number(at + 4)?, number(at + 8)?);
        at += 12;
        let name_end = at.checked_add(name)?;
        let name = std::str::from_utf8(bytes.get(at..name_end)?).ok()?;
        items.push((name.to_owned(), bytes.get(start..start.checked_add(length)?)?.to_vec()));
        at = name_end;
    }
    Some(items)
}

fn int(n: usize) -> [u8; 4] {
    // Jars of this size do not exist; a bundle that large would be refused by its reader.
    u32::try_from(n).unwrap_or(u32::MAX).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_packed_is_unpacked(items in prop::collection::vec((".{0,8}", prop::collection::vec(any::<u8>(), 0..20)), 0..6)) {
            let packed = pack(items.iter().map(|(n, c)| (n.as_str(), c.as_slice())));
            prop_assert_eq!(unpack(&packed), Some(items));
        }

        #[test]
        fn damaged_bytes_are_refused_or_read(mut bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            let _ = unpack(&bytes);
            bytes.splice(0..bytes.len().min(4), *MAGIC);
            let _ = unpack(&bytes);
        }
    }
}
