import Documents
import SwiftModel

/// An init of a component that takes values and makes a view for each, as a template sees it.
struct DataInitContext {
    private let component: ComponentScaffold
    private let data: DataInit
    private let texts: TextInitContext?

    init(_ data: DataInit, of component: ComponentScaffold) {
        self.component = component
        self.data = data
        texts = data.texts.map { TextInitContext(component.taking(data.parameters), $0) }
    }

    var value: TemplateValue {
        [
            "head": .lines(component.extensionHead(where: component.members.compactMap(constraint))),
            "doc": .lines(documentation.lines),
            "generics": .string("<\(typeParameters.joined(separator: ", "))>"),
            "condition": .string(condition),
            "parameters": .list(InitContext.listed(parameters)),
            "arguments": .list(InitContext.listed(component.members.map(argument))),
        ]
    }

    // MARK: The values

    var typeParameters: [String] {
        ["\(data.names.dataType.declaration): RandomAccessCollection", "\(data.names.rowType.declaration): View"]
    }

    var condition: String {
        let values = data.names.dataType.reference
        let content = data.content.viewType?.reference ?? ""
        return "\(values).Element: Identifiable, "
            + "\(content) == ForEach<\(values), \(values).Element.ID, \(data.names.rowType.reference)>"
    }

    func dataParameter(_ name: SwiftIdentifier) -> String { "_ \(name.declaration): \(data.names.dataType.reference)" }

    func rowParameter(_ name: SwiftIdentifier) -> String {
        "@ViewBuilder \(name.declaration): "
            + "@escaping (\(data.names.dataType.reference).Element) -> \(data.names.rowType.reference)"
    }

    // MARK: The rest

    /// Constrains the view of a member; nil where it may be any, or where `condition` constrains it.
    func constraint(_ member: Member) -> String? {
        guard member.name != data.content.name, member.hasText else { return nil }
        return texts?.constraint(member)
    }

    private var parameters: [String] {
        with(
            dataParameter(data.names.data),
            rowParameter(data.names.row),
            data.members.map { texts?.parameter($0) ?? $0.parameter }
        )
    }

    private var documentation: DocComment {
        let entries = with(
            "\(data.names.data.name): The values.",
            "\(data.names.row.name): Makes the view of a value.",
            InitContext(component: component.taking(data.parameters)).entries(of: data.members)
        )
        return InitContext.documentation(entries)
    }

    /// Puts the values first, and the closure that makes their views before the other views.
    private func with(_ values: String, _ rows: String, _ others: [String]) -> [String] {
        var all = others
        all.insert(rows, at: data.rowPosition)
        return [values] + all
    }

    private func argument(_ member: Member) -> String {
        if member.name == data.content.name {
            return member.argument("{ ForEach(\(data.names.data.reference), content: \(data.names.row.reference)) }")
        }
        return texts?.argument(member) ?? member.argument(member.name.reference)
    }
}
