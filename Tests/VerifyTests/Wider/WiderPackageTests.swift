import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite(
    "SwiftUI that other people wrote",
    .startsCompiler,
    .needsSurface,
    .needs("corpus/wider/swift")
)
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
            let files = Set(
                result.messages.filter { result.verdicts[$0.message] != nil }.map {
                    $0.message.location?.file.typed ?? ""
                }
            )
            right += result.fileCount - files.count
            all += result.fileCount
            for (name, count) in result.unknown { unknown[name, default: 0] += count }
        }
        let names = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        if right * 10 < all * 9 {
            Issue.record("\(right) of \(all) files are right; not known: \(names.joined(separator: ", "))")
        }
    }
}
