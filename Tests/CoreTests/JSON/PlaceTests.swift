import Core
import Testing

@Suite("Places of JSON values")
struct PlaceTests {
    @Test("every nested value and every key knows its line and column, in bytes from 1")
    func nested() throws {
        let text = """
            {
              "modules": [
                { "kind" : "class", "größe": [1,  true] },
                null
              ]
            }
            """
        let root = try #require(Reading(text).root)
        #expect(place(root.location) == "1:1")
        #expect(root.keyLocation == nil)

        let modules = try #require(root["modules"])
        #expect(place(modules.location) == "2:14")
        #expect(modules.keyLocation.map(place) == "2:3")

        let module = try #require(modules.elements.first { _ in true })
        #expect(place(module.location) == "3:5")
        #expect(module.keyLocation == nil)
        #expect(module["kind"].map { place($0.location) } == "3:16")
        #expect(module["kind"]?.keyLocation.map(place) == "3:7")

        let size = try #require(module["größe"])
        #expect(size.keyLocation.map(place) == "3:25")
        // ö and ß are two bytes each.
        #expect(place(size.location) == "3:36")
        #expect(size.elements.map { place($0.location) } == ["3:37", "3:41"])
        #expect(modules.elements.map { place($0.location) } == ["3:5", "4:5"])
    }

    @Test("a value behind a container that is an element has no key")
    func elementsHaveNoKey() throws {
        let root = try #require(Reading(#"[{"a": 1}, {"b": 2}, "c", 3]"#).root)
        #expect(root.elements.map { $0.key?.text } == [nil, nil, nil, nil])
        #expect(root.elements.map { $0.members.map(\.key.text) } == [["a"], ["b"], [], []])
    }

    @Test("CRLF, CR and LF each end one line", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(lineEnd: String) throws {
        let text = ["[", "  1,", "", "  2", "]"].joined(separator: lineEnd)
        let root = try #require(Reading(text).root)
        #expect(root.elements.map { place($0.location) } == ["2:3", "4:3"])
        #expect(Reading(text + lineEnd + " x").summary == ["6:2 json.syntax"])
    }

    @Test("a byte-order mark is skipped, and counted as the three bytes that it is")
    func byteOrderMark() throws {
        let root = try #require(Reading("\u{FEFF}{\"a\": 1,\n\"b\": 2}").root)
        #expect(place(root.location) == "1:4")
        #expect(root["a"].map { place($0.location) } == "1:10")
        #expect(root["b"].map { place($0.location) } == "2:6")
    }

    @Test("the places of a read document are those that an index over all its bytes gives")
    func agreesWithLineIndex() throws {
        let text = "\r\n[\r 1,\n\n\t2 ,\r\r\n   3,\n          4\r]\r\n"
        let bytes = Array(text.utf8)
        let root = try #require(Reading(text).root)
        let index = LineIndex(bytes)
        let digits = bytes.indices.filter { (UInt8(ascii: "1")...UInt8(ascii: "4")).contains(bytes[$0]) }
        #expect(root.elements.map(\.location) == digits.map { index.location(of: $0, in: SourcePath("test.json")) })
    }
}
