import SwiftModel

/// Place of a token in Swift: `ElevateAliases.Action.fillDanger`.
struct DesignTokenHome: Sendable, Hashable {
    /// The enum that is a file of its own.
    let container: SwiftIdentifier
    let group: SwiftIdentifier?
    let member: SwiftIdentifier
    /// Spelling that holds anywhere. It is made once, for many tokens may refer to this one.
    let reference: String

    /// Argument with which a token is asked for its value in a theme.
    static let themeArgument = "(in: \(SwiftThemes.parameter))"

    var themed: DesignTokenHome {
        DesignTokenHome(container: container, group: group, member: member, reference: reference + Self.themeArgument)
    }

    static func homes(
        in container: SwiftIdentifier,
        _ group: SwiftIdentifier?,
        of members: [SwiftIdentifier]
    ) -> [DesignTokenHome] {
        let scope = container.reference + (group.map { ".\($0.member)" } ?? "") + "."
        return members.map { member in
            DesignTokenHome(container: container, group: group, member: member, reference: scope + member.member)
        }
    }
}
