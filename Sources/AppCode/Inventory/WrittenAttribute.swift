import Documents

/// Effect of a template's attribute, in any dialect.
enum WrittenAttribute: Sendable, Equatable {
    /// An attribute of the web, or a property.
    case value(name: String, isProperty: Bool, GivenValue)
    case event(name: String)
    /// A condition, a loop, a reference, or a slot of another kind.
    case directive
    /// Members of an object, which nobody can know.
    case spread

    /// `value` is nil where there is only a name; `expression` is all of a value.
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

package enum GivenValue: Sendable, Hashable, Comparable {
    /// Presence is all that it says.
    case present
    case text(String)
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

    /// nil for a value without text.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

extension String {
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
