import Core
import Testing
import Translate

@Suite struct MatrixTieTests {
    @Test func rowsThatCannotBeToldApartAreAnErrorAtTheLaterWithANoteAtTheEarlier() throws {
        let read = ReadMatrix.properties(
            "| `readOnly, a: boolean + @x, #y + b` | `a: Int` | `same` | |",
            "| `c` | `c: Int` | `same` | |",
            "| `z`, `read-only: boolean + b + #Y, @x` | `b: Int` | `same` | |"
        )
        #expect(read.ids == [.matrixTie])
        #expect(read.places == ["7:1"])
        #expect(read.diagnostics.first?.notes.map(\.location?.line) == [5])
        #expect(read.diagnostics.first?.message.contains("read-only") == true)
        // Both are there, so that neither decides what both match.
        #expect(read.matrix.rules.map(\.source.row) == [0, 1, 2])
    }

    @Test(
        arguments: [
            ("`a`", "`b`"), ("`a: string`", "`a: number`"), ("`a: Padding`", "`a: Margin`"),
            ("`a: string`", "`a: string?`"), ("`a`", "`readonly a`"), ("`a`", "`a + #b`"), ("`a + #b`", "`a + #c`"),
            ("`a*`", "`a*`"), ("`*`", "`*`"), ("`a + #b, #c`", "`a + #b + #c`"),
        ]
    )
    func whateverTellsThemApartPreventsIt(first: String, second: String) {
        let read = ReadMatrix.properties("| \(first) | `x: Int` | `same` | |", "| \(second) | `y: Int` | `same` | |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 2)
    }

    @Test func rowsThatSayTheSameNeverTie() {
        let read = ReadMatrix.properties("| `a` | `x: Int` | `same` | |", "| `a, b` | `x: Int` | `same` | later |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.count == 2)
    }

    @Test func whatTheUIKitColumnSaysCounts() {
        let read = ReadMatrix.properties("| `a` | `x: Int` | `same` | |", "| `a` | `x: Int` | `y: Int` | |")
        #expect(read.ids == [.matrixTie])
    }

    @Test func rowsThatReferToDifferentItemsMatchDifferentComponents() {
        let read = ReadMatrix.table(
            "Methods",
            ["| `toggle()` | `see open` | `same` | |", "| `toggle()` | `see expanded` | `same` | |"]
        )
        #expect(read.diagnostics.isEmpty)
        #expect(
            ReadMatrix.properties("| `a` | `see b` | `same` | |", "| `a` | `see b` | `see b` | |").ids == [.matrixTie]
        )
    }

    @Test func otherHeadingsAndOtherDocumentsNeverTie() {
        let table = "| Web | SwiftUI | UIKit |\n|---|---|---|\n"
        let text =
            "## Properties\n\n\(table)| `a` | `x: Int` | `same` |\n\n### `elvt-a`\n\n\(table)| `a` | `y: Int` | `same` |\n"
        #expect(ReadMatrix(text).diagnostics.isEmpty)
        let again = ReadMatrix("\(text)\n### `elvt-b`, `elvt-a`\n\n\(table)| `a` | `z: Int` | `same` |\n")
        #expect(again.ids == [.matrixTie])
        #expect(again.diagnostics.first?.notes.map(\.location?.line) == [11])
        var diagnostics = DiagnosticBag()
        let documents = [("a.md", "x"), ("b.md", "y")].map { name, member in
            let text = "## Properties\n\n\(table)| `a` | `\(member): Int` | `same` |\n"
            return MatrixDocument(SourceFile(path: SourcePath(name), text: text), layer: .project)
        }
        #expect(MatrixReader.read(documents, into: &diagnostics).rules.count == 2)
        #expect(diagnostics.isEmpty)
    }
}
