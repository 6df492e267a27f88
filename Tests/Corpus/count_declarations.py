#!/usr/bin/env python3
"""Counts what the Stencil compiler declares of components, from the lines of a components.d.ts and by indentation alone.

One line for each tag: the names of its properties, methods and events. Stencil writes a member a line, in quotes; whatever
`Components` has and `LocalJSX` does not is a method, and the event maps have the events.
"""
import re
import sys


def blocks(lines):
    """The members of each interface, by the namespaces around it and its name."""
    path, found, indents = [], {}, []
    for line in lines:
        head = re.match(r"(\s*)(?:export )?(?:declare )?(?:namespace|interface|global)\s*(\w*).*\{\s*$", line)
        if head:
            while indents and len(head[1]) <= indents[-1]:
                indents.pop()
                path.pop()
            indents.append(len(head[1]))
            path.append(head[2] or "global")
            found.setdefault(".".join(path), [])
            continue
        if re.match(r"\s*\}\s*$", line) and indents and len(line) - len(line.lstrip()) <= indents[-1]:
            indents.pop()
            path.pop()
            continue
        member = re.match(r'\s*"([^"]+)"(\?)?: ', line)
        if member and path:
            found[".".join(path)].append(member[1])
    return found


def main():
    found = blocks(open(sys.argv[1], encoding="utf-8").read().splitlines())
    for tag in sorted(found["global.HTMLElementTagNameMap"]):
        name = "".join(word[:1].upper() + word[1:] for word in tag.split("-"))
        own = found.get("Components." + name, [])
        props = set(found.get("LocalJSX." + name, []))
        events = found.get("global.HTML" + name + "ElementEventMap", [])
        rows = [[n for n in own if n in props], [n for n in own if n not in props], events]
        print("\t".join([tag] + [",".join(sorted(row)) for row in rows]))


main()
