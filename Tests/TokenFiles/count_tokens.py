#!/usr/bin/env python3
"""The names of all tokens that stand in the files of this folder, whole or broken.

Written in another language and without a look at Weblift, for tests to compare with. It looks for what is written like a
token and asks nothing of the rest: braces may be missing, and values may be nonsense.

    python3 Tests/TokenFiles/count_tokens.py Tests/TokenFiles

Columns: file, token; each token once, sorted.
"""

import json
import pathlib
import re
import sys


def of_stylesheet(text):
    text = re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.S | re.M)
    for match in re.finditer(r"(?:^|[{};])\s*(--|\$)((?:\\.|[^\s:;{}()$#,*\\])+)\s*(:?)", text, flags=re.M):
        sigil, name, colon = match.groups()
        if sigil == "$" and not colon:
            continue
        name = re.sub(r"\\(.)", r"\1", name)
        rest = text[match.end() :].lstrip()
        if sigil == "$" and rest.startswith("("):
            yield from of_map(name, rest)
        elif sigil == "$" and rest.startswith("map.merge("):
            yield from of_merge(name, rest)
        else:
            yield name


MAPS = {}


def of_map(name, text):
    """The keys of a map, with those of maps in it. Of one that is never closed, the name is all that is known."""
    closing = closing_parenthesis(text)
    if closing is None:
        yield name
        return
    ways = []
    for entry in split(text[1:closing]):
        if not entry:
            continue
        key, _, value = entry.partition(":")
        key, value = key.strip().strip('"'), value.strip()
        inner = [f"{key}-{way}" for way in of_map("", value)] if value.startswith("(") else [f"{key}"]
        ways += [way.replace("--", "-") for way in inner]
    MAPS[name] = ways
    for way in ways:
        yield f"{name}-{way}" if name else way


def of_merge(name, text):
    """What the first map has and the second does not replace, and what the second has."""
    first, second = split(text[len("map.merge(") : closing_parenthesis(text)])
    if first.removeprefix("$") not in MAPS:
        yield name
        return
    own = list(of_map("", second))
    replaced = {way.split("-")[0] for way in own}
    for way in MAPS[first.removeprefix("$")]:
        if way.split("-")[0] not in replaced:
            yield f"{name}-{way}"
    for way in own:
        yield f"{name}-{way}"


def closing_parenthesis(text):
    depth = 0
    for place, character in enumerate(text.split("\n$")[0]):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0 and character == ")":
            return place
    return None


def split(text):
    parts, depth, part = [], 0, ""
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return parts + [part.strip()]


def of_json(text):
    try:
        document = json.loads(text)
    except json.JSONDecodeError:
        yield from re.findall(r'"([^"$]+)": \{ "\$type"', text)
        return
    themes = "$themes" in document
    for key, value in document.items():
        if not key.startswith("$"):
            yield from of_object(value, [] if themes else [key], document)


def of_object(value, path, document):
    if not isinstance(value, dict):
        return
    if any(key in value for key in ("$value", "value", "$ref")):
        yield "-".join(path)
    base = value.get("$extends")
    if base:
        target = document
        for step in base.strip("{}").split("."):
            target = target[step]
        own = set(value)
        yield from of_object({key: entry for key, entry in target.items() if key not in own}, path, document)
    for key, inner in value.items():
        if key == "$root":
            yield "-".join(path)
        elif not key.startswith("$") and key != "value":
            yield from of_object(inner, [*path, key], document)


def main():
    folder = pathlib.Path(sys.argv[1])
    found = set()
    for path in folder.rglob("*"):
        if path.suffix not in (".css", ".scss", ".json"):
            continue
        text = path.read_bytes().decode("utf-8", errors="replace")
        names = of_json(text) if path.suffix == ".json" else of_stylesheet(text)
        found |= {(path.relative_to(folder).as_posix(), name) for name in names}
    for file, name in sorted(found):
        print(file, name, sep="\t")


main()
