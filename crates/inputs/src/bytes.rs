//! Changed files that are no text: the operators of AFL's *havoc* and *splice* stages.
//!
//! The first bytes are spared most of the time: formats are known by them.

use rand::{Rng, RngExt};

/// How many bytes at the beginning are spared.
const HEAD: usize = 32;
/// How often the beginning is changed all the same.
const HEAD_SHARE: f64 = 0.05;

/// A range of at least one byte, behind the head as a rule; `None` where there is no byte.
fn range(len: usize, most: usize, rng: &mut impl Rng) -> Option<(usize, usize)> {
    let head = if rng.random::<f64>() < HEAD_SHARE || len <= 2 * HEAD { 0 } else { HEAD };
    let rest = len - head;
    if rest == 0 {
        return None;
    }
    // Short ranges are as likely as long ones.
    let most = most.clamp(1, rest);
    let length = (most as f64).powf(rng.random::<f64>()).round() as usize;
    let length = length.clamp(1, most);
    let start = head + rng.random_range(0..=rest - length);
    Some((start, start + length))
}

/// One small change.
pub fn change(bytes: &mut Vec<u8>, others: &[&[u8]], rng: &mut impl Rng) {
    let Some((start, end)) = range(bytes.len(), bytes.len() / 4, rng) else {
        if let Some(other) = pick(others, rng) {
            *bytes = other.to_vec();
        }
        return;
    };
    match rng.random_range(0..7) {
        0 => bytes[start] ^= 1 << rng.random_range(0..8),
        1 => bytes[start] = rng.random(),
        2 => bytes[start] = bytes[start].wrapping_add(rng.random_range(0..=70u8)).wrapping_sub(35),
        3 => drop(bytes.drain(start..end)),
        4 => {
            let copied = bytes[start..end].to_vec();
            let at = range(bytes.len(), 1, rng).map_or(0, |r| r.0);
            bytes.splice(at..at, copied);
        }
        5 => {
            let copied = bytes[start..end].to_vec();
            let at = range(bytes.len(), 1, rng).map_or(0, |r| r.0);
            let until = (at + copied.len()).min(bytes.len());
            let fits = until - at;
            bytes[at..until].copy_from_slice(&copied[..fits]);
        }
        _ => {
            let Some(other) = pick(others, rng) else { return };
            let Some((from, to)) = range(other.len(), other.len() / 2, rng) else { return };
            bytes.splice(start..end, other[from..to].iter().copied());
        }
    }
}

/// Makes it `target` bytes long: shorter by cutting a block out or leaving the beginning, longer by repeating
/// blocks or taking some of others.
pub fn resize(bytes: &mut Vec<u8>, target: usize, others: &[&[u8]], rng: &mut impl Rng) {
    let target = target.max(1);
    if bytes.len() > target {
        let surplus = bytes.len() - target;
        match rng.random_bool(0.5) {
            true => bytes.truncate(target),
            false => {
                let low = HEAD.min(target);
                let start = low + rng.random_range(0..=target - low);
                bytes.drain(start..start + surplus);
            }
        }
        return;
    }
    while bytes.len() < target {
        let missing = target - bytes.len();
        let source = match pick(others, rng).filter(|_| rng.random_bool(0.5)) {
            Some(other) if !other.is_empty() => other.to_vec(),
            _ => bytes.clone(),
        };
        let Some((from, to)) = range(source.len(), source.len(), rng) else { return };
        // A block is repeated often enough that short ones do not take for ever.
        let times = (missing / (to - from)).clamp(1, 64);
        let block = source[from..to].repeat(times);
        let at = bytes.len() - rng.random_range(0..=bytes.len() / 4);
        bytes.splice(at..at, block.into_iter().take(missing));
    }
}

fn pick<'a>(others: &[&'a [u8]], rng: &mut impl Rng) -> Option<&'a [u8]> {
    if others.is_empty() { None } else { Some(others[rng.random_range(0..others.len())]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    proptest! {
        #[test]
        fn any_bytes_can_be_changed(mut a: Vec<u8>, b: Vec<u8>, seed: u64) {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            for _ in 0..8 {
                change(&mut a, &[&b], rng);
            }
        }

        #[test]
        fn sizes_are_what_was_asked_for(
            a in proptest::collection::vec(any::<u8>(), 1..300), b: Vec<u8>, target in 1usize..3000, seed: u64
        ) {
            let mut bytes = a;
            resize(&mut bytes, target, &[&b], &mut ChaCha8Rng::seed_from_u64(seed));
            prop_assert_eq!(bytes.len(), target);
        }
    }
}
