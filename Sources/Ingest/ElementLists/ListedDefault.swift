import Core
import WebModel

/// A default that a list tells as code, or as the text that an attribute has.
enum ListedDefault {
    /// Turns a default into code, where the type tells the meaning of the text. A default that the type does not allow
    /// is reported.
    static func code(of property: Property, into diagnostics: inout DiagnosticBag) -> String? {
        guard let text = property.defaultValue, let type = property.type else { return property.defaultValue }
        let code = MemberDefault.resolved(Self.quoted(text, type), type: type)
        DefaultCheck.report(code, against: type, of: property.name, at: property.source, into: &diagnostics)
        return code
    }

    /// Adds quotes where the text is one of a closed set, or a string that looks like something else.
    private static func quoted(_ text: String, _ type: WebType) -> String {
        switch (DefaultValue(text), type.shape) {
        case (.string, _), (.nothing, _): return text
        case (.number, .keyword(.string)), (.boolean, .keyword(.string)): return "'\(text)'"
        default:
            let isMember = type.literals?.contains(.string(text)) ?? false
            return isMember && !text.contains { $0 == "'" || $0 == "\\" } ? "'\(text)'" : text
        }
    }
}
