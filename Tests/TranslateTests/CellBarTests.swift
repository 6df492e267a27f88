import Core
import SwiftModel
import Testing
import Translate
import WebModel

@Suite struct CellBarTests {
    @Test func aBarInCodeIsWrittenWithABackslash() throws {
        let read = ReadMatrix.table("Types", ["| `string \\| number` | `String` | |"])
        #expect(read.diagnostics.isEmpty)
        let type = WebTypeParser.parse("string | number").type
        #expect(read.matrix.types.entries.map(\.patterns) == [[.type(type)]])
    }

    @Test func anUnescapedBarIsExplainedAtTheCodeThatItBreaks() throws {
        let read = ReadMatrix.table("Types", ["| `Date` | `Date` | |", "| `A`, ⟦`string | number` | `String` | |"])
        #expect(read.ids == [.matrixCell])
        #expect(read.places == read.marked)
        #expect(read.diagnostics.first?.message.contains("`\\|`") == true)
        #expect(read.matrix.types.entries.count == 1)
    }

    @Test func placesBehindAnEscapedBarAreExact() {
        let read = ReadMatrix.table(
            "Types",
            [
                "| `a \\| b`, `Record<string,⟦` | `Date` | |", "| `a \\| b`, `` c \\| d ``, ⟦plain⟧ | `Date` | |",
                "| `string \\| ⟦\\|` | `Date` | |",
            ]
        )
        #expect(read.places == read.marked)
        #expect(read.ids == [.matrixType, .matrixCell, .matrixType])
    }

    @Test func placesBehindWideCharactersCountBytes() {
        let read = ReadMatrix.properties("| `größe`, `a: ⟦bool⟧` | `size: Int` | `same` | |")
        #expect(read.places == read.marked)
        #expect(read.suggestions == ["boolean"])
    }

    @Test func aReasonIsMarkdown() {
        let read = ReadMatrix.properties("| `a` | `skip` | | The **app** has `a \\| b`, see [there](x.md). |")
        #expect(read.diagnostics.isEmpty)
        #expect(read.matrix.rules.map(\.reason) == ["The **app** has `a | b`, see [there](x.md)."])
        #expect(read.matrix.rules.map(\.uiKit) == [.skip])
    }
}
