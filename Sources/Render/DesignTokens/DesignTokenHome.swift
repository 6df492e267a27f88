import SwiftModel

/// Where a token stands in Swift: `ElevateAliases.Action.fillDanger`.
struct DesignTokenHome: Sendable, Hashable {
    /// The enum that is a file of its own.
    let container: SwiftIdentifier
    /// The enum in it that the token is grouped in, if it is.
    let group: SwiftIdentifier?
    let member: SwiftIdentifier

    /// As it is written from anywhere.
    var reference: String {
        ([container.reference] + [group?.member, member.member].compactMap { $0 }).joined(separator: ".")
    }
}
