#!/usr/bin/env python3
"""Checks the truth tables in this folder against the docs of the sample.

Reads the Markdown docs with a few explicit rules, adds what the hand-kept tables below say of the irregular
places, and compares the outcome with `items-<release>.tsv` and `docs-<release>.tsv`. It shares no code with the
readers it helps to test, and it knows the sample only: it isn't a reader for other docs.

usage: recount.py [release ...]        (all releases by default)
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
SPECS = HERE.parent.parent / "specs" / "elevate"

KIND_OF_SECTION = {
    "Properties": "property",
    "Read-Only Properties": "read-only-property",
    "Computed Properties": "computed-property",
    "Slots": "slot",
    "Events": "event",
    "Methods": "method",
    "Static Methods": "static-method",
    "CSS Parts": "css-part",
    "CSS Custom Properties": "css-property",
    "CSS States": "css-state",
    "Internationalization": "intl",
    "Internationalization (i18n)": "intl",
}
PROPERTY_KINDS = ("property", "read-only-property", "computed-property")
ITEM_TABLES = ("Property", "Slot", "Event", "Method", "Part", "State")
COUNTED = (
    PROPERTY_KINDS, "attributes", ("slot",), ("event",), ("method", "static-method"), ("css-part",),
    ("css-property",), ("css-state",), ("intl",),
)

# Events told only in prose: tag -> names.
PROSE_EVENTS = {
    "elvt-breadcrumb": ["elvt-collapse"],
    "elvt-dialog": ["elvt-show", "elvt-hide"],
    "elvt-radio-group": ["elvt-change"],
    "elvt-switch": ["elvt-change"],
}
# Properties that the docs list under Methods: (tag, name) -> type.
PROPERTIES_UNDER_METHODS = {
    ("elvt-checkbox", "validationMessage"): "string",
    ("elvt-select", "validity"): "ValidityState",
}
# Type cells in which the alias stands before its values or a remark: the type meant is the alias.
ALIAS_FIRST = re.compile(r"^([A-Z]\w+) \(.*\)$")


def unfenced(text):
    """The lines of a file without those of fenced code."""
    fence = None
    for line in text.splitlines():
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if fence is None and mark:
            fence = mark.group(1)
        elif fence is not None:
            if mark and mark.group(1).startswith(fence):
                fence = None
        else:
            yield line


def sections(lines):
    """Pairs of a level-2 heading and its lines; what comes before the first one has the heading ''."""
    heading, body = "", []
    for line in lines:
        if line.startswith("## "):
            yield heading, body
            heading, body = line[3:].strip(), []
        else:
            body.append(line)
    yield heading, body


def tag_of(lines):
    for line in lines:
        found = re.match(r"\*\*(?:Web Component|Element|Tag Name):\*\* `<?(elvt-[a-z-]+)>?`$", line)
        if found:
            return found.group(1)
    return None


def cells(row):
    """The cells of a table row, with escaped pipes undone."""
    inner = row.strip().strip("|").replace("\\|", "\0")
    return [cell.strip().replace("\0", "|") for cell in inner.split("|")]


def plain(text):
    return text.replace("`", "").strip()


def meant(text):
    text = plain(text)
    alias = ALIAS_FIRST.match(text)
    return alias.group(1) if alias else text


def detail(text):
    """The type of an event: the CustomEvent in brackets, the literal itself, or nothing."""
    text = plain(text)
    named = re.match(r"^\w+ \((CustomEvent<.*>)\)$", text)
    if named:
        return named.group(1)
    return "" if text == "None" else text


def kebab(name):
    return re.sub("([A-Z])", lambda upper: "-" + upper.group(1).lower(), name)


def split_call(text):
    """`focus(options?: X)` as its name and `(options?: X)`."""
    name, bracket, rest = text.partition("(")
    return name, bracket + rest


def from_table(kind, lines):
    header = None
    for line in lines:
        if not line.startswith("|"):
            header = None
            continue
        row = cells(line)
        if header is None:
            header = row
        elif not set(line) <= set("|-: ") and header[0] in ITEM_TABLES:
            named = dict(zip(header, row))
            yield from_row(kind, plain(row[0]), named)


def from_row(kind, name, row):
    about = row["Description"]
    if kind in PROPERTY_KINDS:
        told = re.search(r"\*\*Attribute:\*\* `([\w-]+)`", about)
        attribute = told.group(1) if told else kebab(name)
        if attribute == "false" or kind != "property":
            attribute = ""
        return [kind, name, attribute, meant(row["Type"]), plain(row["Default"])]
    if kind == "slot":
        return [kind, "" if name.strip("*") == "(default)" else name, "", "", ""]
    if kind == "event":
        return [kind, name, "", detail(row.get("Type", row.get("Detail", ""))), ""]
    if kind in ("method", "static-method"):
        name, call = split_call(name)
        if "Returns" in row:
            call += ": " + plain(row["Returns"])
        if "Signature" in row:
            call = plain(row["Signature"])[len(name):]
        return [kind, name, "", call, ""]
    return [kind, name, "", "", ""]


def from_headings(kind, lines):
    entries = []
    for line in lines:
        if line.startswith("### "):
            entries.append((line[4:].strip(), {}))
        bullet = re.match(r"- \*\*(.+?):\*\* (.*)$", line)
        if bullet and entries:
            entries[-1][1][bullet.group(1)] = bullet.group(2)
    for heading, bullets in entries:
        if heading in ("Default Slot", "(default)"):
            yield [kind, "", "", "", ""]
        elif re.match(r"^[\w-]+(\(.*\))?$", heading):
            yield from_bullets(kind, heading, bullets)


def from_bullets(kind, heading, bullets):
    if kind in PROPERTY_KINDS:
        attribute = plain(bullets.get("Attribute", "false"))
        return [
            kind, heading, "" if attribute == "false" else attribute, plain(bullets["Type"]),
            plain(bullets.get("Default", "")),
        ]
    if kind == "event":
        return [kind, heading, "", detail(bullets.get("Type", bullets.get("Detail", ""))), ""]
    if kind in ("method", "static-method"):
        name, call = split_call(heading)
        if "Returns" in bullets:
            call += ": " + plain(bullets["Returns"])
        return [kind, name, "", call, ""]
    return [kind, heading, "", "", ""]


def from_list(kind, lines):
    for line in lines:
        entry = re.match(r"- `([^`]+)`(.*)$", line)
        if not entry:
            continue
        if kind in ("css-part", "css-property", "css-state"):
            yield [kind, entry.group(1), "", "", ""]
        elif kind == "intl":
            yield from_intl(entry.group(1), entry.group(2))


def from_intl(code, rest):
    code = code.removeprefix("abstract ")
    name = re.match(r"\w+", code).group(0)
    kind_of_text = code[len(name):]
    apart = re.match(r": `([^`]+)`", rest)
    if apart:
        kind_of_text = ": " + apart.group(1)
    kind_of_text, _, default = kind_of_text.partition(" = ")
    told = re.search(r"Default: `([^`]+)`", rest)
    return ["intl", name, "", kind_of_text.removeprefix(": "), told.group(1) if told else default]


def read(path):
    """The tag of a file and its items, or None for a file that is no API doc."""
    lines = list(unfenced(path.read_bytes().decode("utf-8-sig")))
    tag = tag_of(lines)
    if tag is None:
        return None
    items = []
    for heading, body in sections(lines):
        kind = KIND_OF_SECTION.get(heading)
        if kind is None:
            continue
        if kind == "event":
            items += [["event", name, "", "", ""] for name in PROSE_EVENTS.get(tag, [])]
        for item in [*from_table(kind, body), *from_headings(kind, body), *from_list(kind, body)]:
            type_text = PROPERTIES_UNDER_METHODS.get((tag, item[1])) if kind == "method" else None
            items.append(["read-only-property", item[1], "", type_text, ""] if type_text else item)
    return tag, items


def counts(items):
    row = []
    for kinds in COUNTED:
        if kinds == "attributes":
            row.append(sum(item[0] in PROPERTY_KINDS and item[2] != "" for item in items))
        else:
            row.append(sum(item[0] in kinds for item in items))
    return row


def table(path):
    rows = path.read_text(encoding="utf-8").splitlines()[1:]
    return [row.split("\t") for row in rows]


def check(release):
    docs, skipped = {}, []
    for path in sorted((SPECS / release / "docs").rglob("*.md")):
        found = read(path)
        if found is None:
            skipped.append(path.name)
        elif found[0] in docs:
            raise SystemExit(f"{path}: {found[0]} is described twice")
        else:
            docs[found[0]] = found[1]

    wrong = []
    truth = {}
    for row in table(HERE / f"items-{release}.tsv"):
        truth.setdefault(row[0], []).append(row[1:6])
    for tag in sorted(docs.keys() | truth.keys()):
        in_docs = sorted(map(tuple, docs.get(tag, [])))
        in_truth = sorted(map(tuple, truth.get(tag, [])))
        wrong += [f"{tag}: only in the docs: {item}" for item in in_docs if item not in in_truth]
        wrong += [f"{tag}: only in items-{release}.tsv: {item}" for item in in_truth if item not in in_docs]
        if len(in_docs) != len(in_truth):
            wrong.append(f"{tag}: {len(in_docs)} items in the docs, {len(in_truth)} in items-{release}.tsv")

    told = table(HERE / f"docs-{release}.tsv")
    if [row[0] for row in told] != sorted(docs):
        wrong.append(f"docs-{release}.tsv: the tags are not those of the docs, in order")
    for tag, *numbers in told:
        counted = counts(docs.get(tag, []))
        if list(map(int, numbers)) != counted:
            wrong.append(f"{tag}: docs-{release}.tsv says {numbers}, the docs have {counted}")

    totals = [sum(column) for column in zip(*(counts(items) for items in docs.values()))]
    print(f"{release}: {len(docs)} components, {sum(map(len, docs.values()))} items, no API docs: {skipped}")
    print("  properties {} attributes {} slots {} events {} methods {} parts {} css-properties {} states {} intl {}"
          .format(*totals))
    for line in wrong:
        print("  " + line)
    return not wrong


if __name__ == "__main__":
    releases = sys.argv[1:] or sorted(path.name for path in SPECS.iterdir() if (path / "docs").is_dir())
    sys.exit(0 if all([check(release) for release in releases]) else 1)
