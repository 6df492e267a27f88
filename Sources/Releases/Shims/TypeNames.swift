import SwiftModel

/// Names of the types of all components today: a component may use a type of another component with a new tag.
struct TypeNames {
    /// Names in use, except names of types nested in others.
    let taken: Set<String>
    private let renamed: [SwiftIdentifier: SwiftIdentifier]

    init(_ library: SwiftLibrary, pairs: [(old: FormerComponent.Names, new: SwiftComponentNames)]) {
        let taken = Set(library.components.flatMap(\.names.types).map(\.name))
        var renamed: [SwiftIdentifier: SwiftIdentifier] = [:]
        for (old, new) in pairs {
            for (before, after) in [(old.view, new.view), (old.tokens, new.tokens)] where before != after {
                // Names that another component has now mean that component.
                if !taken.contains(before.name) { renamed[before] = after }
            }
        }
        self.taken = taken
        self.renamed = renamed
    }

    func now(_ name: GeneratedTypeName) -> GeneratedTypeName {
        guard let scope = name.scope else { return renamed[name.name].map { GeneratedTypeName($0) } ?? name }
        return renamed[scope].map { GeneratedTypeName(name.name, in: $0) } ?? name
    }
}
