import SwiftModel

/// Names of an enum's values in Swift.
struct CaseNames {
    struct Named<Value> {
        let name: SwiftIdentifier
        let value: Value
    }

    let values: ValuesIndex
    let spelling: NameSpelling
    /// nil for an enum that several components share: no heading is for it.
    let component: ComponentSurface?
    /// The names that rows of `Values` may know the values by: the property's and its type's.
    let scopes: [String]
    /// The word in front of a value that begins with a digit.
    let word: String

    /// The values with their names. One that a row calls `nil` is no case: see `isNothing`. `remarks` gets a sentence for
    /// each value that can't have the name that it would have.
    func cases<Value>(
        _ list: [(text: String, value: Value)],
        remarks: inout [String]
    ) -> [Named<Value>] {
        let wishes = list.map { text, _ in wish(for: text) }
        let names = SwiftScope.unique(wishes, .caseSensitive)
        for (wish, name) in zip(wishes, names) where wish.identifier != name {
            remarks.append("the value `\(wish.webName)` is `\(name.name)`, because `\(wish.identifier.name)` is taken")
        }
        return zip(names, list).map { Named(name: $0, value: $1.value) }
    }

    /// Whether having the value is having none.
    func isNothing(_ text: String) -> Bool {
        result(of: text) == .nothing
    }

    /// Finds the result that a row gives for a value; nil where none does.
    func result(of text: String) -> ValuesTable.Result? {
        values.result(of: text, scopes: scopes, of: component)?.result
    }

    private func wish(for text: String) -> SwiftScope.Wish {
        guard case .name(let name) = result(of: text) else { return SwiftScope.Wish(plain(text), webName: text) }
        return SwiftScope.Wish(
            SwiftIdentifier(swift: name, as: .enumCase) ?? plain(name),
            webName: text,
            isFixed: true
        )
    }

    private func plain(_ text: String) -> SwiftIdentifier {
        SwiftIdentifier(text, as: .enumCase, spelling: spelling, fallback: text.isEmpty ? "empty" : word)
    }
}
