import Mustache
import SwiftModel

/// The main init of a component, by which all of its members come in.
struct InitContext {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    var documentation: DocComment {
        var entries = entries(of: component.members)
        let identity = ItemIdentity(component.parameters)
        if component.isItem, !identity.isOwn { entries.insert(identity.entry, at: identity.position) }
        return Self.documentation(entries)
    }

    /// One line each, with the commas between them.
    static func listed(_ texts: [String]) -> [TemplateValue] {
        texts.enumerated().map { index, text in .string(text + (index + 1 < texts.count ? "," : "")) }
    }

    func documentation(of members: [Member]) -> DocComment {
        Self.documentation(entries(of: members))
    }

    private func entries(of members: [Member]) -> [String] {
        members.map { "\($0.name.name): \(text($0))" }
    }

    private static func documentation(_ entries: [String]) -> DocComment {
        var doc = DocComment(indentation: 4)
        if entries.count == 1, let entry = entries.first {
            doc.add(entry: "Parameter \(entry)")
        } else if !entries.isEmpty {
            doc.add(entry: "Parameters:")
            for entry in entries { doc.add(entry: entry, indentation: 2) }
        }
        return doc
    }

    /// What the web docs say, or else where it comes from.
    private func text(_ member: Member) -> String {
        let documentation = component.documentation(of: member)
        return documentation.isEmpty
            ? "`\(member.origin)` of the web component." : documentation.joined(separator: " ")
    }
}
