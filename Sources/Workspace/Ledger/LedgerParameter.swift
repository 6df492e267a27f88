import SwiftModel

/// What callers write of a parameter as a line of the ledger, with the item that it came from behind it, as in a comment:
/// `_ label: String = … // slot`.
enum LedgerParameter {
    private static let remark = " // "
    private static let unlabelled = "_ "
    private static let type = ": "

    static func line(of parameter: KeptParameter) -> String {
        parameter.declaration + (parameter.origin.map { remark + LedgerItem.text(of: $0) } ?? "")
    }

    /// nil for what no run has written.
    static func parameter(of line: String) -> KeptParameter? {
        var text = line[...]
        var parameter = KeptParameter(name: "", type: "", origin: nil)
        // No type has slashes in it, and an item may.
        if let start = text.firstRange(of: remark) {
            guard let item = LedgerItem.item(of: text[start.upperBound...]) else { return nil }
            parameter.origin = item
            text = text[..<start.lowerBound]
        }
        if text.hasSuffix(KeptParameter.someDefault) {
            parameter.hasDefault = true
            text = text.dropLast(KeptParameter.someDefault.count)
        }
        if text.hasPrefix(unlabelled) {
            parameter.isUnlabelled = true
            text = text.dropFirst(unlabelled.count)
        }
        guard let colon = text.firstRange(of: type) else { return nil }
        parameter.name = String(text[..<colon.lowerBound])
        parameter.type = String(text[colon.upperBound...])
        return LedgerMember.isWord(parameter.name) && !parameter.type.isEmpty ? parameter : nil
    }
}
