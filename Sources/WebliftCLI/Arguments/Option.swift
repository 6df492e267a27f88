import Generate

/// Declared once for parsing and for `--help`.
struct Option: Sendable, Equatable {
    enum Value: Sendable, Equatable {
        case none
        case required(placeholder: String)
        /// Commas separate entries; given several times, they add up.
        case list(placeholder: String)
        /// Takes one value each time that it is given.
        case repeated(placeholder: String)
        /// A value is taken after `=` only; given several times, the values add up.
        case optional(placeholder: String)
        case choice([String])
        /// Commas separate words; given several times, they add up.
        case choices([String])
        /// A value is taken after `=`, or as the next word where that word begins a diagnostic id.
        case diagnosticPrefix
    }

    let name: String
    var short: Character?
    let value: Value
    let help: String

    var usage: String { (short.map { "-\($0), " } ?? "") + "--\(name)" + valueUsage }

    var valueUsage: String {
        switch value {
        case .none: ""
        case .required(let placeholder), .list(let placeholder), .repeated(let placeholder): " \(placeholder)"
        case .optional(let placeholder): "[=\(placeholder)]"
        case .choice(let words): " \(words.joined(separator: "|"))"
        case .choices(let words): " \(words.joined(separator: ","))"
        case .diagnosticPrefix: " [PREFIX]"
        }
    }
}

extension Option {
    static let config = Option(
        name: "config",
        value: .required(placeholder: "FILE"),
        help: "configuration to use instead of ./weblift.json"
    )
    static let matrix = Option(
        name: "matrix",
        value: .repeated(placeholder: "FILE"),
        help: "rules of the project, besides those of weblift.json; may be repeated"
    )
    static let only = Option(
        name: "only",
        value: .list(placeholder: "TAG[,TAG…]"),
        help: "only these components, with or without the prefix of their tags; * and ? stand for anything"
    )
    static let tokens = Option(
        name: "tokens",
        value: .repeated(placeholder: "PATH"),
        help:
            "design tokens, besides those of weblift.json; may be given several times; without any, the registries among the inputs"
    )
    static let oldTokens = Option(
        name: "old-tokens",
        value: .repeated(placeholder: "PATH"),
        help: "design tokens of OLD; where that is a revision, as it has them, and without it the paths of the new ones"
    )
    static let templates = Option(
        name: "templates",
        value: .required(placeholder: "DIR"),
        help: "templates of the project, which replace built-in ones of the same name"
    )
    static let templateSet = Option(
        name: "template-set",
        value: .choice(TemplateStyle.allCases.map(\.rawValue)),
        help: "elevate: drawn with tokens (default); native: with the system's styles"
    )
    static let diagnostics = Option(
        name: "diagnostics",
        value: .choice(DiagnosticPrinter.Format.allCases.map(\.rawValue)),
        help: "text: a page, with examples of what is frequent, and all errors; all: each one; json: one object a line"
    )
    static let werror = Option(
        name: "werror",
        value: .diagnosticPrefix,
        help: "count warnings as errors; with PREFIX only those whose id begins so"
    )
    static let quiet = Option(name: "quiet", short: "q", value: .none, help: "print errors only")
    static let full = Option(
        name: "full",
        value: .none,
        help: "on a terminal, print all of a text that is longer than a screen"
    )
    static let color = Option(name: "color", value: .choice(["auto", "always", "never"]), help: "when to use color")
    static let help = Option(name: "help", short: "h", value: .none, help: "print this help")
    static let version = Option(name: "version", value: .none, help: "print the version")

    static let input = Option(
        name: "input",
        value: .repeated(placeholder: "PATH"),
        help: "a file or folder to read; may be given several times"
    )

    /// Options that every command heeds.
    static let common: [Option] = [diagnostics, werror, quiet, color, help, version]
}
