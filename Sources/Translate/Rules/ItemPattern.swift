package import WebModel

/// Conditions of the Web column for an item, and for items beside it.
package struct ItemPattern: Sendable, Hashable {
    package let kind: ItemKind
    /// Any of these may match.
    package let names: [NamePattern]
    package let type: TypePattern
    package let isOptionalOnly: Bool
    package let isReadonlyOnly: Bool
    /// Conditions that all have to hold.
    package let conditions: [Condition]

    package init(
        kind: ItemKind,
        names: [NamePattern],
        type: TypePattern = .kind(.any),
        isOptionalOnly: Bool = false,
        isReadonlyOnly: Bool = false,
        conditions: [Condition] = []
    ) {
        self.kind = kind
        self.names = names
        self.type = type
        self.isOptionalOnly = isOptionalOnly
        self.isReadonlyOnly = isReadonlyOnly
        self.conditions = conditions
    }

    /// Counts the type, `?`, `readonly`, and each `+`.
    package var conditionCount: Int {
        type.conditionCount + (isOptionalOnly ? 1 : 0) + (isReadonlyOnly ? 1 : 0) + conditions.count
    }

    /// `+ @input, @change`: the rule consumes each of these that the component has.
    package struct Condition: Sendable, Hashable {
        package let alternatives: [ItemReference]

        package init(_ alternatives: [ItemReference]) {
            self.alternatives = alternatives
        }
    }
}

/// `*: any + @{name}-change`
extension ItemReference {
    static let hole = "{name}"

    var hasHole: Bool { name.utf8.contains(UInt8(ascii: "{")) }

    func filled(with item: ItemReference) -> ItemReference {
        guard hasHole, let range = name.firstRange(of: Self.hole) else { return self }
        return ItemReference(kind, name.replacingCharacters(in: range, with: item.name))
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }
}

/// Condition that a component must meet beside its tag, for a row of `Components` to mean it.
package enum ComponentCondition: Sendable, Hashable {
    /// The component has one of the items of the pattern: `+ items, data: array`, `+ #(default)`.
    case item(ItemPattern)
    /// The library has a component with one of these endings behind the component's own tag, and it is more than a
    /// container: `+ <{tag}-row>`.
    case part([String])
}
