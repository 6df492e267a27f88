import TestSupport
import Testing
import WebModel

@testable import Releases

@Suite("Whether one type holds another")
struct TypeRelationTests {
    /// What became of a type, by its text before and after.
    private static let cases: [(String, String, [TypeDifference.Kind])] = [
        ("string", "string | number", [.widened]),
        ("string | number", "string", [.narrowed]),
        ("'a'", "string", [.widened]),
        ("'a' | 'b'", "string", [.widened]),
        ("string", "'a' | 'b'", [.narrowed]),
        ("1 | 2", "number", [.widened]),
        ("true", "boolean", [.widened]),
        ("string", "number", [.changed]),
        ("string[]", "(string | number)[]", [.widened]),
        ("[string, number]", "(string | number)[]", [.widened]),
        ("[string]", "[string, number?]", [.widened]),
        ("{ a: string }", "{ a: string; b: string }", [.narrowed]),
        ("{ a: string }", "{ a?: string }", [.widened]),
        ("{ a: string }", "{ a: number }", [.changed]),
        ("(a: string) => void", "(a: string | number) => void", [.narrowed]),
        ("(a: string) => string", "(a: string) => string | number", [.widened]),
        ("(a: string) => void", "(a: string, b: string) => void", [.widened]),
        ("Promise<string>", "Promise<string | number>", [.widened]),
        ("MouseEvent", "Event", [.widened]),
        ("HTMLElement", "HTMLInputElement", [.narrowed]),
        ("Element", "Node", [.widened]),
        ("string", "string | undefined", [.madeOptional]),
        ("string | null", "string", [.madeRequired]),
        ("string | undefined", "number", [.madeRequired, .changed]),
        ("string[]", "string", [.arrayToSingle]),
        ("string", "string[]", [.singleToArray]),
        ("string", "any", [.lost]),
        ("unknown", "string", [.told]),
        ("CustomEvent<string>", "CustomEvent", [.lost]),
        ("'a' | 'b'", "'a' | 'c'", [.valuesRemoved, .valuesAdded]),
        ("'topStart'", "'top-start'", [.valueRenamed]),
        ("A & B", "B & A", []),
        ("keyof Map", "keyof  Map", []),
        ("`${A}`", "`${ A }`", [.changed]),
        ("string | undefined", "undefined | string", []),
    ]

    private func comparison(_ old: WebType?, _ new: WebType?) -> TypeComparison {
        TypeComparison(old: old, new: new, classes: ClassNames())
    }

    @Test("each pair differs as TypeScript says", arguments: cases.indices)
    func differences(index: Int) {
        let (before, after, kinds) = Self.cases[index]
        let types = [before, after].map { WebTypeParser.parse($0).type }
        #expect(comparison(types[0], types[1]).differences.map(\.kind) == kinds, "\(before) → \(after)")
    }

    @Test("of two equal types each holds the other, and neither differs", arguments: cases.indices)
    func reflexivity(index: Int) {
        for text in [Self.cases[index].0, Self.cases[index].1] {
            let type = WebTypeParser.parse(text).type
            var relation = TypeRelation(classes: ClassNames())
            let isEvery = relation.isEvery(type, also: type)
            #expect(isEvery, "\(text)")
            #expect(comparison(type, type).differences.isEmpty, "\(text)")
        }
    }

    @Test("that no source says anything any more is told, and that one does now")
    func missing() {
        let type = WebTypeParser.parse("string").type
        #expect(comparison(type, nil).differences.map(\.kind) == [.lost])
        #expect(comparison(nil, type).differences.map(\.kind) == [.told])
        #expect(comparison(nil, nil).differences.isEmpty)
    }

    @Test("a type with many large unions is compared in time", .ends(within: .seconds(60)))
    func hostile() {
        func type(_ last: String) -> WebType {
            let members = (0..<2000).map { "A\($0)" } + [last]
            return WebTypeParser.parse("{ a: \(members.joined(separator: " | ")) }").type
        }
        #expect(comparison(type("B"), type("C")).differences.map(\.kind) == [.changed])
    }
}
