import SwiftModel

/// `.iOS(.v16)`, `.iOS("16.4")`, read as text and not run.
package enum ManifestTarget {
    package static func of(_ folder: String) -> DeploymentTarget? {
        guard let bytes = try? FileTree.bytes(of: "\(folder)/Package.swift"), let tokens = try? SwiftTokens(bytes)
        else {
            return nil
        }
        let words = tokens.tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        for index in words.indices
        where words[index] == "iOS" && words.indices.contains(index + 3) && words[index + 1] == "(" {
            let text =
                words[index + 2] == "." ? versioned(words[index + 3]) : words[index + 2].filter { $0 != "\"" }
            if let target = text.flatMap({ DeploymentTarget($0) }) { return target }
        }
        return nil
    }

    /// `v16` or `v15_4`.
    private static func versioned(_ word: String) -> String? {
        word.hasPrefix("v") ? String(word.dropFirst().map { $0 == "_" ? "." : $0 }) : nil
    }
}
