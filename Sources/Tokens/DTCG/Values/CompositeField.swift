struct CompositeField {
    let name: String
    let type: DesignTokenType
    var otherName: String?
    var isOfTools = false

    /// Nil for types with values that have no names, and for shadows and gradients: their parts stand in a row.
    static func fields(of type: TokenType) -> [CompositeField]? {
        switch type {
        case .typography: typography
        case .border: border
        case .transition: transition
        case .strokeStyle: strokeStyle
        default: nil
        }
    }

    private static let typography = [
        CompositeField(name: "fontFamily", type: .standard(.fontFamily), otherName: "fontFamilies"),
        CompositeField(name: "fontSize", type: .standard(.dimension), otherName: "fontSizes"),
        CompositeField(name: "fontWeight", type: .standard(.fontWeight), otherName: "fontWeights"),
        CompositeField(name: "letterSpacing", type: .standard(.dimension)),
        CompositeField(name: "lineHeight", type: .lineHeight, otherName: "lineHeights"),
        CompositeField(name: "fontStyle", type: .keyword, isOfTools: true),
        CompositeField(name: "paragraphIndent", type: .size, isOfTools: true),
        CompositeField(name: "paragraphSpacing", type: .size, isOfTools: true),
        CompositeField(name: "textCase", type: .keyword, isOfTools: true),
        CompositeField(name: "textDecoration", type: .keyword, isOfTools: true),
    ]
    private static let border = [
        CompositeField(name: "color", type: .standard(.color)),
        CompositeField(name: "style", type: .standard(.strokeStyle)),
        CompositeField(name: "width", type: .standard(.dimension)),
    ]
    private static let transition = [
        CompositeField(name: "delay", type: .standard(.duration)),
        CompositeField(name: "duration", type: .standard(.duration)),
        CompositeField(name: "timingFunction", type: .standard(.cubicBezier)),
    ]
    private static let strokeStyle = [
        CompositeField(name: "dashArray", type: .size),
        CompositeField(name: "lineCap", type: .keyword),
    ]
}
