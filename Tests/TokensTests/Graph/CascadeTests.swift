import Core
import Testing
import Tokens

@Suite("Which declaration of a token holds")
struct CascadeTests {
    /// Of `a`, in light and in dark, and what is reported.
    private static let declarations: [(winner: String, text: String, values: [Double?], reports: [String])] = [
        ("what is declared once, in both appearances", "a: 1px", [1, 1], []),
        ("what is for dark, before what is for both and stands later", "dark a: 2px\na: 1px", [1, 2], []),
        ("what is for light, before what is for both and stands earlier", "a: 1px\nlight a: 3px", [3, 1], []),
        ("what is for light alone, in dark too, where nothing else is said", "light a: 1px", [1, 1], []),
        (
            "what is for dark alone, and nothing in light, which is reported", "dark a: 1px", [nil, 1],
            ["tokens.css:1 warning tokens.one-mode"]
        ),
        (
            "each of two appearances, which do not contradict each other", "light a: 1px\ndark a: 2px\na: 3px", [1, 2],
            []
        ),
        (
            "`!important`, before what stands later, and before what is said for one appearance",
            "a: 1px !important\na: 2px\ndark a: 3px", [1, 1], ["tokens.css:1 warning tokens.duplicate"]
        ),
        (
            "the fallback of a token that refers to itself in the spelling of CSS",
            "a: var(a, 4px)\ndark a: var(a, 5px)", [4, 5], []
        ),
        ("where CSS says something of such a token, that, wherever it stands", "a: 1px\na: var(a, 4px)", [1, 1], []),
    ]

    @Test("The declaration that holds is", arguments: declarations.indices)
    func holds(index: Int) {
        let (winner, text, values, reports) = Self.declarations[index]
        let sample = GraphSample(text)
        #expect(sample.inBoth("a") == values.map { $0.map(TokenValue.length) }, "\(winner)")
        if values[0] != nil { #expect(sample.chain("a") == ["a"], "\(winner)") }
        #expect(sample.reports == reports, "\(winner)")
    }

    @Test("What is declared once is the same in both appearances")
    func once() throws { #expect(try #require(GraphSample("a: 1px").token("a")).isSameInBoth) }

    @Test("Of two values the later one counts, and both places are told")
    func duplicates() throws {
        let sample = GraphSample("a: 1px\na: 2px\na: 3px")
        #expect(sample.value("a") == .length(3))
        #expect(sample.reports == ["tokens.css:3 warning tokens.duplicate"])
        #expect(sample.diagnostics[0].notes.map(\.location?.line) == [1, 2])
    }

    @Test("The same value twice is nothing to speak of, also in two notations")
    func sameValueTwice() { #expect(GraphSample("a: #fff\na: #ffffff\nb: 1rem\nb: 16px").reports.isEmpty) }

    @Test("`!default` holds only where nothing else does, and of two the first holds")
    func defaults() {
        let sample = GraphSample("a: 1px !default\na: 2px\na: 3px !default\nb: 4px !default\nb: 5px !default")
        #expect(sample.value("a") == .length(2))
        #expect(sample.value("b") == .length(4))
        #expect(sample.reports.contains("tokens.css:4 warning tokens.duplicate"))
    }

    @Test("An empty input is an empty graph")
    func empty() { #expect(GraphSample("").graph.tokens.isEmpty) }

    // MARK: Cascade layers

    /// In both appearances the value is 1.
    private static let cases =
        ([
            "no layer before a layer": ":root{--x:1} @layer a{:root{--x:2}}",
            "no layer behind a layer": "@layer a{:root{--x:2}} :root{--x:1}",
            "the later layer": "@layer a{:root{--x:2}} @layer b{:root{--x:1}}",
            "the layer that is named later, wherever it is filled":
                "@layer reset, theme; @layer theme{:root{--x:1}} @layer reset{:root{--x:2}}",
            "a layer before those inside of it": "@layer a{:root{--x:1} @layer b{:root{--x:2}}}",
            "the last within one layer":
                "@layer a{:root{--x:2}} @layer b{:root{--x:3}} @layer b{:root{--x:1}} @layer a{:root{--x:4}}",
            "what is important in a layer, before anything that is not":
                "@layer a{:root{--x:1!important}} :root{--x:2} @layer b{:root{--x:3}}",
            "what is important in a layer, before what is important in none":
                "@layer a{:root{--x:1!important}} :root{--x:2!important}",
            "the earlier layer of two that are important":
                "@layer a{:root{--x:1!important}} @layer b{:root{--x:2!important}}",
            "what is important inside of a layer, before what is important in that layer":
                "@layer a{@layer b{:root{--x:1!important}} :root{--x:2!important}}",
            "no layer for both appearances, before a layer for dark": ":root{--x:1} @layer a{.dark{--x:2}}",
            "a later layer for both appearances, before an earlier one for dark":
                "@layer a{.dark{--x:2}} @layer b{:root{--x:1}}",
        ] as KeyValuePairs<String, String>).map { ($0.key, $0.value, 1.0) }

    /// It is 1 in light and 2 in dark.
    private static let darkCases =
        ([
            "within a layer, what is for dark in dark": "@layer a{.dark{--x:2} :root{--x:1}}",
            "an important layer for dark, in dark only": "@layer a{.dark{--x:2!important}} :root{--x:1!important}",
        ] as KeyValuePairs<String, String>).map { ($0.key, $0.value, 2.0) }

    @Test("The value that holds is that of", arguments: cases + darkCases)
    func holds(_ winner: String, css: String, dark: Double) {
        let sample = GraphSample(TokenReading(css).declarations)
        #expect(sample.inBoth("x") == [.number(1), .number(dark)])
    }

    @Test("Layers are one list for all files")
    func files() {
        let reading = TokenReading(files: ["@layer a, b; @layer b{:root{--x:1}}", "@layer a{:root{--x:2}}"])
        #expect(GraphSample(reading.declarations).value("x") == .number(1))
    }

    @Test("A variable of Sass that only mirrors the property of CSS does not come before it, in a layer or not")
    func mirrored() {
        for css in ["@layer a{:root{--x:1}} $x: var(--x, 2);", "$x: var(--x, 2); @layer a{:root{--x:1}}"] {
            #expect(GraphSample(TokenReading(css).declarations).value("x") == .number(1))
        }
        let withDefault = "$x: 2 !default; @layer a{:root{--x:1}} $x: 3 !default;"
        #expect(GraphSample(TokenReading(withDefault).declarations).value("x") == .number(1))
    }

    @Test("Values in several layers are what layers are for, and only those of one layer contradict each other")
    func reports() {
        func reports(_ css: String) -> [String] { GraphSample(TokenReading(css).declarations).reports }
        #expect(reports("@layer a{:root{--x:2}} @layer b{:root{--x:1}} :root{--x:3}") == [])
        #expect(reports("@layer a{:root{--x:2}} @layer b{:root{--x:1}} @layer a{:root{--x:3}}").count == 1)
        #expect(reports("@layer a{:root{--x:2!important}} @layer a{:root{--x:3}}").count == 1)
    }

    // MARK: Overlays

    private func sample(_ base: String, extend: String = "", override: String = "") -> GraphSample {
        GraphSample([
            TokenSheet(override, file: "over.css", layer: .override),
            TokenSheet(base, file: "base.css"),
            TokenSheet(extend, file: "more.css", layer: .extend),
        ])
    }

    /// Of `a`, in light and in dark, and all that is told.
    @Test(
        "An override",
        arguments: [
            ("for dark leaves light alone", "a: 1px", "dark a: 3px", [1, 3], "`a` is replaced here in dark"),
            (
                "of nothing adds the token, and says so", "b: 1px", "a: 2px", [2, 2],
                "`a` replaces nothing; it is added"
            ),
            ("may be written as SCSS that mirrors CSS", "a: 1px", "a: var(a, 2px)", [2, 2], "`a` is replaced here"),
            ("goes before what is important", "a: 1px !important", "a: 2px", [2, 2], "`a` is replaced here"),
            ("makes no fallback wrong", "a: var(b, 2px)\nb: 2px", "b: 3px", [3, 3], "`b` is replaced here"),
        ]
    )
    func overrides(promise: String, base: String, override: String, values: [Double], message: String) {
        let sample = sample(base, override: override)
        #expect(sample.inBoth("a") == values.map(TokenValue.length), "\(promise)")
        #expect(sample.diagnostics.map(\.message) == [message], "\(promise)")
    }

    @Test("An override wins in whatever order the files are, and says what it replaced")
    func override() throws {
        let sample = sample("a: 1px", override: "a: 2px")
        #expect(sample.value("a") == .length(2))
        let token = try #require(sample.token("a"))
        #expect(token.replaced.map(\.location.file.typed) == ["base.css"])
        #expect(sample.reports == ["over.css:1 note tokens.override"])
        #expect(sample.diagnostics[0].message == "`a` is replaced here")
        #expect(sample.diagnostics[0].notes.map(\.location) == [token.replaced[0].location])
    }

    @Test("An override for both appearances replaces those for each, and both are told")
    func overrideOfBoth() throws {
        let sample = sample("light a: 1px\ndark a: 2px", override: "a: 3px")
        #expect(sample.value("a", .dark) == .length(3))
        #expect(try #require(sample.token("a")).replaced.map(\.location.line) == [1, 2])
        #expect(sample.diagnostics[0].notes.count == 2)
    }

    @Test("Of two files of overrides the later one wins and says that it replaced the other")
    func overrideOfOverride() throws {
        let sample = GraphSample([
            TokenSheet("a: 1px", file: "base.css"), TokenSheet("a: 2px", file: "one.css", layer: .override),
            TokenSheet("a: 3px", file: "two.css", layer: .override),
        ])
        #expect(sample.value("a") == .length(3))
        #expect(try #require(sample.token("a")).replaced.map(\.location.file.typed) == ["base.css", "one.css"])
        #expect(sample.reports == ["two.css:1 note tokens.override"])
    }

    @Test("A default replaces nothing, also in a file of overrides")
    func weakOverride() {
        let sample = sample("a: 1px", override: "a: 2px !default")
        #expect(sample.value("a") == .length(1))
        #expect(sample.reports == ["over.css:1 note tokens.override"])
        #expect(sample.diagnostics[0].notes.map(\.location?.file.typed) == ["base.css"])
    }

    @Test("An extension adds what is missing, and what is there stays, which is told")
    func extend() {
        let sample = sample("a: 1px", extend: "a: 2px\nb: 3px")
        #expect(sample.value("a") == .length(1))
        #expect(sample.value("b") == .length(3))
        #expect(sample.reports == ["more.css:1 note tokens.extension"])
    }

    @Test("An extension can add the dark value of a token that has one value for both")
    func extendWithDark() {
        let sample = sample("a: 1px\nlight b: 1px\ndark b: 2px", extend: "dark a: 2px\ndark b: 3px")
        #expect(sample.inBoth("a") == [.length(1), .length(2)])
        #expect(sample.value("b", .dark) == .length(2))
        #expect(sample.reports == ["more.css:2 note tokens.extension"])
    }
}

@Suite("Values that CSS allows and that are no design values")
struct OpaqueTests {
    private func graph(_ css: String) -> GraphSample { GraphSample(TokenReading(":root {\n\(css)\n}").declarations) }

    @Test(
        "are kept as they are written, with a note at their place",
        arguments: [
            ("*", "*"), ("[full-start] 1fr", "[full-start] 1fr"), ("url(a.png)", "url(\"a.png\")"), ("100vw", "100vw"),
            ("45deg", "45deg"), ("steps(4, end)", "steps(4, end)"), ("calc(100% - 2px)", "calc(100% - 2px)"),
            ("{ a: b }", "{ a: b }"), ("1 / auto", "1 / auto"), ("repeat(2, 1fr)", "repeat(2, 1fr)"),
            ("-webkit-box(1)", "-webkit-box(1)"), ("a: b", "a : b"),
        ]
    )
    func kept(css: String, text: String) {
        let sample = graph("--x: \(css);")
        #expect(sample.value("x") == .opaque(text))
        #expect(sample.reports == ["1:2 note tokens.opaque"])
    }

    @Test("one of them among many tokens stops none of these, and what refers to it is what it is")
    func amongOthers() {
        let good = (0..<2200).map { "--t\($0): \($0)px;" }.joined(separator: "\n")
        let sample = graph("\(good)\n--odd: *;\n--same: var(--odd);")
        #expect(sample.graph.tokens.count == 2202)
        #expect(sample.graph.tokens.count { sample.graph.value(of: $0.name, in: .dark) == nil } == 0)
        #expect(sample.value("same") == .opaque("*"))
        #expect(sample.diagnostics.map(\.id) == [.tokensOpaque])
    }

    @Test(
        "a mistake is none of them: it leaves its token without a value, with a warning",
        arguments: ["rgb(1 2)", "#ggg", "10pz", "clac(1px + 2px)", "calc(1px * 2px)", "a,,b"]
    )
    func mistakes(css: String) {
        let sample = graph("--x: \(css);")
        #expect(sample.value("x") == nil)
        #expect(sample.diagnostics.map(\.id) == [.tokensValue])
        #expect(sample.diagnostics.map(\.severity) == [.warning])
    }

    @Test("where the file says what the token is, they are mistakes")
    func typed() {
        let registered = TokenReading("@property --x { syntax: \"<length>\"; initial-value: 100vw }")
        let graph = GraphSample(registered.declarations)
        #expect(graph.value("x") == nil)
        #expect(graph.diagnostics.map(\.id) == [.tokensValue])
    }
}
