import SwiftModel
import WebModel

enum Alternatives {
    /// Lists the values of a closed set one by one.
    static func members(of web: WebType) -> [WebType] {
        switch web.shape {
        case .enumeration(let values): values.map { WebType(.literal(.string($0))) }
        case .union(let members): members.flatMap { Alternatives.members(of: $0) }
        default: [WebType(web.shape)]
        }
    }

    static func string(_ type: WebType) -> String? {
        guard case .literal(.string(let value)) = type.shape else { return nil }
        return value
    }

    static func integer(_ type: WebType) -> Int? {
        switch type.shape {
        case .literal(.number(let text)), .literal(.bigint(let text)): integer(text)
        default: nil
        }
    }

    /// Spelled as in rows of `Values`.
    static func text(of type: WebType?) -> String? {
        guard case .literal(let literal) = type?.shape else { return nil }
        return switch literal {
        case .string(let text), .number(let text), .bigint(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        }
    }

    static func word(for type: SwiftType) -> String {
        switch type {
        case .named("Double", _): "number"
        case .named("Bool", _): "boolean"
        case .named(let name, _): name
        case .generated(let name, _): name.name.name
        case .array: "list"
        case .dictionary: "dictionary"
        case .function: "function"
        case .optional(let inner): word(for: inner)
        case .tuple: "tuple"
        case .placeholder: "value"
        }
    }

    /// `-1`, `1_000`, `0xFF`.
    private static func integer(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        let isNegative = digits.hasPrefix("-")
        let plain = digits.drop { $0 == "-" || $0 == "+" }
        let prefix = plain.prefix(2).lowercased()
        let radix = ["0x": 16, "0o": 8, "0b": 2][prefix] ?? 10
        guard let value = Int(radix == 10 ? plain : plain.dropFirst(2), radix: radix) else { return nil }
        return isNegative ? -value : value
    }
}
