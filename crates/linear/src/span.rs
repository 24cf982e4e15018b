//! An orthonormal basis to which vectors are added.
//!
//! Gram-Schmidt, done twice, which is enough to be as orthogonal as Householder (Kahan and Parlett's "twice
//! is enough").

use crate::kernel::{axpy, dot, norm};

/// Orthonormal vectors of one length.
#[derive(Debug, Clone, Default)]
pub(crate) struct Span {
    pub vectors: Vec<Vec<f64>>,
}

impl Span {
    /// Subtracts from `v` what lies in the span; returns the components that were subtracted.
    pub fn project_out(&self, v: &mut [f64]) -> Vec<f64> {
        let mut components = vec![0.0; self.vectors.len()];
        for _ in 0..2 {
            for (q, component) in self.vectors.iter().zip(&mut components) {
                let along = dot(q, v);
                *component += along;
                axpy(v, -along, q);
            }
        }
        components
    }

    /// Adds the direction of `v`, which must be orthogonal to the span and not zero; returns its length.
    pub fn push(&mut self, mut v: Vec<f64>) -> f64 {
        let length = norm(&v);
        v.iter_mut().for_each(|x| *x /= length);
        self.vectors.push(v);
        length
    }
}
