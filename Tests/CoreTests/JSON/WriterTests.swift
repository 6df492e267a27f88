import Core
import Testing

@Suite("Writing JSON")
struct WriterTests {
    /// A small model that is written by its name.
    private struct Slot: JSONWritable {
        let name: String
        let description: String?

        func write(to writer: inout JSONWriter) {
            writer.object {
                $0.member("name", name)
                $0.member("description", description)
            }
        }
    }

    private func text(_ layout: JSONWriter.Layout, _ body: (inout JSONWriter) -> Void) -> String {
        String(decoding: JSONWriter.bytes(layout, body), as: UTF8.self)
    }

    @Test("pretty: two spaces a level, empty containers closed at once, members in the order written")
    func pretty() {
        #expect(
            text(.pretty) {
                $0.object {
                    $0.member("values", array: ["s"]) { writer, value in writer.object { $0.member("value", value) } }
                    $0.member("parts", [String]())
                    $0.object("extra") { _ in }
                    $0.member("since", String?.none)
                    $0.member("mixed") { $0.array { $0.value(1) } }
                }
            } == """
                {
                  "values": [
                    {
                      "value": "s"
                    }
                  ],
                  "parts": [],
                  "extra": {},
                  "since": null,
                  "mixed": [
                    1
                  ]
                }
                """
        )
    }

    @Test("compact: no white space at all")
    func compact() {
        let tag = #"{"tag":"elvt-avatar","since":null,"isStable":true,"version":-3,"#
        let values = #""values":[{"value":"s"},{"value":"m"}],"#
        let slots = #""slots":[{"name":"","description":"The \"default\""},{"name":"icon","description":null}],"#
        let rest = #""main":null,"parts":[],"source":{"line":7},"extra":{},"raw":[1.50,{"a":[]}],"#
        let mixed = #""mixed":[1,null,["x"],{"k":false}]}"#
        let written = text(.compact) {
            $0.object {
                $0.member("tag", "elvt-avatar")
                $0.member("since", String?.none)
                $0.member("isStable", true)
                $0.member("version", -3)
                $0.member("values", array: ["s", "m"]) { writer, value in
                    writer.object { $0.member("value", value) }
                }
                let described = Slot(name: "", description: "The \"default\"")
                $0.member("slots", [described, Slot(name: "icon", description: nil)])
                $0.member("main", Slot?.none)
                $0.member("parts", [String]())
                $0.object("source") { $0.member("line", 7) }
                $0.object("extra") { _ in }
                $0.member("raw", raw: "[1.50 , {\"a\" : []}]")
                $0.member("mixed") { writer in
                    writer.array {
                        $0.value(1)
                        $0.null()
                        $0.array { $0.value("x") }
                        $0.object { $0.member("k", false) }
                    }
                }
            }
        }
        #expect(written == tag + values + slots + rest + mixed)
    }

    @Test("strings are escaped no more than JSON and a terminal need it")
    func escapes() {
        let string = "\"\\/\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F} \u{7F}\u{80}é\u{2028}\u{2029}\u{1F600}"
        let expected = #""\"\\/\u0000\u0001\b\t\n\u000b\f\r\u001f \u007f\u0080"# + "é\u{2028}\u{2029}\u{1F600}\""
        #expect(text(.compact) { $0.value(string) } == expected)
        #expect(Reading(expected).root?.string == string)
        #expect(text(.compact) { $0.object { $0.member("a\n\"", 1) } } == #"{"a\n\"":1}"#)
    }

    @Test("scalars alone, and several values at the top on lines of their own")
    func top() {
        #expect(text(.pretty) { $0.value("a") } == "\"a\"")
        #expect(text(.pretty) { $0.value(Int.min) } == "-9223372036854775808")
        #expect([text(.pretty) { $0.object { _ in } }, text(.pretty) { $0.array { _ in } }] == ["{}", "[]"])
        let several = text(.compact) { writer in
            for numbers in [[1, 2], [3]] { writer.value(numbers) }
        }
        #expect(several == "[1,2]\n[3]")
    }

    @Test("a member whose body writes nothing is null")
    func nothing() { #expect(text(.compact) { $0.object { $0.member("a") { _ in } } } == #"{"a":null}"#) }

    @Test("what was written is never copied: many small objects take no time to speak of")
    func manyObjects() {
        var bytes: [UInt8] = []
        let duration = ContinuousClock().measure {
            bytes = JSONWriter.bytes(.pretty) { writer in
                writer.array(0..<100_000) { writer, number in
                    writer.object { $0.object("inner") { $0.member("number", number) } }
                }
            }
        }
        #expect(Reading(bytes: bytes).root?.count == 100_000)
        #expect(duration < .seconds(20))
    }

    @Test("optional elements keep their place as null")
    func optionalElements() {
        #expect(text(.compact) { $0.value(["a", nil, "b"]) } == #"["a",null,"b"]"#)
        #expect(text(.compact) { $0.value([[1], nil, []]) } == "[[1],null,[]]")
    }

    @Test("raw JSON is laid out anew, its strings and numbers stay as they are spelt")
    func raw() {
        let json = " { \"a\\\"]\" : [ 1.0e+2 ,\n\"\\u0041 , : {\" , [ ] , { } ] ,\"b\":true } "
        #expect(text(.compact) { $0.raw(json: json) } == #"{"a\"]":[1.0e+2,"\u0041 , : {",[],{}],"b":true}"#)
        #expect(
            text(.pretty) { $0.array { $0.raw(json: json) } } == #"""
                [
                  {
                    "a\"]": [
                      1.0e+2,
                      "\u0041 , : {",
                      [],
                      {}
                    ],
                    "b": true
                  }
                ]
                """#
        )
    }

    @Test("a value that was read is written as it stands, in either layout")
    func readValue() throws {
        let root = try #require(Reading(#"{"x": [1.0, "\u0041"], "y": {}}"#).root)
        #expect(text(.compact) { $0.object { $0.member("was", root["x"]) } } == #"{"was":[1.0,"\u0041"]}"#)
        #expect(text(.pretty) { $0.value(root["x"]) } == "[\n  1.0,\n  \"\\u0041\"\n]")
        #expect(text(.pretty) { $0.value(root["z"]) } == "null")
    }
}
