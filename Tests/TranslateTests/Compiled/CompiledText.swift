import Core
import Testing

@testable import Translate

/// A document that was read, and one that was compiled of the same bytes.
struct CompiledText {
    let read: Matrix
    let rows: [Int: RowText]
    let diagnostics: [Diagnostic]
    let compiled: CompiledMatrix
    private let file: SourceFile

    init(_ bytes: [UInt8]) throws {
        file = SourceFile(path: SourcePath("m.md"), bytes: bytes)
        var bag = DiagnosticBag()
        let document = MatrixDocument(file, layer: .project)
        read = MatrixReader.read([document], into: &bag)
        rows = RowText.all(in: document)
        diagnostics = bag.sorted
        var again = DiagnosticBag()
        // Which machine the build had is of no concern.
        compiled = CompiledMatrix(SourceFile(path: SourcePath("/elsewhere/m.md"), bytes: bytes), into: &again)
        #expect(again.sorted.map(\.message) == diagnostics.map(\.message))
    }

    /// Whoever reads the document gets the same with the compiled form and without it.
    func expectSame(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        var diagnostics = DiagnosticBag()
        let document = MatrixDocument(file, layer: .project, compiled: compiled)
        let decoded = MatrixReader.read([document], into: &diagnostics)
        #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
        let isEqual = decoded == read
        #expect(isEqual, sourceLocation: sourceLocation)
        let rowsAreEqual = RowText.all(in: document) == rows
        #expect(rowsAreEqual, sourceLocation: sourceLocation)
        // Equal strings may have other bytes.
        let isCompiledAlike = CompiledMatrix(decoded, rows: RowText.all(in: document)) == compiled
        #expect(isCompiledAlike, sourceLocation: sourceLocation)
    }
}
