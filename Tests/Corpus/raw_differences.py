#!/usr/bin/env python3
"""Lists what two releases of a custom-elements manifest say differently, as it is written.

Nothing is normalized but what flattens classes into elements: names, types, defaults and flags are compared as text.
Prints tab-separated lines sorted by component, kind, name and fact; texts are JSON strings, and what is not there is empty.
The rules of flattening are those of `Tests/Sample/count_manifest.py`.

Components that are known to have another tag now are named as OLD-TAG=NEW-TAG; what differs within them is listed under the
new one, besides the two tags.

usage: raw_differences.py OLD.json NEW.json [OLD-TAG=NEW-TAG ...]
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Sample"))

from count_manifest import LIFECYCLE, Manifest, is_public  # noqa: E402

COLUMNS = ("component", "kind", "name", "fact", "before", "after")


def text_of(entry, key="type"):
    """The text of a type; some tools write it without an object around it."""
    value = (entry or {}).get(key)
    if isinstance(value, dict):
        value = value.get("text")
    return value if isinstance(value, str) and value else None


def code_of(entry, key="default"):
    value = (entry or {}).get(key)
    if value is None or isinstance(value, str):
        return value or None
    return json.dumps(value)


def flag_of(entries, key):
    return "true" if any(each.get(key) not in (None, False, "false") for each in entries if each) else None


def deprecation_of(entries):
    for entry in entries:
        value = (entry or {}).get("deprecated")
        if value:
            return value if isinstance(value, str) else "true"
    return None


def signature(method):
    parameters = [
        {"name": each.get("name"), "type": text_of(each), "optional": each.get("optional"), "default": each.get("default")}
        for each in method.get("parameters") or []
    ]
    return json.dumps([{key: value for key, value in each.items() if value} for each in parameters])


def first_by_name(entries):
    found = {}
    for entry in entries:
        name = entry.get("name")
        if isinstance(name, str) and name:
            found.setdefault(name, entry)
    return found


def properties(chain):
    """Public fields with their attributes, and attributes that no field stands behind."""
    fields = first_by_name(
        member for each in chain for member in each.get("members") or [] if member.get("kind") == "field"
    )
    attributes = [attribute for each in chain for attribute in each.get("attributes") or []]
    found = {}
    for name, field in fields.items():
        if not is_public(field):
            continue
        own = next((each for each in attributes if (each.get("fieldName") or each.get("name")) == name), None)
        if own is None and field.get("attribute"):
            own = next((each for each in attributes if each.get("name") == field["attribute"]), None)
        found[name] = (field, own)
    for attribute in attributes:
        name = attribute.get("fieldName") or attribute.get("name")
        if name and name not in fields:
            if any(field.get("attribute") == attribute.get("name") for field, _ in found.values() if field):
                continue
            found.setdefault(name, (None, attribute))
    facts = {}
    for name, (field, attribute) in found.items():
        facts["property", name] = {
            "type": text_of(field) or text_of(attribute),
            "default": code_of(field) or code_of(attribute),
            "attribute": (attribute or {}).get("name") or (field or {}).get("attribute"),
            "reflects": flag_of([field, attribute], "reflects"),
            "readonly": flag_of([field, attribute], "readonly"),
            "required": flag_of([field, attribute], "required"),
            "deprecated": deprecation_of([field, attribute]),
        }
    return facts


def items(chain):
    facts = properties(chain)

    def all_of(key):
        return [entry for each in chain for entry in each.get(key) or []]

    for slot in reversed(all_of("slots")):
        name = "" if slot.get("name") in (None, "", "default") else slot["name"]
        facts["slot", name] = {"type": text_of(slot), "required": flag_of([slot], "required")}
    for name, event in first_by_name(all_of("events")).items():
        facts["event", name] = {"type": text_of(event), "deprecated": deprecation_of([event])}
    methods = [each for each in all_of("members") if each.get("kind") == "method"]
    for name, method in first_by_name(methods).items():
        if is_public(method) and name not in LIFECYCLE:
            facts["method", name] = {
                "parameters": signature(method),
                "returns": text_of(method.get("return")),
                "deprecated": deprecation_of([method]),
            }
    for name in first_by_name(all_of("cssParts")):
        facts["cssPart", name] = {}
    for name, entry in first_by_name(all_of("cssProperties")).items():
        facts["cssProperty", name] = {"default": code_of(entry), "syntax": entry.get("syntax")}
    for name in first_by_name(all_of("cssStates")):
        facts["cssState", name] = {}
    return facts


def library(path):
    with open(path, encoding="utf-8-sig") as file:
        manifest = Manifest(json.load(file))
    found = {}
    for tag, declaration in manifest.elements:
        if tag not in found:
            found[tag] = {**items(manifest.line(declaration)), ("component", tag): {
                "class": declaration.get("name"),
                "deprecated": deprecation_of([declaration]),
            }}
    return found


def written(value):
    return "" if value is None else json.dumps(value, ensure_ascii=False)


def differences(old, new, former):
    for tag in sorted(old.keys() | new.keys()):
        if tag not in old or tag not in new:
            yield tag, "component", tag, "existence", "there" if tag in old else None, "there" if tag in new else None
            if tag not in former:
                continue
        before, after = old[former.get(tag, tag)], new[tag]
        if tag in former:
            before = {(kind, tag if kind == "component" else name): facts for (kind, name), facts in before.items()}
        for kind, name in sorted(before.keys() | after.keys()):
            if (kind, name) not in before or (kind, name) not in after:
                was, is_now = (kind, name) in before, (kind, name) in after
                yield tag, kind, name, "existence", "there" if was else None, "there" if is_now else None
                continue
            left, right = before[kind, name], after[kind, name]
            for fact in left:
                if left[fact] != right[fact]:
                    yield tag, kind, name, fact, left[fact], right[fact]


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    former = dict(reversed(pair.split("=", 1)) for pair in sys.argv[3:])
    print("\t".join(COLUMNS))
    for tag, kind, name, fact, before, after in differences(library(sys.argv[1]), library(sys.argv[2]), former):
        print("\t".join([tag, kind, json.dumps(name), fact, written(before), written(after)]))
