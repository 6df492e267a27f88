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

/// The tests of the Mustache specification, which lie beside the package and are no part of it.
enum ConformanceSuite {
    /// All but lambdas, which would let a template's data run code.
    static let files = Shared.files(in: "conformance/mustache").filter { !$0.hasSuffix("/~lambdas.json") }

    static var cases: [ConformanceCase] {
        files.flatMap { path -> [ConformanceCase] in
            let file = Shared.file(path)
            guard let data = try? Data(contentsOf: file),
                let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let tests = document["tests"] as? [[String: Any]]
            else { return [] }
            return tests.compactMap { ConformanceCase(file: file.lastPathComponent, $0) }
        }
    }
}

struct ConformanceCase: Sendable, CustomTestStringConvertible {
    static let root = " the template itself"

    let testDescription: String
    let data: TemplateValue
    let sources: [TemplateSource]
    let expected: String

    init?(file: String, _ test: [String: Any]) {
        guard let name = test["name"] as? String, let template = test["template"] as? String,
            let expected = test["expected"] as? String, let data = test["data"]
        else { return nil }
        testDescription = "\(file): \(name)"
        self.expected = expected
        self.data = Self.value(data)
        let partials = test["partials"] as? [String: String] ?? [:]
        sources = ([(Self.root, template)] + partials.sorted { $0.key < $1.key }).map { name, text in
            TemplateSource(name: name, file: SourceFile(path: SourcePath(name), text: text))
        }
    }

    private static func value(_ json: Any) -> TemplateValue {
        switch json {
        case let text as String: .string(text)
        case let members as [String: Any]:
            .object(TemplateObject(members.sorted { $0.key < $1.key }.map { (TemplateKey($0.key), value($0.value)) }))
        case let elements as [Any]: .list(elements.map(value))
        case let number as NSNumber:
            // Booleans come as numbers of one character or of one bit.
            ["c", "B"].contains(String(cString: number.objCType))
                ? .boolean(number.boolValue) : .string("\(number)")
        default: .null
        }
    }
}
