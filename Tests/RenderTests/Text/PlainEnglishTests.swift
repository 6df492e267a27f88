import Foundation
import Testing

/// What people read in generated files comes from templates, and from the reasons in the pages of the matrix.
@Suite("What generated files say")
struct PlainEnglishTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// In the spelling of SwiftUI's own documentation.
    private static let british: Set<String> = [
        "behaviour", "behaviours", "cancelled", "catalogue", "centre", "centred", "colour", "coloured", "colours",
        "customise", "emphasise", "emphasised", "favour", "grey", "honour", "initialise", "labelled", "licence",
        "neighbour", "neighbours", "organise", "recognisable", "recognise", "recognised", "synchronise", "travelled",
    ]

    /// Things don't speak, hear, want or live.
    private static let figures = [
        "keeps it to itself", "to itself on iOS", "tells nobody", "hears the", "wires ", "nobody says",
        "nothing says otherwise", "has to listen", "nobody else", "where nobody knows", "found a field wrong",
        "filled in well", "comes to rest", "hands them on", "what it stands in",
    ]

    /// The comments of a template, and the reasons of a row.
    private static func sentences(in file: URL) throws -> [(line: Int, text: String)] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.enumerated().compactMap { number, line in
            let text = line.drop { $0 == " " }
            if file.pathExtension == "mustache" { return text.hasPrefix("//") ? (number + 1, String(text)) : nil }
            let cells = text.split(separator: "|")
            return text.hasPrefix("|") && cells.count == 4 ? (number + 1, String(cells[3])) : nil
        }
    }

    private static func files() throws -> [URL] {
        let templates = root.appending(path: "templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: templates.path).sorted()
        return paths.filter { $0.hasSuffix(".mustache") }.map { templates.appending(path: $0) }
            + ["matrix.md", "primitives.md"].map { root.appending(path: "specs/\($0)") }
    }

    @Test("is American English, without figures of speech")
    func words() throws {
        var count = 0
        for file in try Self.files() {
            for (line, text) in try Self.sentences(in: file) {
                count += 1
                let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
                let place = "\(file.lastPathComponent):\(line): \(text)"
                #expect(words.isDisjoint(with: Self.british), "\(place)")
                #expect(!Self.figures.contains { text.lowercased().contains($0.lowercased()) }, "\(place)")
            }
        }
        #expect(count > 500)
    }
}
