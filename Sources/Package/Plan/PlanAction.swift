package enum PlanAction: String, Sendable, Hashable, CaseIterable {
    case create
    case replace
    case merge
    /// Merge with places at which a person decides.
    case conflict
    case restore
    /// The file goes where it is generated now, or stays where a person has moved it.
    case follow
    /// The file is as it should be, edited or not; it is not touched.
    case keep
    /// The file belongs to its users, and is not looked at; or they have deleted it.
    case leave
    /// The file is not generated any more, and nobody has edited it.
    case prune
    /// The file is not generated any more, and somebody has edited it.
    case orphan
    /// Conflicts of an earlier run are in it, and it is not touched before they are solved.
    case unresolved
    /// The file is the program's and somebody has edited it: nothing at all is written.
    case refuse
}
