import Core
import Documents
import WebModel

struct MethodReader {
    let isStatic: Bool

    enum Outcome {
        case method(Method)
        /// A property that was listed among the methods.
        case property(DocsItem)
    }

    func read(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> Outcome? {
        guard let name = ItemName(item.name, of: .methods), var signature = MethodSignature(name.name) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a method", at: item.place)
            return nil
        }
        if isProperty(item, signature) { return .property(item) }
        let methodName = signature.name
        if let text = item[.signature] {
            if let told = MethodSignature((text.codes.first ?? text.plain).trimmed) {
                signature = told
            } else {
                diagnostics.warning(.docsRow, "can't read the signature “\(text.plain)”", at: text.contentPlace)
            }
        }
        guard !methodName.isEmpty else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a method", at: item.place)
            return nil
        }
        let facts = ItemFacts(item, remarks: name.remarks)
        var method = Method(
            name: methodName,
            isStatic: isStatic || signature.isStatic,
            facts: facts
        )
        let place = (item[.signature] ?? item.name).contentPlace
        method.parameters = (signature.parameters ?? []).map { parameter($0, at: place, &diagnostics) }
        if method.parameters.isEmpty { readParameters(item, into: &method, &diagnostics) }
        readReturns(item, signature, into: &method, &diagnostics)
        return .method(method)
    }

    /// A member with a type and without parentheses is a property, unless the type is a function.
    private func isProperty(_ item: DocsItem, _ signature: MethodSignature) -> Bool {
        guard !isStatic, signature.parameters == nil, item[.signature] == nil, item[.parameters] == nil else {
            return false
        }
        let type = item[.type]?.plain ?? signature.typeText
        if let type { return !type.contains("=>") }
        let start = item[.description]?.plain.lowercased() ?? ""
        let words = start.split { !$0.isWordLetter && $0 != "-" }.prefix(3)
        return words.contains("property") || words.contains("getter")
    }

    private func parameter(
        _ parameter: MethodSignature.Parameter,
        at place: SourceLocation,
        _ diagnostics: inout DiagnosticBag
    ) -> Method.Parameter {
        Method.Parameter(
            name: parameter.name,
            type: parameter.typeText.map { DocsTypeParser.parse($0, at: place, into: &diagnostics) },
            typeText: parameter.typeText,
            defaultValue: parameter.defaultValue,
            isOptional: parameter.isOptional,
            isRest: parameter.isRest
        )
    }

    /// A field with the parameters: each a code span, ``options?: FocusOptions``.
    private func readParameters(_ item: DocsItem, into method: inout Method, _ diagnostics: inout DiagnosticBag) {
        guard let text = item[.parameters] else { return }
        for piece in text.pieces {
            guard case .code(let code, let place) = piece else { continue }
            for part in TypeScriptBrackets.split(code, at: ",") {
                guard let found = MethodSignature.Parameter(part) else {
                    diagnostics.warning(.docsRow, "“\(part.trimmed)” is no parameter", at: place ?? text.place)
                    continue
                }
                method.parameters.append(parameter(found, at: place ?? text.place, &diagnostics))
            }
        }
        if text.codes.isEmpty {
            diagnostics.warning(
                .docsRow,
                "can't read parameters out of “\(text.plain)”; kept as they are",
                at: text.place
            )
            method.extensions.append(Extension(.init(label: "parameters", content: text)))
        }
    }

    private func readReturns(
        _ item: DocsItem,
        _ signature: MethodSignature,
        into method: inout Method,
        _ diagnostics: inout DiagnosticBag
    ) {
        // A member without parentheses is no property here: its type is a function's, and has a result of its own.
        var text = signature.parameters == nil ? nil : signature.typeText
        var place = (item[.signature] ?? item.name).contentPlace
        if let told = item[.returns] {
            place = told.contentPlace
            if case .code(let code, _)? = told.pieces.first {
                text = code.trimmed
                let behind = DocsText(Array(told.inlines.dropFirst()), at: told.place)
                let words = behind.markdown.drop { "-–—:, ".contains($0) }
                if !words.isEmpty { method.returnsDescription = String(words) }
            } else {
                text = told.plain
            }
        } else if signature.parameters == nil, let type = item[.type], type.plain.contains("=>") {
            readFunction(type, into: &method, &diagnostics)
            return
        }
        method.returnsText = text
        method.returns = text.map { DocsTypeParser.parse($0, at: place, into: &diagnostics) }
    }

    private func readFunction(_ type: DocsText, into method: inout Method, _ diagnostics: inout DiagnosticBag) {
        guard let signature = MethodSignature(type.plain), let parameters = signature.parameters else {
            diagnostics.warning(.docsRow, "can't read the signature “\(type.plain)”", at: type.contentPlace)
            return
        }
        method.parameters = parameters.map { parameter($0, at: type.contentPlace, &diagnostics) }
        method.returnsText = signature.typeText
        method.returns = signature.typeText.map { DocsTypeParser.parse($0, at: type.contentPlace, into: &diagnostics) }
    }
}
