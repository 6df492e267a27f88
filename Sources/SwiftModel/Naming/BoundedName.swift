/// Keeps names within a length that people and file systems bear.
enum BoundedName {
    static let longest = 80

    /// The name, or its begin and a hash of all of `original`, so that two long names that differ stay different.
    static func of(_ name: String, for original: String) -> String {
        guard name.utf8.count > longest else { return name }
        let hash = hash(of: original)
        return String(decoding: name.utf8.prefix(longest - hash.utf8.count), as: UTF8.self) + hash
    }

    /// FNV-1a: the hashes of the standard library are others in every run. Begins with a letter, to stand off from a
    /// number before it.
    private static func hash(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return "x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
