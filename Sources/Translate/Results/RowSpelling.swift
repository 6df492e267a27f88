import SwiftModel
package import WebModel

/// Cells as a person would write them, for rows that a program proposes.
extension MatrixRule {
    /// Takes the pattern that names the item, with all that it asks for.
    package func webText(for item: ItemReference, asking conditions: Int) -> String? {
        let patterns = self.patterns.filter { pattern in
            pattern.kind == item.kind && pattern.names.contains { $0.precision != .exact || $0.matches(item.name) }
        }
        return (patterns.first { $0.conditionCount == conditions } ?? patterns.first)?.text(for: item)
    }

    /// `name` returns the name of a property.
    package func uiKitTexts(naming name: (String) -> String) -> [String] {
        switch uiKit {
        case .skip: ["skip"]
        case .same: ["same"]
        case .results(let results): results.map { $0.text(naming: name) }
        }
    }
}

extension ItemPattern {
    fileprivate func text(for item: ItemReference) -> String {
        // A full name keeps its spelling, which may mean the same item of several libraries.
        let exact = names.first { $0.precision == .exact && $0.matches(item.name) }
        var text = ItemReference(item.kind, exact?.text ?? item.name).description
        if isReadonlyOnly { text = "readonly \(text)" }
        switch type {
        case .kind(.any): break
        case .kind(let kind): text += ": \(kind.rawValue)"
        case .alias(let name): text += ": \(name)"
        }
        if isOptionalOnly { text += "?" }
        for condition in conditions {
            text += " + " + condition.map { $0.filled(with: item).description }.joined(separator: ", ")
        }
        return text
    }
}

extension NameTemplate {
    package var text: String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .hole(let hole): "{\(hole.rawValue)}"
            }
        }.joined()
    }
}

extension SwiftUIResult {
    package func text(named other: String? = nil) -> String {
        let name = other ?? self.name?.text ?? ""
        let role = other == nil ? self.name?.role.map { " as \($0)" } ?? "" : ""
        switch self {
        case .value(_, let type, let value): return "\(name): \(type)\(value.map { " = \($0)" } ?? "")\(role)"
        case .binding(_, let type): return "$\(name): \(type)\(role)"
        case .slot: return "\(name): View\(role)"
        case .items: return "\(name): [{Item}]\(role)"
        case .action(_, let parameters, let isOptional):
            let list = parameters.map(\.description).joined(separator: ", ")
            return "\(name)(\(list))\(isOptional ? "?" : "")\(role)"
        case .mechanism(let mechanism): return mechanism.rawValue
        case .reference(let item): return "see \(item)"
        }
    }
}

extension UIKitResult {
    fileprivate func text(naming other: (String) -> String) -> String {
        switch self {
        case .value(let name, let type, let value): "\(other(name.text)): \(type)\(value.map { " = \($0)" } ?? "")"
        case .inverted(let name): "\(name.text) = !"
        case .delegateMethod(let name, let parameters):
            "delegate.\(name.text)(\(parameters.map(\.description).joined(separator: ", ")))"
        case .controlEvent(let event): event.rawValue
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}
