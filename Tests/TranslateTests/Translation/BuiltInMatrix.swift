import Core
import Foundation
import Testing

@testable import Translate

/// The built-in matrix and the contracts of primitives, from the folder that the build embeds them from.
enum BuiltInMatrix {
    static let path = "specs/matrix.md"
    static let contracts = "specs/primitives.md"

    static func documents() throws -> [MatrixDocument] {
        try sources.get().map { MatrixDocument($0, layer: .builtIn) }
    }

    /// Without a complaint about any of its rows.
    static func matrix() throws -> Matrix {
        let (matrix, diagnostics) = try read.get()
        #expect(diagnostics.map(\.message) == [])
        return matrix
    }

    static func translator() throws -> Translator { try builtIn.get() }

    private static let builtIn = Result { Translator(try matrix()) }

    private static let sources = Result {
        try [path, contracts].map {
            SourceFile(path: SourcePath($0), bytes: try FileBytes.read(RealLibraries.file($0)))
        }
    }

    /// Once for all tests: in a debug build it takes a moment.
    private static let read = Result {
        var diagnostics = DiagnosticBag()
        return (MatrixReader.read(try documents(), into: &diagnostics), diagnostics.sorted)
    }
}

/// A file of the repository, for tests.
enum FileBytes {
    static func read(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
}
