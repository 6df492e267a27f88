import Mustache
import SwiftModel

/// By what an item is told from its siblings: an `id` that a caller may give and that otherwise is the value, or the label.
struct ItemIdentity {
    private let item: ComponentScaffold

    init(_ item: ComponentScaffold) {
        self.item = item
    }

    /// Whether a member of the web component is called like that and does it.
    var isOwn: Bool { item.members.contains { $0.name.name == "id" } }

    /// Whether nothing else tells items apart.
    var isRequired: Bool { fallback == nil }

    var parameter: String { isRequired ? "id: AnyHashable" : "id: AnyHashable? = nil" }

    /// In the documentation of the init.
    var entry: String {
        "id: By what it is told from its siblings" + (isRequired ? "." : "; otherwise its value or its label.")
    }

    /// In lines.
    var assignment: [String] {
        guard let fallback else { return ["self.id = id"] }
        let line = "self.id = id ?? \(fallback)"
        guard line.utf8.count > DocComment.longestLine - 8 else { return [line] }
        return ["self.id =", "    id"] + fallback.split(separator: " ?? ").map { "    ?? \($0)" }
    }

    /// Where the parameter stands: in front of the closures.
    var position: Int {
        item.members.firstIndex { ParameterRank($0) >= .binding } ?? item.members.endIndex
    }

    private var fallback: String? {
        let names = ["value", "label", "text", "title", "displayText", "name"]
        let members = names.compactMap { name in item.members.first { $0.role == name && $0.isHashable } }
        return expression(members[...])
    }

    /// The first that says something.
    private func expression(_ members: ArraySlice<ScaffoldMember>) -> String? {
        guard let member = members.first, let type = member.valueType else { return nil }
        let name = member.name.reference
        let next = expression(members.dropFirst())
        if type.isOptional {
            return "\(name).map { AnyHashable($0) } ?? \(next ?? "AnyHashable(\(name))")"
        }
        guard let next, member.defaultValue == .string("") else { return "AnyHashable(\(name))" }
        return "(\(name).isEmpty ? \(next) : AnyHashable(\(name)))"
    }
}

extension ScaffoldMember {
    fileprivate var isHashable: Bool {
        guard let type = valueType?.unwrapped else { return false }
        return type == .string || type.isNumber || type == .named("AnyHashable")
    }
}
