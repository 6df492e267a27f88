import Foundation
import Testing

@testable import WebliftCLI

@Suite("What callers of generated files have to change")
struct CallerReportTests {
    private let folder = TemporaryFolder()
    private static let rows = """
        ## Properties

        | Web | SwiftUI | UIKit |
        |---|---|---|
        | `wide: boolean` | `isBroad: Bool = false` | same |

        """

    private func generate(_ words: String...) async throws -> ProgramRun {
        try await folder.run(["generate", "lib.json"] + words)
    }

    @Test(
        "is told before it is written, once, and only where the sources are the same; the arguments stay in their order"
    )
    func matrix() async throws {
        try folder.write(GenerateSinceTests.manifest(["loud", "wide", "tall"]), to: "lib.json")
        try folder.write(Self.rows, to: "rows.md")
        #expect(try await generate().messages == "")
        let view = "out/Sources/XUI/SwiftUI/XThing+SwiftUI.swift"
        let before = try folder.text(view)
        let text = """
            lib.json:2:1: warning: callers of XThing have to write something else now, although nothing changed on the web \
            about what it comes from [output.callers]
                note: “wide: Bool = …” is “isBroad: Bool = …” now (`wide`)
                suggestion: say in the project's matrix what it was; or name with --until the release that may drop what \
            keeps callers compiling, and that is written

            """
        for words in [["--dry-run"], ["--werror"], []] {
            let run = try await folder.run(["generate", "lib.json", "--matrix", "rows.md"] + words)
            #expect(run.messages.replacing("error: callers", with: "warning: callers") == text, "\(words)")
            #expect(run.ending == .exit(words == ["--werror"] ? 1 : 0), "\(words)")
        }
        #expect(try await generate("--matrix", "rows.md").messages == "")
        let after = try folder.text(view)
        #expect(after != before)
        let position = try #require(after.range(of: "isBroad: Bool")).lowerBound
        #expect(try #require(after.range(of: "loud: Bool")).lowerBound < position)
        #expect(try #require(after.range(of: "tall: Bool")).lowerBound > position)
        // The item is gone on the web: a comparison of the sources tells that.
        try folder.write(GenerateSinceTests.manifest(["loud", "tall"]), to: "lib.json")
        let gone = try await generate("--matrix", "rows.md")
        #expect(gone.ending == .exit(0) && !gone.errorText.contains("output.callers"), "\(gone.errorText)")
    }
}
