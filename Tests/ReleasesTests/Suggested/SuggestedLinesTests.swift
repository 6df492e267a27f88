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

    @Test("do so for the example of each rule and of each shim, also the other way around")
    func witnesses() async throws {
        Self.expect(
            try await SuggestedPackage(SuggestedExample.ofWitnesses, as: "witnesses"),
            atLeast: Loop.tries(100, of: 200)
        )
    }

    @Test("do so where a property takes something else, for each pair of kinds of types")
    func properties() async throws {
        Self.expect(
            try await SuggestedPackage(SuggestedExample.ofProperties, as: "properties"),
            atLeast: Loop.tries(130, of: 400)
        )
    }

    @Test("do so where an event tells something else, for each pair of kinds of types")
    func events() async throws {
        Self.expect(
            try await SuggestedPackage(SuggestedExample.ofEvents, as: "events"),
            atLeast: Loop.tries(130, of: 400)
        )
    }

    @Test("do so for tables, overlays, texts and names that Swift reserves")
    func kinds() async throws {
        Self.expect(try await SuggestedPackage(SuggestedExample.ofKinds, as: "kinds"), atLeast: 40)
    }

    private static func expect(_ package: SuggestedPackage, atLeast count: Int) {
        #expect(package.package == [])
        #expect(package.lines.before.count + package.lines.after.count >= count)
        #expect(package.uncallable == [], "was written, and does not compile with the old release")
        #expect(package.wrong == [], "is to be written, and does not compile with the new release")
        #expect(package.harmless == [], "is told to break, and compiles with the new release")
        #expect(package.missed == [], "is told to compile as before, and does not")
    }
}
