package struct TakenNames {
    private let sensitivity: SwiftScope.Sensitivity
    private var keys: Set<String>
    /// Number of the next word, by name: a scope may have a hundred thousand of one name.
    private var numbers: [String: Int] = [:]

    package init(_ names: some Sequence<String>, _ sensitivity: SwiftScope.Sensitivity) {
        self.sensitivity = sensitivity
        keys = Set(names.map { Self.key($0, sensitivity) })
    }

    package mutating func take(_ name: SwiftIdentifier) -> Bool {
        keys.insert(Self.key(name.name, sensitivity)).inserted
    }

    package mutating func giveBack(_ name: SwiftIdentifier) { keys.remove(Self.key(name.name, sensitivity)) }

    /// Falls back to the first name and a word that counts: `cardTwo`. No name gets a digit that its source has not.
    package mutating func takeFirst(of names: [SwiftIdentifier]) -> SwiftIdentifier? {
        names.first { take($0) } ?? names.first.map { takeCounted($0) }
    }

    mutating func takeCounted(_ identifier: SwiftIdentifier) -> SwiftIdentifier {
        let key = Self.key(identifier.name, sensitivity)
        while true {
            let number = numbers[key] ?? 2
            numbers[key] = number + 1
            let word = Self.word(for: number)
            let begin = identifier.name.utf8.prefix(BoundedName.longest - word.utf8.count)
            let name = String(decoding: begin, as: UTF8.self) + word
            if SwiftIdentifier.isHidden(name, as: identifier.context) { continue }
            let counted = SwiftIdentifier(checked: name, as: identifier.context)
            if take(counted) { return counted }
        }
    }

    /// `Two`, and `OneTwo` for 12.
    private static func word(for number: Int) -> String {
        String(number).utf8.map { digits[Int($0 - UInt8(ascii: "0"))] }.joined()
    }

    private static let digits = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]

    static func key(_ name: String, _ sensitivity: SwiftScope.Sensitivity) -> String {
        switch sensitivity {
        case .caseSensitive: name
        case .caseInsensitive: name.lowercased()
        }
    }
}
