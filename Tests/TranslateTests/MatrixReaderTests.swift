import Core
import Testing
import WebModel

@testable import Translate

@Suite struct MatrixReaderTests {
    @Test func anEmptyDocumentIsAnEmptyMatrix() {
        for text in ["", "\n", "# A matrix\n\nNothing yet.\n", "## Properties\n"] {
            let read = ReadMatrix(text)
            #expect(read.diagnostics.isEmpty)
            #expect(read.matrix.rules.isEmpty)
        }
    }

    @Test func aRowBecomesARule() throws {
        let read = ReadMatrix.properties("| `disabled: boolean` | `isDisabled: Bool = false` | `isEnabled = !` | |")
        #expect(read.diagnostics.isEmpty)
        let rule = try #require(read.matrix.rules.first)
        #expect(
            rule.patterns == [ItemPattern(kind: .property, names: [NamePattern("disabled")], type: .kind(.boolean))]
        )
        #expect(rule.components == NamePattern("*"))
        #expect(rule.text == "`disabled: boolean`")
        #expect(rule.source.location.line == 5)
        #expect(rule.source.layer == .builtIn)
    }
}
