/// `Documentation/Rules.md`: each rule of the documents with what holds generated Swift to it.
enum SeedRulesPage {
    static var markdown: String {
        var page = """
            # Rules for generated Swift

            The rules of the documents that Weblift was founded on, in their words. A check reads all Swift that is generated of
            the sample, and of all libraries that there are to try it on; each has an example of what it finds, in
            `Tests/WebliftCLITests/Generated/Rules`. Where output can't tell whether a rule is kept, the reason stands beside it.

            This page is written from `Tests/WebliftCLITests/Generated/Rules/Seeds`.

            """
        for document in SeedRules.documents {
            let checked = document.rules.count { !$0.checks.isEmpty }
            page += """

                ## \(document.number): \(document.title)

                \(checked) of \(document.rules.count) rules have a check.

                | Rule | Checked by | Or why not |
                |---|---|---|

                """
            for rule in document.rules {
                let checks = rule.checks.map { "`\($0)`" }.joined(separator: ", ")
                page += "| \(cell(rule.text)) | \(checks) | \(cell(rule.reason ?? "")) |\n"
            }
        }
        return page + decisions
    }

    private static var decisions: String {
        let rows = SeedDecision.all.map { decision in
            let documents = decision.documents.joined(separator: ", ")
            return "| \(cell(decision.what)) | \(documents) | \(cell(decision.reason)) |\n"
        }
        return """

            ## What is decided against

            | What | Shown in | Why not |
            |---|---|---|
            \(rows.joined())
            """
    }

    /// The text as it stands, in a cell of a table: with its code, and without any other markup.
    private static func cell(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { number, piece in
            let marks = number.isMultiple(of: 2) ? "\\*_[]<>|#~" : "|"
            return piece.map { marks.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        }
        .joined(separator: "`")
    }
}
