package import SourceText

/// A CSS custom property that a component reads.
package struct CSSProperty: Sendable, Equatable {
    package var name: String
    package var defaultValue: String?
    /// The CSS value syntax, as in `@property`.
    package var syntax: String?
    package var deprecated: Deprecation?
    package var inheritedFrom: Origin?
    package var summary: String?
    package var description: String?
    package var extensions: [Extension]
    package var source: SourceLocation

    package init(
        name: String,
        defaultValue: String? = nil,
        syntax: String? = nil,
        deprecated: Deprecation? = nil,
        inheritedFrom: Origin? = nil,
        summary: String? = nil,
        description: String? = nil,
        extensions: [Extension] = [],
        source: SourceLocation
    ) {
        self.name = name
        self.defaultValue = defaultValue
        self.syntax = syntax
        self.deprecated = deprecated
        self.inheritedFrom = inheritedFrom
        self.summary = summary
        self.description = description
        self.extensions = extensions
        self.source = source
    }
}
