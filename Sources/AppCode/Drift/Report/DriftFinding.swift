package import Core
package import WebModel

/// Difference between the Swift of a component and the translation of its web API.
package struct DriftFinding: Sendable, Hashable {
    package let rule: DriftRule
    package let tag: String
    /// The web item; nil for a difference about no item, and for the component itself.
    package let item: ItemReference?
    /// Name in Swift: `tone`, `Tone.danger`.
    package let name: String
    /// Sentence with code between backticks.
    package let message: String
    /// Place of the Swift; nil where there is none.
    package let swiftPlace: SourceLocation?
    /// Place of the declaration of the web item; nil where there is no item.
    package let webPlace: SourceLocation?
    /// A line that would end the difference; nil where there is none.
    package let suggestion: String?
    /// Why the project accepts it; nil where it does not.
    package internal(set) var acceptance: DriftAcceptance?

    init(
        _ rule: DriftRule,
        tag: String,
        item: ItemReference?,
        name: String,
        _ message: String,
        swift: SourceLocation?,
        web: SourceLocation?,
        suggestion: String? = nil
    ) {
        self.rule = rule
        self.tag = tag
        self.item = item
        self.name = name
        self.message = message
        swiftPlace = swift
        webPlace = web
        self.suggestion = suggestion
    }

    package var isOpen: Bool { acceptance == nil && rule.severity == .difference }

    /// Place to look at first.
    package var place: SourceLocation? { swiftPlace ?? webPlace }
}

/// A difference that a project accepts. It is about a tag; its item is a web item as the matrix spells it, or a name in Swift.
package typealias DriftAcceptance = Acceptance<DriftRule>

extension Acceptance where Rule == DriftRule {
    func matches(_ finding: DriftFinding) -> Bool {
        finding.rule == rule && isAbout(finding.tag)
            && (item == nil || item == finding.name || item == finding.item?.description)
    }
}
