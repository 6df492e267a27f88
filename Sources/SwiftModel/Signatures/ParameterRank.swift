import WebModel

/// Position of a parameter in an init: content, variants, state flags, bindings, closures, view builders.
package enum ParameterRank: Comparable {
    case label, content, variant, flag, binding, closure
    case row
    /// Content between the tags of the web component: the closure that needs no label in a call.
    case defaultSlot
    case slot

    package init(_ member: Member) {
        switch member.form {
        case .slot: self = member.isDefaultSlot ? .defaultSlot : .slot
        case .rows: self = .row
        case .binding: self = .binding
        case .action: self = .closure
        case .items: self = .content
        case .value(let type):
            switch type.unwrapped {
            case .bool: self = .flag
            case .generated: self = .variant
            case .string where member.role == "label": self = .label
            default: self = type.isFunction ? .closure : .content
            }
        }
    }
}

extension Member {
    /// Whether it is the content between the tags, or would stand there where no source has a slot for it.
    fileprivate var isDefaultSlot: Bool {
        origin.kind == .slot && (origin.name.isEmpty || origin.isMade && origin.madeRole == "content")
    }
}
