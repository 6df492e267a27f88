import Foundation
import TestSupport
import Testing

@Suite("One bad item never stops a library")
struct OneBadItemTests {
    private let folder = TemporaryFolder()

    /// Three good components, and whatever a test adds.
    private static func manifest(_ more: String) -> String {
        SmallLibrary.manifest(["x-button", "x-chip", "x-tab"].map { SmallLibrary.component($0) } + [more])
    }

    private static let odd = SmallLibrary.component("x-odd")

    private static let css = (0..<50).map { "--x-size-\($0): \($0)px;" }.joined(separator: "\n")

    private func generate(_ manifest: String, _ css: String, _ words: [String] = []) async throws -> (
        run: ProgramRun, files: Set<String>
    ) {
        try await TemporaryFolder.with { folder in
            try folder.write(manifest, to: "custom-elements.json")
            try folder.write(":root {\n\(css)\n}", to: "tokens.css")
            let run = try await folder.run(
                ["generate", "custom-elements.json", "--tokens", "tokens.css", "--diagnostics", "json"] + words
            )
            let found = (try? folder.paths(below: "out")) ?? []
            return (run, Set(found.map { ($0 as NSString).lastPathComponent }))
        }
    }

    private static let oddItems = [
        #"{"kind":"class","name":"XOdd","customElement":true,"tagName":"odd"}"#,
        #"{"kind":"class","name":"","customElement":true}"#,
        #"{"kind":"class","name":"XOdd","customElement":true,"tagName":"x-odd","superclass":{"name":"XOdd"}}"#,
        #"{"kind":"class","name":"XOdd","customElement":true,"tagName":"x-odd","members":[7,{"kind":"field"}]}"#,
        #"{"kind":"class","name":"XOdd","tagName":"x-odd","members":[{"kind":"field","name":"a","type":{"text":"<<"}}]}"#,
        "17",
    ]
    private static let oddTokens = [
        "--odd: rgb(1 2);", "--odd: var(--gone);", "--odd: var(--odder); --odder: var(--odd);", "--odd: (1px;",
        "--odd 1px;", "}", "--odd: \"a", "--odd: initial;",
    ]

    @Test(
        "an item or a token that can't be understood is told at its place, and everything else is written",
        arguments: oddItems.map { ($0, "") } + oddTokens.map { (odd, $0) }
    )
    func oneOdd(more: String, css: String) async throws {
        let (run, files) = try await generate(Self.manifest(more), Self.css + "\n" + css)
        run.exits(0)
        #expect(files.isSuperset(of: ["XButton+SwiftUI.swift", "XChip+SwiftUI.swift", "XTab+SwiftUI.swift"]))
        #expect(run.errorText.contains("\"warning\"") && !run.errorText.contains("\"error\""), "\(run.errorText)")
        #expect(run.errorText.contains("tokens.css") || css.isEmpty, "\(run.errorText)")
        let strict = try await generate(Self.manifest(more), Self.css + "\n" + css, ["--werror"])
        #expect(strict.run.ending == .exit(1) && strict.files == [])
    }

    @Test(
        "an item that two rows of a project match equally well is left out with an error, and everything else is written",
        arguments: [
            ["| `late*: string` | `early: String` | `same` |", "| `*Start: string` | `begin: String` | `same` |"],
            [
                "| `lateStart: string` | `early: String` | `same` |",
                "| `late-start: string` | `begin: String` | `same` |",
            ],
        ]
    )
    func tie(rows: [String]) async throws {
        let odd = SmallLibrary.component("x-odd", ["lateStart", "plainEnd"].map { SmallLibrary.field($0) })
        try folder.write(Self.manifest(odd), to: "custom-elements.json")
        let table = ["## Properties", "", "| Web | SwiftUI | UIKit |", "|---|---|---|"] + rows + [""]
        try folder.write(table.joined(separator: "\n"), to: "matrix.md")
        let words = ["generate", "custom-elements.json", "--matrix", "matrix.md", "--diagnostics", "json"]
        for check in [[], ["--check"]] {
            let run = try await folder.run(words + check).exits(1)
            #expect(run.errorText.contains("custom-elements.json"), "the item has its place: \(run.errorText)")
            let errors = run.errorLines.filter { $0.contains("\"error\"") }
            #expect(errors.allSatisfy { $0.contains("matrix.tie") })
        }
        let paths = try folder.paths(below: "out")
        let files = try ["XButton", "XChip", "XTab", "XOdd"].map { name in
            let path = try #require(paths.first { $0.hasSuffix("/\(name)+SwiftUI.swift") })
            return try folder.text("out/\(path)")
        }
        #expect(files[3].contains("plainEnd"))
        #expect(!files[3].contains("early") && !files[3].contains("begin"))
    }

    @Test("a custom property that is no design value is a note, also for who is strict, and in the JSON")
    func opaque() async throws {
        let (run, _) = try await generate(Self.manifest(Self.odd), Self.css + "\n--odd: *;", ["--werror", "tokens"])
        #expect(run.ending == .exit(0) && run.errorText.contains("tokens.opaque"), "\(run.errorText)")
        try folder.write(":root { --odd: *; }", to: "tokens.css")
        let json = try await folder.run(["tokens", "tokens.css", "--format", "json"])
        #expect(json.ending == .exit(0) && json.outputText.contains("\"opaque\""))
    }

    @Test("a file that is not what it has to be makes the whole wrong")
    func whole() async throws {
        let good = Self.manifest(Self.odd)
        let cut = try await generate(String(good.dropLast(5)), Self.css)
        #expect(cut.run.ending == .exit(1) && cut.files == [])
        let comment = try await generate(good, Self.css + "\n/* never closed")
        #expect(comment.run.ending == .exit(1), "all tokens behind it would be missing")
    }

    @Test("a broken file that only lies in a folder of docs stops none of the others")
    func wholeFolder() async throws {
        let good = Self.manifest(Self.odd)
        try folder.write(good, to: "docs/custom-elements.json")
        try folder.write("", to: "docs/empty.md")
        try folder.write([0xFF, 0xFE, 0x41], to: "docs/binary.md")
        let run = try await folder.run(["generate", "docs"])
        #expect(run.ending == .exit(0) && run.errorText.contains("docs/empty.md"), "\(run.errorText)")
        #expect(run.errorText.contains("docs/binary.md"))
        try await folder.run(["generate", "docs/empty.md"]).exits(1)
    }
}
