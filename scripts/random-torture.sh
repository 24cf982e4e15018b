#!/bin/sh
# Random programs: each is compiled, instrumented and sliced for every feature that ran, alone and five at a
# time; the slices run under -Xverify:all and are compared with the instrumented program on three inputs.
# Those that run for a minute are given up, which is said. Programs that are finished are not run again: after
# an interruption the same command goes on. Results go to $OUT/results.md. Exits with 1 when a slice differs;
# the classes of such programs stay in $OUT/run.
#
#   scripts/random-torture.sh [COUNT [FIRST_SEED [Random|Calls]]]        default: 1000 1 Random
#
# Random are statements over a small heap with callbacks; Calls are calls of the JDK.
#   OUT=target/random MANTIS=target/release/mantis JAVA_HOME=... JOBS=2 (programs at once) TOGETHER=5
#     (features in one slice)
set -eu
mantis=${MANTIS:-target/release/mantis}
out=${OUT:-target/random}
bin=
[ -z "${JAVA_HOME:-}" ] || bin=$JAVA_HOME/bin/

# one NAME: checks a compiled program. Its result appears in $out/done when it is complete.
one() {
    part=$out/run/$1
    code=0
    "$mantis" check --class-path "$part/classes" --main-class "$1" --runs "$out/runs.jsonl" --features all --together "${TOGETHER:-5}" \
        --work "$part/work" --quiet >"$part/result.txt" 2>"$part/errors.txt" || code=$?
    rm -rf "$part/work"
    if ! tail -n 1 "$part/result.txt" | grep -q ' different$'; then
        echo "$1: $(cat "$part/errors.txt")" >&2
        # Interrupted: 255 stops xargs.
        [ "$code" -ne 130 ] || return 255
        return 0
    fi
    [ "$code" -eq 0 ] || echo "$1 differs: see $out/done/$1.txt" >&2
    mv "$part/result.txt" "$out/done/$1.txt"
    [ "$code" -ne 0 ] || rm -rf "$part"
}

# compile NAMES: generated programs into $out/run, many at once because starting the compiler takes longest.
compile() {
    rm -rf "$out/classes"
    printf "$out/programs/%s\n" $1 | sed 's:[^/]*$:&/&.java:' | xargs "${bin}javac" -g -nowarn -d "$out/classes"
    for name in $1; do
        rm -rf "$out/run/$name"
        mkdir -p "$out/run/$name/classes"
        find "$out/classes" -name "$name.class" -o -name "$name\$*" | xargs -I {} mv {} "$out/run/$name/classes"
    done
}

# totals FIRST COUNT: the results of these seeds as Markdown.
totals() {
    seq -f "$out/done/$kind%.0f.txt" "$1" $(($1 + $2 - 1)) | while read -r file; do
        [ ! -f "$file" ] || tail -n 2 "$file"
    done | awk -v seeds="$1 to $(($1 + $2 - 1))" '
        { gsub(",", "") }
        / slices of several features / { together += $1; apart += $8 }
        / features on [0-9]+ inputs: / { n++; features += $1; equal += $6; refused += $8; different += $10 }
        END {
            print "| seeds | programs finished | features | equal | refused | different | slices of several | refused |\n|---|---|---|---|---|---|---|---|"
            printf "| %s | %d | %d | %d | %d | %d | %d | %d |\n", seeds, n, features, equal, refused, different, together, apart
        }'
    printf '\n%s\n' "$(cat "$out/build.txt")"
    printf '\nNot equal:\n\n'
    cat "$out/done/$kind"*.txt 2>/dev/null | sed -n 's/^[^ ].*: \(refused: .*\)$/\1/p; s/.*: \(DIFFERENT\) on input.*/\1/p' |
        sort | uniq -c | sort -rn | sed 's/^ *\([0-9]*\) /- \1 x /'
}

if [ "${1:-}" = one ]; then
    one "$2"
    exit
fi
count=${1:-1000}
first=${2:-1}
kind=${3:-Random}
mkdir -p "$out/done" "$out/run"
build="Build $(cksum <"$mantis" | cut -d ' ' -f 1) of mantis, $("${bin}java" -version 2>&1 | sed -n 2p)."
if [ ! -f "$out/build.txt" ]; then
    echo "$build" >"$out/build.txt"
    echo "Started at commit $(git describe --always --dirty 2>/dev/null || echo unknown)." >>"$out/build.txt"
elif [ "$(head -n 1 "$out/build.txt")" != "$build" ]; then
    echo "$0: $out has results of another build or JVM: $(head -n 1 "$out/build.txt") Remove it or set OUT." >&2
    exit 2
fi
case $kind in
Calls) inputs='"3","7" "6","2" "11","40"' ;;
*) inputs='"3","7" "11","2" "26","40"' ;;
esac
for args in $inputs; do
    echo "{\"args\": [$args], \"timeout\": 60}"
done >"$out/runs.jsonl"
"${bin}java" -jar apps/build/programs.jar "$out/programs" "$kind" "$first" "$count"

export OUT="$out" MANTIS="$mantis"
seed=$first
while [ "$seed" -lt $((first + count)) ]; do
    names=
    while [ "$seed" -lt $((first + count)) ] && [ "$(echo $names | wc -w)" -lt 50 ]; do
        [ -f "$out/done/$kind$seed.txt" ] || names="$names $kind$seed"
        seed=$((seed + 1))
    done
    [ -n "$names" ] || continue
    compile "$names"
    printf '%s\n' $names | xargs -n 1 -P "${JOBS:-2}" "$0" one
done
totals "$first" "$count" >"$out/results.md"
cat "$out/results.md"
grep -q "^| $first to [0-9]* | $count | [0-9]* | [0-9]* | [0-9]* | 0 |" "$out/results.md"
