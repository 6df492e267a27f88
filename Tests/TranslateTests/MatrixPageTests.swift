import Foundation
import TestSupport
import Testing

@Suite struct MatrixPageTests {
    @Test func everyExampleOfThePageIsReadWithoutAComplaint() throws {
        let path = Shared.project.appending(path: "Documentation/Matrix.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        let examples = page.split(separator: "```markdown\n").dropFirst().compactMap {
            $0.split(separator: "```").first
        }
        #expect(examples.count == 11)
        for example in examples {
            let read = ReadMatrix(String(example))
            #expect(read.diagnostics.isEmpty, "\(example)")
            #expect(!read.matrix.summary.isEmpty)
        }
    }
}
