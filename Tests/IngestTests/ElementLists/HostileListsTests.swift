import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("Lists of elements that were made to hurt", .ends(within: .seconds(300)))
struct HostileListsTests {
    /// One file of each format that has all that the format has a place for.
    static let samples = [
        #"""
        {"version":"experimental","tags":[{"name":"x-x","path":"a","description":"d","deprecated":true,"deprecatedMessage":"m",
        "properties":[{"name":"a","attribute":"a","type":"string","default":"1","values":[{"name":"v"}],"valueSet":"s"}],
        "attributes":[{"name":"a","type":"string","default":"1"}],"events":[{"name":"e","type":"Event"}],"slots":[{"name":"s"}],
        "methods":[{"name":"m","params":[{"name":"p","type":"string"}],"return":{"type":"void"}}],
        "cssParts":[{"name":"p"}],"cssProperties":[{"name":"--p","default":"1","type":"t"}]}],
        "valueSets":[{"name":"s","values":[{"name":"v"}]}],"global":{"attributes":[{"name":"g"}]}}
        """#,
        #"""
        {"version":1.1,"tags":[{"name":"x-x","description":{"kind":"markdown","value":"d"},"references":[{"name":"r","url":"u"}],
        "attributes":[{"name":"a","description":"d","values":[{"name":"v"}]},{"name":"b","valueSet":"s"}]}],
        "globalAttributes":[{"name":"g"}],"valueSets":[{"name":"s","values":[{"name":"v"}]}]}
        """#,
        #"""
        {"name":"n","version":"1","contributions":{"html":{"elements":[{"name":"x-x","doc-url":"u","description":"d",
        "attributes":[{"name":"a","value":{"type":"string","kind":"plain","default":"1","required":true},"pattern":"p"},
        {"name":"b","value":{"type":"enum"},"values":[{"name":"v"}]}],"slots":[{"name":"s"}],"events":[{"name":"e"}],
        "js":{"properties":[{"name":"p","type":["string",{"name":"T"}],"kind":"method","read-only":true}],
        "events":[{"name":"e"}]},"css":{"properties":[{"name":"--p"}],"parts":[{"name":"p"}],
        "pseudo-elements":[{"name":"part(q)"}]}}],"tags":[{"name":"x-y"}]},"css":{"classes":[{"name":"c"}]}}}
        """#,
        #"""
        {"schema_version":"1.0.0","elements":[{"tagname":"x-x","name":"X","description":"d","privacy":"public",
        "properties":[{"name":"p","type":"string","defaultValue":"1","metadata":{"polymer":{"readOnly":true}}}],
        "attributes":[{"name":"p","type":"string"}],"events":[{"name":"e","detail":{"properties":[{"name":"d","type":"t"}]}}],
        "slots":[{"name":"s"}],"methods":[{"name":"m","params":[{"name":"a","type":"t"}],"return":{"type":"t","desc":"d"}}],
        "staticMethods":[{"name":"s"}],"styling":{"cssVariables":[{"name":"--p","type":"t"}]}}],
        "namespaces":[{"name":"N","elements":[{"tagname":"x-y"}]}]}
        """#,
    ]

    private static func read(_ bytes: [UInt8]) -> (components: Int, ids: [DiagnosticID]) {
        let fixture = ManifestFixture("a.json", bytes: bytes)
        return (fixture.library.components.count, fixture.ids)
    }

    @Test("a file that was cut anywhere is no JSON, and told", arguments: samples)
    func cut(sample: String) {
        let bytes = Array(sample.utf8)
        #expect(Self.read(bytes).components > 0)
        for end in stride(from: 1, to: bytes.count - 1, by: 7) {
            let result = Self.read(Array(bytes[..<end]))
            #expect(result.components == 0)
            #expect(!result.ids.isEmpty)
        }
    }

    @Test("any value of the wrong kind is passed over or kept, and ends nothing", arguments: samples)
    func wrongKinds(sample: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(sample.utf8))
        let wrong: [Any] = [
            NSNull(), true, 5, "", "text", [Any](), ["a", 1, NSNull()] as [Any], [String: Any](), ["a": ["b": 1]],
        ]
        var tried = 0
        for path in Self.paths(root) {
            for value in wrong {
                let changed = Self.replacing(root, path[...], by: value)
                guard JSONSerialization.isValidJSONObject(changed) else { continue }
                _ = Self.read(Array(try JSONSerialization.data(withJSONObject: changed, options: .sortedKeys)))
                tried += 1
            }
        }
        #expect(tried > 200)
    }

    @Test("lists inside of lists, hundreds deep, end")
    func nested() {
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let spaces = String(repeating: #"{"namespaces":["#, count: 200) + String(repeating: "]}", count: 200)
        for json in [
            #"{"version":"experimental","tags":[{"name":"x-x","properties":\#(deep),"path":\#(deep)}]}"#,
            #"{"version":1.1,"tags":\#(deep)}"#,
        ] {
            #expect(Self.read(Array(json.utf8)).ids.contains(.listingShape))
        }
        let spaced = #"{"schema_version":"1.0.0","elements":[{"tagname":"x-x"}],"namespaces":[\#(spaces)]}"#
        #expect(Self.read(Array(spaced.utf8)).components == 1)
    }

    @Test("a type of a form that is none is kept as it is")
    func deepType() throws {
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let text =
            #"{"contributions":{"html":{"elements":[{"name":"x-x","js":{"properties":[{"name":"a","type":\#(deep)}]}}]}}}"#
        let fixture = ManifestFixture(texts: ("a.json", text))
        #expect(try fixture.property("a").type == nil)
        #expect(try fixture.property("a").extensions.map(\.json) == [deep])
    }

    @Test(
        "a hundred thousand items of one name, of names that differ in case, and of values, cost no more than their number"
    )
    func many() {
        let large = String(repeating: "x", count: 200_000)
        let same = (0..<50_000).map { #"{"name":"a","n":\#($0)}"# }
        let alike = (0..<50_000).map { #"{"name":"\#($0 % 2 == 0 ? "a" : "A")-\#($0)"}"# }
        let values = (0..<100_000).map { #"{"name":"v\#($0)"}"# }.joined(separator: ",")
        let types = (0..<100_000).map { #""T\#($0)""# }.joined(separator: ",")
        for json in [
            #"{"version":"experimental","tags":[{"name":"x-x","properties":[{"name":"a","d":"\#(large)"},\#(same.joined(separator: ","))]}]}"#,
            #"""
            {"version":"experimental","tags":[{"name":"x-x","properties":[\#(alike.joined(separator: ","))],
            "attributes":[\#(alike.reversed().joined(separator: ","))]}]}
            """#,
            #"{"version":1.1,"tags":[{"name":"x-x","attributes":[{"name":"a","values":[\#(values)]}]}]}"#,
            #"{"contributions":{"html":{"elements":[{"name":"x-x","js":{"properties":[{"name":"a","type":[\#(types)]}]}}]}}}"#,
        ] {
            #expect(Self.read(Array(json.utf8)).components == 1)
        }
    }

    // MARK: Paths in JSON

    private static func paths(_ value: Any) -> [[String]] {
        if let object = value as? [String: Any] {
            return object.keys.sorted().flatMap { key in [[key]] + paths(object[key] ?? 0).map { [key] + $0 } }
        }
        if let list = value as? [Any] {
            return list.indices.flatMap { index in [["\(index)"]] + paths(list[index]).map { ["\(index)"] + $0 } }
        }
        return []
    }

    private static func replacing(_ value: Any, _ path: ArraySlice<String>, by other: Any) -> Any {
        guard let key = path.first else { return other }
        if var object = value as? [String: Any] {
            object[key] = replacing(object[key] ?? 0, path.dropFirst(), by: other)
            return object
        }
        guard var list = value as? [Any], let index = Int(key) else { return value }
        list[index] = replacing(list[index], path.dropFirst(), by: other)
        return list
    }
}
