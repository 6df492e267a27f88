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
        let described = members.filter { !$0.documentation.isEmpty }
        guard !described.isEmpty else { return doc }
        doc.add(entry: "Parameters:")
        for member in described {
            doc.add(
                entry: "\(member.name.name): \(member.documentation.joined(separator: " "))",
                indentation: 2
            )
        }
        return doc
    }
}
