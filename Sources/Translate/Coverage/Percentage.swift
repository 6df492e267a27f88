/// Digits as a person writes them, compared by long division: 97 of 100 reaches 97, and 96.999… never does.
package struct Percentage: Sendable, Hashable {
    private let whole: Int
    private let decimals: [Int]

    /// nil where the text is no plain decimal number from 0 to 100.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.map { part in part.map { Int($0) - 0x30 } }
        guard digits.allSatisfy({ part in !part.isEmpty && part.allSatisfy { (0...9).contains($0) } }),
            let first = digits.first
        else { return nil }
        var whole = 0
        for digit in first {
            whole = whole * 10 + digit
            guard whole <= 100 else { return nil }
        }
        var decimals = digits.count == 2 ? digits[1] : []
        while decimals.last == 0 { decimals.removeLast() }
        guard whole < 100 || decimals.isEmpty else { return nil }
        self.whole = whole
        self.decimals = decimals
    }

    /// Cuts off, so that 100 is said of all and of nothing less. All of nothing is 100.
    package init(of part: Int, in total: Int, decimals count: Int) {
        guard total > 0 else {
            whole = 100
            decimals = []
            return
        }
        var (quotient, remainder) = (part * 100).quotientAndRemainder(dividingBy: total)
        whole = quotient
        var digits: [Int] = []
        for _ in 0..<count {
            (quotient, remainder) = (remainder * 10).quotientAndRemainder(dividingBy: total)
            digits.append(quotient)
        }
        while digits.last == 0 { digits.removeLast() }
        decimals = digits
    }

    package var decimalCount: Int { decimals.count }

    /// A share of nothing reaches every percentage.
    package func isReached(by part: Int, of total: Int) -> Bool {
        Percentage(of: part, in: total, decimals: decimals.count) >= self
    }
}

extension Percentage: Comparable {
    package static func < (left: Percentage, right: Percentage) -> Bool {
        if left.whole != right.whole { return left.whole < right.whole }
        // Decimals have no zeros at the end, so that the shorter one of two with equal beginnings is the smaller.
        return left.decimals.lexicographicallyPrecedes(right.decimals)
    }
}

extension Percentage: CustomStringConvertible {
    package var description: String { decimals.isEmpty ? "\(whole)" : "\(whole).\(decimals.map(String.init).joined())" }
}
