import Core

/// Type as a cell or bullet tells it: its text, and a definition behind it in parentheses.
struct DocsType {
    enum Definition {
        case text(String, SourceLocation)
        case values(ValueList)
    }

    let text: String
    let place: SourceLocation
    private(set) var definition: Definition?
    /// Words in parentheses that are no definition: `required`, `readonly`…
    private(set) var remarks: [String] = []

    init?(_ source: DocsText) {
        guard !EmptyMark.stands(in: source) else { return nil }
        place = source.contentPlace
        let (head, tail) = Self.cut(source)
        text = Self.joined(head)
        // Authors write `None`, also as code, for an event that carries nothing: it is no type's name.
        guard !["", "none", "n/a", "-", "–", "—"].contains(text.lowercased()) else { return nil }
        guard let tail else { return }
        let inner = Self.joined(tail)
        let words = inner.lowercased().split(separator: ",").map(\.trimmed)
        let tailPlace = tail.lazy.compactMap(\.place).first ?? place
        if words.allSatisfy({ Self.knownRemarks.contains($0) }) {
            remarks = words
        } else if Self.looksLikeType(inner) || (tail.count == 1 && tail[0] == .code(inner, tail[0].place)) {
            definition = .text(inner, tailPlace)
        } else if let list = ValueList(tail, at: tailPlace) {
            definition = .values(list)
        } else {
            remarks = [inner]
        }
    }

    private static let knownRemarks: Set<String> = ["required", "optional", "readonly", "read-only", "read only"]

    private static func looksLikeType(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        if "'\"{([-".contains(first) || first.isNumber || text.contains(" | ") { return true }
        let name = text.prefix { $0.isLetterOrNumber || $0 == "." || $0 == "_" }
        return !name.isEmpty && text.dropFirst(name.count).hasPrefix("<")
    }

    /// Splits off parentheses at the end that are no part of the type: a whole type and blanks stand before them.
    private static func cut(_ source: DocsText) -> (head: [DocsText.Piece], tail: [DocsText.Piece]?) {
        let pieces = source.pieces
        if pieces.count > 1, case .code = pieces[0], case .text(let before) = pieces[1],
            before.trimmed.hasPrefix("("), case .text(let behind)? = pieces.last, behind.trimmed.hasSuffix(")")
        {
            var tail = Array(pieces[1...])
            tail[0] = .text(String(before.trimmed.dropFirst()))
            if case .text(let last) = tail[tail.count - 1] {
                tail[tail.count - 1] = .text(String(last.trimmed.dropLast()))
            }
            return ([pieces[0]], tail.filter { !$0.string.trimmed.isEmpty })
        }
        let plain = source.plain
        guard pieces.count == 1, let open = TypeScriptBrackets.parenthesisClosedAtEnd(of: plain) else {
            return (pieces, nil)
        }
        let head = plain[..<open].trimmed
        guard plain[..<open].last?.isBlank == true, !head.hasSuffix("=>"),
            let end = head.last, end.isLetterOrNumber || "]>?'\"".contains(end)
        else { return (pieces, nil) }
        return ([.text(head)], [.text(String(plain[plain.index(after: open)...].dropLast()))])
    }

    /// The text of a type, its alternatives joined where each is a code span of its own.
    private static func joined(_ pieces: [DocsText.Piece]) -> String {
        var result = ""
        for (index, piece) in pieces.enumerated() {
            let isBetween = index > 0 && index + 1 < pieces.count
            if isBetween, case .text(let text) = piece, ["or", ",", "/", ", or", "|"].contains(text.trimmed) {
                result += " | "
            } else {
                result += piece.string
            }
        }
        return result.trimmed
    }
}

extension DocsText.Piece {
    fileprivate var place: SourceLocation? { if case .code(_, let place) = self { place } else { nil } }
}
