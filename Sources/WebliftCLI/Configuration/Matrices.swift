import Core
import Ingest
package import Translate

package struct Matrices: Equatable {
    /// The matrix, and the contracts of primitives.
    private static let builtInNames = ["matrix", "primitives"]

    /// The project's; of equal rules the later one's wins.
    let paths: [String]

    /// The configuration's come first.
    init(_ arguments: Arguments) throws(UsageError) {
        let configuration = try Configuration.find(arguments)
        paths = (configuration?.matrices ?? []) + arguments.all(.matrix)
    }

    package static var builtIn: [MatrixDocument] {
        builtInNames.map { name in
            // No path of any machine, and unlike a project's `matrix.md`.
            let path = SourcePath("builtin/\(name).md")
            let file = SourceFile(path: path, bytes: EmbeddedSpecs.needed("\(name).md"))
            // Reads the document where the compiled form belongs to another state of it.
            let compiled = CompiledMatrix(file: EmbeddedSpecs.needed("\(name).compiled"), of: file)
            return MatrixDocument(file, layer: .builtIn, compiled: compiled)
        }
    }

    /// Reports unreadable files, and reads the others.
    func documents(into diagnostics: inout DiagnosticBag) -> [MatrixDocument] {
        var documents = Matrices.builtIn
        for path in paths {
            guard let file = Ingestion.file(at: path, into: &diagnostics) else { continue }
            documents.append(MatrixDocument(file, layer: .project))
        }
        return documents
    }
}
