import SwiftModel

/// What bodies and inits tell types apart by.
extension SwiftType {
    static let string = SwiftType.named("String")
    static let bool = SwiftType.named("Bool")

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Without the question mark.
    var unwrapped: SwiftType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    var isFunction: Bool {
        if case .function = unwrapped { true } else { false }
    }

    var isNumber: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        return name == "Int" || isFraction
    }

    var isFraction: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        return ["Double", "CGFloat", "Float", "TimeInterval"].contains(name)
    }

    /// What a set or a list has.
    var element: SwiftType? {
        switch unwrapped {
        case .array(let element): element
        case .named("Set", let arguments): arguments.first
        default: nil
        }
    }

    var isSet: Bool {
        if case .named("Set", _) = unwrapped { true } else { false }
    }

    var isArray: Bool {
        if case .array = unwrapped { true } else { false }
    }
}
