import Generate

/// Declared once for parsing and for `--help`.
struct Option: Sendable, Equatable {
    enum Value: Sendable, Equatable {
        case none
        /// Each value has a placeholder for `--help`.
        case required(String)
        /// Commas separate entries; given several times, they add up.
        case list(String)
        /// Takes one value each time that it is given.
        case repeated(String)
        /// A value is taken after `=` only; given several times, the values add up.
        case optional(String)
        case choice([String])
        /// Commas separate words; given several times, they add up.
        case choices([String])
        /// A value is taken after `=`, or as the next word where that word begins a diagnostic id.
        case diagnosticPrefix
    }

    let name: String
    let short: Character?
    let value: Value
    var help: String

    init(_ name: String, short: Character? = nil, _ value: Value = .none, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// The option of a command where it means something of its own.
    func saying(_ help: String) -> Option {
        var option = self
        option.help = help
        return option
    }

    static func format<Format: CaseIterable & RawRepresentable<String>>(_ type: Format.Type, _ help: String) -> Option {
        Option("format", .choice(type.allCases.map(\.rawValue)), help: help)
    }

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
    static let config = Option("config", .required("FILE"), help: "configuration to use instead of ./weblift.json")
    static let matrix = Option(
        "matrix",
        .repeated("FILE"),
        help: "rules of the project, besides those of weblift.json; may be repeated"
    )
    static let only = Option(
        "only",
        .list("TAG[,TAG…]"),
        help: "only these components, with or without the prefix of their tags; * and ? stand for anything"
    )
    static let tokens = Option(
        "tokens",
        .repeated("PATH"),
        help:
            "design tokens, besides those of weblift.json; may be given several times; without any, the registries among the inputs"
    )
    static let oldTokens = Option(
        "old-tokens",
        .repeated("PATH"),
        help: "design tokens of OLD; where that is a revision, as it has them, and without it the paths of the new ones"
    )
    static let templates = Option(
        "templates",
        .required("DIR"),
        help: "templates of the project, which replace built-in ones of the same name"
    )
    static let templateSet = Option(
        "template-set",
        .choice(TemplateStyle.allCases.map(\.rawValue)),
        help: "elevate: drawn with tokens (default); native: with the system's styles"
    )
    static let diagnostics = Option(
        "diagnostics",
        .choice(DiagnosticPrinter.Format.allCases.map(\.rawValue)),
        help: "text: a page, with examples of what is frequent, and all errors; all: each one; json: one object a line"
    )
    static let werror = Option(
        "werror",
        .diagnosticPrefix,
        help: "count warnings as errors; with PREFIX only those whose id begins so"
    )
    static let quiet = Option("quiet", short: "q", help: "print errors only")
    static let full = Option("full", help: "on a terminal, print all of a text that is longer than a screen")
    static let color = Option("color", .choice(["auto", "always", "never"]), help: "when to use color")
    static let help = Option("help", short: "h", help: "print this help")
    static let version = Option("version", help: "print the version")

    static let input = Option("input", .repeated("PATH"), help: "a file or folder to read; may be given several times")

    /// Options that every command heeds.
    static let common: [Option] = [diagnostics, werror, quiet, color, help, version]
}
