import SwiftModel
import WebModel

/// A struct of an order as a key of the ledger: `ATokens.Detail from x-a event change`, or `ATokens.Row at rows from …` for
/// one that is a member of another.
enum LedgerStruct {
    static func key(of structure: KnownStruct) -> String {
        guard let origin = structure.origin else { return structure.name }
        let path = origin.path.isEmpty ? "" : " at \(origin.path.joined(separator: "."))"
        return "\(structure.name)\(path) from \(origin.tag) \(LedgerItem.text(of: origin.item))"
    }

    /// nil for a key that no run has written. A key that is a name alone is of a ledger of before.
    static func structure(_ key: String, _ members: [KnownMember]) -> KnownStruct? {
        var words = key.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)[...]
        guard let name = words.popFirst(), LedgerMember.isWord(String(name)) else { return nil }
        guard !words.isEmpty else { return KnownStruct(origin: nil, name: key, members: members) }
        var path: [String] = []
        if words.first == "at" {
            path = words.dropFirst().first?.split(separator: ".").map(String.init) ?? []
            words = words.dropFirst(2)
            if path.isEmpty { return nil }
        }
        guard words.popFirst() == "from", let tag = words.popFirst(), !tag.isEmpty,
            let item = LedgerItem.item(of: words.joined(separator: " "))
        else { return nil }
        let origin = StructOrigin(tag: String(tag), item: item, path: path)
        return KnownStruct(origin: origin, name: String(name), members: members)
    }
}
