import Core

/// Understands `1px solid #cccccc`.
struct BorderReader {
    let colors: ColorReader

    private static let styles: Set<String> = [
        "none", "hidden", "dotted", "dashed", "solid", "double", "groove", "ridge", "inset", "outset",
    ]
    private static let widths: [String: Double] = ["thin": 1, "medium": 3, "thick": 5]

    static func fits(_ parts: [ValuePart]) -> Bool {
        guard (2...3).contains(parts.count) else { return false }
        var (styles, widths, colors) = (0, 0, 0)
        for part in parts {
            if isStyle(part) {
                styles += 1
            } else if part.mayBeLength || part.keyword.map({ Self.widths[$0] != nil }) == true {
                widths += 1
            } else if ColorReader.isColor(part) {
                colors += 1
            } else {
                return false
            }
        }
        return styles == 1 && widths <= 1 && colors <= 1
    }

    private static func isStyle(_ part: ValuePart) -> Bool { part.keyword.map(styles.contains) == true }

    static func style(_ parts: [ValuePart]) throws(ValueMistake) -> String {
        guard parts.count == 1 else {
            throw ValueMistake("the style of a line is one word, and these are \(parts.count)", at: parts[1].location)
        }
        if let style = parts[0].keyword, styles.contains(style) { return style }
        throw ValueMistake(
            "\(parts[0].shortText) is no style of a line",
            at: parts[0].location,
            suggestion: parts[0].keyword.flatMap { NearestName.of($0, among: styles) }
        )
    }

    /// Reads a border with the defaults of CSS: a medium width, and the color of the text.
    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        var fields: [String: TokenValue] = [:]
        for part in parts {
            let (name, value) = try field(part)
            guard fields.updateValue(value, forKey: name) == nil else {
                throw .foreign("this border says its \(name) twice", at: part.location)
            }
        }
        guard fields["style"] != nil else {
            throw .foreign("this border does not say its style, as `solid`", at: parts.first?.location ?? location)
        }
        fields["width"] = fields["width"] ?? .length(3)
        fields["color"] = fields["color"] ?? .currentColor
        return TokenValue(record: fields)
    }

    private func field(_ part: ValuePart) throws(ValueMistake) -> (String, TokenValue) {
        if Self.isStyle(part) { return ("style", .word(try Self.style([part]))) }
        if let width = part.keyword.flatMap({ Self.widths[$0] }) { return ("width", .length(width)) }
        if part.mayBeLength { return ("width", try colors.calculation.length(part)) }
        return ("color", try colors.value(of: [part], at: part.location))
    }
}
