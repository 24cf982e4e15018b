#!/usr/bin/env bash
# Fuzzes the readers of files (fuzz/README.md): every target for SECONDS_EACH, as many at a time as there are
# cores. Works with stable Rust: what cargo-fuzz passes to the compiler, without its sanitizers.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${SECONDS_EACH:-60}
jobs=${JOBS:-$(nproc)}
memory=${MEMORY_MB:-2048}
targets=${TARGETS:-$(basename -s .rs fuzz/fuzz_targets/*.rs)}
host=$(rustc -vV | sed -n 's/^host: //p')

coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
coverage+=" -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table"
coverage+=" -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing"
echo "building the fuzz targets" >&2
RUSTFLAGS="$coverage" cargo build --release --locked --manifest-path fuzz/Cargo.toml \
  --target "$host" --target-dir target/fuzz

fuzz_one() {
  local target=$1 found=target/fuzz/found/$1
  mkdir -p "$found" "target/fuzz/crashes"
  local log=target/fuzz/$target.log
  # Finds go to the first folder; the corpus that is kept is only read.
  if "target/fuzz/$host/release/$target" "$found" "fuzz/corpus/$target" -max_total_time="$seconds" \
    -rss_limit_mb="$memory" -timeout=20 -artifact_prefix="target/fuzz/crashes/$target-" >"$log" 2>&1; then
    echo "$target: $(grep -E '^Done' "$log"), $(grep -oE 'rss: [0-9]+Mb' "$log" | tail -1)"
  else
    echo "$target: FAILED, see $log: $(grep -m1 -E 'panicked|ERROR: libFuzzer' -A1 "$log" | tr '\n' ' ')"
    return 1
  fi
}
export -f fuzz_one
export seconds memory host
# shellcheck disable=SC2086
printf '%s\n' $targets | xargs -P "$jobs" -I{} bash -c 'fuzz_one {}'
