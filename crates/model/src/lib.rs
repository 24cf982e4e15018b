//! Regressions: SPORE-FoBa, best subset, prediction intervals, leverage. Pure numerics, knows nothing of programs.
