/// Candidates that a shell may offer where a word has to stand.
enum Completion: Sendable, Equatable {
    case nothing
    case files
    case folders
    case words([String])
    /// The components of the project's library.
    case tags
    /// Ids of diagnostics, and their first words.
    case diagnostics
    /// The names of commands.
    case commands
}

extension Option {
    /// Candidates for its value; nil for an option without a value.
    var completion: Completion? {
        switch value {
        case .none: nil
        case .choice(let words), .choices(let words): .words(words)
        case .diagnosticPrefix: .diagnostics
        case .required(let placeholder), .list(let placeholder), .repeated(let placeholder),
            .optional(let placeholder):
            Self.completion(for: placeholder)
        }
    }

    /// Whether the value is a list with commas, of which the last entry is being typed.
    var takesList: Bool {
        switch value {
        case .list, .choices: true
        default: false
        }
    }

    /// Whether the next word can be its value.
    var takesNextWord: Bool {
        switch value {
        case .none, .optional: false
        default: true
        }
    }

    /// Derives the completion from a placeholder, which is the same word in `--help` and here.
    private static func completion(for placeholder: String) -> Completion {
        switch placeholder.prefix(while: { $0.isUppercase }) {
        case "FILE", "PATH", "OLD": .files
        case "DIR": .folders
        case "TAG": .tags
        default: .nothing
        }
    }
}
