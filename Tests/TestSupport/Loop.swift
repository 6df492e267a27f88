import Foundation
package import Testing

/// Which of the three loops runs: `make quick`, `make test` or `make proof`. `swift test` by itself is `make test`.
package enum Loop: String {
    case quick, test, proof

    package static let current: Loop =
        ProcessInfo.processInfo.environment["WEBLIFT_LOOP"].flatMap(Loop.init(rawValue:)) ?? .test

    /// How often what is tried at random is tried: as often as a person waits for, and ten times that for `make proof`.
    package static func rounds(_ count: Int) -> Int {
        current == .proof ? count * 10 : count
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks what starts a compiler: `make quick` leaves it out, and says so.
    package static var startsCompiler: Self {
        .enabled(if: Loop.current != .quick, "make quick starts no compiler; make test does")
    }
}
