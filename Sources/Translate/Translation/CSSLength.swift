/// A CSS length in points. A pixel is a point; `rem` and `em` count from the web's usual 16 pixels.
enum CSSLength {
    /// nil for a text without a length of its own: `auto`, `50%`, `calc(…)`.
    static func points(_ text: Substring) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(number) else { return nil }
        switch text[number.endIndex...] {
        case "px", "": return value
        case "rem", "em": return value * 16
        default: return nil
        }
    }

    /// The four sides of a shorthand, in the order of CSS: top, right, bottom, left.
    static func sides(_ text: String) -> [Double]? {
        let lengths = text.split(separator: " ").map { points($0) }
        let known = lengths.compactMap(\.self)
        guard known.count == lengths.count else { return nil }
        switch known.count {
        case 1: return [known[0], known[0], known[0], known[0]]
        case 2: return [known[0], known[1], known[0], known[1]]
        case 3: return [known[0], known[1], known[2], known[1]]
        case 4: return known
        default: return nil
        }
    }
}
