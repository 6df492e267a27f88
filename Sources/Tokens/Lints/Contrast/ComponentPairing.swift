/// Pairs the colors of one component: `text-danger-default` is seen on `fill-danger-default`.
struct ComponentPairing {
    private struct Color {
        let place: Int
        let name: StyleName
    }

    private(set) var pairs: [ContrastPair] = []
    private let component: String
    private let graph: TokenGraph
    private let largeTexts: LargeTexts
    private var colors: [StyleName: Color] = [:]
    private var paired: Set<Int> = []
    /// Whether the component has a mark: then its texts stand beside the fill, and not on it.
    private let hasMark: Bool

    init(_ tokens: [Int], of component: String, in graph: TokenGraph, _ largeTexts: LargeTexts) {
        self.component = component
        self.graph = graph
        self.largeTexts = largeTexts
        let all = tokens.compactMap { place in
            StyleName(words: graph.tokens[place].words).map { Color(place: place, name: $0) }
        }
        hasMark = all.contains { $0.name.role == .mark }
        for color in all where colors[color.name] == nil { colors[color.name] = color }
        for fill in all where fill.name.role == .fill { pairWhatIsSeen(on: fill) }
        for color in all where [.text, .icon].contains(color.name.role) && !paired.contains(color.place) {
            pairFill(of: color)
        }
    }

    private mutating func pairWhatIsSeen(on fill: Color) {
        for role in [StyleName.Role.text, .icon, .mark, .border] {
            if let seen = closest(to: fill.name, as: role), isSeen(seen.name, on: fill.name) { pair(seen, on: fill) }
        }
    }

    private func isSeen(_ name: StyleName, on fill: StyleName) -> Bool {
        switch name.role {
        case .text, .icon, .fill: !hasMark
        case .mark: fill.style & StyleWords.chosen != 0
        // A border without a color of its own for a press does not tell the component apart just then.
        case .border: (name.style ^ fill.style) & StyleWords.moments == 0
        }
    }

    private mutating func pairFill(of seen: Color) {
        guard !hasMark, let fill = closest(to: seen.name, as: .fill) else { return }
        pair(seen, on: fill)
    }

    private func closest(to name: StyleName, as role: StyleName.Role) -> Color? {
        name.looserNames(as: role).lazy.compactMap { colors[$0] }.first
    }

    private mutating func pair(_ seen: Color, on fill: Color) {
        paired.insert(seen.place)
        let kind: ContrastPair.Kind =
            switch seen.name.role {
            case .icon, .mark: .icon
            case .border: .border
            case .text, .fill: largeTexts.contains(seen.name.part, of: component) ? .largeText : .text
            }
        let isDisabled = (seen.name.style | fill.name.style) & StyleWords.disabled != 0
        pairs.append(ContrastPair(kind, seen.place, on: fill.place, isDisabled: isDisabled, in: graph))
    }
}

/// Words of tone, state and interaction. Names without one hold for all: `text-danger` is seen on `fill-danger-hover`.
enum StyleWords {
    /// Words that are dropped, because they are understood anyway.
    static let plain: Set<String> = [
        "color", "colour", "default", "enabled", "idle", "normal", "rest", "resting", "visible",
    ]

    static let disabled = bits["disabled"] ?? 0

    static let chosen = ["selected", "checked", "indeterminate", "current"].reduce(0) { $0 | (bits[$1] ?? 0) }

    static let moments = (interactions + states).joined().reduce(0) { $0 | (bits[$1] ?? 0) }

    /// Bits of the words, one each; words that mean the same share a bit. The higher the bit, the more it matters.
    static let bits: [String: UInt64] = {
        var bits: [String: UInt64] = [:]
        for (index, words) in (interactions + states + emphases + tones).enumerated() {
            for word in words { bits[word] = 1 << UInt64(index) }
        }
        return bits
    }()

    private static let interactions = [
        ["hover", "hovered"], ["press", "pressed"], ["focus", "focused"], ["drag", "dragged"], ["visited"],
    ]
    private static let states = [
        ["active"], ["inactive"], ["selected"], ["unselected"], ["checked"], ["unchecked"], ["indeterminate"],
        ["open", "opened", "expanded"], ["closed", "collapsed"], ["current"], ["loading"], ["readonly"], ["valid"],
        ["invalid"], ["disabled"],
    ]
    private static let emphases = [
        ["filled"], ["solid"], ["outlined"], ["ghost"], ["plain"], ["subtle"], ["strong"], ["muted"], ["emphasized"],
        ["prominent"], ["elevated"], ["inverted", "inverse"],
    ]
    private static let tones = [
        ["primary"], ["secondary"], ["tertiary"], ["accent"], ["brand"], ["neutral"], ["success"], ["positive"],
        ["warning"], ["caution"], ["danger"], ["error"], ["critical"], ["negative"], ["destructive"],
        ["info", "information"], ["informative"], ["highlight"], ["emphasis"], ["alert"], ["notice"],
    ]
}
