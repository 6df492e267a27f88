import Foundation
import SourceText
import TestSupport
import Testing

@testable import Markup

@Suite("Real examples, counted by another parser")
struct MarkupCountTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus/wider")

    private static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path) }

    @Test(
        "Python finds the same elements and the same attributes in the same lines",
        .enabled(if: hasCorpus, "the corpus is not here: ../shared/corpus"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ["usage", "stencil/dnn"]
    )
    func uses(folder: String) async throws {
        let folder = Self.corpus.appending(path: folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0) }
        let script = Self.root.appending(path: "Tests/Corpus/count_markup.py")
        let output = try await Python.run([script.path] + files.map(\.path))
        let expected = output.split(separator: "\n").map(String.init).sorted()
        #expect(expected.count > 15)
        let found = try files.flatMap(Self.lines).sorted()
        #expect(found == expected)
    }

    private static func lines(of file: URL) throws -> [String] {
        let text = MarkupTestText([UInt8](try Data(contentsOf: file)), isMarkdown: true)
        #expect(text.diagnostics.isEmpty)
        return text.elements.flatMap { element in
            let start = "\(file.lastPathComponent):\(element.place.line) \(element.name)"
            return [start] + element.attributes.map { "\(start) \($0.name.lowercased())" }
        }
    }
}
