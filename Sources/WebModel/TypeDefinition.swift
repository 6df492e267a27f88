package import SourceText

/// A type that a source defines by name.
package struct TypeDefinition: Sendable, Equatable {
    package var name: String
    package var type: WebType?
    package var typeText: String?
    package var description: String?
    package var source: SourceLocation

    package init(
        name: String,
        type: WebType? = nil,
        typeText: String? = nil,
        description: String? = nil,
        source: SourceLocation
    ) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.description = description
        self.source = source
    }
}
