import WebModel

/// Text of methods on one line: `show(value: string, options?: FocusOptions): void`.
enum MethodText {
    static func of(_ method: Method) -> String {
        let parameters = method.parameters.map { parameter in
            let name = (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
            guard let type = parameter.typeText ?? parameter.type?.description else { return name }
            return "\(name): \(PlainText.prose(type))"
        }
        let result = (method.returnsText ?? method.returns?.description).map { ": \(PlainText.prose($0))" } ?? ""
        return "\(method.isStatic ? "static " : "")\(method.name)(\(parameters.joined(separator: ", ")))\(result)"
    }
}
