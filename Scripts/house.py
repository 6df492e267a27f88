#!/usr/bin/env python3
"""Counts things that make the sources hard to pick up, and holds each count to the bound that house.tsv has for it.

house.py            prints the table
house.py --check    exits 1 where a count is over its bound
house.py --lower    makes each count that is below its bound the new bound
house.py --list ROW names the places that a row counts
"""

import collections
import pathlib
import re
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOUNDS = ROOT / "Scripts" / "house.tsv"
TYPE = re.compile(r"^ *(?:(?:package|public|private|fileprivate|internal|final|indirect|nonisolated)(?:\(\w+\))? )*"
                  r"(?:struct|class|enum|protocol|actor) (\w+)", re.M)
TOP = re.compile(r"^(?:(?:package|public|final|indirect|nonisolated) )*(?:struct|class|enum|protocol|actor) (\w+)", re.M)
UNLABELLED = re.compile(r"\b(?:func [^\s(<]+(?:<[^>]*>)?|init\??)\(\s*_ [^,()]+(?:\([^)]*\)[^,()]*)*,\s*_ [^,()]+"
                        r"(?:\([^)]*\)[^,()]*)*,\s*_ ")
MEMBERWISE = re.compile(r"^ *package init\((?=[^)]*:)[^{]*\) \{\n((?: *self\.(\w+) = \2\n)+) *\}", re.M)
PLATFORM = re.compile(r"^ *#(?:else)?if .*\b(?:canImport\((?:Darwin|Glibc|Musl)\)|os\((?:Linux|macOS)\))", re.M)
# The first word of a comment is a noun or a verb, and things have names: these say neither.
FIRST = re.compile(r"(?:- \w+(?: \w+)?: )?(?:What|Whatever|Those|Which|That|Where|Who|Whoever|Whose|Of|As|In|All|At|By|For|From|On"
                   r"|With|Without|It|Its|They|Their|This|These|There|How|When|While|If|Once|So|But|And|Or|To|Also|Even|Only"
                   r"|Both|Neither|Made|Said|Told|Given|Kept|Same|One|Two|Beside|Before|After|Behind|Below|Between|Because)\b")
VAGUE = re.compile(r"\b(?:what|whatever|those|whoever|the ones|that of|the same of)\b", re.I)
QUOTED = re.compile(r"`[^`]*`|“[^”]*”")


def code(path):
    return path.read_text(encoding="utf-8")


def comments(lines):
    """Each run of comment lines outside of literals, with the number of its first line."""
    run, is_literal = [], False
    for number, line in enumerate([*lines, ""], 1):
        words = line.lstrip()
        if words.startswith("//") and not is_literal:
            run.append(words.lstrip("/").strip())
            continue
        if run and not run[0].startswith("MARK"):
            yield number - len(run), QUOTED.sub("", " ".join(run))
        run = []
        is_literal ^= line.count('"""') % 2 == 1


def places(files):
    """The places of each row of the table, by its name."""
    rows = collections.defaultdict(list)
    for row in ("comments without a noun or verb first", "comments with a vague word"):
        rows[row] = []
    declared = collections.defaultdict(list)
    texts = {path: code(path) for path in files}
    words = {path: set(re.findall(r"\w+", text)) for path, text in texts.items()}
    for path, text in texts.items():
        name = str(path.relative_to(ROOT))
        lines = text.splitlines()
        rows["files"].append(name)
        rows["lines"].extend([name] * len(lines))
        if len(lines) <= 20:
            rows["files of 20 lines or fewer"].append(name)
        if "+" in path.stem:
            rows["A+B.swift"].append(name)
        for row, pattern in (("three parameters without labels", UNLABELLED), ("memberwise inits", MEMBERWISE),
                             ("platform blocks", PLATFORM)):
            for found in pattern.finditer(text):
                rows[row].append(f"{name}:{text.count(chr(10), 0, found.start()) + 1}")
        for number, comment in comments(lines):
            for row, found in (("comments without a noun or verb first", FIRST.match(comment)),
                               ("comments with a vague word", VAGUE.search(comment))):
                rows[row].extend([f"{name}:{number}"] if found else [])
        for found in TOP.finditer(text):
            declared[found[1]].append((path, found.start()))
    users = collections.Counter()
    where = {}
    for path in files:
        for word in words[path]:
            if word in declared and all(path != home for home, _ in declared[word]):
                users[word] += 1
                where[word] = path
    for name, homes in declared.items():
        if len(homes) > 1:
            rows["doubled names"].append(f"{name}: {', '.join(sorted({str(h.relative_to(ROOT)) for h, _ in homes}))}")
            continue
        home, start = homes[0]
        text = texts[home]
        end = text.find("\n}", start)
        if users[name] == 1 and text.count("\n", start, end) < 60:
            rows["types with one user elsewhere"].append(
                f"{home.relative_to(ROOT)}: {name}, used by {where[name].relative_to(ROOT)}")
    return rows


def table():
    files = sorted((ROOT / "Sources").rglob("*.swift"))
    rows = places(files)
    counts = {row: len(found) for row, found in rows.items()}
    counts["targets"] = len([p for p in (ROOT / "Sources").iterdir() if p.is_dir()])
    tests = sorted((ROOT / "Tests").glob("*Tests/**/*.swift")) + sorted((ROOT / "Tests").glob("TestSupport/**/*.swift"))
    counts["lines of tests"] = sum(code(path).count("\n") for path in tests)
    median = statistics.median(code(path).count("\n") for path in files)
    return rows, counts, median


def main():
    rows, counts, median = table()
    if sys.argv[1:2] == ["--list"]:
        print("\n".join(rows[sys.argv[2]]))
        return 0
    bounds = dict(line.split("\t") for line in BOUNDS.read_text().splitlines()) if BOUNDS.exists() else {}
    if sys.argv[1:] == ["--lower"]:
        lower = {row: min(count, int(bounds.get(row, count))) for row, count in counts.items()}
        BOUNDS.write_text("".join(f"{row}\t{lower[row]}\n" for row in sorted(lower)))
        return 0
    over = [row for row in counts if counts[row] > int(bounds.get(row, 0))]
    if sys.argv[1:] == ["--check"]:
        for row in over:
            print(f"{row}: {counts[row]}, and {bounds.get(row, 0)} is the bound of Scripts/house.tsv", file=sys.stderr)
        return 1 if over else 0
    for row in sorted(counts):
        print(f"{row:35}{counts[row]:8}{bounds.get(row, ''):>8}")
    print(f"{'median lines of a file':35}{median:8.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
