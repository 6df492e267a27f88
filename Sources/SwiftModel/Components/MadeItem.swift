package import WebModel

/// Stand-in for an item that no source has: a part that we made, for a role that a primitive does nothing without.
extension ItemReference {
    /// No item of the web has a dot in its name.
    package init(_ kind: ItemKind, madeFor role: String, of primitive: NativePrimitive) {
        self.init(kind, "\(primitive.rawValue).\(role)")
    }

    package var isMade: Bool { name.contains(".") }

    package var primitive: NativePrimitive? {
        name.lastIndex(of: ".").flatMap { NativePrimitive(rawValue: String(name[..<$0])) }
    }

    /// The role of a part that we made; asked only of these.
    package var madeRole: String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }
}
