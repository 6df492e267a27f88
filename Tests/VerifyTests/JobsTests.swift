import Core
import TestSupport
import Testing

@testable import Verify

@Suite("How many compilers run at once", .startsCompiler, .needsSurface)
struct JobsTests {
    @Test("makes no difference to the answer", arguments: [2, 7, 1_000])
    func same(_ jobs: Int) async throws {
        var files: [String: String] = [
            "Tests/ATests/T.swift": "import A\nimport Testing\n@Test func t() { #expect(f1 == 1) }"
        ]
        for number in 0..<24 {
            let isWrong = number % 5 == 0
            files["Sources/A/F\(number).swift"] = "let f\(number) = \(isWrong ? "missing\(number)" : "\(number)")"
        }
        let setup = try await SharedSurface.surface.setup(for: .standard)
        let (one, other) = try await PackageFolder.with(files) { folder in
            try await Waiting.forCompiler {
                func answer(_ jobs: Int) throws -> [String] {
                    try Verification(setup, isFresh: true, jobs: jobs).check(folder.path, progress: { _ in }).messages
                        .map { "\($0.message) \($0.modes)" }.sorted()
                }
                return (try answer(1), try answer(jobs))
            }
        }
        #expect(one.count == 5)
        #expect(one == other)
    }
}
