#!/usr/bin/env python3
"""Lists what Stencil's docs-json tells of each component, one item a line, and the totals last.

Written after the format's public declarations, without a look at Weblift. Tab-separated and sorted:

    <tag> property <name> <attribute or -> <reflects> <required> <has default> <deprecated>
    <tag> event|method|slot|part|style <name> <deprecated>
    total components properties events slots methods parts styles

usage: count_stencil.py <docs.json>
"""

import json
import sys

KINDS = (("event", "events", "event"), ("method", "methods", "name"), ("slot", "slots", "name"),
         ("part", "parts", "name"), ("style", "styles", "name"))


def flag(value):
    return "yes" if value else "no"


def main(path):
    with open(path, encoding="utf-8") as file:
        components = json.load(file)["components"]
    lines = []
    totals = dict.fromkeys(["property"] + [kind for kind, _, _ in KINDS], 0)
    for component in components:
        tag = component["tag"]
        for prop in component.get("props", []):
            totals["property"] += 1
            lines.append("\t".join((
                tag, "property", prop["name"], prop.get("attr") or "-", flag(prop.get("reflectToAttr")),
                flag(prop.get("required")), flag("default" in prop), flag("deprecation" in prop),
            )))
        for kind, key, name in KINDS:
            for item in component.get(key, []):
                totals[kind] += 1
                lines.append("\t".join((tag, kind, item[name], flag("deprecation" in item))))
    print("\n".join(sorted(lines)))
    order = ("property", "event", "slot", "method", "part", "style")
    print("\t".join(["total", str(len(components))] + [str(totals[kind]) for kind in order]))


main(sys.argv[1])
