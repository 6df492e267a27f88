package import Core
package import Generate

/// An example of a component's documentation, and its translation into Swift.
package struct DocumentedExample: Sendable {
    package enum Outcome: Sendable {
        case translated(TranslatedMarkup)
        /// Nothing was tried, for a reason: a sentence.
        case refused(String)
    }

    /// Name in its source; nil where it has none.
    package let title: String?
    /// Language of its code, as the source says.
    package let language: String
    package let place: SourceLocation
    /// Lines as they are shown; empty where the code is too long for that.
    package let code: [String]
    package let outcome: Outcome

    package var translation: TranslatedMarkup? {
        if case .translated(let markup) = outcome { markup } else { nil }
    }
}

/// The examples of a component's documentation that use components of its library.
package struct ComponentExamples: Sendable {
    /// Sorted in the order of the documentation.
    package let examples: [DocumentedExample]
    /// Number of further examples, which are not shown.
    package let more: Int

    /// Finds the examples that a preview of the component can show: the first that have nothing wrong and nothing
    /// missing, and that the compiler has nothing to say of.
    /// `tags` are the components that are there wherever this one is.
    package func previews(of tag: String, among tags: Set<String>) -> [PreviewExample] {
        // Examples that say the same look the same.
        var seen: Set<SwiftUIExample> = []
        let suitable = examples.compactMap { example -> PreviewExample? in
            guard let markup = example.translation, markup.state == .complete, markup.isSound,
                !markup.findings.contains(where: { $0.id == .usageDeprecated }), markup.tags.contains(tag),
                tags.isSuperset(of: markup.tags), let code = markup.swiftUI,
                !code.body.isEmpty, Self.fits(code), seen.insert(code).inserted
            else { return nil }
            return PreviewExample(title: example.title, code: code)
        }
        return Array(suitable.prefix(Self.mostPreviews))
    }

    private static let mostPreviews = 3

    /// Whether it fits a preview, which shows a component and no page, and has the lines of a file that people format.
    private static func fits(_ code: SwiftUIExample) -> Bool {
        code.lines.count <= 40 && code.lines.allSatisfy { $0.count <= 100 }
    }
}
