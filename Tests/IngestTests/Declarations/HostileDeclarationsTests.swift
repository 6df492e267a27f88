import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Declaration files that were made to hurt", .ends(within: .seconds(300)))
struct HostileDeclarationsTests {
    @Test("a file that ends anywhere is read up to there")
    func cut() {
        let text = Array(
            DeclarationsFixture.element(
                "/** a */ size: Map<string, 'a' | `b${'c'}`>; show(a: { b: [c: 'd'] }): void;",
                before: "import { A as B } from './x'; export enum E { A = 'a' } type G<T = {}> = T;"
            ).utf8
        )
        for end in text.indices {
            let file = SourceFile(path: SourcePath("a.d.ts"), bytes: Array(text[..<end]))
            let fixture = DeclarationsFixture(files: [file])
            #expect(fixture.reading.components.count <= 1)
        }
    }

    @Test("what is no declaration is told at its place, and what stands around it is read")
    func mistakes() {
        let text = """
            export type A = 'a';
            if (true) { run(); }
            export type B = 'b';
            interface ;
            export type C = 'c' | ;
            export type D = 'd';
            """
        let fixture = DeclarationsFixture(text)
        #expect(["A", "B", "C", "D"].map { fixture.type($0) } == [#""a""#, #""b""#, nil, #""d""#])
        #expect(fixture.diagnostics.map(\.id) == [.declarationsSyntax, .typeSyntax])
        #expect(fixture.diagnostics.map { $0.location?.line } == [2, 5])
    }

    @Test("brackets and strings that are never closed are told, and end")
    func open() {
        let fixture = DeclarationsFixture("export type A = 'a'; namespace B { interface C { d: \"e\n f: string")
        #expect(fixture.type("A") == #""a""#)
        #expect(fixture.diagnostics.allSatisfy { $0.id == .declarationsSyntax })
        #expect(!fixture.diagnostics.isEmpty)
    }

    @Test("namespaces within namespaces are read as deep as anyone writes them")
    func namespaces() {
        let fixture = DeclarationsFixture(
            String(repeating: "namespace A { ", count: 20_000) + "type B = 'b';" + String(repeating: "}", count: 20_000)
        )
        #expect(fixture.type("B") == nil)
        #expect(fixture.diagnostics.map(\.id) == [.declarationsTooDeep])
    }

    @Test(
        "brackets that open and open end",
        arguments: [
            "interface A<", "(", "{", "[", "type A = [", "class A extends B<", "`${", "type A<B = ", "export {", "<",
        ]
    )
    func brackets(text: String) {
        let fixture = DeclarationsFixture(String(repeating: text, count: 30_000))
        #expect(fixture.reading.components.isEmpty)
        #expect(!fixture.diagnostics.isEmpty)
    }

    @Test("aliases that double each other stop growing, and that is told")
    func doubling() throws {
        let aliases = (0..<60).map { "type T\($0) = [T\($0 + 1), T\($0 + 1)];" }
        let text = DeclarationsFixture.element("a: T0;", before: aliases.joined(separator: "\n"))
        let fixture = DeclarationsFixture(text)
        #expect(try fixture.property("a").type != nil)
        #expect(fixture.diagnostics.contains { $0.id == .declarationsTooLarge })
    }

    @Test("generic types that double what they are given stop growing")
    func doublingGenerics() throws {
        let aliases = (0..<60).map { "type T\($0)<A> = T\($0 + 1)<[A, A]>;" } + ["type T60<A> = A;"]
        let fixture = DeclarationsFixture(
            DeclarationsFixture.element("a: T0<string>;", before: aliases.joined(separator: "\n"))
        )
        #expect(try fixture.property("a").type != nil)
    }

    @Test("a generic type that grows with each use of itself is written out once")
    func growing() throws {
        let fixture = DeclarationsFixture(
            DeclarationsFixture.element("a: T<string>;", before: "type T<A> = { next: T<A[]> };")
        )
        #expect(try fixture.property("a").type?.description == "{ next: T<string[]> }")
    }

    @Test("thousands of aliases of one long union are not written out without end")
    func wideUnions() {
        let values = (0..<5000).map { "'v\($0)'" }.joined(separator: " | ")
        let aliases = (0..<5000).map { "type T\($0) = A | 'x\($0)';" }.joined(separator: "\n")
        let fixture = DeclarationsFixture("type A = \(values);\n\(aliases)")
        #expect(fixture.diagnostics.contains { $0.id == .declarationsTooLarge })
    }

    @Test("classes that inherit from each other, and chains of thousands, end")
    func inheritance() throws {
        let both = "declare class A extends B { a: string } declare class B extends A { b: string }"
        let circle = DeclarationsFixture(
            DeclarationsFixture.element("", before: both).replacing("extends HTMLElement", with: "extends A")
        )
        #expect(try circle.component().properties.map(\.name) == ["a", "b"])
        let chain = (0..<5000).map { "declare class A\($0) extends A\($0 + 1) { a\($0): string }" }
        let long = DeclarationsFixture(
            DeclarationsFixture.element("", before: chain.joined(separator: "\n"))
                .replacing("extends HTMLElement", with: "extends A0")
        )
        #expect(try long.component().properties.count == DeclaredLineage.ancestorLimit - 1)
        #expect(long.diagnostics.contains { $0.id == .declarationsTooDeep })
    }

    @Test("a large base class of many elements does not make them thousands of times as large")
    func manyElements() {
        // Half of it is more than what may be read, too.
        let count = Loop.tries(1000, of: 2000)
        let members = (0..<count).map { "m\($0): string;" }.joined()
        let classes = (0..<count).map { "declare class E\($0) extends A {}" }.joined(separator: "\n")
        let tags = (0..<count).map { "'e-\($0)': E\($0);" }.joined()
        let fixture = DeclarationsFixture(
            "declare class A { \(members) }\n\(classes)\ndeclare global { interface HTMLElementTagNameMap { \(tags) } }"
        )
        #expect(fixture.reading.components.reduce(0) { $0 + $1.properties.count } <= 200_000)
        #expect(fixture.diagnostics.contains { $0.id == .declarationsTooDeep && $0.severity == .error })
    }
}
