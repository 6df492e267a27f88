import Mustache
import Tokens

/// A value as a cell of a table: what it looks like, and its text. Only numbers get into styles.
struct TokenSample {
    /// Larger letters would tell nothing more.
    private static let largestLetters = 48.0

    let data: TemplateValue

    /// `words` are those of the token's name; `isBoth` is for what holds in both appearances.
    init(_ value: TokenValue?, named words: [String], in mode: TokenMode, isBoth: Bool) {
        let letters = Self.letters(value, named: Set(words.map { $0.lowercased() }))
        let pictures: [(TemplateKey, TemplateValue)] = [
            ("swatch", Self.swatch(value)), ("bar", letters == .null ? Self.bar(value) : .null),
            ("shadow", Self.shadow(value)), ("curve", Self.curve(value)), ("letters", letters),
        ]
        data = .object(
            TemplateObject(
                [
                    ("mode", .string(mode.rawValue)), ("isBoth", .boolean(isBoth)),
                    ("text", .string(value?.text ?? "no value")),
                    ("plain", .boolean(pictures.allSatisfy { $0.1 == .null })),
                ] + pictures
            )
        )
    }

    private static func swatch(_ value: TokenValue?) -> TemplateValue {
        guard case .color(let color) = value else { return .null }
        return ["color": .string(color.cssText)]
    }

    private static func bar(_ value: TokenValue?) -> TemplateValue {
        guard case .length(let points) = value, points > 0 else { return .null }
        return ["points": .string("\(RoundedNumber(points))")]
    }

    private static func shadow(_ value: TokenValue?) -> TemplateValue {
        guard case .shadow(let layers) = value, !layers.isEmpty else { return .null }
        let texts = layers.map { layer in
            let lengths = [layer.x, layer.y, layer.blur, layer.spread].map { "\(RoundedNumber($0))px" }
            return ((layer.isInset ? ["inset"] : []) + lengths + [layer.color.cssText]).joined(separator: " ")
        }
        return ["layers": .string(texts.joined(separator: ", "))]
    }

    /// Time goes to the right and the change upwards, in a square of 100.
    private static func curve(_ value: TokenValue?) -> TemplateValue {
        guard case .easing(let easing) = value else { return .null }
        switch easing {
        case .linear: return ["path": "M0 100L100 0"]
        case .curve(let x1, let y1, let x2, let y2):
            let points = [x1, 1 - y1, x2, 1 - y2].map { "\(RoundedNumber($0 * 100))" }.joined(separator: " ")
            return ["path": .string("M0 100C\(points) 100 0")]
        }
    }

    /// CSS has no sizes and weights of fonts but lengths and numbers: of these, names tell.
    private static func letters(_ value: TokenValue?, named words: Set<String>) -> TemplateValue {
        switch value {
        case .fontWeight(let weight): return letters(size: 20, weight: weight)
        case .number(let weight) where words.contains("weight") && (1...1000).contains(weight):
            return letters(size: 20, weight: Int(weight))
        case .length(let size) where words.isSuperset(of: ["font", "size"]) && size > 0:
            return letters(size: size, weight: 400)
        case .record(let fields):
            var size: Double?
            var weight = 400
            for field in fields {
                switch (field.name, field.value) {
                case ("fontSize", .length(let points)): size = points
                case ("fontWeight", .fontWeight(let number)): weight = number
                default: break
                }
            }
            return size.map { letters(size: $0, weight: weight) } ?? .null
        default: return .null
        }
    }

    private static func letters(size: Double, weight: Int) -> TemplateValue {
        ["size": .string("\(RoundedNumber(min(size, largestLetters)))"), "weight": .string("\(weight)")]
    }
}
