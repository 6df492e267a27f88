import Core
import Testing

@testable import Translate

/// The built-in matrix and the contracts of primitives, from the folder that the build embeds them from.
enum BuiltInMatrix {
    static let path = "specs/matrix.md"
    static let contracts = "specs/primitives.md"

    /// With what reading them comes to, as the program has it: `CompiledMatrixTests` compare the two.
    static func compiledDocuments() throws -> [MatrixDocument] { try compiled.get() }

    /// Without a complaint about any of its rows.
    static func matrix() throws -> Matrix {
        let (matrix, diagnostics) = try read.get()
        #expect(diagnostics.map(\.message) == [])
        return matrix
    }

    /// By what the program has.
    static func translator() throws -> Translator { try builtIn.get() }

    private static let builtIn = Result {
        var diagnostics = DiagnosticBag()
        let translator = Translator(MatrixReader.read(try compiled.get(), into: &diagnostics))
        #expect(diagnostics.sorted.map(\.message) == [])
        return translator
    }

    private static let sources = Result {
        try [path, contracts].map {
            SourceFile(path: SourcePath($0), bytes: try FileBytes.read(RealLibraries.file($0)))
        }
    }

    private static let compiled = Result {
        try sources.get().map { file in
            let path = file.path.published.replacing(".md", with: ".compiled")
            let bytes = try FileBytes.read(RealLibraries.file(path))
            return MatrixDocument(file, layer: .builtIn, compiled: CompiledMatrix(file: bytes, of: file))
        }
    }

    /// Once for all tests: in a debug build it takes a moment.
    private static let read = Result {
        var diagnostics = DiagnosticBag()
        let documents = try sources.get().map { MatrixDocument($0, layer: .builtIn) }
        return (MatrixReader.read(documents, into: &diagnostics), diagnostics.sorted)
    }
}
