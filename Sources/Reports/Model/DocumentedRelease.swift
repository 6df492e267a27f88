import Core
package import Releases
package import WebModel

/// Comes from a caller that compares two libraries, with the words of `weblift diff`. All text is plain: only printing
/// makes it safe for its place.
package struct DocumentedRelease: Sendable, Hashable {
    package struct Side: Sendable, Hashable {
        package let text: String
        /// Colors that are certain to be colors of CSS.
        let colors: [SwatchColor]

        package init(_ text: String, colors: [SwatchColor] = []) {
            self.text = text
            self.colors = colors
        }
    }

    package struct Change: Sendable, Hashable {
        package var severity: ChangeSeverity
        /// nil for a design token.
        package var tag: String?
        /// nil where the component itself is meant.
        package var item: ItemReference?
        /// `property renamed`
        package var title: String
        /// `showTooltip → withTooltip`; empty where it is the component itself.
        package var subject = ""
        /// Why two names are one, or the replacement to use.
        package var remarks: [String] = []
        package var before: Side?
        package var after: Side?
        /// `source-breaking, low effort`; nil for none.
        package var swift: String?
        package var edits: [SwiftEdit] = []
        /// nil where the project does not accept it.
        package var acceptance: String?
        /// `App.swift:12`; empty where nobody searched.
        package var uses: [String] = []
    }

    package struct Cause: Sendable, Hashable {
        /// `the source no longer tells defaults of properties`
        package let sentence: String
        package let evidence: [String]
        package let effects: [Change]

        package init(_ sentence: String, evidence: [String], effects: [Change]) {
            self.sentence = sentence
            self.evidence = evidence
            self.effects = effects
        }
    }

    /// nil where no source says it.
    package let library: String?
    /// `1.0`; nil where no source says it.
    package let from: String?
    package let to: String?
    /// `major`
    package let bump: String
    /// Counts the breaks by their cause; nil where nothing breaks.
    package let breaks: String?
    package let causes: [Cause]
    /// Changes that stand for themselves.
    package let changes: [Change]

    package init(
        of library: String? = nil,
        from: String?,
        to: String?,
        bump: String,
        breaks: String? = nil,
        causes: [Cause] = [],
        changes: [Change]
    ) {
        self.library = library
        self.from = from
        self.to = to
        self.bump = bump
        self.breaks = breaks
        self.causes = causes
        self.changes = changes
    }

    /// Includes effects of causes.
    var allChanges: [Change] { causes.flatMap(\.effects) + changes }
}

/// `#` with digits and nothing else, so that it may stand in a style.
package struct SwatchColor: Sendable, Hashable {
    let text: String

    package init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        guard text.hasPrefix("#"), [3, 4, 6, 8].contains(digits.count) else { return nil }
        guard text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        self.text = text
    }
}

extension DocumentedRelease {
    struct Section {
        let anchor: String
        let title: String
        /// Empty for changes that stand for themselves.
        var evidence: [String] = []
        let changes: [Change]
    }

    struct Figure {
        let anchor: String
        let title: String
        let count: Int
    }

    var title: String {
        if let from, let to { return "Changes from \(from) to \(to)" }
        return from.map { "Changes since \($0)" } ?? "Changes since the former release"
    }

    /// Causes, then changes that stand for themselves with the worst first, then accepted ones.
    var sections: [Section] {
        let causes = causes.enumerated().map { number, cause in
            Section(
                anchor: "cause-\(number + 1)",
                title: cause.sentence.prefix(1).uppercased() + cause.sentence.dropFirst(),
                evidence: cause.evidence,
                changes: cause.effects
            )
        }
        let open = ChangeSeverity.allCases.reversed().map { severity in
            Section(
                anchor: severity.rawValue,
                title: severity.heading,
                changes: changes.filter { $0.severity == severity && $0.acceptance == nil }
            )
        }
        let accepted = Section(anchor: "accepted", title: "Accepted", changes: changes.filter { $0.acceptance != nil })
        return (causes + open + [accepted]).filter { !$0.changes.isEmpty }
    }

    var severityFigures: [Figure] {
        let sections = sections
        let open = ChangeSeverity.allCases.reversed().compactMap { severity -> Figure? in
            let count = allChanges.count { $0.severity == severity && $0.acceptance == nil }
            let section =
                sections.first { $0.anchor == severity.rawValue }
                ?? sections.first { section in section.changes.contains { $0.severity == severity } }
            guard count > 0, let section else { return nil }
            return Figure(anchor: section.anchor, title: severity.heading, count: count)
        }
        let accepted = sections.filter { $0.anchor == "accepted" }
            .map { Figure(anchor: $0.anchor, title: $0.title, count: $0.changes.count) }
        return open + accepted
    }

    /// Leaves out items that are gone.
    func changedItems(of tag: String) -> Set<ItemReference> {
        Set(allChanges.lazy.filter { $0.tag == tag }.compactMap(\.item))
    }

    /// `9 breaking changes, 2 warnings`.
    var figures: String {
        let open = allChanges.filter { $0.acceptance == nil }
        let counts = ChangeSeverity.allCases.reversed().compactMap { severity -> String? in
            let count = open.count { $0.severity == severity }
            return count == 0 ? nil : IndexPage.count(count, severity.noun)
        }
        return counts.isEmpty ? "the API is unchanged" : counts.joined(separator: ", ")
    }
}

extension DocumentedRelease.Change {
    package init(_ change: some DecidedChange, tag: String?, title: String) {
        let effort = change.swift.effort == .none ? "" : ", \(change.swift.effort.rawValue) effort"
        self.init(
            severity: change.severity,
            tag: tag,
            title: title,
            swift: change.swift.effect == .none ? nil : change.swift.effect.rawValue + effort,
            edits: change.swift.edits,
            acceptance: change.suppression?.reason,
            uses: (change.uses ?? []).map { "\($0.file):\($0.line)" }
        )
    }

    /// `property renamed showTooltip → withTooltip; the description is the same`
    var text: String { ([subject.isEmpty ? title : "\(title) \(subject)"] + remarks).joined(separator: "; ") }
}
