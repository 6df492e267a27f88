import Testing

@testable import Core

@Suite("The ledger of keys")
struct KeyLedgerTests {
    /// What the ledger finds in one object with `keys`, all of which it is told to have the same hash.
    private static func duplicates(amongColliding keys: [String]) -> CappedPlaces {
        var bytes: [UInt8] = []
        var nodes: [JSONNode] = []
        for key in keys {
            nodes.append(JSONNode(key.contains("\\") ? .escapedKey : .key, at: bytes.count, extent: key.utf8.count))
            bytes += Array("\"\(key)\"".utf8)
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
