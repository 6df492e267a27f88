import Testing
import Tokens

@Suite("Token files of Style Dictionary")
struct StyleDictionaryTests {
    /// As its examples are built: files for parts of one tree, values without types, references with and without `.value`.
    private static let color = #"""
        {
          "color": {
            "base": {
              "gray": {
                "light": { "value": "#CCCCCC", "comment": "Borders and lines" },
                "dark": { "value": "#111111", "attributes": { "category": "color" } }
              },
              "red": { "value": "hsl(0, 100%, 50%)", "themeable": true },
              "green": { "value": { "h": 120, "s": "100%", "l": "50%" } }
            },
            "font": {
              "base": { "value": "{color.base.gray.dark.value}" },
              "faint": { "value": "rgba({color.base.gray.dark}, 0.5)", "attributes": { "category": "color" } }
            }
          }
        }
        """#
    private static let size = #"""
        {
          "size": {
            "font": {
              "small": { "value": "0.75rem", "type": "dimension" },
              "base": { "value": "16", "type": "dimension" },
              "factor": { "value": 1.5 }
            },
            "padding": { "value": "{size.font.small} * 2" },
            "stack": { "value": ["Helvetica", "sans-serif"] },
            "border": { "value": "1px solid {color.base.gray.light}" }
          },
          "time": { "short": { "value": "200ms", "type": "time", "deprecated": true } }
        }
        """#

    @Test("A tree in several files, with everything that Style Dictionary allows in values")
    func tree() {
        let sample = JSONSample(files: [("color.json", Self.color), ("size.json", Self.size)])
        let tokens = [
            "color-base-gray-light = #CCCCCC", "color-base-gray-dark = #111111", "color-base-red = hsl(0 , 100% , 50%)",
            "color-font-base = {color-base-gray-dark}", "color-font-faint = rgba({color-base-gray-dark} , 0.5)",
            "size-font-small = 0.75rem", "size-font-base = 16px", "size-font-factor = 1.5",
            "size-padding = {size-font-small} * 2", "size-stack = \"Helvetica\" , \"sans-serif\"",
            "size-border = 1px solid {color-base-gray-light}", "time-short = 200ms",
        ]
        #expect(sample.tokens == tokens)
        let problems = [
            "color.json:6:39 note unknown-property", "color.json:8:46 note unknown-property",
            "color.json:9:27 warning value",
        ]
        #expect(sample.problems == problems)
        #expect(sample.graphProblems.isEmpty)
    }

    @Test("Its values come to what they mean, also where several are mixed in a text")
    func values() {
        let sample = JSONSample(files: [("color.json", Self.color), ("size.json", Self.size)])
        #expect(sample.value("color-base-red") == .hex(0xFF0000))
        #expect(sample.value("color-font-base") == .hex(0x111111))
        #expect(sample.value("size-padding") == .length(24))
        #expect(sample.value("size-stack") == .fontFamily(["Helvetica", "sans-serif"]))
        #expect(sample.value("time-short") == .duration(0.2))
        #expect(sample.declaration("color-base-gray-light")?.documentation == "Borders and lines")
        #expect(sample.declaration("time-short")?.deprecation == "")
    }

    @Test("A token in a token is told, as Style Dictionary would leave it out")
    func nested() {
        let sample = JSONSample(#""a": {"value": "1px", "hover": {"value": "2px"}}"#)
        #expect(sample.tokens == ["a = 1px"])
        #expect(sample.problems == ["1:24 warning structure"])
    }

    @Test(
        "Braces that are no alias, and texts that can't be taken apart, are told",
        arguments: [
            ("{a.b}px", "alias"), ("{a", "alias"), ("{a..b} + 1", "alias"), ("a}", "value"), ("rgb(1", "value"),
            ("'open", "value"), ("", "value"), (";", "value"),
        ]
    )
    func mistakes(text: String, id: String) {
        let sample = JSONSample(#""a": {"value": "\#(text)"}, "b": {"value": "1px"}"#)
        #expect(sample.tokens == ["b = 1px"])
        #expect(sample.problems == ["1:17 warning \(id)"])
    }
}
