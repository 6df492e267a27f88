package import Core

/// An icon of the web library that an asset catalog can hold.
package struct Icon: Sendable, Equatable {
    package let name: IconName
    package let path: SourcePath
    package let bytes: [UInt8]
}

/// Name of an icon on the web: `arrow-down`, or `filled/star` where folders tell icons apart.
package struct IconName: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let description: String

    /// nil for a text that can't be the name of an asset on every file system.
    package init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_./".utf8.contains($0) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard isPlain, text.utf8.count <= 100, parts.allSatisfy({ !$0.isEmpty && $0.first != "." && $0.first != "-" })
        else { return nil }
        description = text
    }

    /// The name of its asset, in which no folder is.
    package var asset: String { String(description.map { $0 == "/" ? "-" : $0 }) }

    package static func < (left: IconName, right: IconName) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}
