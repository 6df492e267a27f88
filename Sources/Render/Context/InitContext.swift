import Mustache
import SwiftModel

/// The main init of a component, by which all of its members come in.
struct InitContext {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// One line each.
    var parameters: [TemplateValue] {
        InitContext.listed(component.members.map(\.parameter))
    }

    var documentation: DocComment {
        InitContext.documentation(of: component.members)
    }

    static func listed(_ texts: [String]) -> [TemplateValue] {
        texts.enumerated().map { index, text in .string(text + (index + 1 < texts.count ? "," : "")) }
    }

    static func documentation(of members: [ScaffoldMember]) -> DocComment {
        var doc = DocComment(indentation: 4)
        if members.count == 1, let member = members.first {
            doc.add(entry: "Parameter \(member.name.name): \(text(member))")
        } else if !members.isEmpty {
            doc.add(entry: "Parameters:")
            for member in members { doc.add(entry: "\(member.name.name): \(text(member))", indentation: 2) }
        }
        return doc
    }

    /// What the web docs say, or else where it comes from.
    private static func text(_ member: ScaffoldMember) -> String {
        member.documentation.isEmpty
            ? "`\(member.origin)` of the web component." : member.documentation.joined(separator: " ")
    }
}
