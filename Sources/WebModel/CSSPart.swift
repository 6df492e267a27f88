package import SourceText

/// A named part of a component's shadow tree that style sheets may reach.
package struct CSSPart: Sendable, Equatable {
    package var name: String
    package var deprecated: Deprecation?
    package var inheritedFrom: Origin?
    package var summary: String?
    package var description: String?
    package var extensions: [Extension]
    package var source: SourceLocation

    package init(
        name: String,
        deprecated: Deprecation? = nil,
        inheritedFrom: Origin? = nil,
        summary: String? = nil,
        description: String? = nil,
        extensions: [Extension] = [],
        source: SourceLocation
    ) {
        self.name = name
        self.deprecated = deprecated
        self.inheritedFrom = inheritedFrom
        self.summary = summary
        self.description = description
        self.extensions = extensions
        self.source = source
    }
}
