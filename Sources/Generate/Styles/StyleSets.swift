import Core
import SwiftModel
import Tokens

/// Sets of styles from a component's tokens: colors for each value of its tone, sizes for each value of its size.
struct StyleSets {
    private(set) var sets: [StyleSet] = []
    /// Styles that count where no value does.
    private(set) var defaultColors: SwiftValueText?
    private(set) var defaultMetrics: SwiftValueText?
    let metricsRemark: String?
    /// Names of the sets of colors with text that can be read in both appearances.
    private(set) var readable: [String] = []
    private(set) var parts: SwiftValueText?
    /// Styles that tokens give the parts for some values alone, beside the values that the sets are made for.
    private(set) var overlays: [StyleOverlay] = []
    private var names: [TokenAxis.Kind: [SwiftIdentifier: String]] = [:]
    /// Values of tones with tokens that say the tone alone, each with the share of it that is drawn.
    private(set) var emphases: [SwiftIdentifier: String] = [:]

    /// Nil where the theme makes no difference to them.
    private(set) var theme: StyleTheme?

    /// A set on its way: it has no name yet that no other one has.
    private struct Candidate {
        let kind: TokenAxis.Kind
        let enumCase: SwiftIdentifier
        let word: String
        let value: SwiftValueText?
        var remark: String?
        var isReadable = false
    }

    init(_ styles: ComponentStyles, _ axes: [TokenAxis], of component: ComponentScaffold, isControl: Bool) {
        let primitive = component.swift.primitive
        let tones = axes.first { $0.kind == .tone }
        let sizes = axes.first { $0.kind == .size }
        let rounded = axes.first { $0.kind == .shape }?.groups.filter { $0.meaning == "rounded" }.flatMap(\.cases) ?? []
        let isSelectable = component.tellsSelection
        let plain = ColorStyle(
            styles: styles,
            tone: nil,
            neutral: "ComponentColors.neutral",
            primitive: primitive,
            isSelectable: isSelectable
        )
        let general = metrics(nil, nearest: "medium")
        defaultMetrics = general.value
        let partStyles = PartStyles(styles, of: component)
        let drawn = Self.words(in: [plain.value, general.value])
        parts = partStyles.value(drawn: drawn, where: \.isEmpty)
        defaultColors = plain.value(with: parts.map { _ in .word("parts") })
        func metrics(_ size: SwiftIdentifier?, nearest: String) -> MetricsStyle {
            MetricsStyle(styles: styles, size: size, roundedShapes: rounded, nearest: nearest, isControl: isControl)
        }
        metricsRemark = sizes == nil ? general.remark : nil
        var candidates: [Candidate] = []
        let isButton = primitive == .button || primitive == .iconButton
        let hasPrimary = tones?.cases.contains { $0.name.name == "primary" } == true
        for (meaning, emphasis, tone) in tones?.cases ?? [] where styles.speaks(of: tone, .tone) {
            // The second fill of a design system is the fill of its neutral tone.
            let isSecondFill = meaning == "neutral" && emphasis == VariantMeaning.Emphasis.secondary.rawValue
            let isTold = isSecondFill || styles.speaksItself(of: tone, .tone)
            if !isTold { emphases[tone] = emphasis }
            // A word alone says which tone matters most; the plainest of several such words counts.
            let isProminent = meaning == "primary" && emphasis == nil && (tone.name == "primary" || !hasPrimary)
            let prominence = isProminent && isButton ? VariantMeaning.Emphasis.filled.rawValue : nil
            let style = ColorStyle(
                styles: styles,
                tone: tone,
                neutral: "ComponentColors.\(meaning)",
                primitive: primitive,
                emphasis: isTold ? emphasis ?? prominence : prominence,
                isSelectable: isSelectable
            )
            let own = partStyles.value(
                drawn: drawn.union(Self.words(in: [style.value])),
                where: { $0[.tone] == tone && $0.isOfTone },
                ofWhole: \.isEmpty
            )
            candidates.append(
                Candidate(
                    kind: .tone,
                    enumCase: tone,
                    word: "colors",
                    value: style.value(with: Self.adding(own, to: parts)),
                    isReadable: style.isReadable
                )
            )
        }
        for (meaning, _, size) in sizes?.cases ?? [] {
            let style = metrics(size, nearest: meaning)
            candidates.append(
                Candidate(kind: .size, enumCase: size, word: "metrics", value: style.value, remark: style.remark)
            )
        }
        add(candidates)
        if let own = tones?.typical(of: names[.tone], meaning: "neutral", isOnly: defaultColors == nil), !plain.saysMost
        {
            defaultColors = .word(own)
        } else if defaultColors != nil, plain.isReadable {
            readable.append("colors")
        }
        if let own = sizes?.typical(of: names[.size], meaning: "medium", isOnly: defaultMetrics == nil) {
            defaultMetrics = .word(own)
        }
        addOverlays(styles, partStyles, axes, of: component)
        theme = StyleTheme(
            styles.design,
            drawing: references,
            sets: Set(sets.map(\.reference) + overlays.map(\.name.reference) + ["colors", "metrics", "parts"])
        )
    }

    /// Whether a type of SwiftUI is made, or one of its values named: a padding, a text style.
    var needsSwiftUI: Bool {
        (sets.map(\.value) + overlays.map(\.value) + [defaultMetrics, parts].compactMap { $0 }).contains { value in
            var hasImpliedMember = false
            value.forEachWord { if $0.utf8.first == UInt8(ascii: ".") { hasImpliedMember = true } }
            return hasImpliedMember || value.calls("EdgeInsets")
        }
    }

    /// The design tokens that are drawn, as they are written.
    var references: Set<String> {
        Self.words(in: sets.map(\.value) + overlays.map(\.value) + [defaultColors, defaultMetrics, parts])
    }

    private static func adding(_ own: SwiftValueText?, to parts: SwiftValueText?) -> SwiftValueText? {
        guard let own, own != parts else { return parts.map { _ in .word("parts") } }
        return parts == nil ? own : .call("parts.adding", [.init("", own)])
    }

    private static func words(in values: [SwiftValueText?]) -> Set<String> {
        // Most of them are colors, each of which has so many.
        var words = Set<String>(minimumCapacity: values.count * 14)
        for case let value? in values {
            value.forEachWord { word in
                // Styles take the color and the width of a border.
                let word = word.split(separator: " ").first.map(String.init) ?? word
                for part in [".color", ".width"] where word.hasSuffix(part) {
                    words.insert(String(word.dropLast(part.count)))
                }
                // Styles take one of the families of a font.
                guard word.utf8.last == UInt8(ascii: "]"), let bracket = word.utf8.firstIndex(of: UInt8(ascii: "["))
                else {
                    words.insert(word)
                    return
                }
                words.insert(String(word[..<bracket]))
            }
        }
        return words
    }

    /// Number of colors and sizes that come from the neutral styles, in one set at least.
    var inheritedCount: Int {
        var labels: Set<String> = []
        for value in sets.map(\.value) + [defaultColors, defaultMetrics].compactMap({ $0 }) {
            value.forEachWord { word in
                let parts = word.split(separator: ".")
                if parts.count > 2, parts[0] == "ComponentColors" || parts[0] == "ComponentMetrics" {
                    labels.insert("\(parts[0]).\(parts[2...].joined(separator: "."))")
                }
            }
        }
        return labels.count
    }

    /// Adds overlays for values without a set, and for several values at once; the fewer values, the earlier.
    private mutating func addOverlays(
        _ styles: ComponentStyles,
        _ partStyles: PartStyles,
        _ axes: [TokenAxis],
        of component: ComponentScaffold
    ) {
        var conditions: [StyleValues] = []
        for values in styles.entries.map(\.purpose.values) where !values.isEmpty && !values.isOfTone {
            if !conditions.contains(values) { conditions.append(values) }
        }
        let known = conditions.compactMap { values in
            StyleOverlay.Condition(values, axes, of: component).map { (values: values, condition: $0) }
        }
        let sorted = known.sorted { one, other in
            let counts = (one.condition.count, other.condition.count)
            return counts.0 == counts.1 ? one.condition.name < other.condition.name : counts.0 < counts.1
        }
        let wishes = sorted.map {
            SwiftScope.Wish(SwiftIdentifier($0.condition.name, as: .property), webName: $0.condition.name)
        }
        for (overlay, name) in zip(sorted, SwiftScope.unique(wishes, .caseSensitive)) {
            // Tokens in the sets for sizes and shapes need no saying again.
            let drawn = overlay.values.isOfMetrics ? Self.words(in: sets.map(\.value)) : []
            guard let value = partStyles.value(drawn: drawn, where: { $0 == overlay.values }) else { continue }
            overlays.append(StyleOverlay(name: name, condition: overlay.condition, value: value))
        }
    }

    func name(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> String? { names[kind]?[value] }

    /// Adds sets with unique names: two cases that differ by case alone would have one name.
    private mutating func add(_ candidates: [Candidate]) {
        let wishes = candidates.map { candidate in
            let name = "\(candidate.enumCase.name)-\(candidate.word)"
            return SwiftScope.Wish(SwiftIdentifier(name, as: .property), webName: name)
        }
        for (candidate, identifier) in zip(candidates, SwiftScope.unique(wishes, .caseSensitive)) {
            guard let value = candidate.value else { continue }
            names[candidate.kind, default: [:]][candidate.enumCase] = identifier.reference
            sets.append(
                StyleSet(
                    name: identifier.declaration,
                    reference: identifier.reference,
                    value: value,
                    remark: candidate.remark
                )
            )
            if candidate.isReadable { readable.append(identifier.member) }
        }
    }
}

extension TokenAxis {
    fileprivate var cases: [(meaning: String, emphasis: String?, name: SwiftIdentifier)] {
        groups.flatMap { group in
            group.cases.map { (meaning: group.meaning, emphasis: group.emphasis, name: $0) }
        }
    }

    /// The set of the meaning that counts where nothing is said; any set where tokens say nothing for all values.
    fileprivate func typical(of names: [SwiftIdentifier: String]?, meaning: String, isOnly: Bool) -> String? {
        guard let names else { return nil }
        let candidates = cases.filter { names[$0.name] != nil }
        let typical = candidates.first { $0.meaning == meaning && $0.emphasis == nil }
        return (typical ?? (isOnly ? candidates.first : nil)).flatMap { names[$0.name] }
    }
}

struct StyleSet {
    let name: String
    /// Name by which other code refers to it.
    let reference: String
    let value: SwiftValueText
    let remark: String?

    /// Type of the value; nil where the value says it nowhere: it has the type of another set.
    var type: String? { value.isDictionary ? "ComponentParts" : value.callee }
}
