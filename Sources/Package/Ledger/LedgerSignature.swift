import Core
import SwiftModel

/// Writes each parameter on a line of its own, and no list that is empty.
enum LedgerSignature {
    static let lists: [(key: String, list: any WritableKeyPath<KeptSignature, [KeptParameter]> & Sendable)] = [
        ("uiKit", \.uiKit), ("inherited", \.inherited), ("delegate", \.delegate), ("texts", \.texts),
    ]
    static let names: [(key: String, name: any WritableKeyPath<KeptNames, String> & Sendable)] = [
        ("base", \.base), ("view", \.view), ("tokens", \.tokens), ("uiKit", \.uiKit), ("delegate", \.delegate),
    ]
    static let facts: [(key: String, fact: any WritableKeyPath<KeptNames, String?> & Sendable)] = [
        ("primitive", \.primitive), ("presentation", \.presentation), ("strings", \.strings), ("title", \.title),
    ]

    static func write(_ signature: KeptSignature, to writer: inout JSONWriter) {
        writer.object { component in
            if let names = signature.names { component.member("names") { Self.write(names, to: &$0) } }
            for form in InitSignature.Kind.allCases {
                guard let parameters = signature.inits[form] else { continue }
                component.member(form.rawValue, array: parameters.map(LedgerParameter.line)) { $0.value($1) }
            }
            for (key, list) in lists where !signature[keyPath: list].isEmpty {
                component.member(key, array: signature[keyPath: list].map(LedgerParameter.line)) { $0.value($1) }
            }
            component.object("items") { items in
                for (item, hash) in signature.items.sorted(by: { $0.key < $1.key }) {
                    items.member(LedgerItem.text(of: item), hash.description)
                }
            }
        }
    }

    private static func write(_ names: KeptNames, to writer: inout JSONWriter) {
        writer.object { object in
            for (key, name) in Self.names { object.member(key, names[keyPath: name]) }
            for (key, fact) in facts {
                if let text = names[keyPath: fact] { object.member(key, text) }
            }
            if names.isControl { object.member("isControl", true) }
            if !names.generics.isEmpty { object.member("generics", array: names.generics) { $0.value($1) } }
            guard !names.proxies.isEmpty else { return }
            object.object("proxies") { proxies in
                for (name, property) in names.proxies.sorted(by: { $0.key < $1.key }) { proxies.member(name, property) }
            }
        }
    }
}
