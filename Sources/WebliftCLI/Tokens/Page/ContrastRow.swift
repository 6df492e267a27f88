import Mustache
import Tokens

/// A pair of colors as a row of a table: what is seen on what, and how well in light and in dark.
struct ContrastRow {
    private let pair: ContrastPair
    private let catalogue: TokenCatalogue

    init(_ pair: ContrastPair, in catalogue: TokenCatalogue) {
        self.pair = pair
        self.catalogue = catalogue
    }

    var data: TemplateValue {
        [
            "text": TokenLink(pair.text, in: catalogue).data,
            "fill": TokenLink(pair.fill, in: catalogue).data,
            "kind": .string(pair.kind == .largeText ? "large text" : pair.kind.rawValue),
            "cells": .list(TokenMode.allCases.map(cell)),
        ]
    }

    private func cell(in mode: TokenMode) -> TemplateValue {
        let (verdict, remark) = verdict(in: mode)
        return [
            "mode": .string(mode.rawValue),
            "shape": .string(pair.kind == .border ? "border" : "plain"),
            "sample": sample(in: mode),
            "ratio": .string(pair[mode].contrast.map { "\($0.text)" } ?? "–"),
            "verdict": .string(verdict),
            "remark": .string(remark),
        ]
    }

    /// The class that the style knows, and what people read.
    private func verdict(in mode: TokenMode) -> (String, String) {
        guard let required = pair.required else { return ("none", "not required") }
        switch pair[mode] {
        case .contrast where pair.isTooLow(in: mode): return ("fail", "fails \(required.text)")
        case .contrast: return ("pass", "passes \(required.text)")
        case .invisible: return ("none", "not to be seen")
        case .transparentFill: return ("none", "transparent fill")
        case .unknown: return ("none", "no value")
        }
    }

    private func sample(in mode: TokenMode) -> TemplateValue {
        guard case .color(let color)? = catalogue.graph.value(of: pair.text, in: mode),
            case .color(let fill)? = catalogue.graph.value(of: pair.fill, in: mode)
        else { return .null }
        return ["color": .string(color.cssText), "fill": .string(fill.cssText)]
    }
}
