/// A rule of the documents that generated Swift is held to, and what holds it to that.
struct SeedRule {
    let text: String
    /// The names of the checks over all output.
    let checks: [String]
    /// Why no check of output can tell; nil where one does.
    let reason: String?

    /// Rules that stand one below the other: each with `::` behind it, on its line or on the next, and then the names of the
    /// checks, as in `checked by PrivateState`, or a reason, as in `not checked: the app does that`.
    static func all(in text: String) -> [SeedRule] {
        text.replacing(/\n +::/, with: " ::").split(separator: "\n").map { line in
            let parts = line.split(separator: " :: ", maxSplits: 1).map(String.init)
            let (checked, reason) = ("checked by ", "not checked: ")
            precondition(parts.count == 2 && (parts[1].hasPrefix(checked) || parts[1].hasPrefix(reason)), "\(line)")
            let isChecked = parts[1].hasPrefix(checked)
            return SeedRule(
                text: parts[0],
                checks: isChecked ? parts[1].dropFirst(checked.count).split(separator: ", ").map(String.init) : [],
                reason: isChecked ? nil : String(parts[1].dropFirst(reason.count))
            )
        }
    }
}

enum SeedRules {
    /// What begins a rule in each of the documents, from which line on and up to which.
    struct Document {
        let number: String
        let title: String
        let file: String
        let rules: [SeedRule]
        let mark: String
        var start = ""
        var end = ""
    }

    static let documents = [
        Document(
            number: "001",
            title: "Writing SwiftUI",
            file: "001_043375cc0e9d289f.txt",
            rules: modernSwiftUI,
            mark: "- ",
            start: "## Core Guidelines",
            end: "## Quick Reference"
        ),
        Document(
            number: "001",
            title: "Reviewing SwiftUI",
            file: "001_043375cc0e9d289f.txt",
            rules: reviewChecklist,
            mark: "- [ ] ",
            start: "## Review Checklist",
            end: "## References"
        ),
        Document(
            number: "002",
            title: "Patterns of components",
            file: "002_c162f9bf491a15a9.txt",
            rules: componentPatterns,
            mark: "- "
        ),
        Document(
            number: "003",
            title: "Patterns of SwiftUI",
            file: "003_0940e93469f52104.txt",
            rules: swiftUIPatterns,
            mark: "### "
        ),
    ]
}
