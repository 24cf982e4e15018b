//! The predictor bundle: format, packaging, reading back.
