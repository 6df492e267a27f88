/// Differences in Swift that a change of the web can be the cause of.
///
/// Several changes of one item share its differences: a new default is the cause of the new value, and the new type is not,
/// although each could be if it were alone.
struct SwiftAspects: Sendable {
    /// Aspects that the change is the cause of before all other changes.
    let own: Set<SwiftAspect>
    /// Aspects that it can be the cause of where no other change is.
    let possible: Set<SwiftAspect>

    /// Presence or name of something.
    static let existence = SwiftAspects(own: [.member], possible: Set(SwiftAspect.allCases))
    static let type = SwiftAspects(own: [.type, .content], possible: Set(SwiftAspect.allCases))
    /// Values of a closed set. That the type is another one, or may be absent, comes from something else where there is
    /// anything else.
    static let values = SwiftAspects(own: [.content], possible: Set(SwiftAspect.allCases))
    static let defaultValue = SwiftAspects(
        own: [.value, .requirement],
        possible: [.value, .requirement, .type, .member]
    )
    static let requirement = SwiftAspects(own: [.requirement], possible: [.value, .requirement, .type, .member])
    /// Something about the item that a rule of the matrix may ask for.
    static let any = SwiftAspects(own: [], possible: Set(SwiftAspect.allCases))
    /// Deprecation of an item, which lets another one have its name.
    static let name = SwiftAspects(own: [], possible: [.member])
    static let nothing = SwiftAspects(own: [], possible: [])
}
