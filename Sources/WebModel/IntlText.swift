package import SourceText

/// A text, or a function that makes one, that a component lets its users translate.
package struct IntlText: Sendable, Equatable {
    package var name: String
    package var type: WebType?
    package var typeText: String?
    package var defaultValue: String?
    package var description: String?
    package var source: SourceLocation

    package init(
        name: String,
        type: WebType? = nil,
        typeText: String? = nil,
        defaultValue: String? = nil,
        description: String? = nil,
        source: SourceLocation
    ) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.defaultValue = defaultValue
        self.description = description
        self.source = source
    }
}
