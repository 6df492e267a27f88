import Testing

@testable import WebliftCLI

@Suite("Taking a command line apart")
struct ArgumentsTests {
    private static let format = Option("format", .choice(["text", "json"]), help: "")
    private static let emit = Option("emit", .choices(["swiftui", "uikit"]), help: "")
    private static let options = [format, emit, Option.config, Option.only] + Option.common

    private func parse(_ words: String...) throws -> Arguments { try Arguments(words, options: Self.options) }

    private func mistake(_ words: [String]) -> UsageError? {
        do {
            _ = try Arguments(words, options: Self.options)
            return nil
        } catch {
            return error
        }
    }

    @Test("inputs keep their order, options may stand anywhere between them")
    func inputs() throws {
        let arguments = try parse("a", "--quiet", "b", "--format", "json", "c")
        #expect(arguments.inputs == ["a", "b", "c"] && arguments.has(.quiet))
        #expect(arguments[Self.format] == "json" && !arguments.has(.werror))
        #expect(arguments[.config] == nil)
    }

    @Test("a short option is its long one, with a value in the next word or behind an equals sign")
    func short() throws {
        #expect(try parse("-q").has(.quiet))
        let options = GenerateCommand.allOptions
        for words in [["-o", "ios"], ["-o=ios"], ["--out", "ios"]] {
            #expect(try Arguments(words, options: options)[GenerateCommand.out] == "ios")
        }
        for command in Weblift.commands {
            let letters = command.allOptions.compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(command.name): each letter once")
        }
    }

    @Test("behind two hyphens everything is an input")
    func separator() throws {
        let arguments = try parse("--quiet", "--", "--format", "-h", "--")
        #expect(arguments.inputs == ["--format", "-h", "--"] && !arguments.has(.help))
    }

    @Test(
        "a value stands behind an equals sign or in the next word, may hold an equals sign, and begin with a hyphen",
        arguments: [
            (["--config=f"], "f"), (["--config", "f"], "f"), (["--config=a=b"], "a=b"), (["--config=--x"], "--x"),
            (["--config", "-x"], "-x"),
        ]
    )
    func value(words: [String], value: String) throws {
        #expect(try Arguments(words, options: Self.options)[.config] == value)
    }

    @Test("of a few words, those that are chosen add up, and any other is a mistake with the nearest one")
    func choices() throws {
        #expect(try parse("--emit", "uikit,swiftui").all(Self.emit) == ["uikit", "swiftui"])
        #expect(try parse("--emit", "uikit", "--emit=swiftui").all(Self.emit) == ["uikit", "swiftui"])
        #expect(try parse("x").all(Self.emit) == [])
        #expect(mistake(["--emit"])?.message == "--emit needs some of: swiftui, uikit")
        let unknown = mistake(["--emit", "swiftui,uikti"])
        #expect(unknown?.message == "--emit can't be “uikti”; it is one of: swiftui, uikit")
        #expect(unknown?.suggestion == "did you mean uikit?")
        #expect(mistake(["--emit", "swiftui,"])?.message.hasPrefix("--emit can't be “”") == true)
    }

    @Test("of an option that is given twice, the last value counts, and of a list all entries")
    func twice() throws {
        #expect(try parse("--format", "json", "--format", "text")[Self.format] == "text")
        #expect(try parse("--only", "a,b", "--only=c")[.only] == "a,b,c")
        #expect(try parse("x")[.only] == nil)
    }

    @Test("a prefix for warnings is taken where the next word begins a diagnostic's id, and nothing else is")
    func werror() throws {
        #expect(try parse("--werror")[.werror] == "")
        #expect(try parse("--werror", "manifest", "a")[.werror] == "manifest")
        #expect(try parse("--werror", "manifest.", "a")[.werror] == "manifest.")
        #expect(try parse("--werror=json.syntax")[.werror] == "json.syntax")
        #expect(try parse("--werror", "manifest.inv", "a")[.werror] == "manifest.inv")
        #expect(try parse("--werror=mani")[.werror] == "mani")
        // Without a dot only a whole word is taken for a prefix: a folder may be called so.
        #expect(try parse("--werror", "mani").inputs == ["mani"])
        let arguments = try parse("--werror", "manifest.json")
        #expect(arguments[.werror] == "" && arguments.inputs == ["manifest.json"])
    }

    @Test(
        "a mistake is told in one sentence, with what was meant where that is clear",
        arguments: [
            (["--fromat"], "there is no option --fromat", "did you mean --format?"),
            (["--fromat=json"], "there is no option --fromat", "did you mean --format?"),
            (["--banana"], "there is no option --banana", nil),
            (["-x"], "there is no option -x", "long options begin with two hyphens; see --help"),
            (["-quiet"], "there is no option -quiet", "long options begin with two hyphens; see --help"),
            (["-q=yes"], "--quiet takes no value", nil),
            (["--quiet=yes"], "--quiet takes no value", nil),
            (["--config"], "--config needs a value: FILE", nil),
            (["--config="], "--config needs a value: FILE", nil),
            (["--config", ""], "--config needs a value: FILE", nil),
            (["--config", "--quiet"], "--config needs a value: FILE", nil),
            (["--format"], "--format needs one of: text, json", nil),
            (["--format", "--quiet"], "--format needs one of: text, json", nil),
            (["--format="], "--format needs one of: text, json", nil),
            (["--format", "jsno"], "--format can't be “jsno”; it is one of: text, json", "did you mean json?"),
            (["--only"], "--only needs a value: TAG[,TAG…]", nil),
            (["--only", "--quiet"], "--only needs a value: TAG[,TAG…]", nil),
            (["--only", ","], "--only has an empty entry in “,”", nil),
            (["--only", "a,,b"], "--only has an empty entry in “a,,b”", nil),
            (["--werror=nonsense"], "no diagnostic's id begins with “nonsense”", nil),
            (["--werror=manifst"], "no diagnostic's id begins with “manifst”", "did you mean manifest?"),
            (["--werror="], "--werror= needs a prefix, or no equals sign", nil),
            (["a", ""], "an input is an empty word", nil),
            (["--", ""], "an input is an empty word", nil),
        ] as [([String], String, String?)]
    )
    func mistakes(words: [String], message: String, suggestion: String?) {
        #expect(mistake(words) == UsageError(message, suggestion: suggestion))
    }
}
