import WebModel

/// Makes a method from a function type and its comment.
enum DeclaredMethod {
    static func method(_ name: String, _ function: WebType.Function, _ doc: JSDoc, _ facts: ItemFacts) -> Method {
        var descriptions: [String: String] = [:]
        for tag in doc.tags("param") {
            let (name, text) = parameter(tag.text)
            if !text.isEmpty { descriptions[name] = text }
        }
        let parameters = function.parameters.filter { $0.name != "this" }.map { parameter in
            Method.Parameter(parameter, description: descriptions[parameter.name])
        }
        let returned = doc.tag("returns", "return")
        return Method(
            name: name,
            parameters: parameters,
            returns: function.returns,
            returnsText: function.returns.description,
            returnsDescription: returned?.isEmpty == false ? returned : nil,
            facts: facts
        )
    }

    /// `{Type} name - text`
    private static func parameter(_ text: String) -> (name: String, text: String) {
        var rest = JSDoc.typed(text).rest
        let name = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
        return (String(name), String(rest))
    }
}
