import Core

@testable import Tokens

/// The graph of a few declarations, and what was said of them.
struct GraphSample {
    let graph: TokenGraph
    let diagnostics: [Diagnostic]

    init(_ text: String, settings: TokenSettings = TokenSettings(), components: [String] = []) {
        self.init([TokenSheet(text)], settings: settings, components: components)
    }

    init(_ sheets: [TokenSheet], settings: TokenSettings = TokenSettings(), components: [String] = []) {
        self.init(sheets.flatMap(\.declarations), settings: settings, components: components)
    }

    init(_ declarations: [TokenDeclaration], settings: TokenSettings = TokenSettings(), components: [String] = []) {
        var bag = DiagnosticBag()
        let builder = TokenGraphBuilder(settings)
        graph = builder.graph(of: builder.resolved(declarations, into: &bag), components: components, into: &bag)
        diagnostics = bag.sorted
    }

    /// `tokens.css:3 warning tokens.fallback`.
    var reports: [String] { diagnostics.map(Self.report) }

    func value(_ name: String, _ mode: TokenMode = .light) -> TokenValue? { graph.value(of: TokenName(name), in: mode) }

    /// In light and in dark.
    func inBoth(_ name: String) -> [TokenValue?] { [value(name, .light), value(name, .dark)] }

    func chain(_ name: String, _ mode: TokenMode = .light) -> [String]? {
        guard let place = graph.place(of: TokenName(name)) else { return nil }
        return sequence(first: place) { graph.target(at: $0, in: mode) }.map { graph.tokens[$0].name.text }
    }

    func token(_ name: String) -> Token? { graph[TokenName(name)] }

    func line(_ name: String, _ mode: TokenMode = .light) -> Int? { token(name)?.declaration(in: mode)?.location.line }

    static func report(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { "\($0.file.typed):\($0.line) " } ?? ""
        return "\(place)\(diagnostic.severity.rawValue) \(diagnostic.id.rawValue)"
    }
}

/// What the tests call colors.
extension TokenValue {
    static func hex(_ digits: UInt32) -> TokenValue {
        func channel(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
        return .color(TokenColor(red: channel(16), green: channel(8), blue: channel(0)))
    }
}

/// A file of tokens in the tests' own notation, one a line: `dark fill: var(alias-fill, #fff) !important`.
struct TokenSheet {
    let declarations: [TokenDeclaration]

    init(_ text: String, file: String = "tokens.css", layer: TokenLayer = .base) {
        let path = SourcePath(file)
        declarations = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            Self.declaration(String($1), layer, at: SourceLocation(file: path, line: $0 + 1, column: 1))
        }
    }

    private static func declaration(
        _ line: String,
        _ layer: TokenLayer,
        at location: SourceLocation
    ) -> TokenDeclaration? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        var words = line[..<colon].split(separator: " ")
        guard let name = words.popLast() else { return nil }
        var value = String(line[line.index(after: colon)...])
        let isImportant = cut(" !important", from: &value)
        let isDefault = cut(" !default", from: &value)
        let css = Array(value.replacing("var(", with: "var(--").utf8)
        guard let parts = try? TextValueParser.parts(ofStyle: css, at: location) else {
            fatalError("no value: \(line)")
        }
        return TokenDeclaration(
            name: TokenName(String(name)),
            content: .parts(parts),
            mode: words.compactMap { TokenMode(rawValue: String($0)) }.first,
            layer: layer,
            isImportant: isImportant,
            isDefault: isDefault,
            type: words.compactMap { TokenType(rawValue: String($0)) }.first,
            at: location
        )
    }

    private static func cut(_ ending: String, from value: inout String) -> Bool {
        guard value.hasSuffix(ending) else { return false }
        value.removeLast(ending.count)
        return true
    }
}
