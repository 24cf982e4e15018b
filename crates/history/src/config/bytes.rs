//! Amounts of memory in configurations: a number of bytes, or text such as `"64 KiB"`.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};

/// An amount of memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Bytes(pub usize);

const UNITS: [(&str, usize); 4] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("B", 1)];

impl FromStr for Bytes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = (&text[..split], text[split..].trim());
        let factor = match unit {
            "" => Some(1),
            unit => UNITS.iter().find(|(name, _)| *name == unit).map(|&(_, factor)| factor),
        };
        let amount = number.parse::<usize>().ok().zip(factor).and_then(|(n, factor)| n.checked_mul(factor));
        amount.filter(|&bytes| bytes > 0).map(Bytes).ok_or_else(|| {
            format!("'{text}' is no amount of memory: write bytes, or a number with KiB, MiB or GiB")
        })
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = UNITS.iter().rev().skip(1).find(|(_, factor)| self.0.is_multiple_of(*factor));
        match unit {
            Some((name, factor)) => write!(f, "{} {name}", self.0 / factor),
            None => write!(f, "{} B", self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Amount;

        impl Visitor<'_> for Amount {
            type Value = Bytes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("bytes as a number above 0, or text such as \"64 KiB\"")
            }

            fn visit_u64<E: de::Error>(self, bytes: u64) -> Result<Bytes, E> {
                usize::try_from(bytes)
                    .ok()
                    .filter(|&bytes| bytes > 0)
                    .map(Bytes)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Unsigned(bytes), &self))
            }

            fn visit_i64<E: de::Error>(self, bytes: i64) -> Result<Bytes, E> {
                match u64::try_from(bytes) {
                    Ok(bytes) => self.visit_u64(bytes),
                    Err(_) => Err(E::invalid_value(de::Unexpected::Signed(bytes), &self)),
                }
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Bytes, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Amount)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_round_trip() {
        for (text, bytes) in
            [("64 KiB", 65536), ("4MiB", 4 << 20), ("100", 100), ("3 GiB", 3 << 30), ("7 B", 7)]
        {
            let amount: Bytes = text.parse().expect(text);
            assert_eq!(amount, Bytes(bytes));
            assert_eq!(amount.to_string().parse::<Bytes>(), Ok(amount));
        }
        for bad in ["", "0", "KiB", "4 MB", "-1", "99999999999999999999 GiB"] {
            assert!(bad.parse::<Bytes>().is_err(), "{bad}");
        }
    }
}
