#!/bin/sh
# Makes sure that everything the build needs is there; installs what is missing where that is possible.
# Where it is not, one line says what to install.
#
# dependencies.sh tests   also what some tests need and skip without: a browser, a validator and jq. It is only tried.
set -eu

fail() {
    echo "weblift: $1" >&2
    exit 1
}

# The extensions of cmark-gfm have no .pc file; their header lies beside that of cmark-gfm.
has_extensions() {
    [ -f "$(pkg-config --variable=includedir libcmark-gfm)/cmark-gfm-core-extensions.h" ]
}

complete() {
    command -v pkg-config >/dev/null 2>&1 \
        && pkg-config --exists libcmark-gfm \
        && has_extensions \
        && pkg-config --exists libxml-2.0
}

# How to become root, if that is needed and can be: "" where we are, "sudo" where it works or may ask.
become_root() {
    [ "$(id -u)" -eq 0 ] && return 0
    command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; } && sudo=sudo
}

command -v swift >/dev/null 2>&1 || fail "Swift 6 is missing; install it from https://www.swift.org/install"
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\).*/\1/p' | head -n 1)
[ "${version:-0}" -ge 6 ] || fail "Swift 6 is needed, this is Swift ${version:-unknown}; see https://www.swift.org/install"

# Never an error: the tests say what they skip. Each package by itself, for not every system has them all.
install_for_tests() {
    [ "${1:-}" = tests ] || return 0
    wanted=""
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
        || command -v google-chrome >/dev/null 2>&1 || wanted="chromium"
    command -v tidy >/dev/null 2>&1 || wanted="$wanted tidy"
    command -v jq >/dev/null 2>&1 || wanted="$wanted jq"
    [ -n "$wanted" ] || return 0
    command -v apt-get >/dev/null 2>&1 || return 0
    sudo=""
    become_root || return 0
    $sudo apt-get update -qq >&2 || true
    for package in $wanted; do
        echo "Installing $package for the tests …" >&2
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" >&2 \
            || echo "weblift: $package can't be installed; the tests that need it are skipped" >&2
    done
}

install_for_tests "${1:-}"
complete && exit 0

if command -v brew >/dev/null 2>&1; then
    packages="cmark-gfm libxml2 pkg-config"
    echo "Installing $packages …" >&2
    brew install $packages >&2 || fail "please run: brew install $packages"
    exit 0
fi

packages="libcmark-gfm-dev libcmark-gfm-extensions-dev libxml2-dev pkg-config"
command -v apt-get >/dev/null 2>&1 || fail "please install cmark-gfm (with extensions), libxml2 and pkg-config"
sudo=""
become_root || fail "please run: sudo apt-get install $packages"
echo "Installing $packages …" >&2
if $sudo apt-get update -qq >&2 && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages >&2; then
    complete && exit 0
fi
fail "please run: sudo apt-get install $packages"
