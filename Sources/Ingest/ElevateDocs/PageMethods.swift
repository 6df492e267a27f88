import Core
import WebModel

extension DocsPage {
    mutating func method(_ item: DocsItem, _ named: MethodSignature, _ facts: ItemFacts) -> Method {
        var signature = named
        if let text = item[.signature] {
            if let told = MethodSignature((text.codes.first ?? text.plain).trimmed) {
                signature = told
            } else {
                warn("can't read the signature “\(text.plain)”", at: text.contentPlace)
            }
        }
        let isStatic = item.kind == .staticMethods || signature.isStatic
        var method = Method(name: named.name, isStatic: isStatic, facts: facts)
        let place = (item[.signature] ?? item.name).contentPlace
        method.parameters = (signature.parameters ?? []).map { parameter($0, at: place) }
        if method.parameters.isEmpty, let text = item[.parameters] { readParameters(text, into: &method) }
        if let told = item[.returns] {
            readReturns(told, into: &method)
        } else if signature.parameters != nil {
            setReturns(signature.typeText, at: place, of: &method)
        } else if let type = item[.type], type.plain.contains("=>") {
            // A member without parentheses is no property here: its type is a function's, and has a result of its own.
            readFunction(type, into: &method)
        }
        return method
    }

    private mutating func setReturns(_ text: String?, at place: SourceLocation, of method: inout Method) {
        method.returnsText = text
        method.returns = text.map { parsed($0, at: place) }
    }

    private mutating func parameter(_ told: MethodSignature.Parameter, at place: SourceLocation) -> Method.Parameter {
        Method.Parameter(told, type: told.typeText.map { parsed($0, at: place) })
    }

    /// A field with the parameters: each a code span, ``options?: FocusOptions``.
    private mutating func readParameters(_ text: DocsText, into method: inout Method) {
        for case .code(let code, let place) in text.pieces {
            for part in TypeScriptBrackets.split(code, at: ",") {
                guard let found = MethodSignature.Parameter(part) else {
                    warn("“\(part.trimmed)” is no parameter", at: place ?? text.place)
                    continue
                }
                method.parameters.append(parameter(found, at: place ?? text.place))
            }
        }
        if text.codes.isEmpty {
            warn("can't read parameters out of “\(text.plain)”; kept as they are", at: text.place)
            method.extensions.append(Extension("parameters", text))
        }
    }

    private mutating func readReturns(_ told: DocsText, into method: inout Method) {
        var text = told.plain
        if case .code(let code, _)? = told.pieces.first {
            text = code.trimmed
            let behind = DocsText(Array(told.inlines.dropFirst()), at: told.place)
            let words = behind.markdown.drop { "-–—:, ".contains($0) }
            if !words.isEmpty { method.returnsDescription = String(words) }
        }
        setReturns(text, at: told.contentPlace, of: &method)
    }

    private mutating func readFunction(_ type: DocsText, into method: inout Method) {
        guard let signature = MethodSignature(type.plain), let parameters = signature.parameters else {
            warn("can't read the signature “\(type.plain)”", at: type.contentPlace)
            return
        }
        method.parameters = parameters.map { parameter($0, at: type.contentPlace) }
        setReturns(signature.typeText, at: type.contentPlace, of: &method)
    }

    // MARK: Texts

    /// Reads a text that users may translate, or a function that makes one: `close`, `close: string = 'Close'`,
    /// `abstract prompt(multiple: boolean): string`.
    mutating func text(_ item: DocsItem, _ signature: MethodSignature) -> IntlText {
        var result = IntlText(name: signature.name, facts: ItemFacts(source: item.place))
        var description = item[.description]
        if let parameters = signature.parameterText {
            result.typeText = parameters + (signature.typeText.map { ": " + $0 } ?? "")
            result.type = parsed(parameters + " => " + (signature.typeText ?? "string"), at: item.place)
        } else if let text = signature.typeText {
            result.typeText = text
            result.type = parsed(text, at: item.place)
        } else if let told = item[.type] {
            // `close`: `'Close'` tells the text itself.
            if let value = ListedValue(code: told.plain), value.isQuoted {
                result.defaultValue = told.plain
            } else if let type = DocsType(told) {
                result.typeText = type.text
                result.type = parsed(type)
            }
        }
        if signature.isOptional { result.type = result.type?.optional }
        if let value = signature.defaultValue { result.defaultValue = value }
        if let field = item[.defaultValue] {
            result.defaultValue = DocumentedDefault(field).text
        } else if let text = description, let (before, value) = TrailingRemark.defaultValue.split(text) {
            description = before
            result.defaultValue = result.defaultValue ?? DocumentedDefault(value).text
        }
        let markdown = description?.markdown ?? ""
        result.description = markdown.isEmpty ? nil : markdown
        return result
    }
}

extension DocsItem {
    /// A member with a type and without parentheses is a property, unless the type is a function.
    func isProperty(_ signature: MethodSignature) -> Bool {
        guard kind != .staticMethods, signature.parameters == nil, self[.signature] == nil, self[.parameters] == nil
        else { return false }
        if let type = self[.type]?.plain ?? signature.typeText { return !type.contains("=>") }
        let words = lowercasedDescription.split { !$0.isWordLetter && $0 != "-" }.prefix(3)
        return words.contains("property") || words.contains("getter")
    }

    var isOnlyRead: Bool {
        ["read-only", "readonly", "only be read", "getter"].contains { lowercasedDescription.contains($0) }
    }

    private var lowercasedDescription: String { self[.description]?.plain.lowercased() ?? "" }
}
