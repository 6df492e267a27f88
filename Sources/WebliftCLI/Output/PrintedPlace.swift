import Core

/// A place in data: file and line as published, never an absolute path.
enum PrintedPlace {
    static func text(_ location: SourceLocation) -> String {
        "\(TerminalText.name(location.file.published)):\(location.line)"
    }
}
