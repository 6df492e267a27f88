/// Components that have another tag than before, so that their files follow instead of being made anew.
///
/// A caller that compares two releases, or knows the tags from elsewhere, hands them in. A component that keeps its tag
/// needs none: its files are known by it, even when they and their types have new names.
package struct Renames: Sendable, Equatable {
    private let tags: [String: String]

    /// The new tag behind each old one. A component has one name, so that an old tag that is renamed twice is a mistake of
    /// the caller.
    package init(_ renames: [(old: String, new: String)] = []) {
        tags = Dictionary(uniqueKeysWithValues: renames.map { ($0.old, $0.new) })
    }

    package var isEmpty: Bool { tags.isEmpty }

    /// Finds the identity that a file of an old component has in the new release.
    func renamed(_ identity: FileIdentity) -> FileIdentity {
        guard let component = identity.component, let tag = tags[component] else { return identity }
        return FileIdentity(component: tag, part: identity.part)
    }
}
