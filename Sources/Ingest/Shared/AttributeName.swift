import WebModel

enum AttributeName {
    /// Reads the name in a field; nil where it says that there is none. `yes` means the usual name.
    static func told(by field: DocsText, property: String) -> String? {
        if EmptyMark.stands(in: field) { return nil }
        let text = (field.codes.first ?? field.plain).trimmed
        switch text.lowercased() {
        case "false", "no", "none", "", "-", "–", "—", "undefined": return nil
        case "true", "yes", "✅": return kebabCase(property)
        default: return text
        }
    }

    /// `allowFiles` as `allow-files`, `baseURL` as `base-url`.
    static func kebabCase(_ name: String) -> String {
        let characters = Array(name)
        var result = ""
        for (index, character) in characters.enumerated() {
            if character.isUppercase, index > 0, characters[index - 1] != "-" {
                let isBehindSmall = !characters[index - 1].isUppercase
                let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                if isBehindSmall || isBeforeSmall { result.append("-") }
            }
            result += character.lowercased()
        }
        return result
    }

    /// The attribute that a description spells another way: “the `inputmode` attribute”. Only a spelling of the same
    /// letters counts; other attributes that a text names belong to something else.
    static func mentioned(in description: DocsText, property: String) -> String? {
        let pieces = description.pieces
        for (index, piece) in pieces.enumerated() {
            guard case .code(let code, _) = piece, code == code.lowercased(),
                MemberName.folded(code) == MemberName.folded(property)
            else { continue }
            let before = index > 0 ? pieces[index - 1].string.trimmed.lowercased() : ""
            let behind = index + 1 < pieces.count ? pieces[index + 1].string.trimmed.lowercased() : ""
            if before.hasSuffix("attribute") || before.hasSuffix("attribute:") || behind.hasPrefix("attribute") {
                return code
            }
        }
        return nil
    }
}
