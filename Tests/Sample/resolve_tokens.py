#!/usr/bin/env python3
"""What the colors and lengths of the sample's tokens come to, in light and in dark.

Written in another language and without a look at Weblift, for tests to compare with. It knows just the forms that the
sample uses, and stops at any other.

    python3 Tests/Sample/resolve_tokens.py specs/elevate/2.0/tokens > Tests/Sample/tokens-2.0.tsv

Columns: token, appearance, then `color` with red, green, blue (0 to 255) and alpha (0 to 1), or `length` with points.
"""

import math
import pathlib
import re
import sys

MODES = ("light", "dark")
REM = 16


def declarations(folder):
    """(name, value, appearance or None) in the order in which they count, the winning ones last."""
    base, override = [], []
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".css", ".scss"):
            continue
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        text = re.sub(r"//[^\n]*", "", text)
        found = []
        if path.suffix == ".scss":
            mode = path.stem if path.stem in MODES else None
            for name, value in re.findall(r"^\$([\w-]+):\s*(.*?);\s*$", text, flags=re.M):
                found.append((name, value, mode))
        else:
            blocks = []
            for line in text.splitlines():
                line = line.strip()
                if line.endswith("{"):
                    blocks.append(line[:-1].strip())
                elif line == "}":
                    blocks.pop()
                elif line:
                    name, value = re.fullmatch(r"--([\w-]+):\s*(.*);", line).groups()
                    dark = "@media (prefers-color-scheme: dark)" in blocks
                    found.append((name, value, "dark" if dark else None))
        if path.name == "override.css":
            override += found
        elif path.name == "extend.css":
            extension = found
        else:
            base += found
    known = {name for name, _, _ in base}
    return base + [entry for entry in extension if entry[0] not in known] + override


def by_mode(entries):
    """For each appearance the values that hold. What is only told for the other appearance holds here, too."""
    tables = {}
    for mode in MODES:
        general = {name: value for name, value, only in entries if only is None}
        special = {name: value for name, value, only in entries if only == mode}
        other = {name: value for name, value, only in entries if only not in (None, mode)}
        tables[mode] = {**other, **general, **special}
    return tables


def split(text, separator):
    """The parts of a text between separators that stand outside of parentheses."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == separator and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return parts + [part.strip()]


def follow(value, table, seen=()):
    """The value with every reference replaced."""
    start = value.find("var(")
    if start < 0:
        return value
    depth, end = 0, start + 3
    while True:
        depth += {"(": 1, ")": -1}.get(value[end], 0)
        if depth == 0:
            break
        end += 1
    name, *fallback = split(value[start + 4 : end], ",")
    name = name.removeprefix("--")
    assert name not in seen, f"{name} refers to itself"
    if name in table:
        replacement = follow(table[name], table, (*seen, name))
    else:
        replacement = follow(",".join(fallback), table, seen)
    return follow(value[:start] + replacement + value[end + 1 :], table, seen)


def share(text):
    return float(text[:-1]) / 100 if text.endswith("%") else float(text)


def encoded(linear):
    if linear <= 0.0031308:
        return 12.92 * linear
    return 1.055 * linear ** (1 / 2.4) - 0.055


def from_oklch(lightness, chroma, hue):
    a, b = (chroma * turn(math.radians(hue)) for turn in (math.cos, math.sin))
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return [
        encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
    ]


def from_hsl(hue, saturation, lightness):
    def channel(n):
        k = (n + hue / 30) % 12
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))

    return [channel(n) for n in (0, 8, 4)]


def color(value):
    """Red, green, blue and alpha between 0 and 1; None for what is no color."""
    if value == "transparent":
        return [0, 0, 0, 0]
    if match := re.fullmatch(r"#([0-9a-f]{3}|[0-9a-f]{6})", value):
        digits = match[1]
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)] + [1]
    if match := re.fullmatch(r"color-mix\(in srgb, (.*)\)", value):
        first, second = split(match[1], ",")
        first, weight = first.rsplit(" ", 1)
        weight, one, two = share(weight), color(first), color(second)
        alpha = one[3] * weight + two[3] * (1 - weight)
        mixed = [one[at] * one[3] * weight + two[at] * two[3] * (1 - weight) for at in range(3)]
        return [channel / alpha for channel in mixed] + [alpha]
    if match := re.fullmatch(r"(rgba?|hsl|oklch)\((.*)\)", value):
        words = re.split(r"[\s,/]+", match[2])
        alpha = share(words[3]) if len(words) > 3 else 1
        if match[1] == "hsl":
            return from_hsl(float(words[0].removesuffix("deg")), share(words[1]), share(words[2])) + [alpha]
        if match[1] == "oklch":
            return from_oklch(share(words[0]), float(words[1]), float(words[2])) + [alpha]
        return [float(word) / 255 for word in words[:3]] + [alpha]
    return None


def length(value):
    """Points; None for what is no length."""
    if match := re.fullmatch(r"calc\((\S+) \+ (\S+)\)", value):
        parts = [length(part) for part in match.groups()]
        return None if None in parts else sum(parts)
    if match := re.fullmatch(r"([\d.]+)(px|rem)", value):
        return float(match[1]) * (REM if match[2] == "rem" else 1)
    return None


def main():
    entries = declarations(pathlib.Path(sys.argv[1]))
    tables = by_mode(entries)
    for name in sorted({name for name, _, _ in entries}):
        for mode in MODES:
            value = follow(tables[mode][name], tables[mode])
            if (rgba := color(value)) is not None:
                channels = [f"{channel * 255:.3f}" for channel in rgba[:3]]
                print(name, mode, "color", *channels, f"{rgba[3]:.4f}", sep="\t")
            elif (points := length(value)) is not None:
                print(name, mode, "length", f"{points:g}", sep="\t")
            else:
                print(name, mode, "other", value, sep="\t")


main()
