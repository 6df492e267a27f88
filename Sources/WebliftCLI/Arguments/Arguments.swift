import Core

struct Arguments: Equatable {
    private(set) var inputs: [String] = []
    private var values: [String: [String]] = [:]

    /// `takesDashedWords` lets words with two hyphens that are like no option pass as inputs.
    init(_ words: some Sequence<String>, options: [Option], takesDashedWords: Bool = false) throws(UsageError) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                inputs += rest
                break
            }
            if word.hasPrefix("--") {
                if takesDashedWords, Arguments.isLikeNone(of: options, word) {
                    inputs.append(word)
                } else {
                    try add(word.dropFirst(2), rest: &rest, options: options)
                }
            } else if word.hasPrefix("-"), word != "-" {
                try add(try Arguments.longForm(of: word, options), rest: &rest, options: options)
            } else {
                inputs.append(word)
            }
        }
        // A script with an empty variable must not get other inputs instead.
        if inputs.contains("") { throw UsageError("an input is an empty word") }
    }

    /// The last value where it was given several times.
    subscript(option: Option) -> String? { values[option.name]?.last }

    func all(_ option: Option) -> [String] { values[option.name] ?? [] }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// nil where it is not given. `form` describes all values that there can be.
    func value<Value>(_ option: Option, form: String, _ read: (String) -> Value?) throws(UsageError) -> Value? {
        guard let text = self[option] else { return nil }
        guard let value = read(text) else { throw UsageError("--\(option.name) can't be “\(text)”", suggestion: form) }
        return value
    }

    /// nil for zero, too.
    static func positive(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }

    /// The last of several, which are words of `Choice` as the option lists them.
    func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
        self[option].flatMap { Choice(rawValue: $0) }
    }

    mutating func name(_ value: String, as option: Option) { values[option.name] = [value] }

    /// Puts the name in place of its letter in `-o` and `-o=DIR`.
    private static func longForm(of word: String, _ options: [Option]) throws(UsageError) -> Substring {
        let letters = word.dropFirst().prefix { $0 != "=" }
        guard letters.count == 1, let option = options.first(where: { $0.short == letters.first }) else {
            throw UsageError(
                "there is no option \(word)",
                suggestion: "long options begin with two hyphens; see --help"
            )
        }
        return option.name[...] + word.dropFirst(2)
    }

    private mutating func add(_ word: Substring, rest: inout ArraySlice<String>, options: [Option]) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: options.map(\.name))
            throw UsageError("there is no option --\(name)", suggestion: nearest.map { "did you mean --\($0)?" })
        }
        // A forgotten value must not swallow the next option.
        func needed(_ form: String) throws(UsageError) -> String {
            guard let value = Arguments.value(attached, or: &rest) else { throw UsageError("--\(name) needs \(form)") }
            return value
        }
        switch option.value {
        case .none:
            if attached != nil { throw UsageError("--\(name) takes no value") }
            values[name] = [""]
        case .required(let placeholder): values[name] = [try needed("a value: \(placeholder)")]
        case .repeated(let placeholder): values[name, default: []].append(try needed("a value: \(placeholder)"))
        case .optional(let placeholder):
            guard attached != "" else { throw UsageError("--\(name)= needs a value: \(placeholder)") }
            values[name, default: []].append(attached ?? "")
        case .list(let placeholder):
            let value = try needed("a value: \(placeholder)")
            guard !value.split(separator: ",", omittingEmptySubsequences: false).contains("") else {
                throw UsageError("--\(name) has an empty entry in “\(value)”")
            }
            values[name] = [self[option].map { "\($0),\(value)" } ?? value]
        case .choice(let words):
            let value = try needed("one of: \(words.joined(separator: ", "))")
            guard words.contains(value) else { throw UnknownChoice.mistake(value, of: "--\(name)", among: words) }
            values[name] = [value]
        case .choices(let words):
            let chosen = try needed("some of: \(words.joined(separator: ", "))")
                .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            if let unknown = chosen.first(where: { !words.contains($0) }) {
                throw UnknownChoice.mistake(unknown, of: "--\(name)", among: words)
            }
            values[name, default: []] += chosen
        case .diagnosticPrefix: values[name] = [try Arguments.diagnosticPrefix(attached, or: &rest)]
        }
    }

    /// `--gap`, a CSS property, is like no option.
    private static func isLikeNone(of options: [Option], _ word: String) -> Bool {
        let name = String(word.dropFirst(2))
        return !name.isEmpty && !name.contains("=") && NearestName.of(name, among: options.map(\.name)) == nil
    }

    /// Takes the value behind `=`, or the next word, unless that is an option.
    private static func value(_ attached: String?, or rest: inout ArraySlice<String>) -> String? {
        if let attached { return attached.isEmpty ? nil : attached }
        guard let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else { return nil }
        rest.removeFirst()
        return next
    }

    private static func diagnosticPrefix(
        _ attached: String?,
        or rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let attached else {
            guard let next = rest.first, DiagnosticPrefix.isMeant(next) else { return "" }
            rest.removeFirst()
            return next
        }
        guard !attached.isEmpty else { throw UsageError("--werror= needs a prefix, or no equals sign") }
        guard DiagnosticPrefix.beginsAnID(attached) else {
            let nearest = NearestName.of(attached, among: DiagnosticPrefix.all)
            throw UsageError(
                "no diagnostic's id begins with “\(attached)”",
                suggestion: nearest.map { "did you mean \($0)?" }
            )
        }
        return attached
    }
}

/// The beginning of a registered id.
enum DiagnosticPrefix {
    static var all: [String] {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        return ids.compactMap { $0.split(separator: ".").first.map(String.init) } + ids
    }

    static func beginsAnID(_ text: String) -> Bool { DiagnosticID.allCases.contains { $0.rawValue.hasPrefix(text) } }

    /// A short beginning of an id may well be a folder's name: without a dot the whole first word has to be there.
    static func isMeant(_ word: String) -> Bool {
        guard !word.isEmpty else { return false }
        return beginsAnID(word.contains(".") ? word : word + ".")
    }
}

extension Arguments {
    /// Empty without `--only`, which means everything.
    var selection: [TagPattern] { self[.only]?.split(separator: ",").map { TagPattern(text: String($0)) } ?? [] }
}

/// `*` stands for any run of characters, `?` for one.
struct TagPattern: Sendable, Equatable {
    let text: String

    var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

    func matches(_ tag: String) -> Bool { Glob(text, wildcards: .starAndQuestionMark).matches(tag) }
}

enum UnknownChoice {
    static func checked<Choice: CaseIterable & RawRepresentable<String>>(
        _ word: String,
        of owner: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: word) else {
            throw mistake(word, of: owner, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    static func mistake(_ word: String, of owner: String, among words: [String]) -> UsageError {
        UsageError(
            "\(owner) can't be “\(word)”; it is one of: \(words.joined(separator: ", "))",
            suggestion: NearestName.of(word, among: words).map { "did you mean \($0)?" }
        )
    }
}

/// A mistake in the command line or in the configuration file, told in one sentence.
package struct UsageError: Error, Equatable {
    let message: String
    let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}

/// The name of a folder that a command was given.
enum FolderName {
    /// Removes slashes at the end, so that the paths of its files have one slash behind the folder.
    static func withoutSlash(_ path: String) -> String {
        var folder = path[...]
        while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return String(folder)
    }

    /// The folder of a file, and the name that the file has in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        let name = SourcePath.lastComponent(of: path)
        let folder = path.dropLast(name.count)
        return (folder.isEmpty ? "." : withoutSlash(String(folder)), name)
    }
}
