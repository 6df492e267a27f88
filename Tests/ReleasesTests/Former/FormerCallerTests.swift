import TestSupport
import Testing

@Suite(
    "All callers of the former release",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct FormerCallerTests {
    @Test(
        "compile against a real library's new release with nothing but deprecations, or a sentence says why not",
        .needs("corpus"),
        arguments: ReleasePair.compiled
    )
    func corpus(pair: ReleasePair) async throws { Self.expect(try await FormerPackage.of(pair)) }

    @Test("compile against the sample's new release with nothing but deprecations, or a sentence says why not")
    func sample() async throws { Self.expect(try await FormerPackage.of(.sample)) }

    static func expect(_ package: FormerPackage) {
        #expect(package.package == [])
        #expect(package.former.count > 400)
        for answer in package.former {
            let messages = answer.messages.filter { !isDeprecation($0) }
            #expect(messages == [], "what was called was not there: \(answer.caller.line)")
        }
        var needed: Set<FormerGap> = []
        for answer in package.current {
            let messages = answer.messages.filter { !isDeprecation($0) }
            guard !messages.isEmpty else { continue }
            let reasons = package.gaps.filter { $0.isAbout(answer.caller) }
            #expect(
                !reasons.isEmpty,
                "no sentence is about \(answer.caller.subject): \(answer.caller.line)\n\(messages)"
            )
            needed.formUnion(reasons)
        }
        for gap in package.gaps { #expect(needed.contains(gap), "all callers compile: \(gap)") }
    }

    private static func isDeprecation(_ message: String) -> Bool {
        message.hasPrefix("warning: ") && message.contains("deprecated")
    }
}
