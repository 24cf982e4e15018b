//! Modified UTF-8 (JVMS 4.4.7): NUL takes two bytes and supplementary characters are surrogate pairs of three
//! bytes each.
//!
//! A string constant may hold lone surrogates, which no Rust `str` can. The pool therefore keeps the bytes;
//! text made from them shows a lone surrogate as U+FFFD, and [`to_utf16`] gives the exact code units.

use std::borrow::Cow;

/// The text of `bytes`; what is not a character becomes U+FFFD.
pub fn to_str(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) if !bytes.contains(&0) => Cow::Borrowed(text),
        _ => Cow::Owned(String::from_utf16_lossy(&to_utf16(bytes))),
    }
}

/// The UTF-16 code units of `bytes`, as `java.lang.String` would hold them; a malformed byte becomes U+FFFD.
pub fn to_utf16(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((&first, tail)) = rest.split_first() {
        let continuation = |i: usize| tail.get(i).filter(|b| **b & 0xC0 == 0x80).map(|b| u16::from(b & 0x3F));
        let (unit, len) = match first {
            0x01..=0x7F => (u16::from(first), 1),
            0xC0..=0xDF => match continuation(0) {
                Some(b) => (u16::from(first & 0x1F) << 6 | b, 2),
                None => (0xFFFD, 1),
            },
            0xE0..=0xEF => match (continuation(0), continuation(1)) {
                (Some(b), Some(c)) => (u16::from(first & 0x0F) << 12 | b << 6 | c, 3),
                _ => (0xFFFD, 1),
            },
            _ => (0xFFFD, 1),
        };
        units.push(unit);
        rest = rest.get(len..).unwrap_or_default();
    }
    units
}

/// Modified UTF-8 of a text.
pub fn from_str(text: &str) -> Cow<'_, [u8]> {
    if text.bytes().all(|b| b != 0 && b < 0xF0) {
        return Cow::Borrowed(text.as_bytes());
    }
    Cow::Owned(from_utf16(text.encode_utf16()))
}

/// Modified UTF-8 of UTF-16 code units, lone surrogates included.
pub fn from_utf16(units: impl IntoIterator<Item = u16>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for unit in units {
        match unit {
            0x01..=0x7F => bytes.push(unit as u8),
            0 | 0x80..=0x7FF => bytes.extend([0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8]),
            _ => bytes.extend([
                0xE0 | (unit >> 12) as u8,
                0x80 | (unit >> 6 & 0x3F) as u8,
                0x80 | (unit & 0x3F) as u8,
            ]),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn nul_and_supplementary_characters_take_their_java_form() {
        assert_eq!(&*from_str("a\0\u{1F600}"), b"a\xC0\x80\xED\xA0\xBD\xED\xB8\x80");
        assert_eq!(to_str(b"a\xC0\x80\xED\xA0\xBD\xED\xB8\x80"), "a\0\u{1F600}");
    }

    #[test]
    fn lone_surrogates_survive_as_code_units() {
        let bytes = from_utf16([0xD83D, 0x41]);
        assert_eq!(to_utf16(&bytes), [0xD83D, 0x41]);
        assert_eq!(to_str(&bytes), "\u{FFFD}A");
    }

    proptest! {
        #[test]
        fn code_units_round_trip(units: Vec<u16>) {
            prop_assert_eq!(to_utf16(&from_utf16(units.iter().copied())), units);
        }

        #[test]
        fn text_round_trips(text: String) {
            let bytes = from_str(&text);
            prop_assert_eq!(to_str(&bytes), text.as_str());
        }

        #[test]
        fn arbitrary_bytes_are_text_of_some_kind(bytes: Vec<u8>) {
            let _ = to_str(&bytes);
        }
    }
}
