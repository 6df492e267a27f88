#!/bin/sh
# Proves everything that must hold: the whole corpus, every template set, target, language mode and seed, and a minute of
# `make fuzz`. It takes a night of a laptop, in parts that can be run one by one.
#
# proof.sh           every part
# proof.sh PART…     these; `proof.sh list` names them
#
# A part that has passed is not run again before the tree has changed, so that a proof which was interrupted goes on
# where it was. So do packages: the compiler's verdicts lie in a cache of the proof's own, which believes nothing that
# `make test` has found. FRESH=1 forgets all of that.
set -eu
cd "$(dirname "$0")/.."

generated=WebliftCLITests.GeneratedOutputTests
swift=${SWIFT:-swift}

# The tests of a part, as a regular expression of their identifiers.
tests_of() {
    case $1 in
    libraries) echo "$generated/(corpus|lists)" ;;
    members) echo "$generated/(landmine|dealt|vocabulary)" ;;
    shapes) echo "$generated/(roleShapes|mixedShapes)" ;;
    surface) echo '^VerifyTests\.' ;;
    program) echo '^WebliftCLITests\.' ;;
    esac
}

parts="rest program surface members shapes libraries fuzz"
if [ "${1:-}" = list ]; then
    echo "$parts" | tr ' ' '\n'
    exit 0
fi
for part in "$@"; do
    case " $parts " in
    *" $part "*) ;;
    *)
        echo "proof.sh: no part is called $part; there are: $parts" >&2
        exit 2
        ;;
    esac
done

# All that a verdict depends on: each file that git knows or would know, and the inputs beside the project.
tree() {
    index=$(mktemp)
    cp "$(git rev-parse --git-path index)" "$index"
    GIT_INDEX_FILE=$index git add --all
    GIT_INDEX_FILE=$index git write-tree
    rm -f "$index"
    if [ -d ../shared ]; then find ../shared -type f -exec cksum {} + | sort; fi
    "$swift" --version 2>/dev/null
}

passed=.build/proof
verdicts=$PWD/$passed/cache
if [ -n "${FRESH:-}" ]; then rm -rf "$passed"; fi
mkdir -p "$passed" "$verdicts"
state=$(tree | cksum | tr ' ' '-')

run() {
    case $1 in
    fuzz) make --no-print-directory fuzz TIME=60 ;;
    rest) prove $(skipped program surface) ;;
    program) prove --filter "$(tests_of program)" $(skipped members shapes libraries) ;;
    *) prove --filter "$(tests_of "$1")" ;;
    esac
}

# Tells `swift test` to leave the tests of parts to these.
skipped() {
    for other in "$@"; do echo "--skip $(tests_of "$other")"; done
}

prove() {
    WEBLIFT_LOOP=proof XDG_CACHE_HOME=$verdicts "$swift" test "$@"
}

failed=""
for part in ${*:-$parts}; do
    if [ "$(cat "$passed/$part" 2>/dev/null)" = "$state" ]; then
        echo "proof: $part has passed on this tree"
        continue
    fi
    start=$(date +%s)
    # A night is long enough for the other parts.
    if run "$part"; then
        echo "$state" >"$passed/$part"
        echo "proof: $part passes, in $((($(date +%s) - start) / 60)) min"
    else
        failed="$failed $part"
    fi
done
if [ -n "$failed" ]; then
    echo "proof.sh: these parts fail:$failed" >&2
    exit 1
fi
