package import Core
import SwiftModel
package import Tokens

/// Counts a component's design tokens and the tokens that its styles draw, here and nowhere else: for the report of a
/// run, for the output of `weblift tokens`, and for the coverage.
package struct StyledTokens: Sendable, Hashable {
    /// A token that is in Swift, and in no style.
    package struct Undrawn: Sendable, Hashable {
        package let name: TokenName
        /// Name without the name of the component: `footer-fill`.
        package let words: String
        /// Word that says nothing or names a value that the component does not have; nil where all are understood.
        package let strangeWord: String?
        /// Another report tells it: of a value that the component does not have, or of the press that stands for it.
        let isToldElsewhere: Bool
        let location: SourceLocation?
    }

    package let tag: String
    /// Number of the component's own tokens.
    package let count: Int
    /// Sorted by name.
    package let undrawn: [Undrawn]
    /// The colors and sizes that no token of its own says: they come from the neutral styles.
    package let inheritedCount: Int

    /// Number of the tokens that a style draws, and of the tokens for hovering, which a press stands for on iOS.
    package var drawnCount: Int { count - undrawn.count }

    /// Limit for one component. No design system names so many parts of one.
    private static let mostNamed = 200

    /// `sets` are nil for a component that others draw, such as an item: they draw `drawnByParents`.
    init(of tag: String, _ styles: ComponentStyles, _ sets: StyleSets?, besides drawnByParents: Set<String>) {
        let drawn = sets?.references ?? drawnByParents
        let others = styles.all.filter { styles.otherValues.contains($0.place) }
        let hovers = styles.hovers.filter { !drawn.contains($0.press.home.reference) }.map(\.token)
        let toldElsewhere = Set((others + hovers).map(\.place))
        let open = (styles.tokensToDraw + others + hovers).filter {
            !drawn.contains($0.home.reference) && $0.token.use?.isInitial != true
        }
        self.tag = tag
        count = styles.all.count
        inheritedCount = sets?.inheritedCount ?? 0
        undrawn = open.sorted { $0.token.name < $1.token.name }.map { token in
            Undrawn(
                name: token.token.name,
                words: token.token.words.joined(separator: "-"),
                strangeWord: styles.strangeWords[token.place],
                isToldElsewhere: toldElsewhere.contains(token.place),
                location: (token.token.light ?? token.token.dark)?.location
            )
        }
    }

    func report(into diagnostics: inout DiagnosticBag) {
        let told = undrawn.filter { !$0.isToldElsewhere }
        guard let first = told.first else { return }
        let names = told.prefix(Self.mostNamed).map { "\(code: $0.words)" }
        let hidden = told.count - names.count
        diagnostics.note(
            .tokensUndrawn,
            "\(told.count == 1 ? "a token" : "\(told.count) tokens") of <\(tag)> no style draws: "
                + names.joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : ""),
            at: first.location
        )
    }
}

package struct StyledShare: Sendable, Hashable {
    package let drawn: Int
    package let count: Int

    /// Cut off, so that 100 is said of all and of nothing less.
    package var percentage: Int { count == 0 ? 100 : drawn * 100 / count }

    package init(_ components: [StyledTokens]) {
        drawn = components.reduce(0) { $0 + $1.drawnCount }
        count = components.reduce(0) { $0 + $1.count }
    }

    /// Warns where fewer are drawn than the project asks for, in percent.
    package func check(bar: Int, of components: [StyledTokens], into diagnostics: inout DiagnosticBag) {
        guard drawn * 100 < count * bar else { return }
        let most = components.filter { !$0.undrawn.isEmpty }.sorted {
            ($1.undrawn.count, $0.tag) < ($0.undrawn.count, $1.tag)
        }
        .prefix(Self.mostNamed).map { "\($0.undrawn.count) of <\($0.tag)>" }
        diagnostics.warning(
            .tokensFewDrawn,
            "styles draw \(drawn) of the \(count) tokens of components, and \(bar) % are asked for; most are missing for "
                + most.joined(separator: ", "),
            at: components.lazy.compactMap(\.undrawn.first).first?.location
        )
    }

    private static let mostNamed = 3
}
