package import WebModel

package enum SwiftUIMember: Sendable, Hashable {
    case member(Member)
    case text(SwiftText)
    case mechanism(SwiftUIMechanism)
    /// The item is part of another item's member: `show()` of the binding that `open` is.
    case reference(ItemReference)

    package var member: Member? {
        get {
            if case .member(let member) = self { member } else { nil }
        }
        set {
            if let newValue, case .member = self { self = .member(newValue) }
        }
    }
}

extension SwiftUIMember: CustomStringConvertible {
    /// Spelling in a matrix, with the role where a row states one: `isWrong: Bool = false as isInvalid`.
    package var descriptionWithRole: String {
        if case .stated(let role)? = member?.memberRole { "\(self) as \(role)" } else { description }
    }

    package var description: String {
        switch self {
        case .member(let member): member.description
        case .text(let text): text.description
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}
