import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Attributes of one source and properties of another")
struct PropertyNamesTests {
    private static let manifest = #"""
        {"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
        {"kind":"class","name":"X","tagName":"x-x","attributes":[
        {"name":"confirm-message","type":{"text":"string"},"default":"'Sure?'"},{"name":"size","type":{"text":"Size"}}]}]}]}
        """#

    private func read(_ declarations: String) throws -> Component {
        let files = [
            SourceFile(path: SourcePath("custom-elements.json"), text: Self.manifest),
            SourceFile(path: SourcePath("x.d.ts"), text: declarations),
        ]
        var bag = DiagnosticBag()
        return try #require(Ingestion.read(files, into: &bag).components.first)
    }

    @Test("an attribute without a field is the property that declarations tell of")
    func joined() throws {
        let component = try read(
            DeclarationsFixture.element(
                """
                /** @attr confirm-message */
                confirmMessage: 'Sure?' | 'Really?';
                size: Size;
                """,
                before: "export type Size = 's' | 'm';"
            )
        )
        #expect(component.properties.map(\.name).sorted() == ["confirmMessage", "size"])
        let message = try #require(component.properties.first { $0.name == "confirmMessage" })
        #expect(message.attribute == "confirm-message")
        #expect(message.defaultValue == "'Sure?'")
        #expect(message.type?.description == #""Sure?" | "Really?""#)
    }

    @Test("an attribute that several properties could be stays itself")
    func ambiguous() throws {
        let component = try read(
            DeclarationsFixture.element(
                """
                /** @attr confirm-message */
                a: string;
                /** @attr confirm-message */
                b: string;
                """
            )
        )
        #expect(component.properties.map(\.name).sorted() == ["a", "b", "confirm-message", "size"])
    }

    @Test("what a manifest only names is what declarations say, also without an element of theirs")
    func named() throws {
        let component = try read("export type Size = 's' | 'm';")
        let size = try #require(component.properties.first { $0.name == "size" })
        #expect(size.type == WebType(.enumeration(["s", "m"]), alias: "Size"))
    }
}
