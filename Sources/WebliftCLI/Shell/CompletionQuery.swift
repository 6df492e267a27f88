import Core

struct CompletionQuery {
    /// Files and folders are left to the shell.
    struct Candidate: Equatable {
        let word: String
        let help: String
    }

    struct Answer: Equatable {
        var candidates: [Candidate] = []
        var files: Completion = .nothing
    }

    let commands: [any Command.Type]
    /// Asked for only where tags can stand, because they are read from files.
    let tags: () -> [String]

    /// `words` stand behind the program's name; the last is at the cursor, and may be empty.
    func answer(to words: [String]) -> Answer {
        var words = Self.joined(words)
        let current = words.popLast() ?? ""
        guard let name = words.first else { return offer(.commands, for: current) }
        if name == "help" { return words.count == 1 ? offer(.commands, for: current) : Answer() }
        guard let command = commands.first(where: { $0.name == name }) else { return Answer() }
        let options = command.allOptions
        if let equals = current.firstIndex(of: "="), let option = Self.option(String(current[..<equals]), options) {
            return value(
                of: option,
                for: String(current[current.index(after: equals)...]),
                behind: String(current[...equals])
            )
        }
        // `--format=` as bash splits it, with the cursor at the sign or behind it.
        if current == "=", let option = words.last.flatMap({ Self.option($0, options) }) {
            return value(of: option, for: "")
        }
        if words.last == "=", let option = words.dropLast().last.flatMap({ Self.option($0, options) }) {
            return value(of: option, for: current)
        }
        if let option = words.dropFirst().last.flatMap({ Self.option($0, options) }), option.takesNextWord {
            let answer = value(of: option, for: current)
            // The value of the option may also be left out.
            guard option.value == .diagnosticPrefix, answer.candidates.isEmpty else { return answer }
        }
        if current.hasPrefix("-") { return Answer(candidates: Self.candidates(options, for: current)) }
        return offer(command.positional, for: current)
    }

    // MARK: Words

    private func value(of option: Option, for text: String, behind prefix: String = "") -> Answer {
        guard let completion = option.completion else { return Answer() }
        let comma = option.takesList ? text.lastIndex(of: ",") : nil
        let before = comma.map { String(text[...$0]) } ?? ""
        let last = comma.map { String(text[text.index(after: $0)...]) } ?? text
        var answer = offer(completion, for: last)
        answer.candidates = answer.candidates.map { Candidate(word: prefix + before + $0.word, help: $0.help) }
        return answer
    }

    private func offer(_ completion: Completion, for text: String) -> Answer {
        let candidates: [Candidate] =
            switch completion {
            case .nothing, .files, .folders: []
            case .words(let words): words.map { Candidate(word: $0, help: "") }
            case .commands: commands.map { Candidate(word: $0.name, help: $0.summary) }
            case .diagnostics: Self.diagnostics.map { Candidate(word: $0, help: "") }
            case .tags: Self.names(of: tags()).map { Candidate(word: $0, help: "") }
            }
        let fitting = candidates.filter { $0.word.hasPrefix(text) }
        let isForShell = completion == .files || completion == .folders
        return Answer(candidates: fitting, files: isForShell ? completion : .nothing)
    }

    private static let diagnostics = Set(DiagnosticPrefix.all).sorted()

    /// Tags come from files of strangers: no shell may read one as anything else, and this program not as an option.
    private static func names(of tags: [String]) -> [String] {
        tags.filter { $0.utf8.allSatisfy(isPlain) && $0.utf8.first?.isSmall == true }.sorted()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isSmall || byte.isASCIIDigit || "-_.".utf8.contains(byte)
    }

    // MARK: Options

    private static func candidates(_ options: [Option], for text: String) -> [Candidate] {
        options.map { Candidate(word: "--\($0.name)", help: $0.help) }.filter { $0.word.hasPrefix(text) }
    }

    private static func option(_ word: String, _ options: [Option]) -> Option? {
        if word.hasPrefix("--") { return options.first { "--\($0.name)" == word } }
        return options.first { option in option.short.map { "-\($0)" == word } ?? false }
    }

    /// bash takes `--format=json` for three words, and a place such as `matrix.md:443` for three as well.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if joined.last?.hasSuffix(":") == true || (word == ":" && !joined.isEmpty) {
                joined[joined.endIndex - 1] += word
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}
