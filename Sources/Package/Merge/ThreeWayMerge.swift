import Core
import SwiftModel

/// Brings together a generated file that people have edited and the text that is generated anew.
///
/// Changes that only one side made are taken over, equal changes of both are there once, and where they differ a person
/// decides: the place is marked as a conflict, with the text that both began with. Bytes need not be UTF-8.
package struct ThreeWayMerge: Sendable {
    /// The result, with markers where there are conflicts.
    package let bytes: [UInt8]
    /// Ascending.
    package let conflicts: [MergeConflict]
    /// nil where the result is one of the sides as it is.
    private let attempt: MergeAttempt?

    /// - Parameters:
    ///   - base: Text generated last.
    ///   - yours: Text that people made of it.
    ///   - generated: Text generated now.
    ///   - syntax: Language of the texts, as far as it is known.
    package init(base: [UInt8], yours: [UInt8], generated: [UInt8], syntax: MergeSyntax = .text) {
        guard !Self.same(base, yours) else {
            self.init(generated)
            return
        }
        let generated =
            syntax == .markdown
            ? SectionsOfPeople.settled(base: base, yours: yours, generated: generated) : generated
        if Self.same(base, generated) || Self.same(yours, generated) {
            self.init(yours)
        } else {
            let sides = MergeSides(base: base, yours: yours, generated: generated)
            self.init(MergeAttempt.first(sides, syntax))
        }
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        conflicts = []
        attempt = nil
    }

    private init(_ attempt: MergeAttempt) {
        let text = attempt.text
        bytes = text.bytes
        conflicts = text.conflicts
        self.attempt = attempt
    }

    package var isClean: Bool { conflicts.isEmpty }

    /// Whether both sides have a part in the result. Only then can it be wrong where they are right.
    package var isCombined: Bool { attempt != nil }

    /// The three texts of a combined merge.
    package var sides: MergeSides<[UInt8]>? { attempt?.sides }

    /// The texts that the result can become: itself, or the text with all conflicts decided for yours, and the text
    /// with all decided for generated.
    package var outcomes: [[UInt8]] { attempt?.outcomes ?? [bytes] }

    /// The same merge with less of it done: changes of both sides near each other become a conflict, and at last
    /// everything that either changed. nil where there is no more to take back.
    package var coarser: ThreeWayMerge? { attempt?.coarser.map { ThreeWayMerge($0) } }

    /// Most files of a run are as they were: telling that must cost next to nothing.
    private static func same(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count
            && left.withUnsafeBytes { left in
                right.withUnsafeBytes { right in
                    guard let left = left.baseAddress, let other = right.baseAddress else { return true }
                    return memcmp(left, other, right.count) == 0
                }
            }
    }
}
