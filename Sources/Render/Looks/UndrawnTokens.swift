import SourceText
import Tokens

/// Says which tokens of a component are in Swift and in no style of it, so that a person can place them.
struct UndrawnTokens {
    /// Of one component. No design system names so many parts of one.
    private static let mostNamed = 200

    private let tokens: [Token]

    init(of looks: ComponentLooks, besides drawn: Set<String>) {
        tokens = looks.tokensToDraw.filter { !drawn.contains($0.home.reference) }.map(\.token)
            .sorted { $0.name < $1.name }
    }

    func report(of tag: String, into diagnostics: inout DiagnosticBag) {
        guard let first = tokens.first else { return }
        let names = tokens.prefix(Self.mostNamed).map { "`\($0.words.joined(separator: "-"))`" }
        let hidden = tokens.count - names.count
        diagnostics.note(
            .tokensUndrawn,
            "\(tokens.count == 1 ? "a token" : "\(tokens.count) tokens") of <\(tag)> no style draws: "
                + names.joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : ""),
            at: (first.light ?? first.dark)?.location
        )
    }
}
