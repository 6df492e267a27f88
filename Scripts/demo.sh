#!/bin/sh
# demo.sh WEBLIFT OUT: all that the program makes of the bundled sample, in the folder OUT
#
# OUT is a package with the library's components and icons, and with what its examples and an app's templates say. The
# documentation names places in specs/elevate, so that this runs in the project's folder, whatever OUT is.
set -eu

weblift=$1
out=$2
sample=specs/elevate
cd "$(dirname "$0")/.."

"$weblift" generate weblift:sample --icons "$sample/icons" --matrix "$sample/icons.md" --out "$out"
"$weblift" usage "$sample/2.0/docs" --input "$sample/2.0" --format markdown --quiet >"$out/Documentation/Usage.md"

# The app still uses release 1.0: an exit code of 1 says that 2.0 breaks some of it.
"$weblift" inventory "$sample/app" --input "$sample/2.0" --since "$sample/1.0" --format markdown --quiet \
    >"$out/Documentation/Inventory.md" || [ $? -eq 1 ]

echo "That release 2.0 breaks uses is what the sample shows: its app was written for 1.0."
echo "$out is ready: open $out/Package.swift in Xcode, or read $out/Documentation/Usage.md."
