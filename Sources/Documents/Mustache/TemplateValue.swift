/// Value that a template can show: the data of a rendering, made before it and never changed by it.
///
/// There are no numbers and no functions: the code that makes the data decides how a number is spelled.
package enum TemplateValue: Sendable, Hashable {
    /// Absent value of a known name: a section over it is empty.
    case null
    case boolean(Bool)
    case string(String)
    case code(TemplateCode)
    case list([TemplateValue])
    case object(TemplateObject)

    /// Name of the kind in messages.
    var kind: String {
        switch self {
        case .null: "absent"
        case .boolean: "a boolean"
        case .string, .code: "text"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// nil for values that are no text.
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
