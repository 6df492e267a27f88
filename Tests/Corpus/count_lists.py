#!/usr/bin/env python3
"""Lists what formats that list elements tell of each, one item a line, and the totals last.

Written after the public descriptions of web-component-analyzer's tags, VS Code's HTML custom data, web-types and Polymer's
analysis, without a look at Weblift. Tab-separated and sorted:

    <tag> property <name> <attribute or -> <has a type> <default as the file spells it, or ->
    <tag> event|slot|method|part|style <name>
    total components properties attributes events slots methods parts styles

A property and an attribute are one where the property names the attribute, or both are called alike, or alike but for case,
hyphens and underscores, looked for in this order.

usage: count_lists.py <file.json>
"""

import json
import sys


def folded(name):
    return name.lower().replace("-", "").replace("_", "")


def told(entries, name="name"):
    """Each name once, the first entry of it; private ones and patterns are none."""
    result = {}
    for entry in entries or []:
        if entry.get(name) and "pattern" not in entry and entry.get("privacy", "public") == "public":
            result.setdefault(entry[name], entry)
    return result


def joined(properties, attributes):
    """Pairs of a property's name and its attribute, with the two entries."""
    pairs = {name: (entry.get("attribute"), entry, None) for name, entry in properties.items()}
    rest = dict(attributes)
    for match in (lambda name, own, other: own == other,
                  lambda name, own, other: own is None and name == other,
                  lambda name, own, other: own is None and folded(name) == folded(other)):
        for other in list(rest):
            for name, (own, entry, attribute) in pairs.items():
                if attribute is None and match(name, own, other):
                    pairs[name] = (other, entry, rest.pop(other))
                    break
    lines = [(name, own, entry, attribute) for name, (own, entry, attribute) in pairs.items()]
    return lines + [(name, name, {}, entry) for name, entry in rest.items()]


def value(entry, key):
    inner = entry.get("value")
    found = inner.get(key) if isinstance(inner, dict) else None
    return found if found is not None else entry.get(key)


def is_typed(entry, sets):
    if value(entry, "type") or entry.get("values") or entry.get("valueSet") == "v":
        return True
    return bool(sets.get(entry.get("valueSet")))


def default(entry):
    found = value(entry, "default")
    return found if found is not None else entry.get("defaultValue")


def elements(root):
    """Of every format: tag, properties, attributes, events, slots, methods, parts, styles."""
    if "contributions" in root:
        html = root["contributions"]["html"]
        for entry in html.get("elements", []) + html.get("tags", []):
            script, style = entry.get("js", {}), entry.get("css", {})
            events = script.get("events", []) + entry.get("events", [])
            yield (entry["name"], script.get("properties"), entry.get("attributes"), events, entry.get("slots"), [],
                   style.get("parts"), style.get("properties"))
    elif "schema_version" in root:
        for entry in root.get("elements", []):
            if "tagname" in entry:
                yield (entry["tagname"], entry.get("properties"), entry.get("attributes"), entry.get("events"),
                       entry.get("slots"), entry.get("methods"), [], entry.get("styling", {}).get("cssVariables"))
        for space in root.get("namespaces", []):
            yield from elements({"schema_version": root["schema_version"], **space})
    else:
        for entry in root["tags"]:
            yield (entry["name"], entry.get("properties"), entry.get("attributes"), entry.get("events"),
                   entry.get("slots"), entry.get("methods"), entry.get("cssParts"), entry.get("cssProperties"))


def main(path):
    with open(path, encoding="utf-8") as file:
        root = json.load(file)
    sets = {entry["name"]: entry.get("values") for entry in root.get("valueSets", [])}
    lines, components, attributes_count = [], 0, 0
    totals = dict.fromkeys(("property", "event", "slot", "method", "part", "style"), 0)
    for tag, properties, attributes, events, slots, methods, parts, styles in elements(root):
        components += 1
        for name, own, entry, attribute in joined(told(properties), told(attributes)):
            if name.startswith(("_", "#")) and own is None:
                continue
            attribute = attribute or {}
            typed = is_typed(entry, sets) or is_typed(attribute, sets)
            spelled = default(entry) if default(entry) not in (None, "undefined", "null") else default(attribute)
            attributes_count += own is not None
            totals["property"] += 1
            lines.append("\t".join((tag, "property", name, own or "-", "typed" if typed else "-",
                                    spelled if spelled is not None else "-")))
        for kind, entries in (("event", events), ("method", methods), ("part", parts), ("style", styles)):
            for name in told(entries):
                totals[kind] += 1
                lines.append("\t".join((tag, kind, name)))
        for slot in {entry.get("name", "") for entry in slots or []}:
            totals["slot"] += 1
            lines.append("\t".join((tag, "slot", "" if slot == "default" else slot)))
    print("\n".join(sorted(lines)))
    order = ("event", "slot", "method", "part", "style")
    print("\t".join(["total", str(components), str(totals["property"]), str(attributes_count)]
                    + [str(totals[kind]) for kind in order]))


main(sys.argv[1])
