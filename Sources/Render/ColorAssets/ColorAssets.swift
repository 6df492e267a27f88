import SourceText
import SwiftModel
import Tokens
import Workspace

/// The colors of a design system that follow the appearance, as color sets of an asset catalog.
///
/// A token that is another one, as those of components mostly are, has no color set: it refers to the token that has, so that
/// whoever changes a color in Xcode changes all that comes from it.
struct ColorAssets {
    static let folder = "Colors.xcassets"

    /// The sets of each enum, in the order of its tokens.
    private let byContainer: [SwiftIdentifier: [(token: DesignToken, set: ColorSet)]]
    private let byPlace: [Int: ColorSet]
    /// The tokens with colors that follow the appearance and are no color sets, in the order of their names.
    private let others: [DesignToken]

    init(_ design: DesignTokenLibrary) {
        var byContainer: [SwiftIdentifier: [(token: DesignToken, set: ColorSet)]] = [:]
        var others: [DesignToken] = []
        for container in design.containers {
            let tokens = design.tokens(of: container)
            let sets = Self.sets(of: tokens, in: design)
            if !sets.isEmpty { byContainer[container] = sets }
            others += tokens.filter(Self.isMoreThanColor)
        }
        self.byContainer = byContainer
        self.others = others.sorted { $0.token.name < $1.token.name }
        byPlace = Dictionary(
            byContainer.values.joined().map { ($0.token.place, $0.set) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    var isEmpty: Bool { byPlace.isEmpty }

    /// The enums with color sets, sorted.
    var containers: [SwiftIdentifier] { byContainer.keys.sorted() }

    func sets(of container: SwiftIdentifier) -> [(token: DesignToken, set: ColorSet)] { byContainer[container] ?? [] }

    /// All sets, sorted by what they are called.
    var sets: [ColorSet] { byPlace.values.sorted { $0.path.lexicographicallyPrecedes($1.path) } }

    subscript(token: DesignToken) -> ColorSet? { byPlace[token.place] }

    private static func sets(
        of tokens: [DesignToken],
        in design: DesignTokenLibrary
    ) -> [(token: DesignToken, set: ColorSet)] {
        let found = tokens.compactMap { token -> (token: DesignToken, values: ColorValues)? in
            guard token.kind == DesignTokenKind(type: .color), token.expression.callee != nil,
                let values = ColorValues(ofTokenAt: token.place, in: design.graph), values.isDynamic
            else { return nil }
            return (token, values)
        }
        let byFolder = Dictionary(grouping: found) { $0.token.home.group }
        return byFolder.sorted { ($0.key?.name ?? "") < ($1.key?.name ?? "") }.flatMap { group, found in
            let folder = [found[0].token.home.container, group].compactMap(\.self).map { OutputPath.portable($0.name) }
            // Swift tells names apart by the case of their letters, and not every file system does.
            let names = SwiftScope.unique(
                found.map { .init($0.token.home.member, webName: $0.token.token.name.text) },
                .caseInsensitive
            )
            return zip(found, names).map { found, name in
                (found.token, ColorSet(path: folder + [OutputPath.portable(name.name)], values: found.values))
            }
        }
    }

    /// Whether a token has colors that follow the appearance and can't be one.
    private static func isMoreThanColor(_ token: DesignToken) -> Bool {
        if token.kind.type == .foreground { return true }
        guard token.kind != DesignTokenKind(type: .color) else { return false }
        return token.expression.hasDynamicColor
    }

    /// Says which colors are not among the assets.
    func report(into diagnostics: inout DiagnosticBag) {
        for token in others {
            let reason =
                token.kind.type == .foreground
                ? "it is the color of the text around, which only a view knows" : "it is more than a color"
            diagnostics.note(
                .tokensNotInAssets,
                "“\(token.token.name)” follows the appearance and stays in Swift: \(reason)",
                at: (token.token.light ?? token.token.dark)?.location
            )
        }
        if isEmpty {
            diagnostics.warning(
                .tokensNotInAssets,
                "there is no asset catalog: no token is a color that differs in dark",
                at: nil
            )
        }
    }
}

extension SwiftValueText {
    /// Whether a color that follows the appearance is made anywhere in it.
    fileprivate var hasDynamicColor: Bool {
        switch self {
        case .word: false
        case .call("Color", let arguments) where arguments.first?.label == "light": true
        case .call(_, let arguments): arguments.contains { $0.value.hasDynamicColor }
        case .list(let items): items.contains(where: \.hasDynamicColor)
        case .dictionary(let entries): entries.contains { $0.value.hasDynamicColor }
        }
    }
}
