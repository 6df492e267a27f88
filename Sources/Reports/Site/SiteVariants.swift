import Documents
import Generate
import Tokens

/// A picture for each tone, state and size. Themes that draw the component otherwise have tables of their own.
struct SiteVariants {
    let picture: ComponentPicture
    var themes: [(name: String, picture: ComponentPicture)] = []

    /// A page has the pictures of so many themes; of the others it has the names.
    static let mostThemes = 6

    var data: TemplateValue {
        let names = picture.sizes.compactMap { picture.styles.sizes[$0].name }
        let drawn = themes.prefix(Self.mostThemes)
        let others = themes.dropFirst(Self.mostThemes).map(\.name)
        return [
            "rules": .lines(picture.rules + drawn.flatMap(\.picture.rules)),
            "symbols": .lines(picture.symbols + drawn.flatMap(\.picture.symbols)),
            "tables": tables,
            "themes": .list(
                drawn.map { ["name": .string($0.name), "tables": SiteVariants(picture: $0.picture).tables] }
            ),
            "otherThemes": others.isEmpty ? .null : ["names": .string(others.joined(separator: ", "))],
            "hasUnnamedSizes": .boolean(names.count > 1 && !picture.namesSizes),
            "sizeNames": .string(names.joined(separator: ", ")),
            "hasRatios": .boolean(picture.primitive.hasWordsOnFill),
            "leftOut": picture.leftOut == 0 ? .null : ["count": .string("\(picture.leftOut)")],
        ]
    }

    private var tables: TemplateValue {
        [
            "modes": .list(TokenMode.allCases.map(mode)),
            "hasFewStates": .boolean(picture.states.count <= 4),
        ]
    }

    private func mode(_ mode: TokenMode) -> TemplateValue {
        let states = picture.states.map { picture.styles.states[$0] }
        return [
            "mode": .string(mode.rawValue), "title": .string(mode == .light ? "Light" : "Dark"),
            "states": .lines(states.map { $0 == .normal ? "default" : $0.rawValue }),
            "tones": .list(picture.tones.map { row($0, mode) }),
        ]
    }

    private func row(_ tone: Int, _ mode: TokenMode) -> TemplateValue {
        let name = picture.styles.tones[tone].name
        return [
            "tone": name.map { ["name": .string($0), "span": .string("\(picture.states.count)")] } ?? .null,
            "cells": .list(picture.states.map { cell(tone, $0, mode) }),
        ]
    }

    private func cell(_ tone: Int, _ state: Int, _ mode: TokenMode) -> TemplateValue {
        let colors = picture.styles.tones[tone].colors[state]
        let ratio = picture.primitive.hasWordsOnFill ? SampleContrast(of: colors, in: mode) : nil
        let isRequired = !picture.styles.states[state].isDisabled
        return [
            "samples": .list(picture.sizes.map { picture.sample(tone: tone, state: state, size: $0, mode) }),
            "ratio": ratio.map {
                ["text": .string($0.text), "isLow": .boolean(isRequired && !$0.isEnough)]
            } ?? .null,
        ]
    }
}

struct SampleContrast {
    /// Rounded down, so that a ratio that is too low does not look like enough: `4.4:1`.
    let text: String
    /// Measured by WCAG 2, AA.
    let isEnough: Bool

    /// nil where there are no words or no fill.
    init?(of colors: DrawnStyles.Colors, in mode: TokenMode) {
        guard let words = colors[.text]?[mode], let fill = colors[.background]?[mode], fill.alpha > 0 else {
            return nil
        }
        let ratio = ColorContrast(of: words, on: fill, over: mode == .light ? .white : .black).ratio
        let tenths = Int((ratio * 10).rounded(.down))
        text = "\(tenths / 10).\(tenths % 10):1"
        isEnough = ratio >= 4.5
    }
}
