package import SourceText

/// A place in a component that takes content. The default slot's name is the empty string.
package struct Slot: Sendable, Equatable {
    package var name: String
    /// What may be put into it, where the source says so.
    package var type: WebType?
    package var typeText: String?
    package var isRequired: Bool
    package var deprecated: Deprecation?
    package var inheritedFrom: Origin?
    package var summary: String?
    package var description: String?
    package var extensions: [Extension]
    package var source: SourceLocation

    package init(
        name: String,
        type: WebType? = nil,
        typeText: String? = nil,
        isRequired: Bool = false,
        deprecated: Deprecation? = nil,
        inheritedFrom: Origin? = nil,
        summary: String? = nil,
        description: String? = nil,
        extensions: [Extension] = [],
        source: SourceLocation
    ) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.isRequired = isRequired
        self.deprecated = deprecated
        self.inheritedFrom = inheritedFrom
        self.summary = summary
        self.description = description
        self.extensions = extensions
        self.source = source
    }
}
