import SwiftModel

/// Goes by elements first where the language is known, then by lines, then by lines with ever more of the unchanged
/// text between two changes. Where all three texts are Swift and a result can't be Swift, the next attempt is made; the
/// last one has a single conflict with everything that either side changed, and either choice is then a text that was
/// there before.
struct MergeAttempt: Sendable {
    private enum Courage: Sendable, Equatable {
        case elements
        /// Changes are taken for one if at most `reach` unchanged lines stand between them.
        case lines(reach: Int)
    }

    let sides: MergeSides<[UInt8]>
    private let lines: LineMerge
    /// The texts in which lists are as they will be; the given ones where nothing was done to lists.
    private let merge: LineMerge
    private let courage: Courage
    private let regions: [MergeRegion]
    private let endings: EndingMerge
    private let mustBeSwift: Bool

    /// The first attempt with sound outcomes: they can be Swift where all sides are.
    static func first(_ sides: MergeSides<[UInt8]>, _ syntax: MergeSyntax) -> MergeAttempt {
        let lines = LineMerge(sides.map { TextLines($0) })
        guard syntax == .swift, sides.all.allSatisfy({ SwiftTokens.isSound($0) == true }) else {
            return MergeAttempt(sides, lines, lines, .lines(reach: 0), mustBeSwift: false)
        }
        let merge = ElementWiseMerge.result(lines) ?? lines
        return MergeAttempt(sides, lines, merge, .elements, mustBeSwift: true).sound
    }

    private init(
        _ sides: MergeSides<[UInt8]>,
        _ lines: LineMerge,
        _ merge: LineMerge,
        _ courage: Courage,
        mustBeSwift: Bool
    ) {
        self.sides = sides
        self.lines = lines
        self.merge = merge
        self.courage = courage
        self.mustBeSwift = mustBeSwift
        endings = EndingMerge(lines.texts)
        let reach = if case .lines(let reach) = courage { reach } else { 0 }
        let regions = merge.regions(reach: reach)
        guard mustBeSwift, reach == 0 else {
            self.regions = regions
            return
        }
        self.regions = regions.flatMap { $0.kind == .conflict ? CommentsAside($0, merge).regions : [$0] }
    }

    var text: MergedText { MergedText(merge.texts, regions, endings) }

    var outcomes: [[UInt8]] {
        guard regions.contains(where: { $0.kind == .conflict }) else { return [text.bytes] }
        return [MergeRegion.Kind.yours, .generated].map { choice in
            let decided = regions.map { region in
                var region = region
                if region.kind == .conflict { region.kind = choice }
                return region
            }
            return MergedText(merge.texts, decided, endings).bytes
        }
    }

    var coarser: MergeAttempt? { next?.sound }

    private var sound: MergeAttempt {
        guard mustBeSwift else { return self }
        var attempt = self
        let elements = KeptElements(sides)
        while !attempt.isSound(elements), let next = attempt.next { attempt = next }
        return attempt
    }

    private func isSound(_ elements: KeptElements?) -> Bool {
        let outcomes = outcomes
        guard outcomes.allSatisfy({ SwiftTokens.isSound($0) != false }) else { return false }
        guard let elements else { return true }
        guard outcomes.count == 2 else { return elements.areAll(in: outcomes[0], choosing: nil) }
        return elements.areAll(in: outcomes[0], choosing: \.yours)
            && elements.areAll(in: outcomes[1], choosing: \.generated)
    }

    private var next: MergeAttempt? {
        switch courage {
        case .elements: return MergeAttempt(sides, lines, lines, .lines(reach: 0), mustBeSwift: mustBeSwift)
        case .lines(let reach):
            let widest = max(lines.numbers.base.count, 1)
            guard reach < widest else { return nil }
            return MergeAttempt(
                sides,
                lines,
                lines,
                .lines(reach: max(1, min(reach * 2, widest))),
                mustBeSwift: mustBeSwift
            )
        }
    }
}

/// Takes comments of yours out of a conflict in Swift, where they are all that you added to it: a comment means the
/// same to the compiler in both places, so it stays at the end of the conflict at which it stood. Comments of
/// documentation belong to the declaration that they document, and are left to a person.
struct CommentsAside {
    let regions: [MergeRegion]

    init(_ conflict: MergeRegion, _ merge: LineMerge) {
        let base = merge.numbers.base[conflict.base]
        let yours = merge.numbers.yours[conflict.yours]
        let added = yours.count - base.count
        let places: [Range<Int>] = [0..<max(added, 0), base.count..<max(yours.count, base.count)]
        let place = places.first { place in
            !place.isEmpty && yours.prefix(place.lowerBound).elementsEqual(base.prefix(place.lowerBound))
                && yours.dropFirst(place.upperBound).elementsEqual(base.dropFirst(place.lowerBound))
                && place.allSatisfy { Self.isComment(merge.texts.yours.content(of: conflict.yours.lowerBound + $0)) }
        }
        guard let place else {
            regions = [conflict]
            return
        }
        let start = conflict.yours.lowerBound
        var (comments, rest) = (conflict, conflict)
        comments.kind = .yours
        comments.yours = start + place.lowerBound..<start + place.upperBound
        rest.kind = .generated
        if place.lowerBound == 0 {
            comments.base = conflict.base.prefix(0)
            comments.generated = conflict.generated.prefix(0)
            rest.yours = comments.yours.upperBound..<conflict.yours.upperBound
            regions = [comments, rest]
        } else {
            comments.base = conflict.base.suffix(0)
            comments.generated = conflict.generated.suffix(0)
            rest.yours = start..<comments.yours.lowerBound
            regions = [rest, comments]
        }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: "//".utf8) && !text.starts(with: "///".utf8)
    }
}
