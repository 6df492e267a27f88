import SwiftModel
import Tokens

struct SwiftThemes: Sendable {
    static let parameter = "theme"

    /// `ElevateTheme`.
    let type: SwiftIdentifier
    /// Case that holds where no theme is chosen.
    let standard: SwiftIdentifier
    let cases: [SwiftIdentifier]
    let themes: [DesignTheme]

    init?(_ graph: TokenGraph, named type: SwiftIdentifier?) {
        guard let type, !graph.themes.isEmpty else { return nil }
        self.type = type
        themes = graph.themes.map(\.theme)
        let standard = SwiftScope.Wish(SwiftIdentifier("default", as: .enumCase), webName: "default", isFixed: true)
        let wishes = themes.map {
            SwiftScope.Wish(SwiftIdentifier($0.name, as: .enumCase, fallback: "theme"), webName: $0.name)
        }
        let names = SwiftScope.unique([standard] + wishes, .caseSensitive)
        self.standard = names[0]
        cases = Array(names.dropFirst())
    }

    /// The value of the environment, and the modifier that sets it.
    var value: String { type.name.lowerCamelCase }
}
