import SwiftModel
import Translate
import WebModel

struct TokenComponent: Equatable {
    let name: String
    let tag: String

    /// Includes components that the matrix skips: their tokens are still no other component's.
    static func all(of translation: LibraryTranslation) -> [TokenComponent] {
        translation.components.map { TokenComponent(name: $0.component.names.web, tag: $0.tag) }
    }
}

extension Library {
    /// Whether classes of components tell the tokens that these are drawn with.
    var hasClasses: Bool { components.contains { !$0.classLists.isEmpty } }

    /// Whether the library itself tells the tokens that its components are drawn with.
    var hasOwnTokens: Bool { !tokenFiles.isEmpty || hasClasses }
}
