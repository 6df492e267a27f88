extension Member {
    package var isRequired: Bool {
        switch form {
        case .value, .items: defaultValue == nil
        case .binding: !keepsOwn
        case .rows: true
        case .action(_, let isOptional): !isOptional
        case .slot(_, let text): takesTrailingClosure || (text.map { $0.defaultValue == nil } ?? false)
        }
    }

    package var isOptionalClosure: Bool {
        switch form {
        case .action(_, let isOptional): isOptional
        case .value(let type): type.isFunction && !isRequired
        case .binding, .items, .slot, .rows: false
        }
    }

    /// A text that is the label stands first and without a name, as in `Button("Save")`.
    package var isUnlabeled: Bool { valueType != nil && ParameterRank(self) == .label }

    package func argument(_ value: String) -> String { isUnlabeled ? value : "\(name.label): \(value)" }

    package var defaultText: String? {
        switch form {
        case .value(let type): defaultValue?.text(as: type)
        case .items(let type, _): defaultValue?.text(as: .array(type))
        case .action(_, isOptional: true): "nil"
        case .binding: keepsOwn ? "nil" : nil
        case .action, .slot, .rows: nil
        }
    }
}

extension SwiftExpression {
    /// Adds the name of the enum where an optional is expected: `.none` would be no case of it but nothing at all.
    package func text(as type: SwiftType) -> String {
        guard type.isOptional, case .member(let member) = self else { return description }
        return "\(type.unwrapped).\(member.member)"
    }
}
