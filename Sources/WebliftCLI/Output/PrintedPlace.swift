import Core

/// Never an absolute path.
enum PrintedPlace {
    static func text(_ location: SourceLocation) -> String {
        "\(TerminalText.name(location.file.published)):\(location.line)"
    }
}
