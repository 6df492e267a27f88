import Core
import Testing
import Tokens

@Suite("Resolvers")
struct ResolverTests {
    private static let base = #"{"$type": "color", "white": {"$value": "white"}, "black": {"$value": "black"}}"#
    private static let light = #"{"fill": {"$value": "{white}"}}"#
    private static let dark = #"{"fill": {"$value": "{black}"}}"#

    private func sample(_ members: String, more: [(String, String)] = []) -> JSONSample {
        let resolver = #"{"version": "2025.10", \#(members)}"#
        let files = [
            ("ds/a.resolver.json", resolver), ("ds/base.json", Self.base), ("ds/theme/light.json", Self.light),
        ]
        return JSONSample(files: files + [("ds/theme/dark.json", Self.dark)] + more)
    }

    private static let theme = #"""
        "modifiers": {"theme": {"contexts": {"light": [{"$ref": "theme/light.json"}], "dark": [{"$ref": "./theme/dark.json"}]},
          "default": "light"}}
        """#

    @Test("Sets hold always, and contexts for light and dark for these; files that are used are not read again")
    func theme() {
        let json = ##"""
            "name": "Sample", "description": "All of it", "$schema": "x", "$defs": {},
            "sets": {"base": {"description": "Colours", "sources": [{"$ref": "base.json"}], "$extensions": {"x": 1}}},
            \##(Self.theme), "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]
            """##
        let sample = sample(json)
        #expect(sample.tokens == ["white = white", "black = black", "[light] fill = {white}", "[dark] fill = {black}"])
        #expect(sample.problems.isEmpty)
        #expect(sample.value("fill", .dark) == .hex(0))
    }

    @Test("Later sources win over earlier ones, and what they replace is left out without a word")
    func order() {
        let json = ##"""
            "version": "2025.10", "sets": {"a": {"sources": [{"$type": "number", "x": {"$value": 1}, "y": {"$value": 1}}, {"x": {"$type": "number", "$value": 2}}]},
              "b": {"sources": [{"$ref": "#/sets/a"}, {"y": {"$type": "number", "$value": 3}}]}},
            "modifiers": {"t": {"contexts": {"light": [], "dark": [{"x": {"$type": "number", "$value": 4}, "y": {"$type": "number", "$value": 4}}]}}},
            "resolutionOrder": [{"$ref": "#/sets/b"}, {"$ref": "#/modifiers/t"},
              {"type": "set", "name": "last", "sources": [{"y": {"$type": "number", "$value": 5}}]}]
            """##
        let sample = JSONSample(json)
        #expect(sample.tokens == ["x = 2", "[dark] x = 4", "y = 5"])
        #expect(sample.value("y", .dark) == .number(5))
        #expect(sample.problems.isEmpty && sample.graphProblems.isEmpty)
    }

    @Test("A set may be another one, of which it says some things itself: these go before, each as a whole")
    func extended() {
        let json = ##"""
            "version": "2025.10",
            "sets": {"a": {"sources": [{"$type": "number", "x": {"$value": 1}}], "description": "One"},
              "b": {"$ref": "#/sets/a", "description": "The same"},
              "c": {"sources": [{"y": {"$type": "number", "$value": 2}}], "$ref": "#/sets/b"},
              "d": {"sources": [{"$ref": "#/sets/b"}]}},
            "resolutionOrder": [{"$ref": "#/sets/d"}, {"$ref": "#/sets/c"}]
            """##
        let sample = JSONSample(json)
        #expect(sample.tokens == ["x = 1", "y = 2"])
        #expect(sample.problems.isEmpty)
    }

    @Test(
        "A set that is itself in the end, or no set, is told",
        arguments: [("#/sets/b", "cycle"), ("#/modifiers/m", "resolver"), ("sets.json#/a", "resolver")]
    )
    func wrongBase(reference: String, id: String) {
        let json = ##"""
            "version": "2025.10", "sets": {"a": {"$ref": "\##(reference)"}, "b": {"$ref": "#/sets/a"}},
            "modifiers": {"m": {"contexts": {"light": [], "dark": []}}}, "resolutionOrder": [{"$ref": "#/sets/a"}]
            """##
        let sample = JSONSample(json)
        let problems = sample.problems.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
        #expect(problems == ["warning nothing", "warning \(id)"])
    }

    @Test("Modifiers that are neither light nor dark have their default, and the rest are themes")
    func otherModifiers() {
        let json = ##"""
            "modifiers": {"size": {"contexts": {"regular": [{"s": {"$type": "number", "$value": 1}}],
              "compact": [{"s": {"$type": "number", "$value": 2}}]}, "default": "regular"}},
            "resolutionOrder": [{"$ref": "#/modifiers/size"}]
            """##
        let sample = sample(json)
        #expect(sample.tokens.prefix(2) == ["s = 1", "[compact] s = 2"])
        #expect(sample.problems.isEmpty)
    }

    @Test("A default that is neither holds for both, under what is for light and dark; more contexts are themes")
    func mixedContexts() {
        let json = ##"""
            "resolutionOrder": [{"type": "modifier", "name": "theme", "default": "base", "contexts": {
              "base": [{"s": {"$type": "number", "$value": 1}}], "dark": [{"s": {"$type": "number", "$value": 2}}],
              "darkHighContrast": [{"s": {"$type": "number", "$value": 3}}]}}]
            """##
        let sample = sample(json)
        #expect(sample.tokens.prefix(3) == ["s = 1", "[dark] s = 2", "[dark-high-contrast] s = 3"])
        #expect(sample.problems.isEmpty)
    }

    @Test("What is said next to a reference goes before what is said there")
    func overriding() {
        let json = ##"""
            "sets": {"a": {"sources": [{"x": {"$type": "number", "$value": 1}}]}},
            "resolutionOrder": [{"$ref": "#/sets/a", "sources": [{"x": {"$type": "number", "$value": 2}}]}]
            """##
        let sample = sample(json)
        #expect(sample.tokens.first == "x = 2")
        #expect(!sample.tokens.contains("x = 1"))
    }

    @Test("A source may be a part of a file")
    func fragments() {
        let sample = sample(
            #"""
            "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "../all.json#/themes/light"}]}]
            """#,
            more: [("all.json", #"{"themes": {"light": {"x": {"$type": "number", "$value": 1}}}}"#)]
        )
        #expect(sample.tokens.contains("x = 1"))
        #expect(!sample.tokens.contains { $0.hasPrefix("themes") })
    }

    @Test("A source that is not among the files is told at its place, also one on a server")
    func missingSources() {
        let json = #"""
            "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "gone.json"}, {"$ref": "base.json"},
              {"$ref": "https://example.org/tokens.json"}, {"$ref": "../../../etc/passwd"}]}]
            """#
        let sample = sample(json)
        let place = "ds/a.resolver.json"
        let problems = [
            "\(place):1:94 warning missing-source", "\(place):2:12 warning missing-source",
            "\(place):2:57 warning missing-source",
        ]
        #expect(sample.problems == problems)
        #expect(sample.tokens.prefix(2) == ["white = white", "black = black"])
    }

    private static let wrong = [
        #""sets": {}"#, #""sets": {}, "resolutionOrder": {}"#, #""resolutionOrder": [1]"#, #""resolutionOrder": [{}]"#,
        #""resolutionOrder": [{"name": "a", "type": "group"}]"#, #""resolutionOrder": [{"name": "a", "type": "set"}]"#,
        #""resolutionOrder": [{"name": "a", "type": "set", "sources": {}}]"#,
        #""resolutionOrder": [{"name": "a", "type": "set", "sources": [1]}]"#,
        #""resolutionOrder": [{"name": "a", "type": "set", "sources": []}, {"name": "a", "type": "set", "sources": []}]"#,
        ##""resolutionOrder": [{"$ref": "#/sets/none"}]"##, ##""resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]"##,
        #""resolutionOrder": [{"$ref": "base.json"}]"#,
        ##""resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "#/modifiers/m"}]}]"##,
        ##""resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "#/nothing"}]}]"##,
        #""resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "base.json#/nothing"}]}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier"}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {}}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "c"}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": []}}]"#,
        #""resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": 1, "b": []}, "default": "a"}]"#,
    ]

    @Test(
        "A resolver that is not as it should be is told",
        arguments: wrong.map { ($0, "warning resolver") }
            + [
                (#""resolutionOrder": [{"$ref": 1}]"#, "warning alias"),
                (#""resolutionOrder": [], "composition": []"#, "warning unknown-property"),
                (
                    #""resolutionOrder": [{"name": "a", "type": "set", "sources": [], "color": 1}]"#,
                    "warning unknown-property"
                ),
                (
                    ##""sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
                    "warning cycle"
                ),
            ]
    )
    func mistakes(members: String, problem: String) {
        let sample = sample(members)
        #expect(sample.problems.contains { $0.hasSuffix(problem) }, "\(sample.problems)")
        #expect(sample.problems.allSatisfy { $0.hasPrefix("ds/a.resolver.json:") })
    }

    @Test("Another version is told", arguments: [#""version": "2024.01","#, ""])
    func version(member: String) {
        let set = #"{"name": "a", "type": "set", "sources": [{"x": {"$type": "number", "$value": 1}}]}"#
        let sample = JSONSample(#"\#(member) "resolutionOrder": [\#(set)]"#)
        #expect(sample.tokens == ["x = 1"])
        #expect(sample.problemKinds == ["warning resolver"])
    }

    @Test("A set holds always, whatever the name of its file says")
    func fileModes() {
        var bag = DiagnosticBag()
        let resolver =
            #"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "dark.json"}]}]}"#
        let files = [
            TokenFile(SourceFile(path: SourcePath("a.json"), text: resolver)),
            TokenFile(SourceFile(path: SourcePath("dark.json"), text: Self.base), layer: .override, mode: .dark),
        ]
        let declarations = TokenReader.read(files, into: &bag)
        #expect(declarations.map(\.mode) == [nil, nil])
        #expect(declarations.map(\.layer) == [.base, .base])
        #expect(bag.isEmpty)
    }

    @Test("Tokens of files that no resolver uses are read as well")
    func otherFiles() {
        let sample = sample(#""resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "base.json"}]}]"#)
        #expect(sample.tokens == ["white = white", "black = black", "fill = {white}", "fill = {black}"])
    }
}
