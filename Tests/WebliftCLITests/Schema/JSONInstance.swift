import Foundation

/// A JSON value as Foundation reads it, so that the program's own reader does not judge its own writer.
enum JSONInstance: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONInstance])
    case object([String: JSONInstance])

    init(_ bytes: [UInt8]) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        switch value {
        case let object as [String: Any]: self = .object(object.mapValues { JSONInstance($0) })
        case let array as [Any]: self = .array(array.map { JSONInstance($0) })
        case let string as String: self = .string(string)
        case let number as NSNumber:
            self = JSONInstance.isBoolean(number) ? .boolean(number.boolValue) : .number(number.doubleValue)
        default: self = .null
        }
    }

    /// Foundation keeps booleans in numbers; only their encoding tells them from 0 and 1.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    }

    subscript(key: String) -> JSONInstance? { if case .object(let members) = self { members[key] } else { nil } }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    var wholeNumber: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }

    var isTrue: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// The texts at paths such as `light.value.text`; nil where there is none.
    func strings(at paths: String...) -> [String?] {
        paths.map { path in path.split(separator: ".").reduce(Optional(self)) { $0?[String($1)] }?.text }
    }

    var elements: [JSONInstance]? { if case .array(let elements) = self { elements } else { nil } }

    /// The name that a schema's `type` has for the value; a whole number is an integer too.
    func isOfType(_ name: String) -> Bool {
        switch self {
        case .null: name == "null"
        case .boolean: name == "boolean"
        case .number(let value): name == "number" || (name == "integer" && value == value.rounded())
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }
}
