import Core
import Documents
import Foundation
import TestSupport
import Testing

@Suite("Mustache conformance", .needs("conformance/mustache"))
struct ConformanceTests {
    @Test("the suite is complete: all its files but the one about lambdas")
    func suiteIsThere() {
        #expect(ConformanceSuite.files.count == 8)
        #expect(ConformanceSuite.cases.count >= 184)
    }

    @Test("every test of the suite gives what it expects", arguments: ConformanceSuite.cases)
    func verdict(test: ConformanceCase) throws {
        var diagnostics = DiagnosticBag()
        let set = TemplateSet(test.sources, mode: .lenient, into: &diagnostics)
        let output = set.render(ConformanceCase.root, with: test.data, escaping: .html, into: &diagnostics)
        #expect(diagnostics.isEmpty, "\(diagnostics.sorted)")
        #expect(String(decoding: try #require(output).bytes, as: UTF8.self) == test.expected)
    }
}
