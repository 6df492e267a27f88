import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite(
    "Mistakes in SwiftUI that other people wrote",
    .startsCompiler,
    .needsSurface,
    .needs("corpus/wider/swift"),
    .onlyProof
)
struct PlantedMistakeTests {
    /// A line of `Tests/Verified/Planted.tsv`.
    private struct Planted {
        let kind: String
        let file: String
        let from: String
        let to: String

        init(_ line: String) {
            let columns = line.components(separatedBy: "\t").map { $0.replacing("\\n", with: "\n") } + ["", "", "", ""]
            (kind, file, from, to) = (columns[0], columns[1], columns[2], columns[3])
        }
    }

    private static func planted() throws -> [Planted] {
        let text = try String(contentsOf: Shared.project.appending(path: "Tests/Verified/Planted.tsv"), encoding: .utf8)
        return text.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(Planted.init)
    }

    @Test("are called wrong, 57 of 60 at least: labels, types, arity, availability, isolation, what is not Sendable")
    func mistakes() async throws {
        let planted = try Self.planted()
        #expect(planted.count == 60)
        #expect(Set(planted.map(\.kind)) == ["label", "type", "arity", "availability", "isolation", "sendable"])
        var missed: [String] = []
        for package in WiderPackage.all {
            let own = planted.filter { $0.file.hasPrefix(package.name + "/") }
            missed += try await Self.missed(own, in: package)
        }
        if missed.count > 3 { Issue.record("\(missed.joined(separator: "\n"))") }
    }

    /// Those of a package that are not told, with one in each file at a time.
    private static func missed(_ planted: [Planted], in package: WiderPackage) async throws -> [String] {
        let before = Set(try await package.check(in: .swift6).mistakes.map(Self.key))
        var rest = planted
        var missed: [String] = []
        while !rest.isEmpty {
            var files: Set<String> = []
            let round = rest.filter { files.insert($0.file).inserted }
            missed += try await Self.missed(round, in: package, besides: before)
            rest.removeAll { mistake in round.contains { $0.file == mistake.file && $0.to == mistake.to } }
        }
        return missed
    }

    private static func missed(
        _ round: [Planted],
        in package: WiderPackage,
        besides before: Set<String>
    ) async throws -> [String] {
        try await PackageFolder.with([:]) { folder in
            let copy = URL(filePath: folder.path).appending(path: package.name)
            try FileManager.default.copyItem(at: package.sources, to: copy)
            for mistake in round {
                let file = copy.deletingLastPathComponent().appending(path: mistake.file)
                var text = try String(contentsOf: file, encoding: .utf8)
                let place = try #require(text.range(of: mistake.from), "\(mistake.file) has no “\(mistake.from)”")
                text.replaceSubrange(place, with: mistake.to)
                try Data(text.utf8).write(to: file)
            }
            let after = try await package.check(copy, in: .swift6).mistakes.filter { !before.contains(Self.key($0)) }
            let found = Set(after.map { $0.location.map { SourcePath.lastComponent(of: $0.file.typed) } ?? "" })
            return round.filter { !found.contains(SourcePath.lastComponent(of: $0.file)) }.map {
                "\($0.kind) in \($0.file): \($0.to)"
            }
        }
    }

    private static func key(_ message: CompilerMessage) -> String {
        "\(message.location.map { SourcePath.lastComponent(of: $0.file.typed) } ?? "") \(message.message)"
    }
}
