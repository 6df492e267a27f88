import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Readmes that mean harm")
struct HostileReadmeTests {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Text that the reader might take quadratic time for.
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: @Sendable () -> String
    }

    static let shapes = [
        Shape(testDescription: "many rows") {
            ReadmeFixture.table(
                "Properties",
                ["Property", "Attribute", "Description", "Type", "Default"],
                (0..<Loop.size(20_000)).map { "| `p\($0)` | `p-\($0)` | Words. | `'a' \\| 'v\($0)'` | `'a'` |" }
            )
        },
        Shape(testDescription: "many sections of one name") { times(5000, ReadmeFixture.properties("| `a` |")) },
        Shape(testDescription: "many headings of usage") {
            "## Usage\n\n" + times(Loop.size(20_000), "### a\n## Properties\n")
        },
        Shape(testDescription: "many methods of one name") {
            "## Methods\n\n"
                + times(
                    Loop.size(5000),
                    "### `a(b: string) => void`\n\n#### Parameters\n\n| Name |\n|---|\n| `b` |\n\n"
                )
        },
        Shape(testDescription: "a signature with many brackets") {
            "## Methods\n\n### `a" + times(Loop.size(15_000), "(<") + "`\n"
        },
        Shape(testDescription: "a method with many parameters") {
            let names = (0..<Loop.size(2000)).map { "p\($0)" }
            return "## Methods\n\n### `a(" + names.joined(separator: ", ") + ") => void`\n\n#### Parameters\n\n"
                + "| Name | Type | Description |\n|---|---|---|\n"
                + names.reversed().map { "| `\($0)` | `string` | |\n" }.joined()
        },
        Shape(testDescription: "marks of deprecation") {
            ReadmeFixture.properties(
                "| `a` | `a` | " + times(Loop.size(10_000), "<b>**[DEPRECATED]**</b><br/>") + " | `string` | |"
            )
        },
        Shape(testDescription: "marks of the compiler") { times(20_000, ReadmeFixture.marker + "\n") },
        Shape(testDescription: "beginnings of marks") { times(Loop.size(100_000), "<!-- Auto") },
        Shape(testDescription: "graphs") {
            "## Dependencies\n\n### Graph\n```mermaid\n" + times(Loop.size(50_000), "style a b c d\n") + "```\n"
        },
        Shape(testDescription: "a heading for each of many items") {
            let items = (0..<Loop.size(5000)).map { "#### p\($0)\n\nstring\n\nWords.\n\n" }.joined()
            return "## Properties\n\n\(items)## Attributes\n\n\(items)## Events\n\n\(items)## Methods\n\n#### a()\n\n"
                + times(Loop.size(5000), "#### a(b: (\n\n")
        },
        Shape(testDescription: "types in one another") {
            ReadmeFixture.properties("| `a` | `a` | | `" + times(Loop.size(20_000), "Array<") + "` | |")
        },
    ]

    @Test("is read to its end, soon", arguments: shapes)
    func shape(shape: Shape) {
        var fixture: ReadmeFixture?
        let time = ContinuousClock().measure { fixture = ReadmeFixture(shape.text()) }
        #expect(fixture?.components.map(\.tag) == ["x-x"])
        #expect(time < .seconds(20))
    }

    @Test("a file that is cut anywhere ends no reader, and has no more than the whole")
    func cut() {
        let text = Array(
            ReadmeFixture.page(
                ReadmeFixture.properties(#"| `a` | `a` | Words. | `"x" \| "y"` | `'x'` |"#)
                    + "## Methods\n\n### `a(b: string) => void`\n\n#### Parameters\n\n| Name |\n|---|\n| `b` |\n",
                above: "Words."
            )
            .utf8
        )
        for end in text.indices {
            let fixture = ReadmeFixture(files: [SourceFile(path: SourcePath("a.md"), bytes: Array(text[..<end]))])
            #expect(fixture.components.count <= 1)
            #expect(fixture.components.allSatisfy { $0.properties.count <= 1 && $0.methods.count <= 1 })
        }
    }

    @Test("one that is not UTF-8 or nested without end is an error with its place, and the others are read")
    func bad() {
        let good = SourceFile(path: SourcePath("b.md"), text: ReadmeFixture.page(""))
        let bytes = Array(ReadmeFixture.page("", title: "y-y").utf8) + [0xFF]
        let deep = Array((ReadmeFixture.marker + "\n" + Self.times(Loop.size(2000), "> ")).utf8)
        for bytes in [bytes, deep] {
            let fixture = ReadmeFixture(files: [SourceFile(path: SourcePath("a.md"), bytes: bytes), good])
            #expect(fixture.components.map(\.tag).contains("x-x"))
            #expect(fixture.diagnostics.contains { $0.severity == .error && $0.location != nil })
        }
    }
}
