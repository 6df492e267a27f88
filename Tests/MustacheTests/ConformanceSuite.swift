import Foundation
import Mustache
import SourceText
import Testing

/// The tests of the Mustache specification, which lie beside the package and are no part of it.
enum ConformanceSuite {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/conformance/mustache")

    /// All but lambdas, which would let a template's data run code.
    static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") && $0 != "~lambdas.json" }.sorted()

    static let cases: [ConformanceCase] = files.flatMap { file -> [ConformanceCase] in
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let tests = document["tests"] as? [[String: Any]]
        else { return [] }
        return tests.compactMap { ConformanceCase(file: file, $0) }
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
