import Core
import Documents
import Generate
import Testing

@testable import SwiftModel

@Suite("The types of the support code")
struct SupportNamesTests {
    @Test("have names that no generated type gets", arguments: allStyles)
    func reserved(style: TemplateStyle) {
        let support = BuiltInTemplates.of(style).filter {
            $0.name.hasPrefix("support/") || $0.name.hasPrefix("token-support/")
        }
        let names = support.flatMap { Self.types(in: String(decoding: $0.source.file.bytes, as: UTF8.self)) }
        #expect(names.count > 30)
        #expect(names.filter { !HiddenTypes.all.contains($0) } == [])
    }

    /// What is declared at the left margin and not private to its file.
    private static func types(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").filter { $0 != "public" && $0 != "final" }
            guard line.first != " ", words.count > 1, ["struct", "enum", "class", "protocol"].contains(words[0]) else {
                return nil
            }
            return String(words[1].prefix { $0.isLetter || $0.isNumber })
        }
    }
}
