import Mustache
import Render
import Tokens

/// The styles of a component as a table for each appearance: a picture for each tone, state and size.
struct SiteVariants {
    private let picture: ComponentPicture

    init(_ picture: ComponentPicture) {
        self.picture = picture
    }

    var data: TemplateValue {
        let names = picture.sizes.compactMap { picture.styles.sizes[$0].name }
        return [
            "rules": .lines(picture.rules),
            "symbols": .lines(picture.symbols),
            "modes": .list(TokenMode.allCases.map(mode)),
            "hasFewStates": .boolean(picture.states.count <= 4),
            "hasUnnamedSizes": .boolean(names.count > 1 && !picture.namesSizes),
            "sizeNames": .string(names.joined(separator: ", ")),
            "hasRatios": .boolean(picture.drawing.hasWordsOnFill),
            "leftOut": picture.leftOut == 0 ? .null : ["count": .string("\(picture.leftOut)")],
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
        let ratio = picture.drawing.hasWordsOnFill ? SampleContrast(of: colors, in: mode) : nil
        let isRequired = !picture.styles.states[state].isDisabled
        return [
            "samples": .list(picture.sizes.map { picture.sample(tone: tone, state: state, size: $0, mode) }),
            "ratio": ratio.map {
                ["text": .string($0.text), "isLow": .boolean(isRequired && !$0.isEnough)]
            } ?? .null,
        ]
    }
}
