#!/usr/bin/env python3
"""Builds and runs the tests, and tells where the processor time went: `make test TIMES=1`.

What programs take that tests run is exact: the tests write it down themselves (Tests/TestSupport/TimeLog.swift). What tests
take in their own process is known as a whole, and divided among them by how long each has run while it did not wait. So is
what compilers take that tests start through the product's own code: those of VerifyTests and ChangesTests.
"""

import collections
import json
import os
import resource
import subprocess
import sys
import tempfile


def processor_time(who=resource.RUSAGE_CHILDREN):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def timed(command, environment=None):
    """The exit code, and the processor time of the command and of all that it has started and waited for."""
    before = processor_time()
    code = subprocess.run(command, env=environment).returncode
    return code, processor_time() - before


def read_programs(path):
    """The processor time of programs: by suite and kind; and what the test process took itself, and all that it started."""
    times = collections.defaultdict(collections.Counter)
    process = collections.Counter()
    # The file is there as soon as a test has run a program.
    with open(path, "a+", encoding="utf-8") as lines:
        lines.seek(0)
        for line in lines:
            kind, test, seconds = line.rstrip("\n").split("\t")
            if kind in ("self", "children"):
                process[kind] += float(seconds)
            else:
                times[suite(test)][kind] += float(seconds)
    return times, process


def suite(test):
    """The module and the suite of a test: Module.Suite/function()/file → Module.Suite."""
    return test.split("/")[0] or "unknown"


def read_events(path):
    """How long the cases of each suite have run by the clock."""
    started = collections.defaultdict(list)
    times = collections.Counter()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            payload = record["payload"]
            if record["kind"] != "event" or payload["kind"] not in ("testCaseStarted", "testCaseEnded"):
                continue
            instant = payload["instant"]["absolute"]
            case = (payload["testID"], json.dumps(payload.get("_testCase"), sort_keys=True))
            if payload["kind"] == "testCaseStarted":
                started[case].append(instant)
            elif started[case]:
                times[suite(payload["testID"])] += instant - started[case].pop(0)
    return times


def shares(times, is_wanted):
    """Of the whole of what is wanted, the part of each."""
    wanted = {name: seconds for name, seconds in times.items() if is_wanted(name)}
    whole = sum(wanted.values()) or 1
    return {name: seconds / whole for name, seconds in wanted.items()}


def main():
    build, test = sys.argv[1].split(), sys.argv[2].split()
    code, built = timed(build + ["--build-tests"])
    if code != 0:
        return code
    with tempfile.TemporaryDirectory() as folder:
        log, events = os.path.join(folder, "programs"), os.path.join(folder, "events")
        environment = dict(os.environ, WEBLIFT_TIMES=log)
        code, _ = timed(test + ["--skip-build", "--event-stream-output-path", events], environment)
        (programs, process), clock = read_programs(log), read_events(events)
    kinds = ["compiler", "weblift", "format", "others"]
    running = {name: max(0, seconds - sum(programs[name].values())) for name, seconds in clock.items()}
    inside = process["children"] - sum(sum(times.values()) for times in programs.values())
    for name, share in shares(running, lambda name: name.split(".")[0] in ("VerifyTests", "ChangesTests")).items():
        programs[name]["compiler"] += inside * share
        running[name] = max(0, running[name] - inside * share)
    own = {name: process["self"] * share for name, share in shares(running, lambda name: True).items()}
    totals = {kind: sum(times[kind] for times in programs.values()) for kind in kinds}

    print("\nProcessor time in seconds:\n")
    print(f"{'':44}" + "".join(f"{title:>10}" for title in ["tests", *kinds, "all"]))

    def row(name, first, times):
        figures = [first, *(times[kind] for kind in kinds)]
        print(f"{name:44}" + "".join(f"{figure:10.0f}" for figure in [*figures, sum(figures)]))

    print(f"{'build':44}{'':50}{built:10.0f}")
    row("tests", sum(own.values()), totals)
    everything = {name: own.get(name, 0) + sum(programs[name].values()) for name in set(own) | set(programs)}
    for name in sorted(everything, key=lambda name: (-everything[name], name))[:25]:
        row("  " + name, own.get(name, 0), programs[name])
    return code


if __name__ == "__main__":
    sys.exit(main())
