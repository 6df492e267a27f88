import Core
import WebModel

/// The types of a JSON format that writes them as text.
struct ListedTypes {
    typealias Told = (type: WebType, text: String)

    /// More than any set of values that people choose from.
    private static let valueLimit = 2000

    private var texts = TypeTexts()

    /// A type as text, as several texts any of which a value may have, or as an object that has the text.
    mutating func type(_ value: JSONValue?) -> Told? {
        guard let value else { return nil }
        guard value.kind == .array else { return Self.text(value).flatMap { type($0, at: value.location) } }
        let texts = value.elements.map(Self.text)
        let told = texts.compactMap(\.self)
        // An alternative that can't be read leaves open which values are allowed.
        guard told.count == texts.count else { return nil }
        let alternatives = told.map { $0.contains("=>") && told.count > 1 ? "(\($0))" : $0 }
        return type(alternatives.joined(separator: " | "), at: value.location)
    }

    mutating func type(_ text: String, at place: SourceLocation) -> Told? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        return (texts.type(text, at: place), text)
    }

    static func closedSet(_ values: JSONValue?) -> Told? {
        guard let values, values.kind == .array, values.count > 0, values.count <= valueLimit else { return nil }
        var literals: [WebType] = []
        for value in values.elements {
            guard let name = value.string ?? value["name"]?.string else { return nil }
            literals.append(WebType(.literal(.string(name))))
        }
        let type = WebType.closedSet(of: literals)
        return (type, type.description)
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) { texts.reportProblems(into: &diagnostics) }

    static func isReadable(_ value: JSONValue) -> Bool {
        value.kind == .array ? value.elements.allSatisfy { text($0) != nil } : text(value) != nil
    }

    private static func text(_ value: JSONValue) -> String? {
        value.string ?? value["expression"]?.string ?? value["name"]?.string
    }
}
