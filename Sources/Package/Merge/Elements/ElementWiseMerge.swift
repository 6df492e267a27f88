import SwiftModel

/// Lines come first: text that they can merge stays so. For a conflict the lists around and in it are tried, the inner
/// ones first. Where a list can be merged, all three texts get the result, and the lines are compared anew: decided
/// text is the same everywhere then, and the rest is a smaller conflict.
struct ElementWiseMerge {
    /// Limit far above the conflicts of any file that people work with, and lower for very long files.
    private var trialLimit: Int { min(200, max(10, 1_000_000 / max(1, merge.numbers.base.count))) }

    private var merge: LineMerge
    private var outlines: MergeSides<SwiftOutline>
    private var rejected: Set<String> = []
    private var trials = 0

    /// The merge of texts in which lists are as they will be; nil where nothing can be done to lists.
    static func result(_ lines: LineMerge) -> LineMerge? {
        guard lines.texts.all.allSatisfy({ $0.endings != .mixed }) else { return nil }
        let texts = lines.texts.map { TextLines($0.withPlainEndings) }
        guard let outlines = outlines(of: texts) else { return nil }
        var merge = ElementWiseMerge(merge: LineMerge(texts), outlines: outlines)
        var isChanged = false
        while merge.advance() { isChanged = true }
        return isChanged ? merge.merge : nil
    }

    private static func outlines(of texts: MergeSides<TextLines>) -> MergeSides<SwiftOutline>? {
        texts.map { try? SwiftOutline($0.bytes) }.unwrapped()
    }

    /// Merges one more list; false where none is left that it helps with.
    private mutating func advance() -> Bool {
        let regions = merge.regions()
        let bytes = merge.texts.map(\.bytes)
        let conflicts = regions.filter { $0.kind == .conflict }.map { ConflictPlace($0, merge.texts) }
        for list in MatchedList.all(outlines) where !rejected.contains(list.path) {
            let contents = bytes.with(list.lists) { $0[$1.contents] }
            guard contents.isContested else { continue }
            let isTwice = addsTwice(list.lists, regions)
            guard isTwice || conflicts.contains(where: { $0.touches(list.lists) }) else { continue }
            trials += 1
            guard trials <= trialLimit else { return false }
            if let next = merged(list, bytes), isTwice || Self.size(next.regions()) < Self.size(regions),
                let outlines = Self.outlines(of: next.texts)
            {
                merge = next
                self.outlines = outlines
                return true
            }
            rejected.insert(list.path)
        }
        return false
    }

    /// The texts with the list merged; nil where it can't be, or is no other then.
    private func merged(_ list: MatchedList, _ bytes: MergeSides<[UInt8]>) -> LineMerge? {
        guard let elements = ElementMerge(list.lists, bytes),
            let contents = ListText(slots: elements.slots).contents(list.lists, bytes, elements.keys)
        else { return nil }
        let texts = bytes.with(list.lists.with(contents) { ($0.contents, $1) }) { bytes, list in
            Array(bytes[..<list.0.lowerBound]) + list.1 + bytes[list.0.upperBound...]
        }
        return texts == bytes ? nil : LineMerge(texts.map { TextLines($0) })
    }

    /// Whether lines would leave an element in the list twice that both sides added, each in another place.
    private func addsTwice(_ lists: MergeSides<SwiftList>, _ regions: [MergeRegion]) -> Bool {
        let names = lists.map { list in
            Set((list.elements ?? []).filter { $0.kind != .statement && $0.kind != .comment }.map(\.signature))
        }
        let both = names.yours.intersection(names.generated).subtracting(names.base)
        guard !both.isEmpty else { return false }
        let yours = regions.filter { $0.kind == .yours }.map(\.yours)
        let generated = regions.filter { $0.kind == .generated }.map(\.generated)
        return has(both, of: lists.yours, in: yours, merge.texts.yours)
            || has(both, of: lists.generated, in: generated, merge.texts.generated)
    }

    private func has(_ names: Set<String>, of list: SwiftList, in lines: [Range<Int>], _ text: TextLines) -> Bool {
        (list.elements ?? []).contains { element in
            guard names.contains(element.signature) else { return false }
            let own = text.line(at: element.range.lowerBound)...text.line(at: element.range.upperBound - 1)
            return lines.contains { $0.overlaps(own) }
        }
    }

    private static func size(_ regions: [MergeRegion]) -> Int {
        regions.filter { $0.kind == .conflict }.reduce(0) { $0 + $1.yours.count + $1.generated.count }
    }
}

struct ConflictPlace {
    private let ranges: MergeSides<Range<Int>>

    init(_ conflict: MergeRegion, _ texts: MergeSides<TextLines>) {
        ranges = MergeSides(
            base: texts.base.range(of: conflict.base),
            yours: texts.yours.range(of: conflict.yours),
            generated: texts.generated.range(of: conflict.generated)
        )
    }

    func touches(_ lists: MergeSides<SwiftList>) -> Bool {
        ranges.with(lists) { range, list in
            range.lowerBound <= list.contents.upperBound && list.contents.lowerBound <= range.upperBound
        }.all.allSatisfy { $0 }
    }
}

/// Writes all versions of a list in one way, so that they differ only in undecided elements.
struct ListText {
    let slots: [ElementSlot]

    /// The contents for each text; nil where both sides changed the white space, each in its own way.
    func contents(_ lists: MergeSides<SwiftList>, _ bytes: MergeSides<[UInt8]>, _ keys: MergeSides<[String]>)
        -> MergeSides<[UInt8]>?
    {
        if lists.base.kind == .parameters || lists.base.kind == .items {
            guard let style = CommaStyle.merged(lists.map(\.commas)) else { return nil }
            let hasLineComment = slots.contains { $0.versions.all.contains { $0?.remark.isEmpty == false } }
            guard !hasLineComment || style.isSetInLines else { return nil }
            return sides { text(of: $0, style) }
        }
        let gaps = ElementGaps(lists, bytes, keys)
        return sides { text(of: $0, gaps) }
    }

    private typealias Elements = [(key: String, version: ElementSlot.Version)]

    private func sides(_ write: (Elements) -> [UInt8]) -> MergeSides<[UInt8]> {
        MergeSides(
            base: write(slots.compactMap { slot in slot.versions.base.map { (slot.key, $0) } }),
            yours: write(slots.compactMap { slot in slot.versions.yours.map { (slot.key, $0) } }),
            generated: write(slots.compactMap { slot in slot.versions.generated.map { (slot.key, $0) } })
        )
    }

    private func text(of elements: Elements, _ style: CommaStyle) -> [UInt8] {
        guard !elements.isEmpty else { return [] }
        var text = style.opening
        for (index, element) in elements.enumerated() {
            let isLast = index + 1 == elements.count
            text += element.version.text
            if !isLast || style.hasTrailingComma { text.append(UInt8(ascii: ",")) }
            text += element.version.remark
            text += isLast ? style.closing : style.separator ?? []
        }
        return text
    }

    private func text(of elements: Elements, _ gaps: ElementGaps) -> [UInt8] {
        var text = gaps.opening
        for (index, element) in elements.enumerated() {
            if index > 0 { text += gaps.between(elements[index - 1].key, element.key) }
            text += element.version.text
        }
        return text + gaps.closing
    }
}

/// Elements that stand one behind the other in a version keep their gap from there; others get the larger of the gaps
/// that they bring along.
struct ElementGaps {
    private struct Side {
        let keys: [String]
        private(set) var indices: [String: Int] = [:]
        private(set) var gaps: [[UInt8]] = []

        init(_ list: SwiftList, _ bytes: [UInt8], _ keys: [String]) {
            self.keys = keys
            for (index, key) in keys.enumerated() { indices[key] = index }
            var position = list.contents.lowerBound
            for element in list.elements ?? [] {
                gaps.append(Array(bytes[position..<element.range.lowerBound]))
                position = element.range.upperBound
            }
            gaps.append(Array(bytes[position..<list.contents.upperBound]))
            // An empty list has no element that a gap could be behind.
            if gaps.count == 1 { gaps.append([]) }
        }

        func between(_ first: String, _ second: String) -> [UInt8]? {
            guard let index = indices[second], index > 0, keys[index - 1] == first else { return nil }
            return gaps[index]
        }

        /// Takes the smaller of the gaps around an element, as the other was there before; gaps at an end don't count.
        func usual(_ key: String) -> [UInt8]? {
            guard let index = indices[key] else { return nil }
            let around = [index, index + 1].filter { $0 > 0 && $0 < keys.count }.map { gaps[$0] }
            return around.min { $0.count < $1.count }
        }
    }

    private let sides: MergeSides<Side>
    let opening: [UInt8]
    let closing: [UInt8]

    init(_ lists: MergeSides<SwiftList>, _ bytes: MergeSides<[UInt8]>, _ keys: MergeSides<[String]>) {
        let sides = lists.with(bytes, keys) { Side($0, $1, $2) }
        self.sides = sides
        let openings = sides.map { $0.gaps.first ?? [] }
        let closings = sides.map { $0.gaps.last ?? [] }
        opening = openings.merged ?? openings.yours
        closing = closings.merged ?? closings.yours
    }

    func between(_ first: String, _ second: String) -> [UInt8] {
        let found = sides.map { $0.between(first, second) }
        if let yours = found.yours, let generated = found.generated {
            if let base = found.base, base == yours { return generated }
            return yours == generated || found.base == generated || yours.count >= generated.count ? yours : generated
        }
        if let one = found.yours ?? found.generated ?? found.base { return one }
        let usual = [first, second].flatMap { [sides.yours.usual($0), sides.generated.usual($0)] }
        return usual.compactMap { $0 }.max { $0.count < $1.count } ?? []
    }
}
