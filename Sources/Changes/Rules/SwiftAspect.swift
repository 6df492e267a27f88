/// What of a member of the Swift API differs.
package enum SwiftAspect: String, Sendable, Hashable, CaseIterable {
    /// Whether it is there, and what it is called.
    case member
    case type
    /// What a type that is generated for it consists of: the cases of an enum, the members of a struct.
    case content
    /// Its default.
    case value
    /// Whether a caller has to give it.
    case requirement
}
