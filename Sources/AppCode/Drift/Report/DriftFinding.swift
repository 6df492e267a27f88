package import Core
package import WebModel

package struct DriftFinding: Sendable, Hashable {
    package let rule: DriftRule
    package let tag: String
    /// nil for a difference about no item, and for the component itself.
    package let item: ItemReference?
    /// `tone`, `Tone.danger`
    package let name: String
    package let message: String
    /// nil where there is no Swift.
    package let swiftPlace: SourceLocation?
    /// nil where there is no item.
    package let webPlace: SourceLocation?
    /// Line that would end the difference, if any.
    package let suggestion: String?
    /// nil where the project does not accept it.
    package internal(set) var acceptance: DriftAcceptance?

    init(
        _ rule: DriftRule,
        of component: ExpectedComponent,
        item: ItemReference? = nil,
        name: String,
        _ message: String,
        at place: SourceLocation?,
        web: SourceLocation? = nil,
        suggestion: String? = nil
    ) {
        self.rule = rule
        tag = component.tag
        self.item = item
        self.name = name
        self.message = message
        swiftPlace = place
        webPlace = web ?? component.place
        self.suggestion = suggestion
    }

    package var isOpen: Bool { acceptance == nil && rule.severity == .difference }

    package var place: SourceLocation? { swiftPlace ?? webPlace }
}

/// A tag with a web item as the matrix spells it, or with a name in Swift.
package typealias DriftAcceptance = Acceptance<DriftRule>

extension Acceptance where Rule == DriftRule {
    func matches(_ finding: DriftFinding) -> Bool {
        finding.rule == rule && isAbout(finding.tag)
            && (item == nil || item == finding.name || item == finding.item?.description)
    }
}
