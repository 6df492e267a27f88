import Core
import TestSupport
import Testing

@testable import Verify

@Suite("A message is told for the place that is at fault")
struct OwnPlacesTests {
    private func text(_ source: String) -> String? {
        OwnPlaces.text(of: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("the directive is taken out, and nothing moves; a file that says nothing of places is taken as it is")
    func directive() {
        #expect(text("let a = 1\n") == nil)
        let blanks = String(repeating: " ", count: 26)
        #expect(text("a\n#sourceLocation(file: \"b\",\n line: 9)\nc") == "a\n\(blanks)\n         \nc")
        #expect(text("a\n#sourceLocation()\nc") == "a\n\(String(repeating: " ", count: 17))\nc")
        #expect(text("// #sourceLocation()\nlet a = 1") == "// #sourceLocation()\nlet a = 1")
    }

    /// Else an error would be blanked out with it, and a file that does not compile would be called right.
    @Test(
        "what is not written as the language has it stays an error, and takes nothing with it",
        arguments: [
            "#sourceLocation\nlet a: Int = f(\"\")", "#sourceLocation(file: 3)", "#sourceLocation(let a)\nb",
            "a; #sourceLocation()", "#sourceLocation() let a: Int = f(\"\")", "let a = \"\\(#sourceLocation())\"",
            "#sourceLocation[]", "#sourceLocation(file: \"\\(a)\", line: 1)", "#sourceLocation(file: \"a\", line: 0)",
            "#sourceLocation(file: \"a\", line: 1.5)",
        ]
    )
    func malformed(source: String) {
        #expect(text(source) == source.replacing("#sourceLocation", with: "#noSuchLocation"))
    }

    @Test("where the file can't be read, the directive is an error itself")
    func broken() {
        #expect(text("{ \n#sourceLocation(file: \"b\", line: 9)") == "{ \n#noSuchLocation(file: \"b\", line: 9)")
    }

    @Test("the compiler says it for the file that it is in", .startsCompiler, .needsSurface)
    func compiler() async throws {
        let source = "#sourceLocation(file: \"/etc/passwd\", line: 700)\nlet a: Int = \"\"\n"
        try await PackageFolder.with(["Sources/A/a.swift": source]) { folder in
            let places = try await SharedSurface.check(folder.path).messages.map { $0.message.location?.description }
            #expect(Set(places) == ["\(folder.path)/Sources/A/a.swift:2:14"])
        }
    }
}
