/// A rule of the documents that generated Swift is held to, and what holds it to that.
struct SeedRule {
    let text: String
    /// The names of the checks over all output.
    let checks: [String]
    /// Why no check of output can tell; nil where one does.
    let reason: String?

    init(_ text: String, checkedBy rules: any OutputRule.Type...) {
        self.text = text
        checks = rules.map { "\($0)" }
        reason = nil
    }

    init(_ text: String, notChecked reason: String) {
        self.text = text
        checks = []
        self.reason = reason
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
