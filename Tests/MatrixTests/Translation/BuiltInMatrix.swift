import SourceText
import Testing

@testable import Matrix

/// The built-in matrix, from the folder that the build embeds it from.
enum BuiltInMatrix {
    static let path = "specs/matrix.md"

    static func document() throws -> MatrixDocument {
        MatrixDocument(SourceFile(path: SourcePath(path), bytes: try file.get()), layer: .builtIn)
    }

    /// Without a complaint about any of its rows.
    static func matrix() throws -> Matrix {
        let (matrix, diagnostics) = try read.get()
        #expect(diagnostics.map(\.message) == [])
        return matrix
    }

    private static let file = Result {
        try FileBytes.read(RealLibraries.file(path))
    }

    /// Once for all tests: in a debug build it takes a moment.
    private static let read = Result {
        var diagnostics = DiagnosticBag()
        let matrix = MatrixReader.read([try document()], into: &diagnostics)
        return (matrix, diagnostics.sorted)
    }
}
