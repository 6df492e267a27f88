package import Translate

/// Use of a library by an app, as `weblift inventory` counts it.
///
/// A caller that counts makes it, with the sentences of `weblift inventory`. All text is plain: only printing makes it
/// safe for its place.
package struct DocumentedUse: Sendable, Hashable {
    /// A component that templates use.
    package struct Component: Sendable, Hashable {
        package let tag: String
        package let uses: Int
        package let templates: Int
        /// Uses of its attributes, slots and events, by their states in Swift.
        package let items: CoverageCounts

        package init(tag: String, uses: Int, templates: Int, items: CoverageCounts) {
            self.tag = tag
            self.uses = uses
            self.templates = templates
            self.items = items
        }
    }

    /// A share, and the text that tells its whole.
    package struct Sentence: Sendable, Hashable {
        package let percentage: String
        package let text: String

        package init(percentage: String, text: String) {
            self.percentage = percentage
            self.text = text
        }
    }

    /// Sentence with the number of templates, and of the components and items that they use.
    package let figures: String
    package let sentences: [Sentence]
    /// Components, the most used first.
    package let components: [Component]
    /// The tags in the order in which to bring the components.
    package let order: [String]

    package init(figures: String, sentences: [Sentence], components: [Component], order: [String]) {
        self.figures = figures
        self.sentences = sentences
        self.components = components
        self.order = order
    }
}
