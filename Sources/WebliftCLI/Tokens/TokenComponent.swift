import SwiftModel
import Translate

/// A component of the library by the names that tokens and people call it.
struct TokenComponent: Equatable {
    /// `button`
    let name: String
    /// `elvt-button`
    let tag: String

    /// Includes components that the matrix skips: their tokens are still no other component's.
    static func all(of translation: LibraryTranslation) -> [TokenComponent] {
        translation.components.map { TokenComponent(name: $0.component.names.web, tag: $0.tag) }
    }
}
