import Foundation
package import Testing

/// Which of the three loops runs: `make quick`, `make test` or `make proof`. `swift test` by itself is `make test`.
package enum Loop: String {
    case quick, test, proof

    package static let current: Loop =
        ProcessInfo.processInfo.environment["WEBLIFT_LOOP"].flatMap(Loop.init(rawValue:)) ?? .test

    /// A fixed part of a sweep, which a person waits for, or all of it for `make proof`.
    package static func tries<Items>(_ part: Items, of all: @autoclosure () -> Items) -> Items {
        current == .proof ? all() : part
    }

    /// How often a thing is tried at random: as often as a person waits for, and ten times that for `make proof`.
    package static func rounds(_ count: Int) -> Int { tries(count, of: count * 10) }

    /// How large a hostile input is: a quarter of its size is what a person waits for.
    package static func size(_ count: Int) -> Int { tries(count / 4, of: count) }

    /// The libraries of the corpus that are gone through from the manifest to compiled Swift.
    ///
    /// Two stand for all in `make test`: one that has its own rows in the built-in matrix, and one that has none.
    package static var libraries: [String] {
        tries(
            ["corpus/manifests/clarity-core.json", "corpus/wider/manifests/modus-2-new.json"],
            of: Shared.files(in: "corpus/manifests") + Shared.files(in: "corpus/wider/manifests")
        )
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks a test that starts a compiler: `make quick` leaves it out, and says so.
    package static var startsCompiler: Self {
        .enabled(if: Loop.current != .quick, "make quick starts no compiler; make test does")
    }

    /// Marks a sweep of which a smaller part, that another test tries, stands for the whole until the night.
    package static var onlyProof: Self {
        .enabled(if: Loop.current == .proof, "make test tries a part of this; make proof tries all of it")
    }
}
