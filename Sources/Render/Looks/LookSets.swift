import SourceText
import SwiftModel
import Tokens

/// What the design tokens of a component make of its looks: a set of colours for each value of its tone, and a set of sizes
/// for each of its size.
struct LookSets {
    private(set) var sets: [LookSet] = []
    /// What counts where no value does.
    private(set) var defaultColors: SwiftValueText?
    private(set) var defaultMetrics: SwiftValueText?
    /// The expression for a value of the API, where tokens have one.
    private var names: [TokenAxis.Kind: [SwiftIdentifier: String]] = [:]

    init(_ looks: ComponentLooks, _ axes: [TokenAxis]) {
        let tones = axes.first { $0.kind == .tone }
        let sizes = axes.first { $0.kind == .size }
        let rounded = axes.first { $0.kind == .shape }?.groups.filter { $0.meaning == "rounded" }.flatMap(\.cases) ?? []
        defaultColors = ColorLook(looks: looks, tone: nil, neutral: "ComponentColors.neutral").value
        defaultMetrics =
            MetricsLook(looks: looks, size: nil, roundedShapes: rounded, nearest: "medium").value
        for (meaning, tone) in tones?.cases ?? [] where looks.speaks(of: tone, .tone) {
            let look = ColorLook(looks: looks, tone: tone, neutral: "ComponentColors.\(meaning)")
            add(look.value, "colors", of: tone, .tone, remark: nil)
        }
        for (meaning, size) in sizes?.cases ?? [] {
            let look = MetricsLook(looks: looks, size: size, roundedShapes: rounded, nearest: meaning)
            add(look.value, "metrics", of: size, .size, remark: look.remark)
        }
        if let own = tones?.typical(of: names[.tone], meaning: "neutral") { defaultColors = .word(own) }
        if let own = sizes?.typical(of: names[.size], meaning: "medium") { defaultMetrics = .word(own) }
    }

    /// Whether a padding is told, which is a type of SwiftUI.
    var hasInsets: Bool {
        (sets.map(\.value) + [defaultMetrics].compactMap { $0 }).contains { $0.calls("EdgeInsets") }
    }

    func name(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> String? { names[kind]?[value] }

    private mutating func add(
        _ value: SwiftValueText?,
        _ word: String,
        of enumCase: SwiftIdentifier,
        _ kind: TokenAxis.Kind,
        remark: String?
    ) {
        guard let value else { return }
        let name = SwiftIdentifier("\(enumCase.name)-\(word)", as: .property).reference
        names[kind, default: [:]][enumCase] = name
        sets.append(LookSet(name: name, value: value, remark: remark))
    }
}

extension TokenAxis {
    /// Each case with what it means.
    fileprivate var cases: [(meaning: String, name: SwiftIdentifier)] {
        groups.flatMap { group in group.cases.map { (meaning: group.meaning, name: $0) } }
    }

    /// Of the sets that there are, the one for what is meant where nothing is said.
    fileprivate func typical(of names: [SwiftIdentifier: String]?, meaning: String) -> String? {
        guard let names else { return nil }
        let candidates = cases.filter { names[$0.name] != nil }
        return (candidates.first { $0.meaning == meaning } ?? candidates.first).flatMap { names[$0.name] }
    }
}
