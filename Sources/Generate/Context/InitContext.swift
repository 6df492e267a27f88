import Core
import Documents
import SwiftModel

/// The main init of a component, by which all of its members come in.
struct InitContext {
    let component: ComponentScaffold

    var documentation: DocComment {
        let identity = ItemIdentity(component.parameters)
        let isGiven = component.isItem && !identity.isOwn
        return documentation(of: component.members, isGiven ? (identity, identity.position) : nil)
    }

    static func listed(_ texts: [String]) -> [TemplateValue] {
        texts.enumerated().map { index, text in .string(text + (index + 1 < texts.count ? "," : "")) }
    }

    func documentation(of members: [Member], _ identity: (ItemIdentity, position: Int)? = nil) -> DocComment {
        var entries = entries(of: members)
        if let (identity, position) = identity { entries.insert(identity.entry, at: position) }
        return Self.documentation(entries)
    }

    func entries(of members: [Member]) -> [String] { members.map { "\($0.name.name): \(text($0))" } }

    static func documentation(_ entries: [String]) -> DocComment {
        var doc = DocComment(indentation: 4)
        if entries.count == 1, let entry = entries.first {
            doc.add(entry: "Parameter \(entry)")
        } else if !entries.isEmpty {
            doc.add(entry: "Parameters:")
            for entry in entries { doc.add(entry: entry, indentation: 2) }
        }
        return doc
    }

    private func text(_ member: Member) -> String {
        let documentation = component.documentation(of: member)
        let text =
            documentation.isEmpty
            ? "\(code: member.origin) of the web component." : documentation.joined(separator: " ")
        return text + (member.keepsOwn ? " Without a Binding, the view keeps it." : "")
    }
}
