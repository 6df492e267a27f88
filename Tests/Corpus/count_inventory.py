"""Counts what templates use of a library, with Python's own parser of HTML and rules that are written here once more.

`count_inventory.py MANIFEST FILE…` prints a line for each component, attribute and event with how often it is used:
`tag count`, `tag name count`, `tag @name count`. Only what the manifest has is counted. Templates are HTML with the attributes of
Vue and Angular; what Twig and Handlebars write between braces is taken out first.
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
            value = re.fullmatch(r"(?::|v-bind:|\.|\?|\[(?:attr\.)?)?([\w-]+)\]?", name)
            if value and (value[1] in names or value[1].replace("-", "") in names and not name[0].isalpha()):
                counts[f"{tag} {names.get(value[1]) or names[value[1].replace('-', '')]}"] += 1


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
    parser = Uses()
    parser.feed(text)
    parser.close()

for name, count in sorted(counts.items()):
    print(name, count)
