#!/usr/bin/env python3
"""Builds and runs the tests, and tells where the processor time went: `make test TIMES=1`.

The tests write down themselves which programs they have run, and how long (Tests/TestSupport/TimeLog.swift). The rest of what
their process has started are compilers, which tests of Verify and Changes start through the product's own code, and browsers.
"""

import collections
import os
import resource
import subprocess
import sys
import tempfile

KINDS = ["compiler", "weblift", "format", "others"]


def timed(command, environment=None):
    """The exit code, and the processor time of the command and of all that it has started and waited for."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = subprocess.run(command, env=environment).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return code, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def read_programs(path):
    """The processor time of programs, by suite and kind; and of the test process itself and all that it has started."""
    suites = collections.defaultdict(collections.Counter)
    process = collections.Counter()
    # The file is there as soon as a test has run a program.
    with open(path, "a+", encoding="utf-8") as lines:
        lines.seek(0)
        for line in lines:
            kind, test, seconds = line.rstrip("\n").split("\t")
            if kind in ("self", "children"):
                process[kind] += float(seconds)
            else:
                # Module.Suite/function()/file
                suites[test.split("/")[0] or "all of them"][kind] += float(seconds)
    return suites, process


def main():
    build, test = sys.argv[1].split(), sys.argv[2].split()
    code, built = timed(build + ["--build-tests"])
    if code != 0:
        return code
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "programs")
        code, _ = timed(test + ["--skip-build"], dict(os.environ, WEBLIFT_TIMES=log))
        suites, process = read_programs(log)
    totals = {kind: sum(times[kind] for times in suites.values()) for kind in KINDS}

    def row(name, seconds):
        print(f"{name:60}{seconds:8.0f}")

    print("\nProcessor time in seconds:\n")
    row("build", built)
    row("tests in their own process", process["self"])
    row("compilers that Verify starts in it, and browsers", process["children"] - sum(totals.values()))
    for kind in KINDS:
        row(f"{kind}, started by tests", totals[kind])
        for name, times in sorted(suites.items(), key=lambda suite: (-suite[1][kind], suite[0]))[:8]:
            if times[kind] >= 5:
                row(f"    {name}", times[kind])
    return code


if __name__ == "__main__":
    sys.exit(main())
