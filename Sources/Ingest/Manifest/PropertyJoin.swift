import JSON
import SourceText

/// Brings the fields and the attributes of a class together: one property has both, one of them, or the other.
struct PropertyJoin {
    /// A field, an attribute, or the two that belong together. At least one of them is there.
    struct Pair {
        /// The field's name. An attribute without a public field has its own name only, in the spelling of HTML, unless
        /// it names a field that is listed nowhere.
        let name: String?
        let field: InheritedItem?
        let attribute: InheritedItem?
    }

    /// In the order of the fields; attributes without a public field follow in theirs.
    let pairs: [Pair]

    init(fields: [InheritedItem], attributes: [InheritedItem]) {
        let publicFields = fields.filter { MemberVisibility.isPublic($0.value) && $0.text("name") != nil }
        let hidden = Set(fields.filter { !MemberVisibility.isPublic($0.value) }.compactMap(\.name))
        let lookup = FieldLookup(publicFields, hidden: hidden)
        var attributeOfField: [Int: InheritedItem] = [:]
        var loose: [InheritedItem] = []
        for attribute in attributes {
            if let position = lookup.position(for: attribute), attributeOfField[position] == nil {
                attributeOfField[position] = attribute
            } else {
                loose.append(attribute)
            }
        }
        pairs =
            publicFields.enumerated().map { Pair(name: $1.name, field: $1, attribute: attributeOfField[$0]) }
            + loose.map { attribute in
                let field = attribute.text("fieldName").flatMap { name in
                    MemberVisibility.isPublicName(name) && !hidden.contains(name) ? name : nil
                }
                return Pair(name: field ?? attribute.text("name"), field: nil, attribute: attribute)
            }
    }
}

/// Finds the field of an attribute, by the surest sign first.
private struct FieldLookup {
    private var byName: [String: Int] = [:]
    private var byAttribute: [String: Int] = [:]
    private var byFoldedName: [String: Int] = [:]
    private let hidden: Set<String>

    init(_ fields: [InheritedItem], hidden: Set<String>) {
        self.hidden = hidden
        for (position, field) in fields.enumerated() {
            guard let name = field.name else { continue }
            byName[name] = byName[name] ?? position
            let folded = FieldLookup.folded(name)
            byFoldedName[folded] = byFoldedName[folded] ?? position
            if let attribute = field.text("attribute") {
                byAttribute[attribute] = byAttribute[attribute] ?? position
            }
        }
    }

    func position(for attribute: InheritedItem) -> Int? {
        if let field = attribute.value["fieldName"]?.string {
            if let position = byName[field] { return position }
            // A field that an attribute names may be private all the same: the attribute stands alone then.
            if hidden.contains(field) { return nil }
        }
        guard let name = attribute.text("name") else { return nil }
        return byAttribute[name] ?? byName[name] ?? byFoldedName[FieldLookup.folded(name)]
    }

    /// `help-text`, `helpText` and `HelpText` are one name.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
