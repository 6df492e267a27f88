#!/usr/bin/env python3
"""Runs two binaries over the sample and the whole corpus, and tells each byte in which their outputs differ.

same.py BEFORE NOW [WORD…]      only the runs whose names contain one of the words
                                KEEP=DIR keeps what differs, as DIR/before and DIR/now
"""

import concurrent.futures
import filecmp
import itertools
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = ROOT.parent / "shared" / "corpus"
SETS = ["elevate", "native"]
EVERYTHING = "swiftui,uikit,tokens,tests,catalog,assets,docs"


def libraries():
    """Each input of the corpus that is a library of its own, by the name of its runs."""
    found = {"sample": "weblift:sample"}
    manifests = [*CORPUS.glob("manifests/*.json"), *CORPUS.glob("wider/manifests/*.json"), *CORPUS.glob("other/*")]
    manifests += [*CORPUS.glob("wider/other/*"), *CORPUS.glob("wider/analyzer/*"), *CORPUS.glob("wider/types/*")]
    manifests += [*CORPUS.glob("wider/stencil/*"), *CORPUS.glob("third/html-data-objects"), *CORPUS.glob("third/pairs/*/new*")]
    manifests += CORPUS.glob("third/stencil-readmes/*")
    for path in sorted(manifests):
        name = path.name.removesuffix(".json")
        found[f"{path.parent.name}-new" if name == "new" else name] = str(path)
    return found


def runs():
    """The words of each run, by its name. `out` is where a run may write."""
    inputs = libraries()
    sets = {f"{name}-{style}": (path, style) for name, path in inputs.items() for style in SETS}
    for name, (path, style) in sets.items():
        yield f"generate-{name}", ["generate", path, "--template-set", style, "--emit", EVERYTHING, "--out", "out"]
    for name, path in inputs.items():
        yield f"docs-{name}", ["docs", path, "--out", "out"]
        yield f"inspect-{name}", ["inspect", path, "--format", "json"]
        yield f"coverage-{name}", ["coverage", path, "--format", "json"]
    for name, old, new in releases(inputs):
        for form in ("json", "markdown"):
            yield f"diff-{form}-{name}", ["diff", old, new, "--format", form]
        yield f"since-{name}", ["generate", new, "--since", old, "--out", "out"]
    charm = ["--input", str(CORPUS / "wider/manifests/charm.json")]
    yield "usage-charm", ["usage", str(CORPUS / "wider/usage"), *charm, "--format", "markdown"]
    for path in sorted(CORPUS.glob("wider/swift/*")):
        yield f"drift-{path.name}", ["drift", str(path), *charm, "--format", "json"]
    for path in sorted(CORPUS.glob("wider/tokens/*")):
        for form in ("json", "html"):
            yield f"tokens-{form}-{path.name}", ["tokens", str(path), "--format", form]
    for words in (["manual"], ["matrix"], ["templates"], ["completions", "zsh"], ["generate", "--help"]):
        yield f"words-{words[0]}", words


def releases(inputs):
    """A name, the former and the later release of each pair; releases of three libraries in all orders."""
    for name, other in itertools.permutations(inputs, 2):
        if name.split("-")[0] == other.split("-")[0] and name.split("-")[0] in ("glide", "vscode", "modus"):
            yield f"{name}-{other}", inputs[name], inputs[other]
    for old in sorted(CORPUS.glob("third/pairs/*/old*")):
        yield old.parent.name, str(old), str(old.with_name(old.name.replace("old", "new")))


def answer(binary, words, folder):
    """Leaves in a folder all that a run says and writes."""
    out = folder / "out"
    out.mkdir(parents=True)
    done = subprocess.run([binary, *words], cwd=folder, capture_output=True, stdin=subprocess.DEVNULL)
    (folder / "stdout").write_bytes(done.stdout)
    (folder / "stderr").write_bytes(done.stderr)
    (folder / "exit").write_text(f"{done.returncode}\n")


def differences(before, now):
    """The paths below two folders that are not the same file."""
    names = {p.relative_to(side) for side in (before, now) for p in side.rglob("*") if not p.is_dir()}
    return sorted(n for n in names if not ((before / n).is_file() and (now / n).is_file()
                                           and filecmp.cmp(before / n, now / n, shallow=False)))


def compare(name, words, binaries, folder, kept):
    sides = [folder / side / name for side in ("before", "now")]
    # A run sees the path of its folder nowhere but in its working directory: both have the same length.
    for binary, side in zip(binaries, sides):
        answer(binary, words, side)
    found = differences(*sides)
    for side, word in zip(sides, ("before", "now")):
        if kept and found:
            shutil.copytree(side, pathlib.Path(kept) / word / name, dirs_exist_ok=True)
        shutil.rmtree(side)
    return name, found


def main():
    before, now, *wanted = sys.argv[1:]
    binaries = [str(pathlib.Path(b).resolve()) for b in (before, now)]
    chosen = [(n, w) for n, w in runs() if not wanted or any(word in n for word in wanted)]
    moved = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compare, n, w, binaries, pathlib.Path(folder), os.environ.get("KEEP")) for n, w in chosen]
        for job in concurrent.futures.as_completed(jobs):
            name, found = job.result()
            moved += bool(found)
            for path in found[:20]:
                print(f"{name}: {path}")
            if len(found) > 20:
                print(f"{name}: and {len(found) - 20} more")
    print(f"{len(chosen)} runs, {moved} of them with other bytes.")
    return 1 if moved or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
