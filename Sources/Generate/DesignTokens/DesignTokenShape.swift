import Core
import Tokens

/// A value as the Swift that makes it, part by part, so that each part can refer to the token that it comes from.
struct DesignTokenShape: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case literal(SwiftValueText)
        /// The init of the type.
        case call([Argument])
        case list([DesignTokenShape])
    }

    struct Argument: Sendable, Hashable {
        let label: String
        let content: Content
        /// Name of the part in the value of the token, if it has one there.
        var field: String?
    }

    enum Content: Sendable, Hashable {
        /// Argument that no token states, but its type needs.
        case fixed(SwiftValueText)
        case part(DesignTokenShape)
        /// The only argument of something: `.multiple(1.5)`.
        case wrapped(String, DesignTokenShape)

        var shape: DesignTokenShape? {
            switch self {
            case .fixed: nil
            case .part(let shape), .wrapped(_, let shape): shape
            }
        }
    }

    let type: TokenSwiftType
    let value: TokenValue
    let form: Form
    /// Differences from the value, as the ends of sentences about it.
    private let ownLosses: [String]

    init(_ type: TokenSwiftType, _ value: TokenValue, _ form: Form, losses: [String] = []) {
        self.type = type
        self.value = value
        self.form = form
        ownLosses = losses
    }

    var losses: [String] { ownLosses + parts.flatMap(\.losses) }

    var parts: [DesignTokenShape] {
        switch form {
        case .literal: []
        case .call(let arguments): arguments.compactMap(\.content.shape)
        case .list(let shapes): shapes
        }
    }

    /// Whether two values differ in colors alone: these follow the appearance by themselves, wherever they are.
    func differsInColorsAlone(from other: DesignTokenShape) -> Bool {
        if self == other { return true }
        guard type == other.type, type != .color else { return type == other.type }
        guard parts.count == other.parts.count,
            zip(parts, other.parts).allSatisfy({ $0.differsInColorsAlone(from: $1) })
        else { return false }
        switch (form, other.form) {
        case (.list, .list): return true
        case (.call(let own), .call(let others)):
            return own.count == others.count && zip(own, others).allSatisfy { $0.isLike($1) }
        default: return false
        }
    }
}

extension DesignTokenShape.Argument {
    /// Whether it is the same but for the value of a token in it.
    fileprivate func isLike(_ other: DesignTokenShape.Argument) -> Bool {
        guard label == other.label else { return false }
        switch (content, other.content) {
        case (.fixed(let one), .fixed(let other)): return one == other
        case (.part, .part): return true
        case (.wrapped(let one, _), .wrapped(let other, _)): return one == other
        default: return false
        }
    }
}

extension DesignTokenShape {
    private static let lines = [
        "none": ".hidden", "hidden": ".hidden", "solid": ".solid", "dashed": ".dashed", "dotted": ".dotted",
    ]
    /// The design tokens' format asks for the nearest style where a style can't be drawn.
    private static let linesOfOthers: Set<String> = ["double", "groove", "ridge", "inset", "outset"]

    static let lineStyles = linesOfOthers.union(lines.keys)

    static func line(_ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        switch value {
        case .word(let word):
            if let line = lines[word] { return DesignTokenShape(.line, value, .literal(.word(line))) }
            guard linesOfOthers.contains(word) else { throw NotInSwift("\(code: word) is no style of a line") }
            let loss = "iOS draws no line that is \(code: word), and it is a solid one"
            return DesignTokenShape(.line, value, .literal(.word(".solid")), losses: [loss])
        case .record(let fields):
            let named = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
            return DesignTokenShape(.line, value, .literal(try dashes(named["dashArray"], cap: named["lineCap"])))
        default: throw NotInSwift("it is no style of a line")
        }
    }

    static func border(_ fields: [String: TokenValue], _ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        guard let width = fields["width"] else { throw .missing("width") }
        var arguments: [Argument] = []
        if let color = fields["color"], color != .currentColor {
            arguments.append(try argument("color", color, as: .color, field: "color"))
        }
        arguments.append(try argument("width", width, as: .number, field: "width"))
        arguments.append(try argument("style", try style(of: fields), as: .line, field: "style"))
        return DesignTokenShape(.border, value, .call(arguments))
    }

    /// A style of several parts has its name in front of theirs.
    private static func style(of fields: [String: TokenValue]) throws(NotInSwift) -> TokenValue {
        if let style = fields["style"] { return style }
        let parts = ["dashArray", "lineCap"].compactMap { name in
            fields["style.\(name)"].map { TokenValue.Field(name: name, value: $0) }
        }
        guard !parts.isEmpty else { throw .missing("style") }
        return .record(parts)
    }

    private static func dashes(_ dashes: TokenValue?, cap: TokenValue?) throws(NotInSwift) -> SwiftValueText {
        guard let dashes else { throw .missing("dashArray") }
        guard case .word(let cap)? = cap else { throw .missing("lineCap") }
        let lengths: [TokenValue] = if case .list(let values) = dashes { values } else { [dashes] }
        let texts = lengths.compactMap { length in
            if case .length = length { DesignTokenLiteral.text(length, as: .number) } else { nil }
        }
        guard texts.count == lengths.count else { throw NotInSwift("its dashes are no lengths") }
        return .call(".pattern", [.init("dashes", .list(texts)), .init("cap", .word(".\(cap)"))])
    }
}
