import Translate

/// The rows of the matrix for plain HTML, found without looking through all of them.
struct HTMLRows: Sendable {
    private let table: HTMLTable
    private var rows: [HTMLTable.Subject: HTMLTable.Entry] = [:]
    private let hasPatterns: Bool

    init(_ table: HTMLTable) {
        self.table = table
        for entry in table.entries { rows[entry.subject] = entry }
        hasPatterns = table.entries.contains { entry in
            if case .attribute(let name) = entry.subject { name.hasSuffix("*") } else { false }
        }
    }

    func element(_ name: String, isFlex: Bool) -> HTMLTable.Entry? {
        let own = rows[.element(name, isFlex: isFlex)]
        return isFlex ? own ?? rows[.element(name, isFlex: false)] : own
    }

    func attribute(_ name: String) -> HTMLTable.Entry? {
        rows[.attribute(name)] ?? (hasPatterns ? table.attribute(name) : nil)
    }
}
