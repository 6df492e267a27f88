import Foundation
import Testing

@testable import WebliftCLI

@Suite("What callers of generated files have to change")
struct CallerReportTests {
    private static let rows = """
        ## Properties

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `wide: boolean` | `isBroad: Bool = false` | same |

        """

    private func generate(_ words: String..., in folder: TemporaryFolder) async throws -> ProgramRun {
        try await BuiltProgram.run(["generate", "lib.json"] + words, in: folder.path)
    }

    @Test(
        "is told before it is written, once, and only where the sources are the same; the arguments stay in their order"
    )
    func matrix() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(GenerateSinceTests.manifest(["loud", "wide", "tall"]), to: "lib.json")
            try folder.write(Self.rows, to: "rows.md")
            #expect(try await generate(in: folder).messages == "")
            let view = "out/Sources/XUI/SwiftUI/XThing+SwiftUI.swift"
            let before = try String(contentsOfFile: folder.path(view), encoding: .utf8)
            let text = """
                lib.json:2:1: warning: callers of XThing have to write something else now, although nothing changed on the web \
                about what it comes from [output.callers]
                    note: “wide: Bool = …” is “isBroad: Bool = …” now (`wide`)
                    suggestion: say in the project's matrix what it was; or name with --until the release that may drop what \
                keeps callers compiling, and that is written

                """
            for words in [["--dry-run"], ["--werror"], []] {
                let run = try await BuiltProgram.run(
                    ["generate", "lib.json", "--matrix", "rows.md"] + words,
                    in: folder.path
                )
                #expect(run.messages.replacing("error: callers", with: "warning: callers") == text, "\(words)")
                #expect(run.ending == .exit(words == ["--werror"] ? 1 : 0), "\(words)")
            }
            #expect(try await generate("--matrix", "rows.md", in: folder).messages == "")
            let after = try String(contentsOfFile: folder.path(view), encoding: .utf8)
            #expect(after != before)
            let position = try #require(after.range(of: "isBroad: Bool")).lowerBound
            #expect(try #require(after.range(of: "loud: Bool")).lowerBound < position)
            #expect(try #require(after.range(of: "tall: Bool")).lowerBound > position)
            // The item is gone on the web: a comparison of the sources tells that.
            try folder.write(GenerateSinceTests.manifest(["loud", "tall"]), to: "lib.json")
            let gone = try await generate("--matrix", "rows.md", in: folder)
            #expect(gone.ending == .exit(0) && !gone.errorText.contains("output.callers"), "\(gone.errorText)")
        }
    }
}
