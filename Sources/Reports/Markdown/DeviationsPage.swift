import Documents
import Translate

/// Everything that is not the same on iOS, of all components in one table.
struct DeviationsPage {
    private let library: DocumentedLibrary
    private let links: MarkdownLinks

    init(_ library: DocumentedLibrary, links: MarkdownLinks) {
        self.library = library
        self.links = links
    }

    var data: TemplateValue {
        let rows = library.components.flatMap { component -> [TemplateValue] in
            let link = links.component(component)
            return component.deviations.map { row($0, of: link) }
        }
        return [
            "title": .string(MarkdownCell.plain(library.title).text),
            "count": .string(IndexPage.count(rows.count, "deviation")),
            "hasRows": .boolean(!rows.isEmpty),
            "rows": .list(rows),
        ]
    }

    private func row(_ item: DocumentedItem, of component: String) -> TemplateValue {
        [
            "component": .string(component),
            "cells": ItemCells(item: item, links: links).deviation,
        ]
    }
}
