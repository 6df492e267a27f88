import Core
import SwiftModel

/// Takes over changes that only one side made, and has equal changes of both once; where they differ, the place is
/// marked as a conflict, with the text that both began with. Bytes need not be UTF-8.
package struct ThreeWayMerge: Sendable {
    package let bytes: [UInt8]
    /// Ascending.
    package let conflicts: [MergeConflict]
    /// nil where the result is one of the sides as it is.
    private let attempt: MergeAttempt?

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

    /// Lists the text itself, or the texts with all conflicts decided for yours, and with all decided for generated.
    package var outcomes: [[UInt8]] { attempt?.outcomes ?? [bytes] }

    /// Makes a conflict of changes near each other, and at last of all changes; nil where no more is to take back.
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
