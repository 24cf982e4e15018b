#!/bin/sh
# Programs of apps/languages, compiled by the Kotlin and Scala compilers: every feature that ran, those in the
# languages' own libraries too, is sliced and compared with the instrumented program, under -Xverify:all.
# Compilers and libraries come from Maven Central, pinned (80 MB). What is refused or differs goes to
# $OUT/<release>/<language>-<program>.txt. Exits with 1 when a slice differs.
#
#   scripts/languages.sh [PROGRAM...]     default: all; as kotlin/DataClasses
#   JDKS='/path/to/jdk17 /path/to/jdk25'  default: JAVA_HOME, else the JDK of the java on the PATH
#   OUT=target/languages MANTIS=target/release/mantis MANTIS_JARS=target/jars (absolute) JOBS=2 (programs at
#     once)
set -eu
cd "$(dirname "$0")/.."
out=${OUT:-target/languages}
jars=${MANTIS_JARS:-$PWD/target/jars}
export MANTIS="${MANTIS:-target/release/mantis}"
jdks=${JDKS:-${JAVA_HOME:-}}
[ -n "$jdks" ] || jdks=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")

# path PREFIX...: the fetched jars whose names begin so, as a class path
path() {
    for prefix in "$@"; do set -- "$@" "$jars/$prefix"*.jar; shift; done
    (IFS=:; echo "$*")
}

# one LANGUAGE/PROGRAM JDK FOLDER: checks a compiled program; its last line is the totals
one() {
    language=${1%%/*} name=${1#*/} jdk=$2 result=$3/$language-${1#*/}.txt
    case $language in
        kotlin) main=${name}Kt library=$(path kotlin-stdlib-) ;;
        scala) main=Main library=$(path scala-library-) ;;
    esac
    package=$(echo "$name" | tr '[:upper:]' '[:lower:]')
    sed -n '1s:// args\: ::p' "apps/languages/$1".* | tr '|' '\n' | while read -r args; do
        echo "{\"args\":[\"$(echo $args | sed 's/ /","/g')\"]}"
    done >"$result.runs"
    "$MANTIS" check --class-path "$out/classes/$language:$library" --main-class "$package.$main" --runs "$result.runs" \
        --features all --java-home "$jdk" --work "$result.work" --quiet >"$result" 2>&1 || echo "FAILED $1"
    rm -rf "$result.work" "$result.runs"
    echo "$1: $(tail -n 1 "$result")"
}

if [ "${1:-}" = --one ]; then
    one "$4" "$2" "$3"
    exit
fi

[ -x "$MANTIS" ] || cargo build --release --locked --quiet -p mantis
mkdir -p "$jars" "$out"
. scripts/fetch.sh
. scripts/languages.list

java=java
[ -z "${JAVA_HOME:-}" ] || java=$JAVA_HOME/bin/java
rm -rf "$out/classes"
mkdir -p "$out/classes"
echo "compiling" >&2
"$java" -cp "$(path kotlin-compiler-embeddable- kotlin-stdlib- kotlin-script-runtime- kotlinx-coroutines-core- trove4j- annotations-)" \
    org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -nowarn -cp "$(path kotlin-stdlib-)" -d "$out/classes/kotlin" apps/languages/kotlin
mkdir "$out/classes/scala"
"$java" -cp "$(path scala-compiler- scala-library- scala-reflect-)" scala.tools.nsc.Main -usejavacp -nowarn -d "$out/classes/scala" \
    apps/languages/scala/*.scala

[ $# -gt 0 ] || set -- $(cd apps/languages && ls -d kotlin/*.kt scala/*.scala | sed 's/\.[a-z]*$//')
export OUT="$out"
status=0
for jdk in $jdks; do
    release=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
    mkdir -p "$out/$release"
    echo "JDK $release"
    printf '%s\n' "$@" | xargs -P "${JOBS:-2}" -n 1 "$0" --one "$jdk" "$out/$release" | tee "$out/$release/programs.txt"
    ! grep -q '^FAILED' "$out/$release/programs.txt" || status=1
    awk -v jdk="$release" '/ features? on / {
            gsub(",", ""); split($1, part, "/"); n[part[1]]++
            features[part[1]] += $2; equal[part[1]] += $7; refused[part[1]] += $9; different[part[1]] += $11
        }
        END { for (l in n) printf "JDK %s, %s: %d programs, %d features: %d equal, %d refused, %d different\n", jdk, l, n[l], features[l], equal[l], refused[l], different[l] }' \
        "$out/$release/programs.txt" | sort
done
exit $status
