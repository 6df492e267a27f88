/// Target of a source's link that documentation may lead to: an address of the web. A relative target leads nowhere
/// there.
package struct LinkTarget {
    package let text: String

    /// nil for anything else, and for a target with characters that addresses don't have.
    package init?(_ destination: String) {
        let schemes = ["https://", "http://", "mailto:"]
        guard schemes.contains(where: { destination.lowercased().hasPrefix($0) }),
            destination.utf8.allSatisfy(Self.isAllowed)
        else { return nil }
        text = destination
    }

    /// The characters of RFC 3986, but for quotes and brackets that a document around it might take for its own.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
        }
    }
}
