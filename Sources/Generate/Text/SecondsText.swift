/// Text about a time, from milliseconds to the seconds of a `TimeInterval`. A number is converted where the unit
/// follows it, and where the text says the unit once for all and the number stands alone as a value: in a code span, or
/// after “default”. Other numbers count something else.
struct SecondsText {
    let text: String

    init(_ text: String) {
        self.text = Self.mayHaveUnit(text) ? Self.converted(Self.pieces(of: text)) : text
    }

    private enum Piece: Equatable {
        /// Digits with separators, as written, and their value.
        case number(String, Double)
        case word(String)
        case other(String)

        var text: String {
            switch self {
            case .number(let text, _), .word(let text), .other(let text): text
            }
        }

        var value: Double? {
            if case .number(_, let value) = self { value } else { nil }
        }
    }

    /// Most texts have none, and need no search.
    private static func mayHaveUnit(_ text: String) -> Bool {
        let lowercase = text.lowercased()
        return lowercase.contains("ms") || lowercase.contains("milli")
    }

    // MARK: Reading

    private static func pieces(of text: String) -> [Piece] {
        let scalars = Array(text.unicodeScalars)
        var pieces: [Piece] = []
        var index = 0
        while index < scalars.count {
            let start = index
            if isDigit(scalars[index]) {
                index = endOfNumber(in: scalars, from: index)
                let written = string(scalars[start..<index])
                pieces.append(Double(written.filter { $0 != "," }).map { .number(written, $0) } ?? .other(written))
            } else if isLetter(scalars[index]) {
                // A digit in a name is a part of it.
                while index < scalars.count, isLetter(scalars[index]) || isDigit(scalars[index]) { index += 1 }
                pieces.append(.word(string(scalars[start..<index])))
            } else {
                while index < scalars.count, !isDigit(scalars[index]), !isLetter(scalars[index]) { index += 1 }
                pieces.append(.other(string(scalars[start..<index])))
            }
        }
        return pieces
    }

    /// `1500`, `1,500` and `1.5`; a point or a comma at the end belongs to the sentence.
    private static func endOfNumber(in scalars: [Unicode.Scalar], from start: Int) -> Int {
        var index = start
        var hasPoint = false
        while index < scalars.count {
            let next = index + 1 < scalars.count && isDigit(scalars[index + 1])
            if scalars[index] == "." {
                guard next, !hasPoint else { break }
                hasPoint = true
            } else if scalars[index] == "," {
                let end = index + 4
                guard !hasPoint, end <= scalars.count, scalars[index + 1..<end].allSatisfy(isDigit),
                    end == scalars.count || !isDigit(scalars[end])
                else { break }
            } else if !isDigit(scalars[index]) {
                break
            }
            index += 1
        }
        return index
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Whether a character is a letter, or another one that names of code are made of: `max_ms` is no unit.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
    }

    // MARK: Converting

    private static let short: Set<String> = ["ms", "msec", "msecs", "millis"]
    private static let long = ["millisecond", "milliseconds"]

    private static func isUnit(_ word: String) -> Bool {
        let word = word.lowercased()
        return short.contains(word) || long.contains(word)
    }

    private static func converted(_ pieces: [Piece]) -> String {
        var result = pieces
        var isSaidForAll = false
        for index in pieces.indices {
            guard case .word(let word) = pieces[index], isUnit(word), !isPartOfName(pieces, index) else { continue }
            let numbers = numbersBefore(index, in: pieces)
            for number in numbers { result[number] = .word(seconds(pieces[number])) }
            let isOne = numbers.count == 1 && pieces[numbers[0]].value == 1000
            let isAttached = numbers.first == index - 1
            result[index] = .word((isAttached ? " " : "") + unit(for: word, isOne: isOne))
            if numbers.isEmpty { isSaidForAll = true }
        }
        if isSaidForAll {
            for index in pieces.indices where result[index] == pieces[index] && isValue(pieces, index) {
                result[index] = .word(seconds(pieces[index]))
            }
        }
        return result.map(\.text).joined()
    }

    private static func seconds(_ piece: Piece) -> String {
        guard let value = piece.value else { return piece.text }
        let text = "\(value / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func unit(for word: String, isOne: Bool) -> String {
        let isSingular = isOne || word.lowercased() == "millisecond"
        let unit = isSingular ? "second" : "seconds"
        let isCapitalized = word.first == "M" && long.contains(word.lowercased())
        return isCapitalized ? unit.prefix(1).uppercased() + unit.dropFirst() : unit
    }

    /// `delay-ms` and `.ms` are names of code; `300-ms` is a time.
    private static func isPartOfName(_ pieces: [Piece], _ index: Int) -> Bool {
        guard index > 0, case .other(let before) = pieces[index - 1], let mark = before.unicodeScalars.last else {
            return false
        }
        guard "-.@/".unicodeScalars.contains(mark) else { return false }
        return mark != "-" || index < 2 || before != "-" || pieces[index - 2].value == nil
    }

    /// Numbers that share a unit, the nearest first: `100 to 500 ms`.
    private static func numbersBefore(_ unit: Int, in pieces: [Piece]) -> [Int] {
        var found: [Int] = []
        var index = unit - 1
        if index >= 1, pieces[index].value == nil, isGap(pieces[index].text) { index -= 1 }
        while index >= 0, pieces[index].value != nil {
            found.append(index)
            guard let next = numberBefore(index, in: pieces) else { break }
            index = next
        }
        return found
    }

    private static func numberBefore(_ index: Int, in pieces: [Piece]) -> Int? {
        if index >= 2, pieces[index - 2].value != nil {
            let between = pieces[index - 1].text.filter { $0 != " " && $0 != "`" }
            return ["-", "–", "/", ","].contains(between) ? index - 2 : nil
        }
        guard index >= 4, pieces[index - 4].value != nil, case .word(let word) = pieces[index - 2],
            ["to", "and", "or"].contains(word.lowercased()), isGap(pieces[index - 1].text),
            isGap(pieces[index - 3].text)
        else { return nil }
        return index - 4
    }

    private static func isGap(_ text: String) -> Bool {
        text.utf8.count <= 4 && text.unicodeScalars.allSatisfy { " -`*\u{A0}".unicodeScalars.contains($0) }
    }

    /// Whether a number stands alone as a value, where its unit is said elsewhere.
    private static func isValue(_ pieces: [Piece], _ index: Int) -> Bool {
        guard pieces[index].value != nil, index > 0 else { return false }
        let before = pieces[index - 1].text
        let after = index + 1 < pieces.count ? pieces[index + 1] : .other("")
        // `3s` and `50%` have units of their own.
        if case .word = after { return false }
        if after.text.hasPrefix("%") || before.hasSuffix("-") { return false }
        if before.hasSuffix("`"), after.text.hasPrefix("`") { return true }
        return followsDefault(pieces, index)
    }

    /// “Default: 3000”, “defaults to 3000”, “the default is 3000”.
    private static func followsDefault(_ pieces: [Piece], _ index: Int) -> Bool {
        var words: [String] = []
        for piece in pieces[..<index].reversed() {
            switch piece {
            case .word(let word): words.append(word.lowercased())
            case .other(let text) where text.allSatisfy { " :=`*\"'(".contains($0) }: continue
            case .other, .number: return false
            }
            if ["default", "defaults"].contains(words.last ?? "") { return true }
            guard ["to", "is", "of", "value"].contains(words.last ?? "") else { return false }
        }
        return false
    }
}
