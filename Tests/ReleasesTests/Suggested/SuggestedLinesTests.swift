import TestSupport
import Testing

@Suite(
    "The lines of Swift that a comparison shows",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct SuggestedLinesTests {
    @Test(
        "compile: what was written with the old release only, and what to write with the new one, without shims",
        .needs("corpus"),
        arguments: ReleasePair.tried
    )
    func corpus(pair: ReleasePair) async throws { Self.expect(try await SuggestedPackage(pair), atLeast: 20) }

    @Test("do so for the sample")
    func sample() async throws { Self.expect(try await SuggestedPackage(.sample), atLeast: 15) }

    /// Examples of rules and of shims also the other way around, and each pair of kinds of types.
    private static let examples: [(what: String, examples: [SuggestedExample], atLeast: Int)] = [
        ("rules and shims", SuggestedExample.ofWitnesses, Loop.tries(100, of: 200)),
        ("properties that take something else", SuggestedExample.ofProperties, Loop.tries(130, of: 400)),
        ("events that tell something else", SuggestedExample.ofEvents, Loop.tries(130, of: 400)),
        ("tables, overlays, texts and names that Swift reserves", SuggestedExample.ofKinds, 40),
    ]

    @Test("do so for examples", arguments: examples.indices)
    func compile(index: Int) async throws {
        let (what, examples, count) = Self.examples[index]
        Self.expect(
            try await SuggestedPackage(examples, as: "examples\(index)"),
            atLeast: count,
            of: Comment(rawValue: what)
        )
    }

    private static func expect(_ package: SuggestedPackage, atLeast count: Int, of what: Comment? = nil) {
        #expect(package.package == [], what)
        #expect(package.lines.before.count + package.lines.after.count >= count, what)
        #expect(package.uncallable == [], "was written, and does not compile with the old release")
        #expect(package.wrong == [], "is to be written, and does not compile with the new release")
        #expect(package.harmless == [], "is told to break, and compiles with the new release")
        #expect(package.missed == [], "is told to compile as before, and does not")
    }
}
