package import Core

package struct ItemFacts: Sendable, Equatable {
    package var deprecated: Deprecation?
    /// nil for an item that the component's own class declares.
    package var inheritedFrom: Origin?
    package var summary: String?
    /// Markdown.
    package var description: String?
    package var extensions: [Extension]
    package var knowledge: SourceKnowledge
    package var source: SourceLocation

    package init(
        deprecated: Deprecation? = nil,
        inheritedFrom: Origin? = nil,
        summary: String? = nil,
        description: String? = nil,
        extensions: [Extension] = [],
        knowledge: SourceKnowledge = SourceKnowledge(),
        source: SourceLocation
    ) {
        self.deprecated = deprecated
        self.inheritedFrom = inheritedFrom
        self.summary = summary
        self.description = description
        self.extensions = extensions
        self.knowledge = knowledge
        self.source = source
    }
}
