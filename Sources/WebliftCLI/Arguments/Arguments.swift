import SourceText

/// A command line, taken apart by the options that a command declares.
struct Arguments: Equatable {
    private(set) var inputs: [String] = []
    private var values: [String: String] = [:]

    init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                inputs += rest
                return
            }
            if word == "-h" {
                values[Option.help.name] = ""
            } else if word.hasPrefix("--") {
                try add(word.dropFirst(2), rest: &rest, options: options)
            } else if word.hasPrefix("-"), word != "-" {
                throw UsageError("there is no option \(word)", suggestion: "options begin with two hyphens; see --help")
            } else {
                inputs.append(word)
            }
        }
    }

    subscript(option: Option) -> String? { values[option.name] }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    private mutating func add(
        _ word: Substring,
        rest: inout ArraySlice<String>,
        options: [Option]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: options.map(\.name))
            throw UsageError("there is no option --\(name)", suggestion: nearest.map { "did you mean --\($0)?" })
        }
        switch option.value {
        case .none:
            if attached != nil { throw UsageError("--\(name) takes no value") }
            values[name] = ""
        case .required(let placeholder):
            guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
                throw UsageError("--\(name) needs a value: \(placeholder)")
            }
            values[name] = value
        case .choice(let words):
            guard let value = attached ?? rest.popFirst() else {
                throw UsageError("--\(name) needs one of: \(words.joined(separator: ", "))")
            }
            guard words.contains(value) else {
                let nearest = NearestName.of(value, among: words)
                throw UsageError(
                    "--\(name) can't be “\(value)”; it is one of: \(words.joined(separator: ", "))",
                    suggestion: nearest.map { "did you mean \($0)?" }
                )
            }
            values[name] = value
        case .diagnosticPrefix:
            values[name] =
                try attached.map { prefix throws(UsageError) in
                    guard DiagnosticPrefix.isKnown(prefix) else {
                        throw UsageError("no diagnostic's id begins with “\(prefix)”")
                    }
                    return prefix
                } ?? Arguments.diagnosticPrefix(from: &rest)
        }
    }

    private static func diagnosticPrefix(from rest: inout ArraySlice<String>) -> String {
        guard let next = rest.first, DiagnosticPrefix.isKnown(next) else { return "" }
        rest.removeFirst()
        return next
    }
}

/// What may stand behind `--werror`: the beginning of a registered id, up to a dot or whole.
private enum DiagnosticPrefix {
    static func isKnown(_ text: String) -> Bool {
        let stem = text.hasSuffix(".") ? String(text.dropLast()) : text
        return !stem.isEmpty
            && DiagnosticID.allCases.contains { $0.rawValue == stem || $0.rawValue.hasPrefix(stem + ".") }
    }
}
