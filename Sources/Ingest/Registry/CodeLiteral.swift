import Core
import WebModel

/// A value that stands in code as it is: text, number, list or object. Nothing is evaluated.
indirect enum CodeLiteral: Sendable {
    struct Member: Sendable {
        let name: String
        let value: CodeLiteral
        let offset: Int
    }

    case string(String)
    case number(String)
    case boolean(Bool)
    /// `null` and `undefined`.
    case nothing
    case list([CodeLiteral])
    case object([Member])

    subscript(name: String) -> CodeLiteral? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    var members: [Member] {
        if case .object(let members) = self { return members }
        return []
    }

    var classes: String? {
        switch self {
        case .string(let text): return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .nothing: return ""
        case .list(let elements):
            let texts = elements.map(\.classes)
            return texts.contains(nil) ? nil : texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        default: return nil
        }
    }

    var spelling: String? {
        switch self {
        case .string(let text): TypeScriptString.literal(of: text)
        case .number(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        case .nothing, .list, .object: nil
        }
    }
}

extension CodeLiteral: JSONWritable {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .string(let text), .number(let text): writer.string(text)
        case .boolean(let flag): writer.value(flag)
        case .nothing: writer.null()
        case .list(let elements):
            writer.array { writer in
                for element in elements { element.write(to: &writer) }
            }
        case .object(let members):
            writer.object { writer in
                for member in members { writer.member(member.name) { member.value.write(to: &$0) } }
            }
        }
    }

    var json: String { String(decoding: JSONWriter.bytes(.compact) { write(to: &$0) }, as: UTF8.self) }
}
