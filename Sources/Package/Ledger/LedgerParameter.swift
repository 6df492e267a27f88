import SwiftModel

/// Parameter with its item behind it, as in a comment: `_ label: String = … // slot`.
enum LedgerParameter {
    private static let remark = " // "
    private static let unlabeled = "_ "
    private static let type = ": "

    private static let value = " = "

    static func line(of parameter: KeptParameter) -> String {
        "\(parameter.isUnlabeled ? unlabeled : "")\(parameter.name)\(type)\(parameter.type)"
            + (parameter.defaultText.map { value + $0 } ?? "")
            + (parameter.origin.map { remark + LedgerItem.text(of: $0) } ?? "")
    }

    /// nil for a line that no run has written.
    static func parameter(of line: String) -> KeptParameter? {
        var text = line[...]
        var parameter = KeptParameter(name: "", type: "", origin: nil)
        if text.hasPrefix(unlabeled) {
            parameter.isUnlabeled = true
            text = text.dropFirst(unlabeled.count)
        }
        guard let colon = text.firstRange(of: type) else { return nil }
        parameter.name = String(text[..<colon.lowerBound])
        text = text[colon.upperBound...]
        // No type has slashes or an equals sign in it; a default and an item may.
        let end = [text.firstRange(of: value), text.firstRange(of: remark)].compactMap { $0?.lowerBound }.min()
        parameter.type = String(text[..<(end ?? text.endIndex)])
        text = text[(end ?? text.endIndex)...]
        if text.hasPrefix(value) {
            text = text.dropFirst(value.count)
            let end = endOfValue(in: text)
            parameter.defaultText = String(text[..<end])
            text = text[end...]
            if parameter.defaultText?.isEmpty == true { return nil }
        }
        if !text.isEmpty {
            guard let item = LedgerItem.item(of: text.dropFirst(remark.count)) else { return nil }
            parameter.origin = item
        }
        return LedgerMember.isWord(parameter.name) && !parameter.type.isEmpty ? parameter : nil
    }

    /// Finds the beginning of the remark behind a default, outside of its strings.
    private static func endOfValue(in text: Substring) -> Substring.Index {
        var isInString = false
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "\"": isInString.toggle()
            case "\\" where isInString:
                index = text.index(after: index)
                if index == text.endIndex { return index }
            case " " where !isInString && text[index...].hasPrefix(remark): return index
            default: break
            }
            index = text.index(after: index)
        }
        return text.endIndex
    }
}
