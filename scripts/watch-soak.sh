#!/usr/bin/env bash
# An HTTP service (apps/httpservice, the JDK's own server) under a bounded load on loopback, with the agent
# and without in turns: memory over time, counts, latencies. Writes a page of Markdown to $OUT. Takes twice
# MINUTES, since each variant is loaded for as long. Ends with 1 if a count or a byte is lost or doubled.
#
#   MINUTES  of load for each variant (10)     RATE   requests a second (400)     TURN   seconds of a turn (5)
#   OUT      the page (watch-out/soak.md)      JAVA_HOME
#   MANTIS   with libmantis_agent.so beside it (target/release/mantis)
set -euo pipefail
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-watch-out/soak.md}
minutes=${MINUTES:-10}
rate=${RATE:-400}
turn=${TURN:-5}
bin=${JAVA_HOME:+$JAVA_HOME/bin/}
agent=$(realpath "$(dirname "$mantis")/libmantis_agent.so")
work=$(mktemp -d)
services=()
trap 'kill "${services[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT

mkdir -p "$(dirname "$out")"
"${bin}javac" --release 11 -g -Xlint:all -d "$work/classes" apps/httpservice/src/httpservice/*.java
load=$(cut -d' ' -f1 /proc/loadavg)
sample=$((minutes * 60 * 2 / 40))
# start NAME OPTION...: a service whose first line is its port. A heap of a fixed size that is touched at
# once: what grows is not it. Collections leave no dead objects in place (MarkSweepDeadRatio), which would be
# taken for live ones.
start() {
    local name=$1
    shift
    touch "$work/$name.out"
    "${bin}java" -Xms64m -Xmx64m -XX:+AlwaysPreTouch -XX:+UseSerialGC -XX:MarkSweepDeadRatio=0 -Dsun.net.httpserver.nodelay=true "$@" -cp "$work/classes" \
        httpservice.Service "$work/$name.csv" $((sample > 0 ? sample : 1)) >"$work/$name.out" &
    services+=($!)
    until grep -q '^port' "$work/$name.out"; do kill -0 $! && sleep 0.1; done
    sed -n 's/^port //p' "$work/$name.out" >"$work/$name.port"
}
start with "-agentpath:$agent=config=apps/httpservice/watch.toml,summary=$work/summary.json,log=$work/agent.log"
start without
"${bin}java" -Xmx256m -cp "$work/classes" httpservice.Load "$(awk "BEGIN { print int($minutes * 60 * $rate) }")" "$rate" "$turn" \
    "$(cat "$work/with.port")" "$(cat "$work/without.port")" >"$work/load"
wait "${services[@]}"
services=()

read -r requests sent received <<<"$(sed -n 1p "$work/load" | cut -d' ' -f1-3)"
served=$(sed -n 's/^calls //p' "$work/with.out")
# of ACTION: what the agent says of it
of() { grep -o "\"name\":\"$1\",\"calls\":[0-9]*.*" "$work/summary.json"; }
calls=$(of respond | sed 's/.*"name":"respond","calls":\([0-9]*\).*/\1/')
network=$(of exchange | sed 's/.*"resource":"network","unit":"bytes","provenance":"exact","total":\([0-9]*\).*/\1/')
same() { if [ "$1" = "$2" ]; then echo equal; else echo "**different**"; fi; }
{
    echo "# Soak: an HTTP service under load"
    echo
    echo "\`MINUTES=$minutes RATE=$rate TURN=$turn scripts/watch-soak.sh\`, JDK $("${bin}java" -version 2>&1 | sed -n '1s/.*"\(.*\)".*/\1/p'), $(nproc) processors, load of the machine before: $load."
    echo
    echo "| | client | service or agent | |"
    echo "|---|---|---|---|"
    echo "| requests, calls the service counted | $requests | $served | $(same "$requests" "$served") |"
    echo "| requests, calls the agent counted | $requests | $calls | $(same "$requests" "$calls") |"
    echo "| bytes sent and received, network bytes of the agent | $((sent + received)) | $network | $(same $((sent + received)) "$network") |"
    echo
    echo "| latency, us | p50 | p90 | p99 | p99.9 | max |"
    echo "|---|---|---|---|---|---|"
    sed -n 1p "$work/load" | awk '{ print "| with the agent | " $4 " | " $5 " | " $6 " | " $7 " | " $8 " |" }'
    sed -n 2p "$work/load" | awk '{ print "| without | " $4 " | " $5 " | " $6 " | " $7 " | " $8 " |" }'
    echo
    echo "Memory after the first quarter of the time; the heap as a collection leaves it:"
    echo
    echo "| | samples | resident, MB | growth, KB a minute | heap, MB | growth, KB a minute |"
    echo "|---|---|---|---|---|---|"
    "${bin}java" -cp "$work/classes" httpservice.Growth "with the agent=$work/with.csv" "without=$work/without.csv"
    if [ -s "$work/agent.log" ]; then
        echo
        echo "The agent's log:"
        sed 's/^/    /' "$work/agent.log"
    fi
} >"$out"
cat "$out"
! grep -q '\*\*different\*\*' "$out"
