import Foundation
import Testing

@testable import WebliftCLI

@Suite("The manual page")
struct ManualPageTests {
    private let folder = TemporaryFolder()
    private let text = ManualPage.text(Weblift.commands)

    @Test("has every command and every option, from the tables of --help")
    func complete() {
        for command in Weblift.commands {
            #expect(text.contains("\n.SS \(ManualPage.escaped(command.name))\n"))
            for option in command.allOptions {
                #expect(text.contains("\n.B \(ManualPage.escaped(option.usage))\n"), "\(command.name) \(option.name)")
            }
        }
    }

    @Test("no text is read as a command of the formatter")
    func escaping() {
        #expect(ManualPage.escaped(".TH") == "\\&.TH" && ManualPage.escaped("'a\\b-c") == "\\(aqa\\eb\\-c")
        #expect(ManualPage.escaped("ä“→”") == "\\[u00E4]\\(lq\\[u2192]\\(rq")
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }

    private static let groff = ["/usr/bin/groff", "/opt/homebrew/bin/groff"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("groff formats it without a warning", .enabled(if: groff != nil, "needs groff"))
    func formats() async throws {
        let groff = try #require(Self.groff)
        try folder.write(text, to: "weblift.1")
        let run = try await folder.run(["-ww", "-man", "-Tutf8", "weblift.1"], program: groff)
        #expect(run.ending == .exit(0) && run.errorText == "")
        #expect(run.outputText.contains("weblift:sample"))
    }
}
