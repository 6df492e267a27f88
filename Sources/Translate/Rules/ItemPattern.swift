package import WebModel

/// Conditions of the Web column for an item, and for items beside it.
package struct ItemPattern: Sendable, Hashable {
    package let kind: ItemKind
    /// Any of these may match.
    package let names: [NamePattern]
    package var type = TypePattern.kind(.any)
    package var isOptionalOnly = false
    package var isReadonlyOnly = false
    /// Conditions that all have to hold, each by one of its items: the rule consumes each of `+ @input, @change` that
    /// the component has.
    package var conditions: [[ItemReference]] = []

    /// Counts the type, `?`, `readonly`, and each `+`.
    package var conditionCount: Int {
        type.conditionCount + (isOptionalOnly ? 1 : 0) + (isReadonlyOnly ? 1 : 0) + conditions.count
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
