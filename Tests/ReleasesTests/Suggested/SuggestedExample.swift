import TestSupport
import WebModel

/// Two releases of a small library, with names that only this pair has among all examples.
struct SuggestedExample {
    let libraries: (old: Library, new: Library)
    let name: SuggestedPackage.Naming

    /// The examples of rules and of shims, from before to after and the other way around; `make test` takes them in turns.
    static let ofWitnesses = Witness.all.enumerated().flatMap { number, witness in
        let ways = bothWays(witness.example)
        return Loop.tries([ways[number % ways.count]], of: ways)
    }

    /// From before to after, and back.
    static func bothWays(_ example: RuleExample) -> [SuggestedExample] {
        let (old, new) = example.libraries
        return [
            SuggestedExample(libraries: (old, new), name: naming(example, "")),
            SuggestedExample(libraries: (new, old), name: naming(example, "Back")),
        ]
    }

    private static func naming(_ example: RuleExample, _ suffix: String) -> SuggestedPackage.Naming {
        let witness = Witness(example: example, caller: Caller(example.id, lines: []))
        return { text in witness.named(text, "\(witness.name)\(suffix)") }
    }
}
