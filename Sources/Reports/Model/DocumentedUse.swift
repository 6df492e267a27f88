package import Translate

/// Comes from a caller, with the sentences of `weblift inventory`. All text is plain: only printing makes it safe for
/// its place.
package struct DocumentedUse: Sendable, Hashable {
    package struct Component: Sendable, Hashable {
        package let tag: String
        package let uses: Int
        package let templates: Int
        package let items: CoverageCounts

        package init(tag: String, uses: Int, templates: Int, items: CoverageCounts) {
            self.tag = tag
            self.uses = uses
            self.templates = templates
            self.items = items
        }
    }

    package struct Sentence: Sendable, Hashable {
        package let percentage: String
        package let text: String

        package init(percentage: String, text: String) {
            self.percentage = percentage
            self.text = text
        }
    }

    /// Numbers of templates, components and items.
    package let figures: String
    package let sentences: [Sentence]
    /// Most used first.
    package let components: [Component]
    /// Order in which to bring the components.
    package let order: [String]

    package init(figures: String, sentences: [Sentence], components: [Component], order: [String]) {
        self.figures = figures
        self.sentences = sentences
        self.components = components
        self.order = order
    }
}
