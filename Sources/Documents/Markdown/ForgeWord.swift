import Core

/// A word of which a forge makes a mention, a reference or an address wherever it stands outside of code: it reaches
/// people. GitHub, GitLab, Gitea and Bitbucket look for such words in text that is rendered already, so that no escape
/// of Markdown helps: `@org/team`, `acme/ui#1`, `!1`, `GH-1`, a hash of git, an address of the web or of mail.
package enum ForgeWord {
    /// Whether a text has one; in running text addresses of the web may stand, as links may.
    package static func isIn(_ text: String, allowingAddresses: Bool = false) -> Bool {
        Array(text.utf8).split { $0 <= 0x20 }.contains { isOne($0, allowingAddresses: allowingAddresses) }
    }

    static func isOne(_ word: ArraySlice<UInt8>, allowingAddresses: Bool = false) -> Bool {
        var index = word.startIndex
        while index < word.endIndex {
            let rest = word[index...]
            let next = rest.dropFirst().first ?? 0
            switch word[index] {
            case UInt8(ascii: "@"): return true
            case UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "%"): if next.isASCIILetterOrDigit { return true }
            case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"): if next.isASCIIDigit { return true }
            case UInt8(ascii: "["):
                let name = rest.dropFirst().prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
                if !name.isEmpty, word[name.endIndex...].first == UInt8(ascii: ":") { return true }
            // A command of GitLab, where a line begins with it.
            case UInt8(ascii: "/") where index == word.startIndex: if next.isASCIILetter { return true }
            case let byte where byte.isASCIILetterOrDigit:
                let run = rest.prefix(while: \.isASCIILetterOrDigit)
                let behind = word[run.endIndex...]
                if behind.starts(with: "://".utf8) || (isWWW(run) && behind.first == UInt8(ascii: ".")) {
                    return !allowingAddresses
                }
                if isHash(run) || isKey(run, behind) { return true }
                index = run.endIndex
                continue
            default: break
            }
            index += 1
        }
        return false
    }

    private static func isHash(_ run: ArraySlice<UInt8>) -> Bool {
        7...64 ~= run.count && run.allSatisfy { $0.isASCIIDigit || 0x61...0x66 ~= $0 | 0x20 }
    }

    /// Whether a run begins a key: `GH-1`, `CVE-2026-1`, or a key that a project has chosen for itself.
    private static func isKey(_ run: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
        guard run.count > 1, behind.first == UInt8(ascii: "-"), let next = behind.dropFirst().first,
            next.isASCIILetterOrDigit
        else { return false }
        let word = String(decoding: run, as: UTF8.self)
        if ["gh", "ghsa", "cve"].contains(word.lowercased()) { return true }
        return run.contains(where: \.isASCIILetter) && run.allSatisfy { !$0.isASCIILetter || $0 & 0x20 == 0 }
    }

    private static func isWWW(_ run: ArraySlice<UInt8>) -> Bool {
        run.count == 3 && run.allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }
}
