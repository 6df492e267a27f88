import Core
import Testing
import Tokens

@Suite("Documentation of tokens in stylesheets")
struct StylesheetDocumentationTests {
    private func documentation(_ text: String) -> [String?] { TokenReading(text).declarations.map(\.documentation) }

    @Test("a marked comment right in front is documentation")
    func marked() {
        #expect(documentation(":root {\n/** One. */\n--a: 1;\n--b: 2; }") == ["One.", nil])
        #expect(
            documentation(":root {\n/**\n * One\n *   two.\n *\n * Three.\n **/ --a: 1 }") == ["One\ntwo.\n\nThree."]
        )
        #expect(documentation("/// One\n/// two\n$a: 1;\n///three\n\n$b: 2;") == ["One\ntwo", nil])
    }

    @Test("a plain comment, and one with an empty line behind it, belong to nothing")
    func plain() {
        #expect(
            documentation(
                ":root {\n/* One */\n--a: 1;\n/** Colors */\n\n--b: 2;\n/**/--c: 3; /** x */ color: red; --d: 4 }"
            ) == [nil, nil, nil, nil]
        )
    }

    @Test("a comment behind the declaration that ends its line is documentation")
    func behind() {
        #expect(
            documentation(":root {\n--a: 1; /* One */\n--b: 2; // Two\n--c: 3;\n/* no */\n}") == ["One", "Two", nil]
        )
        #expect(documentation("$a: 1; // One\n$b: 2;// Two") == ["One", "Two"])
        // It may as well belong to what follows.
        #expect(documentation(":root { --a: 1; /* ? */ --b: 2; /* ?\n */\n}") == [nil, nil])
        #expect(documentation(":root { /** In front */ --a: 1; /* behind */\n}") == ["In front"])
    }

    @Test("a tag says that a token is deprecated, and why")
    func deprecated() {
        let reading = TokenReading("/// Old.\n/// @deprecated Use b.\n$a: 1;\n/** @deprecated */\n$b: 2;\n$c: 3;")
        #expect(reading.declarations.map(\.documentation) == ["Old.", nil, nil])
        #expect(reading.declarations.map(\.deprecation) == ["Use b.", "", nil])
    }
}
