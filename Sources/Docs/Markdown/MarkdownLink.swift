import Markdown
import Matrix
import SwiftModel

/// Links between the files, as their templates write them.
enum MarkdownLink {
    /// To the page of a component; `folder` is where components are from there.
    static func component(_ component: DocumentedComponent, from folder: String) -> String {
        "[\(MarkdownCell.plain(component.swift.names.view.name).text)](\(folder)\(path(component.fileName)).md)"
    }

    /// To the row of a matrix.
    static func rule(_ source: RuleSource, from folder: String) -> String {
        let place = DocumentedPlace.text(source.location)
        return "[\(MarkdownCell.plain(place).text)](\(folder)Rules.md#\(DocumentedRule.anchor(of: source)))"
    }

    /// Letters of any script may stand in names; parentheses and spaces may not.
    private static func path(_ name: String) -> String { name }
}
