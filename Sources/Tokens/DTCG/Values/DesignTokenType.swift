/// A type as token files name it: one of the format, or one of the tools before it.
enum DesignTokenType: Equatable {
    case standard(TokenType)
    /// A length or several; a number without a unit is one of pixels. Tokens Studio has a name for each use of one.
    case size
    /// A number, or a percentage.
    case opacity
    /// A number, a percentage or a length.
    case lineHeight
    /// A word with a meaning of its own, as `uppercase`.
    case keyword
    case text
    case boolean
    /// Nothing is said, and the shape of the value decides, as in CSS.
    case any

    init?(_ name: String) {
        if let type = TokenType(rawValue: name) {
            self = .standard(type)
        } else if let type = Self.typesOfTools[name] {
            self = type
        } else {
            return nil
        }
    }

    static let names = TokenType.allCases.map(\.rawValue) + typesOfTools.keys.sorted()

    private static let typesOfTools: [String: DesignTokenType] = [
        "borderRadius": .size, "borderWidth": .size, "fontSizes": .size, "fontSize": .size, "letterSpacing": .size,
        "paragraphIndent": .size, "paragraphSpacing": .size, "sizing": .size, "size": .size, "spacing": .size,
        "opacity": .opacity, "lineHeights": .lineHeight, "lineHeight": .lineHeight,
        "fontFamilies": .standard(.fontFamily), "fontWeights": .standard(.fontWeight), "boxShadow": .standard(.shadow),
        "time": .standard(.duration), "fontStyle": .keyword, "textCase": .keyword, "textDecoration": .keyword,
        "text": .text, "string": .text, "content": .text, "asset": .text, "boolean": .boolean, "other": .any,
    ]

    func tokenType(of content: TokenContent) -> TokenType? {
        switch self {
        case .standard(let type): return type
        case .size:
            guard case .parts(let parts) = content else { return nil }
            if parts.count > 1 { return parts.contains { $0.calculationSign != nil } ? .dimension : nil }
            switch parts.first?.kind {
            case .dimension, .number, .percentage: return .dimension
            default: return nil
            }
        default: return nil
        }
    }
}

/// Type that a file states for tokens.
enum StatedType: Equatable {
    case known(DesignTokenType)
    /// Something that is no type, which has been reported.
    case unknown
}
