import Mustache
import Tokens

/// A token as a row of a table: its name with what is said of it, and what it is in light and in dark.
struct TokenRow {
    private let token: Token
    private let catalogue: TokenCatalogue

    init(_ token: Token, in catalogue: TokenCatalogue) {
        self.token = token
        self.catalogue = catalogue
    }

    var data: TemplateValue {
        let declaration = token.light ?? token.dark
        return [
            "anchor": .string(TokenLink.anchor(of: token.name).text),
            "name": .string(token.name.text),
            "kind": .string(catalogue.graph.kind(of: token) ?? "without a value"),
            "chains": .list(chains),
            "documentation": declaration?.documentation.map { ["text": .string($0)] } ?? .null,
            "deprecation": declaration?.deprecation.map { ["text": .string($0)] } ?? .null,
            "replaced": .list(token.replaced.map { ["text": .string($0.content.text)] }),
            "cells": .list(cells),
        ]
    }

    /// Colors stand side by side also where they are the same, so that the eye can compare.
    private var cells: [TemplateValue] {
        let values = TokenMode.allCases.map { catalogue.graph.value(of: token.name, in: $0) }
        if values[0] == values[1], values[0]?.dependsOnBackground != true {
            return [TokenSample(values[0], named: token.words, in: .light, isBoth: true).data]
        }
        return zip(TokenMode.allCases, values).map { TokenSample($1, named: token.words, in: $0, isBoth: false).data }
    }

    private var chains: [TemplateValue] {
        let chains = TokenChains(of: token, in: catalogue.graph)
        let isSame = chains.light == chains.dark
        func line(_ label: String, _ names: [TokenName], isCut: Bool) -> TemplateValue {
            let links = names.map { TokenLink($0, in: catalogue).data }
            return ["label": .string(label), "links": .list(links), "isCut": .boolean(isCut)]
        }
        var lines = chains.common.isEmpty ? [] : [line("", chains.common, isCut: isSame && chains.isCut)]
        guard !isSame else { return lines }
        for mode in TokenMode.allCases where !chains[mode].isEmpty {
            lines.append(line("in \(mode.rawValue)", chains[mode], isCut: chains.isCut))
        }
        return lines
    }
}

extension TokenValue {
    /// Whether it looks different on white and on black.
    fileprivate var dependsOnBackground: Bool {
        switch self {
        case .color, .shadow: true
        default: false
        }
    }
}
