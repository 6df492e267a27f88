extension TokenValue {
    /// Kind of the value, in one word.
    package var kind: String {
        switch self {
        case .color: "color"
        case .currentColor: "currentColor"
        case .length: "length"
        case .ems: "ems"
        case .percentage: "percentage"
        case .number: "number"
        case .duration: "duration"
        case .easing: "easing"
        case .fontFamily: "fontFamily"
        case .fontWeight: "fontWeight"
        case .shadow: "shadow"
        case .record: "record"
        case .list: "list"
        case .word: "word"
        case .text: "text"
        case .opaque: "opaque"
        }
    }
}

extension TokenGraph {
    /// Finds the type that the token's file states, or else the kind of its value. Nil where there is neither.
    package func kind(of token: Token) -> String? {
        if let type = (token.light ?? token.dark)?.type { return type.rawValue }
        return (value(of: token.name, in: .light) ?? value(of: token.name, in: .dark))?.kind
    }
}
