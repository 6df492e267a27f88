import Translate

/// Translations of a library's components to Swift, by their tags: of several with one tag the first.
///
/// The table knows where each stands, for translations are large to copy.
struct TranslationsByTag: Sendable {
    private let components: [ComponentTranslation]
    private let positions: [String: Int]

    init(_ translation: LibraryTranslation) {
        components = translation.components
        positions = components.withUnsafeBufferPointer { components in
            Dictionary(components.indices.map { (components[$0].tag, $0) }) { first, _ in first }
        }
    }

    subscript(tag: String) -> ComponentTranslation? { positions[tag].map { components[$0] } }
}
