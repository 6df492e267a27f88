#!/usr/bin/env python3
"""Lists what the readmes of Stencil say, by lines alone: nothing of Markdown is known here but bars and their backslashes.

One line for each item: tag, kind, name and what belongs to the kind. The compiler writes a section for each kind below its
mark, always in one order; what people write between stands in "Usage" or "Overview". The slot "default", in signs or
not, is the one without a name, and so is one of signs alone. Arguments are readmes.
"""
import re
import sys

MARK = "<!-- Auto Generated Below -->"
SECTIONS = {
    "Properties": "property", "Events": "event", "Methods": "method", "Slots": "slot", "Shadow Parts": "part",
    "CSS Custom Properties": "style", "Dependencies": "uses",
}


def cells(line):
    """The cells of a row, without the backslashes before bars."""
    inner = line.strip()[1:-1] if line.strip().endswith("|") else line.strip()[1:]
    return [cell.replace("\\|", "|").strip() for cell in re.split(r"(?<!\\)\|", inner)]


def code(cell):
    """What stands in the backticks at the beginning of a cell."""
    marks = re.match(r"`+", cell)
    if not marks:
        return cell
    end = cell.find(marks[0], len(marks[0]))
    inner = cell[len(marks[0]):end]
    return inner.strip() if len(marks[0]) > 1 else inner


def rows(lines):
    table = [cells(line) for line in lines if line.startswith("|")]
    return table[2:]


def listed(path):
    text = open(path, encoding="utf-8").read().replace("\r\n", "\n")
    above, generated = text.split(MARK, 1)
    tag = re.search(r"^# (\S+)", above, re.M)[1]
    marked = re.search(r"^  style (\S+) fill:", generated, re.M)
    tag = marked[1] if marked else tag
    # Of two sections of one name the last is the compiler's.
    sections = {}
    for part in re.split(r"^## ", generated, flags=re.M)[1:]:
        heading, _, body = part.partition("\n")
        sections[heading.strip()] = body.split("\n" + "-" * 46)[0].split("\n")
    for heading, kind in SECTIONS.items():
        lines = sections.get(heading, [])
        if kind == "uses":
            body = "\n".join(lines).partition("### Depends on")[2].partition("### ")[0]
            for name in re.findall(r"^ ?- \[?([\w-]+)", body, re.M):
                yield [tag, kind, name]
        elif kind == "method":
            for part in re.split(r"^### ", "\n".join(lines), flags=re.M)[1:]:
                signature, _, body = part.partition("\n")
                name, _, rest = code(signature).partition("(")
                parameters, _, returns = rest.rpartition(") => ")
                # The table spells types out that the signature abbreviates.
                types = {code(row[0]): code(row[1]) for row in rows(body.split("\n"))}
                for parameter in types:
                    parameters = re.sub(rf"(\b{parameter}\??: )[^,]+", lambda m: m[1] + types[parameter], parameters)
                yield [tag, kind, name, parameters, returns]
        else:
            for row in rows(lines):
                name = code(row[0]).strip('"')
                if kind == "slot" and re.sub(r"[^A-Za-z0-9]", "", name) in ("", "default"):
                    name = ""
                old = "yes" if any("**[DEPRECATED]**" in cell for cell in row) else "no"
                if kind == "property":
                    attribute, type_, default = row[1], code(row[3]), code(row[4])
                    attribute = "-" if attribute == "--" else code(attribute)
                    default = "-" if default == "undefined" else default
                    needed = "yes" if "(required)" in row[0] else "no"
                    yield [tag, kind, name, attribute, type_, default, needed, old]
                elif kind == "event":
                    yield [tag, kind, name, code(row[2]), old]
                else:
                    yield [tag, kind, name]


def main():
    lines = ["\t".join(item) for path in sys.argv[1:] for item in listed(path)]
    for line in sorted(lines):
        print(line)


main()
