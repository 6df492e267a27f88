import WebModel

/// A member as docs spell it: `focus`, `focus()`, `focus(options?: FocusOptions): void`, `close: string = 'Close'`.
/// Others read its types and values.
struct MethodSignature {
    struct Parameter {
        var name: String
        var typeText: String?
        var defaultValue: String?
        var isOptional: Bool
        var isRest: Bool
    }

    /// Empty for a signature without a name: `(options?: FocusOptions) => void`.
    let name: String
    let isStatic: Bool
    let isOptional: Bool
    /// nil without parentheses.
    let parameters: [Parameter]?
    /// The text between the parentheses, with them.
    let parameterText: String?
    /// Type of the result, or of a member without parentheses.
    let typeText: String?
    let defaultValue: String?

    private static let modifiers: Set<Substring> = ["static", "async", "abstract", "public", "readonly"]

    init?(_ text: String) {
        var rest = text.trimmed[...]
        var isStatic = false
        while let blank = rest.utf8.firstIndex(of: UInt8(ascii: " ")), Self.modifiers.contains(rest[..<blank]) {
            isStatic = isStatic || rest[..<blank] == "static"
            rest = rest[blank...].drop(while: \.isBlank)
        }
        let name = rest.prefix { $0.isLetterOrNumber || $0 == "_" || $0 == "$" }
        rest = rest[name.endIndex...]
        let isOptional = rest.first == "?"
        if isOptional { rest.removeFirst() }
        if rest.first == "<", let end = TypeScriptBrackets.end(of: rest) { rest = rest[end...] }
        var parameters: [Parameter]?
        var parameterText: String?
        if rest.first == "(" {
            guard let end = TypeScriptBrackets.end(of: rest) else { return nil }
            parameterText = String(rest[..<end])
            let inner = rest[..<end].dropFirst().dropLast()
            var list: [Parameter] = []
            for piece in TypeScriptBrackets.split(inner, at: ",") where !piece.trimmed.isEmpty {
                guard let parameter = Parameter(piece) else { return nil }
                list.append(parameter)
            }
            parameters = list
            rest = rest[end...]
        }
        guard name.isEmpty ? parameters != nil : ItemName.isIdentifier(name) else { return nil }
        var remaining = rest.trimmed
        if remaining.hasSuffix(";") { remaining = remaining.dropLast().trimmed }
        var typeText: String?
        var defaultValue: String?
        if remaining.hasPrefix("=>"), parameters != nil {
            typeText = remaining.dropFirst(2).trimmed
        } else if remaining.hasPrefix(":") {
            let halves = TypeScriptBrackets.split(remaining.dropFirst(), at: "=")
            typeText = halves[0].trimmed
            defaultValue = halves.count > 1 ? halves[1...].joined(separator: "=").trimmed : nil
        } else if remaining.hasPrefix("="), parameters == nil {
            defaultValue = remaining.dropFirst().trimmed
        } else if !remaining.isEmpty {
            return nil
        }
        self.name = String(name)
        self.isStatic = isStatic
        self.isOptional = isOptional
        self.parameters = parameters
        self.parameterText = parameterText
        self.typeText = typeText?.isEmpty == true ? nil : typeText
        self.defaultValue = defaultValue
    }
}

extension MethodSignature {
    static func named(_ text: String) -> MethodSignature? {
        MethodSignature(text).flatMap { $0.name.isEmpty ? nil : $0 }
    }
}

extension MethodSignature.Parameter {
    /// `name`, `name?: T`, `...name: T[]`, `name: T = value`.
    init?(_ text: String) {
        var rest = text.trimmed[...]
        isRest = rest.hasPrefix("...")
        if isRest { rest = rest.dropFirst(3) }
        let found = rest.prefix { $0.isLetterOrNumber || $0 == "_" || $0 == "$" }
        guard ItemName.isIdentifier(found) else { return nil }
        name = String(found)
        rest = rest[found.endIndex...]
        let hasMark = rest.first == "?"
        if hasMark { rest.removeFirst() }
        let halves = TypeScriptBrackets.split(rest.trimmed, at: "=")
        let type = halves[0].trimmed
        guard type.isEmpty || type.hasPrefix(":") else { return nil }
        let typeText = type.dropFirst().trimmed
        self.typeText = typeText.isEmpty ? nil : typeText
        defaultValue = halves.count > 1 ? halves[1...].joined(separator: "=").trimmed : nil
        isOptional = hasMark || defaultValue != nil
    }
}

extension Method.Parameter {
    init(_ told: MethodSignature.Parameter, type: WebType?) {
        self.init(
            name: told.name,
            type: type,
            typeText: told.typeText,
            defaultValue: told.defaultValue,
            isOptional: told.isOptional,
            isRest: told.isRest
        )
    }
}
