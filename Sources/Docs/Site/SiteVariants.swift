import Mustache
import Render
import Tokens

/// The looks of a component as a table for each appearance, drawn by CSS. Only numbers and colours get into styles.
struct SiteVariants {
    private let looks: VariantLooks
    private let form: SampleForm
    private let graph: TokenGraph
    /// The states that have a column, by their places among those of `looks`.
    private let states: [Int]

    init(_ looks: VariantLooks, as form: SampleForm, in graph: TokenGraph) {
        self.looks = looks
        self.form = form
        self.graph = graph
        // What is selected of a slider is the part up to its thumb, which is drawn in each state.
        states = looks.states.indices.filter { form != .slider || looks.states[$0] != .selected }
    }

    var data: TemplateValue {
        let names = looks.sizes.compactMap(\.name)
        return [
            "rules": .lines(colorRules + sizeRules),
            "modes": .list(TokenMode.allCases.map(mode)),
            "hasFewStates": .boolean(states.count <= 4),
            "hasUnnamedSizes": .boolean(names.count > 1 && !form.isNamed),
            "sizeNames": .string(names.joined(separator: ", ")),
            "hasRatios": .boolean(form.hasWordsOnFill),
        ]
    }

    private func mode(_ mode: TokenMode) -> TemplateValue {
        let names = states.map { looks.states[$0] == .normal ? "default" : looks.states[$0].rawValue }
        return [
            "mode": .string(mode.rawValue), "title": .string(mode == .light ? "Light" : "Dark"),
            "states": .lines(names),
            "tones": .list(looks.tones.enumerated().map { row($1, $0, mode) }),
        ]
    }

    private func row(_ tone: VariantLooks.Tone, _ index: Int, _ mode: TokenMode) -> TemplateValue {
        let cells = states.map { cell(tone.colors[$0], index, $0, mode) }
        return [
            "tone": tone.name.map { ["name": .string($0), "span": .string("\(states.count)")] } ?? .null,
            "cells": .list(cells),
        ]
    }

    private func cell(_ colors: VariantLooks.Colors, _ tone: Int, _ state: Int, _ mode: TokenMode) -> TemplateValue {
        var style = "\(form.rawValue) \(Self.style(tone, state, mode))"
        if looks.states[state] == .selected { style += " on" }
        if form == .label, colors.tint != nil, colors.tint != colors.background { style += " tinted" }
        let samples = looks.sizes.enumerated().map { index, size -> TemplateValue in
            [
                "style": .string("\(style) z\(index)"), "hasMark": .boolean(form.hasMark),
                "text": .string(form.text(size: size.name) ?? ""),
            ]
        }
        let ratio = form.hasWordsOnFill ? SampleContrast(of: colors, in: mode, graph) : nil
        let isRequired = looks.states[state] != .disabled
        return [
            "samples": .list(samples),
            "ratio": ratio.map {
                ["text": .string($0.text), "isLow": .boolean(isRequired && !$0.isEnough)]
            } ?? .null,
        ]
    }

    /// One rule for each tone, state and appearance.
    private static func style(_ tone: Int, _ state: Int, _ mode: TokenMode) -> String {
        "\(mode == .light ? "l" : "d")\(tone)-\(state)"
    }

    // MARK: Colours

    private var colorRules: [String] {
        TokenMode.allCases.flatMap { mode in
            looks.tones.enumerated().flatMap { tone, look in
                states.map { state in
                    let colors = look.colors[state]
                    let values = [
                        ("bg", colors.background), ("fg", colors.text), ("bd", colors.border), ("tint", colors.tint),
                        ("fill", filled(look)),
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

    /// The part of a slider up to its thumb.
    private func filled(_ tone: VariantLooks.Tone) -> TokenName? {
        guard form == .slider, let selected = looks.states.firstIndex(of: .selected) else { return nil }
        return tone.colors[selected].background
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
