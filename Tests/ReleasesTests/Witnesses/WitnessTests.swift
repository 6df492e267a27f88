import Releases
import TestSupport
import Testing

@Suite(
    "Callers of the generated code",
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible }
)
struct WitnessTests {
    /// That the others have none of their own is right where nothing breaks: each is compiled below.
    @Test("every rule that breaks callers has one of its own, and every caller is of one rule that there is")
    func callers() {
        let ids = Witness.callers.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isSubset(of: RuleExample.all.map(\.id)))
        let breaking = RuleExample.all.filter { $0.effect == .sourceBreaking }.map(\.id)
        #expect(breaking.count > 20)
        #expect(Set(breaking).isSubset(of: ids))
    }

    @Test("the generated code has no error and no warning, shims and all", .startsCompiler)
    func package() async throws {
        #expect(try await WitnessPackage.answers.package == [])
    }

    @Test(
        "a caller of the former release compiles against that without a warning",
        .startsCompiler,
        arguments: Witness.all
    )
    func old(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .old) {
            #expect(answer == WitnessPackage.Answer())
        }
    }

    @Test(
        "against the new release it fails where the effect is told to break, and nowhere else",
        .startsCompiler,
        arguments: Witness.all
    )
    func new(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .new) {
            #expect(!answer.errors.isEmpty == (witness.example.effect == .sourceBreaking), "\(answer.errors)")
            #expect(answer.warnings == [])
        }
    }

    @Test(
        "what is written in its place meets no shim",
        .startsCompiler,
        arguments: Witness.all.filter { !$0.caller.successors.isEmpty }
    )
    func successors(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.successors(of: witness) {
            #expect(answer == WitnessPackage.Answer())
        }
    }

    @Test(
        "with the shims it compiles, and is warned where it failed without them",
        .startsCompiler,
        arguments: Witness.all
    )
    func bridged(witness: Witness) async throws {
        for answer in try await WitnessPackage.answers.of(witness, .bridged) {
            if witness.caller.isBeyondShims {
                #expect(!answer.errors.isEmpty)
                continue
            }
            #expect(answer.errors == [])
            #expect(answer.warnings.isEmpty == (witness.example.effect != .sourceBreaking), "\(answer.warnings)")
            #expect(answer.warnings.allSatisfy { $0.contains("deprecated") })
        }
    }
}
