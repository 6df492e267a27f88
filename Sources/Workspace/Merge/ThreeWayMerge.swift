#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Brings together what people made of a generated file and what is generated anew.
///
/// What only one side changed is taken over, what both changed in the same way is there once, and where they differ a
/// person decides: the place is marked as a conflict, with the text that both began with. Bytes need not be UTF-8.
package struct ThreeWayMerge: Sendable {
    /// The result, with markers where there are conflicts.
    package let bytes: [UInt8]
    /// Ascending.
    package let conflicts: [MergeConflict]

    /// - Parameters:
    ///   - base: What was generated last.
    ///   - yours: What people made of that.
    ///   - generated: What is generated now.
    package init(base: [UInt8], yours: [UInt8], generated: [UInt8]) {
        if Self.same(base, yours) {
            bytes = generated
            conflicts = []
        } else if Self.same(base, generated) || Self.same(yours, generated) {
            bytes = yours
            conflicts = []
        } else {
            let texts = MergedTexts(base: base, yours: yours, generated: generated)
            let numbers = texts.numbers
            let shapes = (LineShapes(texts.base), LineShapes(texts.yours), LineShapes(texts.generated))
            let hunks = (
                LineDiff.hunks(numbers.base, numbers.yours, shapes: (shapes.0, shapes.1)),
                LineDiff.hunks(numbers.base, numbers.generated, shapes: (shapes.0, shapes.2))
            )
            let text = MergedText(texts, RegionWalk(numbers, hunks, rules: .all).regions)
            bytes = text.bytes
            conflicts = text.conflicts
        }
    }

    package var isClean: Bool { conflicts.isEmpty }

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
