import Core
import Tokens

/// What came of reading token files: the declarations, and everything that was said about them.
struct TokenReading {
    let declarations: [TokenDeclaration]
    let diagnostics: [Diagnostic]

    init(_ text: String, mode: TokenMode? = nil) { self.init(files: [text], mode: mode) }

    /// Files with the names `1`, `2` … in this order.
    init(files: [String], mode: TokenMode? = nil) { self.init(files: files.map { Array($0.utf8) }, mode: mode) }

    init(files: [[UInt8]], mode: TokenMode? = nil) {
        var bag = DiagnosticBag()
        let files = files.enumerated().map { number, bytes in
            TokenFile(SourceFile(path: SourcePath("\(number + 1)"), bytes: bytes), mode: mode)
        }
        declarations = TokenReader.read(files, into: &bag)
        diagnostics = bag.sorted
    }

    /// The declarations as `name = value`, with `[light]`, `[acme]` or `[acme dark]` in front where they hold only there.
    var tokens: [String] {
        declarations.map { declaration in
            "\(shownPlace(declaration))\(declaration.name) = \(shown(declaration.content))"
        }
    }

    /// The diagnostics as `line:column severity id`.
    var problems: [String] {
        diagnostics.map { diagnostic in
            let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
            return "\(place) \(diagnostic.severity) \(diagnostic.id.rawValue.dropFirst("tokens.".count))"
        }
    }

    /// The parts of the only declaration.
    var parts: [ValuePart] {
        guard declarations.count == 1, case .parts(let parts) = declarations[0].content else { return [] }
        return parts
    }

    var places: [String] { declarations.map { "\($0.location.line):\($0.location.column)" } }
}

func shownPlace(_ declaration: TokenDeclaration) -> String {
    let words = [declaration.theme?.name, declaration.mode?.rawValue].compactMap { $0 }
    return words.isEmpty ? "" : "[\(words.joined(separator: " "))] "
}

/// A value in a form that shows how it was divided: `{name}` is a reference, `<…>` what was not understood.
func shown(_ content: TokenContent) -> String {
    guard case .parts(let parts) = content else { return "\(content)" }
    return shown(parts)
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
