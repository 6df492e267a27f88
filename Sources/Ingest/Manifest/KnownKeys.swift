import Core

/// The keys of an object that are read.
///
/// A key of a manifest is compared as bytes with the few that are as long: each item has several, and making a `String` of
/// each only to look it up was a tenth of the reading.
struct KnownKeys: ExpressibleByArrayLiteral {
    private let keys: [String]
    /// The keys by their length in bytes.
    private let byLength: [[String]]

    init(arrayLiteral keys: String...) {
        self.init(keys)
    }

    private init(_ keys: [String]) {
        self.keys = keys
        var byLength: [[String]] = []
        for key in keys {
            let length = key.utf8.count
            while byLength.count <= length { byLength.append([]) }
            byLength[length].append(key)
        }
        self.byLength = byLength
    }

    func adding(_ others: String...) -> KnownKeys { KnownKeys(keys + others) }

    func contains(_ key: JSONString) -> Bool {
        let length = key.withUTF8(\.count)
        guard length < byLength.count else { return false }
        return byLength[length].contains { key == $0 }
    }
}
