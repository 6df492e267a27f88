#!/usr/bin/env python3
"""Counts what a custom-elements manifest tells of each element, and the totals.

Superclasses and mixins that stand in the same manifest are flattened into the elements first; what an element
declares itself hides what it inherits under the same name. Prints tab-separated lines sorted by tag, the totals last.
The rules are told in README.md beside this file.

usage: count_manifest.py <custom-elements.json> [...]
"""

import json
import re
import sys

COLUMNS = (
    "tag", "elements", "attributes", "properties", "slots", "events", "methods", "css-parts", "css-properties",
    "css-states",
)
LIFECYCLE = frozenset("""
    constructor connectedCallback disconnectedCallback adoptedCallback attributeChangedCallback connectedMoveCallback
    formAssociatedCallback formDisabledCallback formResetCallback formStateRestoreCallback
    render update updated firstUpdated willUpdate shouldUpdate performUpdate scheduleUpdate requestUpdate
    getUpdateComplete createRenderRoot addController removeController
""".split())
MAX_DEPTH = 32


def spelled(module):
    """A module path without what its spellings differ in: a leading `./` or `/`, the ending."""
    module = module.removeprefix("./").lstrip("/")
    for ending in (".js", ".ts", ".mjs"):
        module = module.removesuffix(ending)
    return module


def hyphenated(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def is_public(member):
    return (
        member.get("privacy", "public") == "public"
        and not member.get("static")
        and not member["name"].startswith(("_", "#"))
    )


def named(entries):
    """Entries by name; an entry without a name can't be counted. An entry that comes first stays."""
    found = {}
    for entry in entries or []:
        if isinstance(entry.get("name"), str) and entry["name"]:
            found.setdefault(entry["name"], entry)
    return found


def slots(entries):
    """The names of slots. The default slot is the one without a name, or called `default`."""
    return {"" if entry.get("name") in (None, "", "default") else entry["name"] for entry in entries or []}


class Manifest:
    def __init__(self, manifest):
        self.by_name = {}
        self.elements = []
        tags = {}
        for module in manifest.get("modules") or []:
            for export in module.get("exports") or []:
                if export.get("kind") == "custom-element-definition":
                    declaration = export.get("declaration") or {}
                    path = declaration.get("module") or module.get("path", "")
                    tags[spelled(path), declaration.get("name")] = export.get("name")
        for module in manifest.get("modules") or []:
            for declaration in module.get("declarations") or []:
                if declaration.get("kind") not in ("class", "mixin"):
                    continue
                path = spelled(module.get("path", ""))
                self.by_name.setdefault(declaration.get("name"), []).append((path, declaration))
                tag = declaration.get("tagName") or tags.get((path, declaration.get("name")))
                if tag:
                    self.elements.append((tag, declaration))
        self.add_untagged()

    def add_untagged(self):
        """Elements whose tag the manifest forgets, where nearly all tags are the name of the class with hyphens."""
        if not self.elements:
            return
        shown = sum(tag == hyphenated(declaration.get("name") or "") for tag, declaration in self.elements)
        if shown < max(3, 0.8 * len(self.elements)):
            return
        classes = [declaration for named in self.by_name.values() for _, declaration in named]
        tagged = [id(declaration) for _, declaration in self.elements]
        parents = {
            reference.get("name")
            for declaration in classes
            for reference in [*(declaration.get("mixins") or []), declaration.get("superclass") or {}]
        }
        for declaration in classes:
            name = declaration.get("name") or ""
            if not declaration.get("customElement") or declaration.get("kind") == "mixin" or id(declaration) in tagged:
                continue
            if name in parents or {"base", "abstract", "mixin"} & set(hyphenated(name).split("-")):
                continue
            self.elements.append((hyphenated(name), declaration))

    def resolved(self, reference):
        """The declaration that a superclass or mixin names, if it is in this manifest beyond doubt."""
        candidates = self.by_name.get((reference or {}).get("name"), [])
        module = spelled((reference or {}).get("module") or "")
        for path, declaration in candidates:
            if module and path == module:
                return declaration
        return candidates[0][1] if len(candidates) == 1 else None

    def line(self, declaration, depth=0):
        """The declaration and all that it inherits from, nearest first."""
        chain = [declaration]
        if depth < MAX_DEPTH:
            for reference in [*(declaration.get("mixins") or []), declaration.get("superclass")]:
                base = self.resolved(reference)
                if base is not None and base is not declaration:
                    chain += self.line(base, depth + 1)
        return chain

    def counts(self, declaration):
        chain = self.line(declaration)

        def all_of(key):
            return [entry for each in chain for entry in each.get(key) or []]

        fields = named(member for member in all_of("members") if member.get("kind") == "field")
        methods = named(member for member in all_of("members") if member.get("kind") == "method")
        public = {name for name, member in fields.items() if is_public(member)}

        attributes = {fields[name]["attribute"] for name in public if isinstance(fields[name].get("attribute"), str)}
        without_field = set()
        for attribute in all_of("attributes"):
            name = attribute.get("name")
            field = attribute.get("fieldName") or name
            if field in public:
                attributes.add(name or field)
            elif field is not None and field not in fields:
                attributes.add(name or field)
                if not any(fields[each].get("attribute") == name for each in public):
                    without_field.add(field)

        return [
            len(attributes),
            len(public | without_field),
            len(slots(all_of("slots"))),
            len(named(all_of("events"))),
            sum(is_public(member) and name not in LIFECYCLE for name, member in methods.items()),
            len(named(all_of("cssParts"))),
            len(named(all_of("cssProperties"))),
            len(named(all_of("cssStates"))),
        ]


def report(path):
    with open(path, encoding="utf-8-sig") as file:
        manifest = Manifest(json.load(file))
    rows = sorted((tag, [1, *manifest.counts(declaration)]) for tag, declaration in manifest.elements)
    rows.append(("total", [sum(column) for column in zip(*(row for _, row in rows))]))
    print("\t".join(COLUMNS))
    for tag, row in rows:
        print("\t".join([tag, *map(str, row)]))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    for path in sys.argv[1:]:
        if len(sys.argv) > 2:
            print(f"# {path}")
        report(path)
