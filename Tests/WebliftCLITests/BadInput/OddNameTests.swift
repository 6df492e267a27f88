import Testing

@Suite("Names that are odd or hostile")
struct OddNameTests {
    private let folder = TemporaryFolder()

    /// Names of files, and what a terminal may see of them.
    static let names = [
        ("with space.json", "with space.json"),
        ("two  spaces.json", "two  spaces.json"),
        ("line\nbreak.json", "line\u{FFFD}break.json"),
        ("tab\there.json", "tab\u{FFFD}here.json"),
        ("it's \"quoted\".json", "it's \"quoted\".json"),
        ("größe-尺寸-👍🏽.json", "größe-尺寸-👍🏽.json"),
        ("\u{1B}[31mred\u{1B}]0;title\u{7}.json", "\u{FFFD}[31mred\u{FFFD}]0;title\u{FFFD}.json"),
        ("c1\u{9B}31m.json", "c1\u{FFFD}31m.json"),
        ("bidi\u{202E}nosj.json", "bidi\u{FFFD}nosj.json"),
        ("-dash.json", "-dash.json"),
        ("::add-mask::x.json", ": :add-mask::x.json"),
        (" ##[group]x.json", " # #[group]x.json"),
        ("$(touch hacked);`id`.json", "$(touch hacked);`id`.json"),
    ]

    @Test(
        "a bad file of any name is told by that name, and no control character reaches the terminal",
        arguments: names
    )
    func badFile(name: String, shown: String) async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        try folder.write("{", to: name)
        let run = try await folder.run(["inspect", "--format", "summary", "--", "good.json", name])
        #expect(run.ending == .exit(1) && run.outputText.contains("g-ood"))
        #expect(run.errorText.hasPrefix("\(shown):1:2: error: "), "\(run.errorText)")
    }

    @Test("for programs the name is exact, and no control character is raw", arguments: names)
    func exactName(name: String, shown: String) async throws {
        try folder.write("{", to: name)
        let run = try await folder.run(["inspect", "--diagnostics", "json", "--", name])
        let line = try #require(run.errorLines.first)
        #expect(run.errorLines.count == 1)
        #expect(try JSONInstance(Array(line.utf8))["file"]?.text == name)
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }

    @Test("a good file of any name is read, named or found in a folder", arguments: names)
    func goodFile(name: String, shown: String) async throws {
        try folder.write(BadInputRun.good, to: "f/\(name)")
        for input in ["f/\(name)", "f"] {
            let run = try await folder.run(["inspect", input, "--format", "json"]).exits(0)
            let component = try JSONInstance(run.output)["components"]?.elements?.first
            #expect(component?["source"]?["file"]?.text == "f/\(name)")
        }
    }

    @Test(
        "control characters on the command line are not played back",
        arguments: [
            ["\u{1B}[2J"], ["inspect", "--\u{1B}[2J"], ["inspect", "--format=\u{1B}[2J"], ["help", "\u{9B}2J"],
        ]
    )
    func hostileWords(words: [String]) async throws {
        let run = try await folder.run(words).exits(2)
        #expect(run.output.isEmpty && run.errorText.contains("\u{FFFD}"))
        #expect(!run.errorText.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    }
}
