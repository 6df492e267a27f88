import Documents
import Tokens

/// Pairs that somebody has to look at come first.
struct ContrastTables {
    private enum Verdict: String, CaseIterable {
        case tooLow, unknown, enough, free

        init(_ pair: ContrastPair) {
            let passes = TokenMode.allCases.map { pair.passes(in: $0) }
            if pair.required == nil {
                self = .free
            } else if passes.contains(false) {
                self = .tooLow
            } else if TokenMode.allCases.contains(where: { pair[$0] == .transparentFill || pair[$0] == .unknown }) {
                self = .unknown
            } else {
                self = .enough
            }
        }

        var title: String {
            switch self {
            case .tooLow: "Too low"
            case .unknown: "Not known"
            case .enough: "Enough"
            case .free: "Not required"
            }
        }

        var text: String {
            switch self {
            case .tooLow: "Less than WCAG 2 asks for, in one appearance or in both."
            case .unknown: "What is behind the fill shows through, or one of the two has no value."
            case .enough: "What WCAG 2 asks for: 4.5:1 for text, 3:1 for large text, icons and borders."
            case .free: "Of what is out of use, WCAG 2 asks for nothing."
            }
        }
    }

    private let pairs: [Verdict: [ContrastPair]]
    private let catalogue: TokenCatalogue

    init(_ catalogue: TokenCatalogue) {
        pairs = Dictionary(grouping: catalogue.pairs, by: Verdict.init)
        self.catalogue = catalogue
    }

    var isEmpty: Bool { pairs.isEmpty }

    var data: [TemplateValue] {
        Verdict.allCases.compactMap { verdict in
            pairs[verdict].map { pairs in
                [
                    "anchor": .string(PageAnchor("contrast", verdict.rawValue).text),
                    "title": .string(verdict.title), "text": .string(verdict.text),
                    "count": .string("\(pairs.count)"),
                    "rows": .list(pairs.map { ContrastRow(pair: $0, catalogue: catalogue).data }),
                ]
            }
        }
    }
}

struct ContrastRow {
    let pair: ContrastPair
    let catalogue: TokenCatalogue

    var data: TemplateValue {
        [
            "text": .string(pair.text.text), "fill": .string(fill),
            "kind": .string(pair.kind == .largeText ? "large text" : pair.kind.rawValue),
            "cells": .list(TokenMode.allCases.map(cell)),
        ]
    }

    /// `…fill-danger` beside `elvt-component-chip-text-danger`; the whole name where the rest could mean another token.
    private var fill: String {
        let (text, fill) = (pair.text.text, pair.fill.text)
        guard catalogue.contains(pair.fill) else { return fill }
        let beginnings = text.indices.reversed().filter { text[$0] == "-" }.map { text[...$0] }
        guard let shared = beginnings.first(where: { fill.hasPrefix($0) }) else { return fill }
        let rest = fill.dropFirst(shared.count)
        let isOther = beginnings.prefix { $0 != shared }.contains { catalogue.contains(TokenName(String($0) + rest)) }
        return isOther ? fill : "…\(rest)"
    }

    private func cell(in mode: TokenMode) -> TemplateValue {
        let ratio = pair[mode].contrast.map { "\($0.text)" } ?? "–"
        let remark = remark(in: mode)
        return [
            "isTooLow": .boolean(pair.isTooLow(in: mode)),
            "text": .string(remark.isEmpty ? ratio : "\(ratio) \(remark)"),
        ]
    }

    /// Tells nothing of a pair that passes: the heading does.
    private func remark(in mode: TokenMode) -> String {
        guard let required = pair.required else { return "" }
        switch pair[mode] {
        case .contrast: return pair.isTooLow(in: mode) ? "fails \(required.text)" : ""
        case .invisible: return "cannot be seen"
        case .transparentFill: return "transparent fill"
        case .unknown: return "no value"
        }
    }
}
