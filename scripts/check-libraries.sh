#!/bin/sh
# Slices varying features of programs from Maven Central, and of two small ones around libraries
# (apps/libraries), and compares them with the instrumented programs on three inputs each, under -Xverify:all.
# Nothing here was written for these programs. What is refused or differs goes to $OUT/<release>/<name>.txt.
# Exits with 1 when a slice differs.
#
#   scripts/check-libraries.sh [NAME...]  default: markdown xz javacc jflex textifier yuicompressor
#   FEATURES=1000                         how many features of each program
#   JDKS='/path/to/jdk17 /path/to/jdk25'  default: JAVA_HOME, else the JDK of the java on the PATH
#   OUT=target/libraries MANTIS=target/release/mantis MANTIS_JARS=target/jars
set -eu
cd "$(dirname "$0")/.."
mantis=${MANTIS:-target/release/mantis}
jars=${MANTIS_JARS:-target/jars}
jdks=${JDKS:-${JAVA_HOME:-}}
[ -n "$jdks" ] || jdks=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")
mkdir -p "${OUT:-target/libraries}" "$jars"
out=$(cd "${OUT:-target/libraries}" && pwd)
jars=$(cd "$jars" && pwd)

. scripts/fetch.sh
. scripts/libraries.list

# path NAME...: fetched jars as a class path
path() {
    for name in "$@"; do set -- "$@" "$jars/$name.jar"; shift; done
    (IFS=:; echo "$*")
}

# runs NAME ARGS...: three runs, each line of the standard input an argument before which these stand
runs() {
    name=$1
    shift
    before=$(printf '"%s",' "$@")
    [ $# -gt 0 ] || before=
    while read -r last; do echo "{\"args\":[$before$last]}"; done >"$out/$name.jsonl"
}
files() { printf '"%s"\n' "$@"; }

# Inputs that stay as they are: what the checks print does not change with the documents of this project.
mkdir -p "$out/texts" "$out/made"
for n in 1 2 3; do
    {
        echo "# Text $n"
        for i in $(seq 1 $((n * 8))); do
            printf '\n%d. item *%d* of `%d`\n   - and <b>more</b> of [it](http://example.com/%d)\n\n> quoted\n\n    code %d\n' "$i" $((i * n)) "$n" "$i" "$i"
        done
    } >"$out/texts/$n.md"
    for i in $(seq 1 $((n * 5))); do
        echo "function f$i(first, second) { var sum = first + $i; /* $n */ for (var k = 0; k < second; k++) { sum += k * $n; } return sum; }"
    done >"$out/texts/$n.js"
done
files "$out"/texts/*.md | runs markdown
for n in 1 2 3; do echo "\"$out/texts/$n.md\",\"$n\""; done | runs xz
files "$PWD"/apps/libraries/javacc/*.jj | runs javacc "-OUTPUT_DIRECTORY=$out/made"
files "$PWD"/apps/libraries/jflex/*.flex | runs jflex -q --nobak -d "$out/made"
files "$out"/texts/*.js | runs yuicompressor -o "$out/made/small.js"

status=0
for jdk in $jdks; do
    release=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
    results=$out/$release
    mkdir -p "$results"
    "$jdk/bin/javac" -g --release 11 -cp "$(path commonmark-0.24.0 xz-1.10)" -d "$results/classes" apps/libraries/*.java
    files "$results"/classes/*.class | runs textifier
    echo "JDK $release"
    for name in ${*:-markdown xz javacc jflex textifier yuicompressor}; do
        case $name in
            markdown) main=Markdown path=$results/classes:$(path commonmark-0.24.0) ;;
            xz) main=Compress path=$results/classes:$(path xz-1.10) ;;
            javacc) main=javacc path=$(path javacc-7.0.13) ;;
            jflex) main=jflex.Main path=$(path jflex-1.9.1 java-cup-runtime-11b-20160615-3) ;;
            textifier) main=org.objectweb.asm.util.Textifier path=$(path asm-9.7.1 asm-tree-9.7.1 asm-util-9.7.1 asm-analysis-9.7.1) ;;
            yuicompressor) main=com.yahoo.platform.yui.compressor.YUICompressor path=$(path yuicompressor-2.4.8) ;;
            *) echo "$0: no such program: $name" >&2; exit 2 ;;
        esac
        rm -rf "$results/work"
        "$mantis" check --class-path "$path" --main-class "$main" --runs "$out/$name.jsonl" --features "${FEATURES:-1000}" \
            --java-home "$jdk" --work "$results/work" --quiet >"$results/$name.txt" 2>"$results/$name.err" || status=1
        rm -rf "$results/work"
        echo "$name: $(tail -n 1 "$results/$name.txt")"
    done
done
exit $status
