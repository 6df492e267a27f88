import Changes
import Testing

@Suite(
    "Callers of the generated code",
    .enabled(if: CompiledCode.isPossible, "this toolchain has no text of its modules")
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

    @Test("the generated code has no error and no warning, shims and all, in both language modes")
    func package() throws {
        let answers = try WitnessPackage.answers.get().package
        #expect(answers == [])
    }

    @Test("a caller of the former release compiles against that without a warning", arguments: Witness.all)
    func old(witness: Witness) throws {
        for answer in try WitnessPackage.answers.get().of(witness, .old) {
            #expect(answer.errors == [])
            #expect(answer.warnings == [])
        }
    }

    @Test(
        "against the new release it fails where the effect is told to break, and nowhere else",
        arguments: Witness.all
    )
    func new(witness: Witness) throws {
        for answer in try WitnessPackage.answers.get().of(witness, .new) {
            #expect(!answer.errors.isEmpty == (witness.example.effect == .sourceBreaking), "\(answer.errors)")
            #expect(answer.warnings == [])
        }
    }

    @Test("what is written in its place meets no shim", arguments: Witness.all.filter { !$0.caller.successors.isEmpty })
    func successors(witness: Witness) throws {
        for answer in try WitnessPackage.answers.get().successors(of: witness) {
            #expect(answer.errors == [])
            #expect(answer.warnings == [])
        }
    }

    @Test("with the shims it compiles, and is warned where it failed without them", arguments: Witness.all)
    func bridged(witness: Witness) throws {
        for answer in try WitnessPackage.answers.get().of(witness, .bridged) {
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
