import Core

enum SpellingReports {
    static func report(_ sources: TokenSources, into diagnostics: inout DiagnosticBag) {
        for spellings in sources.names.ambiguous {
            let declarations = spellings.compactMap { token in
                sources.declaration(of: token, in: .light) ?? sources.declaration(of: token, in: .dark)
            }
            guard let first = declarations.first else { continue }
            for other in declarations.dropFirst() {
                diagnostics.warning(
                    .tokensSpelling,
                    "\(code: other.name) and \(code: first.name) are one name in two spellings; they stay two tokens",
                    at: other.location,
                    notes: [Diagnostic.Note("\(code: first.name) is declared here", at: first.location)]
                )
            }
        }
    }
}
