import SwiftModel

/// What the values of an enum are called in Swift.
struct CaseNames {
    let values: ValuesIndex
    let spelling: NameSpelling
    let tag: String
    /// The names that rows of `Values` may know the values by: the property's and its type's.
    let scopes: [String]
    /// The word in front of what begins with a digit.
    let word: String

    /// The named values; those that mean nothing (`Infinity` → `nil`) are left out.
    func cases<Value>(_ list: [(text: String, value: Value)]) -> [(name: SwiftIdentifier, value: Value)] {
        var kept: [Value] = []
        var wishes: [SwiftScope.Wish] = []
        for (text, value) in list {
            let result = values.result(of: text, scopes: scopes, tag: tag)?.result
            switch result {
            case .nothing: continue
            case .name(let name):
                wishes.append(
                    SwiftScope.Wish(
                        SwiftIdentifier(swift: name, as: .enumCase) ?? plain(name),
                        webName: text,
                        isFixed: true
                    )
                )
            case nil:
                wishes.append(SwiftScope.Wish(plain(text), webName: text, isFixed: false))
            }
            kept.append(value)
        }
        return Array(zip(SwiftScope.unique(wishes, .caseSensitive), kept)).map { (name: $0.0, value: $0.1) }
    }

    func isNothing(_ text: String) -> Bool {
        values.result(of: text, scopes: scopes, tag: tag)?.result == .nothing
    }

    private func plain(_ text: String) -> SwiftIdentifier {
        SwiftIdentifier(text, as: .enumCase, spelling: spelling, fallback: text.isEmpty ? "empty" : word)
    }
}
