import Foundation

@testable import Package

/// What `git merge-file` makes of the same texts: somebody else's answer.
struct GitMergeFile {
    struct Answer: Sendable {
        let conflicts: Int
        let bytes: [UInt8]
    }

    static let isInstalled = Program.isInstalled("git")

    /// The answers to all cases, asked for in one shell.
    static func answers(to cases: [MergeCase]) async throws -> [Answer] {
        let folder = try TemporaryFolder()
        for (index, texts) in cases.enumerated() {
            try write(texts.base, folder, "\(index).base")
            try write(texts.yours, folder, "\(index).yours")
            try write(texts.generated, folder, "\(index).generated")
        }
        try await Program.shell(
            """
            i=0
            while [ $i -lt \(cases.count) ]; do
                git merge-file --diff3 -p -L yours -L 'last generated' -L 'now generated' \
                    $i.yours $i.base $i.generated > $i.merged
                echo $? > $i.conflicts
                i=$((i + 1))
            done
            """,
            in: folder
        )
        return try cases.indices.map { index in
            let count = try folder.text("\(index).conflicts").trimmingCharacters(in: .whitespacesAndNewlines)
            let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "\(index).merged")))
            return Answer(conflicts: Int(count) ?? -1, bytes: bytes)
        }
    }

    /// The hunks that git merges by.
    static func hunks(_ old: [String], _ new: [String]) async throws -> [LineHunk] {
        let folder = try TemporaryFolder()
        try write(old, folder, "old")
        try write(new, folder, "new")
        try await Program.shell(
            "git diff --no-index --no-color --diff-algorithm=myers --no-indent-heuristic -U0 old new > diff",
            in: folder
        )
        return try folder.text("diff").split(separator: "\n").filter { $0.hasPrefix("@@ ") }.map { line in
            let words = line.split(separator: " ")
            return LineHunk(lines(words[1]), lines(words[2]))
        }
    }

    /// `-3,2` is the lines 2 and 3, counted from 0; `-3,0` stands behind line 3.
    private static func lines(_ place: Substring) -> Range<Int> {
        let numbers = place.dropFirst().split(separator: ",").compactMap { Int($0) }
        let count = numbers.count > 1 ? numbers[1] : 1
        let start = count == 0 ? numbers[0] : numbers[0] - 1
        return start..<start + count
    }

    private static func write(_ lines: [String], _ folder: borrowing TemporaryFolder, _ name: String) throws {
        try Data(MergeCase.bytes(lines)).write(to: folder.url.appending(path: name))
    }
}
