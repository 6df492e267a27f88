import Core

struct WorkflowAnnotation {
    let line: String

    init(_ severity: Severity, _ title: String, _ message: String, at place: SourceLocation?) {
        var properties: [String] = []
        if let place {
            properties.append("file=\(WorkflowText.property(place.file.published))")
            properties.append("line=\(place.line)")
            properties.append("col=\(place.column)")
        }
        properties.append("title=\(WorkflowText.property(title))")
        let level = severity == .note ? "notice" : severity.rawValue
        line = "::\(level) \(properties.joined(separator: ","))::\(WorkflowText.message(message))\n"
    }
}

/// Text of an input can't end a command, nor begin another one.
enum WorkflowText {
    static func message(_ text: String) -> String { escaped(text, besides: []) }

    /// A comma or a colon would end the value.
    static func property(_ text: String) -> String { escaped(text, besides: [":", ","]) }

    private static func escaped(_ text: String, besides marks: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        for scalar in TerminalText.safe(text).unicodeScalars {
            if scalar == "%" || scalar == "\n" || scalar == "\r" || marks.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: "%\(scalar.value < 16 ? "0" : "")\(digits)".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return WorkflowCommands.broken(String(result))
    }
}

/// GitHub shows only the first few annotations: the most severe come first.
enum DiagnosticGitHub {
    static func print(_ diagnostics: [Diagnostic]) -> [WorkflowAnnotation] {
        Severity.allCases.flatMap { severity in
            diagnostics.filter { $0.severity == severity }.map { diagnostic in
                WorkflowAnnotation(severity, diagnostic.id.rawValue, diagnostic.wholeMessage, at: diagnostic.location)
            }
        }
    }
}
