import Core
import Package
import SwiftModel
import Tokens

/// The colors of a design system that follow the appearance, as color sets of an asset catalog. A token that is another
/// one, like most tokens of components, has no color set: it refers to the token that has, so that a change of a color
/// in Xcode changes every color that comes from it.
struct ColorAssets {
    static let folder = "Colors.xcassets"
    /// Folder with a folder for each theme, which holds its sets in the same folders as the sets without a theme.
    private static let themes = "Themes"

    private let byContainer: [SwiftIdentifier: [(token: DesignToken, set: ColorSet)]]
    private let byPlace: [Int: ColorSet]
    /// Color sets that themes state themselves, by the place of a token, each with the name of the case of its theme.
    private let themed: [Int: [(theme: SwiftIdentifier, set: ColorSet)]]
    private let others: [DesignToken]

    init(_ design: DesignTokenLibrary) {
        var byContainer: [SwiftIdentifier: [(token: DesignToken, set: ColorSet)]] = [:]
        var others: [DesignToken] = []
        var themed: [Int: [(theme: SwiftIdentifier, set: ColorSet)]] = [:]
        for container in design.containers {
            let tokens = design.tokens(of: container)
            let found = Self.sets(of: tokens, in: design)
            let sets = found.compactMap { found in found.set.map { (token: found.token, set: $0) } }
            if !sets.isEmpty { byContainer[container] = sets }
            for found in found where !found.themed.isEmpty { themed[found.token.place] = found.themed }
            others += tokens.filter(Self.isMoreThanColor)
        }
        self.byContainer = byContainer
        self.themed = themed
        self.others = others.sorted { $0.token.name < $1.token.name }
        byPlace = Dictionary(
            byContainer.values.joined().map { ($0.token.place, $0.set) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    var isEmpty: Bool { byPlace.isEmpty && themed.isEmpty }

    var containers: [SwiftIdentifier] { byContainer.keys.sorted() }

    func sets(of container: SwiftIdentifier) -> [(token: DesignToken, set: ColorSet)] { byContainer[container] ?? [] }

    var sets: [ColorSet] {
        (Array(byPlace.values) + themed.values.joined().map(\.set)).sorted {
            $0.path.lexicographicallyPrecedes($1.path)
        }
    }

    subscript(token: DesignToken) -> ColorSet? { byPlace[token.place] }

    /// Puts the colors of the catalog in the place of colors that a theme states; nil where all themes have one value.
    func themedText(of token: DesignToken) -> ThemedText? {
        let sets = themed[token.place] ?? []
        return token.themed?.replacingValues { cases in
            sets.first { cases.contains($0.theme) }.map { ColorAssetFile.expression(of: $0.set) }
        }
    }

    private typealias Found = (token: DesignToken, set: ColorSet?, themed: [(theme: SwiftIdentifier, set: ColorSet)])

    private static func sets(of tokens: [DesignToken], in design: DesignTokenLibrary) -> [Found] {
        let found = tokens.compactMap { token -> (token: DesignToken, values: ColorValues?, themed: [ThemeColor])? in
            guard token.kind == DesignTokenKind(type: .color) else { return nil }
            let plain =
                token.expression.callee == nil ? nil : ColorValues(ofTokenAt: token.place, in: design.graph)
            let values = plain?.isDynamic == true ? plain : nil
            let themed = themeColors(of: token, in: design).filter { values != nil || $0.values.isDynamic }
            return values == nil && themed.isEmpty ? nil : (token, values, themed)
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
                let path = folder + [OutputPath.portable(name.name)]
                let themed = found.themed.map { color in
                    let folder = [Self.themes, OutputPath.portable(color.theme.name)]
                    return (theme: color.theme, set: ColorSet(path: folder + path, values: color.values))
                }
                return (found.token, found.values.map { ColorSet(path: path, values: $0) }, themed)
            }
        }
    }

    private typealias ThemeColor = (theme: SwiftIdentifier, values: ColorValues)

    /// The colors that themes state themselves, and take from no other token. Themes that state the same one share it.
    private static func themeColors(of token: DesignToken, in design: DesignTokenLibrary) -> [ThemeColor] {
        guard let themes = design.themes, let text = token.themed else { return [] }
        return text.branches.compactMap { branch in
            guard branch.value.callee != nil, !branch.cases.contains(themes.standard), let theme = branch.cases.first,
                let number = themes.cases.firstIndex(of: theme),
                let values = ColorValues(ofTokenAt: token.place, in: design.graph.themes[number].graph)
            else { return nil }
            return (theme, values)
        }
    }

    private static func isMoreThanColor(_ token: DesignToken) -> Bool {
        if token.kind.type == .foreground { return true }
        guard token.kind != DesignTokenKind(type: .color) else { return false }
        return token.expression.hasDynamicColor
    }

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
    fileprivate var hasDynamicColor: Bool {
        switch self {
        case .word: false
        case .call("Color", let arguments) where arguments.first?.label == "light": true
        case .call(_, let parts), .brackets(let parts): parts.contains { $0.value.hasDynamicColor }
        }
    }
}

struct ColorSet: Hashable {
    /// Path that names the set in the code, with slashes: the folders that it is in, then its own name.
    let path: [String]
    let values: ColorValues

    var name: String { path.joined(separator: "/") }
}
