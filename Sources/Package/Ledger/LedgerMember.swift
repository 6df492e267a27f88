import SwiftModel
import WebModel

/// Line like `isWrong as isInvalid from property invalid`, with `{}` behind a view, and `?` behind an addition; version
/// control merges lines.
enum LedgerMember {
    static func line(of member: KnownMember) -> String {
        guard let origin = member.origin else { return member.name }
        let view = (member.isAddition ? " ?" : "") + (member.isView ? " {}" : "")
        let role = member.role.map { " as \($0)" } ?? ""
        return member.name + view + role + " from " + LedgerItem.text(of: origin)
    }

    /// nil for a line that no run has written. A line with a name alone is of a ledger of before.
    static func member(of line: String) -> KnownMember? {
        // Names and roles may be “as” and “from” too, so that the place of each word tells its meaning.
        var rest = line[...]
        func word() -> String {
            let end = rest.firstIndex(of: " ") ?? rest.endIndex
            defer { rest = rest[end...].dropFirst() }
            return String(rest[..<end])
        }
        let name = word()
        guard isWord(name) else { return nil }
        if rest.isEmpty { return name == line ? KnownMember(named: name) : nil }
        var next = word()
        let isAddition = next == "?"
        if isAddition { next = word() }
        let isView = next == "{}"
        if isView { next = word() }
        var role: String?
        if next == "as" { (role, next) = (word(), word()) }
        guard next == "from", role.map(isWord) != false, let origin = LedgerItem.item(of: rest) else { return nil }
        return KnownMember(origin: origin, role: role, name: name, isView: isView, isAddition: isAddition)
    }

    static func isWord(_ text: String) -> Bool {
        !text.isEmpty && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
    }
}

/// A web item as text of the ledger: its kind and its name, `property disabled`; the default slot has none.
enum LedgerItem {
    static func text(of item: ItemReference) -> String {
        item.name.isEmpty ? item.kind.rawValue : "\(item.kind.rawValue) \(item.name)"
    }

    static func item(of text: some StringProtocol) -> ItemReference? {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let kind = parts.first.flatMap({ ItemKind(rawValue: String($0)) }) else { return nil }
        return ItemReference(kind, parts.count > 1 ? String(parts[1]) : "")
    }
}
