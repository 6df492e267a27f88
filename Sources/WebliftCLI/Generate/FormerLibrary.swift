import Changes
import SourceText
import WebModel

/// The library of a former release, whose callers go on compiling.
struct FormerLibrary: Sendable {
    let library: Library
    /// The release that need not see to that any more.
    let until: SemanticVersion

    init(_ library: Library, until: SemanticVersion) {
        self.library = library
        self.until = until
    }

    /// What there was to say of it was said when it was new, but for what keeps it from being read.
    init(_ former: FormerRelease, read reader: DiffReader, into diagnostics: inout DiagnosticBag) {
        var told = DiagnosticBag()
        self.init(reader.library(from: former.side, into: &told), until: former.until)
        diagnostics.add(contentsOf: told.errors)
    }
}
