enum Completion: Sendable, Equatable {
    case nothing
    case files
    case folders
    case words([String])
    case tags
    /// Has the first words of ids as well.
    case diagnostics
    case commands
}

extension Option {
    /// nil for an option without a value.
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

    /// Lists have commas; the last entry is being typed.
    var takesList: Bool {
        switch value {
        case .list, .choices: true
        default: false
        }
    }

    var takesNextWord: Bool {
        switch value {
        case .none, .optional: false
        default: true
        }
    }

    /// The placeholder is the same word in `--help`.
    private static func completion(for placeholder: String) -> Completion {
        switch placeholder.prefix(while: { $0.isUppercase }) {
        case "FILE", "PATH", "OLD": .files
        case "DIR": .folders
        case "TAG": .tags
        default: .nothing
        }
    }
}
