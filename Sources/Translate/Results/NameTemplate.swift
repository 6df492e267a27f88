import SwiftModel

/// Swift words with places for the web name, and the role of the member.
package struct NameTemplate: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        case literal(String)
        case hole(Hole)
    }

    package enum Hole: String, Sendable, Hashable, CaseIterable {
        /// The web name in lowerCamel.
        case name
        /// The web name in UpperCamel.
        case upperName = "Name"
        /// The component's base name.
        case component = "Component"
    }

    package let parts: [Part]
    /// `as isInvalid`
    package var role: String?
}

extension NameTemplate {
    func filled(
        webName: String,
        component: String,
        as context: SwiftIdentifier.Context,
        spelling: NameSpelling
    ) -> SwiftIdentifier {
        if parts == [.hole(.name)] { return SwiftIdentifier(webName, as: context, spelling: spelling) }
        let text = parts.map { part in
            switch part {
            case .literal(let text): text
            case .hole(.name): spelling.lowerCamel(webName)
            case .hole(.upperName): spelling.upperCamel(webName)
            case .hole(.component): component
            }
        }.joined()
        return SwiftIdentifier(swift: text, as: context) ?? SwiftIdentifier(text, as: context, spelling: spelling)
    }

    /// Taken from the row and not from the web.
    var isLiteral: Bool { parts.allSatisfy { if case .literal = $0 { true } else { false } } }
}
