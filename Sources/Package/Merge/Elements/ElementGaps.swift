import SwiftModel

/// Elements that stand one behind the other in a version keep their gap from there; others get the larger of the gaps
/// that they bring along.
struct ElementGaps {
    private struct Side {
        let keys: [String]
        let indices: [String: Int]
        let gaps: [[UInt8]]

        init(_ list: SwiftList, _ bytes: [UInt8], _ keys: [String]) {
            self.keys = keys
            var indices: [String: Int] = [:]
            for (index, key) in keys.enumerated() { indices[key] = index }
            self.indices = indices
            var gaps: [[UInt8]] = []
            var position = list.contents.lowerBound
            for element in list.elements ?? [] {
                gaps.append(Array(bytes[position..<element.range.lowerBound]))
                position = element.range.upperBound
            }
            gaps.append(Array(bytes[position..<list.contents.upperBound]))
            // An empty list has no element that a gap could be behind.
            if gaps.count == 1 { gaps.append([]) }
            self.gaps = gaps
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
