import Core
import Foundation
import TestSupport
import Testing

@Suite("Text in the log of a workflow")
struct WorkflowCommandsTests {
    private static let pieces = [
        ":", "::", "#", "##", "[", "]", "add-mask", "set-output name=a", " ", "\n", "\r", "\t", "\u{A0}", "\u{2028}",
        "\u{FEFF}", "é", "vso", "x", "(a)", "\"", "\\",
    ]

    private static func text(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...14, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }

    @Test("has no command, and else only blanks that were not there", arguments: [1, 2, 3])
    func broken(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Loop.rounds(2000) {
            let text = Self.text(&generator)
            let broken = WorkflowCommands.broken(text)
            #expect(RunnerLog.commands(in: broken) == [], "\(text.debugDescription)")
            if RunnerLog.commands(in: text).isEmpty { #expect(broken == text, "\(text.debugDescription)") }
            #expect(broken.unicodeScalars.filter { $0 != " " }.elementsEqual(text.unicodeScalars.filter { $0 != " " }))
            #expect(WorkflowCommands.broken(broken) == broken)
        }
    }

    @Test("in JSON it is the same text for programs", arguments: [4, 5])
    func json(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Loop.rounds(500) {
            let text = Self.text(&generator)
            let written = try JSONEncoder().encode([text])
            let safe = WorkflowCommands.json(Array(written))
            #expect(RunnerLog.commands(in: String(decoding: safe, as: UTF8.self)) == [])
            #expect(try JSONDecoder().decode([String].self, from: Data(safe)) == [text])
        }
    }

    @Test(
        "says what it said, with a blank in each command",
        arguments: [
            ("::add-mask::x", ": :add-mask::x"), ("a\n \t::debug::", "a\n \t: :debug::"),
            ("\u{A0}::debug::x", "\u{A0}: :debug::x"), ("x ##[group]y", "x # #[group]y"),
            ("###[a]", "## #[a]"), ("##vso[task.x]", "# #vso[task.x]"), ("::part(label)", "::part(label)"),
            ("a ::error::b", "a ::error::b"), ("## [a]", "## [a]"), ("## A heading [1]", "## A heading [1]"),
        ]
    )
    func examples(text: String, expected: String) { #expect(WorkflowCommands.broken(text) == expected) }
}
