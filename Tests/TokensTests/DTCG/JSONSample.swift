import Core
import Tokens

/// What comes of token files in JSON: what they declare, what that comes to, and everything that was said about it.
struct JSONSample {
    private let reading: TokenReading
    private let sample: GraphSample

    /// Part of a file, without the braces around it.
    init(_ members: String, mode: TokenMode? = nil) { self.init(files: [("tokens.json", "{\(members)}")], mode: mode) }

    init(files: [(name: String, text: String)], mode: TokenMode? = nil) {
        reading = TokenReading(files.map { SourceFile(path: SourcePath($0.name), text: $0.text) }, mode: mode)
        sample = GraphSample(reading.declarations)
    }

    var declarations: [TokenDeclaration] { reading.declarations }
    var tokens: [String] { reading.tokens }
    var problems: [String] { reading.problems }
    /// `severity id` of each.
    var problemKinds: [String] { problems.map { String($0.drop { $0 != " " }.dropFirst()) } }
    var diagnostics: [Diagnostic] { reading.diagnostics }
    var graphProblems: [String] { sample.diagnostics.map { "\($0.severity) \($0.id.withoutPrefix)" } }

    /// The only token's value, with all fields.
    var shown: String? { declarations.count == 1 ? TokensTests.shown(declarations[0].content) : nil }

    func declaration(_ name: String) -> TokenDeclaration? { declarations.first { $0.name.text == name } }

    func value(_ name: String, _ mode: TokenMode = .light) -> TokenValue? { sample.value(name, mode) }
}
