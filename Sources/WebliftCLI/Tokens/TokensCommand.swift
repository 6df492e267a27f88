import Core
import Generate
import SwiftModel
import Tokens
import Translate

enum TokensCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, html
    }

    private static let format = Option.format(
        Format.self,
        "text for people (default), json for programs, html for a page with swatches"
    )
    private static let input = Option.input.saying("the library that the tokens are for; may be given several times")
    private static let only = Option(
        Option.only.name,
        .list("NAME[,NAME…]"),
        help: "only the tokens of these components, or those of these names; * and ? stand for anything"
    )

    static let name = "tokens"
    static let summary = "print design tokens: values in light and dark, references, contrast"
    static let usage = "tokens [paths…] [--format text|json|html] [--input PATH…] [options]"
    static let options = [format, input, Option.full, Option.config, Option.matrix, only]
    static let remarks = """
        Paths are files or folders with tokens, CSS and SCSS among them; without paths, those of weblift.json, or else the
        registries of the library, and without that file, those of the bundled sample. In weblift.json, “tokens” is a list
        of paths, or an object with “files”, “light”, “dark”, “extend”, “override”, “contrast” (lists of paths), “remBase”
        (16), “drawn” (80), “prefixes” (lists of texts for “primitive”, “alias” and “component”), “words” (an object with
        words and what each means) and “themes” (an object with the names of themes and the files of each).
        Documentation/Tokens.md tells what they mean.
        Text ends with a table of the components: how many of their tokens a style draws, and which not.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let project = try Project(arguments)
        let request = try TokenRequest(project)
        let matrices = Matrices(project)
        // Tokens are named after components as the package of the configuration calls them.
        let prefix = GenerateOutput.tagPrefix(of: project)
        // Tokens are read and followed meanwhile, for which no component need be known.
        let (told, tokens) = Workers.both {
            var diagnostics = DiagnosticBag()
            let library = request.library.map {
                TranslatedLibrary($0, matrices, keeping: prefix, into: &diagnostics)
            }
            return (library: library, diagnostics: diagnostics)
        } and: {
            var findings = DiagnosticBag()
            let resolved = Pipeline.resolvedTokens(from: request.tokens, into: &findings)
            return (resolved: resolved, findings: findings)
        }
        session.diagnostics.add(contentsOf: told.diagnostics)
        let library = told.library?.library
        let components = told.library.map { TokenComponent.all(of: $0.translation) } ?? []
        var findings = tokens.findings
        // Nobody knows whether a library that can't be read has tokens.
        guard request.tokens.areNamed || !session.hasErrors() else { return session.finish() }
        if let library { request.tokens.reportUnread(of: library, into: &findings) }
        guard let resolved = try request.resolved(beside: library, tokens.resolved, into: &findings) else {
            session.diagnostics.add(contentsOf: findings)
            return session.finish()
        }
        let settings = request.tokens.settings
        let swift = told.library?.translation.swift
        let graph: TokenGraph
        var prepared: PreparedLibrary?
        if let library, let swift {
            graph = Pipeline.tokens(resolved, settings, of: library, as: swift, into: &findings)
            // Diagnostics of the components are reported where Swift is written.
            var told = DiagnosticBag()
            prepared = PreparedLibrary(swift, of: library, into: &told) { _ in graph }
        } else {
            graph = TokenGraphBuilder(settings).graph(of: resolved, components: [], into: &findings)
        }
        let styled = prepared?.styledTokens ?? []
        prepared?.reportUnreadableTexts(into: &findings)
        StyledShare(styled).check(bar: request.tokens.drawnBar, of: styled, into: &findings)
        let pairs = ContrastPairing.pairs(in: graph)
        TokenLints.check(graph, pairs, into: &findings)
        let selection = TokenSelection(arguments.selection, components: components)
        let catalogue = TokenCatalogue(graph, pairs: pairs) { selection.includes($0) }
        let format = arguments.choice(format) ?? Format.text
        switch format {
        case .text:
            let wanted = styled.filter { selection.includes(componentWithTag: $0.tag) }
            let text = TokensText(
                catalogue: catalogue,
                findings: findings.groups,
                styled: wanted,
                palette: session.outputPalette
            )
            session.show(text.print())
        case .json: session.write(TokensJSON(catalogue: catalogue).print())
        case .html:
            let pictures = prepared.map { TokenPictures.all(of: $0.swift.components, styles: $0.drawnStyles) } ?? [:]
            let page = TokensPage(catalogue: catalogue, swift: prepared?.swiftTokens ?? [:], pictures: pictures)
            if let bytes = page.print(into: &session.diagnostics) { session.write(bytes) }
        }
        session.close(
            Count.of("token", catalogue.tokens.count),
            next: format == .text ? "weblift tokens --format html > tokens.html shows them in colors" : nil
        )
        session.diagnostics.add(contentsOf: findings)
        selection.report(on: graph, into: &session.diagnostics)
        return session.finish()
    }
}

/// Tokens of components, or single ones.
struct TokenSelection {
    private let patterns: [TagPattern]
    private let tags: [String: String]

    init(_ patterns: [TagPattern], components: [TokenComponent]) {
        self.patterns = patterns
        tags = Dictionary(components.map { ($0.name, $0.tag) }, uniquingKeysWith: { first, _ in first })
    }

    func includes(_ token: Token) -> Bool { isAsked(for: names(of: token)) }

    /// Takes the name in tokens or the tag.
    func includes(componentWithTag tag: String) -> Bool { isAsked(for: [tag] + tags.filter { $0.value == tag }.keys) }

    private func isAsked(for names: [String]) -> Bool {
        patterns.isEmpty || patterns.contains { pattern in names.contains { pattern.matches($0) } }
    }

    func report(on graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for pattern in patterns {
            let isMatched = graph.tokens.contains { names(of: $0).contains { pattern.matches($0) } }
            guard !isMatched else { continue }
            let candidates = Set(graph.tokens.flatMap(names)).sorted()
            diagnostics.warning(
                .selectionEmpty,
                "no token's name and no component that tokens are for matches “\(pattern.text)”",
                at: nil,
                suggestion: NearestName.of(pattern.text, among: candidates).map { "did you mean \($0)?" }
            )
        }
    }

    private func names(of token: Token) -> [String] {
        guard let component = token.tier.component else { return [token.name.text] }
        return [token.name.text, component] + [tags[component]].compactMap(\.self)
    }
}
