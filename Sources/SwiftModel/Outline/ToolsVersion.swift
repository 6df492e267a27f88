/// The oldest SwiftPM that a manifest is for: `// swift-tools-version: 6.0`, in its first line.
package struct ToolsVersion: Hashable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(major: Int, minor: Int, patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// nil where a manifest does not begin with one.
    package init?(_ manifest: [UInt8]) {
        let text = String(decoding: manifest.prefix(1_000), as: UTF8.self)
        guard let line = text.drop(while: \.isWhitespace).split(whereSeparator: \.isNewline).first,
            line.hasPrefix("//")
        else { return nil }
        let comment = line.dropFirst(2).drop(while: \.isWhitespace)
        let label = "swift-tools-version:"
        guard comment.lowercased().hasPrefix(label) else { return nil }
        self.init(version: comment.dropFirst(label.count).drop(while: \.isWhitespace))
    }

    /// nil for a text that does not begin with two or three numbers.
    package init?(version: some StringProtocol) {
        let numbers = version.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            .split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(numbers.count), let major = numbers[0], let minor = numbers[1],
            let patch = numbers.count > 2 ? numbers[2] : 0
        else { return nil }
        self.init(major: major, minor: minor, patch: patch)
    }

    package var description: String { "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)") }

    package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
