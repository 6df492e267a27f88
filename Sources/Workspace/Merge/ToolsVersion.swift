/// The first line of a package's manifest, which says the oldest tools that read it: `// swift-tools-version: 6.1`.
struct ToolsVersion: Comparable {
    private let numbers: [Int]

    private init?(_ line: some Sequence<UInt8>) {
        let text = String(decoding: Array(line), as: UTF8.self).filter { !$0.isWhitespace }
        guard text.hasPrefix("//swift-tools-version:") else { return nil }
        let words = text.dropFirst("//swift-tools-version:".count).split(
            separator: ".",
            omittingEmptySubsequences: false
        )
        let numbers = words.compactMap { Int($0) }
        guard numbers.count == words.count, (1...3).contains(numbers.count) else { return nil }
        self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }

    /// Decides for the later version of two, which serves both: otherwise a line that both raised would be in conflict.
    static func settled(_ sides: MergeSides<[UInt8]>) -> MergeSides<[UInt8]> {
        let lines = sides.map { $0.prefix { $0 != UInt8(ascii: "\n") } }
        guard ToolsVersion(lines.base) != nil, let yours = ToolsVersion(lines.yours),
            let generated = ToolsVersion(lines.generated)
        else { return sides }
        func beginning(_ text: [UInt8], with line: ArraySlice<UInt8>) -> [UInt8] {
            Array(line) + text.drop { $0 != UInt8(ascii: "\n") }
        }
        return MergeSides(
            base: beginning(sides.base, with: lines.yours),
            yours: sides.yours,
            generated: yours < generated ? sides.generated : beginning(sides.generated, with: lines.yours)
        )
    }
}
