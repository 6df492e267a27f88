package import Foundation
package import Testing

/// Folders of the project, and inputs that lie beside it and are no part of it: real libraries, published suites, the
/// founding documents.
///
/// A test that reads such an input has the trait `.needs`, and is skipped where it is absent. One that reads it without
/// saying so fails wherever it *is* there: so nobody finds out only in a clone without it.
package enum Shared {
    package static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let folder = project.deletingLastPathComponent().appending(path: "shared")

    /// A file or folder there, as in `corpus/manifests/clarity-core.json`.
    package static func file(_ path: String) -> URL {
        expectNeed(of: path)
        return folder.appending(path: path)
    }

    /// The files in a folder there whose name has this ending, as paths that `file` takes, sorted; none where it is absent.
    ///
    /// Arguments of a test are such a list. They are made before it runs, by no test.
    package static func files(in path: String, _ suffix: String = ".json") -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
    }

    /// Whether all of these are there.
    fileprivate static func has(_ paths: [String]) -> Bool {
        paths.allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }

    private static func expectNeed(of path: String) {
        guard let test = Test.current else { return }
        let needed = test.traits.compactMap { ($0 as? ConditionTrait)?.comments }.joined().flatMap { comment in
            comment.rawValue.split(separator: " ").compactMap {
                $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : nil
            }
        }
        if needed.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return }
        Issue.record("\(test.name) reads \(prefix)\(path), and does not say so with .needs")
    }

    fileprivate static let prefix = "../shared/"
}

extension Trait where Self == ConditionTrait {
    /// Marks a test that reads what lies beside the project: it is skipped, visibly, where that is absent.
    package static func needs(_ paths: String...) -> Self {
        .enabled(if: Shared.has(paths), "needs \(paths.map { Shared.prefix + $0 }.joined(separator: " and "))")
    }
}
