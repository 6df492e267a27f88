package import Core

package protocol ComponentItem: Sendable, Equatable {
    var name: String { get }
    var facts: ItemFacts { get set }
}

extension ComponentItem {
    package var deprecated: Deprecation? {
        get { facts.deprecated }
        set { facts.deprecated = newValue }
    }

    package var inheritedFrom: Origin? {
        get { facts.inheritedFrom }
        set { facts.inheritedFrom = newValue }
    }

    package var summary: String? {
        get { facts.summary }
        set { facts.summary = newValue }
    }

    package var description: String? {
        get { facts.description }
        set { facts.description = newValue }
    }

    package var extensions: [Extension] {
        get { facts.extensions }
        set { facts.extensions = newValue }
    }

    package var knowledge: SourceKnowledge { facts.knowledge }

    package var source: SourceLocation { facts.source }
}
