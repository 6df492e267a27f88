extension SwiftType {
    package static let string = SwiftType.named("String")
    package static let bool = SwiftType.named("Bool")

    package var unwrapped: SwiftType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isFunction: Bool {
        if case .function = unwrapped { true } else { false }
    }

    package var isNumber: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        return name == "Int" || isFraction
    }

    package var isFraction: Bool {
        guard case .named(let name, []) = unwrapped else { return false }
        return ["Double", "CGFloat", "Float", "TimeInterval"].contains(name)
    }

    package var element: SwiftType? {
        switch unwrapped {
        case .array(let element): element
        case .named("Set", let arguments): arguments.first
        default: nil
        }
    }

    package var isSet: Bool {
        if case .named("Set", _) = unwrapped { true } else { false }
    }

    package var isArray: Bool {
        if case .array = unwrapped { true } else { false }
    }
}
