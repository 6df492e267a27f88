import Core
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("ELEVATE docs that mean harm")
struct HostileDocsTests {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Text that some reader of the docs might take quadratic time for.
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: @Sendable () -> String

        init(_ name: String, _ text: @escaping @Sendable () -> String) {
            testDescription = name
            self.text = text
        }
    }

    static let shapes = [
        Shape("many aliases of one name") {
            propertyTable() + (0..<3000).map { "| p\($0) | `Size` (`'s' \\| 'x\($0)'`) | | |\n" }.joined()
        },
        Shape("many aliases that use each other") {
            "## Types\n\n" + (0..<Loop.size(2000)).map { "- `T\($0)`: `T\($0 + 1) | 'a\($0)'`\n" }.joined()
        },
        Shape("a long list of values") {
            "## Properties\n\n### a\n- **Type:** `A`\n- **Valid Values:** "
                + (0..<Loop.size(15_000)).map { "`v\($0)`" }.joined(separator: ", ")
        },
        Shape("options that begin again and again") {
            propertyTable("| a | `A` | | " + times(Loop.size(15_000), "options: 'a' (: 'b' ( ") + " |")
        },
        Shape("parentheses in a type") {
            propertyTable("| a | " + times(Loop.size(15_000), "A (") + times(Loop.size(15_000), ")") + " | | |")
        },
        Shape("a name of a method with many brackets") {
            "## Methods\n\n### a" + times(Loop.size(15_000), "(<") + "\n"
        },
        Shape("prose with many events") {
            "## Events\n\nEmits " + (0..<Loop.size(15_000)).map { "`e\($0)`" }.joined(separator: ", ") + ".\n"
        },
        Shape("paragraphs below one heading") { "## Slots\n\n### a\n\n" + times(Loop.size(15_000), "x\n\n") },
        Shape("code below one heading") { "## Slots\n\n" + times(Loop.size(15_000), "x\n\n    y\n\n") },
        Shape("control characters in one line") { "## Slots\n\n- `a` - " + times(Loop.size(15_000), "\u{1}`x` ") },
        Shape("HTML between words") { "## Slots\n\n- `a` - " + times(Loop.size(30_000), "x<b>") },
        Shape("labels in one description") {
            propertyTable("| a | string | | " + times(Loop.size(20_000), "**Type:** x ") + " |")
        },
        Shape("headings") { times(Loop.size(15_000), "## Properties\n### a\n") },
        Shape("question marks of Swift") {
            propertyTable("| a | `" + times(Loop.size(20_000), "A?" + times(10, " ")) + "` | | |")
        },
    ]

    @Test("is read to its end, soon", arguments: shapes)
    func shape(shape: Shape) {
        let clock = ContinuousClock()
        var read: ReadDocs?
        let time = clock.measure { read = ReadDocs(shape.text()) }
        #expect(read?.components.count == 1)
        #expect(time < .seconds(30))
    }

    @Test("the reader's own errors are those of the Markdown, and other files are still read")
    func badFile() {
        var diagnostics = DiagnosticBag()
        let good = SourceFile(path: SourcePath("b.md"), text: ReadDocs.head)
        let bad = SourceFile(path: SourcePath("a.md"), bytes: Array(ReadDocs.head.utf8) + [0xFF])
        let components = ElevateDocs.read([bad, good], into: &diagnostics)
        #expect(components.map(\.tag) == ["elvt-x"])
        #expect(diagnostics.sorted.map(\.id) == [.inputNotUTF8])
    }
}
