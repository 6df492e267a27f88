import Core
import Testing

@testable import Verify

@Suite("Texts that the compiler writes and reads")
struct CompilerTextTests {
    @Test func aMessageHasItsPlaceItsNotesAndNoExcerpt() throws {
        let output = CompilerOutput(
            """
            a b/C.swift:3:12: error: 'newer()' is only available in iOS 17 or newer
            func f() { newer() }
                       ^~~~~
                       if #available
            a b/C.swift:3:12: note: add 'if #available' version check
            func f() { newer() }
                       ^
            """
        )
        let message = try #require(output.messages.first)
        #expect(output.messages.count == 1)
        #expect(message.severity == .error)
        #expect(message.message == "'newer()' is only available in iOS 17 or newer")
        #expect(message.location == SourceLocation(file: SourcePath("a b/C.swift"), line: 3, column: 12))
        #expect(message.notes.map(\.message) == ["add 'if #available' version check"])
        #expect(output.unknownLines.isEmpty)
    }

    @Test func whatHasNoPlaceIsAMessageToo() {
        let output = CompilerOutput("<unknown>:0: error: no such module 'X'\nerror: unknown argument: '-y'")
        #expect(output.messages.map(\.message) == ["no such module 'X'", "unknown argument: '-y'"])
        #expect(output.messages.allSatisfy { $0.location == nil })
    }

    @Test func linesOfACrashAreKept() {
        let output = CompilerOutput("Stack dump:\n0.\tProgram arguments: swift-frontend")
        #expect(output.unknownLines == ["Stack dump:", "0.\tProgram arguments: swift-frontend"])
    }

    @Test func aColonInAMessageOrInAPathIsNoEndOfIt() {
        let output = CompilerOutput("x:y.swift:1:2: warning: a: error: b")
        #expect(output.messages.map(\.message) == ["a: error: b"])
        #expect(output.messages.first?.location?.file.typed == "x:y.swift")
    }

    // MARK: Interfaces

    @Test func theTargetIsOursAndWhatLinuxAloneHasIsGone() throws {
        let target = try #require(DeploymentTarget("16.4"))
        let module = StandardModule(name: "M", ignoresAvailability: true)
        let text = InterfaceText.forIOS(
            """
            // swift-module-flags: -target x86_64-unknown-linux-gnu -O -module-name M
            import Glibc
            import Swift
              @backDeployed(before: iOS 17.0) public func a()
            """,
            module,
            target
        )
        #expect(
            text == """
                // swift-module-flags: -disable-availability-checking -target x86_64-apple-ios16.4-simulator -O -module-name M

                import Swift
                   public func a()

                """
        )
    }

    @Test(arguments: ["", "12", "100", "15.", ".5", "15.4.1", "x", "-1", "+15", "15 "])
    func whatIsNoVersionIsNoTarget(_ text: String) { #expect(DeploymentTarget(text) == nil) }

    // MARK: The surface

    private static func file(_ path: String, _ text: String) -> SurfaceText.File {
        SurfaceText.File(path: path, text: text, isOwn: true)
    }

    @Test("each module stands behind those that it imports, in whatever order the files come, also in a circle")
    func order() {
        let files = [
            (module: "A", file: Self.file("A", "@_exported import C\nimport Elsewhere")),
            (module: "B", file: Self.file("B", "")),
            (module: "C", file: Self.file("C/1", "import B")),
            (module: "C", file: Self.file("C/0", "import A")),
        ]
        #expect(SurfaceText(files).modules.map(\.name) == ["B", "C", "A"])
        #expect(SurfaceText(files.reversed()) == SurfaceText(files))
    }

    @Test("a module is all its files, by their paths, and a line of the compiler's own settings is none")
    func settings() {
        let text = SurfaceText([
            (module: "A", file: Self.file("2", "// swift-module-flags: -load-plugin evil\npublic struct B {}")),
            (module: "A", file: Self.file("1\"\n#", "public struct A {}")),
        ])
        .adding([(module: "A", file: Self.file("3", "public struct C {}"))])
        let lines = text.modules[0].interface.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("// swift-module-flags:") } == 1)
        #expect(lines[1].hasSuffix("-module-name A"))
        #expect(!text.modules[0].interface.contains("evil"))
        #expect(
            lines.filter { $0.hasPrefix("public") } == [
                "public struct A {}", "public struct B {}", "public struct C {}",
            ]
        )
        #expect(lines.contains("#sourceLocation(file: \"1\", line: 1)"))
    }
}
