import Foundation
import TestSupport
import Testing

/// Documentation that the built program has written.
struct DocsRun: Sendable {
    /// By their paths below the folder of the package.
    let files: [String: String]
    let coverage: JSONInstance

    /// Writes it; without inputs, of the bundled sample.
    init(
        _ inputs: [String] = [],
        format: String = "markdown",
        since old: String? = nil,
        options: [String] = [],
        in folder: TemporaryFolder
    ) async throws {
        let arguments = inputs.isEmpty ? ["weblift:sample"] : inputs
        let former = old.map { ["--since", $0] } ?? []
        try await folder.run(
            ["docs", "--format", format, "--out", "written", "--quiet"] + arguments + options + former
        ).succeeds()
        // The figures are of the whole library, whatever part of it is written.
        let others = ["--only", "--inventory", "--live"].contains(options.first) ? [] : options
        let counted = try await folder.run(["coverage", "--format", "json", "--quiet"] + arguments + others)
        coverage = try JSONInstance(counted.output)
        files = try folder.contents(of: "written").files
            .filter { !$0.key.hasPrefix(".weblift/") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    /// The documentation of the bundled sample, written once for all tests that only read it.
    static func ofSample(format: String = "markdown", options: [String] = []) async throws -> DocsRun {
        try await samples.value(for: [format] + options) {
            try await TemporaryFolder.with { try await DocsRun(format: format, options: options, in: $0) }
        }
    }

    private static let samples = DoneOnce<[String], DocsRun>()

    /// The release of the sample before the bundled one.
    static let formerSample = GeneratedInputs.sample.deletingLastPathComponent().appending(path: "1.0").path

    static let sampleApp = GeneratedInputs.sample.deletingLastPathComponent().appending(path: "app").path

    var components: [JSONInstance] { coverage["components"]?.elements ?? [] }

    static let states = ["translated", "adapted", "inert", "skipped", "unmapped"]

    /// The figures of the states, and their sum.
    static func counts(_ value: JSONInstance?) -> [Int] {
        let counts = states.map { value?[$0]?.wholeNumber ?? -1 }
        return counts + [counts.reduce(0, +)]
    }

    func page(_ path: String) throws -> String { try #require(files[path], "\(path)") }

    /// Expects these parts in a file.
    func expect(_ parts: [String], in path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        WebliftCLITests.expect(try page(path), has: parts, path, sourceLocation: sourceLocation)
    }

    /// The files of components, by their names without an ending.
    func pages(in folder: String, ending: String) -> [String: String] {
        var pages: [String: String] = [:]
        for (path, text) in files where path.hasPrefix(folder) && path.hasSuffix(ending) {
            pages[String(path.dropFirst(folder.count).dropLast(ending.count))] = text
        }
        return pages
    }
}

/// Expects these parts in a text.
func expect(
    _ text: some StringProtocol,
    has parts: [String],
    _ context: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for part in parts { #expect(text.contains(part), "\(part) \(context)", sourceLocation: sourceLocation) }
}

/// The code in a file of documentation.
enum DocumentationCode {
    /// Each block that is a file of Swift, as it stands: it begins with an import. What examples of a library's documentation
    /// are in Swift is no file, and is held to what `weblift usage` writes.
    static func swift(in markdown: String) -> [String] {
        markdown.components(separatedBy: "\n```swift\n").dropFirst().compactMap { rest in
            guard rest.hasPrefix("import "), let end = rest.range(of: "\n```\n") else { return nil }
            return rest[..<end.lowerBound] + "\n"
        }
    }
}
