import Testing

/// Code in which the lines that a rule must find, and only those, end with `// !`.
struct RuleExample: Sendable, CustomTestStringConvertible {
    let rule: String
    let path: String
    let code: String

    /// Examples that stand one behind the other, each below a line with its rule: `=== Rule` or `=== Rule in path`.
    static func all(in text: String) -> [RuleExample] {
        ("\n" + text).split(separator: "\n=== ").map { block in
            let parts = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let words = parts[0].split(separator: " ").map(String.init)
            return RuleExample(
                rule: words[0],
                path: words.count == 3 ? words[2] : "Sources/AcmeUI/SwiftUI/AcmeChip+SwiftUI.swift",
                code: parts[1]
            )
        }
    }

    var testDescription: String { rule }

    func check() throws {
        let rule = try #require(OutputRules.ofOneFile.first { "\(type(of: $0))" == self.rule }, "there is no such rule")
        expectMarks(rule.findings(in: SwiftFile(path: path, code)), in: code)
    }
}

/// Holds a rule against one example.
func expect(
    _ rule: some OutputRule,
    marks text: String,
    in path: String = "Sources/AcmeUI/SwiftUI/AcmeChip+SwiftUI.swift",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectMarks(rule.findings(in: SwiftFile(path: path, text)), in: text, sourceLocation: sourceLocation)
}

/// The same for what has been found otherwise.
func expectMarks(
    _ findings: [OutputFinding],
    in text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// !") }.map { $0 + 1 }
    #expect(findings.map(\.line).sorted() == marked, "\(findings)", sourceLocation: sourceLocation)
}
