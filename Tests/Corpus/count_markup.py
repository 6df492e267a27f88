"""Lists the uses of elements and attributes in the HTML fences of Markdown files, with Python's own parser.

A line for each: `file:line tag` and `file:line tag attribute`, where the line is that of the tag.
"""

import pathlib
import re
import sys
from html.parser import HTMLParser

FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})(?P<info>.*)$")


class Uses(HTMLParser):
    def __init__(self, file, first):
        super().__init__()
        self.file, self.first = file, first

    def handle_starttag(self, tag, attributes):
        line = self.first + self.getpos()[0] - 1
        print(f"{self.file}:{line} {tag}")
        for name, _ in attributes:
            print(f"{self.file}:{line} {tag} {name}")


def fences(text):
    marks, lines, first, wanted = None, [], 0, False
    for number, line in enumerate(text.split("\n"), start=1):
        found = FENCE.match(line)
        if marks is None:
            if found:
                marks, lines, first = found["marks"], [], number + 1
                wanted = re.match(r"html\b", found["info"].strip()) is not None
        elif found and found["marks"].startswith(marks) and not found["info"].strip():
            if wanted:
                yield first, "\n".join(lines) + "\n"
            marks = None
        else:
            lines.append(line)


for path in map(pathlib.Path, sys.argv[1:]):
    for first, html in fences(path.read_text(encoding="utf-8")):
        parser = Uses(path.name, first)
        parser.feed(html)
        parser.close()
