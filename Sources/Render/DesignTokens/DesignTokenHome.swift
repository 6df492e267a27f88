import SwiftModel

/// Where a token stands in Swift: `ElevateAliases.Action.fillDanger`.
struct DesignTokenHome: Sendable, Hashable {
    /// The enum that is a file of its own.
    let container: SwiftIdentifier
    /// The enum in it that the token is grouped in, if it is.
    let group: SwiftIdentifier?
    let member: SwiftIdentifier
    /// As it is written from anywhere. Made once, for many tokens may refer to this one.
    let reference: String

    init(container: SwiftIdentifier, group: SwiftIdentifier?, member: SwiftIdentifier) {
        self.container = container
        self.group = group
        self.member = member
        var reference = container.reference
        for part in [group, member].compactMap({ $0 }) {
            reference += "."
            reference += part.member
        }
        self.reference = reference
    }
}
