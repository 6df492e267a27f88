import SourceText
import Testing

@testable import Matrix

/// The built-in matrix, from the folder that the build embeds it from.
enum BuiltInMatrix {
    static let path = "specs/matrix.md"

    static func document() throws -> MatrixDocument { MatrixDocument(try source.get(), layer: .builtIn) }

    /// The same with what reading it comes to, as the program has it: `CompiledMatrixTests` compare the two.
    static func compiledDocument() throws -> MatrixDocument { try compiled.get() }

    /// Without a complaint about any of its rows.
    static func matrix() throws -> Matrix {
        let (matrix, diagnostics) = try read.get()
        #expect(diagnostics.map(\.message) == [])
        return matrix
    }

    private static let source = Result {
        SourceFile(path: SourcePath(path), bytes: try FileBytes.read(RealLibraries.file(path)))
    }

    private static let compiled = Result {
        let file = try source.get()
        let bytes = try FileBytes.read(RealLibraries.file("specs/matrix.compiled"))
        return MatrixDocument(file, layer: .builtIn, compiled: CompiledMatrix(file: bytes, of: file))
    }

    /// Once for all tests: in a debug build it takes a moment.
    private static let read = Result {
        var diagnostics = DiagnosticBag()
        let matrix = MatrixReader.read([try document()], into: &diagnostics)
        return (matrix, diagnostics.sorted)
    }
}
