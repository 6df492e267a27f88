/// `$fill: var(--fill, red)`: the variable of SCSS is the custom property of its own name where a page sets that, and else
/// the fallback. Both are one token, of which the declaration gives the fallback.
struct SelfReference {
    let name: String
    private(set) var parts: [ValuePart]
    /// Whether the value is such a fallback, which holds only where nothing else gives one.
    private(set) var isFallback = false

    init(name: String, parts: [ValuePart]) {
        self.name = name
        self.parts = parts
    }

    /// Whether the value is the token itself.
    var isLeft: Bool { TokenContent.parts(parts).reference?.text == name }

    mutating func useFallback() {
        while isLeft, case .reference(_, let fallback?) = parts[0].kind {
            parts = fallback
            isFallback = true
        }
    }
}
