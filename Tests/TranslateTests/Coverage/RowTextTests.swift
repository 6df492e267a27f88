import Core
import Testing

@testable import Translate

@Suite struct RowTextTests {
    private static let text = """
        # Rules

        ## Properties

        | Web | SwiftUI | UIKit | Why |
        |---|---|---|---|
        | `a: string` | `x \\| y: String` | `same` | |
        | `b` | skip | skip | Because *it* is. |
        """

    private func row(line: Int, document: Int = 1) -> RowText? {
        let file = SourceFile(path: SourcePath("m.md"), text: RowTextTests.text)
        let other = SourceFile(path: SourcePath("builtin/matrix.md"), text: "nothing")
        let documents = [MatrixDocument(other, layer: .builtIn), MatrixDocument(file, layer: .project)]
        let place = SourceLocation(file: file.path, line: line, column: 1)
        return RowText(of: RuleSource(layer: .project, document: document, row: 0, location: place), in: documents)
    }

    @Test func aRowIsGivenByColumnWithoutMarkUp() {
        #expect(
            row(line: 7)?.cells == [
                .init(column: "Web", text: "a: string"), .init(column: "SwiftUI", text: "x | y: String"),
                .init(column: "UIKit", text: "same"),
            ]
        )
        #expect(row(line: 8)?.cells.last == .init(column: "Why", text: "Because it is."))
    }

    @Test func whereThereIsNoSuchRowNothingIsMadeUp() {
        #expect(row(line: 5) == nil)
        #expect(row(line: 1) == nil)
        #expect(row(line: 7, document: 0) == nil)
        #expect(row(line: 7, document: 2) == nil)
    }
}
