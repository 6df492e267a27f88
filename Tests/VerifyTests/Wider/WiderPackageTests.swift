import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite("SwiftUI that other people wrote", .startsCompiler, .needsSurface, .needs("corpus/wider/swift"))
struct WiderPackageTests {
    @Test("has nothing that is called wrong", arguments: WiderPackage.tried)
    func nothingWrong(package: WiderPackage) async throws {
        let result = try await package.check()
        let mistakes = result.mistakes.map {
            "\($0.location?.file.typed ?? ""):\($0.location?.line ?? 0): \($0.message)"
        }
        if !mistakes.isEmpty { Issue.record("\(mistakes.joined(separator: "\n"))") }
        #expect(result.modules.allSatisfy { $0.outcome == .checked })
    }

    @Test("is right without anything that is not known, in nine of ten files of all packages", .onlyProof)
    func known() async throws {
        var (right, all) = (0, 0)
        var unknown: [String: Int] = [:]
        for package in WiderPackage.all {
            let result = try await package.check()
            let unknownOnes = result.messages.map(\.message).filter { result.verdicts[$0] != nil }
            right += result.fileCount - Set(unknownOnes.map { $0.location?.file.typed ?? "" }).count
            all += result.fileCount
            for (name, count) in result.unknown { unknown[name, default: 0] += count }
        }
        let names = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        if right * 10 < all * 9 {
            Issue.record("\(right) of \(all) files are right; not known: \(names.joined(separator: ", "))")
        }
    }
}

/// A package of SwiftUI that other people wrote, and that compiles in Xcode.
struct WiderPackage: Sendable, CustomTestStringConvertible {
    let name: String
    /// As its manifest says.
    let target: String
    let mode: LanguageMode

    var testDescription: String { name }

    static let all = [
        WiderPackage(name: "AlertToast", target: "14", mode: .swift5),
        WiderPackage(name: "ChartView", target: "13", mode: .swift5),
        WiderPackage(name: "PopupView", target: "17", mode: .swift6),
        WiderPackage(name: "SwiftUIKit", target: "16", mode: .swift6),
    ]

    /// `make test` takes the smallest that is for the newest mode.
    static let tried = Loop.tries(all.filter { $0.name == "PopupView" }, of: all)

    var sources: URL { Shared.file("corpus/wider/swift/\(name)") }

    /// What `weblift verify` says to it, or to a copy of it.
    func check(_ folder: URL? = nil, in mode: LanguageMode? = nil) async throws -> VerificationResult {
        let surface = try await SharedSurface.surface
        let setup = surface.setup(for: try #require(DeploymentTarget(target)))
        let path = (folder ?? sources).path
        return try await Waiting.forCompiler {
            var verification = Verification(setup, jobs: 1, known: { SurfaceWords.all(in: surface.text) })
            verification.modes = [mode ?? self.mode]
            return try verification.check(path, progress: { _ in })
        }
    }
}

extension VerificationResult {
    /// The errors that a Mac would have as well.
    var mistakes: [CompilerMessage] { messages.map(\.message).filter { $0.severity == .error && verdicts[$0] == nil } }
}
