/// What an attribute of a template does to an element, whatever the template is written in.
enum WrittenAttribute: Sendable, Equatable {
    /// Sets an attribute of the web, or a property.
    case value(name: String, isProperty: Bool, WrittenValue)
    case event(name: String)
    /// Belongs to the template: a condition, a loop, a reference, a slot of another kind.
    case directive
    /// Sets whatever an object has; nobody can say what.
    case spread

    /// `value` is nil where there is only a name; `expression` is the text of one that is all of the value.
    static func all(name: String, value: String?, expression: String?, isPartly: Bool) -> [WrittenAttribute] {
        let written: WrittenValue =
            if let expression { WrittenValue(expression: expression) } else if isPartly { .dynamic } else {
                value.map { WrittenValue.text($0) } ?? .present
            }
        let bound = expression == nil && !isPartly ? WrittenValue(expression: value ?? "") : written
        func property(_ name: String) -> WrittenAttribute { .value(name: name, isProperty: true, bound) }
        // Angular.
        if let inner = name.between("[(", ")]") { return [property(inner), .event(name: inner + "Change")] }
        if let inner = name.between("[", "]") {
            if let attribute = inner.behind("attr.") { return [.value(name: attribute, isProperty: false, bound)] }
            return inner.contains(".") || inner.hasPrefix("@") ? [.directive] : [property(inner)]
        }
        if let inner = name.between("(", ")") { return [.event(name: inner)] }
        if name.hasPrefix("*") || name.hasPrefix("#") || name.hasPrefix("let-") { return [.directive] }
        // Vue, Lit.
        if let event = name.behind("v-on:") ?? name.behind("@") {
            return [named(event).map { .event(name: $0) } ?? .directive]
        }
        if name == "v-bind" || name.hasPrefix("...") { return [.spread] }
        if let inner = name.behind("v-bind:") ?? name.behind(":") {
            return [named(inner).map(property) ?? .spread]
        }
        if name == "v-model" || name.hasPrefix("v-model.") {
            // As Vue does with an element that is not its own.
            return [.value(name: "value", isProperty: true, .dynamic), .event(name: "input")]
        }
        if let inner = name.behind("v-model:").flatMap(named) {
            return [.value(name: inner, isProperty: true, .dynamic), .event(name: "update:" + inner)]
        }
        if name.hasPrefix("v-") { return [.directive] }
        if let inner = name.behind(".") { return [property(inner)] }
        if let inner = name.behind("?") { return [.value(name: inner, isProperty: false, bound)] }
        // Svelte.
        if let event = name.behind("on:") { return [.event(name: named(event, mark: "|") ?? event)] }
        if let inner = name.behind("bind:") {
            return inner == "this" ? [.directive] : [.value(name: inner, isProperty: true, .dynamic)]
        }
        for directive in ["class:", "style:", "use:", "transition:", "in:", "out:", "animate:", "let:"]
        where name.hasPrefix(directive) { return [.directive] }
        return [.value(name: name, isProperty: false, written)]
    }

    /// Without modifiers: `click` of `click.prevent`; nil for a name that is only known when the app runs.
    private static func named(_ text: String) -> String? { named(text, mark: ".") }

    private static func named(_ text: String, mark: Character) -> String? {
        let name = String(text.prefix { $0 != mark })
        return name.isEmpty || name.hasPrefix("[") ? nil : name
    }
}

/// What a template gives an attribute.
package enum WrittenValue: Sendable, Hashable, Comparable {
    /// Nothing: that it is there is all that it says.
    case present
    case text(String)
    /// Only known when the app runs.
    case dynamic

    /// A plain literal of JavaScript is known before.
    init(expression: String) {
        let text = expression.trimmed
        switch text {
        case "true": self = .present
        case "false", "null", "undefined": self = .text(text)
        case _ where Double(text) != nil: self = .text(text)
        default:
            guard let quote = text.first, "\"'`".contains(quote), text.count >= 2, text.last == quote,
                !text.dropFirst().dropLast().contains(where: { $0 == quote || $0 == "\\" || $0 == "$" })
            else {
                self = .dynamic
                return
            }
            self = .text(String(text.dropFirst().dropLast()))
        }
    }

    /// As it is written where there is a place for it; nil for what has no text.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension String {
    fileprivate func behind(_ prefix: String) -> String? {
        hasPrefix(prefix) && utf8.count > prefix.utf8.count ? String(dropFirst(prefix.count)) : nil
    }

    fileprivate func between(_ prefix: String, _ suffix: String) -> String? {
        behind(prefix).flatMap { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : nil }
    }

    /// Without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
