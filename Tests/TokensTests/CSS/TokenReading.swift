import Core
import Tokens

/// What came of reading token files: the declarations, and everything that was said about them.
struct TokenReading {
    let declarations: [TokenDeclaration]
    let diagnostics: [Diagnostic]

    private let hasSeveralFiles: Bool

    init(_ text: String, mode: TokenMode? = nil) { self.init(files: [text], mode: mode) }

    init(files: [String], mode: TokenMode? = nil) { self.init(files: files.map { Array($0.utf8) }, mode: mode) }

    /// Files with the names `1`, `2` … in this order.
    init(files: [[UInt8]], mode: TokenMode? = nil) {
        self.init(files.enumerated().map { SourceFile(path: SourcePath("\($0 + 1)"), bytes: $1) }, mode: mode)
    }

    init(_ files: [SourceFile], mode: TokenMode? = nil) {
        var bag = DiagnosticBag()
        declarations = TokenReader.read(files.map { TokenFile($0, mode: mode) }, into: &bag)
        diagnostics = bag.sorted
        hasSeveralFiles = files.count > 1
    }

    /// The declarations as `name = value`, with `[light]`, `[acme]` or `[acme dark]` in front where they hold only there.
    var tokens: [String] {
        declarations.map { declaration in
            let words = [declaration.theme?.name, declaration.mode?.rawValue].compactMap { $0 }
            let place = words.isEmpty ? "" : "[\(words.joined(separator: " "))] "
            return "\(place)\(declaration.name) = \(shown(declaration.content))"
        }
    }

    /// The diagnostics as `line:column severity id`, with the file in front where there are several.
    var problems: [String] {
        diagnostics.map { diagnostic in
            let file = hasSeveralFiles ? diagnostic.location.map { "\($0.file.typed):" } ?? "" : ""
            let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
            return "\(file)\(place) \(diagnostic.severity) \(diagnostic.id.withoutPrefix)"
        }
    }

    /// The parts of the only declaration.
    var parts: [ValuePart] {
        guard declarations.count == 1, case .parts(let parts) = declarations[0].content else { return [] }
        return parts
    }

    var places: [String] { declarations.map { "\($0.location.line):\($0.location.column)" } }
}

extension DiagnosticID {
    var withoutPrefix: String { rawValue.hasPrefix("tokens.") ? String(rawValue.dropFirst("tokens.".count)) : rawValue }
}

/// A value in a form that shows how it was divided: `{name}` is a reference, `<…>` what was not understood.
func shown(_ content: TokenContent) -> String {
    switch content {
    case .parts(let parts): shown(parts)
    case .record(let fields): fields.map { "\($0.name): \(shown($0.parts))" }.joined(separator: "; ")
    }
}

func shown(_ parts: [ValuePart]) -> String {
    parts.map { part in
        switch part.kind {
        case .number(let number): number.formatted
        case .percentage(let number): number.formatted + "%"
        case .dimension(let number, let unit): number.formatted + unit
        case .word(let word): word
        case .hash(let hash): "#" + hash
        case .text(let text): "\"\(text)\""
        case .comma: ","
        case .slash: "/"
        case .sign(let byte): String(UnicodeScalar(byte))
        case .function(let name, let arguments): "\(name)(\(shown(arguments)))"
        case .parentheses(let inside): "(\(shown(inside)))"
        case .reference(let name, nil): "{\(name)}"
        case .reference(let name, let fallback?): "{\(name) ?? \(shown(fallback))}"
        case .other(let text): "<\(text)>"
        }
    }
    .joined(separator: " ")
}

extension Double {
    fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

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
