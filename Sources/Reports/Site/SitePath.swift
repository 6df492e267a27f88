import Core

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
            if byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || kept.contains(byte) {
                text.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
