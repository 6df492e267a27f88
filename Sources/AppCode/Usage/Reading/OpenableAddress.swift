/// Leads to the web or within the app, and is no script.
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
