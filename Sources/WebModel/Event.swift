package import SourceText

/// An event that a component emits.
package struct Event: Sendable, Equatable {
    package var name: String
    package var type: WebType?
    package var typeText: String?
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
        self.deprecated = deprecated
        self.inheritedFrom = inheritedFrom
        self.summary = summary
        self.description = description
        self.extensions = extensions
        self.source = source
    }
}
