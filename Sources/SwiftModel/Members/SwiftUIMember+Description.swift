import WebModel

extension SwiftUIMember: CustomStringConvertible {
    /// Spelling in a matrix, with the role where a row states one: `isWrong: Bool = false as isInvalid`.
    package var descriptionWithRole: String {
        if case .stated(let role)? = member?.memberRole { "\(self) as \(role)" } else { description }
    }

    /// Spelling in a matrix.
    package var description: String {
        switch self {
        case .member(let member): member.description
        case .text(let text): text.description
        case .mechanism(let mechanism): mechanism.rawValue
        case .reference(let item): "see \(item)"
        }
    }
}
