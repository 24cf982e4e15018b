#!/bin/sh
# Slices of Mantis beside those of WALA on the same programs and seeds (loops), in one run: seconds, peak
# memory, source lines of the program that are kept. Writes docs/wala.md. WALA comes from Maven Central; needs
# GNU time (apt-get install time).
#
#   DEPENDENCE='FULL NO_HEAP'    what WALA follows: all data dependence, and all but that through fields and
#     arrays
#   SEEDS=4 PROGRAMS='routing encryptor spamfilter tar chess' LIMIT=600 HEAP=6g REPORT=docs/wala.md
#     MANTIS=target/release/mantis
set -eu
cd "$(dirname "$0")/../.."
mantis=${MANTIS:-target/release/mantis}
report=${REPORT:-docs/wala.md}
out=${OUT:-target/wala}
version=1.6.10
mkdir -p "$out/classes"
command -v /usr/bin/time >/dev/null || { echo "needs GNU time: apt-get install time" >&2; exit 1; }
for part in core util shrike; do
    [ -f "$out/com.ibm.wala.$part-$version.jar" ] ||
        mvn -q -B -Dstyle.color=never dependency:copy -Dartifact="com.ibm.wala:com.ibm.wala.$part:$version" -DoutputDirectory="$out"
done
[ -f "$out/gson-2.11.0.jar" ] ||
    mvn -q -B -Dstyle.color=never dependency:copy -Dartifact=com.google.code.gson:gson:2.11.0 -DoutputDirectory="$out"
(cd "$out" && sha256sum -c --quiet) <scripts/wala/checksums
path=$out/com.ibm.wala.core-$version.jar:$out/com.ibm.wala.util-$version.jar:$out/com.ibm.wala.shrike-$version.jar:$out/gson-2.11.0.jar
"${JAVA_HOME:+$JAVA_HOME/bin/}javac" -cp "$path" -d "$out/classes" scripts/wala/WalaSlices.java

main() { unzip -p "apps/build/$1.jar" META-INF/MANIFEST.MF | tr -d '\r' | sed -n 's/^Main-Class: //p'; }

# loops PROGRAM: features that are loops with a place of their own, spread over the program.
loops() {
    "$mantis" slice --no-phases --jar "apps/build/$1.jar" --list | grep -E '^[A-Za-z]+\.java:[0-9]+ loop iterations$' |
        awk -v n="${SEEDS:-4}" '{ all[NR] = $0 } END { for (i = 1; i <= n && i <= NR; i++) print all[int((i - 0.5) * NR / n) + 1] }' | sort -u
}

{
    echo "# Slices beside WALA's"
    echo
    echo "This file is written by \`scripts/wala/compare.sh\`. WALA $version: zero-one-CFA, reflection ignored, control dependence without"
    echo "exceptions, $(wc -l <scripts/wala/exclusions.txt) exclusions, ${HEAP:-6g} of heap, at most ${LIMIT:-600} s a program; data dependence: all (FULL), or all but that through fields and arrays"
    echo "(NO_HEAP), which answers an easier question: such a slice lacks statements that it needs. Mantis: \`mantis slice\` without a"
    echo "profile, so the question of FULL; it slices the program only and describes the JDK, where WALA analyses the JDK's code. Its"
    echo "slices are executable, WALA's are not. Lines are source lines of the program and its libraries; – where WALA was not done in time."
    echo
    echo "| program | seed | WALA | preparation | slice | lines | peak memory | Mantis: preparation | slice | lines | peak memory |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|"
} >"$report"

for program in ${PROGRAMS:-routing encryptor spamfilter tar chess}; do
    loops "$program" >"$out/$program.loops"
    seeds=$(sed 's/ .*//' "$out/$program.loops")
    # Seeds have no spaces.
    for dependence in ${DEPENDENCE:-FULL NO_HEAP}; do
        # shellcheck disable=SC2086
        /usr/bin/time -f '%M' -o "$out/$program.$dependence.memory" timeout "${LIMIT:-600}" "${JAVA_HOME:+$JAVA_HOME/bin/}java" \
            "-Xmx${HEAP:-6g}" -cp "$path:$out/classes" WalaSlices "apps/build/$program.jar" "$(main "$program")" \
            scripts/wala/exclusions.txt "$dependence" $seeds >"$out/$program.$dependence.wala" 2>"$out/$program.error" ||
            echo "$program: WALA ($dependence) did not end: $(tail -n 1 "$out/$program.error")" >&2
    done
    while read -r feature; do
        seed=${feature%% *}
        /usr/bin/time -f '%M' -o "$out/memory" "$mantis" slice --no-phases --jar "apps/build/$program.jar" --feature "$feature" -o "$out/slice.jar" --force \
            --json >"$out/slice.json" 2>"$out/slice.error" || true
        if [ -s "$out/slice.json" ]; then
            ours=$(tr -d '\n' <"$out/slice.json" | sed 's/.*"lines":{\([^}]*\)}.*"analysis_seconds":\([0-9.e-]*\),"slicing_seconds":\([0-9.e-]*\).*/\2 \3 \1/' |
                awk '{ n = gsub(/[0-9]+[,\]]/, "&", $0); print $1 " " $2 }')
            lines=$(tr -d '\n' <"$out/slice.json" | sed 's/.*"lines":{\([^}]*\)}.*/\1/' | grep -oE '[0-9]+[],]' | wc -l)
            set -- $ours
            ours=$(awk -v a="$1" -v b="$2" -v l="$lines" 'BEGIN { printf "%.3f s | %.3f s | %d", a, b, l }')
        else
            ours="– | refused: $(sed 's/^error: //' "$out/slice.error" | tail -n 1) | –"
        fi
        ours_memory=$(tail -n 1 "$out/memory" | awk '{ printf "%.0f MB", $1 / 1024 }')
        for dependence in ${DEPENDENCE:-FULL NO_HEAP}; do
            said=$out/$program.$dependence
            prepared=$(awk -F '\t' '/^(call|dependence) graph/ { s += $2 } END { printf "%.2f s", s }' "$said.wala")
            memory=$(tail -n 1 "$said.memory" | awk '{ printf "%.0f MB", $1 / 1024 }')
            theirs=$(awk -F '\t' -v s="$seed" '$1 == s { print $2 " s | " $4; found = 1 } END { if (!found) print "– | –" }' "$said.wala")
            echo "| $program | \`$seed\` | $dependence | $prepared | $theirs | $memory | $ours | $ours_memory |" >>"$report"
        done
    done <"$out/$program.loops"
done
