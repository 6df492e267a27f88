import Testing

/// Holds a rule against an example in which the lines that it must find, and only those, end with `// !`.
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
