import Tokens

/// A calculation of CSS as one of Swift, where it consists of tokens, numbers and the four operations.
struct DesignTokenCalculation {
    let graph: TokenGraph
    let homes: DesignTokenHomes
    /// Kinds by the place of a token.
    let kinds: [DesignTokenKind?]
    /// More than that would keep the compiler busy for long, and nobody could read it.
    private static let longest = 7

    /// nil where the value is no such calculation, or refers to no token: then the result says more.
    func text(of parts: [ValuePart]) -> String? {
        guard parts.count == 1, case .function("calc", let inner) = parts[0].kind, Self.size(of: inner) <= Self.longest,
            inner.contains(where: Self.hasReference)
        else { return nil }
        return expression(inner)
    }

    private func expression(_ parts: [ValuePart]) -> String? {
        var words: [String] = []
        for part in parts {
            guard let word = word(part) else { return nil }
            words.append(word)
        }
        return words.joined(separator: " ")
    }

    private func word(_ part: ValuePart) -> String? {
        switch part.kind {
        case .number(let number): "\(SwiftNumber(number))"
        case .dimension(let points, unit: "px"): "\(SwiftNumber(points))"
        case .sign(let sign): String(UnicodeScalar(sign))
        case .slash: "/"
        case .reference(let name, _): reference(to: name)
        case .parentheses(let inner), .function("calc", let inner): expression(inner).map { "(\($0))" }
        default: nil
        }
    }

    private func reference(to name: TokenName) -> String? {
        guard let place = graph.place(spelled: name), kinds[place] == DesignTokenKind(type: .number) else { return nil }
        return homes[place].reference
    }

    private static func size(of parts: [ValuePart]) -> Int {
        parts.reduce(0) { size, part in
            switch part.kind {
            case .parentheses(let inner), .function(_, let inner): size + self.size(of: inner)
            default: size + 1
            }
        }
    }

    private static func hasReference(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .reference: true
        case .parentheses(let inner), .function(_, let inner): inner.contains(where: hasReference)
        default: false
        }
    }
}
