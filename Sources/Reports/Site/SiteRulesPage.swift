import Documents
import Translate

/// The rows of the matrices that decided something, for links to lead to.
struct SiteRulesPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] { [("rules", .list(library.rules.map(rule)))] }

    private func rule(_ rule: DocumentedRule) -> TemplateValue {
        let cells = rule.cells.map { cell -> TemplateValue in
            [
                "column": .string(cell.column), "text": .string(cell.text),
                "isProse": .boolean(RulesPage.isProse(cell.column)),
            ]
        }
        return [
            "anchor": .string(rule.anchor), "place": .string(rule.place),
            "uses": .string("decided \(IndexPage.count(rule.uses, "item"))"), "cells": .list(cells),
        ]
    }
}
