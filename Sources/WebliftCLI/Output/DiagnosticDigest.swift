import Core

/// Digest of more than a page: warnings by kind, then each error, then how many there are.
///
/// An error, which is why nothing was written, is never among thousands of lines. A run that asks for all gets notes.
struct DiagnosticDigest {
    private static let mostExamples = 3

    private let groups: [DiagnosticGroup]
    private let sorted: [Diagnostic]
    private let room: Int
    /// Prints each diagnostic, and not only examples.
    private let isWhole: Bool

    init(_ diagnostics: DiagnosticBag, room: Int, isWhole: Bool) {
        self.room = room
        groups = diagnostics.groups
        sorted = diagnostics.sorted
        self.isWhole = isWhole
    }

    func lines(_ text: DiagnosticText) -> [String] {
        let errors = sorted.filter { $0.severity == .error }.flatMap { text.lines($0) }
        let others =
            isWhole
            ? sorted.filter { $0.severity != .error }.flatMap { text.lines($0) }
            : warnings(text)
        return others + errors + [totals]
    }

    /// Prints each on less than a page, else as many examples of each kind as there is room for.
    private func warnings(_ text: DiagnosticText) -> [String] {
        let all = sorted.filter { $0.severity == .warning }
        if all.reduce(0, { $0 + text.lineCount(of: $1) }) < room { return all.flatMap { text.lines($0) } }
        for examples in (1...Self.mostExamples).reversed() {
            let lines = warnings(text, examples: examples)
            if lines.count < room { return lines }
        }
        return kinds(text)
    }

    /// Kinds of warnings, the most frequent first.
    private func frequent(where isWanted: (DiagnosticGroup) -> Bool) -> [DiagnosticGroup] {
        groups.filter { $0.severity == .warning && isWanted($0) }
            .sorted { ($1.count, $0.id.rawValue) < ($0.count, $1.id.rawValue) }
    }

    private func kinds(_ text: DiagnosticText) -> [String] {
        let kinds = frequent { _ in true }
        guard kinds.count >= room else { return kinds.map { text.line($0) } }
        let shown = kinds.prefix(room - 2)
        return shown.map { text.line($0) } + ["… and \(Count.of("other kind", kinds.count - shown.count)) of warnings"]
    }

    /// Frequent kinds in few words, then rare ones as they are.
    private func warnings(_ text: DiagnosticText, examples: Int) -> [String] {
        let rare = frequent { $0.count <= examples }.flatMap(\.diagnostics).sorted()
        return frequent { $0.count > examples }.flatMap { text.lines($0, examples: examples) }
            + rare.flatMap { text.lines($0) }
    }

    private var totals: String {
        let counts = Severity.allCases.compactMap { severity in
            let count = groups.filter { $0.severity == severity }.reduce(0) { $0 + $1.count }
            return count == 0 ? nil : Count.of(severity.rawValue, count)
        }
        let all = counts.joined(separator: ", ")
        return isWhole ? all : "\(all); “--diagnostics all” shows each of them"
    }
}
