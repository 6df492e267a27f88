import Matrix
import SwiftModel

/// A component of the library by the names that tokens and people call it.
struct TokenComponent: Equatable {
    /// `button`
    let name: String
    /// `elvt-button`
    let tag: String

    /// Also those that the matrix skips: that they are not in Swift doesn't make their tokens another's.
    static func all(of translation: LibraryTranslation) -> [TokenComponent] {
        translation.components.map { TokenComponent(name: $0.component.names.web, tag: $0.tag) }
    }
}
