package import Releases
package import WebModel

/// Changes of a release of the web library, and their effects on the Swift API: the data of release pages.
///
/// A caller that compares two libraries makes it, with the words of `weblift diff`. All text is plain: only printing
/// makes it safe for its place.
package struct DocumentedRelease: Sendable, Hashable {
    /// Text that stood somewhere, or stands there.
    package struct Side: Sendable, Hashable {
        package let text: String
        /// The colors in it that are certain to be colors of CSS.
        let colors: [SwatchColor]

        package init(_ text: String, colors: [SwatchColor] = []) {
            self.text = text
            self.colors = colors
        }
    }

    package struct Change: Sendable, Hashable {
        package var severity: ChangeSeverity
        /// The component as it is called now, or was called last; nil for a design token.
        package var tag: String?
        /// Item as it is called now, or was called last; nil where the component itself is meant.
        package var item: ItemReference?
        /// Kind of the change in a few words: `property renamed`.
        package var title: String
        /// Subject of the change: `showTooltip → withTooltip`; empty where it is the component itself.
        package var subject: String
        /// Facts beyond these: why two names are one, or the replacement to use.
        package var remarks: [String]
        /// Text on the web before and after the change, where it says more.
        package var before: Side?
        package var after: Side?
        /// Effect on callers of the Swift API: `source-breaking, low effort`; nil for none.
        package var swift: String?
        /// The lines that they have to change, or can write now.
        package var edits: [SwiftEdit]
        /// Why the project accepts it; nil where it does not.
        package var acceptance: String?
        /// Places where the team's own code names it, `App.swift:12`; empty where nobody searched.
        package var uses: [String]

        package init(
            _ severity: ChangeSeverity,
            tag: String?,
            item: ItemReference? = nil,
            title: String,
            subject: String = "",
            remarks: [String] = [],
            before: Side? = nil,
            after: Side? = nil,
            swift: String? = nil,
            edits: [SwiftEdit] = [],
            acceptance: String? = nil,
            uses: [String] = []
        ) {
            self.severity = severity
            self.tag = tag
            self.item = item
            self.title = title
            self.subject = subject
            self.remarks = remarks
            self.before = before
            self.after = after
            self.swift = swift
            self.edits = edits
            self.acceptance = acceptance
            self.uses = uses
        }
    }

    /// Something that several changes follow from.
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

    /// The library; nil where no source says it.
    package let library: String?
    /// Versions of the two releases, `1.0`; nil where no source says it.
    package let from: String?
    package let to: String?
    /// The change of the version that it asks for: `major`.
    package let bump: String
    /// Sentence that counts the breaks by their cause; nil where nothing breaks.
    package let breaks: String?
    package let causes: [Cause]
    /// Changes that stand for themselves, in the order in which they are told.
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

    /// The effects of causes as well.
    var allChanges: [Change] { causes.flatMap(\.effects) + changes }
}

/// A color as CSS has it: `#` with digits and nothing else, so that it may stand in a style.
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
    /// Changes under a heading.
    struct Section {
        /// Name for links to it.
        let anchor: String
        let title: String
        /// Why the changes are taken for effects of one cause; empty for changes that stand for themselves.
        var evidence: [String] = []
        let changes: [Change]
    }

    /// A number of changes, and where they are.
    struct Figure {
        let anchor: String
        let title: String
        let count: Int
    }

    var title: String {
        if let from, let to { return "Changes from \(from) to \(to)" }
        return from.map { "Changes since \($0)" } ?? "Changes since the former release"
    }

    /// Causes, then changes that stand for themselves with the worst first, and last the changes that the project
    /// accepts.
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
        let accepted = Section(
            anchor: "accepted",
            title: "Accepted",
            changes: changes.filter { $0.acceptance != nil }
        )
        return (causes + open + [accepted]).filter { !$0.changes.isEmpty }
    }

    /// Number of changes of each severity, whether they stand for themselves or not.
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

    /// Finds the changed items of a component, as far as they are still there.
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
    /// Sentence with the whole change: `property renamed showTooltip → withTooltip; the description is the same`.
    var text: String {
        ([subject.isEmpty ? title : "\(title) \(subject)"] + remarks).joined(separator: "; ")
    }
}
