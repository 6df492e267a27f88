#!/bin/sh
# Prints how a release is linked on Linux: with all that it needs inside where the system has the archives for that, and
# otherwise with Swift's own libraries inside. The first starts in a third of the time, and runs on any Linux.
set -eu

compiler=$(command -v clang || command -v cc || command -v gcc) || { echo "--static-swift-stdlib"; exit 0; }
markup=$("$compiler" -print-file-name=libxml2.a)

# What libxml2 is made with, as the system has it, but for ICU.
markup_libraries() {
    pkg-config --static --libs-only-l libxml-2.0 | tr ' ' '\n' | sed -n 's/^-l//p' | grep -v -e '^m$' -e '^icu'
}

# What libxml2 asks ICU for. That turns texts of other encodings into UTF-8, with thirty megabytes of tables, and only UTF-8
# is ever given to libxml2.
encodings() {
    command -v nm >/dev/null 2>&1 || return 0
    nm -u "$markup" 2>/dev/null | sed -n 's/^ *U \([uU][A-Za-z_]*_[0-9]*\)$/\1/p' | sort -u
}

# What libxml2 asks the system of threads for, if it is there; in an archive it is only there for who asks for it by name.
threads() {
    command -v nm >/dev/null 2>&1 || return 0
    nm "$markup" 2>/dev/null | sed -n 's/^ *w \(pthread_[a-z_]*\)$/\1/p' | sort -u
}

archives() {
    libraries=$(pkg-config --variable=libdir libcmark-gfm)
    echo "$libraries/libcmark-gfm.a"
    echo "$libraries/libcmark-gfm-extensions.a"
    for name in libc.a libm.a libstdc++.a; do "$compiler" "-print-file-name=$name"; done
    for name in $(markup_libraries); do "$compiler" "-print-file-name=lib$name.a"; done
}

flags="--static-swift-stdlib"
for archive in $(archives); do
    [ -f "$archive" ] || { echo "$flags"; exit 0; }
done
# Unlike others, this linker does not warn of functions that nobody calls.
flags="$flags -Xswiftc -static-executable -Xswiftc -use-ld=lld"
unwinding=$(cd "$(dirname "$0")" && pwd)/no-unwinding.ld
flags="$flags -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker $unwinding"
for name in $(markup_libraries); do flags="$flags -Xlinker -l$name"; done
for name in $(threads); do flags="$flags -Xlinker -u -Xlinker $name"; done
for name in $(encodings); do flags="$flags -Xlinker --defsym=$name=abort"; done
echo "$flags"
