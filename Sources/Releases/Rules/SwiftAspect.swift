/// Aspect of a member of the Swift API that differs.
package enum SwiftAspect: String, Sendable, Hashable, CaseIterable {
    /// Whether it is there, and its name.
    case member
    case type
    /// Contents of a type that is generated for it: the cases of an enum, the members of a struct.
    case content
    /// Default of the member.
    case value
    /// Whether a caller has to give it.
    case requirement
}
