enum SitePath {
    static func component(_ component: DocumentedComponent) -> [String] {
        ["components", "\(component.fileName).html"]
    }

    /// Starts in the folder of the site. Letters of any script may stand in names; addresses have bytes for them.
    static func link(to component: DocumentedComponent) -> String { "components/" + name(of: component) }

    /// Starts from the page of another component.
    static func name(of component: DocumentedComponent) -> String { escaped(component.fileName) + ".html" }

    static func anchor(ofCategory title: String) -> String { DocumentAnchor.text("category", title) }

    static func escaped(_ name: String, keeping kept: [UInt8] = []) -> String {
        var text = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                text.unicodeScalars.append(UnicodeScalar(byte))
            case _ where kept.contains(byte): text.unicodeScalars.append(UnicodeScalar(byte))
            default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
