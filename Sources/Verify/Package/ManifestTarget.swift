import SwiftModel

/// `.iOS(.v16)`, `.iOS("16.4")`, read as text and not run.
package enum ManifestTarget {
    package static func of(_ folder: String) -> DeploymentTarget? {
        guard let bytes = try? FileTree.bytes(of: "\(folder)/\(PackageManifest.name)"),
            let tokens = try? SwiftTokens(bytes)
        else { return nil }
        for index in tokens.tokens.indices.dropLast(3)
        where tokens.word(index) == "iOS" && tokens.isSign(index + 1, "(") {
            let argument = tokens.word(index + 2)
            let text = argument == "." ? versioned(tokens.word(index + 3)) : argument.filter { $0 != "\"" }
            if let target = text.flatMap({ DeploymentTarget($0) }) { return target }
        }
        return nil
    }

    /// `v16` or `v15_4`.
    private static func versioned(_ word: String) -> String? {
        word.hasPrefix("v") ? String(word.dropFirst().map { $0 == "_" ? "." : $0 }) : nil
    }
}
