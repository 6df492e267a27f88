package import Core

package struct Component: Sendable, Equatable {
    package var tag: String
    package var className: String?
    package var category: String?
    package var status: String?
    package var since: String?
    package var deprecated: Deprecation?
    /// Single sentence or paragraph; plain Markdown.
    package var summary: String?
    /// The whole of the prose that introduces the component; Markdown.
    package var description: String?
    /// Tags of the components that this one uses, as the source lists them.
    package var dependencies: [String] = []
    package var properties: [Property] = []
    package var slots: [Slot] = []
    package var events: [Event] = []
    package var methods: [Method] = []
    package var cssParts: [CSSPart] = []
    package var cssProperties: [CSSProperty] = []
    package var cssStates: [CSSState] = []
    /// Lists in the order in which they count: of two classes for one thing the later one does.
    package var classLists: [ClassList] = []
    package var intl: [IntlText] = []
    package var types: [TypeDefinition] = []
    /// Prose sections of the source, in their order. They are never read as API.
    package var documentation: [DocumentationSection] = []
    package var examples: [ComponentExample] = []
    package var extensions: [Extension] = []
    package var knowledge: SourceKnowledge = SourceKnowledge()
    package var source: SourceLocation

    package init(tag: String, source: SourceLocation) {
        self.tag = tag
        self.source = source
    }
}

package struct ComponentExample: Sendable, Equatable {
    /// Text above it, without marks; nil where there is none.
    package var title: String?
    /// Language of the code in the words of the source, in lower case: `html`, `tsx`. Empty where it says nothing.
    package var language: String
    package var code: String
    /// Place of its first line; of the whole text where the code is a part of a string.
    package var source: SourceLocation
    package var hasLinesOfFile = false

    package init(title: String?, language: String, code: String, source: SourceLocation) {
        self.title = title
        self.language = language
        self.code = code
        self.source = source
    }
}

/// A section of prose: its heading and its Markdown, as written.
package struct DocumentationSection: Sendable, Equatable {
    package var heading: String
    package var level: Int
    package var markdown: String
    package var source: SourceLocation

    package init(heading: String, level: Int, markdown: String, source: SourceLocation) {
        self.heading = heading
        self.level = level
        self.markdown = markdown
        self.source = source
    }
}
