import SwiftModel

/// The name of a result: Swift words, and places for the web name; with it the role of the member of that name.
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
    /// Purpose of the member, where the row says it: `as isInvalid`.
    package var role: String?

    package init(_ parts: [Part], role: String? = nil) {
        self.parts = parts
        self.role = role
    }
}

extension NameTemplate {
    /// The name with its holes filled.
    func filled(
        webName: String,
        component: String,
        as context: SwiftIdentifier.Context,
        spelling: NameSpelling
    ) -> SwiftIdentifier {
        if parts == [.hole(.name)] {
            return SwiftIdentifier(webName, as: context, spelling: spelling)
        }
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

    /// Whether the name is the row's own and not the web's.
    var isLiteral: Bool {
        parts.allSatisfy { if case .literal = $0 { true } else { false } }
    }
}
