/// Words in the names of tokens for the time of use, and not for the subject: tones, states and interactions.
///
/// A name that lacks such a word holds for all of them: `text-danger` is seen on `fill-danger-hover`.
enum StyleWords {
    /// Words that are dropped, because they are understood anyway.
    static let plain: Set<String> = [
        "color", "colour", "default", "enabled", "idle", "normal", "rest", "resting", "visible",
    ]

    static let disabled = bits["disabled"] ?? 0

    /// Bits of the words for something that is on or picked out.
    static let chosen = ["selected", "checked", "indeterminate", "current"].reduce(0) { $0 | (bits[$1] ?? 0) }

    /// Bits of the words for interactions by people and for states.
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
