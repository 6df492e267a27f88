import Core
import Testing

@testable import Verify

@Suite struct CompilerOutputTests {
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
}
