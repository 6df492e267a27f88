import Releases
import TestSupport
import Testing

@Suite("Design tokens at random")
struct TokenPropertyTests {
    private func generator(_ seed: Int) -> SeededGenerator { SeededGenerator(seed: UInt64(seed)) }

    @Test(
        "compared with themselves say nothing, in whatever order and spelling they are",
        arguments: 0..<Loop.rounds(40)
    )
    func itself(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        #expect(ComparedTokens.changes(set.css, set.css(using: &generator)).summary == [])
    }

    @Test("order and spelling of either side make no difference to what changed", arguments: 0..<Loop.rounds(40))
    func spelling(seed: Int) {
        var generator = generator(seed)
        let old = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        let new = old.mutated(using: &generator)
        let changes = ComparedTokens.changes(old.css, new.css)
        let others = ComparedTokens.changes(old.css(using: &generator), new.css(using: &generator))
        #expect(others.summary == changes.summary)
        #expect(others.map(\.followers) == changes.map(\.followers))
        #expect(others.map(\.swift) == changes.map(\.swift))
        #expect(changes == changes.sorted())
    }

    @Test(
        "the other way round, what was added is gone, and every other change is its mirror",
        arguments: 0..<Loop.rounds(60)
    )
    func mirrored(seed: Int) {
        var generator = generator(seed)
        let old = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        let new = old.mutated(using: &generator)
        let changes = ComparedTokens.changes(old.css, new.css)
        let back = ComparedTokens.changes(new.css, old.css)
        func keys(_ changes: [TokenChange], isMirrored: Bool) -> [String] {
            changes.map { change in
                let names = [change.before?.name ?? "-", change.after?.name ?? "-"]
                let rule = isMirrored ? change.rule.mirror : change.rule
                return ([rule.id] + (isMirrored ? names.reversed() : names)).joined(separator: " ")
            }
            .sorted()
        }
        #expect(keys(back, isMirrored: true) == keys(changes, isMirrored: false))
    }

    @Test("each token that nothing else is like is found under any other name", arguments: 0..<Loop.rounds(40))
    func renamed(seed: Int) {
        let (set, names, changes) = renamed(seed, twins: false)
        #expect(changes.allSatisfy { $0.rule.id == "token.renamed" }, "\(changes.summary)")
        #expect(changes.count == set.entries.count)
        for change in changes { #expect(names[change.before?.name ?? ""] == change.after?.name) }
    }

    @Test("of tokens that are alike none is taken for another", arguments: 0..<Loop.rounds(40))
    func twins(seed: Int) {
        let (_, names, changes) = renamed(seed, twins: true)
        for change in changes where change.rule.id == "token.renamed" {
            #expect(names[change.before?.name ?? ""] == change.after?.name)
        }
    }

    /// Tokens whose names all became others.
    private func renamed(_ seed: Int, twins: Bool) -> (set: TokenSet, names: [String: String], changes: [TokenChange]) {
        var generator = generator(seed)
        let set = TokenSet(twins: twins, using: &generator)
        let others = (1...set.entries.count).shuffled(using: &generator).map { "x\($0)y" }
        let names = Dictionary(uniqueKeysWithValues: zip(set.entries.map(\.name), others))
        let renamed = set.renamed { names[$0] ?? $0 }
        return (set, names, ComparedTokens.changes(set.css, renamed.css(using: &generator)))
    }

    @Test("another beginning of all names is told as that, whatever the tokens are", arguments: 0..<Loop.rounds(40))
    func prefix(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: true, using: &generator)
        let old = set.renamed { "ac-" + $0 }
        let changes = ComparedTokens.changes(old.css, set.renamed { "bd-" + $0 }.css(using: &generator))
        #expect(changes.count == set.entries.count)
        for change in changes {
            #expect(change.rule.id == "token.renamed" && change.evidence.first == .prefix)
            #expect(change.before?.name.dropFirst(3) == change.after?.name.dropFirst(3))
        }
    }
}

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
