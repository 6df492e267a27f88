import Testing

@testable import WebliftCLI

@Suite("Tokens that are named and not written")
struct TokenAbsenceTests {
    private let folder = TemporaryFolder()

    private func generate(_ css: String, _ words: [String] = []) -> RecordingConsole {
        let console = RecordingConsole()
        do {
            try folder.write(BadInputRun.good, to: "cem.json")
            try folder.write(css, to: "tokens.css")
        } catch { Issue.record(error) }
        let inputs = [
            "generate", folder.path("cem.json"), "--out", folder.path("out"), "--tokens", folder.path("tokens.css"),
        ]
        _ = Weblift.run(inputs + words, console: console, environment: [:])
        return console
    }

    @Test("that no token has a value is a warning, and the closing line says so")
    func noValue() throws {
        let console = generate(":root { --a: inherit; --b: unset; }")
        #expect(console.errorText.contains("[tokens.none-written]"))
        #expect(console.closingLine?.contains("no design tokens written, because") == true)
    }

    @Test("nothing is said where tokens are written, whatever --emit asks for")
    func written() throws {
        for words in [[], ["--emit", "docs"]] {
            #expect(generate(":root { --a: 1px; }", words).closingLine?.contains("tokens") == false)
        }
    }
}
