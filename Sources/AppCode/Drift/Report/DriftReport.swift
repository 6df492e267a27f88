package import Core
import SwiftModel
package import Translate
package import WebModel

/// The one value that all reports print.
package struct DriftReport: Sendable {
    /// Sorted by component, then by place.
    package internal(set) var findings: [DriftFinding]
    /// Sorted in the order of the library.
    package private(set) var components: [ComponentCoverage]
    /// Comparisons that the matrix can learn from.
    private(set) var comparisons: [ComponentDrift]
    let uiKitNames: [String: [String: String]]
    let tagPrefix: String
    package let fileCount: Int
    /// False where a file was not read completely: missing declarations may stand in the rest.
    package let isComplete: Bool

    /// `types` are types of the folder, by tag.
    package init(
        of translation: LibraryTranslation,
        from library: Library,
        in sources: SwiftSources,
        types: [String: NamedType],
        into diagnostics: inout DiagnosticBag
    ) {
        let comparison = LibraryDrift(translation, library, sources, types: types, into: &diagnostics)
        findings = comparison.findings
        components = comparison.coverage
        comparisons = comparison.comparisons
        uiKitNames = comparison.uiKitNames
        tagPrefix = translation.tagPrefix
        fileCount = sources.fileCount
        isComplete = sources.isComplete
    }

    package var open: [DriftFinding] { findings.filter(\.isOpen) }

    package var notes: [DriftFinding] { findings.filter { $0.acceptance == nil && $0.rule.severity == .note } }

    package var accepted: [DriftFinding] { findings.filter { $0.acceptance != nil } }

    package var totals: DriftCounts { components.reduce(into: DriftCounts()) { $0 += $1.counts } }

    package func selecting(_ tags: Set<String>) -> DriftReport {
        var part = self
        part.findings.removeAll { !tags.contains($0.tag) }
        part.components.removeAll { !tags.contains($0.tag) }
        part.comparisons.removeAll { !tags.contains($0.expected.tag) }
        return part
    }

    package mutating func accept(_ acceptances: [DriftAcceptance], into diagnostics: inout DiagnosticBag) {
        var list = AcceptanceList(acceptances)
        for index in findings.indices {
            let acceptance = list.first { $0.matches(findings[index]) }
            if findings[index].acceptance == nil { findings[index].acceptance = acceptance }
        }
        list.reportUnused(.driftUnusedAcceptance, noun: "difference", subject: { _ in "component" }, into: &diagnostics)
    }
}

package struct ComponentCoverage: Sendable, Hashable {
    package let tag: String
    /// nil where no type was found.
    package let type: String?
    package let place: SourceLocation?
    package let counts: DriftCounts
}

package struct DriftCounts: Sendable, Hashable {
    /// Items that become a member, or a part of one.
    package var items = 0
    package var present = 0

    package init() {}

    package static func += (left: inout DriftCounts, right: DriftCounts) {
        left.items += right.items
        left.present += right.present
    }
}
