import Core

/// Entries of kinds that no schema version has, gathered so that each kind is named once.
struct UnknownKinds {
    /// Noun for an entry, in one word.
    let what: String
    private var places: [String: (count: Int, first: SourceLocation)] = [:]

    init(what: String) {
        self.what = what
    }

    mutating func add(_ entry: JSONValue) {
        let kind = entry["kind"].map { $0.string ?? $0.compactText } ?? ""
        let place = entry.location
        let known = places[kind] ?? (0, place)
        places[kind] = (known.count + 1, min(known.first, place))
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for (kind, entries) in places {
            let name = kind.isEmpty ? "no kind" : "the unknown kind “\(kind)”"
            let count = entries.count == 1 ? "one \(what) has" : "\(entries.count) \(what)s have"
            diagnostics.note(.manifestUnknownKind, "\(count) \(name)", at: entries.first)
        }
    }
}
