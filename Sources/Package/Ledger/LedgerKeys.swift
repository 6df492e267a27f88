import Core

/// A ledger has nothing that no run has written: a key that nobody knows may be one that somebody has misspelt.
enum LedgerKeys {
    static func check(_ object: JSONValue, among known: [String], into diagnostics: inout DiagnosticBag) {
        for (key, _) in object.members where !known.contains(where: { key == $0 }) {
            diagnostics.error(
                .ledgerShape,
                "a ledger has no “\(key.text)” here",
                at: key.location,
                suggestion: NearestName.of(key.text, among: known).map { "did you mean “\($0)”?" }
            )
        }
    }
}
