extension TokenDeclaration {
    /// Degree to which a declaration insists on its value.
    enum Strength: Int, Comparable {
        /// Declaration that says nothing but that the token is itself.
        case empty
        /// `!default`.
        case fallback
        /// `$x: var(--x, 4px)`: SCSS and CSS spell one token in two ways, and the value in CSS comes first.
        case mirrored
        case plain

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    var strength: Strength {
        if isDefault { return .fallback }
        guard case .parts(let parts) = content, parts.count == 1, case .reference(name, let fallback) = parts[0].kind
        else { return .plain }
        return fallback == nil ? .empty : .mirrored
    }
}
