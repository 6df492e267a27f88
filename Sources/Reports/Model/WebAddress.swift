import Core

/// HTTPS, or plain HTTP from this machine, with a host, no user name, and no character that would end an attribute or a
/// line of a policy.
package struct WebAddress: Sendable, Hashable {
    package let text: String
    /// Scheme, host and port, which the policy of a page names.
    package let origin: String

    private static let longest = 2048

    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.longest, parts.count == 3, parts[1].isEmpty else { return nil }
        let end = parts[2].firstIndex { "/?#".contains($0) } ?? parts[2].endIndex
        let authority = parts[2][..<end]
        let host = authority.prefix { $0 != ":" }
        let port = authority.dropFirst(host.utf8.count)
        guard Self.isHost(host), Self.isPort(port), parts[2][end...].utf8.allSatisfy(Self.isSafe) else { return nil }
        let isOfThisMachine = host == "localhost" || host == "127.0.0.1"
        guard parts[0] == "https:" || parts[0] == "http:" && isOfThisMachine else { return nil }
        self.text = text
        origin = "\(parts[0])//\(authority)"
    }

    var path: Substring {
        let start = text.dropFirst(origin.count)
        return start.prefix { $0 != "?" && $0 != "#" }
    }

    private static func isHost(_ host: Substring) -> Bool {
        guard host.utf8.first?.isASCIILetterOrDigit == true, host.utf8.last?.isASCIILetterOrDigit == true else {
            return false
        }
        return host.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-".utf8.contains($0) }
    }

    private static func isPort(_ port: Substring) -> Bool {
        guard !port.isEmpty else { return true }
        let digits = port.dropFirst()
        return digits.utf8.allSatisfy(\.isASCIIDigit) && UInt16(digits).map { $0 > 0 } == true
    }

    /// Allows bytes of RFC 3986 but for quotes and semicolons.
    private static func isSafe(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || safe.contains(byte) }

    private static let safe = Set("-._~%!$&()*+,=:@/?#".utf8)
}
