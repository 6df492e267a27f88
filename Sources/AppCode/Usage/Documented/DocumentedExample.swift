package import Core
package import Generate

package struct DocumentedExample: Sendable {
    package enum Outcome: Sendable {
        case translated(TranslatedMarkup)
        /// Nothing was tried, for a reason: a sentence.
        case refused(String)
    }

    /// nil where its source has none.
    package let title: String?
    package let language: String
    package let place: SourceLocation
    /// Empty where the code is too long to be shown.
    package let code: [String]
    package let outcome: Outcome

    package var translation: TranslatedMarkup? {
        if case .translated(let markup) = outcome { markup } else { nil }
    }
}

/// Examples that use components of the library.
package struct ComponentExamples: Sendable {
    /// Sorted in the order of the documentation.
    package let examples: [DocumentedExample]
    /// Number of examples that are not shown.
    package let more: Int

    /// Takes the first examples without mistakes, gaps, or anything for the compiler to say. `tags` are components that
    /// are there wherever this one is.
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

    /// Previews show a component and no page, in lines that people format.
    private static func fits(_ code: SwiftUIExample) -> Bool {
        code.lines.count <= 40 && code.lines.allSatisfy { $0.count <= 100 }
    }
}
