import Core
import WebModel

enum DefaultCheck {
    /// Judges plain values only: the value of an expression is not known here.
    static func report(
        _ text: String,
        against type: WebType,
        of name: String,
        at place: SourceLocation,
        into diagnostics: inout DiagnosticBag
    ) {
        guard !accepts(DefaultValue(text), type) else { return }
        diagnostics.warning(
            .manifestDefaultMismatch,
            "the default \(text) of “\(name)” is no \(type.description)",
            at: place
        )
    }

    private static func accepts(_ value: DefaultValue, _ type: WebType) -> Bool {
        switch (value, type.shape) {
        case (.nothing, _), (.expression, _): true
        case (_, .union(let members)): members.contains { accepts(value, $0) }
        case (.string(let content), .enumeration(let values)):
            // An empty string is how many libraries say “none of them”.
            values.contains(content) || content.isEmpty
        case (.string(let content), .literal(.string(let value))): content == value || content.isEmpty
        case (.number(let spelling), .literal(.number(let value))): Double(spelling) == Double(value)
        case (.boolean(let flag), .literal(.boolean(let value))): flag == value
        case (.string, .keyword(let keyword)): keyword != .boolean && keyword != .number
        case (.number, .keyword(let keyword)): keyword != .boolean && keyword != .string
        case (.boolean, .keyword(let keyword)): keyword != .number && keyword != .string
        case (_, .literal), (_, .enumeration), (_, .array), (_, .tuple), (_, .function): false
        default: true
        }
    }
}
