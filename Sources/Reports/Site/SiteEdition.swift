import Core

/// Lies beside the sites of other versions.
package struct SiteEdition: Sendable {
    /// Lies below the folder of the package.
    package static let folder = ["Documentation", "Sites"]
    /// The ledger remembers this kind.
    package static let indexKind = "site-versions"
    private static let kindMark = "site@"

    package let version: String
    /// Pages of other versions: `components/ElevateButton.html`.
    private let others: [String: [String]]

    /// nil for a version that cannot be the name of a folder.
    package init?(version: String, others: [String: [String]]) {
        guard Self.isFolderName(version) else { return nil }
        self.version = version
        self.others = others.filter { $0.key != version && Self.isFolderName($0.key) }
    }

    private static func isFolderName(_ version: String) -> Bool {
        guard let first = version.utf8.first, version.utf8.count <= 64, first != UInt8(ascii: ".") else { return false }
        return version.utf8.last != UInt8(ascii: ".")
            && version.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// Lies below the folder of the package.
    package var firstPage: String { (Self.folder + [version, "index.html"]).joined(separator: "/") }

    /// Each version has its own, so that a run for one leaves the others alone.
    package var kind: String { Self.kindMark + version }

    /// nil for any other kind.
    package static func version(ofKind kind: Substring) -> String? {
        kind.hasPrefix(kindMark) ? String(kind.dropFirst(kindMark.count)) : nil
    }

    func versions() -> [String] {
        ([version] + others.keys).sorted { left, right in
            let (one, other) = (Self.sortKey(left), Self.sortKey(right))
            return one == other ? left > right : other.lexicographicallyPrecedes(one)
        }
    }

    /// Numbers go by value. A word behind a hyphen makes a version older.
    private static func sortKey(_ version: String) -> [Int] {
        let halves = version.split(separator: "-", maxSplits: 1)
        let numbers = halves.first.map { $0.split(separator: ".").map { Int($0) ?? 0 } } ?? []
        let padded = Array((numbers + [0, 0, 0, 0]).prefix(4))
        return padded + [halves.count > 1 ? 0 : 1]
    }

    /// A page that is opened from disk may load no data, but a script.
    func index(of pages: [String]) -> [UInt8] {
        let all = others.merging([version: pages]) { _, mine in mine }
        let data = JSONWriter.bytes(.compact) { writer in
            writer.array(versions()) { writer, version in
                writer.array { writer in
                    writer.value(version)
                    writer.array((all[version] ?? []).sorted()) { writer, page in writer.value(page) }
                }
            }
        }
        return Array("window.siteVersions=".utf8) + data + Array(";\n".utf8)
    }
}
