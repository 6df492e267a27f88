import Testing

@testable import Core

@Suite("Duplicate keys")
struct DuplicateKeyTests {
    @Test("both stay visible, the last counts, the second is reported with a note at the first")
    func twice() throws {
        let reading = Reading("{\n  \"a\": 1,\n  \"b\": 2,\n  \"a\": 3\n}")
        let root = try #require(reading.root)
        #expect(root.members.map(\.key.text) == ["a", "b", "a"])
        #expect(root.count == 3)
        #expect(root["a"]?.numberText == "3")
        #expect(reading.summary == ["4:3 json.duplicate-key"])
        let warning = try #require(reading.diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.message.contains("\"a\""))
        #expect(warning.notes.map { $0.location.map(place) } == ["2:3"])
    }

    @Test("keys that are spelt differently and mean the same are the same")
    func escaped() {
        #expect(Reading(#"{"ab": 1, "\u0061b": 2}"#).summary == ["1:11 json.duplicate-key"])
        #expect(Reading(#"{"\u0061b": 1, "a\u0062": 2}"#)["ab"]?.numberText == "2")
        #expect(Reading(#"{"a/b": 1, "a\/b": 2}"#).summary == ["1:12 json.duplicate-key"])
        #expect(Reading(#"{"a": 1, "\\u0061": 2}"#).summary == [])
        #expect(Reading("{\"\": 1, \"\": 2}").summary == ["1:9 json.duplicate-key"])
    }

    @Test("a message shows no more of a key than is short and visible")
    func keyInMessage() {
        func message(_ key: String) -> String? { Reading("{\"\(key)\": 1, \"\(key)\": 2}").diagnostics.first?.message }
        let end = "stands twice in this object; the last one counts"
        #expect(message("größe") == "the key \"größe\" \(end)")
        #expect(message(#"a\"b"#) == #"the key "a\"b" "# + end)
        #expect(message("a\u{202E}b\u{9B}") == #"the key "a\u{202E}b\u{009B}" "# + end)
        let shortened = String(repeating: "ä", count: 30) + "…"
        #expect(message(String(repeating: "ä", count: 500)) == "the key \"\(shortened)\" \(end)")
    }

    @Test("the same key in another object is no duplicate")
    func otherObjects() {
        let text = #"{"a": {"a": [{"a": 1}, {"a": 1, "b": {"b": 0}}]}, "b": {"a": 1, "b": 2}}"#
        #expect(Reading(text).summary == [])
        #expect(Reading(#"{"a": {"x": 1, "y": {"x": 1}}, "x": 1, "a": 2}"#).summary == ["1:40 json.duplicate-key"])
    }

    @Test("keys that only look alike are no duplicates")
    func alike() {
        #expect(Reading(#"{"a": 1, "A": 1, "a ": 1, "aa": 1, "é": 1, "e\#u{301}": 1, "": 1}"#).summary == [])
        let long = (0..<60).map { "\"\(String(repeating: "k", count: $0))\": 1" }.joined(separator: ", ")
        #expect(Reading("{\(long)}").summary == [])
    }

    @Test("a large object with one duplicate among its keys is found out", arguments: [20, 24, 25, 26, 1000])
    func large(count: Int) {
        let keys = (0..<count).map { "key-with-a-long-name-\($0)" } + ["key-with-a-long-name-7"]
        let text = "{" + keys.map { "\n\"\($0)\":0" }.joined(separator: ",") + "}"
        let reading = Reading(text)
        #expect(reading.summary == ["\(count + 2):1 json.duplicate-key"])
        #expect(reading.diagnostics.first?.notes.map { $0.location.map(place) } == ["9:1"])
    }

    @Test("200,000 equal keys take no time to speak of and end in one warning that counts the rest")
    func manyEqual() {
        let text = "{" + repeatElement("\"k\":0", count: 200_000).joined(separator: ",") + "}"
        var reading = Reading("null")
        let duration = ContinuousClock().measure { reading = Reading(text) }
        #expect(reading.root?.count == 200_000)
        #expect(reading.diagnostics.count == 21)
        #expect(reading.diagnostics.map { $0.location?.column }.prefix(2) == [8, 14])
        #expect(reading.diagnostics.last?.message.hasPrefix("199979 more") == true)
        // Compared pair by pair it would be minutes; the bound is far above what a slow machine needs.
        #expect(duration < .seconds(20))
    }

    // MARK: The ledger

    /// What the ledger finds in one object with `keys`, all of which it is told to have the same hash.
    private static func duplicates(amongColliding keys: [String]) -> CappedPlaces {
        var bytes: [UInt8] = []
        let nodes = keys.map { key in
            defer { bytes += Array("\"\(key)\"".utf8) }
            return JSONNode(key.contains("\\") ? .escapedKey : .key, at: bytes.count, extent: key.utf8.count)
        }
        var ledger = JSONKeyLedger()
        for index in nodes.indices { ledger.append(hash: 7, at: index) }
        var duplicates = CappedPlaces()
        bytes.withUnsafeBytes { bytes in
            nodes.withUnsafeBufferPointer { nodes in
                guard let start = bytes.baseAddress, let first = nodes.baseAddress else { return }
                let scanner = JSONScanner(bytes: start, end: bytes.count)
                ledger.closeObject(keyCount: nodes.count, first, scanner, duplicates: &duplicates)
            }
        }
        return duplicates
    }

    @Test("20,000 keys with one hash are told apart, and not pair by pair")
    func manyColliding() {
        let keys = (0..<20_000).map { "key\($0 &* 7919 % 20_000)" } + ["key5", #"key\u0035"#]
        var found = CappedPlaces()
        let duration = ContinuousClock().measure { found = Self.duplicates(amongColliding: keys) }
        #expect(found.kept.count == 2)
        // Both name the first of the three, and come in the order of the file.
        #expect(Set(found.kept.map(\.related)).count == 1)
        #expect(found.kept.map(\.offset) == found.kept.map(\.offset).sorted())
        #expect(found.kept.allSatisfy { $0.related < $0.offset })
        // Pair by pair it would be 200 million comparisons.
        #expect(duration < .seconds(20))
    }

    @Test("few colliding keys are told apart as well", arguments: [2, 3, 24, 25])
    func fewColliding(count: Int) {
        let keys = (0..<count).map { "k\($0)" }
        #expect(Self.duplicates(amongColliding: keys).kept.isEmpty)
        #expect(Self.duplicates(amongColliding: keys + ["k1"]).kept.map(\.related) == [4])
    }
}

extension Reading {
    subscript(key: String) -> JSONValue? { root?[key] }
}
