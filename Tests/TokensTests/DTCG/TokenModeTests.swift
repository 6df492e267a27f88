import Core
import Testing
import Tokens

@Suite("Light and dark in JSON")
struct TokenModeTests {
    @Test("A file holds for the appearance that the project says")
    func ofProject() {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1}"#, mode: .dark)
        #expect(sample.tokens == ["[dark] a = 1"])
    }

    @Test("Values for light and dark beside the one for both", arguments: ["mode", "modes"])
    func extensions(key: String) {
        let json = #"""
            "white": {"$type": "color", "$value": "white"},
            "fill": {"$type": "color", "$value": "{white}",
              "$extensions": {"\#(key)": {"Light": "{white}", "dark": "black"}}}
            """#
        let sample = JSONSample(json)
        #expect(sample.tokens.dropFirst() == ["fill = {white}", "[light] fill = {white}", "[dark] fill = black"])
        #expect(sample.value("fill", .dark) == .hex(0))
        #expect(sample.problems.isEmpty)
    }

    @Test("Values for other modes are those of themes")
    func otherModes() {
        let json = #"""
            "$type": "number",
            "a": {"$value": 1, "$extensions": {"mode": {"dark-high-contrast": 3, "dark": 2}}},
            "b": {"$value": 1, "$extensions": {"mode": {"dark-high-contrast": 3}}}
            """#
        let sample = JSONSample(json)
        let tokens = ["a = 1", "[dark-high-contrast] a = 3", "[dark] a = 2", "b = 1", "[dark-high-contrast] b = 3"]
        #expect(sample.tokens == tokens)
        #expect(sample.problems.isEmpty)
    }

    @Test(
        "Modes that stand where nobody else writes them are told",
        arguments: [
            #"{"com.figma.modes": {"dark": 2}}"#, #"{"com.figma": {"modes": {"dark": 2}}}"#, #"{"mode": "dark"}"#,
            #"{"com.figma.mode.dark": {"value": 1}}"#,
        ]
    )
    func unreadModes(extensions: String) {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1, "$extensions": \#(extensions)}"#)
        #expect(sample.tokens == ["a = 1"])
        #expect(sample.problems.map { $0.drop { $0 != " " } } == [" warning other-theme"])
    }

    @Test(
        "Figma writes a file for each mode, with its name at the top",
        arguments: [
            ("Dark", "[dark] a = 1", false), ("Light mode", "[light] a = 1", false), ("Mode 1", "a = 1", false),
            ("High contrast", "[high-contrast] a = 1", false),
        ]
    )
    func figma(name: String, token: String, isReported: Bool) {
        let sample = JSONSample(
            #""a": {"$type": "number", "$value": 1, "$extensions": {"com.figma.scopes": ["ALL"]}}, "$extensions": {"com.figma.modeName": "\#(name)"}"#
        )
        #expect(sample.tokens == [token])
        #expect(sample.problems.map { $0.drop { $0 != " " } } == (isReported ? [" warning other-theme"] : []))
    }

    @Test("A mistake in the value for one mode leaves the others")
    func mistake() {
        let sample = JSONSample(#""a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": "2"}}}"#)
        #expect(sample.tokens == ["a = 1"])
        #expect(sample.problems == ["1:73 warning value"])
    }
}
