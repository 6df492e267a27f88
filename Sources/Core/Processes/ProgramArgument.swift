/// Word of a command, which a program can only read in its intended meaning. Programs take a word that begins with `-`
/// for an option, and compilers one that begins with `@` for a file of more words. So options are literals of this
/// program, a path begins with `/` or `./`, and a value is neither.
package struct ProgramArgument: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    private init(_ text: String) { self.text = text }

    /// An option, or a command of the program. `StaticString` lets no part of an input into it.
    package init(stringLiteral word: StaticString) { text = word.description }

    package static func path(_ path: String) -> ProgramArgument {
        ProgramArgument(path.hasPrefix("/") ? path : "./" + path)
    }

    /// A text that a program could read as something else becomes an empty word, which the program refuses.
    package static func value(_ text: String) -> ProgramArgument {
        ProgramArgument(text.hasPrefix("-") || text.hasPrefix("@") ? "" : text)
    }

    /// A revision of git, which may begin with `@`: git reads no files of words.
    package static func revision(_ text: String) -> ProgramArgument { ProgramArgument(text.hasPrefix("-") ? "" : text) }
}
