import Core
import TestSupport
import Testing

@testable import Tokens

@Suite("Hostile token files in JSON")
struct HostileDesignTokenTests {
    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test("Thousands of tokens in one group are read, half of them with a value for dark")
    func manyTokens() {
        let count = Loop.size(100_000)
        let members = (0..<count).map { number in
            let value = "{g.t\((number + 1) % count)}"
            let mode = number % 2 == 0 ? #", "$extensions": {"mode": {"dark": "\#(value)"}}"# : ""
            return #""t\#(number)": {"$value": "\#(value)"\#(mode)}"#
        }
        let reading = TokenReading(#"{"g": {"$type": "color", \#(members.joined(separator: ","))}}"#)
        #expect(reading.declarations.count == count / 2 * 3)
        #expect(reading.declarations.last?.name.text == "g-t\(count - 1)")
        #expect(reading.diagnostics.isEmpty)
    }

    @Test(
        "Groups as deep as JSON may be are read; a path that is too long for a name is told, and what is in it left out"
    )
    func deepGroups() {
        let deep = JSONSample(
            files: [("a", repeated(#"{"a":"#, 400) + #"{"$type":"number","$value":1}"# + repeated("}", 400))]
        )
        #expect(deep.declarations.count == 1)
        #expect(deep.declarations[0].name.text.utf8.count == 799)
        let long = repeated("x", 1000)
        let sample = JSONSample(
            #""\#(long)": {"\#(long)": {"b": {"$type": "number", "$value": 1}, "c": 1}, "d": {"$type": "number", "$value": 1}}"#
        )
        #expect(sample.declarations.map(\.name.text) == [long + "-d"])
        #expect(sample.problemKinds == ["warning limit"])
    }

    @Test("Groups that take over others twice each, level by level, end with a word on the limit")
    func doubledGroups() throws {
        var members = #""g0": {"t": {"$type": "number", "$value": 1}}"#
        for level in 1...40 {
            members +=
                #", "g\#(level)": {"x": {"$extends": "{g\#(level - 1)}"}, "y": {"$extends": "{g\#(level - 1)}"}}"#
        }
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("a.json"), text: "{\(members)}")
        let root = try #require(JSONDocument.parse(file, into: &bag)?.root)
        let declarations = GroupReader.read(root, .standard, layer: .base, hold: ThemeHold(), limit: 1000, into: &bag)
        #expect(declarations.count == 1000)
        #expect(bag.sorted.map(\.id) == [.tokensLimit])
    }

    @Test("References into large values are paid for")
    func referencedBytes() {
        let family = repeated("f", 1 << 20)
        let fonts = (0..<40).map { ##""t\##($0)": {"$ref": "#/base/$value/fontFamily"}"## }.joined(separator: ",")
        let base = #""base": {"$type": "typography", "$value": {"fontFamily": "\#(family)"}}"#
        let reading = TokenReading(#"{\#(base), "g": {"$type": "fontFamily", \#(fonts)}}"#)
        #expect(reading.declarations.count > 10 && reading.declarations.count < 41)
        #expect(reading.diagnostics.contains { $0.id == .tokensLimit })
    }

    @Test("Sets that take up others twice each end")
    func doubledSets() {
        var sets = #""s0": {"sources": [{"t": {"$type": "number", "$value": 1}}]}"#
        for level in 1...40 {
            let reference = ##"{"$ref": "#/sets/s\##(level - 1)"}"##
            sets += #", "s\#(level)": {"sources": [\#(reference), \#(reference)]}"#
        }
        let sample = JSONSample(
            ##""version": "2025.10", "sets": {\##(sets)}, "resolutionOrder": [{"$ref": "#/sets/s40"}]"##
        )
        #expect(sample.tokens == ["t = 1"])
        #expect(sample.problems.contains { $0.hasSuffix("error limit") })
    }

    @Test("Pointers from everywhere into a large group do not look through it each time")
    func manyPointers() {
        let members = (0..<20_000).map { ##""t\##($0)": {"$ref": "#/g/t\##(($0 + 1) % 20_000)/$value"}"## }
        let reading = TokenReading(#"{"g": {\#(members.joined(separator: ","))}}"#)
        #expect(reading.declarations.count == 20_000)
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("A value nested very deep, and one that is cut off, have places")
    func nestedValues() {
        let nested = JSONSample(#""a": {"value": "\#(repeated("calc(", 5000))"}"#)
        #expect(nested.problems.contains("1:17 warning value"))
        let cut = JSONSample(files: [("a", #"{"a": {"$value": "#)])
        #expect(cut.problems == ["1:18 error json.syntax"])
    }

    @Test("Anything may stand where a value is wanted, and nothing of it ends the program")
    func anythingAnywhere() {
        let values = [
            "null", "true", "1", #""x""#, "[]", "{}", ##"{"$ref": "#/a"}"##, #"["{a}"]"#, #"{"value": {}, "unit": {}}"#,
        ]
        for type in TokenType.allCases {
            for value in values {
                let sample = JSONSample(#""a": {"$type": "\#(type.rawValue)", "$value": \#(value)}"#)
                #expect(
                    !(sample.problems + sample.graphProblems).isEmpty || sample.value("a") != nil,
                    "\(type) \(value)"
                )
            }
        }
    }
}
