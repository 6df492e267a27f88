/// Content of a declaration, before references are followed.
package enum TokenContent: Sendable, Equatable {
    case parts([ValuePart])
    /// A value of several named ones: a typography, a border, a transition. Names as in the format of the Design Tokens
    /// Community Group, sorted.
    case record([Field])

    package struct Field: Sendable, Equatable {
        package let name: String
        package let parts: [ValuePart]

        package init(name: String, parts: [ValuePart]) {
            self.name = name
            self.parts = parts
        }
    }

    /// The one token that all of it stands for, if it is nothing but that.
    package var reference: TokenName? {
        guard case .parts(let parts) = self, parts.count == 1, case .reference(let name, _) = parts[0].kind else {
            return nil
        }
        return name
    }
}
