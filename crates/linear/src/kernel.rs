//! Loops over vectors that everything else is made of. Sums are kept in eight parts so that they vectorise;
//! the parts are added in a fixed order, so results do not depend on the machine's vector length.

/// The inner product of vectors of the same length.
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a8, b8) = (a.chunks_exact(8), b.chunks_exact(8));
    let tail: f64 = a8.remainder().iter().zip(b8.remainder()).map(|(x, y)| x * y).sum();
    for (x, y) in a8.zip(b8) {
        for lane in 0..8 {
            sums[lane] += x[lane] * y[lane];
        }
    }
    add(sums) + tail
}

/// The sum of `a_i b_i c_i`, of vectors of the same length.
pub(crate) fn dot3(a: &[f64], b: &[f64], c: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a8, b8, c8) = (a.chunks_exact(8), b.chunks_exact(8), c.chunks_exact(8));
    let tail = a8.remainder().iter().zip(b8.remainder()).zip(c8.remainder());
    let tail: f64 = tail.map(|((x, y), z)| x * y * z).sum();
    for ((x, y), z) in a8.zip(b8).zip(c8) {
        for lane in 0..8 {
            sums[lane] += x[lane] * y[lane] * z[lane];
        }
    }
    add(sums) + tail
}

fn add(s: [f64; 8]) -> f64 {
    ((s[0] + s[4]) + (s[2] + s[6])) + ((s[1] + s[5]) + (s[3] + s[7]))
}

/// `y += factor * x`
pub(crate) fn axpy(y: &mut [f64], factor: f64, x: &[f64]) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += factor * x;
    }
}

/// `y += factor * (x - shift)`
pub(crate) fn axpy_shifted(y: &mut [f64], factor: f64, x: &[f64], shift: f64) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += factor * (x - shift);
    }
}

/// The Euclidean norm, safe from overflow and underflow of the squares.
pub(crate) fn norm(a: &[f64]) -> f64 {
    let square = dot(a, a);
    if square > 1e-280 && square < 1e280 {
        return square.sqrt();
    }
    let largest = a.iter().fold(0.0_f64, |m, x| m.max(x.abs()));
    if largest == 0.0 || !largest.is_finite() {
        return largest;
    }
    let sum: f64 = a.iter().map(|x| (x / largest).powi(2)).sum();
    largest * sum.sqrt()
}

/// The mean, corrected once for rounding as R does.
pub(crate) fn mean(a: &[f64]) -> f64 {
    let n = a.len() as f64;
    let first = a.iter().sum::<f64>() / n;
    first + a.iter().map(|x| x - first).sum::<f64>() / n
}

/// Applies the plane rotation `(c, s)` to two vectors: `x' = c x + s y`, `y' = c y - s x`.
pub(crate) fn rotate(x: &mut [f64], y: &mut [f64], c: f64, s: f64) {
    for (x, y) in x.iter_mut().zip(y) {
        (*x, *y) = (c * *x + s * *y, c * *y - s * *x);
    }
}

/// The rotation that turns `(a, b)` into `(r, 0)`: `(c, s, r)`.
pub(crate) fn givens(a: f64, b: f64) -> (f64, f64, f64) {
    if b == 0.0 {
        return (1.0, 0.0, a);
    }
    let r = a.hypot(b);
    (a / r, b / r, r)
}
