package import SwiftModel
package import WebModel

package enum SwiftUIColumn: Sendable, Hashable {
    case skip
    case results([SwiftUIResult])
}

package enum SwiftUIResult: Sendable, Hashable {
    /// `isDisabled: Bool = false`
    case value(NameTemplate, SwiftType, default: SwiftExpression?)
    /// `$isOn: Bool`
    case binding(NameTemplate, SwiftType)
    /// `prefix: View`
    case slot(NameTemplate)
    /// `tabs: [{Item}]`
    case items(NameTemplate)
    /// `action()`, `onChange({Type})?`
    case action(NameTemplate, [SwiftType], isOptional: Bool)
    /// `@FocusState`, `.focused()`
    case mechanism(SwiftUIMechanism)
    /// `see open`
    case reference(ItemReference)
}

extension SwiftUIResult {
    /// nil where the result makes no member.
    var name: NameTemplate? {
        switch self {
        case .value(let name, _, _), .binding(let name, _), .slot(let name), .items(let name), .action(let name, _, _):
            name
        case .mechanism, .reference: nil
        }
    }

    /// nil where the result makes no member.
    func playing(_ role: String) -> SwiftUIResult? {
        guard var name else { return nil }
        name.role = role
        return switch self {
        case .value(_, let type, let value): .value(name, type, default: value)
        case .binding(_, let type): .binding(name, type)
        case .slot: .slot(name)
        case .items: .items(name)
        case .action(_, let parameters, let isOptional): .action(name, parameters, isOptional: isOptional)
        case .mechanism, .reference: nil
        }
    }

    var isAction: Bool {
        if case .action = self { true } else { false }
    }

    var mayBeLeftOut: Bool {
        switch self {
        case .value(_, let type, let value): value != nil || type.isOptional
        case .action(_, _, let isOptional): isOptional
        case .slot: true
        case .binding, .items, .mechanism, .reference: false
        }
    }

    var isSlot: Bool {
        if case .slot = self { true } else { false }
    }
}
