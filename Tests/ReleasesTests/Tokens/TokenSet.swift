import TestSupport

/// A design system at random, which knows no real one: values, tokens that refer to them, and tokens that refer to those.
struct TokenSet {
    enum Value: Hashable {
        case color(Int)
        case length(Int)
        case duration(Int)
        case number(Int)
        case reference(String)
        case border(width: String, color: String)
    }

    struct Entry: Hashable {
        var name: String
        var value: Value
        var dark: Value?
    }

    var entries: [Entry] = []

    /// `twins` allows tokens that nothing tells apart but their names.
    init(twins: Bool, using generator: inout SeededGenerator) {
        var names: Set<String> = []
        func name() -> String {
            while true {
                let words = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
                    Self.words.randomElement(using: &generator) ?? "a"
                }
                let name = (words + ["\(Int.random(in: 1...99, using: &generator))"]).joined(separator: "-")
                if names.insert(name).inserted { return name }
            }
        }
        var used: Set<Int> = []
        // With three digits that say something, so that no other token has it by chance.
        func number() -> Int {
            while true {
                let number = Int.random(in: 3...0xFFFFFE, using: &generator)
                let last = number % 0xFFFF
                if twins || last >= 100 && last % 10 != 0 && used.insert(last).inserted { return number }
            }
        }
        for _ in 0..<Int.random(in: 6...20, using: &generator) {
            let value: Value =
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: .length(number() % 0xFFFF)
                case 1: .duration(number() % 0xFFFF)
                default: .color(twins ? Int.random(in: 1...3, using: &generator) : number())
                }
            entries.append(Entry(name: name(), value: value))
        }
        for _ in 0..<2 {
            // Each is referred to once where nothing is to be a twin.
            for target in entries where Bool.random(using: &generator) && !isUsed(target.name) {
                entries.append(Entry(name: name(), value: .reference(target.name)))
                if twins { entries.append(Entry(name: name(), value: .reference(target.name))) }
            }
        }
        let colors = entries.filter { if case .color = $0.value { true } else { false } }
        if let color = colors.first, Bool.random(using: &generator) {
            entries.append(Entry(name: name(), value: .color(number()), dark: .reference(color.name)))
        }
        let lengths = entries.filter { if case .length = $0.value { true } else { false } }
        if let length = lengths.last, let color = colors.last {
            entries.append(Entry(name: name(), value: .border(width: length.name, color: color.name)))
        }
    }

    private static let words = [
        "tint", "ink", "paper", "edge", "pulse", "drift", "loft", "calm", "spark", "grain", "veil",
    ]

    private func isUsed(_ name: String) -> Bool { entries.contains { $0.value == .reference(name) } }

    /// The same with other names.
    func renamed(_ rename: (String) -> String) -> TokenSet {
        func value(_ value: Value) -> Value {
            switch value {
            case .reference(let name): .reference(rename(name))
            case .border(let width, let color): .border(width: rename(width), color: rename(color))
            default: value
            }
        }
        var set = self
        set.entries = entries.map { Entry(name: rename($0.name), value: value($0.value), dark: $0.dark.map(value)) }
        return set
    }

    /// The same with some things changed at random: gone, new, with another value. The parts of a border stay: without them
    /// it is none, and only its words are left to compare.
    func mutated(using generator: inout SeededGenerator) -> TokenSet {
        var set = self
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let place = Int.random(in: set.entries.indices, using: &generator)
            if set.isPartOfBorder(set.entries[place]) { continue }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: set.entries[place].value = .color(Int.random(in: 0...0xFFFFFF, using: &generator))
            case 1: set.entries[place].value = .length(Int.random(in: 1...99, using: &generator))
            case 2: set.entries[place].name += "-other"
            default: set.entries.append(Entry(name: "fresh-\(set.entries.count)", value: .number(place)))
            }
        }
        return set
    }

    private func isPartOfBorder(_ entry: Entry) -> Bool {
        entries.contains { other in
            guard case .border(let width, let color) = other.value else { return false }
            return [width, color].contains(entry.name)
        }
    }

    /// As CSS, in the order and the spelling that come by chance.
    func css(using generator: inout SeededGenerator) -> String {
        css(entries.shuffled(using: &generator), using: &generator)
    }

    /// As CSS in one spelling.
    var css: String {
        var generator = SeededGenerator(seed: 0)
        return css(entries, using: &generator)
    }

    private func css(_ entries: [Entry], using generator: inout SeededGenerator) -> String {
        func text(_ value: Value) -> String {
            let isOther = Bool.random(using: &generator)
            switch value {
            case .color(let bits):
                let parts = [bits >> 16 & 255, bits >> 8 & 255, bits & 255]
                if isOther { return "rgb(\(parts.map(String.init).joined(separator: " ")))" }
                return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            case .length(let points): return isOther ? "\(Double(points) / 16)rem" : "\(points)px"
            case .duration(let time): return isOther ? "\(time)ms" : "calc(\(time)ms)"
            case .number(let number): return isOther ? "\(number)" : "\(number).0"
            case .reference(let name): return isOther ? "var(--\(name))" : "VAR( --\(name) )"
            case .border(let width, let color):
                return isOther ? "var(--\(width)) solid var(--\(color))" : "solid var(--\(width)) var(--\(color))"
            }
        }
        let light = entries.map { "--\($0.name): \(text($0.value));" }.joined(separator: "\n")
        let dark = entries.compactMap { entry in entry.dark.map { "--\(entry.name): \(text($0));" } }
        return ":root { \(light) }"
            + (dark.isEmpty ? "" : "@media (prefers-color-scheme: dark) { :root { \(dark.joined()) } }")
    }
}
