import Foundation
package import Testing

/// Which of the three loops runs: `make quick`, `make test` or `make proof`. `swift test` by itself is `make test`.
package enum Loop: String {
    case quick, test, proof

    package static let current: Loop =
        ProcessInfo.processInfo.environment["WEBLIFT_LOOP"].flatMap(Loop.init(rawValue:)) ?? .test

    /// How often what is tried at random is tried: `count` times in `make test`, a quarter of that in `make quick`, whose
    /// answer people wait for after each change, and ten times that in `make proof`.
    package static func rounds(_ count: Int) -> Int {
        switch current {
        case .quick: max(1, count / 4)
        case .test: count
        case .proof: count * 10
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks what starts a compiler: `make quick` leaves it out, and says so.
    package static var startsCompiler: Self {
        .enabled(if: Loop.current != .quick, "make quick starts no compiler; make test does")
    }
}
