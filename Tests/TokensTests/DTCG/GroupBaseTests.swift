import TestSupport
import Testing
import Tokens

@Suite("Groups that take over others")
struct GroupBaseTests {
    private static let button = ##"""
        "button": {"$type": "color", "background": {"$value": "blue"}, "text": {"$value": "white"}}
        """##

    @Test(
        "What a group does not say itself is taken over, by a path or a pointer",
        arguments: ["{button}", "#/button"]
    )
    func base(reference: String) {
        let json = #"""
            \#(Self.button), "primary": {"$extends": "\#(reference)", "background": {"$value": "red"},
              "focus": {"$value": "navy"}}
            """#
        let sample = JSONSample(json)
        #expect(
            sample.tokens.dropFirst(2) == ["primary-background = red", "primary-focus = navy", "primary-text = white"]
        )
        #expect(sample.declarations.allSatisfy { $0.type == .color })
        #expect(sample.problems.isEmpty)
    }

    @Test("`$ref` next to tokens is the same as `$extends`")
    func reference() {
        let sample = JSONSample(##"\##(Self.button), "primary": {"$ref": "#/button", "text": {"$value": "red"}}"##)
        #expect(sample.tokens.dropFirst(2) == ["primary-text = red", "primary-background = blue"])
        #expect(sample.problems.isEmpty)
    }

    @Test("Groups within are put together, and tokens are replaced as a whole")
    func deepMerge() {
        let json = #"""
            "input": {"$type": "dimension", "field": {"width": {"$value": "12rem", "$description": "Wide"},
              "background": {"$type": "color", "$value": "white"}}},
            "amount": {"$extends": "{input}", "field": {"width": {"$value": "100px"}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens.dropFirst(2) == ["amount-field-width = 100px", "amount-field-background = white"])
        #expect(sample.declaration("amount-field-width")?.documentation == nil)
        #expect(sample.declarations.map(\.type) == [.dimension, .color, .dimension, .color])
        #expect(sample.problems.isEmpty)
    }

    @Test("Several levels, `$root`, and a type from outside of the group that is taken over")
    func levels() {
        let json = #"""
            "color": {"$type": "color", "brand": {"$root": {"$value": "blue"}, "strong": {"$value": "navy"}}},
            "a": {"$extends": "{color.brand}", "weak": {"$type": "color", "$value": "aqua"}},
            "b": {"$extends": "{a}", "strong": {"$type": "color", "$value": "black"}}
            """#
        let sample = JSONSample(json)
        #expect(
            sample.tokens.dropFirst(2) == [
                "a-weak = aqua", "a = blue", "a-strong = navy", "b-strong = black", "b-weak = aqua", "b = blue",
            ]
        )
        #expect(sample.declarations.allSatisfy { $0.type == .color })
        #expect(sample.problems.isEmpty)
    }

    @Test("What is taken over is deprecated, and of a type, as its new place says")
    func properties() {
        let json = #"""
            "a": {"$type": "number", "$deprecated": "Old.", "t": {"$value": 1}},
            "b": {"$extends": "{a}"}, "c": {"$extends": "{a}", "$deprecated": false}
            """#
        let sample = JSONSample(json)
        #expect(sample.declarations.map(\.deprecation) == ["Old.", "Old.", nil])
    }

    @Test("References in what is taken over stay what they are")
    func references() {
        let json = #"""
            "a": {"x": {"$type": "color", "$value": "red"}, "y": {"$value": "{a.x}"}},
            "b": {"$extends": "{a}", "x": {"$type": "color", "$value": "blue"}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens.suffix(2) == ["b-x = blue", "b-y = {a-x}"])
    }

    @Test(
        "A group that can't be taken over is told, and the rest is read",
        arguments: ["{nothing}", "{button.text}", "#/button/text", "button", "{button", "#", "{button.$root}"]
    )
    func mistakes(reference: String) {
        let sample = JSONSample(
            #""b": {"$extends": "\#(reference)", "x": {"$type": "number", "$value": 1}}, \#(Self.button)"#
        )
        #expect(sample.problems == ["1:20 warning group-base"])
        #expect(sample.tokens.first == "b-x = 1")
    }

    @Test("A chain of groups is taken over as far as any real one goes, and told beyond", .ends(within: .seconds(60)))
    func longChain() {
        let groups = (0..<2000).map {
            #""g\#($0)": {"$extends": "{g\#($0 + 1)}", "x\#($0)": {"$type": "number", "$value": 1}}"#
        }
        let sample = JSONSample((groups + [#""g2000": {}"#]).joined(separator: ","))
        let first = sample.declarations.filter { "\($0.name)".hasPrefix("g0-") }
        // Its own token, and one of each group that it takes over.
        #expect(first.count == 65)
        #expect(sample.problems.contains { $0.hasSuffix("warning too-deep") })
    }

    @Test("What is no text can be no group")
    func noText() {
        let sample = JSONSample(#""b": {"$extends": ["a"], "x": {"$type": "number", "$value": 1}}"#)
        #expect(sample.problems == ["1:20 warning group-base"])
    }

    @Test("Groups that take over each other, or the group that they are in, are told, and everything ends")
    func cycles() {
        let json = #"""
            "$type": "number", "a": {"$extends": "{b}", "x": {"$value": 1}}, "b": {"$extends": "{c}"},
            "c": {"$extends": "{a}"}
            """#
        let circle = JSONSample(json)
        #expect(circle.problems.count == 3)
        #expect(circle.problems.allSatisfy { $0.hasSuffix("warning cycle") })
        #expect(circle.tokens == ["a-x = 1", "b-x = 1", "c-x = 1"])
        let parent = JSONSample(
            #""a": {"$type": "number", "x": {"$value": 1}, "b": {"$extends": "{a}", "y": {"$value": 2}}}"#
        )
        #expect(parent.problems == ["1:65 warning cycle"])
        #expect(parent.tokens == ["a-x = 1", "a-b-y = 2"])
        let text = #"""
            "$type": "number", "a": {"t": {"$value": 1}, "x": {"$extends": "{b}"}},
            "b": {"u": {"$value": 2}, "y": {"$extends": "{a}"}}
            """#
        let crossed = JSONSample(text)
        #expect(crossed.tokens.contains("a-x-u = 2"))
        #expect(!crossed.problems.isEmpty)
        #expect(crossed.problems.allSatisfy { $0.hasSuffix("warning cycle") })
    }

    @Test("Two groups may take over the same one, and one within another may too")
    func repeated() {
        let json = #"""
            \#(Self.button), "a": {"$extends": "{button}", "b": {"$extends": "{button}"}}, "c": {"$extends": "{button}"}
            """#
        let sample = JSONSample(json)
        #expect(sample.problems.isEmpty)
        #expect(sample.declarations.count == 8)
    }
}
