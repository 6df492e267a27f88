import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The built program, killed at random moments, and on a disk that is full.
@Suite("Runs that end before their time", .keepsGoing)
struct KilledRunTests {
    private let folder = TemporaryFolder()
    private static let view = "Sources/GUI/SwiftUI/GOod+SwiftUI.swift"
    private static let edit = "// Finished by the team.\n"

    /// Two ways to generate the same library, of which every file differs.
    private static let ways = [
        ["generate", "good.json", "--quiet"], ["generate", "good.json", "--quiet", "--config", "other.json"],
    ]

    /// Makes an edited package, and tells what each way makes of it.
    private func prepared() async throws -> [FolderContents] {
        try folder.write(BadInputRun.good, to: "good.json")
        try folder.write(#"{"guard": "canImport(SwiftUI)"}"#, to: "other.json")
        try await complete(Self.ways[0])
        let path = "out/\(Self.view)"
        try folder.write(try folder.text(path) + Self.edit, to: path)
        var results: [FolderContents] = []
        for way in Self.ways.reversed() {
            try await complete(way)
            results.insert(try FolderContents(folder.url), at: 0)
        }
        // Enough to be killed between two of them.
        try #require(results[0].differences(from: results[1]).count > 40)
        return results
    }

    private func complete(_ words: [String]) async throws { try await folder.run(words).succeeds() }

    @Test("killed again and again: never half a file, never a lost edit, and the next run completes")
    func killed() async throws {
        let results = try await prepared()
        var random = SeededGenerator(seed: 6)
        for round in 0..<Loop.rounds(50) {
            let way = Self.ways[Int.random(in: 0...1, using: &random)]
            try await kill(way, using: &random)
            try expectWhole(results, round)
            // Now and then somebody lets one come to its end.
            if round % 20 == 19 {
                let index = Int.random(in: 0...1, using: &random)
                try await complete(Self.ways[index])
                let differences = results[index].differences(from: try FolderContents(folder.url))
                #expect(differences == [], "in round \(round)")
            }
        }
    }

    /// Starts a run and kills it: half of the time at any moment, half of the time soon after it has begun to write.
    private func kill(_ words: [String], using random: inout SeededGenerator) async throws {
        let isAimed = Bool.random(using: &random)
        let delay = UInt32.random(in: 0...(isAimed ? 8_000 : 150_000), using: &random)
        try await Waiting.forProgram {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
            process.arguments = words
            process.currentDirectoryURL = folder.url
            process.environment = [:]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            if isAimed {
                let stage = folder.path("out/.weblift/stage")
                while process.isRunning, access(stage, F_OK) != 0 { usleep(100) }
            }
            usleep(delay)
            _ = Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Each file by itself is as one of the ways makes it, and the edit is there.
    private func expectWhole(_ results: [FolderContents], _ round: Int) throws {
        let files = try FolderContents(folder.url).files
        for (path, bytes) in files where !path.hasPrefix("out/.weblift/") {
            #expect(results.contains { $0.files[path] == bytes }, "\(path) in round \(round)")
        }
        for path in results[0].files.keys where !path.hasPrefix("out/.weblift/") {
            #expect(files[path] != nil, "\(path) is gone in round \(round)")
        }
        let view = String(decoding: files["out/\(Self.view)"] ?? Data(), as: UTF8.self)
        #expect(view.hasSuffix(Self.edit), "in round \(round)")
    }

    @Test("on a full disk the run ends with an error, all is as it was, and with room it completes")
    func fullDisk() async throws {
        let results = try await prepared()
        // The least of the systems' blocks is 512 bytes: no file gets longer than a few thousand.
        let script = "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""
        let before = try FolderContents(folder.url)
        let run = try await folder.run(["-c", script, BuiltProgram.path] + Self.ways[1], program: "/bin/sh")
        #expect(run.ending == .exit(1) && run.errorText.contains("[output.unwritable]"))
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
        try await complete(Self.ways[1])
        #expect(results[1].differences(from: try FolderContents(folder.url)) == [])
    }
}
