package import SwiftModel

/// The value of a former parameter as one of the type that takes its place.
package indirect enum FormerValue: Sendable, Hashable {
    case given(SwiftIdentifier)
    /// The former default of a parameter that has to be given now.
    case text(String)
    /// Value that is given, or else the value that holds where nothing is given.
    case orDefault(SwiftIdentifier, String)
    case payload(SwiftIdentifier, of: SwiftIdentifier)
    /// Single element of a list; nil becomes an empty list.
    case element(SwiftIdentifier, isOptional: Bool)
    /// Number of another type; a fraction that it can't hold is dropped.
    case number(SwiftIdentifier, type: String, isOptional: Bool, defaultText: String?)
    /// Binding that holds the given value, and ignores changes by the user.
    case constant(FormerValue)
    /// Name of the value in the web component.
    case rawValue(SwiftIdentifier, isOptional: Bool)
    /// The value that the web component calls so, or else the default.
    case named(SwiftIdentifier, type: SwiftType, defaultText: String)
    /// A text as the address that it is; nothing where it is none.
    case address(SwiftIdentifier, isOptional: Bool)
    /// A closure that is told more than it asks for.
    case closure(SwiftIdentifier, isOptional: Bool, given: Int, taken: Int)

    package var source: String {
        switch self {
        case .given(let name): name.reference
        case .text(let text): text
        case .orDefault(let name, let text): "\(name.reference) ?? \(text)"
        case .payload(let name, let enumCase): ".\(enumCase.member)(\(name.reference))"
        case .element(let name, let isOptional):
            isOptional ? "\(name.reference).map { [$0] } ?? []" : "[\(name.reference)]"
        case .number(let name, let type, let isOptional, let defaultText):
            isOptional
                ? "\(name.reference).map { \(type)($0) }\(defaultText.map { " ?? \($0)" } ?? "")"
                : "\(type)(\(name.reference))"
        case .constant(let value): ".constant(\(value.source))"
        case .rawValue(let name, let isOptional): "\(name.reference)\(isOptional ? "?" : "").rawValue"
        case .named(let name, let type, let text): "\(type)(rawValue: \(name.reference)) ?? \(text)"
        case .address(let name, let isOptional):
            isOptional ? "\(name.reference).flatMap { URL(string: $0) }" : "URL(string: \(name.reference))"
        case .closure(let name, let isOptional, let given, let taken):
            isOptional
                ? "\(name.reference).map { told in \(Self.closure("told", given, taken)) }"
                : Self.closure(name.reference, given, taken)
        }
    }

    package func isMade(of parameter: SwiftIdentifier) -> Bool {
        switch self {
        case .given(let name), .orDefault(let name, _), .payload(let name, _), .element(let name, _),
            .number(let name, _, _, _), .rawValue(let name, _), .named(let name, _, _), .address(let name, _),
            .closure(let name, _, _, _):
            name == parameter
        case .constant(let value): value.isMade(of: parameter)
        case .text: false
        }
    }

    /// The types by name that it is made with, beside the type of the given value.
    package var madeTypes: [SwiftType] {
        if case .address = self { [.named("URL")] } else { [] }
    }

    private static func closure(_ callee: String, _ given: Int, _ taken: Int) -> String {
        let names = (0..<given).map { $0 < taken ? "detail\($0 + 1)" : "_" }
        let call = "\(callee)(\((0..<taken).map { "detail\($0 + 1)" }.joined(separator: ", ")))"
        return names.isEmpty ? "{ \(call) }" : "{ \(names.joined(separator: ", ")) in \(call) }"
    }
}
