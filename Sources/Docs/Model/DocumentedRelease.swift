package import Changes
package import WebModel

/// What a release of the web library changed, and what that does to the Swift API: what release pages are made of.
///
/// Whoever compares two libraries makes it, with the words of `weblift diff`. All text is plain, and safe wherever it
/// stands only when it is printed.
package struct DocumentedRelease: Sendable, Hashable {
    /// One thing that changed.
    package struct Change: Sendable, Hashable {
        package var severity: ChangeSeverity
        /// The component as it is called now, or was called last.
        package var tag: String
        /// As it is called now, or was called last; nil where the component itself is meant.
        package var item: ItemReference?
        /// What changed, in a few words: `property renamed`.
        package var title: String
        /// What it changed of: `showTooltip → withTooltip`; empty where it is the component itself.
        package var subject: String
        /// What else there is to say: why two names are one, what to use instead.
        package var remarks: [String]
        /// What stood on the web, and what stands there, where that says more.
        package var before: String?
        package var after: String?
        /// What that does to those who call Swift: `source-breaking, low effort`; nil for nothing.
        package var swift: String?
        /// The lines that they have to change, or can write now.
        package var edits: [SwiftEdit]
        /// Why the project accepts it; nil where it does not.
        package var acceptance: String?

        package init(
            _ severity: ChangeSeverity,
            tag: String,
            item: ItemReference? = nil,
            title: String,
            subject: String = "",
            remarks: [String] = [],
            before: String? = nil,
            after: String? = nil,
            swift: String? = nil,
            edits: [SwiftEdit] = [],
            acceptance: String? = nil
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
        }
    }

    /// What the two releases are called, `1.0`; nil where no source says it.
    package let from: String?
    package let to: String?
    /// The change of the version that it asks for: `major`.
    package let bump: String
    /// In the order in which they are told.
    package let changes: [Change]

    package init(from: String?, to: String?, bump: String, changes: [Change]) {
        self.from = from
        self.to = to
        self.bump = bump
        self.changes = changes
    }
}

extension DocumentedRelease {
    /// Changes under a heading.
    struct Section {
        /// For links to it.
        let anchor: String
        let title: String
        let changes: [Change]
    }

    var title: String {
        if let from, let to { return "Changes from \(from) to \(to)" }
        return from.map { "Changes since \($0)" } ?? "Changes since the former release"
    }

    /// The worst first, and last what the project accepts.
    var sections: [Section] {
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
        return (open + [accepted]).filter { !$0.changes.isEmpty }
    }

    /// What changed of a component, as far as it is still there.
    func changedItems(of tag: String) -> Set<ItemReference> {
        Set(changes.lazy.filter { $0.tag == tag }.compactMap(\.item))
    }

    /// `9 breaking changes, 2 warnings`.
    var figures: String {
        let open = changes.filter { $0.acceptance == nil }
        let counts = ChangeSeverity.allCases.reversed().compactMap { severity -> String? in
            let count = open.count { $0.severity == severity }
            return count == 0 ? nil : IndexPage.count(count, severity.noun)
        }
        return counts.isEmpty ? "the API is unchanged" : counts.joined(separator: ", ")
    }
}

extension DocumentedRelease.Change {
    /// All of it in a sentence: `property renamed showTooltip → withTooltip; the description is the same`.
    var text: String {
        ([subject.isEmpty ? title : "\(title) \(subject)"] + remarks).joined(separator: "; ")
    }
}
