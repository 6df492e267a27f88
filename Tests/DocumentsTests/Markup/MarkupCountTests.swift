import Core
import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite("Real examples, counted by another parser")
struct MarkupCountTests {
    @Test(
        "Python finds the same elements and the same attributes in the same lines",
        .needs("corpus/wider"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ["usage", "stencil/dnn"]
    )
    func uses(folder: String) async throws {
        let folder = Shared.file("corpus/wider/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0) }
        let script = Shared.project.appending(path: "Tests/Corpus/count_markup.py")
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
