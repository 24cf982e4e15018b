//! Self-contained HTML pages: predicted against actual, formula, sliced source.
