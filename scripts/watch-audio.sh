#!/usr/bin/env bash
# The scenario of the Weight-Watcher paper's introduction: an audio streamer on loopback (apps/audiostream)
# that lowers its quality from predictions as receivers are added, against one that does not. Writes a table
# to $OUT. The number of receivers is 1.6 times what one processor can serve in the best quality; the streamer
# that does not ask is overloaded from some receiver on.
#
#   SECONDS_EACH  of streaming (30)     RECEIVERS  (calibrated)     OUT  the table (watch-out/audio.md)
#   MANTIS, with libmantis_agent.so beside it (target/release/mantis)     JAVA_HOME
set -euo pipefail
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-watch-out/audio.md}
length=${SECONDS_EACH:-30}
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
work=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; rm -rf "$work"' EXIT

mkdir -p "$(dirname "$out")"
"$mantis" watch --api "$work/mantis-watch.jar" >/dev/null
"${bin}javac" --release 11 -g -Xlint:all -cp "$work/mantis-watch.jar" -d "$work/classes" apps/audiostream/src/audiostream/*.java
watched() { exec "$mantis" watch --config apps/audiostream/watch.toml -- "${bin}java" -Xmx64m -cp "$work/classes" "$@"; }
receivers=${RECEIVERS:-$(watched audiostream.Server calibrate)}
# They come during the first half.
pause=$(awk "BEGIN { print $length / 2 / $receivers }")

# stream KIND: a row of the table
stream() {
    : >"$work/out"
    watched audiostream.Server "$1" "$length" >"$work/out" &
    server=$!
    until grep -q '^port' "$work/out"; do kill -0 $server && sleep 0.1; done
    "${bin}java" -Xmx64m -cp "$work/classes" audiostream.Receivers "$(sed -n 's/^port //p' "$work/out")" "$receivers" "$pause"
    wait $server
    server=
}
{
    echo "# An audio streamer that asks before it takes another receiver"
    echo
    echo "\`SECONDS_EACH=$length RECEIVERS=$receivers scripts/watch-audio.sh\`, JDK $("${bin}java" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/\1/p'), $(nproc) processors, load of the machine before: $(cut -d' ' -f1 /proc/loadavg)."
    echo
    echo "| streamer | receivers served | blocks | interruptions | receivers interrupted | bands of a block |"
    echo "|---|---|---|---|---|---|"
    echo "| does not ask | $(stream trust) |"
    echo "| asks, adapts | $(stream ask) |"
} | tee "$out"
