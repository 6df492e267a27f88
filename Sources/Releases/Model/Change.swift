package import Core
package import WebModel

/// Change that a release made.
///
/// It is plain data: every report prints the same value, each in its own way.
package struct Change: Sendable, Hashable {
    package var rule: ChangeRule
    /// The component as it is called now, or was called last.
    package var tag: String
    /// Former side; nil where there was nothing.
    package var before: ChangeSide?
    /// New side; nil where there is nothing any more.
    package var after: ChangeSide?
    /// Details that changed: the name of a parameter, the values of an enumeration. Sorted, if there are several.
    package var parts: [String]
    /// Why two names are taken for the same thing; empty for all other changes.
    package var evidence: [RenameEvidence]
    /// Substitute that the source names for something gone or deprecated.
    package var replacement: ChangeSide?
    package var swift = SwiftImpact.none
    /// Position of its cause in `LibraryChanges.causes`; nil where the change stands for itself.
    package internal(set) var cause: Int?
    /// Whether it may be no change at all, because only a source says more or less than before.
    package internal(set) var isUncertain = false
    /// Severity that the project gives changes of this rule; nil where it says nothing.
    package internal(set) var decidedSeverity: ChangeSeverity?
    /// Why the project accepts the change; nil where it does not.
    package var suppression: Suppression?
    /// Lines of a team's own code that name it, each once, sorted; nil where nobody searched.
    package var uses: [SwiftUse]?

    package init(
        _ rule: ChangeRule,
        of tag: String,
        before: ChangeSide?,
        after: ChangeSide?,
        parts: [String] = [],
        evidence: [RenameEvidence] = [],
        replacement: ChangeSide? = nil
    ) {
        self.rule = rule
        self.tag = tag
        self.before = before
        self.after = after
        self.parts = parts
        self.evidence = evidence
        self.replacement = replacement
    }

    /// The item as it is called now, or was called last; nil where the component itself is meant.
    package var item: ItemReference? { after?.item ?? before?.item }

    /// Severity that the project decided, or else the worse severity of web and Swift; as far as it is certain.
    package var severity: ChangeSeverity {
        asFarAsCertain(decidedSeverity ?? max(rule.severity, swift.effect.severity))
    }

    /// The same on the web alone.
    package var webSeverity: ChangeSeverity { asFarAsCertain(decidedSeverity ?? rule.severity) }

    private func asFarAsCertain(_ severity: ChangeSeverity) -> ChangeSeverity {
        isUncertain && severity >= .warning ? .uncertain : severity
    }

    /// Whether nobody accepted it.
    package var isOpen: Bool { suppression == nil }

    package var confidence: Confidence? {
        evidence.isEmpty ? nil : Confidence(of: evidence)
    }
}

extension Change: Comparable {
    /// Sorts by component and item, then as the rules are listed, so that nothing depends on the order of the sources.
    package static func < (left: Change, right: Change) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        let (leftItem, rightItem) = (left.item, right.item)
        if leftItem != rightItem {
            guard let rightItem else { return false }
            return leftItem.map { $0 < rightItem } ?? true
        }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.parts != right.parts { return left.parts.lexicographicallyPrecedes(right.parts) }
        let texts = [left.before?.text, right.before?.text, left.after?.text, right.after?.text].map { $0 ?? "" }
        return (texts[0], texts[2]) < (texts[1], texts[3])
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
