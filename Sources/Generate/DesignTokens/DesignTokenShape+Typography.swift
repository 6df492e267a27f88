import Core
import Tokens

extension DesignTokenShape {
    /// Fields that nothing in SwiftUI sets for a whole text.
    private static let withoutPlace = ["paragraphIndent", "paragraphSpacing", "textDecoration"]

    static func typography(_ fields: [String: TokenValue], _ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        guard let size = fields["fontSize"] else { throw .missing("fontSize") }
        guard case .length(let points) = size else { throw NotInSwift("its font size depends on that of other text") }
        var arguments: [Argument] = []
        if let families = fields["fontFamily"] {
            arguments.append(try argument("families", families, as: .texts, field: "fontFamily"))
        }
        arguments.append(try argument("size", size, as: .number, field: "fontSize"))
        if let weight = fields["fontWeight"] {
            arguments.append(try argument("weight", weight, as: .fontWeight, field: "fontWeight"))
        }
        if let style = fields["fontStyle"], style != .word("normal") {
            guard style == .word("italic") || style == .word("oblique") else {
                throw NotInSwift("nothing in Swift is its `fontStyle`")
            }
            arguments.append(Argument(label: "isItalic", content: .fixed(.word("true"))))
        }
        if let height = try measure(fields["lineHeight"], "lineHeight") { arguments.append(height) }
        if let spacing = try measure(fields["letterSpacing"], "letterSpacing"), fields["letterSpacing"] != .length(0) {
            arguments.append(spacing)
        }
        var losses = withoutPlace.filter { fields[$0] != nil && fields[$0] != .word("none") }.map(without)
        switch fields["textCase"] {
        case .word("uppercase")?, .word("lowercase")?:
            guard case .word(let word)? = fields["textCase"] else { break }
            arguments.append(Argument(label: "textCase", content: .fixed(.word(".\(word)"))))
        case nil, .word("none")?: break
        default: losses.append(without("textCase"))
        }
        let style = SwiftValueText.word(".\(TextStyles.nearest(to: points))")
        arguments.append(Argument(label: "textStyle", content: .fixed(style)))
        return DesignTokenShape(.typography, value, .call(arguments), losses: losses)
    }

    private static func without(_ field: String) -> String { "SwiftUI has nothing for its \(code: field)" }

    /// Reads a length, or a multiple of the font size; nil for a measure that the font has itself.
    private static func measure(_ value: TokenValue?, _ name: String) throws(NotInSwift) -> Argument? {
        guard let value, value != .word("normal") else { return nil }
        let shape = try DesignTokenShape(value, as: .number)
        let unit = if case .length = value { ".points" } else { ".multiple" }
        return Argument(label: name, content: .wrapped(unit, shape), field: name)
    }
}

/// The text styles of the system, with which fonts grow.
enum TextStyles {
    static func nearest(to points: Double) -> String {
        styles.min { abs($0.points - points) < abs($1.points - points) }?.name ?? "body"
    }

    private static let styles: [(points: Double, name: String)] = [
        (11, "caption2"), (12, "caption"), (13, "footnote"), (15, "subheadline"), (16, "callout"), (17, "body"),
        (20, "title3"), (22, "title2"), (28, "title"), (34, "largeTitle"),
    ]
}
