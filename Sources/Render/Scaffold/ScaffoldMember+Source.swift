import SwiftModel

/// A member as Swift source.
extension ScaffoldMember {
    /// In the list of stored properties.
    var storedDeclaration: String {
        switch form {
        case .binding(let type): "@Binding private var \(name.declaration): \(type)"
        case .slot(let viewType, _): "private let \(name.declaration): \(viewType.reference)"
        case .rows(let viewType, let element):
            "private let \(name.declaration): (\(element.reference)) -> \(viewType.reference)"
        case .value, .action, .items: "private let \(name.declaration): \(typeText)"
        }
    }

    /// In the init.
    var assignment: String {
        switch form {
        case .binding: "self._\(name.name) = \(name.reference)"
        case .slot: "self.\(name.member) = \(name.reference)()"
        case .value, .action, .items, .rows: "self.\(name.member) = \(name.reference)"
        }
    }

    /// In the parameters of the main init.
    var parameter: String {
        switch form {
        case .value(let type):
            "\(unlabelled)\(name.declaration): \(type.storedParameter)\(defaultText(type))"
        case .binding(let type): "\(name.declaration): Binding<\(type)>"
        case .action(_, let isOptional):
            isOptional
                ? "\(name.declaration): \(typeText) = nil" : "\(name.declaration): @escaping \(typeText)"
        case .items: "\(name.declaration): \(typeText)"
        case .rows(let viewType, let element):
            "@ViewBuilder \(name.declaration): @escaping (\(element.reference)) -> \(viewType.reference)"
        case .slot(let viewType, _):
            "@ViewBuilder \(name.declaration): () -> \(viewType.reference)"
                + (isRequired ? "" : " = { EmptyView() }")
        }
    }

    /// Whether a caller of the main init has to give it.
    var isRequired: Bool {
        switch form {
        case .value: defaultValue == nil
        case .binding, .items, .rows: true
        case .action(_, let isOptional): !isOptional
        case .slot(_, let text): takesTrailingClosure || (text.map { $0.defaultValue == nil } ?? false)
        }
    }

    /// A closure that a caller may leave out.
    var isOptionalClosure: Bool {
        switch form {
        case .action(_, let isOptional): isOptional
        case .value(let type): type.isFunction && !isRequired
        case .binding, .items, .slot, .rows: false
        }
    }

    /// The argument of a call of the main init.
    func argument(_ value: String) -> String {
        isUnlabelled ? value : "\(name.label): \(value)"
    }

    /// A text that is the label stands first and without a name, as in `Button("Save")`.
    var isUnlabelled: Bool {
        guard case .value = form else { return false }
        return ParameterRank(self) == .label
    }

    var typeText: String { type?.description ?? "" }

    private var unlabelled: String { isUnlabelled ? "_ " : "" }

    private func defaultText(_ type: SwiftType) -> String {
        guard let defaultValue else { return "" }
        return " = " + Self.text(of: defaultValue, as: type)
    }

    /// Where an optional is expected, `.none` would be no case of the enum but nothing at all.
    static func text(of value: SwiftExpression, as type: SwiftType) -> String {
        guard type.isOptional, case .member(let member) = value else { return value.description }
        return "\(type.unwrapped).\(member.member)"
    }
}
