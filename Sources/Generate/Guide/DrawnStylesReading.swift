import SwiftModel
import Tokens

/// Reads a component's looks as they are written in Swift, so that a picture can't say anything else.
struct DrawnStylesReading {
    /// nil where no token speaks of the component: then only the meanings of its variants are drawn.
    private let sets: StyleSets?
    private let axes: [TokenAxis]
    private let component: ComponentScaffold
    private let library: ScaffoldLibrary
    private let words: TokenWords
    private let byName: [String: SwiftValueText]

    init(
        _ sets: StyleSets?,
        _ axes: [TokenAxis],
        of component: ComponentScaffold,
        in library: ScaffoldLibrary,
        _ words: TokenWords
    ) {
        self.sets = sets
        self.axes = axes
        self.component = component
        self.library = library
        self.words = words
        byName = Dictionary((sets?.sets ?? []).map { (Self.plain($0.name), $0.value) }) { first, _ in first }
    }

    /// A value of the API, its colors, and the share of them that is drawn.
    private struct Value {
        let name: String?
        let colors: SwiftValueText
        var emphasis: VariantMeaning.Emphasis = .filled
    }

    var styles: DrawnStyles? {
        let colors = sets.map(colors) ?? systemColors
        guard !colors.isEmpty else { return nil }
        let drawn = colors.map { value in
            let colors = DrawnColors(value.colors, parts: sets?.parts, drawn: value.emphasis, words.color)
            return (name: value.name, colors: colors)
        }
        let primitive = component.swift.primitive
        let states = DrawnStyles.State.allCases.filter { state in
            state == .normal
                || sets == nil && (state == .pressed || state == .disabled)
                || drawn.contains { isSaid(state, of: $0.colors, primitive) }
        }
        let sized = values(.size).compactMap { value in set(.size, value).map { (name: value.name, value: $0) } }
        let sizes: [(name: String?, value: SwiftValueText?)] =
            sized.isEmpty ? [(nil, sets?.defaultMetrics.map(resolved))] : sized.map { ($0.name, $0.value) }
        return DrawnStyles(
            states: states,
            tones: drawn.map { tone in
                DrawnStyles.Tone(name: tone.name, colors: states.map { tone.colors.paints(in: $0, primitive) })
            },
            sizes: sizes.map { DrawnStyles.Size(name: $0.name, metrics: metrics($0.value)) }
        )
    }

    struct Unreadable {
        let tone: String?
        let state: DrawnStyles.State
        let contrast: ColorContrast
    }

    /// Texts in the order of the API, and of the states; the first of states that look alike.
    func unreadable(isSelectable: Bool) -> [Unreadable] {
        (sets.map(colors) ?? []).flatMap { value -> [Unreadable] in
            let colors = DrawnColors(value.colors, parts: sets?.parts, drawn: value.emphasis, words.color)
            var pairs: Set<[DrawnStyles.Ink]> = []
            return DrawnStyles.State.allCases.compactMap { state in
                guard isSelectable || !state.isSelected, let text = colors.shortfall(in: state),
                    pairs.insert([text.text, text.fill]).inserted
                else { return nil }
                return Unreadable(tone: value.name, state: state, contrast: text.contrast)
            }
        }
    }

    private func colors(of sets: StyleSets) -> [Value] {
        let toned = values(.tone).compactMap { value in
            set(.tone, value).map { colors in
                let emphasis = sets.emphases[value].flatMap(VariantMeaning.Emphasis.init(rawValue:))
                return Value(name: value.name, colors: colors, emphasis: emphasis ?? .filled)
            }
        }
        return toned.isEmpty ? sets.defaultColors.map { [Value(name: nil, colors: resolved($0))] } ?? [] : toned
    }

    /// Colors that the support code draws for variants, where their words say more than a tone.
    private var systemColors: [Value] {
        let tones = axes.first { $0.kind == .tone }
        let emphases = axes.first { $0.kind == .emphasis }
        if let tones, tones.groups.contains(where: { $0.emphasis != nil }) {
            return values(.tone).compactMap { value in
                tones.groups.first { $0.cases.contains(value) }.map { group in
                    let emphasis = group.emphasis.flatMap(VariantMeaning.Emphasis.init(rawValue:))
                    let colors = SystemStyles.colors(of: group.meaning)
                    return Value(name: value.name, colors: colors, emphasis: emphasis ?? .filled)
                }
            }
        }
        guard let emphases, tones == nil else { return [] }
        let colors = SystemStyles.colors(of: TokenAxis.isRaised(axes, component) ? "primary" : "neutral")
        return values(.emphasis).compactMap { value in
            emphases.groups.first { $0.cases.contains(value) }.map { group in
                Value(
                    name: value.name,
                    colors: colors,
                    emphasis: VariantMeaning.Emphasis(rawValue: group.meaning) ?? .filled
                )
            }
        }
    }

    private func values(_ kind: TokenAxis.Kind) -> [SwiftIdentifier] {
        guard let axis = axes.first(where: { $0.kind == kind }),
            let enumeration = library.enumeration(axis.type, in: component)
        else { return [] }
        return enumeration.cases.map(\.name)
    }

    private func set(_ kind: TokenAxis.Kind, _ value: SwiftIdentifier) -> SwiftValueText? {
        sets?.name(of: value, kind).flatMap { byName[Self.plain($0)] }
    }

    /// Follows a name to its set: the style that counts where no value does may be one of the sets.
    private func resolved(_ value: SwiftValueText) -> SwiftValueText {
        if case .word(let name) = value { byName[Self.plain(name)] ?? value } else { value }
    }

    private static func plain(_ name: String) -> String { name.replacing("`", with: "") }

    /// Whether a token makes the state look otherwise than it would without: the system's own colors don't count.
    private func isSaid(_ state: DrawnStyles.State, of colors: DrawnColors, _ primitive: NativePrimitive?) -> Bool {
        let rest: DrawnStyles.State = state == .selectedDisabled ? .disabled : .normal
        let now = colors.paints(in: state, primitive)
        let before = colors.paints(in: rest, primitive)
        return DrawnStyles.Paint.allCases.contains { paint in
            now[paint]?.isOfToken == true && now[paint] != before[paint]
        }
    }

    // MARK: Sizes

    private func metrics(_ value: SwiftValueText?) -> DrawnStyles.Metrics {
        var metrics = DrawnStyles.Metrics()
        func set(_ path: WritableKeyPath<DrawnStyles.Metrics, Double>, _ value: SwiftValueText) {
            if case .word(let word) = value, let number = words.number(word) { metrics[keyPath: path] = number }
        }
        for argument in value?.arguments ?? [] {
            switch argument.label {
            case "minimumHeight": set(\.height, argument.value)
            case "spacing": set(\.spacing, argument.value)
            case "cornerRadius": set(\.radius, argument.value)
            case "borderWidth": set(\.borderWidth, argument.value)
            case "iconSize": set(\.iconSize, argument.value)
            case "textStyle":
                // System text styles count where no token says the size of letters; a token's size comes behind them.
                if case .word(let word) = argument.value {
                    let size = word.replacing(".textStyle", with: ".fontSize")
                    if let number = words.number(size) { metrics.fontSize = number }
                }
            case "fontSize": set(\.fontSize, argument.value)
            case "fontWeight":
                if case .word(let word) = argument.value, let weight = words.weight(word) {
                    metrics.fontWeight = weight
                }
            case "padding":
                for side in sides(of: argument.value) { set(side.path, side.value) }
            default: break
            }
        }
        return metrics
    }

    private func sides(
        of padding: SwiftValueText
    ) -> [(path: WritableKeyPath<DrawnStyles.Metrics, Double>, value: SwiftValueText)] {
        let paths: [(String, WritableKeyPath<DrawnStyles.Metrics, Double>)] = [
            ("top", \.top), ("leading", \.leading), ("bottom", \.bottom), ("trailing", \.trailing),
        ]
        if case .word(let word) = padding { return paths.map { ($1, .word("\(word).\($0)")) } }
        return paths.compactMap { label, path in
            padding.arguments.first { $0.label == label }.map { (path, $0.value) }
        }
    }
}

/// Values of the words in generated Swift that refer to design tokens, or to the styles of the support code.
struct TokenWords {
    /// nil without token files.
    private let graph: TokenGraph?
    private let places: [String: Int]

    init(_ design: DesignTokenLibrary?, in theme: TokenGraph? = nil) {
        graph = theme ?? design?.graph
        let tokens = design.map { $0.containers.flatMap($0.tokens) } ?? []
        places = Dictionary(tokens.map { ($0.home.reference, $0.place) }) { first, _ in first }
    }

    func color(_ word: String) -> DrawnStyles.Ink? {
        guard let graph, let place = places[word] else { return SystemStyles.color(word) }
        return ColorValues(ofTokenAt: place, in: graph).map {
            DrawnStyles.Ink(light: $0.usual.light, dark: $0.usual.dark, isOfToken: true)
        }
    }

    func number(_ word: String) -> Double? {
        guard let graph, let place = places[word] else { return SystemStyles.number(word) }
        switch graph.value(at: place, in: .light) {
        case .length(let number), .number(let number): return number.isFinite ? number : nil
        default: return nil
        }
    }

    func weight(_ word: String) -> Int? {
        guard let graph, let place = places[word] else { return nil }
        switch graph.value(at: place, in: .light) {
        case .fontWeight(let weight): return weight
        case .number(let weight) where (1...1000).contains(weight): return Int(weight)
        default: return nil
        }
    }
}
