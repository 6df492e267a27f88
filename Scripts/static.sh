#!/bin/sh
# Prints how a release is linked on Linux: with all that it needs inside where the system has the archives for that, and
# otherwise with Swift's own libraries inside. The first starts in a third of the time, and runs on any Linux.
set -eu

archives() {
    libraries=$(pkg-config --variable=libdir libcmark-gfm)
    echo "$libraries/libcmark-gfm.a"
    echo "$libraries/libcmark-gfm-extensions.a"
    for name in libc.a libm.a libstdc++.a; do "$compiler" "-print-file-name=$name"; done
}

flags="--static-swift-stdlib"
compiler=$(command -v clang || command -v cc || command -v gcc) || { echo "$flags"; exit 0; }
for archive in $(archives); do
    [ -f "$archive" ] || { echo "$flags"; exit 0; }
done
# Unlike others, this linker does not warn of functions that nobody calls.
echo "$flags -Xswiftc -static-executable -Xswiftc -use-ld=lld"
