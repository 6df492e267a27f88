/// A type as people write it, with the spellings that mean the same made one: `Optional<Int>` is `Int?`, `Swift.String`
/// is `String`, and a single type in parentheses is the type itself.
package indirect enum WrittenType: Sendable, Hashable {
    /// `ButtonTokens.Tone`, `Set<Int>`: the arguments belong to the last name.
    case named([String], arguments: [WrittenType])
    case optional(WrittenType)
    case array(WrittenType)
    case dictionary(WrittenType, WrittenType)
    /// Tuple; `Void` where it has no elements.
    case tuple([WrittenType])
    /// `effects` are `async` and `throws`, as they are written.
    case function([WrittenType], effects: String, WrittenType)
    case some(WrittenType)
    case composition([WrittenType])
    case other(String)

    package static let void = WrittenType.tuple([])

    package static func name(_ name: String) -> WrittenType { .named([name], arguments: []) }

    package var unwrapped: WrittenType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    package var isFunction: Bool {
        if case .function = unwrapped { true } else { false }
    }

    /// The last part of a name: `Tone` of `ButtonTokens.Tone`.
    package var lastName: String? {
        if case .named(let path, _) = self { path.last } else { nil }
    }

    /// Type that `Binding<Bool>` binds; nil for all else.
    package var bound: WrittenType? {
        if case .named(["Binding"], let arguments) = self, arguments.count == 1 { arguments[0] } else { nil }
    }

    /// Puts other types in the place of some parts. Replaced parts are not looked into.
    package func replacing(_ change: (WrittenType) -> WrittenType?) -> WrittenType {
        if let other = change(self) { return other }
        switch self {
        case .named(let path, let arguments): return .named(path, arguments: arguments.map { $0.replacing(change) })
        case .optional(let inner):
            let inner = inner.replacing(change)
            return inner.isOptional ? inner : .optional(inner)
        case .array(let inner): return .array(inner.replacing(change))
        case .dictionary(let key, let value): return .dictionary(key.replacing(change), value.replacing(change))
        case .tuple(let elements): return .tuple(elements.map { $0.replacing(change) })
        case .function(let parameters, let effects, let result):
            return .function(parameters.map { $0.replacing(change) }, effects: effects, result.replacing(change))
        case .some(let inner): return .some(inner.replacing(change))
        case .composition(let parts): return .composition(parts.map { $0.replacing(change) })
        case .other: return self
        }
    }
}

extension WrittenType: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let path, let arguments):
            let name = path.joined(separator: ".")
            return arguments.isEmpty ? name : "\(name)<\(Self.list(arguments))>"
        case .optional(let inner):
            switch inner {
            case .function, .some, .composition: return "(\(inner))?"
            default: return "\(inner)?"
            }
        case .array(let inner): return "[\(inner)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple([]): return "Void"
        case .tuple(let elements): return "(\(Self.list(elements)))"
        case .function(let parameters, let effects, let result):
            return "(\(Self.list(parameters)))\(effects.isEmpty ? "" : " " + effects) -> \(result)"
        case .some(let inner): return "some \(inner)"
        case .composition(let parts): return parts.map(\.description).joined(separator: " & ")
        case .other(let text): return text
        }
    }

    private static func list(_ types: [WrittenType]) -> String { types.map(\.description).joined(separator: ", ") }
}

extension WrittenType {
    package init(_ text: String) {
        guard let source = try? SwiftTokens(Array(text.utf8)), !source.tokens.isEmpty else {
            self = .other(text)
            return
        }
        var reader = WrittenTypeReader(source, source.tokens.indices)
        let type = reader.type()
        self = reader.isAtEnd ? type : .other(text)
    }
}
