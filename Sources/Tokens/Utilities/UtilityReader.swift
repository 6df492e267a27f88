import Core

struct UtilityReader {
    enum Result {
        /// `isWhole` is false where a part of the class is not understood: the height of lines in `text-sm/6`.
        case values([Setting], isWhole: Bool = true)
        case ofTheSystem
        /// Color that no token has, by its name, and the properties that would have it.
        case missingColor(String, [TokenUse.Property])
        case unknown
    }

    struct Setting {
        let property: TokenUse.Property
        let sides: [TokenUse.Side]
        let parts: [ValuePart]
    }

    let tokens: Set<TokenName>
    /// Whether the component puts its content in its place by itself, as a button does.
    let isControl: Bool

    func read(_ utility: UtilityClass, in states: [TokenUse.State], at place: SourceLocation) -> Result {
        if isOfTheSystem(utility.body) { return .ofTheSystem }
        guard let (name, value) = Self.divided(utility.body) else { return .unknown }
        for meaning in UtilityTable.utilities[name] ?? [] {
            if meaning.scale == .color {
                if value.isEmpty || isNoColor(value, of: name) { continue }
                // The line around a focused component is drawn where its border is.
                if meaning.isOfFocus, !states.contains(.focus) { return .ofTheSystem }
                let share = utility.share.map { percentage($0, at: place) }
                if case .some(nil) = share { return .unknown }
                return color(value, share ?? nil, at: place).map { .values(Self.settings(meaning, $0)) }
                    ?? (Self.isName(value) ? .missingColor(value, meaning.properties) : .unknown)
            }
            // A slash is for the share of a color that shows, or for the height of lines. `w-1/2` is half of a page.
            guard utility.share == nil || meaning.scale == .textSize,
                let parts = parts(value, meaning.scale, at: place)
            else { continue }
            if meaning.isOfFocus, !states.contains(.focus) { return .ofTheSystem }
            return .values(Self.settings(meaning, parts), isWhole: utility.share == nil)
        }
        return .unknown
    }

    private static func settings(_ meaning: UtilityTable.Meaning, _ parts: [ValuePart]) -> [Setting] {
        meaning.properties.map { Setting(property: $0, sides: meaning.sides, parts: parts) }
    }

    private static func divided(_ body: String) -> (name: String, value: String)? {
        if UtilityTable.utilities[body] != nil { return (body, "") }
        var end = body.firstIndex(of: "[") ?? body.firstIndex(of: "(") ?? body.endIndex
        while let hyphen = body[..<end].lastIndex(of: "-") {
            let name = String(body[..<hyphen])
            if UtilityTable.utilities[name] != nil {
                let value = String(body[body.index(after: hyphen)...])
                return value.isEmpty ? nil : (name, value)
            }
            end = hyphen
        }
        return nil
    }

    private func isOfTheSystem(_ body: String) -> Bool {
        let words = body.split(separator: "-", omittingEmptySubsequences: false)
        if !isControl, UtilityTable.arrangements.contains(String(words[0])) {
            return UtilityTable.usualArrangements.contains(body)
        }
        return (1...min(words.count, 3)).contains {
            UtilityTable.ofTheSystem.contains(words.prefix($0).joined(separator: "-"))
        }
    }

    private func isNoColor(_ value: String, of name: String) -> Bool {
        if UtilityTable.inheritedColors.contains(value) || name == "text" && Self.isSizeName(value) { return true }
        return (UtilityTable.notColors[name] ?? []).contains { value == $0 || value.hasPrefix($0 + "-") }
    }

    /// `2xs`, `sm`
    private static func isSizeName(_ value: String) -> Bool {
        UtilityTable.sizeWords.contains(String(value.drop { $0.isASCII && $0.isNumber }))
    }

    private static func isName(_ value: String) -> Bool { value.utf8.allSatisfy { StylesheetBytes.continuesName($0) } }

    // MARK: Values

    private func parts(_ value: String, _ scale: UtilityTable.Scale, at place: SourceLocation) -> [ValuePart]? {
        func part(_ kind: ValuePart.Kind) -> [ValuePart] { [ValuePart(kind, at: place)] }
        func rem(_ number: Double) -> [ValuePart] { part(.dimension(number, unit: "rem")) }
        if let arbitrary = arbitrary(value, at: place) {
            switch scale {
            case .spacing, .height, .radius, .line, .textSize: return Self.isLength(arbitrary) ? arbitrary : nil
            case .weight, .share: return Self.isNumber(arbitrary) ? arbitrary : nil
            case .shadow, .color: return nil
            }
        }
        switch scale {
        case .spacing, .height:
            if scale == .height, UtilityTable.heightsOfContent.contains(value) {
                return part(.dimension(0, unit: "px"))
            }
            if value == "px" { return part(.dimension(1, unit: "px")) }
            guard let number = Self.number(value) else { return nil }
            guard let spacing = token("spacing") else { return rem(number / 4) }
            return part(.function("calc", [reference(spacing, place), sign("*", place)] + part(.number(number))))
        case .line:
            guard let number = value.isEmpty ? 1 : Self.number(value) else { return nil }
            return part(.dimension(number, unit: "px"))
        case .radius: return radius(value, at: place)
        case .textSize:
            let isName = UtilityTable.textSizes[value] != nil || Self.isSizeName(value)
            if isName, let own = token("text-" + value) { return [reference(own, place)] }
            return UtilityTable.textSizes[value].map(rem)
        case .weight:
            if UtilityTable.weights[value] != nil, let own = token("font-weight-" + value) {
                return [reference(own, place)]
            }
            return UtilityTable.weights[value].map { part(.number($0)) }
        case .shadow:
            let name = value.isEmpty ? "shadow" : "shadow-" + value
            if UtilityTable.shadows[value] != nil, let own = token(name) { return [reference(own, place)] }
            return UtilityTable.shadows[value].flatMap { css($0, at: place) }
        case .share:
            guard let number = Self.number(value), number <= 100 else { return nil }
            return part(.number(number / 100))
        case .color: return nil
        }
    }

    /// Finds a step beside the `--radius` of a theme of shadcn/ui, else the radius of Tailwind.
    private func radius(_ value: String, at place: SourceLocation) -> [ValuePart]? {
        if let fixed = UtilityTable.fixedRadii[value] { return [ValuePart(.dimension(fixed, unit: "px"), at: place)] }
        guard let standard = UtilityTable.radii[value] else { return nil }
        if !value.isEmpty, let own = token("radius-" + value) { return [reference(own, place)] }
        guard let step = UtilityTable.radiusSteps[value], let radius = token("radius") else {
            return [ValuePart(.dimension(standard, unit: "rem"), at: place)]
        }
        if step == 0 { return [reference(radius, place)] }
        let change = ValuePart(.dimension(abs(step), unit: "px"), at: place)
        return [
            ValuePart(
                .function("calc", [reference(radius, place), sign(step < 0 ? "-" : "+", place), change]),
                at: place
            )
        ]
    }

    /// nil where no token has the color.
    private func color(_ value: String, _ percentage: Double?, at place: SourceLocation) -> [ValuePart]? {
        let color: [ValuePart]
        if let parts = arbitrary(value, at: place) {
            guard Self.isColor(parts) else { return nil }
            color = parts
        } else if let own = token("color-" + value) ?? token(value) {
            color = [reference(own, place)]
        } else if let known = TailwindPalette.color(named: value) {
            color = [ValuePart(known, at: place)]
        } else {
            return nil
        }
        guard let percentage else { return color }
        let mix: [ValuePart.Kind] = [.word("in"), .word("oklab"), .comma]
        let rest: [ValuePart.Kind] = [.percentage(percentage), .comma, .word("transparent")]
        let parts = mix.map { ValuePart($0, at: place) } + color + rest.map { ValuePart($0, at: place) }
        return [ValuePart(.function("color-mix", parts), at: place)]
    }

    private func percentage(_ share: String, at place: SourceLocation) -> Double? {
        var percentage = Self.number(share)
        if let parts = arbitrary(share, at: place), parts.count == 1 {
            switch parts[0].kind {
            case .number(let number): percentage = number * 100
            case .percentage(let number): percentage = number
            default: break
            }
        }
        return percentage.flatMap { (0...100).contains($0) ? $0 : nil }
    }

    /// Finds the foreground of the page, or the color of its lines, which hold where no class states a color.
    func color(named name: String, at place: SourceLocation) -> [ValuePart]? { color(name, nil, at: place) }

    /// Reads brackets, where an underscore is a space, or the custom property in parentheses; nil for anything else.
    private func arbitrary(_ value: String, at place: SourceLocation) -> [ValuePart]? {
        guard let first = value.first, let last = value.last, value.count > 2 else { return nil }
        var inner = String(value.dropFirst().dropLast())
        switch (first, last) {
        case ("[", "]"): break
        case ("(", ")"): inner = "var(\(inner))"
        default: return nil
        }
        // `[length:…]` tells the type.
        if let colon = inner.firstIndex(of: ":"), inner[..<colon].allSatisfy({ $0.isLetter || $0 == "-" }),
            !inner[..<colon].hasPrefix("--")
        {
            inner = String(inner[inner.index(after: colon)...])
        }
        if inner.hasPrefix("--") { inner = "var(\(inner))" }
        guard let parts = css(inner.replacing("_", with: " "), at: place), mentionsKnown(parts) else { return nil }
        return parts
    }

    /// Parses a value of CSS. Text without a meaning there is told together with all else that is not understood.
    private func css(_ text: String, at place: SourceLocation) -> [ValuePart]? {
        try? TextValueParser.parts(ofStyle: Array(text.utf8), at: place)
    }

    /// Whether there are tokens for all references. A reference to a token that no file has would be a mistake of ours.
    private func mentionsKnown(_ parts: [ValuePart]) -> Bool {
        TokenContent.parts(parts).mentions.allSatisfy(tokens.contains)
    }

    private static func isLength(_ parts: [ValuePart]) -> Bool {
        guard parts.count == 1 else { return false }
        switch parts[0].kind {
        case .dimension, .function("calc", _), .function("min", _), .function("max", _), .function("clamp", _):
            return true
        case .number(let number): return number == 0
        case .reference: return true
        default: return false
        }
    }

    private static func isNumber(_ parts: [ValuePart]) -> Bool {
        guard parts.count == 1 else { return false }
        switch parts[0].kind {
        case .number, .percentage, .reference: return true
        default: return false
        }
    }

    private static func isColor(_ parts: [ValuePart]) -> Bool {
        guard parts.count == 1 else { return false }
        switch parts[0].kind {
        case .hash, .reference: return true
        case .function(let name, _): return ColorReader.isColorFunction(name)
        default: return false
        }
    }

    /// Digits with at most one point among them. A huge one is no size of anything.
    private static func number(_ text: String) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 8, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
            text.first != ".", text.last != "."
        else { return nil }
        return Double(text)
    }

    private func token(_ name: String) -> TokenName? {
        let name = TokenName(name)
        return tokens.contains(name) ? name : nil
    }

    private func reference(_ name: TokenName, _ place: SourceLocation) -> ValuePart {
        ValuePart(.reference(name, fallback: nil), at: place)
    }

    private func sign(_ sign: Unicode.Scalar, _ place: SourceLocation) -> ValuePart {
        ValuePart(.sign(UInt8(ascii: sign)), at: place)
    }
}
