import Core

/// The members of an element that are part of its API, each once: the nearest declaration counts.
struct DeclaredSurface {
    struct Item {
        let ancestor: DeclaredLineage.Ancestor
        let member: DeclaredMember
        /// Whether a setter stands beside the getter.
        var hasSetter: Bool
        var comments: Range<Int>? { member.comment }
    }

    private var found: [Item] = []
    private var positions: [String: Int] = [:]

    init(_ lineage: DeclaredLineage, _ scopes: DeclaredScopes) {
        for ancestor in lineage.ancestors {
            for member in scopes.entries[ancestor.id].declaration.members { add(member, ancestor) }
        }
    }

    private mutating func add(_ member: DeclaredMember, _ ancestor: DeclaredLineage.Ancestor) {
        guard !member.traits.contains(.nameless), !member.name.isEmpty, !member.name.hasPrefix("[") else { return }
        if let position = positions[member.name] {
            // A hidden member of the class hides inherited members of its name as well.
            guard position >= 0, found[position].ancestor.id == ancestor.id else { return }
            let isPair = member.traits.contains(.setter) || found[position].member.traits.contains(.setter)
            if isPair { found[position].hasSetter = true }
            if found[position].member.traits.contains(.setter), member.traits.contains(.getter) {
                found[position] = Item(ancestor: ancestor, member: member, hasSetter: true)
            }
            return
        }
        guard !member.traits.contains(.hidden), !member.traits.contains(.isStatic),
            MemberVisibility.isPublicName(member.name), !MemberVisibility.isLifecycleCallback(member.name),
            !DeclaredSurface.inherited.contains(member.name)
        else {
            if !member.traits.contains(.isStatic) { positions[member.name] = -1 }
            return
        }
        positions[member.name] = found.count
        found.append(Item(ancestor: ancestor, member: member, hasSetter: member.traits.contains(.setter)))
    }

    mutating func items() -> [Item] { found }

    /// Members that all elements have, and compilers declare anew with the element's own events.
    private static let inherited: Set<String> = ["addEventListener", "removeEventListener", "dispatchEvent"]
}
