/// The name of a file of support code, without its ending: `ComponentColors+Tones`.
struct SwiftFileName {
    let text: String

    /// nil for a text that some file system doesn't take as a name.
    init?(_ text: Substring) {
        let isSafe = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isSafe, !text.isEmpty, text.utf8.count <= 200 else { return nil }
        self.text = String(text)
    }
}
