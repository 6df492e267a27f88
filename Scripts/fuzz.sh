#!/bin/sh
# Gives each reader bytes that nobody would write, for some seconds, and keeps what ends a program or takes too long in
# Tests/FuzzTests/Findings, where `make test` reads it again: Scripts/fuzz.sh SECONDS [READER…]
set -eu
cd "$(dirname "$0")/.."

seconds=$1
shift
if [ "$(uname -s)" != Linux ]; then
    echo "The toolchain has libFuzzer on Linux only." >&2
    exit 0
fi
compiler=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
library=$(echo "$compiler"/clang/lib/linux/libclang_rt.fuzzer_no_main-*.a)

# The sanitizer takes a pointer that an enum keeps together with its case for a leak, and the reading of a stack that Swift
# does after a trap for another fault. The tool that the build itself runs is built with it, too.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no

# Not optimized: with the sanitizer that takes longer to build than people wait.
export WEBLIFT_FUZZ=1 WEBLIFT_UNOPTIMIZED=1
swift build --quiet --scratch-path .build/fuzz --product weblift-fuzz --sanitize address \
    -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp -Xlinker "$library" -Xlinker -lstdc++
program=.build/fuzz/debug/weblift-fuzz
[ $# -gt 0 ] || set -- $("$program" | sed 's/^[^:]*: //; s/,//g')

fuzz() {
    findings=Tests/FuzzTests/Findings/$1
    corpus=.build/fuzz/corpus/$1
    mkdir -p "$findings" "$corpus"
    exec env WEBLIFT_READER="$1" "$program" -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
        -print_final_stats=1 -print_funcs=0 -artifact_prefix="$findings/" \
        "$corpus" "Tests/FuzzTests/Seeds/$1" >".build/fuzz/$1.log" 2>&1
}

# As many at a time as there are cores: each takes one, for the same time.
cores=$(getconf _NPROCESSORS_ONLN)
status=0
running=""
trap 'for one in $running; do kill "${one#*=}" 2>/dev/null || true; done; exit 130' INT TERM
while [ $# -gt 0 ]; do
    running=""
    while [ $# -gt 0 ] && [ "$(echo "$running" | wc -w)" -lt "$cores" ]; do
        fuzz "$1" &
        running="$running $1=$!"
        shift
    done
    for one in $running; do
        reader=${one%=*}
        echo "$reader:"
        wait "${one#*=}" || status=1
        cat ".build/fuzz/$reader.log"
        rmdir "Tests/FuzzTests/Findings/$reader" 2>/dev/null || true
    done
done
exit $status
