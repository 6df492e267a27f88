import SwiftModel

/// The expression is a URL and no optional one.
enum LinkAddress {
    /// nil for an address that the system might not take: a place within the page, or a path that only the page knows.
    static func literal(_ address: String) -> String? {
        let isPlain = address.utf8.allSatisfy { $0.isNameByte || "-._~:/?#@!$&'()*+,;=".utf8.contains($0) }
        guard isPlain, let colon = address.firstIndex(of: ":"), address[colon...].count > 1,
            OpenableAddress.isHarmless(address),
            address[..<colon].allSatisfy(\.isLetter)
        else { return nil }
        return "URL(string: \(SwiftStringLiteral(address)))!"
    }
}

/// An address in markup that an app may open: of the web, or within it, and no script.
enum OpenableAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// Browsers ignore blanks and control characters in front of a scheme, and ends of lines within.
    static func isHarmless(_ text: String) -> Bool {
        let bare = text.unicodeScalars.filter { $0.value > 0x20 }
        guard let colon = bare.firstIndex(of: ":") else { return true }
        let scheme = String(String.UnicodeScalarView(bare[..<colon])).lowercased()
        // A colon behind a slash, a question mark or a hash belongs to a relative address.
        if scheme.contains(where: { "/?#".contains($0) }) { return true }
        return schemes.contains(scheme)
    }
}
