import SwiftModel

extension ItemIdentity {
    var parameter: String { isRequired ? "id: AnyHashable" : "id: AnyHashable? = nil" }

    var entry: String {
        "id: By what it is told from its siblings" + (isRequired ? "." : "; otherwise its value or its label.")
    }

    var assignment: [String] {
        guard let fallback = Self.expression(substitutes[...]) else { return ["self.id = id"] }
        let line = "self.id = id ?? \(fallback)"
        guard line.utf8.count > DocComment.longestLine - 8 else { return [line] }
        return ["self.id =", "    id"] + fallback.split(separator: " ?? ").map { "    ?? \($0)" }
    }

    private static func expression(_ members: ArraySlice<Member>) -> String? {
        guard let member = members.first, let type = member.valueType else { return nil }
        let name = member.name.reference
        let next = expression(members.dropFirst())
        if type.isOptional { return "\(name).map { AnyHashable($0) } ?? \(next ?? "AnyHashable(\(name))")" }
        guard let next, member.defaultValue == .string("") else { return "AnyHashable(\(name))" }
        return "(\(name).isEmpty ? \(next) : AnyHashable(\(name)))"
    }
}
