import Core

@testable import Generate

/// SVG for tests.
enum SVGText {
    /// What stands in the icon below begins at column 97 of its only line.
    static func icon(_ content: String, attributes: String = "") -> String {
        "\(opening)\(attributes)>\(content)</svg>"
    }

    static let opening =
        #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24""#

    static let plain = icon(#"<path d="M4 12h16"/>"#)

    /// What is read of one file, and what is said of it.
    static func read(_ text: String, name: String = "add") -> (icons: [Icon], diagnostics: [Diagnostic]) {
        read(Array(text.utf8), name: name)
    }

    static func read(_ bytes: [UInt8], name: String = "add") -> (icons: [Icon], diagnostics: [Diagnostic]) {
        read([(name, bytes)])
    }

    static func read(_ files: [(name: String, bytes: [UInt8])]) -> (icons: [Icon], diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let sources = files.map { name, bytes in
            IconReader.Source(name: name, file: SourceFile(path: SourcePath("icons/\(name).svg"), bytes: bytes))
        }
        return (IconReader.icons(in: sources, into: &diagnostics), diagnostics.sorted)
    }
}
