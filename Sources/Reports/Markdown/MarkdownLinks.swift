import Documents
import SwiftModel
import Translate

/// Rules are few, and nearly every row links to one: each link is written once.
struct MarkdownLinks: Sendable {
    enum Form: Sendable {
        /// `root` leads to the folder of all files.
        case files(root: String)
        case articles
    }

    private let form: Form
    private let rules: [DocumentedRule.Row: String]

    init(_ form: Form, of library: DocumentedLibrary) {
        self.form = form
        rules = Dictionary(
            library.rules.map { (DocumentedRule.Row(of: $0.source), Self.link(to: $0.source, at: $0.place, as: form)) }
        ) { first, _ in first }
    }

    func component(_ component: DocumentedComponent) -> String {
        switch form {
        case .files(let root):
            // Components link to each other in the same folder.
            let folder = root.isEmpty ? "Components/" : ""
            return "[\(MarkdownCell.plain(component.swift.names.view.name).text)](\(folder)\(component.fileName).md)"
        case .articles: return "<doc:\(Self.article(of: component))>"
        }
    }

    /// Names only its place in a catalog.
    func rule(_ source: RuleSource) -> String {
        rules[DocumentedRule.Row(of: source)]
            ?? Self.link(to: source, at: DocumentedPlace.text(source.location), as: form)
    }

    private static func link(to source: RuleSource, at place: String, as form: Form) -> String {
        switch form {
        case .files(let root):
            return "[\(MarkdownCell.plain(place).text)](\(root)Rules.md#\(DocumentedRule.anchor(of: source)))"
        case .articles: return MarkdownCell.code(place).text
        }
    }

    /// No symbol of the module ends like that.
    static func article(of component: DocumentedComponent) -> String { "\(component.fileName)Translation" }
}
