package import Core
package import WebModel

package struct Change: Sendable, Hashable, DecidedChange {
    package var rule: ChangeRule
    /// The component as it is called now, or was called last.
    package var tag: String
    package var before: ChangeSide?
    package var after: ChangeSide?
    /// Names of parameters or values of an enumeration, for instance. Sorted.
    package var parts: [String] = []
    package var evidence: [RenameEvidence] = []
    /// Substitute that the source names.
    package var replacement: ChangeSide?
    package var swift = SwiftImpact.none
    /// Position of its cause in `LibraryChanges.causes`; nil where the change stands for itself.
    package internal(set) var cause: Int?
    /// Maybe no change at all: only a source says more or less than before.
    package internal(set) var isUncertain = false
    /// nil where the project says nothing.
    package internal(set) var decidedSeverity: ChangeSeverity?
    /// nil where the project does not accept it.
    package var suppression: Suppression?
    /// Each line once, sorted; nil where nobody searched.
    package var uses: [SwiftUse]?

    /// nil where the component itself is meant.
    package var item: ItemReference? { after?.item ?? before?.item }
}

/// Change that a project decides on.
package protocol DecidedChange {
    associatedtype Reason: Evidence

    var rule: ChangeRule { get }
    var evidence: [Reason] { get }
    var swift: SwiftImpact { get }
    var isUncertain: Bool { get }
    var decidedSeverity: ChangeSeverity? { get }
    var suppression: Suppression? { get }
    var uses: [SwiftUse]? { get }
}

extension DecidedChange {
    /// The project's decision, or else the worse one of web and Swift; as far as it is certain.
    package var severity: ChangeSeverity {
        asFarAsCertain(decidedSeverity ?? max(rule.severity, swift.effect.severity))
    }

    package var webSeverity: ChangeSeverity { asFarAsCertain(decidedSeverity ?? rule.severity) }

    private func asFarAsCertain(_ severity: ChangeSeverity) -> ChangeSeverity {
        isUncertain && severity >= .warning ? .uncertain : severity
    }

    package var isOpen: Bool { suppression == nil }

    /// nil where nothing was renamed.
    package var confidence: Confidence? { evidence.isEmpty ? nil : Confidence(of: evidence) }
}

extension Change: Comparable {
    /// Sorts by component and item, then as the rules are listed: the order of the sources counts for nothing.
    package static func < (left: Change, right: Change) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        let (leftItem, rightItem) = (left.item, right.item)
        if leftItem != rightItem { return leftItem.precedes(rightItem) }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.parts != right.parts { return left.parts.lexicographicallyPrecedes(right.parts) }
        let texts = [left.before?.text, right.before?.text, left.after?.text, right.after?.text].map { $0 ?? "" }
        return (texts[0], texts[2]) < (texts[1], texts[3])
    }
}

extension Optional where Wrapped: Comparable {
    /// Nothing comes first.
    func precedes(_ other: Wrapped?) -> Bool {
        guard let other else { return false }
        return map { $0 < other } ?? true
    }
}

/// Side of a change: the state before, or the state now.
package struct ChangeSide: Sendable, Hashable {
    package var tag: String
    /// nil where the component itself is meant.
    package var item: ItemReference? = nil
    /// Statement of the source, on one line: a type, a default, a signature. Text of an input.
    package var text: String? = nil
    package var place: SourceLocation
}
