package struct DeploymentTarget: Sendable, Hashable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    /// Version that the templates need.
    package static let standard = DeploymentTarget(major: 15, minor: 0)

    /// First version with SwiftUI.
    static let oldest = DeploymentTarget(major: 13, minor: 0)

}

extension DeploymentTarget {
    /// nil also for versions before SwiftUI.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, let major = DeploymentTarget.number(first),
            (DeploymentTarget.oldest.major...99).contains(major),
            parts.count <= 2
        else { return nil }
        guard parts.count == 2 else {
            self.init(major: major, minor: 0)
            return
        }
        guard let minor = DeploymentTarget.number(parts[1]) else { return nil }
        self.init(major: major, minor: minor)
    }

    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Intel simulator on every machine: on arm64 the Linux text of the standard library lacks declarations that depend
    /// on `Float80`.
    var triple: String { "x86_64-apple-ios\(major).\(minor)-simulator" }

    var nativeTriple: String {
        #if arch(arm64)
        "arm64-apple-ios\(major).\(minor)-simulator"
        #else
        triple
        #endif
    }

    /// SwiftPM takes a manifest for such a program.
    static var macTriple: String {
        #if arch(arm64)
        "arm64-apple-macosx13.0"
        #else
        "x86_64-apple-macosx13.0"
        #endif
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 2, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
