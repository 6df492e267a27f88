import Generate
import Reports
import SwiftModel
import Translate

/// A library to document, made by hand: two components with an item in each state.
enum SampleDocumentation {
    static func library(release: DocumentedRelease?) -> DocumentedLibrary {
        DocumentedLibrary(
            SampleTranslation.library,
            SampleTranslation.translation,
            guides: [],
            bodies: SampleTranslation.bodies,
            matrices: [],
            module: ModuleName(prefix: "My"),
            tokens: nil,
            release: release
        )
    }
}
