package import Core

/// Data of a rendering, without numbers and functions: the code that makes the data decides how a number is spelled.
package enum TemplateValue: Sendable, Hashable {
    /// Absent value of a known name: a section over it is empty.
    case null
    case boolean(Bool)
    case string(String)
    case code(TemplateCode)
    case list([TemplateValue])
    case object(TemplateObject)

    var kind: String {
        switch self {
        case .null: "absent"
        case .boolean: "a boolean"
        case .string, .code: "text"
        case .list: "a list"
        case .object: "an object"
        }
    }

    var text: String? {
        switch self {
        case .string(let text): text
        case .code(let code): code.text
        case .null, .boolean, .list, .object: nil
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
    package init(dictionaryLiteral members: (TemplateKey, TemplateValue)...) { self = .object(TemplateObject(members)) }
}

extension TemplateValue {
    package func add(to hasher: inout DataHasher) {
        switch self {
        case .null: hasher.add(0)
        case .boolean(let value): hasher.add(value ? 2 : 1)
        case .string(let text): Self.add(text, to: &hasher)
        // Mentions are written nowhere.
        case .code(let code): Self.add(code.text, to: &hasher)
        case .list(let items):
            hasher.add(4)
            hasher.add(items.count)
            for item in items { item.add(to: &hasher) }
        case .object(let object):
            hasher.add(5)
            object.add(to: &hasher)
        }
    }

    private static func add(_ text: String, to hasher: inout DataHasher) {
        hasher.add(3)
        hasher.add(text)
    }

    /// The same for members that are in no object yet.
    package static func add(_ members: [(TemplateKey, TemplateValue)], to hasher: inout DataHasher) {
        hasher.add(members.count)
        for (key, value) in members {
            // The code of a key is the same in every run.
            hasher.add(Int(truncatingIfNeeded: key.code))
            value.add(to: &hasher)
        }
    }
}
