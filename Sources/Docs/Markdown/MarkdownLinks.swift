import Markdown
import Matrix
import SwiftModel

/// How documents of Markdown lead to each other.
enum MarkdownLinks {
    /// Files beside each other, as repositories show them; `root` leads to the folder of them all.
    case files(root: String)
    /// Articles of a DocC catalog.
    case articles

    func component(_ component: DocumentedComponent) -> String {
        switch self {
        case .files(let root):
            // From one component to another it is the same folder.
            let folder = root.isEmpty ? "Components/" : ""
            return "[\(MarkdownCell.plain(component.swift.names.view.name).text)](\(folder)\(component.fileName).md)"
        case .articles: return "<doc:\(Self.article(of: component))>"
        }
    }

    /// To the row of a matrix; in a catalog only its place.
    func rule(_ source: RuleSource) -> String {
        let place = DocumentedPlace.text(source.location)
        switch self {
        case .files(let root):
            return "[\(MarkdownCell.plain(place).text)](\(root)Rules.md#\(DocumentedRule.anchor(of: source)))"
        case .articles: return MarkdownCell.code(place).text
        }
    }

    /// No symbol of the module ends like that.
    static func article(of component: DocumentedComponent) -> String { "\(component.fileName)Translation" }
}
