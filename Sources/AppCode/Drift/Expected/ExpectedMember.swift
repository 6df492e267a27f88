import Core
import SwiftModel
import WebModel

/// Forms in which callers may give a member, over all inits.
struct ExpectedMember {
    struct Form: Hashable {
        let kind: Kind
        let defaultText: String?
        let isRequired: Bool

        enum Kind: Hashable {
            case value(WrittenType)
            case binding(WrittenType)
            case action([WrittenType], isOptional: Bool)
            case view
            case rows
        }
    }

    let item: ItemReference
    let name: String
    var forms: [Form]
    /// Set where one of the inits has no label.
    var isUnlabeled: Bool
    var isEverywhere = true
    /// Spelled with the most that a caller can give first.
    let declaration: String
    /// nil for a member that we made.
    let place: SourceLocation?

    /// nil for a member that is made for a primitive.
    var webItem: ItemReference? { item.isMade ? nil : item }

    var isOptional: Bool { forms.allSatisfy { !$0.isRequired } }

    var takesText: Bool {
        forms.contains { if case .value(let type) = $0.kind { type.unwrapped == .name("String") } else { false } }
    }

    var hasView: Bool { forms.contains { $0.kind == .view } }

    var hasValue: Bool { forms.contains { if case .value = $0.kind { true } else { false } } }
}

extension ExpectedMember.Form {
    /// nil for a parameter of no item: the values of an app, of which an init makes views.
    init?(_ parameter: ParameterSignature, _ types: ExpectedTypes) {
        switch parameter.form {
        case .value(let type): kind = Kind(type, types)
        case .binding(let type, _): kind = .binding(types.written(type))
        case .action(let parameters, let isOptional):
            kind = .action(parameters.map(types.written), isOptional: isOptional)
        case .slot: kind = .view
        case .rows: kind = .rows
        case .items(let type): kind = .value(.array(types.written(type)))
        case .data: return nil
        }
        defaultText = parameter.defaultText
        isRequired = parameter.isRequired
    }

    /// `Binding<Bool>`, `@ViewBuilder () -> some View`
    var typeText: String {
        switch kind {
        case .value(let type): type.description
        case .binding(let type): "Binding<\(type)>\(isRequired ? "" : "?")"
        case .action(let parameters, let isOptional):
            WrittenType.function(parameters, effects: "", .void).optional(isOptional).description
        case .view: "@ViewBuilder () -> some View"
        case .rows: "@ViewBuilder (Item) -> some View"
        }
    }
}

extension ExpectedMember.Form.Kind {
    /// A closure without a result is an action, also where it is the value of a property.
    init(_ type: SwiftType, _ types: ExpectedTypes) {
        if case .function(let parameters, .void) = type.unwrapped {
            self = .action(parameters.map(types.written), isOptional: type.isOptional)
        } else {
            self = .value(types.written(type))
        }
    }
}

extension WrittenType {
    func optional(_ isOptional: Bool) -> WrittenType { isOptional ? .optional(self) : self }
}
