import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: what a page is about")
struct MetadataTests {
    @Test(
        "1: the tag stands under three keys, with and without angle brackets",
        arguments: [
            "**Web Component:** `<elvt-x>`", "**Element:** `elvt-x`", "**Tag Name:** `elvt-x`",
            "**Tag Name:** `<elvt-x>`", "**Web Component**: `elvt-x`", "- **Element:** `<elvt-x>`",
            "**tag name:** elvt-x",
        ]
    )
    func tag(line: String) {
        let read = ReadDocs([("x.md", "# X\n\n## Overview\n\nAn x.\n\n\(line)\n")])
        #expect(read.components.map(\.tag) == ["elvt-x"])
        #expect(read.ids.isEmpty)
        #expect(read.component?.source.line == 7)
        #expect(ElevateDocs.recognises(Array(line.utf8)))
    }

    @Test("2: status comes without emoji, since without v")
    func statusAndSince() {
        let text = "# X\n\n**Element:** `elvt-x`\n**Status:** Unstable 🟡\n**Since:** v0.1.2\n"
        let component = ReadDocs([("x.md", text)]).component
        #expect(component?.status == "Unstable")
        #expect(component?.since == "0.1.2")
        let plain = ReadDocs([("x.md", "**Element:** `elvt-x`\\\n**Status:** ✅ Complete\\\n**Since:** 1.0")]).component
        #expect(plain?.status == "Complete")
        #expect(plain?.since == "1.0")
    }

    @Test(
        "labels may share a line, whatever stands between them, or be bullets",
        arguments: [
            "**Category:** Data | **Element:** `<elvt-x>` | **Status:** Stable ✅ | **Since:** v1.0",
            "**Element**: elvt-x · **Category**: Data · **Status**: Stable · **Since**: 1.0",
            "**Element:** `elvt-x` **Category:** Data **Status:** Stable, **Since:** 1.0",
            "- **Element:** `elvt-x`\n- **Category:** Data\n- **Status:** Stable\n- **Since:** 1.0",
        ]
    )
    func sharedLine(lines: String) {
        let read = ReadDocs([("x.md", "# X\n\n\(lines)\n")])
        #expect(read.component?.tag == "elvt-x")
        #expect(read.component?.category == "Data")
        #expect(read.component?.status == "Stable")
        #expect(read.component?.since == "1.0")
        #expect(read.component?.description == nil)
        #expect(read.ids.isEmpty)
        #expect(ElevateDocs.recognises(Array(lines.utf8)))
    }

    @Test("a byte-order mark before the tag's line hides nothing, and counts in its column")
    func byteOrderMark() {
        let text = "\u{FEFF}**Element:** `elvt-x`\r\n"
        #expect(ElevateDocs.recognises(Array(text.utf8)))
        let place = ReadDocs([("x.md", text)]).component?.source
        #expect(place?.line == 1)
        #expect(place?.column == 18)
    }

    @Test("what stands among the labels and is none that is known is kept")
    func unknownLabels() {
        let list = "- **Element:** `elvt-x`\n- **Mood:** good\n- Words.\n  More.\n\n  And more."
        let bullets = ReadDocs([("x.md", "# X\n\n\(list)\n")]).component
        #expect(bullets?.extensions.map(\.name) == ["Mood"])
        #expect(bullets?.description == "- Words.\n  More.\n\n  And more.")
        let line = ReadDocs([("x.md", "# X\n\n**Element:** `elvt-x` | **Mood:** good\n")]).component
        #expect(line?.tag == "elvt-x")
        #expect(line?.extensions.map(\.json) == ["\"good\""])
    }

    @Test("3: the category of the file wins over the folder, and a note says so")
    func category() {
        let text = "# X\n\n**Element:** `elvt-x`\n**Category:** Feedback\n"
        let read = ReadDocs([("docs/Overlays/x.md", text)])
        #expect(read.component?.category == "Feedback")
        #expect(read.ids == [.docsCategory])
        #expect(read.diagnostics.first?.severity == .note)
        #expect(read.places == ["4:15"])
        #expect(ReadDocs([("docs/Feedback/x.md", text)]).ids.isEmpty)
    }

    @Test("3: without a category in the file, the folder tells it")
    func categoryOfFolder() {
        let read = ReadDocs([("Data/x.md", "**Element:** `elvt-x`\n")])
        #expect(read.component?.category == "Data")
        #expect(read.ids.isEmpty)
    }

    @Test("the prose of the introduction is the description, without the lines of metadata")
    func description() {
        let text = """
            # X

            ## Overview

            The *first* paragraph.

            **Element:** `elvt-x`
            **Status:** Stable
            **Extends:** `FormField`

            - a list
            """
        let read = ReadDocs([("x.md", text)])
        #expect(read.component?.summary == "The *first* paragraph.")
        #expect(read.component?.description == "The *first* paragraph.\n\n- a list")
        #expect(read.component?.extensions.map(\.name) == ["Extends"])
        #expect(read.component?.extensions.map(\.json) == ["\"`FormField`\""])
    }

    @Test("23: a file without a tag is skipped with a note")
    func noComponent() {
        let read = ReadDocs([("x.md", "# Guide\n\n## Properties\n\nWords about the `elvt-x`.\n")])
        #expect(read.components.isEmpty)
        #expect(read.ids == [.docsNotAComponent])
        #expect(read.diagnostics.first?.severity == .note)
    }

    @Test("a tag that is no name of a custom element is reported and skipped")
    func badTag() {
        let read = ReadDocs([("x.md", "# X\n\n**Element:** `Button`\n")])
        #expect(read.components.isEmpty)
        #expect(read.ids == [.docsSyntax])
        #expect(read.places == ["3:15"])
    }

    @Test("two files with one tag are two pages, which are joined like any other sources")
    func duplicate() {
        let a = ("a.md", "# A\n\n**Element:** `elvt-x`\n**Status:** One\n")
        let b = ("b.md", "# B\n\n**Element:** `elvt-x`\n**Status:** Two\n")
        for files in [[a, b], [b, a]] {
            #expect(ReadDocs(files).components.map(\.status) == ["One", "Two"])
            let library = ManifestFixture(texts: files)
            #expect(library.library.components.map(\.status) == ["One"])
            #expect(library.ids == [.mergeConflict])
            #expect(library.diagnostics.first?.location?.file.published == "a.md")
            #expect(library.diagnostics.first?.notes.first?.location?.file.published == "b.md")
        }
    }

    @Test("components are sorted by tag, in whatever order the files come")
    func order() {
        let files = ["c", "a", "b"].map { ("\($0).md", "# X\n\n**Element:** `elvt-\($0)`\n") }
        #expect(ReadDocs(files).components.map(\.tag) == ["elvt-a", "elvt-b", "elvt-c"])
        #expect(ReadDocs(files.reversed()).components == ReadDocs(files).components)
    }

    @Test(
        "text that only looks like a doc is not recognized",
        arguments: [
            "", "{\"schemaVersion\": \"1.0.0\"}", "# Element\n\nThe **Element:** is near.", "**Element:** Carbon",
            "```md\n**Element:** `elvt-x`\n```", "Element: elvt-x", "| **Element:** | `elvt-x` |",
        ]
    )
    func notRecognized(text: String) {
        #expect(!ElevateDocs.recognises(Array(text.utf8)))
        #expect(ReadDocs([("x.md", text)]).components.isEmpty)
    }
}
