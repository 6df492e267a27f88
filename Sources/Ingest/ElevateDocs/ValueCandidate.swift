import Core
import WebModel

/// Values of a type as one place tells them.
struct ValueCandidate {
    /// Resolved.
    let type: WebType
    let areMemberNames: Bool
    let place: SourceLocation

    var literals: [WebType.Literal] { type.literals ?? [] }

    /// Whether both name the same values, in any order; a member and its value on the wire count as the same.
    func agrees(with other: ValueCandidate) -> Bool {
        guard type.literals != nil, other.type.literals != nil else { return type == other.type }
        if Set(literals) == Set(other.literals) { return true }
        guard areMemberNames || other.areMemberNames else { return false }
        return Set(literals.map(\.folded)) == Set(other.literals.map(\.folded))
    }

    /// The better of two that agree: the one that tells the values on the wire.
    func preferred(over other: ValueCandidate) -> ValueCandidate {
        areMemberNames && !other.areMemberNames ? other : self
    }

    /// The narrower of two that contradict each other; of two as narrow, the later one, which is nearer to the item.
    func narrower(than other: ValueCandidate) -> ValueCandidate {
        guard type.literals != nil else { return other }
        guard other.type.literals != nil else { return self }
        return literals.count < other.literals.count ? self : other
    }
}

extension WebType.Literal {
    /// The value without case and dashes, in which `TopStart` and `top-start` are the same.
    var folded: String {
        switch self {
        case .string(let text): MemberName.folded(text)
        case .number(let text), .bigint(let text): text
        case .boolean(let value): value ? "true" : "false"
        }
    }
}
