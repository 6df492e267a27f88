/// A rule by which a report tells its findings. People write its id into configurations, so that it is stable.
package protocol ReportRule: Sendable, Hashable {
    var id: String { get }
    /// Rules in the order in which they are listed and printed.
    static var all: [Self] { get }

    static func named(_ id: String) -> Self?
}

/// A finding of a report that a project accepts, by rule and by subject, with the reason.
package struct Acceptance<Rule: ReportRule>: Sendable, Hashable {
    package let rule: Rule
    /// Name of the thing that has the finding, such as a tag; or a glob for several.
    package let subject: String
    /// A part of the subject; nil for all of it.
    package let item: String?
    package let reason: String
    package let place: SourceLocation

    package init(rule: Rule, subject: String, item: String?, reason: String, place: SourceLocation) {
        self.rule = rule
        self.subject = subject
        self.item = item
        self.reason = reason
        self.place = place
    }

    package func isAbout(_ name: String) -> Bool { Glob(subject, wildcards: .starAndQuestionMark).matches(name) }
}

package struct AcceptanceList<Rule: ReportRule> {
    private let all: [Acceptance<Rule>]
    private var isUsed: [Bool]

    package init(_ all: [Acceptance<Rule>]) {
        self.all = all
        isUsed = [Bool](repeating: false, count: all.count)
    }

    /// The first that meets a finding; all that do are of use.
    package mutating func first(where meets: (Acceptance<Rule>) -> Bool) -> Acceptance<Rule>? {
        var first: Acceptance<Rule>?
        for (index, acceptance) in all.enumerated() where meets(acceptance) {
            isUsed[index] = true
            if first == nil { first = acceptance }
        }
        return first
    }

    /// Warns of each acceptance that meets nothing: it may be misspelt, or hide the next finding of its kind.
    package func reportUnused(
        _ id: DiagnosticID,
        noun: String,
        subject: (Rule) -> String,
        into diagnostics: inout DiagnosticBag
    ) {
        for (acceptance, isUsed) in zip(all, isUsed) where !isUsed {
            let item = acceptance.item.map { " \($0)" } ?? ""
            diagnostics.warning(
                id,
                "no \(noun) is \(acceptance.rule.id) of \(acceptance.subject)\(item)",
                at: acceptance.place,
                suggestion: "remove it, or correct its rule or \(subject(acceptance.rule))"
            )
        }
    }
}
