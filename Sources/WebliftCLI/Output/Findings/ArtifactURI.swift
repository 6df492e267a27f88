/// The path of a file as a URI reference, relative like the path.
enum ArtifactURI {
    /// Escapes all but unreserved characters and slashes: a colon in the first part would make a scheme of it.
    static func text(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%\(byte < 16 ? "0" : "")\(digits)"
            }
        }
        return result
    }
}
