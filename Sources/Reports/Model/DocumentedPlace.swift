import Core

/// A place in documentation: file and line as published, never an absolute path.
enum DocumentedPlace {
    static func text(_ location: SourceLocation) -> String {
        "\(TerminalText.name(location.file.published)):\(location.line)"
    }
}
