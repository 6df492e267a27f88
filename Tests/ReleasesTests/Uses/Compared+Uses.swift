import Core
import Releases
import Translate

extension Compared {
    /// What changed between two manifests, with its uses in Swift files.
    static func uses(
        from old: String,
        to new: String,
        in files: [(path: String, text: String)],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryChanges {
        let libraries = (old: library(old), new: library(new))
        let translations = (old: translation(of: libraries.old), new: translation(of: libraries.new))
        var changes = LibraryChanges(from: libraries.old, to: libraries.new, translations: translations)
        let sources = files.map { SourceFile(path: SourcePath($0.path), text: $0.text) }
        changes.findUses(in: sources, translations: translations, into: &diagnostics)
        return changes
    }
}
