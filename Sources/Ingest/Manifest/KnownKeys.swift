import Core

/// Keys of an object that are read, compared as bytes with the few that are as long: making a `String` of each key only
/// to look it up was a tenth of the reading.
struct KnownKeys: ExpressibleByArrayLiteral {
    private let keys: [String]
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

    func adding(_ others: KnownKeys) -> KnownKeys { KnownKeys(keys + others.keys) }

    func contains(_ key: JSONString) -> Bool {
        let length = key.withUTF8(\.count)
        guard length < byLength.count else { return false }
        return byLength[length].contains { key == $0 }
    }
}
