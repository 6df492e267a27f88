import Matrix
import SourceText
import TestSupport

/// The rows of a matrix, each member under another name.
struct RenamedMatrix {
    /// Of the built-in rows, as a project's over them.
    static let builtIn = RenamedMatrix(TranslatedLibraries.builtInRows[0].file)

    private let rows: SourceFile
    /// The old words by the new ones.
    let words: [String: String]

    init(_ file: SourceFile) {
        let renamed = RenamedRows(String(decoding: file.bytes, as: UTF8.self))
        rows = SourceFile(path: SourcePath("project.md"), text: renamed.text)
        words = renamed.words
    }

    /// The built-in rows and these over them.
    var matrix: Matrix {
        var diagnostics = DiagnosticBag()
        let documents = TranslatedLibraries.builtInRows + [MatrixDocument(rows, layer: .project)]
        let matrix = MatrixReader.read(documents, into: &diagnostics)
        precondition(diagnostics.sorted.isEmpty, "the renamed matrix has no mistake")
        return matrix
    }

    /// A text with the names that the built-in rows give, also as part of the name of a view or of its type.
    func inOldWords(_ text: String) -> String {
        text.replacing(/[A-Za-z][A-Za-z0-9]*/) { match in
            let word = String(match.output)
            for ending in ["", "View", "Name", "Number"] where word.hasSuffix(ending) {
                let stem = String(word.dropLast(ending.count))
                if let old = words[stem] { return old + ending }
                let lower = stem.prefix(1).lowercased() + stem.dropFirst()
                if let old = words[lower] { return old.prefix(1).uppercased() + old.dropFirst() + ending }
            }
            return word
        }
    }
}
