package struct RelatedComponent: Sendable, Hashable {
    package enum Relation: String, Sendable, Hashable, CaseIterable {
        case uses = "uses it"
        case usedBy = "is used by it"
        case child = "its children, which are data in Swift"
        case parent = "takes it as data"
        case sameCategory = "of the same category"
    }

    package let tag: String
    package let relation: Relation
}
