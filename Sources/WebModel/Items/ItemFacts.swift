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

/// Deprecation, with the reason that its source may give.
package enum Deprecation: Sendable, Hashable {
    case flagged
    case reason(String)
}

/// A field that the format does not define and that a tool wrote all the same: kept as its JSON text, out of the way.
package struct Extension: Sendable, Equatable {
    package var name: String
    package var json: String
    package var source: SourceLocation

    package init(name: String, json: String, source: SourceLocation) {
        self.name = name
        self.json = json
        self.source = source
    }
}

/// The class or mixin that an inherited item was declared in.
package struct Origin: Sendable, Hashable {
    package var name: String
    package var module: String?

    package init(name: String, module: String? = nil) {
        self.name = name
        self.module = module
    }
}
