import Core
import SwiftModel
import WebModel

struct DefaultTranslation {
    struct Result: Equatable {
        var type: SwiftType
        /// nil where the caller has to give a value.
        var value: SwiftExpression?
        var remark: String?
    }

    let enumeration: (GeneratedTypeName) -> SwiftEnum?

    func result(_ type: SwiftType, of text: String?, isRequired: Bool, unit: WebUnit?) -> Result {
        let parsed = text.map { DefaultValue($0) } ?? .nothing
        if case .nothing = parsed { return absent(type, isRequired: isRequired, isSaid: text != nil) }
        if let name = type.withoutOptional.generatedName,
            let found = enumeration(name).flatMap({ member(of: $0, parsed) })
        {
            // Callers need no way to say nothing beside a default, and `.none` of an optional would be no case at all.
            return Result(type: type.withoutOptional, value: found)
        }
        if isNothing(parsed, for: type) { return Result(type: type.optional, value: .nothing) }
        if let value = value(parsed, as: type.withoutOptional, unit: unit) { return Result(type: type, value: value) }
        return Result(
            type: type.optional,
            value: .nothing,
            remark: "the web default \(code: text ?? "") is no \(type.withoutOptional); nil stands for it"
        )
    }

    private func absent(_ type: SwiftType, isRequired: Bool, isSaid: Bool) -> Result {
        // A type that allows `undefined` only because nothing is set yet is no choice of the caller's.
        if isRequired, !isSaid { return Result(type: type.withoutOptional, value: nil) }
        // An attribute that is absent is false.
        if type.withoutOptional == .bool { return Result(type: .bool, value: .boolean(false)) }
        // A list that is absent has nothing in it.
        if case .array = type.withoutOptional { return Result(type: type.withoutOptional, value: .array([])) }
        return Result(type: type.optional, value: .nothing)
    }

    /// `Infinity` and `NaN` are how the web says “no limit” and “no number”; an empty string is how it says “none of
    /// the values”.
    private func isNothing(_ value: DefaultValue, for type: SwiftType) -> Bool {
        switch (value, type.withoutOptional) {
        case (.number("Infinity"), _), (.number("-Infinity"), _), (.expression("NaN"), _): true
        case (.string(""), .generated(let name, _)):
            enumeration(name)?.cases.contains { $0.value == .string("") } == false
        case (.string(""), .named(let name, _)): name != "String" && name != "Set"
        case (.boolean(false), .generated), (.boolean(false), .named("String", _)): true
        default: false
        }
    }

    func value(_ value: DefaultValue, as type: SwiftType, unit: WebUnit?) -> SwiftExpression? {
        switch (value, type) {
        case (.boolean(let flag), .named("Bool", _)): .boolean(flag)
        case (.string(let text), .named("Bool", _)):
            text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case (.string(let text), .named("String", _)): .string(text)
        case (.number(let text), .named("String", _)): .string(text)
        case (.expression(let text), .array(let element)): list(text, of: element)
        case (.expression(let text), .named("Set", _)): text == "[]" ? .array([]) : nil
        // An empty text means that nothing is chosen, of one or several options.
        case (.string(""), .named("Set", _)): .array([])
        case (.expression(let text), .dictionary): text == "{}" ? .emptyDictionary : nil
        case (.string(let text), .named("EdgeInsets", _)): insets(text, "EdgeInsets")
        case (.string(let text), .named("NSDirectionalEdgeInsets", _)): insets(text, "NSDirectionalEdgeInsets")
        case (.string(let text), .named) where unit == .length: number(CSSLength.points(text[...]), as: type)
        case (.number(let text), .named), (.string(let text), .named):
            number(Double(text).map { unit == .milliseconds ? $0 / 1000 : $0 }, as: type)
        default: nil
        }
    }

    /// `[]`, `[5, 10, 25]`, `['a', 'b']`, with nothing to calculate.
    private func list(_ text: String, of element: SwiftType) -> SwiftExpression? {
        guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count <= Self.longestList else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 1, parts[0].allSatisfy(\.isWhitespace) { return .array([]) }
        var values: [SwiftExpression] = []
        for part in parts {
            guard let value = value(DefaultValue(part.trimmed), as: element, unit: nil) else { return nil }
            values.append(value)
        }
        return .array(values)
    }

    /// A longer list is data, and nobody would read it in an init.
    private static let longestList = 100

    private func number(_ value: Double?, as type: SwiftType) -> SwiftExpression? {
        guard let value, value.isFinite else { return nil }
        switch type {
        case .named("Int", _): return Int(exactly: value).map { .integer($0) }
        case .named("Double", _), .named("CGFloat", _), .named("TimeInterval", _):
            return Int(exactly: value).map { .integer($0) } ?? .number(value)
        default: return nil
        }
    }

    private func insets(_ text: String, _ type: String) -> SwiftExpression? {
        let values = (CSSLength.sides(text) ?? []).compactMap { number($0, as: .named("CGFloat")) }
        guard values.count == 4 else { return nil }
        let labels = [("top", 0), ("leading", 3), ("bottom", 2), ("trailing", 1)]
        let arguments = labels.map { label, side in
            SwiftExpression.Argument(label: SwiftIdentifier(swift: label, as: .property), value: values[side])
        }
        return .construction(type: type, arguments: arguments)
    }

    func member(of enumeration: SwiftEnum, _ value: DefaultValue) -> SwiftExpression? {
        let wanted: [SwiftEnum.Case.Value]
        switch value {
        case .string(let text), .expression(let text):
            wanted = [.string(text)] + (Int(text).map { [.integer($0)] } ?? [])
        case .number(let text): wanted = (Int(text).map { [.integer($0)] } ?? []) + [.string(text)]
        case .boolean(let flag): wanted = [.string(flag ? "true" : "false")]
        case .nothing: return nil
        }
        for value in wanted {
            if let found = enumeration.cases.first(where: { $0.value == value }) { return .member(found.name) }
        }
        return payload(of: enumeration, value)
    }

    /// `.number(1)` of a choice between a number and something else.
    private func payload(of enumeration: SwiftEnum, _ value: DefaultValue) -> SwiftExpression? {
        for candidate in enumeration.cases {
            guard case .payload(let type) = candidate.value, let value = self.value(value, as: type, unit: nil) else {
                continue
            }
            return .construction(
                type: ".\(candidate.name.member)",
                arguments: [SwiftExpression.Argument(label: nil, value: value)]
            )
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(
            rest.prefix(upTo: rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)
        )
    }
}

extension SwiftType {
    var generatedName: GeneratedTypeName? {
        if case .generated(let name, _) = self { return name }
        return nil
    }

    var withoutOptional: SwiftType {
        if case .optional(let inner) = self { return inner }
        return self
    }
}

/// A pixel is a point; `rem` and `em` count from the web's usual 16 pixels.
enum CSSLength {
    /// nil for a text without a length of its own: `auto`, `50%`, `calc(…)`.
    static func points(_ text: Substring) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(number) else { return nil }
        switch text[number.endIndex...] {
        case "px", "": return value
        case "rem", "em": return value * 16
        default: return nil
        }
    }

    /// Order of CSS: top, right, bottom, left.
    static func sides(_ text: String) -> [Double]? {
        let lengths = text.split(separator: " ").map { points($0) }
        let known = lengths.compactMap(\.self)
        guard known.count == lengths.count else { return nil }
        switch known.count {
        case 1: return [known[0], known[0], known[0], known[0]]
        case 2: return [known[0], known[1], known[0], known[1]]
        case 3: return [known[0], known[1], known[2], known[1]]
        case 4: return known
        default: return nil
        }
    }
}
