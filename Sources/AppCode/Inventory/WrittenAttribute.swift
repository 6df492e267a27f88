import Documents

/// Effect of a template's attribute on an element, in any dialect of templates.
enum WrittenAttribute: Sendable, Equatable {
    /// Sets an attribute of the web, or a property.
    case value(name: String, isProperty: Bool, GivenValue)
    case event(name: String)
    /// Belongs to the template: a condition, a loop, a reference, a slot of another kind.
    case directive
    /// Sets all members of an object, which nobody can know.
    case spread

    /// `value` is nil where there is only a name; `expression` is the text of one that is all of the value.
    static func all(name: String, value: String?, expression: String?, isPartly: Bool) -> [WrittenAttribute] {
        let written: GivenValue =
            if let expression { GivenValue(expression: expression) } else if isPartly { .dynamic } else {
                value.map { GivenValue.text($0) } ?? .present
            }
        let bound = expression == nil && !isPartly ? GivenValue(expression: value ?? "") : written
        switch AttributeBinding(name) {
        case .plain: return [.value(name: name, isProperty: false, written)]
        case .property(let name): return [.value(name: name, isProperty: true, bound)]
        case .attribute(let name): return [.value(name: name, isProperty: false, bound)]
        case .twoWay(let name, let event):
            return [.value(name: name, isProperty: true, bound)] + (event.map { [.event(name: $0)] } ?? [])
        case .event(let name): return [.event(name: name)]
        case .directive: return [.directive]
        case .spread: return [.spread]
        }
    }
}

/// Value that a template gives an attribute.
package enum GivenValue: Sendable, Hashable, Comparable {
    /// Nothing: that it is there is all that it says.
    case present
    case text(String)
    /// Value that is only known when the app runs.
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

    /// Text as it is written; nil for a value without text.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension String {
    /// Text without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
