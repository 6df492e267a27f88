import Core
import Tokens

/// What comes of token files in JSON: what they declare, what that comes to, and everything that was said about it.
struct JSONSample {
    let declarations: [TokenDeclaration]
    let graph: TokenGraph
    /// Of reading alone, as `line:column severity id`, with the file in front where there are several.
    let problems, messages: [String]
    /// Of the graph, as `severity id`.
    let graphProblems: [String]

    /// Part of a file, without the braces around it.
    init(_ members: String, mode: TokenMode? = nil) { self.init(files: [("tokens.json", "{\(members)}")], mode: mode) }

    init(files: [(name: String, text: String)], mode: TokenMode? = nil) {
        var bag = DiagnosticBag()
        let files = files.map { TokenFile(SourceFile(path: SourcePath($0.name), text: $0.text), mode: mode) }
        declarations = TokenReader.read(files, into: &bag)
        let diagnostics = bag.sorted
        problems = diagnostics.map { diagnostic in
            let file = files.count > 1 ? diagnostic.location.map { "\($0.file.typed):" } ?? "" : ""
            let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
            return "\(file)\(place) \(diagnostic.severity) \(diagnostic.id.rawValue.withoutPrefix)"
        }
        messages = diagnostics.map(\.message)
        var graphBag = DiagnosticBag()
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &graphBag)
        graph = builder.graph(of: resolved, components: [], into: &graphBag)
        graphProblems = graphBag.sorted.map { "\($0.severity) \($0.id.rawValue.withoutPrefix)" }
    }

    /// As `name = value`, with `[light]` or `[dark]` in front where they hold only there.
    var tokens: [String] {
        declarations.map { declaration in
            "\(shownPlace(declaration))\(declaration.name) = \(shownWithFields(declaration.content))"
        }
    }

    /// The only token's value, with all fields.
    var shown: String? { declarations.count == 1 ? shownWithFields(declarations[0].content) : nil }

    func declaration(_ name: String) -> TokenDeclaration? { declarations.first { $0.name.text == name } }

    func value(_ name: String, _ mode: TokenMode = .light) -> TokenValue? { graph.value(of: TokenName(name), in: mode) }
}

/// A token of a type with the name `t`.
func token(_ type: String, _ value: String) -> JSONSample {
    JSONSample(#""t": {"$type": "\#(type)", "$value": \#(value)}"#)
}

func shownWithFields(_ content: TokenContent) -> String {
    switch content {
    case .parts(let parts): shown(parts)
    case .record(let fields): fields.map { "\($0.name): \(shown($0.parts))" }.joined(separator: "; ")
    }
}

extension String {
    fileprivate var withoutPrefix: String { hasPrefix("tokens.") ? String(dropFirst("tokens.".count)) : self }
}
