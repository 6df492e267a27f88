import SwiftModel

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
