#!/bin/sh
# Measures the commands that people who change this package wait for, each in a clone that has nothing built: see
# CONTRIBUTING.md. It takes two hours. A command that fails is told, and the others are measured all the same.
set -eu
cd "$(dirname "$0")/.."
clones=$(mktemp -d)
trap 'rm -rf "$clones"' EXIT

# The corpus is looked for beside a clone, as it is beside this package.
if [ -e ../shared ]; then ln -s "$(cd ../shared && pwd)" "$clones/shared"; fi
# Nothing that the compiler was content with before counts.
export XDG_CACHE_HOME="$clones/cache"

clone() { git clone --quiet . "$clones/$1"; }

# measure WHAT BOUND-IN-SECONDS CLONE COMMAND…
measure() {
    what=$1 bound=$2 place=$3
    shift 3
    start=$(date +%s)
    ending=""
    (cd "$clones/$place" && "$@") >"$clones/log" 2>&1 || ending=" and fails"
    time=$(($(date +%s) - start))
    verdict=reached
    if [ "$time" -gt "$bound" ] || [ -n "$ending" ]; then verdict="not reached"; fi
    printf 'target: %s in %d s: %s (%d s%s)\n' "$what" "$bound" "$verdict" "$time" "$ending"
    if [ -n "$ending" ]; then tail -n 20 "$clones/log"; fi
}

# edit CLONE FILE FROM TO
edit() {
    sed "s/$3/$4/" "$clones/$1/$2" >"$clones/edited"
    if cmp -s "$clones/edited" "$clones/$1/$2"; then
        echo "loop.sh: there is nothing to edit in $2" >&2
        exit 2
    fi
    cp "$clones/edited" "$clones/$1/$2"
}

clone demo
measure "make demo from a clean clone" 240 demo make demo
rm -rf "$clones/demo"
clone work
measure "make quick from a clean clone" 480 work make quick
edit work Sources/Generate/Text/DocComment.swift 'wholeLine(code,' 'wholeLine("" + code,'
measure "make quick after a change in Sources/Generate" 180 work make quick
rm -rf "$clones/work"
clone test
measure "make test from a clean clone with an empty cache" 1500 test make test
measure "make test once more" 360 test make test
edit test templates/shared/helpers/Chip.mustache 'HStack(' 'HStack(alignment: .center, '
# The committed sample follows its templates.
renew='swift build --quiet --product weblift && .build/debug/weblift generate weblift:sample --quiet'
measure "make test after an edit of the template of a body" 900 test sh -c "$renew && make test"
rm -rf "$clones/test" "$clones/cache"
clone ci
measure ".ci/run from a clean clone with an empty cache" 1800 ci env CI=true .ci/run
rm -rf "$clones/ci" "$clones/cache" "$clones/shared"
clone alone
measure "make test from a clean clone with nothing beside it" 1080 alone make test
