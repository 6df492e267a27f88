import Mustache
import Render
import Tokens

/// The looks of a component as a table for each appearance, drawn by CSS. Only numbers and colours get into styles.
struct SiteVariants {
    private let looks: VariantLooks
    private let graph: TokenGraph

    init(_ looks: VariantLooks, in graph: TokenGraph) {
        self.looks = looks
        self.graph = graph
    }

    var data: TemplateValue {
        let names = looks.sizes.compactMap(\.name)
        return [
            "rules": .lines(colorRules + sizeRules),
            "modes": .list(TokenMode.allCases.map(mode)),
            "hasFewStates": .boolean(looks.states.count <= 4),
            "hasSizes": .boolean(names.count > 1),
            "sizeNames": .string(names.joined(separator: ", ")),
        ]
    }

    private func mode(_ mode: TokenMode) -> TemplateValue {
        let states = looks.states.map { $0 == .normal ? "default" : $0.rawValue }
        return [
            "mode": .string(mode.rawValue), "title": .string(mode == .light ? "Light" : "Dark"),
            "states": .lines(states),
            "tones": .list(looks.tones.enumerated().map { row($1, $0, mode) }),
        ]
    }

    private func row(_ tone: VariantLooks.Tone, _ index: Int, _ mode: TokenMode) -> TemplateValue {
        let cells = tone.colors.enumerated().map { state, colors -> TemplateValue in
            let style = Self.style(index, state, mode)
            let isTinted = colors.tint != nil && colors.tint != colors.background
            let sizes = looks.sizes.indices.map { size -> TemplateValue in
                ["style": .string(isTinted ? "\(style) tinted" : style), "size": .string("z\(size)"), "label": "Label"]
            }
            return ["sizes": .list(sizes), "ratio": .string(ratio(colors, mode))]
        }
        return ["name": .string(tone.name ?? "any"), "cells": .list(cells)]
    }

    /// One rule for each tone, state and appearance.
    private static func style(_ tone: Int, _ state: Int, _ mode: TokenMode) -> String {
        "\(mode == .light ? "l" : "d")\(tone)-\(state)"
    }

    // MARK: Colours

    private var colorRules: [String] {
        TokenMode.allCases.flatMap { mode in
            looks.tones.enumerated().flatMap { tone, look in
                look.colors.enumerated().map { state, colors in
                    let values = [
                        ("bg", colors.background), ("fg", colors.text), ("bd", colors.border), ("tint", colors.tint),
                    ]
                    let settings = values.compactMap { name, token in
                        token.flatMap { color($0, mode) }.map { "--\(name):\($0.cssText)" }
                    }
                    return ".\(Self.style(tone, state, mode)){\(settings.joined(separator: ";"))}"
                }
            }
        }
    }

    private func color(_ name: TokenName, _ mode: TokenMode) -> TokenColor? {
        if case .color(let color) = graph.value(of: name, in: mode) { color } else { nil }
    }

    /// What is seen on what; a dash where there is no text or no fill.
    private func ratio(_ colors: VariantLooks.Colors, _ mode: TokenMode) -> String {
        guard let text = colors.text.flatMap({ color($0, mode) }),
            let fill = colors.background.flatMap({ color($0, mode) }), fill.alpha > 0
        else { return "–" }
        let contrast = ColorContrast(of: text, on: fill, over: mode == .light ? .white : .black)
        // Rounded down, so that what is too low does not look like enough.
        let tenths = Int((contrast.ratio * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10):1"
    }

    // MARK: Sizes

    /// Larger ones would tell nothing more.
    private static let largest = 160.0

    private var sizeRules: [String] {
        looks.sizes.enumerated().map { index, size in
            let metrics = size.metrics
            let lengths = [
                ("h", metrics.height), ("pt", metrics.paddingTop), ("pb", metrics.paddingBottom),
                ("pl", metrics.paddingLeading), ("pr", metrics.paddingTrailing), ("r", metrics.radius),
                ("bw", metrics.borderWidth),
            ]
            var settings = lengths.compactMap { name, token in
                token.flatMap(length).map { "--\(name):\($0.cssText)px" }
            }
            if let spacing = metrics.spacing.flatMap(length) { settings.append("gap:\(spacing.cssText)px") }
            if let font = metrics.fontSize.flatMap(length) {
                settings.append("font-size:\(min(max(font, 8), 40).cssText)px")
            }
            if let token = metrics.fontWeight, let weight = weight(token) { settings.append("font-weight:\(weight)") }
            return ".z\(index){\(settings.joined(separator: ";"))}"
        }
    }

    private func length(_ name: TokenName) -> Double? {
        guard case .length(let points) = graph.value(of: name, in: .light), points >= 0 else { return nil }
        return min(points, Self.largest)
    }

    private func weight(_ name: TokenName) -> Int? {
        switch graph.value(of: name, in: .light) {
        case .fontWeight(let weight): weight
        case .number(let weight) where (1...1000).contains(weight): Int(weight)
        default: nil
        }
    }
}
