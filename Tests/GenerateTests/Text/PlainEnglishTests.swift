import Foundation
import TestSupport
import Testing

/// What people read of the project: pages, messages and `--help`, schemas, and the comments that generated files have.
@Suite("The texts of the project")
struct PlainEnglishTests {
    private static let root = Shared.project

    @Test(
        "are plain American English: none of them has a word that CONTRIBUTING.md tells to avoid",
        arguments: Text.allCases
    )
    func words(_ text: Text) throws {
        let avoided = try AvoidedWords(in: Self.root.appending(path: "CONTRIBUTING.md"))
        #expect(avoided.count > 50)
        var count = 0
        for file in try text.files(in: Self.root) {
            for (line, sentence) in text.sentences(in: try String(contentsOf: file, encoding: .utf8)) {
                count += 1
                let found = avoided.found(in: sentence)
                #expect(found.isEmpty, "\(file.lastPathComponent):\(line): \(found.joined(separator: ", "))")
            }
        }
        #expect(count > text.leastCount, "\(count)")
    }

    @Test(
        "are found by the words to avoid, whole, in any case, and not within other words or code",
        arguments: [
            ("What it Comes To.", ["comes to"]), ("It becomes todo", []), ("It comes `comes to` the end", []),
            ("Colours of the system", ["colour"]), ("The looks of a button", ["looks of", "the looks"]),
        ]
    )
    func finding(_ sentence: String, _ expected: [String]) throws {
        let avoided = try AvoidedWords(in: Self.root.appending(path: "CONTRIBUTING.md"))
        #expect(avoided.found(in: sentence).sorted() == expected.sorted())
    }

    /// The first column of the table, whose words are found in their plural as well.
    private struct AvoidedWords {
        private let phrases: [String]

        var count: Int { phrases.count }

        init(in page: URL) throws {
            let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            let rows = lines.drop { $0 != "| Avoid | Write |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
            phrases = rows.flatMap { row -> [String] in
                let cell = row.split(separator: "|").first ?? ""
                return cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }

        func found(in sentence: String) -> [String] {
            // Code has the names that it has.
            let prose = sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: " ` ")
            let words = prose.lowercased().split { !$0.isLetter && $0 != "`" }
            var sequences: Set<String> = []
            for length in 1...4 where length <= words.count {
                for start in 0...words.count - length {
                    sequences.insert(words[start..<start + length].joined(separator: " "))
                }
            }
            return phrases.filter { phrase in [phrase, phrase + "s", phrase + "d"].contains(where: sequences.contains) }
        }
    }

    /// Which texts, and where their sentences are.
    enum Text: CaseIterable {
        case pages, matrices, schemas, templates, messages

        /// A number of sentences below which the search is broken.
        var leastCount: Int {
            switch self {
            case .pages: 2_000
            case .matrices, .messages: 1_000
            case .templates: 500
            case .schemas: 100
            }
        }

        func files(in root: URL) throws -> [URL] {
            switch self {
            case .pages:
                try Self.files(below: "Documentation", in: root) { $0.hasSuffix(".md") }
                    + ["README.md", "CONTRIBUTING.md", "SECURITY.md", "specs/README.md"].map {
                        root.appending(path: $0)
                    }
            case .matrices: ["matrix.md", "primitives.md"].map { root.appending(path: "specs/\($0)") }
            case .schemas: try Self.files(below: "specs/schemas", in: root) { $0.hasSuffix(".json") }
            case .templates:
                try Self.files(below: "templates", in: root) { $0.hasSuffix(".mustache") }
                    + Self.files(below: "specs/pages", in: root) { $0.hasSuffix(".mustache") }
            case .messages: try Self.files(below: "Sources", in: root) { $0.hasSuffix(".swift") }
            }
        }

        private static func files(
            below folder: String,
            in root: URL,
            where isWanted: (String) -> Bool
        ) throws -> [URL] {
            let folder = root.appending(path: folder)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter(isWanted)
                .map { folder.appending(path: $0) }
        }

        func sentences(in file: String) -> [(line: Int, text: String)] {
            let lines = file.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            switch self {
            case .pages: return Self.prose(lines)
            case .matrices:
                return Self.prose(lines).compactMap { line, text in
                    guard text.hasPrefix("|") else { return (line, text) }
                    // The first cells are names of the web and of Swift.
                    let cells = text.split(separator: "|")
                    return cells.count == 4 ? (line, String(cells[3])) : nil
                }
            case .schemas:
                return lines.filter { $0.element.contains("\"description\"") }.map {
                    ($0.offset + 1, String($0.element))
                }
            case .templates:
                return lines.filter { !$0.element.contains("{{{") && !$0.element.contains("--") }
                    .map { ($0.offset + 1, String($0.element)) }
            case .messages: return Self.literals(lines)
            }
        }

        /// All lines but those of code, and but those of the table of words.
        private static func prose(_ lines: EnumeratedSequence<[Substring]>) -> [(line: Int, text: String)] {
            var isCode = false
            var isTable = false
            return lines.compactMap { number, line in
                if line.hasPrefix("```") { isCode.toggle() }
                if line == "| Avoid | Write |" { isTable = true }
                if !line.hasPrefix("|") { isTable = false }
                return isCode || isTable || line.isEmpty ? nil : (number + 1, String(line))
            }
        }

        /// The texts of several words: those between quotes, and the lines of long ones.
        private static func literals(_ lines: EnumeratedSequence<[Substring]>) -> [(line: Int, text: String)] {
            var isLong = false
            let inserted = /\\\([^()]*(\([^()]*\))*[^()]*\)/
            return lines.flatMap { number, line -> [(line: Int, text: String)] in
                let text = line.drop { $0 == " " }
                if text.hasPrefix("//") { return [] }
                if line.contains("\"\"\"") {
                    isLong.toggle()
                    return []
                }
                if isLong { return [(number + 1, String(text))] }
                // What is put into a text is code.
                let plain = line.replacing("\\\"", with: "'").replacing(inserted, with: "`x`")
                return plain.split(separator: "\"", omittingEmptySubsequences: false)
                    .enumerated()
                    .filter { !$0.offset.isMultiple(of: 2) && $0.element.contains(" ") }
                    .map { (number + 1, String($0.element)) }
            }
        }
    }
}
