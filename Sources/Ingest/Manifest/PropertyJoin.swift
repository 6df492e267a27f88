import Core

struct PropertyJoin {
    /// A field, an attribute, or the two that belong together. At least one of them is there.
    struct Pair {
        /// The field's name. An attribute without a public field has its own name only, in the spelling of HTML, unless
        /// it is the first to name a field that is listed nowhere and no attribute is called like.
        let name: String?
        let field: InheritedItem?
        let attribute: InheritedItem?
    }

    /// Pairs in the order of the fields, then of other attributes; the order does not decide which belong together.
    let pairs: [Pair]
    /// Attributes that have neither a field nor a name for themselves.
    private(set) var nameless: [InheritedItem] = []

    init(fields: [InheritedItem], attributes: [InheritedItem]) {
        var publicFields: [InheritedItem] = []
        var hidden: Set<String> = []
        var isPublic = fields.map(MemberVisibility.isPublic)
        let faces = Set(zip(fields, isPublic).flatMap { $1 ? [$0.text("attribute"), $0.name].compactMap(\.self) : [] })
        for (position, field) in fields.enumerated() where MemberVisibility.isPublicByAttribute(field) {
            // A field with a public face is only behind that.
            let names = [field.text("attribute"), field.name.map { String($0.dropFirst()) }].compactMap(\.self)
            isPublic[position] = faces.isDisjoint(with: names)
        }
        for (field, isPublic) in zip(fields, isPublic) {
            if !isPublic {
                if let name = field.name { hidden.insert(name) }
            } else if field.toldName != nil {
                publicFields.append(field)
            }
        }
        var lookup = FieldLookup(publicFields, hidden: hidden)
        var attributeOfField: [Int: Int] = [:]
        let matches = attributes.map { lookup.match(for: $0) }
        let order = attributes.indices.sorted { attributes[$0].precedes(attributes[$1]) }
        for sign in FieldLookup.Sign.allCases {
            for number in order {
                guard let match = matches[number], match.sign == sign, attributeOfField[match.position] == nil else {
                    continue
                }
                attributeOfField[match.position] = number
            }
        }
        let joined = Set(attributeOfField.values)
        let fieldPairs = publicFields.enumerated().map { position, field in
            Pair(name: field.name, field: field, attribute: attributeOfField[position].map { attributes[$0] })
        }
        let left = order.filter { !joined.contains($0) }
        var named = Set(publicFields.compactMap(\.name))
        let own = Set(left.compactMap { attributes[$0].toldName })
        var pairOfAttribute: [Int: Pair] = [:]
        for number in left {
            let field = attributes[number].text("fieldName").flatMap { name in
                MemberVisibility.isPublicName(name) && !hidden.contains(name) && !own.contains(name) ? name : nil
            }
            let name = [field, attributes[number].toldName].compactMap(\.self).first { named.insert($0).inserted }
            if name == nil, attributes[number].toldName != nil {
                nameless.append(attributes[number])
            } else {
                pairOfAttribute[number] = Pair(name: name, field: nil, attribute: attributes[number])
            }
        }
        pairs = fieldPairs + attributes.indices.compactMap { pairOfAttribute[$0] }
    }
}

private struct FieldLookup {
    /// Evidence for the field, the surest first.
    enum Sign: CaseIterable {
        /// The attribute names the field, and the field names it or no attribute.
        case each
        case fieldName
        case attribute
        case name
        case foldedName
    }

    private var attributes: [Int: String] = [:]
    private var byName: [String: Int] = [:]
    private var byAttribute: [String: Int] = [:]
    /// Table of folded names, asked only where nothing surer tells the field, which is rare.
    private lazy var byFoldedName = Dictionary(
        order.map { (AttributeJoin.folded($0.name), $0.position) },
        uniquingKeysWith: { first, _ in first }
    )
    /// The fields, as one comes before another where an attribute may mean both.
    private var order: [(name: String, position: Int)] = []
    private let hidden: Set<String>

    init(_ fields: [InheritedItem], hidden: Set<String>) {
        self.hidden = hidden
        byName.reserveCapacity(fields.count)
        for position in fields.indices.sorted(by: { fields[$0].precedes(fields[$1]) }) {
            let field = fields[position]
            guard let name = field.name else { continue }
            byName[name] = byName[name] ?? position
            order.append((name, position))
            if let attribute = field.text("attribute") {
                attributes[position] = attribute
                byAttribute[attribute] = byAttribute[attribute] ?? position
            }
        }
    }

    mutating func match(for attribute: InheritedItem) -> (position: Int, sign: Sign)? {
        let name = attribute.toldName
        let field = attribute.text("fieldName")
        if let field, let position = byName[field] {
            let told = attributes[position]
            return (position, told == nil || told == name ? .each : .fieldName)
        }
        guard let name else { return nil }
        if let position = byAttribute[name] { return (position, .attribute) }
        if let position = byName[name] { return (position, .name) }
        // A field that an attribute names may be private all the same: no like spelling tells its public face.
        if let field, hidden.contains(field) { return nil }
        return byFoldedName[AttributeJoin.folded(name)].map { ($0, .foldedName) }
    }
}
