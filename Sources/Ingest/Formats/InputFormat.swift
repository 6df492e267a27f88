import Core

/// A format in which libraries tell of their components: a folder of `Ingest` with one type that conforms to this, and
/// an entry in `InputFormats.all`. Nothing else names it.
protocol InputFormat: Sendable {
    /// Name of a source of the format in messages, with its article: `the manifest`.
    var name: String { get }

    /// Name of a file of the format, with an article, for messages that list readable inputs: `an API doc`.
    var fileKind: String { get }

    /// Endings of file names, in lower case. In a folder no other file is opened; the content decides the format.
    var endings: [String] { get }

    var trust: FormatTrust { get }

    /// Tells from the content, without diagnostics and cheaply: every file is asked about.
    func recognises(_ content: InputContent) -> Bool

    /// Whether a file that can't be parsed was meant so, and its mistakes matter where it only lies in a folder.
    func isMeant(by file: SourceFile) -> Bool

    func parts(namedIn file: SourceFile) -> [NamedPart]

    /// Reads files sorted by path, together as one may name another's declarations. `knowledge` is noted afterwards.
    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading
}

extension InputFormat {
    func isMeant(by file: SourceFile) -> Bool { false }

    func parts(namedIn file: SourceFile) -> [NamedPart] { [] }
}
