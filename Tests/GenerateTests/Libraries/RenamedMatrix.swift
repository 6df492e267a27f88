import Core
import TestSupport
import Translate

/// The rows of a matrix, each member under another name.
struct RenamedMatrix {
    /// Of the built-in rows, as a project's over them.
    static let builtIn = RenamedMatrix(TranslatedLibraries.builtInRows[0].file)

    /// By the built-in rows and these over them.
    let translator: Translator
    /// The old words by the new ones.
    let words: [String: String]

    init(_ file: SourceFile) {
        let renamed = RenamedRows(String(decoding: file.bytes, as: UTF8.self))
        translator = TranslatedLibraries.translator(beside: renamed.text)
        words = renamed.words
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
