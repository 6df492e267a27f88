import Foundation
import TestSupport
import Testing
import WebModel

/// The types of real manifests, which lie beside the package where its developers have them.
private enum Corpus {
    /// Every text of a `type`, of properties, attributes, parameters, events and results, as often as it occurs.
    static func typeTexts() throws -> [String] {
        try Shared.files(in: "corpus/manifests").flatMap { file in
            var texts: [String] = []
            collect(try JSONSerialization.jsonObject(with: Data(contentsOf: Shared.file(file))), into: &texts)
            return texts
        }
    }

    private static func collect(_ value: Any, into texts: inout [String]) {
        if let object = value as? [String: Any] {
            for (key, value) in object {
                if key == "type", let text = (value as? [String: Any])?["text"] as? String { texts.append(text) }
                collect(value, into: &texts)
            }
        } else if let list = value as? [Any] {
            for value in list { collect(value, into: &texts) }
        }
    }
}

@Suite("Types of real libraries", .needs("corpus/manifests"))
struct WebTypeCorpusTests {
    /// What no reader could understand, and why.
    static let notUnderstood: Set<String> = [
        // The version of the library, where a tool took the initial value of a constant for its type.
        "0.19.5",
        // Cut short by the compiler; eight of the values are nowhere in the text.
        #"""
        "None" | "Today" | "Selected" | "Working" | "NonWorking" | "Type01" | "Type02" | "Type03" | "Type04" | "Type05" | "Type06" | "Type07" | "Type08" | "Type09" | "Type10" | "Type11" | ... 8 more ... | "Type20"
        """#,
    ]

    @Test("all but the listed expressions have a structure, and at least 99 % in every way of counting")
    func understood() throws {
        let texts = try Corpus.typeTexts()
        let distinct = Set(texts)
        #expect(texts.count > 9000)
        #expect(distinct.count > 600)
        let raw = distinct.filter { WebTypeParser.parse($0).problem != nil }
        #expect(raw == Self.notUnderstood)
        let rawOccurrences = texts.count { raw.contains($0) }
        #expect(rawOccurrences * 100 <= texts.count)
        #expect(raw.count * 100 <= distinct.count)
    }

    @Test("every expression that has a structure is printed and read back to the same")
    func roundTrip() throws {
        for text in Set(try Corpus.typeTexts()).subtracting(Self.notUnderstood).sorted() {
            let type = WebTypeParser.parse(text).type
            #expect(WebTypeParser.parse(type.description).type == type, "\(text)")
        }
    }
}
