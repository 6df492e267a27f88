"""Counts what templates use of a library, with Python's own parser of HTML and rules that are written here once more.

`count_inventory.py MANIFEST FILE…` prints a line for each component, attribute and event with how often it is used:
`tag count`, `tag name count`, `tag @name count`. Only what the manifest has is counted. Templates are HTML with the attributes of
Vue and Angular; what Twig, Handlebars and Svelte write between braces is taken out first, and of JavaScript only what stands in
plain html`…` literals is left.
"""

import collections
import json
import pathlib
import re
import sys
from html.parser import HTMLParser

components = {}
for module in json.loads(pathlib.Path(sys.argv[1]).read_text())["modules"]:
    for declaration in module["declarations"]:
        if "tagName" in declaration:
            names = {}
            for attribute in declaration.get("attributes", []):
                names[attribute["name"].lower()] = attribute["fieldName"]
            for member in declaration.get("members", []):
                names.setdefault(member["name"].lower(), member["name"])
            events = {event["name"] for event in declaration.get("events", [])}
            components[declaration["tagName"]] = (names, events)

counts = collections.Counter()


class Uses(HTMLParser):
    def handle_starttag(self, tag, attributes):
        if tag not in components:
            return
        counts[tag] += 1
        names, events = components[tag]
        for name, _ in dict(attributes).items():
            event = re.fullmatch(r"(?:@|v-on:|on:|\()([\w-]+)(?:\.\w+|\|\w+)*\)?", name)
            if event and event[1] in events:
                counts[f"{tag} @{event[1]}"] += 1
            value = re.fullmatch(r"(?::|v-bind:|bind:|\.|\?|\[(?:attr\.)?)?([\w-]+)\]?", name)
            if value and (value[1] in names or value[1].replace("-", "") in names and not name[0].isalpha()):
                counts[f"{tag} {names.get(value[1]) or names[value[1].replace('-', '')]}"] += 1


class Place:
    """Where in HTML one is: in text, in a tag, or in a quoted value."""

    def __init__(self):
        self.in_tag = False
        self.quote = ""
        self.last = ""

    def step(self, character):
        if self.quote:
            if character == self.quote:
                self.quote = ""
        elif self.in_tag and character in "\"'":
            self.quote = character
        elif self.in_tag and character == ">":
            self.in_tag = False
        elif not self.in_tag and self.last == "<" and (character.isalpha() or character == "/"):
            self.in_tag = True
        self.last = character


def script(text, index, end):
    """Reads JavaScript to behind `end`; gives the place behind, and the HTML of all literals in it."""
    found = []
    depth = 0
    while index < len(text):
        character = text[index]
        if text.startswith("//", index):
            index = (text.find("\n", index) + 1) or len(text)
        elif text.startswith("/*", index):
            index = text.index("*/", index) + 2
        elif character in "\"'":
            index += 1
            while text[index] != character:
                index += 2 if text[index] == "\\" else 1
            index += 1
        elif character == "`":
            is_html = re.search(r"(?<![\w$])html$", text[:index]) is not None
            index, markup = literal(text, index + 1, is_html)
            if is_html:
                found.append(markup)
        elif character == end and depth == 0:
            return index + 1, found
        else:
            depth += (character == "{") - (character == "}")
            index += 1
    return index, found


def literal(text, index, is_html):
    """Reads a template literal to behind its end; expressions become a value, or the HTML that they have."""
    place = Place()
    markup = ""
    while text[index] != "`":
        if text[index] == "\\":
            index += 2
        elif text.startswith("${", index):
            index, inner = script(text, index + 2, "}")
            if not place.in_tag:
                markup += "".join(inner)
            else:
                markup += "x" if place.quote else '"x"'
        else:
            place.step(text[index])
            markup += text[index]
            index += 1
    return index + 1, markup


def svelte(text):
    """HTML of what Svelte writes: expressions become values, and blocks go."""
    text = re.sub(r"<!--.*?-->|<script>.*?</script>", "", text, flags=re.S)
    place = Place()
    markup = ""
    index = 0
    while index < len(text):
        if text[index] != "{":
            place.step(text[index])
            markup += text[index]
            index += 1
            continue
        start = index + 1
        index, _ = script(text, start, "}")
        inner = text[start : index - 1].strip()
        if place.in_tag and not place.quote and markup.endswith("="):
            markup += '"x"'
        elif place.in_tag and not place.quote and not inner.startswith("..."):
            markup += f'{inner}="x"'
    return markup


for path in map(pathlib.Path, sys.argv[2:]):
    text = path.read_text()
    if path.suffix == ".twig":
        text = re.sub(r"\{#.*?#\}", "", text, flags=re.S)
        text = re.sub(r"\{%.*?%\}", "", text, flags=re.S)
    if path.suffix == ".hbs":
        text = re.sub(r"\{\{!--.*?--\}\}", "", text, flags=re.S)
        text = re.sub(r"\{\{[#/].*?\}\}|\{\{else\}\}", "", text, flags=re.S)
    if path.suffix in (".twig", ".hbs"):
        text = re.sub(r"\{\{.*?\}\}", "x", text, flags=re.S)
    if path.suffix == ".vue":
        text = text[text.index("<template>") : text.rindex("</template>")]
    if path.suffix == ".svelte":
        text = svelte(text)
    if path.suffix in (".js", ".ts"):
        text = "\n".join(script(text, 0, None)[1])
    parser = Uses()
    parser.feed(text)
    parser.close()

for name, count in sorted(counts.items()):
    print(name, count)
