/// `2.1.0`, `2.0.0-beta.3+build`
package struct SemanticVersion: Sendable, Hashable {
    package let major: Int
    package let minor: Int
    package let patch: Int
    /// Stands behind the hyphen; empty for a release.
    package let preRelease: [String]

    init(_ major: Int, _ minor: Int, _ patch: Int, preRelease: [String] = []) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.preRelease = preRelease
    }

    /// nil also for leading zeros and numbers that no release ever has.
    package init?(_ text: String) {
        let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        if withoutBuild.count == 2, !Self.areIdentifiers(withoutBuild[1], canHaveZeros: true) { return nil }
        let halves = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else {
            return nil
        }
        if halves.count == 2, !Self.areIdentifiers(halves[1], canHaveZeros: false) { return nil }
        let identifiers = halves.count == 2 ? halves[1].split(separator: ".").map(String.init) : []
        self.init(major, minor, patch, preRelease: identifiers)
    }

    private static func number(_ text: Substring) -> Int? {
        guard isNumber(text), text == "0" || text.first != "0", text.utf8.count <= 9 else { return nil }
        return Int(text)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    private static func areIdentifiers(_ text: Substring, canHaveZeros: Bool) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { identifier in
            !identifier.isEmpty
                && identifier.utf8.allSatisfy { byte in
                    byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
                        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
                }
                && (canHaveZeros || !isNumber(identifier) || identifier == "0" || identifier.first != "0")
        }
    }
}

extension SemanticVersion: Comparable {
    package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let numbers = (left.major, left.minor, left.patch)
        let others = (right.major, right.minor, right.patch)
        if numbers != others { return numbers < others }
        if left.preRelease.isEmpty || right.preRelease.isEmpty {
            return !left.preRelease.isEmpty && right.preRelease.isEmpty
        }
        for (identifier, other) in zip(left.preRelease, right.preRelease) where identifier != other {
            return precedes(identifier, other)
        }
        return left.preRelease.count < right.preRelease.count
    }

    /// Numbers go by their values and in front of words.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let isNumber = isNumber(left[...])
        guard isNumber == Self.isNumber(right[...]) else { return isNumber }
        guard isNumber, left.utf8.count != right.utf8.count else {
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
        return left.utf8.count < right.utf8.count
    }
}

extension SemanticVersion: CustomStringConvertible {
    package var description: String {
        "\(major).\(minor).\(patch)" + (preRelease.isEmpty ? "" : "-" + preRelease.joined(separator: "."))
    }
}
