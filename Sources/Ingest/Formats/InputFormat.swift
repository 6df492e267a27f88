import Core

/// A format in which libraries tell of their components, with all that the rest of the program needs to know of it.
///
/// A format is a folder of `Ingest` with one type that conforms to this, and an entry in `InputFormats.all`. Nothing else
/// names it.
protocol InputFormat: Sendable {
    /// Name of a source of the format in messages, with its article: `the manifest`.
    var name: String { get }

    /// Name of a file of the format, with an article, for messages that list readable inputs: `an API doc`.
    var fileKind: String { get }

    /// Endings of its files' names, in lower case. In a folder no other file is opened; the content of a file decides
    /// its format.
    var endings: [String] { get }

    /// Facts that the format has a place for, and how far its word counts where another source says something else.
    var trust: FormatTrust { get }

    /// Whether a file is of the format, told from its content; without diagnostics, and cheap: every file is asked about.
    func recognises(_ content: InputContent) -> Bool

    /// Whether a file that can't be parsed was meant to be of the format, so that its mistakes matter where it only lies in
    /// a folder.
    func isMeant(by file: SourceFile) -> Bool

    /// The files that a file of the format names as parts of itself, and that lie beside it. They are read with it.
    func parts(namedIn file: SourceFile) -> [NamedPart]

    /// Reads the files, all of a run together because one may name declarations of another. They come sorted by path.
    /// The sources of facts are noted afterwards; a reader leaves `knowledge` as it is.
    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading
}

extension InputFormat {
    func isMeant(by file: SourceFile) -> Bool { false }

    func parts(namedIn file: SourceFile) -> [NamedPart] { [] }
}
