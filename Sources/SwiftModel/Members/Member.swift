package import WebModel

/// Parameter of a component's init, and the part of it that the component stores. Releases are compared by the text
/// that callers write for members.
package struct Member: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        case value(SwiftType)
        /// Value that the user changes: a `Binding` to the caller's state.
        case binding(SwiftType)
        /// A closure that the component calls. Where it is optional, a caller may leave it out.
        case action(parameters: [SwiftType], isOptional: Bool)
        /// A generic parameter and a `@ViewBuilder` argument; a caller may give `text` instead, where it is there.
        case slot(viewType: SwiftIdentifier, text: SlotText? = nil)
        /// Closure that makes the view of one of the caller's own values.
        case rows(viewType: SwiftIdentifier, element: SwiftIdentifier)
        /// Data that the component draws one by one: the tabs of a tab group, the options of a select. `tag` is the tag
        /// of the child component; without one the data are objects of the component's own.
        case items(SwiftType, tag: String?)
    }

    package struct SlotText: Sendable, Hashable {
        package var type: SwiftType
        package var defaultValue: SwiftExpression?
        package var display: TextDisplay
    }

    package var name: SwiftIdentifier
    package var memberRole: MemberRole
    package var form: Form
    /// nil where the caller has to give the value.
    package var defaultValue: SwiftExpression?
    package var origin: ItemReference
    /// Item that a closure tells of, where another item's rule made the closure; an event has words of its own.
    package var event: ItemReference?
    /// Whether a closure without a label behind a call has to be this member. Where optional closures stand before it,
    /// the compiler would take the closure for the first of them, if this member could be left out.
    package var takesTrailingClosure = false
    /// Whether the view keeps the value where a caller gives no Binding.
    package var keepsOwn = false
    /// Whether releases before had a component without it: callers may leave it out.
    package var isAddition = false

    package init(
        _ form: Form,
        name: SwiftIdentifier,
        as memberRole: MemberRole = .asNamed,
        defaultValue: SwiftExpression? = nil,
        origin: ItemReference,
        event: ItemReference? = nil
    ) {
        self.name = name
        self.memberRole = memberRole
        self.form = form
        self.defaultValue = defaultValue
        self.origin = origin
        self.event = event
    }

    package var role: String? { memberRole.name(of: name) }
}

extension Member {
    /// Type of its declaration; nil for a view, because the caller decides its type.
    package var type: SwiftType? {
        switch form {
        case .value(let type), .binding(let type): type
        case .items(let type, _): .array(type)
        case .action(let parameters, let isOptional): .action(parameters, isOptional: isOptional)
        case .slot, .rows: nil
        }
    }

    /// The types that a caller gives or is told: for a closure its parameters, for data the type of one item.
    package var writtenTypes: [SwiftType] {
        switch form {
        case .value(let type), .binding(let type), .items(let type, _): [type]
        case .action(let parameters, _): parameters
        case .slot, .rows: []
        }
    }

    package var valueType: SwiftType? {
        if case .value(let type) = form { type } else { nil }
    }

    package var viewType: SwiftIdentifier? {
        switch form {
        case .slot(let type, _), .rows(let type, _): type
        case .value, .binding, .action, .items: nil
        }
    }

    package var slotText: SlotText? {
        if case .slot(_, let text) = form { text } else { nil }
    }

    package var hasText: Bool { slotText != nil }
}

extension [Member] {
    package var selection: Member? {
        ["selection", "values", "value"].lazy.compactMap { role in first { $0.role == role && $0.form.isBinding } }
            .first
    }
}

extension SwiftType {
    package static func action(_ parameters: [SwiftType], isOptional: Bool) -> SwiftType {
        let closure = SwiftType.function(parameters: parameters, returns: .void)
        return isOptional ? .optional(closure) : closure
    }
}

extension Member.Form {
    package var isBinding: Bool {
        if case .binding = self { true } else { false }
    }

    package func isBinding(to type: SwiftType) -> Bool {
        if case .binding(type) = self { true } else { false }
    }

    package var isAction: Bool {
        if case .action = self { true } else { false }
    }

    package var isSlot: Bool {
        if case .slot = self { true } else { false }
    }

    package var isRows: Bool {
        if case .rows = self { true } else { false }
    }

    package var isItems: Bool {
        if case .items = self { true } else { false }
    }
}

extension Member: CustomStringConvertible {
    /// Spelling in a matrix: `isDisabled: Bool = false`, `$isOn: Bool`, `prefix: View`, `onRemove: (() -> Void)?`.
    package var description: String {
        let name = name.declaration
        switch form {
        case .value(let type): return "\(name): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
        case .binding(let type): return "$\(name): \(type)"
        case .slot, .rows: return "\(name): View"
        case .action, .items: return "\(name): \(type?.description ?? "")"
        }
    }
}
