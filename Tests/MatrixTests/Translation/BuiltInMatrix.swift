import SourceText
import Testing

@testable import Matrix

/// The built-in matrix, from the folder that the build embeds it from.
enum BuiltInMatrix {
    static let path = "specs/matrix.md"

    static func document() throws -> MatrixDocument {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
        let bytes = try FileBytes.read("\(root)/\(path)")
        return MatrixDocument(SourceFile(path: SourcePath(path), bytes: bytes), layer: .builtIn)
    }

    static func matrix() throws -> Matrix {
        var diagnostics = DiagnosticBag()
        let matrix = MatrixReader.read([try document()], into: &diagnostics)
        #expect(diagnostics.sorted.isEmpty, "the built-in matrix reads without a complaint")
        return matrix
    }
}
