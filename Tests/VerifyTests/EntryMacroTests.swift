import TestSupport
import Testing

@testable import Verify

@Suite("Entries of the environment are checked without Apple's macro")
struct EntryMacroTests {
    private func text(_ source: String) -> String? {
        EntryMacros.text(of: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "each becomes a property that is computed, in the same lines, where its type is known",
        arguments: [
            ("@Entry var a: Int = 1", "       var a: Int { get { let entry: Int = 1; return entry } set {} }"),
            ("@Entry public var a: [String: Int]?", "       public var a: [String: Int]? { get { nil } set {} }"),
            ("@Entry var a = true\n", "       var a : Bool { get { let entry: Bool = true; return entry } set {} }\n"),
            ("@Entry var a = -1.5", "       var a : Double { get { let entry: Double = -1.5; return entry } set {} }"),
            (
                "@Entry var a = B.C<Int>(\n  1\n)\nlet d = 1",
                "       var a : B.C<Int> { get { let entry: B.C<Int> = B.C<Int>(\n  1\n); return entry } set {} }\nlet d = 1"
            ),
            (
                "extension A { @Entry var b: Int = c\n    .d }",
                "extension A {        var b: Int { get { let entry: Int = c\n    .d; return entry } set {} } }"
            ),
        ]
    )
    func each(_ source: String, _ expected: String) {
        #expect(text(source) == expected)
    }

    @Test(
        "what shows no type stays as it is",
        arguments: [
            "@Entry var a = b", "@Entry var a = B.c", "// @Entry var a = 1", "let a = \"@Entry var a = 1\"", "@Entry",
            "@Entry var",
        ]
    )
    func none(_ source: String) {
        #expect(text(source) == nil)
    }

    @Test("every beginning of a file is taken as it comes")
    func beginnings() {
        let source = Array(
            "extension E {\n @Entry public var a: [B?]? = -c(\n1, \"d\")\n  .e;@Entry var f = G<H>(1) }\n@Entry var i:J?"
                .utf8
        )
        for end in source.indices { _ = EntryMacros.text(of: Array(source[..<end])) }
        #expect(EntryMacros.text(of: source) != nil)
    }

    @Test("an entry is read and set, and a value of another type is wrong", .startsCompiler, .needsSurface)
    func compiler() async throws {
        func program(_ value: String) -> String {
            """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var level: Int = \(value)
                @Entry var name = "a"
            }
            struct A: View {
                @Environment(\\.name) private var name
                var body: some View { Text(name).environment(\\.level, 3) }
            }
            """
        }
        #expect(try await SharedSurface.messages(to: program("1")) == [])
        let found = try await SharedSurface.messages(to: program("\"b\""))
        #expect(
            found.contains { $0.contains("cannot convert value of type 'String' to specified type 'Int'") },
            "\(found)"
        )
    }
}
