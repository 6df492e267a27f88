package import SwiftModel

package struct TokenBridge {
    private let old: TokenRelease
    private let new: TokenRelease
    private let successors: [Int?]
    private let members: [String: TokenMember]
    private let containers: Set<SwiftIdentifier>
    private let groups: Set<[SwiftIdentifier]>
    private let taken: Set<String>
    private let literal: (_ place: Int) -> [String]?

    /// `literal` gives the value at a place of the old release, as an expression without other tokens.
    package init(
        from old: TokenRelease,
        to new: TokenRelease,
        _ comparison: TokenComparison,
        in library: SwiftLibrary,
        literal: @escaping (_ place: Int) -> [String]?
    ) {
        self.old = old
        self.new = new
        self.literal = literal
        successors = comparison.successors
        let all = new.members.compactMap(\.self)
        members = Dictionary(all.map { ($0.reference, $0) }) { first, _ in first }
        containers = Set(all.map(\.container))
        groups = Set(all.compactMap { member in member.group.map { [member.container, $0] } })
        // The enum of a component's tokens is there where it has some.
        let names = library.components.flatMap { component in
            component.names.types.filter { $0 != component.names.componentTokens }
        }
        taken = Set(
            names.map(\.name) + library.sharedEnums.map(\.name.name.name)
                + library.sharedStructs.map(\.name.name.name)
        )
    }

    package var shims: TokenShims {
        var former: [[SwiftIdentifier]: [FormerToken]] = [:]
        var gaps: [String] = []
        for (place, member) in old.members.enumerated() {
            guard let member else { continue }
            if let heir = members[member.reference] {
                if heir.type != member.type {
                    gaps.append("\(member.reference) is of another type now: \(heir.type), and no \(member.type).")
                }
            } else if taken.contains(member.container.name) {
                gaps.append("\(member.reference) is gone: \(member.container.name) is another type now.")
            } else if let meaning = meaning(of: member, at: place) {
                let scope = [member.container] + (member.group.map { [$0] } ?? [])
                former[scope, default: []].append(FormerToken(name: member.name, type: member.type, meaning: meaning))
            } else {
                gaps.append("\(member.reference) is gone.")
            }
        }
        let scopes = former.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(scope)
        return TokenShims(scopes: scopes, gaps: gaps.sorted())
    }

    private func scope(_ names: [SwiftIdentifier], _ members: [FormerToken]) -> TokenShims.Scope {
        TokenShims.Scope(
            container: names[0],
            group: names.count > 1 ? names[1] : nil,
            isContainerGone: !containers.contains(names[0]),
            isGroupGone: names.count > 1 && !groups.contains(names),
            members: members.sorted { $0.name < $1.name }
        )
    }

    /// A member of another type can't take its place: then it keeps its former value.
    private func meaning(of member: TokenMember, at place: Int) -> FormerToken.Meaning? {
        if let successor = successors[place].flatMap({ new.members[$0] }), successor.type == member.type {
            return .renamed(successor.reference)
        }
        return literal(place).map { .value($0) }
    }
}
