//! Probes: rewrites classes so that they count control-flow edges and sum variable values; derives features from the counters.
