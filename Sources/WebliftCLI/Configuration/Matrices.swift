import Core
import Ingest
package import Translate

/// Matrices that are read: the built-in one, then the matrices of the project.
package struct Matrices: Equatable {
    /// Documents that the program carries with it: its matrix, and the contracts of the primitives of components.
    private static let builtInNames = ["matrix", "primitives"]

    /// The project's; of equal rules the later one's wins.
    let paths: [String]

    /// Takes the paths of the configuration, then the paths of the command line.
    init(_ project: Project) {
        paths = (project.configuration?.matrices ?? []) + project.arguments.all(.matrix)
    }

    package static var builtIn: [MatrixDocument] {
        builtInNames.map { name in
            // No path of any machine, and unlike a project's `matrix.md`.
            let path = SourcePath("builtin/\(name).md")
            return MatrixDocument(SourceFile(path: path, bytes: EmbeddedSpecs.needed("\(name).md")), layer: .builtIn)
        }
    }

    /// A file that can't be read is reported, the others are read all the same.
    func documents(into diagnostics: inout DiagnosticBag) -> [MatrixDocument] {
        var documents = Matrices.builtIn
        for path in paths {
            guard let file = Ingestion.file(at: path, into: &diagnostics) else { continue }
            documents.append(MatrixDocument(file, layer: .project))
        }
        return documents
    }
}

extension EmbeddedSpecs {
    /// A file that the binary carries with it, by its path below `specs/`.
    static func bytes(of path: String) -> [UInt8]? {
        files.first { $0.path.description == path }.map {
            SourceFile(path: SourcePath(path), embedded: $0.text).bytes
        }
    }

    /// Reads a file that the build puts into the program: a missing one is a mistake of the build.
    static func needed(_ path: String) -> [UInt8] {
        guard let bytes = bytes(of: path) else { preconditionFailure("specs/\(path) is not in the binary") }
        return bytes
    }
}
