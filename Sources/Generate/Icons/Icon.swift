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
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "/"):
                true
            default: false
            }
        }
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
