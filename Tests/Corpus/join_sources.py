#!/usr/bin/env python3
"""Joins what a manifest, a components.d.ts and the readmes of one library of Stencil list, by the name of each item.

One line for each tag: properties, methods, events, slots and custom properties. An attribute that the manifest lists without
a field is the property that another source writes without hyphens.

usage: join_sources.py <manifest> <components.d.ts> <folder of readmes>
"""
import json
import re
import pathlib
import subprocess
import sys

KINDS = ["property", "method", "event", "slot", "style"]
HERE = pathlib.Path(__file__).parent


def output(script, *arguments):
    run = subprocess.run([sys.executable, HERE / script, *arguments], capture_output=True, text=True, check=True)
    return [line.split("\t") for line in run.stdout.splitlines()]


def slot(name):
    return "" if re.sub(r"[^A-Za-z0-9]", "", name) in ("", "default") else name


def of_manifest(path):
    for module in json.load(open(path, encoding="utf-8"))["modules"]:
        for item in module.get("declarations", []):
            if not item.get("tagName"):
                continue
            fields = [m for m in item.get("members", []) if m.get("privacy", "public") == "public"]
            names = [m["name"] for m in fields if m["kind"] == "field"]
            folded = {n.lower() for n in names}
            attributes = [a for a in item.get("attributes", []) if a.get("fieldName") not in names]
            names += [a["name"] for a in attributes if a["name"].replace("-", "").lower() not in folded]
            found = {
                "property": names, "method": [m["name"] for m in fields if m["kind"] == "method"],
                "event": [e["name"] for e in item.get("events", [])],
                # A name of blanks is none.
                "slot": [slot((s.get("name") or "").strip()) for s in item.get("slots", [])],
                "style": [c["name"] for c in item.get("cssProperties", [])],
            }
            for kind, items in found.items():
                for name in items:
                    yield item["tagName"], kind, name


def of_declarations(path):
    for tag, *lists in output("count_declarations.py", path):
        for kind, names in zip(KINDS, lists):
            for name in filter(None, names.split(",")):
                yield tag, kind, name


def of_readmes(folder):
    paths = sorted(str(path) for path in pathlib.Path(folder).glob("*.md"))
    for tag, kind, name, *_ in output("count_readmes.py", *paths):
        yield tag, kind, name


def main(manifest, declarations, readmes):
    found = {}
    for source in (of_readmes(readmes), of_declarations(declarations), of_manifest(manifest)):
        for tag, kind, name in source:
            items = found.setdefault(tag, {}).setdefault(kind, {})
            items.setdefault(name.replace("-", "").lower() if kind == "property" else name, name)
    for tag in sorted(found):
        print("\t".join([tag] + [",".join(sorted(found[tag].get(kind, {}).values())) for kind in KINDS]))


main(*sys.argv[1:])
